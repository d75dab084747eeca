"""Bars: the one above the table, and the toolbar below all."""

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from darbar import Seat, text
from darbar.ui.render import mark_of
from darbar.ui.render.spans import Row, clipped, joined, padded, wide

from .times import in_a_row, told

if TYPE_CHECKING:
    from .screen import Screen

BETWEEN = ("toolbar", " │ ")


class Bars:
    """What is shown, and where the match is."""

    def __init__(self, screen: "Screen") -> None:
        self.screen = screen
        self.now: Callable[[], float] = monotonic
        self.began = monotonic()

    def bar(self, width: int, height: int) -> list[Row]:
        """What is shown below, and how to see the rest of it."""
        words, page = self.screen.repl.conversation.words, self.screen.repl.page
        title = words.say(page.title) if page else words.say(text("repl-title-table"))
        name = f" {self.screen.repl.conversation.session.title}" + ("" if self.screen.covered else f" · {title}")
        right = "  ".join(self._bar_notes(width)) + " "
        left = clipped([("bar", name)], max(4, width - len(right) - 1))
        return [[*left, ("bar", " " * (width - wide(left) - len(right))), ("bar", right)]]

    def _bar_notes(self, width: int) -> list[str]:
        words, page = self.screen.repl.conversation.words, self.screen.repl.page
        if page is None:
            return [words.say("repl-tabs")] if self.screen.heights.tabbed else []
        self.screen.scroll()
        rows, back = len(self.screen.rows(width)), words.say("repl-back")
        if rows <= self.screen.heights.table:
            return [back]
        last = min(rows, self.screen.page_top + self.screen.heights.table)
        shown = text("repl-rows", first=self.screen.page_top + 1, last=last, count=rows)
        return [back, f"PgUp PgDn {words.say(shown)}"]

    def toolbar(self, width: int, height: int) -> list[Row]:
        """The turn, the phase, everyone's points, the question, and the clocks, or how long we have been here."""
        session = self.screen.repl.conversation.session
        time = in_a_row(session) if session.clocks else told(int(self.now() - self.began))
        clock = clipped([("toolbar", f" {time} ")], width - 2)
        left = [] if self.screen.covered else joined(self._state(), BETWEEN)
        row = clipped([("toolbar", " "), *left], width - wide(clock))
        blank = padded(row, width - wide(clock))
        return [[*((style or "toolbar", content) for style, content in blank), *clock]]

    def _state(self) -> list[Row]:
        chat = self.screen.repl.conversation
        words, session = chat.words, chat.session
        points: list[tuple[Seat, str]] = self.screen.kept("points", lambda: self._points(), chat.scene, words)
        marks = "  ".join(f"{mark_of(seat)} {count}" for seat, count in points)
        said = [words.say(text("repl-turn", turn=session.turn))] if session.turn else []
        said += [words.say(session.phase, "phase-")] if session.phase else []
        said += [marks, words.prompt(chat.ask)] if chat.ask else [marks]
        return [[("toolbar", one)] for one in said]

    def _points(self) -> list[tuple[Seat, str]]:
        """What everyone has, as far as the viewer can count it: `19+?` where some of it is hidden."""
        chat = self.screen.repl.conversation
        return sorted((one.seat, chat.words.points(one)) for one in chat.session.standings(chat.viewer))
