"""Rendering: a scene as plain text, for line-by-line frontends, replays and logs."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from textwrap import wrap

from .scene import Card, Cell, Grid, Item, Label, Line, Panel, Part, Scene, Stock, Track
from .seats import Seat
from .text import text
from .words import Words

WIDTH = 80
MARKS = "XO#@+%"
"""How each seat's markers look in a grid; later seats are numbers."""


def plain(scene: Scene, words: Words, width: int = WIDTH) -> str:
    """The scene as lines of text, in the language of the words."""
    page = _Page(words, width)
    return "\n\n".join("\n".join(page.panel(panel)) for panel in scene.panels)


def indented(content: str, indent: int, width: int = WIDTH, hang: int = 2) -> list[str]:
    """A paragraph in lines, the later ones a little further in."""
    first, later = " " * indent, " " * (indent + hang)
    return wrap(content, width, initial_indent=first, subsequent_indent=later, break_on_hyphens=False)


class _Page:
    """Words on paper of a certain width."""

    def __init__(self, words: Words, width: int) -> None:
        self.words = words
        self.width = width

    def panel(self, panel: Panel) -> Iterator[str]:
        heading = self.owned(panel.label, panel.owner)
        yield f"-- {heading} ".ljust(self.width, "-")
        yield from self.parts(panel.parts, heading, 2)

    def parts(self, parts: Iterable[Part], heading: str, indent: int) -> Iterator[str]:
        for face_down, group in groupby(parts, _face_down):
            if face_down:
                yield from self.wrapped(self.words.say(text("scene-face-down", count=len(list(group)))), indent)
            else:
                for part in group:
                    yield from self.part(part, heading, indent)

    def part(self, part: Part, heading: str, indent: int) -> Iterable[str]:
        match part:
            case Line():
                return self.wrapped(self.owned(part.text, part.owner), indent)
            case Stock():
                return self.titled(self.owned(part.label, part.owner), heading, map(self.item, part.items), indent)
            case Track():
                return self.track(part, heading, indent)
            case Grid():
                return self.grid(part, heading, indent)
            case Card():
                return self.titled(self.owned(part.label, part.owner), "", map(self.words.say, part.lines), indent)
            case Panel():
                inner = self.owned(part.label, part.owner)
                return [*self.wrapped(f"{inner}:", indent), *self.parts(part.parts, inner, indent + 2)]

    def titled(self, title: str, heading: str, things: Iterable[str], indent: int) -> list[str]:
        """A title and an enumeration; the title is left out where the heading above says the same."""
        listed = ", ".join(things)
        shown = "" if title == heading else title
        return self.wrapped(": ".join(filter(None, (shown, listed))) or "–", indent)

    def item(self, item: Item) -> str:
        return f"{self.words.called(item.id)} {item.count}"

    def track(self, track: Track, heading: str, indent: int) -> list[str]:
        title = f"{self.words.say(track.label)} (0–{track.top})"
        markers = (f"{self.words.player(Seat(seat))} {step}" for seat, step in enumerate(track.markers))
        steps = [f"{step} = {self.words.say(label)}" for step, label in sorted(track.steps.items())]
        return self.titled(title, heading, markers, indent) + self.wrapped(", ".join(steps), indent + 4)

    def grid(self, grid: Grid, heading: str, indent: int) -> list[str]:
        title = self.words.say(grid.label)
        names = _column_ids(grid.rows)
        rows = [[self.cell(cell, bool(names)) for cell in row] for row in grid.rows]
        table = aligned([[self.words.called(name) for name in names], *rows] if names else rows, indent)
        if any(len(line) > self.width for line in table):
            table = [line for row in rows for line in self.wrapped(" | ".join(row), indent)]
        above = [] if title == heading else self.wrapped(f"{title}:", indent)
        return above + table + self.wrapped(self.legend(grid), indent)

    def cell(self, cell: Cell, headed: bool) -> str:
        """A label, an owner's mark, both, or else the name by which a move calls the empty cell."""
        label = self.words.say(cell.label) if cell.label else ""
        mark = "" if cell.owner is None else mark_of(cell.owner)
        empty = "." if headed or not cell.id else self.words.called(cell.id)
        return " ".join(filter(None, (label, mark))) or empty

    def legend(self, grid: Grid) -> str:
        """Whose mark is which, once there is one."""
        owners = {cell.owner for row in grid.rows for cell in row if cell.owner is not None}
        return ", ".join(f"{mark_of(seat)} = {self.words.player(seat)}" for seat in sorted(owners))

    def owned(self, label: Label, owner: Seat | None) -> str:
        """A label with its owner, unless it names the owner already."""
        said = self.words.say(label)
        name = "" if owner is None else self.words.player(owner)
        return said if name in said else f"{said} ({name})"

    def wrapped(self, content: str, indent: int) -> list[str]:
        return indented(content, indent, self.width)


def mark_of(seat: Seat) -> str:
    """How a seat's marker looks in a grid."""
    return MARKS[seat] if seat < len(MARKS) else str(seat + 1)


def aligned(rows: Sequence[Sequence[str]], indent: int = 0) -> list[str]:
    """Rows of cells in columns, two spaces apart."""
    widths: dict[int, int] = {}
    for row in rows:
        for column, cell in enumerate(row):
            widths[column] = max(widths.get(column, 0), len(cell))
    padded = ("  ".join(cell.ljust(widths[column]) for column, cell in enumerate(row)) for row in rows)
    return [(" " * indent + line).rstrip() for line in padded]


def _face_down(part: Part) -> bool:
    return isinstance(part, Card) and part.face_down


def _column_ids(rows: Sequence[Sequence[Cell]]) -> list[str]:
    """The ids of the columns, where all cells of a column share one."""
    if len(rows) < 2 or len({len(row) for row in rows}) != 1:
        return []
    columns = [{cell.id for cell in column} for column in zip(*rows, strict=True)]
    return [ids.pop() for ids in columns] if all(len(ids) == 1 for ids in columns) else []
