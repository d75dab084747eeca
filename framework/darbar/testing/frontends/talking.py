"""Talking: a frontend is run with a visitor, on lines or by its own conversation, and what it shows is kept."""

import gc
import io
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic, sleep
from typing import Any, Final

import click
from msgspec import Struct

from ...core.faults import in_words
from ...process import forgive_streams
from .visits import Visit

GRACE: Final = 1.0
"""So many seconds may pass until the threads of a frontend have ended that has returned."""

Frontend = Callable[..., Any]


class Talk(Struct):
    """What came of a visit: all that was shown, what was raised, and what was left behind."""

    shown: str
    raised: BaseException | None
    left_behind: list[str]

    @property
    def fault(self) -> str | None:
        """What is wrong with it, whatever was to be tried."""
        if self.raised is not None:
            return f"it does not return, but raises {in_words(self.raised)}"
        return "it shows a traceback" if "Traceback (most recent call last)" in self.shown else None


def talk(frontend: Frontend, options: Mapping[str, str], visit: Visit) -> Talk:
    """Run a frontend as `darbar play` does, until it returns."""
    before = _Belongings()
    conversation = getattr(frontend, "conversation", None)
    with _output() as shown:
        raised: BaseException | None = None
        try:
            if conversation is None:
                _on_lines(lambda: _call(frontend, visit.session, options=options), visit, shown)
            else:
                _by_conversation(conversation, visit, options, shown)
        except click.exceptions.Exit as leaving:
            raised = leaving if leaving.exit_code else None
        except BaseException as error:
            raised = error
        visit.session.close()
        shown.take()
    return Talk(shown.all, raised, before.left_behind())


def _call(function: Frontend, *arguments: Any, options: Mapping[str, str]) -> Any:
    return function(*arguments, options) if options else function(*arguments)


# What is shown


class _Shown:
    """What has been written to the standard streams, by whatever way."""

    def __init__(self, file: int) -> None:
        self.all = ""
        self._file = file
        self._place = 0

    def take(self) -> str:
        """What is new since the last time."""
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        size = os.fstat(self._file).st_size
        os.lseek(self._file, self._place, os.SEEK_SET)  # what is written goes to the end all the same
        new = os.read(self._file, size - self._place).decode(errors="replace")
        self._place = size
        self.all += new
        return new

    def add(self, text: str) -> str:
        """What a conversation says that it shows, after what was written otherwise."""
        new = self.take() + text
        self.all += text
        return new


@contextmanager
def _output() -> Iterator[_Shown]:
    """Let everything that is written go to a file."""
    kept, streams = [os.dup(1), os.dup(2)], (sys.stdin, sys.stdout, sys.stderr)
    with TemporaryFile("a+b") as file:
        for number in (1, 2):
            os.dup2(file.fileno(), number)
        sys.stdout, sys.stderr = (
            io.TextIOWrapper(io.FileIO(number, "w", closefd=False), encoding="utf-8", write_through=True)
            for number in (1, 2)
        )
        try:
            yield _Shown(file.fileno())
        finally:
            sys.stdin, sys.stdout, sys.stderr = streams
            for number, before in zip((1, 2), kept, strict=True):
                os.dup2(before, number)
                os.close(before)


# What is typed


class _Lines(io.RawIOBase):
    """Standard input: whenever somebody reads from it, the visitor types a line."""

    def __init__(self, visit: Visit, shown: _Shown) -> None:
        self._visit, self._shown = visit, shown
        self._rest = b""

    def readable(self) -> bool:
        """It is for reading."""
        return True

    def fileno(self) -> int:
        """The number of standard input, which is no terminal."""
        return 0

    def readinto(self, buffer: Any) -> int:
        """Some bytes of the line; none at the end."""
        while not self._rest:
            try:
                typed = self._visit.answer(self._shown.take())
            except EOFError:
                return 0
            except KeyboardInterrupt:
                signal.raise_signal(signal.SIGINT)
                continue
            self._rest = (typed if isinstance(typed, bytes) else typed.encode()) + b"\n"
        size = min(len(buffer), len(self._rest))
        buffer[:size], self._rest = self._rest[:size], self._rest[size:]
        return size


def _on_lines(run: Callable[[], object], visit: Visit, shown: _Shown) -> None:
    sys.stdin = io.TextIOWrapper(io.BufferedReader(_Lines(visit, shown)), encoding="utf-8")
    forgive_streams()
    run()


def _by_conversation(conversation: Frontend, visit: Visit, options: Mapping[str, str], shown: _Shown) -> None:
    def person(text: str) -> str:
        typed = visit.answer(shown.add(text))
        return typed if isinstance(typed, str) else typed.decode(errors="replace")

    shown.add(str(_call(conversation, visit.session, person, options=options) or ""))


# What is left


class _Belongings:
    """The threads, processes and connections of this process."""

    def __init__(self) -> None:
        self.threads = set(threading.enumerate())
        self.children = _children()
        self.connections = _connections()

    def left_behind(self) -> list[str]:
        """What is there that was not there before, a moment after everything should be gone."""
        deadline = monotonic() + GRACE
        while (left := self._left()) and monotonic() < deadline:
            sleep(0.02)
            gc.collect()
        return left

    def _left(self) -> list[str]:
        threads = [thread for thread in threading.enumerate() if thread not in self.threads]
        left = [f"the thread {thread.name!r}" for thread in threads if thread.is_alive()]
        left += [f"the process {child}" for child in sorted(_children() - self.children)]
        return left + [f"an open {kind}" for kind in sorted(_connections() - self.connections)]


def _children() -> set[int]:
    """The processes that this one has started; those of `multiprocessing` alone where the system does not tell."""
    found = {child.pid for child in multiprocessing.active_children() if child.pid is not None}
    for task in Path("/proc/self/task").glob("*/children"):
        with suppress(OSError):
            found |= set(map(int, task.read_text().split()))
    return found


def _connections() -> set[str]:
    """Sockets and pipes, where the system tells."""
    found = set()
    for entry in Path("/proc/self/fd").glob("*"):
        with suppress(OSError):
            target = os.readlink(entry)
            found |= {target} if target.startswith(("socket:", "pipe:")) else set()
    return found
