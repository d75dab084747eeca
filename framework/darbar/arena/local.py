"""Matches on this machine: one process for each core, which imports the game once and plays what it is given.

A process that dies takes one match with it. That match is played once more, leaving a trail; if the process dies again,
the trail is the record of what happened.
"""

from collections import deque
from collections.abc import Generator, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import json

from ..children import PATIENCE, Child, cores
from ..core.moves import Move
from ..match.match import Match
from ..match.record import Record, loads
from ..signals import heard, held, listen
from .plan import Plan, Task
from .runner import Result, failed, play

AHEAD = 4
"""So many matches lie ready for a process, so that it never waits for the next."""


class Trail:
    """A record that is written while the match is played."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: Any = None

    def __call__(self, match: Match[Any], move: Move) -> None:
        """Note a move before it is played."""
        if self._file is None:
            self._file = self._path.open("w", encoding="utf-8", buffering=1)
            self._file.write(match.record.dumps().rpartition("end 0")[0])
        assert match.ask is not None
        if move in match.ask.moves:
            self._file.write(f"{match.ask.seat + 1} {move}\n")


class Worker(Child):
    """A process that plays matches, and those that it was given and has not answered."""

    def __init__(self, plan: Plan) -> None:
        self.given: deque[Task] = deque()
        super().__init__(work, plan)

    def give(self, task: Task, trail: Path | None) -> None:
        """Hand over a match; a process that is gone is noticed when its answer is read."""
        self.given.append(task)
        try:
            self.pipe.send((task, trail))
        except OSError:
            return

    def take(self) -> Result | None:
        """The answer that has come; None when the process has died."""
        try:
            content = self.pipe.recv_bytes()
        except (EOFError, OSError):
            return None
        self.given.popleft()
        return json.decode(content, type=Result)


def work(pipe: Connection, plan: Plan) -> None:
    """What a process does until its pipe is closed, or it is asked to end."""
    listen()
    while True:
        try:
            task, trail = pipe.recv()
            result = play(plan, task, Trail(trail) if trail else None)
            if heard():
                return
            pipe.send_bytes(json.encode(result))
        except (EOFError, OSError):
            return


class Local:
    """The engine for one machine."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or cores()

    def run(self, plan: Plan, tasks: Iterable[Task]) -> Generator[Result, None, None]:
        """Play the matches; results come as they are ready."""
        with TemporaryDirectory(prefix="darbar-") as folder:
            run = _Run(plan, tasks, Path(folder))
            try:
                yield from run.results(self.workers)
            finally:
                run.end()


class _Run:
    """Matches that are waiting, and the processes that play them."""

    def __init__(self, plan: Plan, tasks: Iterable[Task], folder: Path) -> None:
        self.plan = plan
        self.waiting = deque(tasks)
        self.folder = folder
        self.again: set[str] = set()
        self.team: dict[Any, Worker] = {}

    def results(self, workers: int) -> Iterator[Result]:
        for _ in range(min(workers, len(self.waiting))):
            self.hire()
        while self.team:
            for pipe in wait(list(self.team)):
                yield from self.hear(self.team[pipe])

    def hire(self) -> None:
        with held():
            worker = Worker(self.plan)
            self.team[worker.pipe] = worker
        self.supply(worker)

    def supply(self, worker: Worker) -> None:
        """Keep a process busy, but leave enough for the others."""
        fair = max(1, min(AHEAD, len(self.waiting) // (2 * len(self.team))))
        while self.waiting and len(worker.given) < fair:
            task = self.waiting.popleft()
            worker.give(task, self.trail(task) if task.id in self.again else None)
        if not worker.given:
            self.dismiss(worker)

    def hear(self, worker: Worker) -> Iterator[Result]:
        result = worker.take()
        if result is not None:
            self.supply(worker)
            yield result
            return
        worker.process.join(PATIENCE)
        lost = worker.given.popleft()
        self.waiting.extendleft(reversed(worker.given))
        self.dismiss(worker)
        if lost.id in self.again:
            yield self.lost(lost, worker.how_it_ended)
        else:
            self.again.add(lost.id)
            self.waiting.appendleft(lost)
        if self.waiting:
            self.hire()

    def dismiss(self, *workers: Worker) -> None:
        for worker in workers:
            del self.team[worker.pipe]
            worker.dismiss()
        for worker in workers:
            worker.wait()

    def end(self) -> None:
        self.dismiss(*self.team.values())

    def trail(self, task: Task) -> Path:
        return self.folder / task.id

    def lost(self, task: Task, how: str) -> Result:
        fault = f"the process that played it ended twice{how}"
        return failed(self.plan, task, "crashed", fault, _followed(self.trail(task)))


def _followed(trail: Path) -> Record | None:
    """The record in a trail that breaks off; None when there is no trail."""
    if not trail.exists():
        return None
    written = trail.read_text(encoding="utf-8")
    moves = written.partition("\n\n")[2].count("\n")
    return loads(f"{written}end {moves}\n")
