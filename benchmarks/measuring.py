"""Measuring in turns: the floor and the work, of one environment or of two, on one core, by CPU time."""

import json
import os
import statistics
import subprocess
from pathlib import Path
from typing import Any, NamedTuple, Self

HERE = Path(__file__).parent
SECONDS = 0.2
"""About how long one window of work takes."""

REPEATS = 11
FLOOR = "floor"


class Spread(NamedTuple):
    """Several measurements of one thing: the middle one, and between which the middle half of them lies."""

    middle: float
    low: float
    high: float

    @classmethod
    def of(cls, found: list[float]) -> Self:
        """The spread of these."""
        low, middle, high = statistics.quantiles(found, n=4, method="inclusive")
        return cls(middle, low, high)

    @property
    def share(self) -> float:
        """How far apart the middle half is, as a part of the middle."""
        return (self.high - self.low) / self.middle

    def over(self, factor: float) -> "Spread":
        """The same in another unit, of which there are so many in this one."""
        return Spread(self.middle * factor, self.low * factor, self.high * factor)

    def inverse(self, factor: float) -> "Spread":
        """How long each takes, where this says how many there are in a time."""
        return Spread(factor / self.middle, factor / self.high, factor / self.low)


class Worker:
    """A process of an environment that works when it is told to."""

    def __init__(self, python: str) -> None:
        self.python = python
        self._process = subprocess.Popen(
            [python, str(HERE / "worker.py")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.about: dict[str, str] = self._read()
        self._counts: dict[str, int] = {}

    def rate(self, name: str, repeat: int, count: int) -> float:
        """How much of a work is done in a second of CPU time, with the seeds of this repeat."""
        amount, seconds = self._told(name, 1 + repeat * count, count)
        return amount / seconds

    def count(self, name: str, seconds: float = SECONDS) -> int:
        """With how many seeds a work takes about so long."""
        if name not in self._counts:
            self._told(name, 0, 1)
            _, took = self._told(name, 1, 1)
            tries = max(1, int(0.02 / max(took, 1e-6)))
            _, took = self._told(name, 1, tries)
            self._counts[name] = max(1, round(seconds * tries / max(took, 1e-6)))
        return self._counts[name]

    def close(self) -> None:
        """Let the process end."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def _told(self, name: str, first: int, count: int) -> tuple[int, float]:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([name, first, count]) + "\n")
        self._process.stdin.flush()
        amount, seconds = self._read()
        return amount, seconds

    def _read(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.python} ended while it was measured")
        return json.loads(line)


def stay_on_one_core() -> None:
    """Let this process and those it starts share one core, where the system allows it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def in_turns(workers: list[Worker], name: str, repeats: int = REPEATS) -> list[list[float]]:
    """For each worker, its rates of a work as parts of the floor's beside it; all with the same seeds, in turns."""
    count, ground = workers[0].count(name), workers[0].count(FLOOR, SECONDS / 2)
    found: list[list[float]] = [[] for _ in workers]
    for repeat in range(repeats):
        places = range(len(workers)) if repeat % 2 else reversed(range(len(workers)))
        for place in places:
            worker = workers[place]
            before = worker.rate(FLOOR, repeat, ground)
            rate = worker.rate(name, repeat, count)
            after = worker.rate(FLOOR, repeat, ground)
            found[place].append(rate / ((before + after) / 2))
    return found


def floor_rate(worker: Worker, repeats: int = REPEATS) -> float:
    """Moves of the floor in a second: the middle of several windows."""
    count = worker.count(FLOOR, SECONDS / 2)
    return statistics.median([worker.rate(FLOOR, repeat, count) for repeat in range(repeats)])
