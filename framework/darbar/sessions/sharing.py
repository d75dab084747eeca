"""Sharing: one session for many screens, each in a thread of its own, and those who want to hear of every change."""

from collections.abc import Callable
from threading import RLock, get_ident
from types import TracebackType
from typing import Any, TypeVar

from ..core.faults import in_words

F = TypeVar("F", bound=Callable[..., Any])
Listener = Callable[[], object]


class Guard:
    """A lock that a thread may take several times; when it lets go, listeners are told what it has changed.

    A listener that fails hears no more; `complain` is told why.
    """

    def __init__(self, complain: Callable[[str], None]) -> None:
        self._lock = RLock()
        self._depth = 0
        self._owner: int | None = None
        self._changed = False
        self._listeners: list[Listener] = []
        self._complain = complain

    def __enter__(self) -> None:
        self._lock.acquire()
        self._depth += 1
        self._owner = get_ident()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._depth -= 1
        last = not self._depth
        told = last and self._changed
        if last:
            self._owner, self._changed = None, False
        self._lock.release()
        if told:
            self._tell()

    @property
    def is_mine(self) -> bool:
        """Whether this thread has taken it."""
        return self._owner == get_ident()

    @property
    def holder(self) -> int | None:
        """The thread that has taken it, if one has."""
        return self._owner

    @property
    def busy(self) -> bool:
        """Whether another thread has taken it: whoever must not wait looks again later."""
        if not self._lock.acquire(blocking=False):
            return True
        self._lock.release()
        return False

    def change(self) -> None:
        """Something has changed: whoever has taken the lock says so, and listeners hear of it when it is free."""
        self._changed = True

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Tell a listener after each change, until the answer is called."""
        with self:
            self._listeners.append(listener)

        def stop() -> None:
            with self:
                self._listeners = [one for one in self._listeners if one is not listener]

        return stop

    def _tell(self) -> None:
        for listener in list(self._listeners):
            try:
                listener()
            except BaseException as error:
                why = in_words(error)
                with self:
                    self._listeners = [one for one in self._listeners if one is not listener]
                self._complain(why)


class Guarded:
    """A match behind a guard, for chairs: whatever is asked of it, or of a function that it gives, waits for others."""

    __slots__ = ("_guard", "_match")

    def __init__(self, match: object, guard: Guard) -> None:
        self._match = match
        self._guard = guard

    def __getattr__(self, name: str) -> Any:
        with self._guard:
            return self._behind(getattr(self._match, name))

    def _behind(self, value: Any) -> Any:
        if not callable(value):
            return value

        def call(*args: Any, **more: Any) -> Any:
            with self._guard:
                return self._behind(value(*args, **more))

        return call
