"""Children: processes that Darbar starts to work for it, each at the other end of a pipe, and how they end."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from threading import Lock
from typing import Any

from .signals import let_end

SAFE_PATH = "PYTHONSAFEPATH"

PATIENCE = 5
"""So many seconds may pass until a process that has closed its pipe is gone."""

_STARTING = Lock()
"""The environment is changed for a moment while a process starts: one at a time."""


class Child:
    """A process that runs `work(pipe, *args)` until its pipe is closed; `work` is a function that can be imported."""

    def __init__(self, work: Callable[..., None], *args: Any) -> None:
        context = get_context("spawn")
        self.pipe, far = context.Pipe()
        safe_path = os.environ.get(SAFE_PATH)
        self.process = context.Process(target=_begin, args=(work, safe_path, far, *args), daemon=True)
        with _STARTING, _uninterrupted(), _importing_nothing_from_here():
            self.process.start()
        far.close()

    def gone(self) -> None:
        """It has closed its pipe: wait a little until it has ended."""
        self.process.join(PATIENCE)

    def terminate(self) -> None:
        """End it now, in the middle of whatever it does."""
        self.process.terminate()

    def dismiss(self) -> None:
        """Ask the process to end: it lets go of what it holds."""
        self.pipe.close()
        self.process.terminate()

    def wait(self) -> None:
        """Wait until it has ended; in the end, it is killed."""
        self.process.join(PATIENCE)
        self.process.kill()
        self.process.join()

    @property
    def how_it_ended(self) -> str:
        """Its exit code or signal, in brackets; nothing while it runs."""
        code = self.process.exitcode
        if code is None or code >= 0:
            return "" if code is None else f" (exit code {code})"
        return f" ({signal.Signals(-code).name})"


def _begin(work: Callable[..., None], safe_path: str | None, *args: Any) -> None:
    """In the process: the programs that it starts find their modules as usual."""
    _set(SAFE_PATH, safe_path)
    try:
        work(*args)
    finally:
        let_end()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """A process that is started here never hears Ctrl-C: whoever started it hears it afterwards, and ends it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # or its start would lift the mask
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _importing_nothing_from_here() -> Iterator[None]:
    """A process that is started here takes no module from the folder in which somebody happens to be."""
    before = os.environ.get(SAFE_PATH)
    _set(SAFE_PATH, "1")
    try:
        yield
    finally:
        _set(SAFE_PATH, before)


def _set(name: str, value: str | None) -> None:
    if value is None:
        os.environ.pop(name, None)
    else:
        os.environ[name] = value


def cores() -> int:
    """How many processes can run at the same time."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1
