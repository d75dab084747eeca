"""How fast it is: ratios to the floor with their spread, beside those of the peers and of the runs before.

    python benchmarks/bench.py                                     # everything, with a line for the history
    python benchmarks/bench.py --only agra --against ../other/.venv/bin/python
    python benchmarks/bench.py --against .venv-fast/bin/python     # compiled beside pure

Every figure is CPU time on one core. The floor is measured before and after each window of work, and environments that
are compared take turns with the same seeds. Matches are set up by name in every figure but those of forks and searches.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import darbar
import history
from darbar.match.match import Match
from darbar.matches import load
from measuring import REPEATS, Spread, Worker, floor_rate, in_turns, stay_on_one_core
from works import WORKS

REFERENCE = 700_000
"""Moves of the floor in a second, for which times of forks and searches are stated."""

PEERS = {
    "OpenSpiel (C++ tic-tac-toe, from Python)": 1.09,
    "TAG (Java tic-tac-toe)": 0.43,
    "TAG (Java Catan)": 0.125,
    "TAG (Java Puerto Rico)": 0.114,
    "PettingZoo (raw tic-tac-toe)": 0.071,
    "OpenSpiel (Python tic-tac-toe)": 0.040,
    "catanatron (Python Catan)": 0.028,
    "boardgame.io (tic-tac-toe)": 0.013,
    "a Python Agricola": 0.003,
}
BESIDE = {"tic-tac-toe": ("OpenSpiel (C++", "TAG (Java tic"), "for 4": ("TAG (Java Puerto", "catanatron")}
"""Which peers are named beside which of ours."""

WANTED = {
    "tic-tac-toe, simulate": (0.50, 0.90),
    "tic-tac-toe, Match.play with record": (0.25, 0.35),
    "Agra for 4, simulate": (0.10, 0.15),
    "Al-Rashid for 4, simulate": (0.10, 0.15),
    "Rajas for 4, simulate": (0.08, 0.12),
    "Taj Mahal for 4, simulate": (0.08, 0.12),
    "Hearts for 4, simulate": (0.08, 0.12),
}
"""The least part of the floor, pure and compiled."""


class Limit(NamedTuple):
    """Something else that is measured, and the most that it may be."""

    name: str
    value: float
    unit: str
    most: float

    @property
    def good(self) -> bool:
        return self.value <= self.most


def wanted(name: str, build: str) -> float | None:
    """The least part of the floor."""
    return WANTED[name][build != "pure"] if name in WANTED else None


def shown(name: str, ratio: Spread) -> str:
    """A figure in the unit that it is read in."""
    if "fork" in name or "deepcopy" in name:
        found, unit = ratio.inverse(1e6 / REFERENCE), "µs"
    elif "mcts" in name:
        found, unit = ratio.over(REFERENCE), "iterations/s"
    elif "darbar.new" in name:
        found, unit = ratio.inverse(1e6 / REFERENCE), "µs"
    else:
        found, unit = ratio, "of the floor"
    digits = 3 if found.middle < 10 else 1
    return f"{found.middle:9.{digits}f} {unit:13} {found.low:9.{digits}f} to {found.high:9.{digits}f}"


def peers(name: str) -> str:
    """The peers to compare a figure with."""
    starts = next((those for what, those in BESIDE.items() if what in name and ", simulate" in name), ())
    return "; ".join(f"{peer} {ratio}" for peer, ratio in PEERS.items() if peer.startswith(starts)) if starts else ""


# One environment


def measure(python: str, names: list[str], repeats: int, *, kept: bool) -> bool:
    """These in one environment; whether all is as fast as it should be. A run that is kept is one of the history."""
    worker = Worker(python)
    build, ground = worker.about["build"], floor_rate(worker)
    print(f"Python {worker.about['python']}, {build}. The floor: {ground:,.0f} moves/s of tic-tac-toe, CPU time.")
    print(f"Middle of {repeats} turns, and the middle half of them; times as if the floor made {REFERENCE:,}/s.\n")
    results, good = {}, True
    for name in names:
        spread = results[name] = Spread.of(in_turns([worker], name, repeats)[0])
        least = wanted(name, build)
        missed = least is not None and spread.middle < least
        good = good and not missed
        limit = f"at least {least:g}{' MISSED' if missed else ''}" if least else ""
        print(f"{name:38} {shown(name, spread)}  {limit:20} {peers(name)}", flush=True)
    worker.close()
    new = history.entry(worker.about, ground, {name: list(spread) for name, spread in results.items()})
    return remember(new, kept=kept) and good


def remember(new: history.Entry, *, kept: bool) -> bool:
    """Tell what has become slower since the runs before; whether nothing has."""
    past = history.read()
    fallen = history.falls(new, past)
    print(f"\nCompared with the last of {len(past)} runs in {history.FILE.name}, as far as they are like this one:")
    for name, by in fallen.items():
        print(f"  SLOWER by {-by:.0%}: {name}")
    if not fallen:
        print("  nothing has become slower by more than 5 %")
    if kept:
        history.add(new)
    return not fallen


# Two environments


def compare(pythons: list[str], names: list[str], repeats: int) -> None:
    """Two environments in turns: each as a part of the floor, and the first as a multiple of the second."""
    workers = [Worker(python) for python in pythons]
    for worker in workers:
        print(f"{worker.python}: Python {worker.about['python']}, {worker.about['build']}")
    print(f"\n{'':38} {'here':>9} {'there':>9} {'times':>9}   middle half")
    for name in names:
        here, there = in_turns(workers, name, repeats)
        times = Spread.of([one / other for one, other in zip(here, there, strict=True)])
        of_floor = f"{Spread.of(here).middle:9.4f} {Spread.of(there).middle:9.4f}"
        print(f"{name:38} {of_floor} {times.middle:9.3f}   {times.low:.3f} to {times.high:.3f}", flush=True)
    for worker in workers:
        worker.close()


# What is no part of the floor


def best_time(work: Callable[[], object], repeats: int) -> float:
    """The shortest of several runs, in seconds."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


