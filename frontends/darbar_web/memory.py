"""Memory: what a seat saw last, so that a page can show what is new since. Nothing depends on it: it may be lost."""

from threading import Lock, RLock
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import WeakKeyDictionary

from darbar import Seat, diff
from darbar.ui.scene import Scene
from markupsafe import Markup

from .drawing import Drawings, Fingerprints, fingerprints, newer

if TYPE_CHECKING:
    from .tables import LiveTable

MOST_KEPT: Final = 24
"""Of so many pages of one table is known what they show, for different seats and languages."""

MOST_VERSIONS: Final = 4
"""Whoever saw one of the so many latest versions is sent only what is new since."""

WHOLE: Final = -1
"""Stands for the version that somebody has seen who has seen nothing."""

ROOM: Final = 12_000_000
"""So many bytes of pages are kept for a while: whoever looks at the same moment gets the same page."""


class Seen(NamedTuple):
    """What a seat had before its eyes after its last answer: which version, what, and how much it had been told."""

    version: int
    scene: Scene
    told: int


class Shown(NamedTuple):
    """What was drawn last for a seat in a language: which version, when, and what the latest versions looked like."""

    version: int
    when: float
    parts: dict[int, Fingerprints]


class Memory:
    """Of one table: what each seat has seen at its last answer, and what those who listen were shown.

    Its pages are drawn one after another, by whoever holds `drawing`: who comes second finds what the first has drawn.
    """

    def __init__(self, pages: Drawings) -> None:
        self.drawing = RLock()
        self._seen: dict[Seat, Seen] = {}
        self._shown: dict[tuple[Seat | None, str], Shown] = {}
        self._pages = pages
        self._table = object()
        self._lock = Lock()

    def answered(self, table: "LiveTable", seat: Seat) -> None:
        """A seat has answered, or taken back: this is what it has seen."""
        session = table.session
        with session.still():
            seen = Seen(session.version(seat), session.scene(seat), session.told(seat))
        with self._lock:
            self._seen[seat] = seen

    def scene(self, seat: Seat | None, version: int) -> Scene | None:
        """The scene of a version of the session, if that is what a seat has seen last."""
        seen = None if seat is None else self._seen.get(seat)
        return None if seen is None or seen.version != version else seen.scene

    def knows(self, seat: Seat) -> bool:
        """Whether it is remembered what a seat saw last."""
        return seat in self._seen

    def recall(self, seat: Seat, scene: Scene, told: int) -> None:
        """What a seat saw last, as its match tells, where it was forgotten."""
        with self._lock:
            self._seen.setdefault(seat, Seen(-1, scene, told))

    def changed(self, seat: Seat | None, scene: Scene) -> frozenset[str]:
        """The keys of what is new since a seat's last answer."""
        seen = None if seat is None else self._seen.get(seat)
        return frozenset() if seen is None else frozenset(diff(seen.scene, scene).marks)

    def told(self, seat: Seat | None) -> int | None:
        """How many events a seat knew after its last answer; None when it has not answered."""
        seen = None if seat is None else self._seen.get(seat)
        return None if seen is None else seen.told

    def page(self, seat: Seat | None, language: str, version: int, before: int, since: float) -> str | None:
        """What somebody is to be shown who has seen the version before; None where it was not drawn since then."""
        shown = self._shown.get((seat, language))
        if shown is None or shown.version != version or shown.when < since:
            return None
        place = (self._table, seat, language, version)
        whole, old = self._pages.find((*place, WHOLE)), shown.parts.get(before)
        if whole is None or old is None:
            return whole
        return self._pages.get((*place, before, shown.when), lambda: Markup(newer(old, whole)))

    def keep(self, seat: Seat | None, language: str, version: int, page: str) -> None:
        """Keep a page for others who look at the same moment, and what it looks like for whoever looks later."""
        with self._lock:
            old = self._shown.pop((seat, language), None)
            parts = {} if old is None else dict(list(old.parts.items())[-MOST_VERSIONS + 1 :])
            self._shown[(seat, language)] = Shown(version, monotonic(), {**parts, version: fingerprints(page)})
            if len(self._shown) > MOST_KEPT:
                del self._shown[next(iter(self._shown))]
        self._pages.keep((self._table, seat, language, version, WHOLE), Markup(page))


class Memories:
    """What is remembered of each table that is open."""

    def __init__(self) -> None:
        self._of: WeakKeyDictionary[LiveTable, Memory] = WeakKeyDictionary()
        self._pages = Drawings(ROOM)
        self._lock = Lock()

    def of(self, table: "LiveTable") -> Memory:
        """The memory of one table."""
        with self._lock:
            found = self._of.get(table)
            if found is None:
                found = self._of[table] = Memory(self._pages)
            return found
