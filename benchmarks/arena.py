"""Matches a second in the arena: one process against two, on the same matches.

`python benchmarks/arena.py [GAME]` ends with an error when two processes are not 1.7 times as fast as one. It needs two
idle cores; the processor time that it prints says what the arena itself costs, whatever else is running.
"""

import os
import sys
import time
from typing import NamedTuple

from darbar.arena.local import Local
from darbar.arena.plan import Plan, new_plan
from darbar.plugins import plugins

LEAST = 1.7
TRIES = 3
MATCHES = {"agra": 40, "bazaar": 800, "tictactoe": 8000}


class Time(NamedTuple):
    """Seconds by the clock, and of the processor for handing out matches and collecting results."""

    clock: float
    handing: float


def run(plan: Plan, workers: int) -> Time:
    """From the first result to the last: the start of a process is not what is measured."""
    results = Local(workers).run(plan, plan.tasks())
    next(results)
    begun, handed = time.perf_counter(), time.process_time()
    for _ in results:
        pass
    return Time(time.perf_counter() - begun, time.process_time() - handed)


def measure(game: str) -> float:
    """How many times faster two processes are, at their best."""
    played = plugins().game(game)
    seats = played.seats[1]
    plan = new_plan(played, ("random",) * seats, (seats,), MATCHES[game], 1)
    tries = [[run(plan, workers) for workers in (1, 2)] for _ in range(TRIES)]
    one, two = (min(column) for column in zip(*tries, strict=True))
    for name, taken in (("one", one), ("two", two)):
        speed, handing = plan.matches / taken.clock, 100 * taken.handing / taken.clock
        print(f"{game} for {seats}, {name}: {speed:,.1f} matches/s ({handing:.1f} % of a core to hand them out)")
    return one.clock / two.clock


if __name__ == "__main__":
    faster = measure(sys.argv[1] if len(sys.argv) > 1 else "agra")
    print(f"{faster:.2f} times as fast, on {os.cpu_count()} cores; wanted: {LEAST}")
    sys.exit(0 if faster >= LEAST else 1)
