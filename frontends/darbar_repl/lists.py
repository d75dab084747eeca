"""The list of the offered moves on the screen: what is shown of it, and which of them is selected."""

from typing import TYPE_CHECKING

from darbar import text
from darbar.ui.render.spans import Row

from .choices import Line, groups, laid_out, narrowed

if TYPE_CHECKING:
    from .screen import Screen


class ChoiceList:
    """The choices in rows, and how far they are scrolled."""

    def __init__(self, screen: "Screen") -> None:
        self.screen = screen
        self.top = 0

    def rows(self, width: int) -> list[Line]:
        """The offered moves in rows."""
        chat, repl = self.screen.repl.conversation, self.screen.repl
        if repl.reading is None or not chat.listed:
            return []
        found = self.screen.kept(
            "groups",
            lambda: groups(chat.listed, chat.words, chat.view, chat.terms),
            chat.listed,
            chat.words,
            chat.scene,
        )
        few = repl.narrowed
        drawn: list[Line] = self.screen.kept(
            "choices",
            lambda: laid_out(narrowed(found, few) if few else found, width, repl.selected),
            found,
            width,
            repl.selected,
            few,
        )
        return [Line([("faint", f" {chat.words.say('repl-all-answers')}")]), *drawn] if few or chat.begun else drawn

    def draw(self, width: int, height: int) -> list[Row]:
        """As many rows of choices as there is room for, the selected one among them."""
        shown = self.rows(width)
        if len(shown) <= height:
            self.top = 0
            return [line.row for line in shown]
        room = height - 1
        at = next(
            (y for y, line in enumerate(shown) if self.screen.repl.selected in [one for one, _, _ in line.places]), None
        )
        top = self.top if at is None else max(at - room + 1, min(self.top, at))
        self.top = top = max(0, min(top, len(shown) - room))
        more = text("repl-rows", first=top + 1, last=top + room, count=len(shown))
        rest: Row = [("faint", f" ↑↓ {self.screen.repl.conversation.words.say(more)}")]
        return [*(line.row for line in shown[top : top + room]), rest]

    def scroll(self, rows: int) -> None:
        """Look further up or down in the list."""
        self.screen.repl.selected = 0
        self.top += rows

    def select(self, rows: int = 0, by: int = 0) -> None:
        """Go to another choice; above the first one is none."""
        repl, lists = self.screen.repl, [line.places for line in self.rows(self.screen.size[0]) if line.places]
        numbers = [one for line in lists for one, _, _ in line]
        if not numbers:
            return
        if by or repl.selected not in numbers:
            at = numbers.index(repl.selected) + by if repl.selected in numbers else 0
            repl.selected = numbers[max(0, min(at, len(numbers) - 1))]
            return
        at, x = next((at, x) for at, line in enumerate(lists) for one, x, _ in line if one == repl.selected)
        at += rows
        nearest = min(lists[min(at, len(lists) - 1)], key=lambda place: abs(place[1] - x))
        repl.selected = nearest[0] if at >= 0 else 0

    def click(self, x: int, y: int) -> None:
        """Select what is under the mouse in the list; play it, if it is selected."""
        shown = self.rows(self.screen.size[0])
        places = shown[self.top + y].places if self.top + y < len(shown) else ()
        self.screen.repl.point([number for number, begins, ends in places if begins <= x < ends])
