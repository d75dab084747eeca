"""A pool: bots think in processes of their own, and hold up nobody who plays."""

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from math import inf
from threading import Condition, Lock, Thread, current_thread
from time import monotonic
from typing import Protocol

import msgspec
from msgspec import json

from ..bounds import MOST_WORKERS
from ..children import PATIENCE, Child, cores
from ..core.seats import Seat
from ..errors import DarbarError
from .desk import GRACE, TICK, Answer, Progress, Stop, Task, work

TRIES = 2
"""A process that dies takes a question with it, which is asked once more."""


class Pipe(Protocol):
    """The way to a process and back."""

    def send_bytes(self, message: bytes, /) -> object:
        """Send something."""
        ...

    def poll(self, seconds: float, /) -> bool:
        """Wait so long until something comes; whether it has."""
        ...

    def recv_bytes(self) -> bytes:
        """What has come; `EOFError` when the process is gone."""
        ...


class Worker(Protocol):
    """A process in which bots think: on this machine, or elsewhere."""

    @property
    def pipe(self) -> Pipe:
        """The way to it."""
        ...

    @property
    def how_it_ended(self) -> str:
        """In brackets; nothing while it runs."""
        ...

    def gone(self) -> None:
        """It has closed its pipe: wait a little until it has ended."""
        ...

    def terminate(self) -> None:
        """End it now, in the middle of a thought."""
        ...

    def dismiss(self) -> None:
        """Ask it to end."""
        ...

    def wait(self) -> None:
        """Wait until it has ended."""
        ...


Done = Callable[[Answer], object]
_IDS = count(1)


class Job:
    """A question that a bot thinks about, or will; `done` is called with the answer, in another thread."""

    def __init__(
        self, table: int, record: str, seat: Seat, bot: str, seed: int, done: Done, *, analyse: bool = False
    ) -> None:
        self.task = Task(next(_IDS), table, record, seat, bot, seed, analyse)
        self.progress: float | None = None
        self.keeper: Keeper | None = None
        self.cancelled: float | None = None
        self.stopped = False
        self._done = done

    def stop(self) -> None:
        """Let the bot end with the best so far."""
        self.stopped = True
        if (keeper := self.keeper) is not None:
            keeper.send(Stop(self.task.id))

    def cancel(self) -> None:
        """Nobody wants the answer any more: the bot is stopped, and in the end its process."""
        self.cancelled = self.cancelled or monotonic()
        self.stop()

    def finish(self, answer: Answer) -> None:
        """Hand over the answer, unless nobody wants it; what is made of it is not the pool's affair."""
        if self.cancelled is None:
            with suppress(Exception):  # or the process would serve nobody any more
                self._done(answer)


