"""Signals that ask the process to end, by SIGTERM or because the terminal is gone: the first one is heard.

It raises `Ended` where the main thread is, as Ctrl-C raises `KeyboardInterrupt`; within `held`, when that is over.
Python hears nothing while a call blocks outside of it: where that may be, somebody else keeps watch, see `watched`.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from types import FrameType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from socket import socket
    from sys import UnraisableHookArgs

HUNG_UP: Final = 129
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
TERMINATED: Final = 143
"""The exit codes that shells know: 128 and the number of the signal."""

DEADLINE = 5.0
"""So many seconds after a signal the process is gone, whatever it was doing."""

SOON = 0.01

ENDING: Final = {getattr(signal, name, None) for name in ("SIGINT", "SIGTERM", "SIGHUP")}
"""The signals after which nothing lasts long."""


class Ended(SystemExit):
    """The process was asked to end: nobody's fault, wherever it is met."""


class _Ears:
    """What was heard, until when the process ends, and who is to be told, the innermost last."""

    code: int | None = None
    deadline = 0.0
    holders: list[Callable[[], object]] = []


def listen() -> None:
    """Hear signals from now on; one that is ignored, as `nohup` has it, stays ignored."""
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, _hear)
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, _remind)
        sys.unraisablehook = _raise_again


def heard() -> int | None:
    """The exit code of the signal that was heard, if one was."""
    return _Ears.code


@contextmanager
def held(wake: Callable[[], object] = lambda: None) -> Iterator[None]:
    """Let nothing in here be broken off by a signal: it calls `wake`, and ends the process after the outermost."""
    before = _Ears.code
    _Ears.holders.append(wake)
    try:
        if before is not None:  # it came within an outer one
            wake()
        yield
    finally:
        _Ears.holders.pop()
        if _Ears.code is not before and not _Ears.holders:
            raise Ended(_Ears.code)


def let_end() -> None:
    """The process is ending anyway: from now on no signal breaks that off. The deadline of one that was heard stays."""
    _Ears.holders.append(lambda: None)


@contextmanager
def watched() -> Iterator[None]:
    """Let nothing in here outlast a signal for long, not even a call that blocks where no Python code runs."""
    if threading.current_thread() is not threading.main_thread():  # where no signal arrives
        yield
        return
    from socket import socketpair

    near, far = socketpair()
    far.setblocking(False)
    before = signal.set_wakeup_fd(far.fileno(), warn_on_full_buffer=False)
    watchman = threading.Thread(target=_watch, args=(near,), daemon=True)
    watchman.start()
    try:
        yield
    finally:
        signal.set_wakeup_fd(before)
        far.close()
        watchman.join()


def _watch(near: "socket") -> None:
    """Hear the numbers of signals until the other end is closed; some time after one of them, end the process."""
    code, deadline = 0, 0.0
    with near:
        try:
            while heard := near.recv(1):
                if heard[0] in ENDING and not code:
                    code, deadline = 128 + heard[0], monotonic() + DEADLINE
                if code:
                    near.settimeout(max(SOON, deadline - monotonic()))
        except TimeoutError:
            os._exit(code)


def _hear(number: int, frame: FrameType | None) -> None:
    if _Ears.code is None:
        _Ears.code = 128 + number
        _Ears.deadline = monotonic() + DEADLINE
        _set_timer(DEADLINE)
        _end()


def _end() -> None:
    if not _Ears.holders:
        raise Ended(_Ears.code)
    _Ears.holders[-1]()


def _set_timer(seconds: float) -> None:
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _raise_again(lost: "UnraisableHookArgs") -> None:
    """What is raised within a finalizer is lost: it is raised again after it."""
    if _Ears.code is not None and isinstance(lost.exc_value, Ended):
        _set_timer(SOON)
    else:
        sys.__unraisablehook__(lost)


def _remind(number: int, frame: FrameType | None) -> None:
    left = _Ears.deadline - monotonic()
    if left <= 0:
        os._exit(_Ears.code or TERMINATED)
    _set_timer(left)
    _end()
