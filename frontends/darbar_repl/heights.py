"""Heights: how many rows each part of the screen gets."""

from collections.abc import Hashable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .screen import Screen

BARS = 3
"""The bar above the table, the line to type, and the toolbar."""

LEAST_TABLE = 2
NOT_TIGHT = 16
"""From so many rows on there is room for tabs, and for what the player has."""

LONGEST_QUESTION = 3


class Heights:
    """The rows of the terminal, shared out."""

    def __init__(self, screen: "Screen") -> None:
        self.screen = screen
        self.known: set[Hashable] = set()

    @property
    def crowded(self) -> bool:
        """Whether the table is larger than the screen; once it was, its panels stay tabs, so that nothing jumps."""
        window = (*self.screen.size, self.screen.repl.conversation.session)
        if window not in self.known and len(self.screen.whole_table(self.screen.size[0])) > self._left(self._room(0)):
            self.known.add(window)
        return window in self.known

    @property
    def tabbed(self) -> bool:
        """Whether there is a row of tabs."""
        return (
            self.screen.repl.page is None
            and not self.screen.covered
            and self.screen.size[1] >= NOT_TIGHT
            and self.crowded
        )

    def tabs(self) -> int:
        """Rows for the names of panels."""
        return int(self.tabbed)

    def dock(self) -> int:
        """Rows for what the player has: none while the whole table is on the screen."""
        needed = not self.screen.covered and (self.screen.repl.page is not None or self.crowded)
        return len(self.screen.dock(self.screen.size[0])) if needed else 0

    def news(self) -> int:
        """Rows for what happened, and for notes."""
        return self._news(self.room)

    def question(self) -> int:
        """Rows for the question."""
        columns = self.screen.size[0]
        return min(len(self.screen.question(columns)), LONGEST_QUESTION + len(self.screen.lesson(columns)))

    def choices(self) -> int:
        """Rows for the offered moves."""
        return self._choices(self.room)

    @property
    def room(self) -> int:
        """Rows for everything but the bars, the dock, the question, and the least that is shown of the table."""
        return self._room(self.dock() + self.tabs())

    @property
    def table(self) -> int:
        """Rows that are left for the table."""
        return self._left(self.room)

    def _room(self, taken: int) -> int:
        return self.screen.size[1] - BARS - LEAST_TABLE - self.question() - taken

    def _news(self, room: int) -> int:
        """A fifth of the screen, or half of what the question leaves."""
        columns, rows = self.screen.size
        return len(self.screen.news(columns, min(rows // 5 + len(self.screen.notes(columns)), room // 2)))

    def _choices(self, room: int) -> int:
        """A third at most."""
        columns, rows = self.screen.size
        return min(len(self.screen.choices.rows(columns)), rows // 3, room - self._news(room))

    def _left(self, room: int) -> int:
        return room + LEAST_TABLE - self._news(room) - self._choices(room)
