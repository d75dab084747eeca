"""Running: attacks in several processes, as often or as long as asked, and the table of what came of it."""

import argparse
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from .hunting import CASES, Fault, attacks, hunt, keep
from .shrinking import shrunk

CHUNK_SECONDS = 1.0
"""So long does a process work before it tells what it found."""


MINUTE = 60.0


class Outcome(NamedTuple):
    """What came of one attack."""

    attack: str
    tries: int
    faults: int
    seconds: float


class Run:
    """One attack: how far it is, how fast, and what it found."""

    def __init__(self, name: str, tries: int | None, seconds: float | None) -> None:
        self.name = name
        self.tries = tries
        self.begun = monotonic()
        self.end = None if seconds is None else self.begun + seconds
        self.given = self.done = 0
        self.chunk = 1
        self.told = self.begun
        self.faults: Counter[str] = Counter()

    def next_chunk(self) -> tuple[int, int] | None:
        """Which tries to do next; None when it is enough."""
        if self.end is not None and monotonic() >= self.end:
            return None
        count = self.chunk if self.tries is None else min(self.chunk, self.tries - self.given)
        first, self.given = self.given, self.given + max(0, count)
        return (first, count) if count > 0 else None

    def hear(self, count: int, seconds: float, found: list[Fault]) -> Iterator[Fault]:
        """Note what was tried; the first fault of each kind is worth a closer look."""
        self.done += count
        self.chunk = max(1, int(count * CHUNK_SECONDS / max(seconds, 0.001))) if seconds < 5 * CHUNK_SECONDS else 1
        self.chunk = min(self.chunk, 4 * count)
        for fault in found:
            self.faults[fault.kind] += 1
            if self.faults[fault.kind] == 1:
                yield fault

    @property
    def outcome(self) -> Outcome:
        """What came of it."""
        return Outcome(self.name, self.done, self.faults.total(), monotonic() - self.begun)


def timed_hunt(name: str, seed: int, first: int, count: int) -> tuple[int, float, list[Fault]]:
    """A part of an attack, in a process of its own."""
    begun, found = monotonic(), hunt(name, seed, first, count)
    return count, monotonic() - begun, found


def run_attack(
    name: str, seed: int, tries: int | None, seconds: float | None, jobs: int, folder: str
) -> tuple[Outcome, list[Fault]]:
    """Run one attack; its outcome, and a minimal case for each kind of fault."""
    run = Run(name, tries, seconds)
    kinds: list[Fault] = []
    pool = _pool(jobs, folder)
    working: dict[Future[tuple[int, float, list[Fault]]], tuple[int, int]] = {}
    while True:
        while len(working) <= jobs and (chunk := run.next_chunk()):
            working[pool.submit(timed_hunt, name, seed, *chunk)] = chunk
        if not working:
            break
        for future in wait(working, return_when=FIRST_COMPLETED).done:
            first, count = working.pop(future)
            try:
                kinds += run.hear(*future.result())
            except BrokenProcessPool:
                died = Fault(name, f"a process died: between the tries {first} and {first + count}")
                kinds += run.hear(count, CHUNK_SECONDS, [died])
                working.clear()
                pool = _pool(jobs, folder)
                break
        _progress(run)
    with pool:
        return run.outcome, _minimal(kinds, pool)


def _minimal(faults: list[Fault], pool: ProcessPoolExecutor) -> list[Fault]:
    """The faults with the smallest cases that are found; one that takes its process with it stays as it is."""
    shrinking = [(one, pool.submit(shrunk, one)) for one in faults if one.case is not None]
    minimal = [one for one in faults if one.case is None]
    for fault, future in shrinking:
        try:
            minimal.append(future.result())
        except BrokenProcessPool:
            minimal.append(fault)
    return minimal


def _pool(jobs: int, folder: str) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, mp_context=get_context("fork"), initializer=_settle, initargs=(folder,))


def _settle(folder: str) -> None:
    """A process works in the folder of the run, and puts everything there."""
    tempfile.tempdir = folder
    os.chdir(folder)
    os.environ["DARBAR_HOME"] = os.path.join(folder, "home")


def _progress(run: Run) -> None:
    """A line that is written over on a terminal, and a line a minute elsewhere."""
    if sys.stderr.isatty() or monotonic() > run.told + MINUTE:
        run.told, end = monotonic(), "\r" if sys.stderr.isatty() else "\n"
        print(f"{run.name}: {run.done} tries, {run.faults.total()} faults", end=end, file=sys.stderr, flush=True)


def main(arguments: list[str] | None = None) -> int:
    """Run the attacks that are asked for, all of them by default; 1 when there are faults."""
    given = _parser().parse_args(arguments)
    wanted = dict(map(_wanted, given.attacks)) or dict.fromkeys(attacks())
    if unknown := wanted.keys() - attacks():
        print(f"There is no attack called {', '.join(sorted(unknown))}: there are {', '.join(attacks())}.")
        return 2
    outcomes: list[Outcome] = []
    with tempfile.TemporaryDirectory(prefix="fuzz-", ignore_cleanup_errors=True) as folder:
        try:
            for name, tries in wanted.items():
                outcomes.append(_run_one(name, tries, given, len(wanted), folder))
        except KeyboardInterrupt:
            print("interrupted", file=sys.stderr)
    print_table(outcomes)
    return 1 if any(one.faults for one in outcomes) else 0


def _run_one(name: str, tries: int | None, given: argparse.Namespace, count: int, folder: str) -> Outcome:
    share = None if given.seconds is None else given.seconds / count
    usual = None if share else getattr(attacks()[name], "USUAL", 10)
    outcome, found = run_attack(name, given.seed, tries or given.tries or usual, share, given.jobs, folder)
    _tell(outcome, found, given.keep)
    return outcome


def _wanted(word: str) -> tuple[str, int | None]:
    name, _, count = word.partition("=")
    return name, int(count) if count else None


def _tell(outcome: Outcome, found: list[Fault], folder: Path) -> None:
    print(f"{outcome.attack}: {outcome.tries} tries, {outcome.faults} faults, {outcome.seconds:.0f} s", flush=True)
    for fault in found:
        print(f"  {fault.what}")
        if fault.case is not None:
            print(f"    kept in {keep(fault, folder)}", flush=True)


def print_table(outcomes: list[Outcome]) -> None:
    """Attack, tries, faults, seconds."""
    print(f"\n| {'attack':10} | {'tries':>9} | {'faults':>6} | {'seconds':>7} |")
    print(f"|{'-' * 12}|{'-' * 10}:|{'-' * 7}:|{'-' * 8}:|")
    for one in outcomes:
        print(f"| {one.attack:10} | {one.tries:9,} | {one.faults:6,} | {one.seconds:7,.0f} |")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="fuzz", description=main.__doc__)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK[=TRIES]", help=f"among {', '.join(attacks())}")
    parser.add_argument("--tries", type=int, help="of each attack; by default what is usual for it")
    parser.add_argument("--seconds", type=float, help="for all of them together, in place of a number of tries")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same tries")
    parser.add_argument("--keep", type=Path, default=CASES, help="the folder for minimal cases")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes")
    return parser