class Pool:
    """So many processes at most, each started when it is first needed. One pool serves any number of sessions."""

    def __init__(self, workers: int | None = None, patience: float | None = None) -> None:
        """With a `patience`, a bot that thinks for more seconds is ended with its process, and not asked again."""
        if workers is not None and not 1 <= workers <= MOST_WORKERS:
            raise DarbarError(f"a pool has 1 to {MOST_WORKERS} processes, not {workers}")
        self.workers = workers or cores()
        self.patience = inf if patience is None else patience
        self._news = Condition()
        self._waiting: deque[Job] = deque()
        self._keepers: list[Keeper] = []
        self.closed = False

    def make(self) -> Worker:
        """A new process."""
        return Child(work)

    def submit(self, job: Job) -> Job:
        """Let a bot think as soon as a process is free."""
        with self._news:
            if self.closed:
                raise DarbarError("this pool is closed: nobody thinks in it any more")
            self._waiting.append(job)
            idle = [one for one in self._keepers if one.idle]
            if len(idle) < len(self._waiting) and len(self._keepers) < self.workers:
                self._keepers.append(Keeper(self))
            self._news.notify_all()
        return job

    @property
    def busy(self) -> int:
        """How many processes have a bot that thinks."""
        return sum(not keeper.idle for keeper in self._keepers)

    @property
    def waiting(self) -> int:
        """How many bots wait for a process."""
        return len(self._waiting)

    @property
    def started(self) -> bool:
        """Whether there is a process already."""
        return bool(self._keepers)

    def prepare(self) -> None:
        """Start a process now, if there is none yet: the first question need not wait for it."""
        with self._news:
            if not self._keepers and not self.closed:
                self._keepers.append(Keeper(self))

    def take(self, keeper: "Keeper") -> Job | None:
        """The next question for a process; None when there will be no more.

        Whoever has thought at a table before goes on there, if that process is idle too.
        """
        with self._news:
            keeper.idle = True
            while not self.closed:
                while self._waiting and self._waiting[0].cancelled is not None:
                    self._waiting.popleft()
                if self._waiting and not self._better(keeper, self._waiting[0].task.table):
                    keeper.idle = False
                    job = self._waiting.popleft()
                    keeper.table = job.task.table
                    return job
                self._news.wait()
            return None

    def _better(self, keeper: "Keeper", table: int) -> bool:
        return keeper.table != table and any(one.idle and one.table == table for one in self._keepers)

    def close(self) -> None:
        """End all processes. Whoever is thinking is not heard any more."""
        with self._news:
            self.closed = True
            self._waiting.clear()
            self._news.notify_all()
        for keeper in self._keepers:
            keeper.leave()
        for keeper in self._keepers:
            keeper.wait()

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class Keeper:
    """A thread that keeps one process busy, and starts another when it has died."""

    def __init__(self, pool: Pool) -> None:
        self.idle = True
        self.table = -1
        self._pool = pool
        self._child: Worker | None = None
        self._sending = Lock()
        self._decode = msgspec.json.Decoder(Answer | Progress).decode
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def send(self, message: Task | Stop) -> None:
        """Send something to the process; one that is gone is noticed when its answer is read."""
        with self._sending:
            if self._child is not None:
                with suppress(OSError):
                    self._child.pipe.send_bytes(json.encode(message))

    def _run(self) -> None:
        try:
            self._start()
            while (job := self._pool.take(self)) is not None:
                job.keeper = self
                answer = self._answer(job)
                job.keeper = None
                if answer is not None and not self._pool.closed:
                    job.finish(answer)
        finally:
            self._dismiss()

    def _start(self) -> Worker:
        """The process, which is started if there is none."""
        with self._sending:
            self._child = self._child or self._pool.make()
            return self._child

    def _answer(self, job: Job) -> Answer | None:
        """What comes of a question; None when nobody wants to know any more."""
        how = ""
        for _ in range(TRIES):
            child = self._start()
            self.send(job.task)
            if job.stopped:
                self.send(Stop(job.task.id))
            try:
                return self._listen(job, child)
            except (EOFError, OSError):
                child.gone()
                how = child.how_it_ended
                self._dismiss()
            if job.cancelled is not None or self._pool.closed:
                return None
        return Answer(job.task.id, fault=f"the process in which it thought ended twice{how}")

    def _listen(self, job: Job, child: Worker) -> Answer | None:
        began = monotonic()
        while not self._pool.closed:
            if monotonic() > began + self._pool.patience:
                self._dismiss()
                return Answer(job.task.id, fault=f"it has thought for {self._pool.patience:g} seconds", late=True)
            if job.cancelled is not None and monotonic() > job.cancelled + GRACE:
                self._dismiss()
                return None
            if child.pipe.poll(TICK):
                match self._decode(child.pipe.recv_bytes()):
                    case Progress(id, done) if id == job.task.id:
                        job.progress = done
                    case Answer(id=id) as answer if id == job.task.id:
                        return answer
        return None

    def _dismiss(self) -> None:
        with self._sending:
            child, self._child = self._child, None
        if child is not None:
            child.dismiss()
            child.wait()

    def leave(self) -> None:
        """The pool is closed: end the process soon, also in the middle of a thought."""
        with self._sending:
            if self._child is not None:
                self._child.terminate()

    def wait(self) -> None:
        """Wait until the process is gone."""
        if self._thread is not current_thread():
            self._thread.join(2 * PATIENCE)
