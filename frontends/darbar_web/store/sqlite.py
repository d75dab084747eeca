"""SQLite: everything in one file, for one process. One thread writes for all, and what waits is written together."""

import os
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, LifoQueue, SimpleQueue
from threading import Event, Thread, current_thread
from typing import Any, Final, TypeVar

from darbar import DarbarError
from darbar.sessions.claims import claim

from .rows import StoreError
from .store import Store, Writing

T = TypeVar("T")

MOST_TOGETHER: Final = 200
"""So much that waits is written in one transaction at most."""

WAIT: Final = 10.0
"""So many seconds the file may be locked by somebody else, who makes a backup for instance."""


class Job:
    """Some work for the thread that writes, and what came of it."""

    def __init__(self, work: Callable[[Writing], Any]) -> None:
        self.work = work
        self.done = Event()
        self.result: Any = None
        self.error: Exception | None = None

    def finish(self, error: Exception | None = None) -> None:
        """Tell whoever waits."""
        self.error = error
        self.done.set()


class Cursor:
    """A transaction of the thread that writes."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def execute(self, sql: str, given: Sequence[Any] = ()) -> int:
        """Do something; how many rows it has changed."""
        return self._connection.execute(sql, tuple(given)).rowcount

    def many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """Do it for each row."""
        self._connection.executemany(sql, rows)

    def read(self, sql: str, given: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """What is there, in the transaction."""
        return self._connection.execute(sql, tuple(given)).fetchall()


class Sqlite(Store):
    """A store in a file, which no other process uses meanwhile. It is safe from a power cut, too."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self._claim = claim(self.path)
        self._readers: LifoQueue[sqlite3.Connection] = LifoQueue()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        self._writer = self._connect()
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()
        try:
            self.prepare()
        except BaseException:
            self.close()
            raise

    def _connect(self) -> sqlite3.Connection:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))  # it holds secrets; SQLite's other files follow
            connection = sqlite3.connect(self.path, timeout=WAIT, isolation_level=None, check_same_thread=False)
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
                connection.execute(f"PRAGMA {pragma}")
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"cannot open the store {self.path}: {error}") from None
        return connection

    # Reading

    def read(self, sql: str, given: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """What is there. Whoever reads waits for nobody who writes."""
        if self._closed:
            raise StoreError("the store is closed")
        try:
            connection = self._readers.get_nowait()
        except Empty:
            connection = self._connect()
        try:
            return connection.execute(sql, tuple(given)).fetchall()
        except sqlite3.Error as error:
            raise StoreError(f"cannot read the store: {error}") from None
        finally:
            self._readers.put(connection)

    # Writing

    def write(self, work: Callable[[Writing], T]) -> T:
        """Do some work in one transaction, which it may share with others; each of them is written or not at all."""
        if self._closed:
            raise StoreError("the store is closed")
        job = Job(work)
        self._jobs.put(job)
        job.done.wait()
        if job.error is not None:
            raise _told(job.error)
        result: T = job.result
        return result

    def _run(self) -> None:
        while True:
            jobs = [self._jobs.get()]
            with suppress(Empty):
                while len(jobs) < MOST_TOGETHER:
                    jobs.append(self._jobs.get_nowait())
            wanted = [job for job in jobs if job is not None]
            if wanted:
                self._commit(wanted)
            if None in jobs:
                return self._refuse_the_rest()

    def _refuse_the_rest(self) -> None:
        with suppress(Empty):
            while True:
                if (job := self._jobs.get_nowait()) is not None:
                    job.finish(StoreError("the store is closed"))

    def _commit(self, jobs: list[Job]) -> None:
        """Write what waits in one transaction. If that fails, each is tried alone: nobody suffers for another."""
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            faults = [self._do(job) for job in jobs]
            self._writer.execute("COMMIT")
        except Exception as error:
            with suppress(sqlite3.Error):
                self._writer.execute("ROLLBACK")
            for job in jobs if len(jobs) > 1 else ():
                self._commit([job])
            if len(jobs) == 1:
                jobs[0].finish(error)
            return
        for job, fault in zip(jobs, faults, strict=True):
            job.finish(fault)

    def _do(self, job: Job) -> Exception | None:
        """Do one job; what goes wrong with it is undone."""
        self._writer.execute("SAVEPOINT job")
        try:
            job.result = job.work(Cursor(self._writer))
        except Exception as error:
            if not self._writer.in_transaction:  # a full disk ends the whole of it
                raise
            self._writer.execute("ROLLBACK TO job")
            self._writer.execute("RELEASE job")
            return error
        self._writer.execute("RELEASE job")
        return None

    def close(self) -> None:
        """Write what waits, and let go of the file."""
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        if self._thread is not current_thread():
            self._thread.join()
        self._refuse_the_rest()
        self._writer.close()
        with suppress(Empty):
            while True:
                self._readers.get_nowait().close()
        self._claim.release()


def _told(error: Exception) -> Exception:
    if isinstance(error, DarbarError):
        return error
    return StoreError(f"nothing was stored: {error}")
