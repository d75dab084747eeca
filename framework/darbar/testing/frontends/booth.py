"""A booth: the process in which a frontend is tried, so that it may hang, crash and print as it likes."""

import os
import sys
from contextlib import suppress
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen
from threading import Thread
from typing import Final

from msgspec import json

from ...core.faults import in_words
from ...errors import shows_tracebacks
from .checks import CHECKS
from .tryouts import Tryout

START: Final = "import sys; sys.path[:] = sys.argv[1:]; from darbar.testing.frontends.booth import work; work()"

HINT: Final = "one that does not read lines from standard input needs a `conversation`"


class Booth:
    """Where tryouts are made, one after another. What does not come back, or dies, costs a new process."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.stuck: set[str] = set()
        self._process: Popen[bytes] | None = None
        self._results: SimpleQueue[bytes] = SimpleQueue()

    def try_out(self, tryout: Tryout) -> str | None:
        """The first fault that is found; None when there is none."""
        process = self._open()
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.write(json.encode(tryout) + b"\n")
            process.stdin.flush()
        try:
            result = self._results.get(timeout=self.seconds)
        except Empty:
            self.close()
            self.stuck.add(tryout.frontend)
            return f"it does not come back within {self.seconds:g} seconds; {HINT}"
        if not result:
            code = process.wait()
            self.close()
            return f"it ends the whole process, with the code {code}"
        return json.decode(result, type=str) or None

    def _open(self) -> "Popen[bytes]":
        if self._process is None:
            self._process = Popen([sys.executable, "-c", START, *sys.path], stdin=PIPE, stdout=PIPE)
            self._results = SimpleQueue()
            Thread(target=_hear, args=(self._process, self._results), daemon=True).start()
        return self._process

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()
            self._process = None


def _hear(process: "Popen[bytes]", results: "SimpleQueue[bytes]") -> None:
    assert process.stdout is not None
    with suppress(OSError, ValueError):
        for line in process.stdout:
            results.put(line)
    results.put(b"")


def work() -> None:
    """What the process does: a line for each tryout comes in, a line with its first fault goes out."""
    tasks, results = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "r+b") as nothing:
        os.dup2(nothing.fileno(), 0)
        os.dup2(2, 1)
    for line in tasks:
        results.write(json.encode(_fault(json.decode(line, type=Tryout))) + b"\n")
        results.flush()
    os._exit(0)


def _fault(tryout: Tryout) -> str:
    try:
        return next(CHECKS[tryout.check](tryout), "")
    except BaseException as error:
        if shows_tracebacks():
            raise
        return in_words(error)
