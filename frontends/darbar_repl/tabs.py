"""Tabs: a table that is larger than the screen: a row of its panels, and as much of it as there is room for."""

from bisect import bisect_right
from collections.abc import Hashable, Iterator, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from darbar.ui.render import flowed, keys_at, mark_of, panels
from darbar.ui.render.spans import Row, cells, clipped, text_of, wide
from darbar.ui.render.voice import ABOUT, CHANGED

if TYPE_CHECKING:
    from .screen import Screen

WIDEST = 18
"""So many columns the name of a tab takes at most."""

MORE = "…"
"""Stands for the tabs to the left and to the right for which there is no room."""


class Tabs:
    """The panels of the table one after the other, and the row of them that is the first on the screen."""

    def __init__(self, screen: "Screen") -> None:
        self.screen = screen
        self.top = self.looked = self.height = 0
        self.asked: Hashable = None
        self.places: list[tuple[int, int, int]] = []

    @property
    def panels(self) -> list[list[Row]]:
        """The rows of each panel."""
        chat, width = self.screen.repl.conversation, self.screen.size[0]
        drawn: list[list[Row]] = self.screen.kept(
            "panels",
            lambda: panels(chat.scene, chat.words, width, about=chat.about, changed=chat.changed),
            chat.scene,
            chat.ask,
            chat.words,
            width,
        )
        return drawn

    @property
    def starts(self) -> list[int]:
        """The row with which each panel begins."""
        return [0, *accumulate(map(len, self.panels))][:-1]

    @property
    def open(self) -> int:
        """The panel that is the first on the screen."""
        return max(0, bisect_right(self.starts, self.top) - 1)

    def draw(self, width: int, height: int) -> list[Row]:
        """As much of the table as there is room for; when something new is asked, what it is about."""
        self.look_at_question(width, height)
        self.scroll(0)
        return flowed(self.panels, width, height, self.top)

    def look_at_question(self, width: int, height: int) -> None:
        """Open the panel from which on most of what is asked about can be seen; what is in the dock is seen anyway.

        Moves of the first kind that points anywhere count before the others: what can be done at any time comes later.
        """
        chat = self.screen.repl.conversation
        asked = tuple(chat.offered), chat.about if chat.guide else None
        if asked == self.asked and (height == self.height or self.top != self.looked):
            return  # nothing new; or whoever scrolled since looks at something else
        self.asked, self.height = asked, height
        shown = self._without_own()
        begins = [start for start, panel in zip(self.starts, shown, strict=True) if noted(panel, "about")]
        rows = [row for panel in shown for row in panel]
        nearer = [max(0, place + 2 - height) for place, row in enumerate(rows) if noted([row], "about")]
        first = self.first_kind()

        def seen(top: int) -> tuple[int, int]:
            rows = flowed(shown, width, height, top)
            return _at(rows, first), noted(rows, "about")

        self.top = self.looked = max([self.top, *begins, *nearer], key=seen)

    def first_kind(self) -> set[str]:
        """What the moves of the first kind that points anywhere point at; in a lesson, what it wants one to look at."""
        chat = self.screen.repl.conversation
        if chat.guide:
            return set(chat.about)
        pointed = chat.pointed
        first = next((type(move) for move, keys in pointed.items() if keys), None)
        return {key for move, keys in pointed.items() if type(move) is first for key in keys}

    def _without_own(self) -> list[list[Row]]:
        """The panels, those of the viewer empty, unless the question is about nothing else."""
        chat = self.screen.repl.conversation
        both = list(zip(chat.scene.panels, self.panels, strict=True))
        others: list[list[Row]] = [[[]] * len(rows) if panel.owner == chat.viewer else rows for panel, rows in both]
        return others if any(noted(rows, "about") for rows in others) else self.panels

    def scroll(self, rows: int) -> None:
        """Look further up or down; every panel can be the first on the screen."""
        starts, panels = self.starts, self.panels
        last = max(0, starts[-1], starts[-1] + len(panels[-1]) - self.screen.heights.table) if panels else 0
        self.top = max(0, min(self.top + rows, last))

    def go(self, by: int) -> None:
        """Open the next panel; or go back to the beginning of this one, then to the one before."""
        starts = self.starts
        if not starts:
            return
        begun = by < 0 and self.top > starts[self.open]
        self.top = starts[self.open] if begun else starts[(self.open + by) % len(starts)]

    def click(self, x: int, y: int) -> None:
        """Open the panel whose name is under the mouse."""
        for place, begins, ends in self.places:
            if begins <= x < ends:
                self.top = self.starts[place]

    # The row of names

    def row(self, width: int, height: int) -> list[Row]:
        """The names of the panels, with signs for what is asked about and what has changed; some of them, if many."""
        self.look_at_question(width, self.screen.heights.table)
        names = _shortened(list(self.names()))
        first, last = _around(self.open, [cells(name) + 2 for name in names], width - 2)
        row: Row = [("faint", MORE if first else " ")]
        self.places = []
        for place in range(first, last):
            begins = wide(row)
            style, left, right = ("selected", "[", "]") if place == self.open else ("", " ", " ")
            row += [(style, left), (style, names[place]), (style, right)]
            self.places.append((place, begins, wide(row)))
        return [[*row, ("faint", MORE if last < len(names) else "")]]

    def names(self) -> Iterator[str]:
        """What each panel is called."""
        chat = self.screen.repl.conversation
        for panel, rows in zip(chat.scene.panels, self.panels, strict=True):
            signs = CHANGED * bool(noted(rows, "changed")) + ABOUT * bool(noted(rows, "about"))
            owner = "" if panel.owner is None else f"{mark_of(panel.owner)} "
            yield signs + owner + chat.words.say(panel.label)


def _shortened(names: Sequence[str]) -> list[str]:
    """Names that are not too long; those that would be alike have their last word."""
    short = [text_of(clipped([("", name)], WIDEST)) for name in names]
    return [_with_end(name) if short.count(one) > 1 else one for name, one in zip(names, short, strict=True)]


def _with_end(name: str) -> str:
    """The beginning and the last word of a name that is too long."""
    end = MORE + name.split()[-1][-WIDEST // 2 :]
    return (
        name if cells(name) <= WIDEST else text_of(clipped([("", name)], WIDEST - cells(end) + 1))[:-1].rstrip() + end
    )


def noted(rows: Sequence[Row], style: str) -> int:
    """How much of some rows is asked about, or has changed."""
    return sum(style in name.split() for row in rows for name, _ in row)


def _at(rows: Sequence[Row], keys: set[str]) -> int:
    """How much of some rows shows what has one of these keys."""
    return sum(not keys.isdisjoint(keys_at(name)) for row in rows for name, _ in row)


def _around(chosen: int, widths: Sequence[int], room: int) -> tuple[int, int]:
    """The first and the last of those around one for which there is room: the one before it, all after it, the rest."""
    first, last = chosen, chosen
    for place in [chosen, chosen - 1, *range(chosen + 1, len(widths)), *range(chosen - 2, -1, -1)]:
        if not 0 <= place < len(widths) or place not in (first - 1, last):
            continue
        if widths[place] <= room:
            room -= widths[place]
            first, last = min(first, place), max(last, place + 1)
    return first, last
