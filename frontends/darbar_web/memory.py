"""Memory: what a seat saw last, so that a page can show what is new since. Nothing depends on it: it may be lost."""

from threading import Lock
from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import WeakKeyDictionary
from zlib import compress, decompress

from darbar import Seat, diff
from darbar.ui.scene import Scene

from .drawing import newer

if TYPE_CHECKING:
    from .tables import LiveTable

MOST_KEPT: Final = 24
"""So many pages of one table are kept for those who listen, for different seats and languages."""


class Kept(NamedTuple):
    """A page that somebody was shown, and what was new in it after another version."""

    version: int
    page: bytes
    before: int
    news: bytes


class Memory:
    """Of one table: the scene and the events after each seat's last answer, and pages for those who listen."""

    def __init__(self) -> None:
        self._scenes: dict[Seat, Scene] = {}
        self._told: dict[Seat, int] = {}
        self._pages: dict[tuple[Seat | None, str], Kept] = {}
        self._lock = Lock()

    def answered(self, table: "LiveTable", seat: Seat) -> None:
        """A seat has answered, or taken back: this is what it has seen."""
        session = table.session
        with session.still():
            scene, told = session.scene(seat), session.told(seat)
        with self._lock:
            self._scenes[seat], self._told[seat] = scene, told

    def changed(self, seat: Seat | None, scene: Scene) -> frozenset[str]:
        """The keys of what is new since a seat's last answer."""
        before = None if seat is None else self._scenes.get(seat)
        return frozenset() if before is None else frozenset(diff(before, scene).marks)

    def told(self, seat: Seat | None) -> int | None:
        """How many events a seat knew after its last answer; None when it has not answered."""
        return None if seat is None else self._told.get(seat)

    def page(self, seat: Seat | None, language: str, version: int, before: int) -> str | None:
        """What somebody has to be shown who has seen the version before; None where nobody else was shown it."""
        with self._lock:
            kept = self._pages.get((seat, language))
        if kept is None or kept.version != version:
            return None
        return unpacked(kept.news if kept.before == before else kept.page)

    def keep(self, seat: Seat | None, language: str, version: int, page: str) -> None:
        """Keep a page for others who listen, and what is new in it since the one before."""
        with self._lock:
            old = self._pages.get((seat, language))
        if old is not None and old.version == version:
            return
        news = page if old is None else newer(unpacked(old.page), page)
        with self._lock:
            before = -1 if old is None else old.version
            self._pages.pop((seat, language), None)
            self._pages[(seat, language)] = Kept(version, packed(page), before, packed(news))
            if len(self._pages) > MOST_KEPT:
                del self._pages[next(iter(self._pages))]


def packed(page: str) -> bytes:
    """A page in little room: there are many of them, and they wait."""
    return compress(page.encode(), 1)


def unpacked(page: bytes) -> str:
    """The page itself."""
    return decompress(page).decode()


class Memories:
    """What is remembered of each table that is open."""

    def __init__(self) -> None:
        self._of: WeakKeyDictionary[LiveTable, Memory] = WeakKeyDictionary()
        self._lock = Lock()

    def of(self, table: "LiveTable") -> Memory:
        """The memory of one table."""
        with self._lock:
            return self._of.setdefault(table, Memory())
