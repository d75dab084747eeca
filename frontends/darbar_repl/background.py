"""Background: work that takes a while, in a thread of its own."""

from collections.abc import Callable
from threading import Thread
from typing import Any


class BackgroundTask:
    """What a bot thinks. Whoever leaves does not wait for it."""

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
