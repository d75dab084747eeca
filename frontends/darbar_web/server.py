"""The server: all that its routes share, for as long as it runs."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Lock
from time import monotonic
from typing import TYPE_CHECKING, Final

from anyio import CapacityLimiter
from darbar import DarbarError, Seat

from .guards.limits import Bucket, Places
from .memory import Memories
from .reels import Reels
from .settings import Settings

if TYPE_CHECKING:
    from .accounts import Accounts
    from .hall import Hall
    from .news import Bell
    from .tables import LiveTable

GRACE: Final = 8.0
"""So many seconds without a page that listens, and somebody is away: a page that is loaded anew is no absence."""

AWAY: Final = 120.0
"""Whoever was away for so many seconds may be replaced by a bot, if somebody at the table wants it."""


EASELS: Final = 2
"""So many pages are drawn at the same time for those who listen: more would only take the core from one another."""


class Server:
    """The hall with its matches, the accounts, and how much everybody has asked for."""

    def __init__(self, settings: Settings, hall: "Hall", accounts: "Accounts | None" = None) -> None:
        limits = settings.limits
        self.settings = settings
        self.hall = hall
        self.accounts = accounts if settings.accounts else None
        self.requests = Bucket(limits.requests)
        self.answers = Bucket(limits.answers)
        self.begun = Bucket(limits.begun)
        self.spoken = Bucket(limits.spoken)
        self.entered = Bucket(limits.entered)
        self.guessed = Bucket(limits.guessed)
        self.hints = Bucket(limits.hints)
        self.linked = Bucket(limits.linked)
        self.at_once = Places(limits.at_once, 1 << 30)
        self.streams = Places(limits.streams, limits.streams_of_all)
        self.memories = Memories()
        self.easels = CapacityLimiter(EASELS)
        self.reels = Reels()
        self.presence = Presence()
        self.bells: set[Bell] = set()
        self.closing = False

    def close_streams(self) -> None:
        """End all streams: the server goes down, and browsers come again when it is back."""
        self.closing = True
        for bell in list(self.bells):
            bell.ring()

    def later(self, seconds: float, act: Callable[..., object], *given: object) -> None:
        """Do something in a while, in a thread, unless the server has ended."""
        loop = asyncio.get_running_loop()
        loop.call_later(seconds, loop.run_in_executor, None, act, *given)

    def size(self, path: str) -> int:
        """How many bytes a request may have: only a record that somebody brings is large."""
        return self.settings.limits.record if path == "/load" else self.settings.limits.body


class Presence:
    """Who is there, by the pages that listen."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._there: dict[tuple[str, Seat], int] = {}
        self._left: dict[tuple[str, Seat], float] = {}
        self._lock = Lock()

    def come(self, table: "LiveTable", seat: Seat) -> None:
        """Somebody has opened a page of their seat."""
        with self._lock:
            place = (table.id, seat)
            self._there[place] = self._there.get(place, 0) + 1
            self._left.pop(place, None)
        attend(table, seat, True)

    def go(self, table: "LiveTable", seat: Seat) -> None:
        """A page of a seat is closed; whether another one is open is seen after a while, by `look`."""
        with self._lock:
            place = (table.id, seat)
            self._there[place] -= 1
            if not self._there[place]:
                del self._there[place]
                self._left[place] = self._now()

    def look(self, table: "LiveTable", seat: Seat) -> None:
        """Say that somebody is away, if no page of theirs is open any more."""
        if (table.id, seat) not in self._there:
            attend(table, seat, False)

    def seen(self, table: "LiveTable", seat: Seat) -> None:
        """Somebody has fetched a page, or sent something: they are there, whether a page listens or not."""
        with self._lock:
            if (table.id, seat) not in self._there:
                self._left[(table.id, seat)] = self._now()

    def away(self, table: "LiveTable", seat: Seat) -> bool:
        """Whether nobody has been at a seat for long enough to let a bot play there."""
        place = (table.id, seat)
        if place in self._there:
            return False
        return self._now() - self._left.setdefault(place, self._now()) >= AWAY


def attend(table: "LiveTable", seat: Seat, present: bool) -> None:
    """Tell the table; one that is gone needs no telling."""
    with suppress(DarbarError):
        table.session.attend(seat, present)
