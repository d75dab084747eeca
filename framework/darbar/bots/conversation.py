"""A conversation with a program: one JSON message a line, to and fro, and all of it within limits.

A program is heard only while it is asked: what it says besides fills its own pipe, and there it waits.
"""

import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from ..core.faults import short
from ..core.texts import text

LONGEST_LINE = 1 << 16
"""So many bytes has a line of a program at most."""

LARGEST_PIPE = 1 << 20
"""So many bytes can wait in a pipe at most."""

LONGEST_QUOTE = 60
LONGEST_REASON = 200

PATIENCE = 5.0
"""So many seconds may pass until a program and all that it has started are gone."""

SUPERVISOR = Path(__file__).with_name("supervisor.py")
REASONS = ("not-started", "memory", "processes")
"""What a supervisor may say."""


class Fault(Exception):
    """What a program did wrong, as a message key with arguments; `fatal` when it cannot be asked again."""

    def __init__(self, what: str, *, fatal: bool = False, **args: object) -> None:
        super().__init__(what)
        self.text = text(f"fault-{what}", **args)
        self.fatal = fatal


class Conversation:
    """A running program under its supervisor, and the lines that go to and fro."""

    def __init__(self, command: list[str], memory: int, listener: Callable[[str, str], None]) -> None:
        self._listener = listener
        self._unsent = b""
        self._heard = b""
        self._supervisor, far = socket.socketpair()
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", str(SUPERVISOR), str(memory), *command],
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=far.fileno(),
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            self._supervisor.close()
            raise Fault("not-started", fatal=True, why=quoted(str(error), LONGEST_REASON)) from None
        finally:
            far.close()
        assert self._process.stdin is not None and self._process.stdout is not None
        self._to, self._from = self._process.stdin, self._process.stdout
        os.set_blocking(self._to.fileno(), False)
        os.set_blocking(self._from.fileno(), False)

    def send(self, message: msgspec.Struct, seconds: float) -> None:
        """One line to the program, within so many seconds; what it said before, unasked, is dropped."""
        end = monotonic() + seconds
        self._drop()
        line = msgspec.json.encode(message)
        self._listener(">", line.decode())
        self._unsent += line + b"\n"
        while self._unsent:
            if not _is_ready(self._to.fileno(), select.POLLOUT, end):
                raise Fault("deaf")
            try:
                self._unsent = self._unsent[os.write(self._to.fileno(), self._unsent) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self._ended() from None

    def receive(self, kind: type[msgspec.Struct], seconds: float) -> Any:
        """The program's next line, within so many seconds."""
        end = monotonic() + seconds
        while b"\n" not in self._heard:
            if not _is_ready(self._from.fileno(), select.POLLIN, end):
                raise Fault("late")
            self._read()
        line, _, self._heard = self._heard.partition(b"\n")
        self._listener("<", line.decode(errors="replace"))
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise nonsense(line.decode(errors="replace"), error) from None

    def leave(self, message: msgspec.Struct, seconds: float = 1.0) -> None:
        """Say goodbye, and wait a moment for the program to end by itself."""
        with suppress(Fault):
            self.send(message, seconds)
            self._to.close()
            _is_ready(self._supervisor.fileno(), select.POLLIN, monotonic() + seconds)

    def stop(self) -> None:
        """Let the supervisor end the program and all that it has started. May be called from another thread."""
        with suppress(OSError):
            self._supervisor.shutdown(socket.SHUT_WR)
        self._process.send_signal(signal.SIGCONT)

    def end(self) -> None:
        """Stop the program, and wait until it is gone."""
        self.stop()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        finally:
            for one in (self._to, self._from, self._supervisor):
                one.close()

    def _read(self) -> None:
        """Read what there is; when a line does not end, all of it is forgotten."""
        try:
            heard = os.read(self._from.fileno(), LARGEST_PIPE)
        except BlockingIOError:
            return
        if not heard:
            raise self._ended()
        self._heard += heard
        if max(map(len, self._heard.split(b"\n"))) > LONGEST_LINE:
            self._heard = b""
            raise Fault("flood")

    def _drop(self) -> None:
        """Forget the whole lines that it said unasked."""
        self._read()
        self._heard = self._heard.rpartition(b"\n")[2]

    def _ended(self) -> Fault:
        """Why a program that has closed its end is not asked again."""
        self.stop()
        self._supervisor.settimeout(PATIENCE)
        reason = b""
        with suppress(OSError):
            reason = self._supervisor.recv(1 << 10)
        what, _, why = reason.decode(errors="replace").partition(" ")
        return Fault(what if what in REASONS else "ended", fatal=True, why=quoted(why, LONGEST_REASON))


def nonsense(line: str, error: Exception) -> Fault:
    """What a program answered means nothing."""
    return Fault("nonsense", line=quoted(line), why=quoted(str(error), LONGEST_REASON))


def quoted(said: str, longest: int = LONGEST_QUOTE) -> str:
    """What a program said, or caused to be said, so that it can be shown: short, and what cannot be seen spelt out."""
    return short(said, longest)


def _is_ready(file: int, event: int, end: float) -> bool:
    """Whether a pipe can be read or written to, after waiting to the end at most."""
    poll = select.poll()
    poll.register(file, event)
    return bool(poll.poll(max(0.0, end - monotonic()) * 1000))
