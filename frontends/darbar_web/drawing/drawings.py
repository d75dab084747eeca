"""Drawings that are kept: what was drawn once is not drawn again, as long as there is room for it."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Final

from markupsafe import Markup

SHEET: Final = 600
"""So many bytes, about, each drawing takes besides what is drawn: its key, and its place."""


class Drawings:
    """Drawings by what they show, for any thread; those that nobody has asked for longest make room for others."""

    def __init__(self, room: int) -> None:
        """So many bytes may be kept, as far as they are counted."""
        self._room, self._taken = room, 0
        self._kept: OrderedDict[Hashable, Markup] = OrderedDict()
        self._lock = Lock()

    def get(self, shown: Hashable, draw: Callable[[], Markup]) -> Markup:
        """A drawing of something, kept or new."""
        found = self.find(shown)
        if found is None:
            found = draw()
            self.keep(shown, found)
        return found

    def find(self, shown: Hashable) -> Markup | None:
        """A drawing of something, if it is kept."""
        with self._lock:
            if (found := self._kept.get(shown)) is not None:
                self._kept.move_to_end(shown)
            return found

    def keep(self, shown: Hashable, drawn: Markup) -> None:
        """Keep a drawing, in the place of an older one of the same."""
        with self._lock:
            if (older := self._kept.pop(shown, None)) is not None:
                self._taken -= size(older)
            self._kept[shown] = drawn
            self._taken += size(drawn)
            while self._taken > self._room and len(self._kept) > 1:
                self._taken -= size(self._kept.popitem(last=False)[1])


def size(drawn: Markup) -> int:
    """How much room a drawing takes, about: the key says much of the same once more."""
    return SHEET + 2 * len(drawn)
