"""The screen: panes from top to bottom, each drawn for the room it gets."""

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any

from darbar import text
from darbar.ui.render import dock, keys_at, mark_of
from darbar.ui.render.spans import Row, cells, folded
from prompt_toolkit.layout import Layout

from .bars import Bars
from .heights import NOT_TIGHT, Heights
from .lists import ChoiceList
from .panes import layout
from .requests import Think
from .searching import Search
from .tabs import Tabs

if TYPE_CHECKING:
    from .repl import Repl

COLUMNS, ROWS = 40, 12
"""Nothing smaller can show a table."""

ROOMY = 20
"""From so many rows on there is room for two rows of what the player has."""

LONGEST_BAR = 40


class Screen:
    """What stands on the screen, and how far each part of it is scrolled."""

    def __init__(self, repl: "Repl") -> None:
        self.repl = repl
        self.heights, self.bars, self.tabs = Heights(self), Bars(self), Tabs(self)
        self.choices, self.search = ChoiceList(self), Search()
        self.shown: list[Row] = []
        self.page_top = 0
        self.asked: Hashable = None
        self._drawn: dict[str, tuple[tuple[int, ...], tuple[object, ...], Any]] = {}
        self.layout: Layout = layout(self)

    def kept(self, name: str, draw: Callable[[], Any], *reasons: object) -> Any:
        """Something drawn before, as long as the reasons for drawing it are the same."""
        key = tuple(reason if isinstance(reason, int) else id(reason) for reason in reasons)
        before = self._drawn.get(name)
        if before is None or before[0] != key:
            before = self._drawn[name] = key, reasons, draw()
        return before[2]

    # How much room there is

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows of the terminal: the same for all parts of one drawing, though it may change at any time."""
        app = self.repl.app
        size = self.kept("size", app.output.get_size, app.render_counter)
        return size.columns, size.rows

    @property
    def small(self) -> bool:
        """Whether there is no room for a table."""
        columns, rows = self.size
        return columns < COLUMNS or rows < ROWS

    @property
    def covered(self) -> bool:
        """Whether the keyboard is being passed: nothing of anybody is on the screen."""
        return self.repl.reading is not None and self.repl.reading.kind == "cover"

    # The table

    def rows(self, width: int) -> list[Row]:
        """All rows of the page in place of the table."""
        chat, page = self.repl.conversation, self.repl.page
        assert page is not None
        drawn: list[Row] = self.kept("page", lambda: page.draw(chat.words, width), page, chat.words, width)
        return drawn

    def whole_table(self, width: int) -> list[Row]:
        """All rows of the table."""
        chat = self.repl.conversation
        drawn: list[Row] = self.kept(
            "table", lambda: chat.draw(chat.scene, chat.words, width), chat.scene, chat.ask, chat.words, width
        )
        return drawn

    def table(self, width: int, height: int) -> list[Row]:
        """The table, or the page in its place, as far as there is room."""
        if self.covered:
            return self.cover(width, height)
        if self.repl.conversation.offered is not self.asked:
            self.asked, self.choices.top = self.repl.conversation.offered, 0
        self.shown = self.search.marked(self._in_sight(width, height))
        return self.shown

    def _in_sight(self, width: int, height: int) -> list[Row]:
        if self.repl.page is None:
            return self.tabs.draw(width, height) if self.heights.crowded else self.whole_table(width)
        self.scroll()
        return self.rows(width)[self.page_top : self.page_top + height]

    def find(self, wanted: str) -> tuple[int, int]:
        """Scroll to the next place where a word is; which of how many it is."""
        self.search.begin(wanted)
        width, page = self.size[0], self.repl.page
        if page is None and not self.heights.crowded:
            return self.search.go_on(self.whole_table(width))
        found = self.search.go_on(self.rows(width) if page else [row for panel in self.tabs.panels for row in panel])
        if found[0] and page:
            self.page_top = max(0, self.search.at - 1)
        elif found[0]:
            self.tabs.top = max(0, self.search.at - 1)
        return found

    def dock(self, width: int) -> list[Row]:
        """What the player at the keyboard has, in two rows at most; in one, or none, in small windows."""
        chat, rows = self.repl.conversation, self.size[1]
        seat, most = chat.viewer, 2 if rows >= ROOMY else int(rows >= NOT_TIGHT)
        if seat is None or not most:
            return []
        drawn: list[Row] = self.kept(
            "dock",
            lambda: dock(chat.scene, chat.words, seat, width, most=most, about=chat.about, changed=chat.changed),
            chat.scene,
            chat.ask,
            chat.words,
            width,
            most,
        )
        return drawn

    def draw_dock(self, width: int, height: int) -> list[Row]:
        """The same for the room it has."""
        return self.dock(width)[:height]

    def cover(self, width: int, height: int) -> list[Row]:
        """Between two people: to whom the keyboard goes, and nothing else."""
        chat = self.repl.conversation
        assert self.repl.reading is not None
        key = "repl-pass" if chat.viewer is None else "repl-pass-or-undo"
        said = chat.words.say(text(key, seat=self.repl.reading.seat))
        blank: list[Row] = [[] for _ in range(height // 3)]
        return [*blank, *folded([("heading", said)], width - 4, 4, 0)]

    def scroll(self, pages: int = 0, rows: int = 0) -> None:
        """Look further up or down."""
        rows += pages * max(1, self.heights.table - 1)
        if self.repl.page is None:
            return self.tabs.scroll(rows)
        last = max(0, len(self.rows(self.size[0])) - self.heights.table)
        self.page_top = max(0, min(self.page_top + rows, last))
        return None

    # News, notes and the question

    def notes(self, width: int) -> list[Row]:
        """What was just said."""
        return [row for note in self.repl.notes for row in self._note(note, width)]

    def news(self, width: int, most: int) -> list[Row]:
        """What happened since the viewer's last decision, the latest of it; then what was just said."""
        notes, chat = self.notes(width)[:most], self.repl.conversation
        if self.covered or self.repl.page is not None:
            return notes
        told = self.kept("news", lambda: self._news(width), chat.scene, chat.ask, chat.words, width)
        room = most - len(notes)
        if len(told) > room:
            more: Row = [("faint", chat.words.say("repl-more-news"))]
            told = [more, *told[len(told) - room + 1 :]] if room else []
        return [*told, *notes]

    def _news(self, width: int) -> list[Row]:
        return [row for turn in self.repl.conversation.news() for row in folded(turn, width - 1, 1, 2)]

    def _note(self, note: str, width: int) -> list[Row]:
        return [row for line in note.split("\n") for row in folded([("note", line)], width - 1, 1, 2)]

    def question(self, width: int) -> list[Row]:
        """What is asked, or who thinks."""
        chat, request = self.repl.conversation, self.repl.request
        if isinstance(request, Think):
            return [*folded([("question", chat.thinking(request))], width, 0, 2), *self._progress(width)]
        if self.covered:
            return []
        asked: list[Row] = self.kept(
            "question", lambda: self._question(width), chat.ask, chat.words, width, chat.reading
        )
        return [*self.lesson(width), *asked]

    def lesson(self, width: int) -> list[Row]:
        """What a lesson says before it asks; half of the screen at most, and nothing while a page is read."""
        chat = self.repl.conversation
        if chat.guide is None or self.repl.page is not None:
            return []
        told: list[Row] = self.kept("lesson", lambda: self._lesson(width), chat.scene, chat.ask, chat.words, width)
        most = self.size[1] // 2 - 1
        more: Row = [("lesson", "│ "), ("faint", chat.words.say("repl-lesson-more"))]
        return told if len(told) <= most else [*told[: most - 1], more]

    def _lesson(self, width: int) -> list[Row]:
        chat = self.repl.conversation
        says: list[Row] = [[("heading", chat.lesson_title())], *([("", one)] for one in chat.lesson_says())]
        hints: list[Row] = [] if chat.reading else [[("heading", chat.lesson_hint())]]
        return [[("lesson", "│ "), *row] for one in (*says, *hints) for row in folded(one, width - 3, 0, 0)]

    def _progress(self, width: int) -> list[Row]:
        """How much of the thinking is done, as a bar."""
        done, most = self.repl.conversation.session.progress, min(LONGEST_BAR, width - 2)
        if done is None:
            return []
        full = round(done * most)
        return [[("heading", "█" * full), ("faint", "░" * (most - full))]]

    def _question(self, width: int) -> list[Row]:
        chat, ask = self.repl.conversation, self.repl.conversation.ask
        if ask is None and chat.reading:
            return folded([("question", chat.lesson_hint())], width, 0, 2)
        if ask is None:
            return folded([("question", chat.words.say("repl-look-around"))], width, 0, 2)
        asked = chat.words.say(text("repl-question", seat=ask.seat, prompt=chat.prompt(ask)))
        return folded([(f"seat-{ask.seat}", mark_of(ask.seat) + " "), ("question", asked)], width, 0, 2)

    def draw_news(self, width: int, height: int) -> list[Row]:
        """The news for the room they have."""
        return self.news(width, height)

    def draw_question(self, width: int, height: int) -> list[Row]:
        """The question for the room it has."""
        return self.question(width)[:height]

    def click_table(self, x: int, y: int) -> None:
        """Select the move that points at what is under the mouse; if there are several, leave only them in the list."""
        self._click_on(self.shown[y : y + 1], x)

    def click_dock(self, x: int, y: int) -> None:
        """The same for what the player has."""
        self._click_on(self.dock(self.size[0])[y : y + 1], x)

    def _click_on(self, rows: list[Row], x: int) -> None:
        for row in rows:
            self.repl.point(self.repl.conversation.point_at(_keys_under(row, x)))

    def too_small(self, width: int, height: int) -> list[Row]:
        """That there is no room, and how much is needed."""
        said = text("repl-small", width=self.size[0], height=self.size[1], columns=COLUMNS, rows=ROWS)
        return folded([("", self.repl.conversation.words.say(said))], max(width, 4), 0, 0)[:height]


def _keys_under(row: Row, x: int) -> list[str]:
    """The keys of what stands in a column of a row."""
    for style, content in row:
        x -= cells(content)
        if x < 0:
            return keys_at(style)
    return []
