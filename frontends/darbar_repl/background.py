"""Background: work that takes a while, in a thread of its own."""

from collections.abc import Callable
from threading import Thread
from time import monotonic
from typing import Any

PATIENCE = 1.0
"""Whoever leaves waits so long, in seconds, for whoever thinks."""


class BackgroundTask:
    """What a bot thinks."""

    def __init__(self, work: Callable[[], Any], then: Callable[["BackgroundTask"], object] = lambda _: None) -> None:
        self._work, self._then = work, then
        self._value: Any = None
        self._error: BaseException | None = None
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            self._value = self._work()
        except BaseException as error:
            self._error = error
        self._then(self)

    def over(self, seconds: float) -> bool:
        """Whether it is over, after waiting so long at most."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def result(self) -> Any:
        """What came out; what went wrong is raised."""
        if self._error is not None:
            raise self._error
        return self._value

    def leave(self, stop: Callable[[], object]) -> None:
        """Have it stopped, and wait a moment until it is: nothing should think while the process ends."""
        deadline = monotonic() + PATIENCE
        while not self.over(0.02) and monotonic() < deadline:
            stop()