def start_against_imports() -> float:
    """The start of `darbar --help` against importing the libraries it needs, in turns."""
    bare = [sys.executable, "-c", "import msgspec, pluggy, click"]
    ours = [str(Path(sys.executable).with_name("darbar")), "--help"]
    times = [
        [best_time(lambda c=c: subprocess.run(c, capture_output=True, check=True), 1) for c in (bare, ours)]
        for _ in range(20)
    ]
    return min(our for _, our in times) / min(their for their, _ in times)


def open_in_the_middle() -> tuple[float, int]:
    """Milliseconds to open a long match anywhere in its middle, and how many moves it has."""
    bazaar = darbar.games()["bazaar"]
    long = bazaar.change(phase=lambda state: state.stage.value if state.day <= 100 else None)
    match = Match.begin(long, darbar.new("bazaar", 5, seed=1).header)
    while match.ask and len(match.moves) < 1000:
        match.play(match.ask.moves[len(match.moves) % len(match.ask.moves)])
    text = match.record.dumps()
    slowest = max(best_time(lambda at=at: load(text, at=at, game=long), 3) for at in (1, 250, 500, 750, 999))
    return slowest * 1000, len(match.moves)


def deaf_observers_cost() -> float:
    """What installed observers that do not listen cost a running match: its time with them against without."""
    game, header = darbar.games()["connectfour"], darbar.new("connectfour", 2, seed=1).header

    def time_of(begin: Callable[[], Match]) -> float:
        matches = [begin() for _ in range(40)]
        start = time.process_time()
        for match in matches:
            while match.ask:
                match.play(match.ask.moves[len(match.moves) % len(match.ask.moves)])
        return time.process_time() - start

    begins = (lambda: darbar.new("connectfour", 2, seed=1), lambda: Match.begin(game, header))
    times = [[time_of(begin) for begin in begins] for _ in range(15)]
    return min(one for one, _ in times) / min(other for _, other in times)


def limits() -> list[Limit]:
    """What has a limit of its own."""
    opened, moves = open_in_the_middle()
    return [
        Limit(f"opening a match of {moves} moves in its middle", opened, "ms", 100),
        Limit("darbar --help", start_against_imports(), "times its imports", 2),
        Limit("observers that do not listen", deaf_observers_cost(), "times without", 1.1),
    ]


def main() -> int:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--against", metavar="PYTHON", help="the interpreter of another environment, to compare with")
    parser.add_argument("--only", metavar="WORD", help="only what has this word in its name")
    parser.add_argument("--repeats", type=int, default=REPEATS)
    given = parser.parse_args()
    stay_on_one_core()
    names = [name for name in WORKS if name != "floor" and (given.only or "").lower() in name.lower()]
    if given.against:
        compare([sys.executable, given.against], names, given.repeats)
        return 0
    good = measure(sys.executable, names, given.repeats, kept=not given.only)
    if not given.only:
        for limit in limits():
            print(f"{limit.name:45} {limit.value:8.3f} {limit.unit:20} at most {limit.most:g}", end="")
            print("" if limit.good else " MISSED")
            good = good and limit.good
        print("\nPeers, complete random games through their public interface, of the floor where they were measured:\n")
        for name, ratio in PEERS.items():
            print(f"{name:45} {ratio:8.3f}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
