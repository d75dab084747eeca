"""The watchdog: a rule that never ends stops one match, and not the server.

Python ends no thread, but it can raise something in one. So the watchdog looks again and again where all threads are;
where one and the same call of a plugin has lasted for too long, it raises `Endless` there. To the kernel that is a
fault of the plugin like any other. What is not Python, such as compiled rules or one sum with enormous numbers, cannot
be ended in this way.
"""

import ctypes
import logging
import sys
from collections.abc import Callable, Collection, Iterator
from threading import Event, Thread
from time import monotonic
from traceback import format_stack
from types import FrameType
from typing import Final

from darbar.plugins import plugins

PATIENCE: Final = 20.0
"""So many seconds one call of a rule may last. The longest that anybody has seen took less than one."""

LOOK: Final = 1.0
"""So often, in seconds, the watchdog looks; and so often it raises again in a plugin that goes on nevertheless."""

LOG: Final = logging.getLogger("darbar.web")


Call = tuple[FrameType, FrameType | None]
"""The frame of a plugin's function and that of whoever called it: a generator keeps its own, its caller changes."""


class Endless(BaseException):
    """A call that lasts for too long; a plugin that catches every `Exception` does not catch this."""

    def __init__(self) -> None:
        super().__init__("it does not come to an end")


class Watchdog:
    """Looks at all threads of this process; `told` hears in which of them a plugin is ended, and waits for no lock."""

    def __init__(
        self, told: Callable[[int], object], patience: float = PATIENCE, packages: Collection[str] | None = None
    ) -> None:
        """With the names of the `packages` that it watches; by default those of all plugins that bring games."""
        self._told = told
        self._patience = patience
        self._packages = packages
        self._calls: dict[int, tuple[Call, float]] = {}
        self._closed = Event()
        self._thread = Thread(target=self._run, name="watchdog", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._closed.wait(min(LOOK, self._patience / 4)):
            self._look(monotonic())

    def _look(self, now: float) -> None:
        """See who is in a plugin, since when, and end what lasts for too long."""
        packages = self._packages = watched() if self._packages is None else self._packages
        calls: dict[int, tuple[Call, float]] = {}
        for thread, frame in sys._current_frames().items():
            if (call := call_into(packages, frame)) is not None:
                before = self._calls.get(thread)
                calls[thread] = before if before is not None and before[0] == call else (call, now)
                if now - calls[thread][1] > self._patience:
                    self._end(thread, frame)
        self._calls = calls

    def _end(self, thread: int, frame: FrameType) -> None:
        """Raise in a thread, which is where we saw it a moment ago; whoever comes after it finds its match stopped."""
        self._told(thread)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(Endless))
        LOG.error("a plugin does not come to an end, and is ended:\n%s", "".join(format_stack(frame)[-8:]))

    def close(self) -> None:
        """Look no more."""
        self._closed.set()
        self._thread.join()


def watched() -> frozenset[str]:
    """The packages of all plugins that bring games, change them or listen: neither the kernel nor a frontend."""
    found = plugins()
    games = {_package(one.card.load) for one in found.provided["game"].values()}
    frontends = {_package(one.card.load) for one in found.provided["frontend"].values()}
    everyone = {_package(getattr(module, "__name__", "")) for module in found.manager.get_plugins()}
    return frozenset((games | (everyone - frontends)) - {"", "darbar"})


def call_into(packages: Collection[str], frame: FrameType) -> Call | None:
    """The outermost call of a plugin that a thread is in."""
    found = None
    for one in frames(frame):
        if _package(one.f_globals.get("__name__", "")) in packages:
            found = one, one.f_back
    return found


def frames(frame: FrameType) -> Iterator[FrameType]:
    """A frame, and those that wait for it, to the outermost."""
    at: FrameType | None = frame
    while at is not None:
        yield at
        at = at.f_back


def _package(module: str) -> str:
    return module.partition(":")[0].partition(".")[0]
