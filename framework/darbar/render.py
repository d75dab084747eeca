"""Rendering: a scene as plain text, for line-by-line frontends and replays."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from textwrap import wrap

from .scene import Card, Cell, Grid, Item, Label, Line, Panel, Part, Scene, Stock, Track
from .seats import Seat
from .texts import Text, text
from .words import Words

WIDTH = 80
MARKS = "XO#@+%"
"""How each seat's markers look in a grid; later seats are numbers."""

NO_BREAK = re.compile(r" (?=[:;?!»–])|(?<=«) ")
"""Spaces at which no line ends."""


def plain(scene: Scene, words: Words, width: int = WIDTH) -> str:
    """The scene as lines of text, in the language of the words."""
    page = _Page(words, width)
    return "\n".join(line for panel in scene.panels for line in page.panel(panel))


def indented(content: str, indent: int, width: int = WIDTH, hang: int = 2) -> list[str]:
    """A paragraph in lines, the later ones a little further in; words stay whole."""
    lines = wrap(
        NO_BREAK.sub("\N{NO-BREAK SPACE}", content),
        width,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hang),
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


def packed(pieces: Iterable[str], indent: int, width: int = WIDTH) -> list[str]:
    """Pieces side by side, as many as a line holds."""
    rows: list[str] = []
    for piece in pieces:
        if rows and indent + len(rows[-1]) + 3 + len(piece) <= width:
            rows[-1] += f" | {piece}"
        else:
            rows.append(piece)
    return [line for row in rows for line in indented(row, indent, width)]


def aligned(rows: Sequence[Sequence[str]], indent: int = 0) -> list[str]:
    """Rows of cells in columns, two spaces apart."""
    widths: dict[int, int] = {}
    for row in rows:
        for column, cell in enumerate(row):
            widths[column] = max(widths.get(column, 0), len(cell))
    padded = ("  ".join(cell.ljust(widths[column]) for column, cell in enumerate(row)) for row in rows)
    return [(" " * indent + line).rstrip() for line in padded]


def mark_of(seat: Seat) -> str:
    """How a seat's marker looks in a grid."""
    return MARKS[seat] if seat < len(MARKS) else str(seat + 1)


class _Page:
    """Words on paper of a certain width."""

    def __init__(self, words: Words, width: int) -> None:
        self.words = words
        self.width = width

    def panel(self, panel: Panel) -> Iterator[str]:
        yield f"-- {self.owned(panel.label, panel.owner)} ".ljust(self.width, "-")
        yield from self.parts(panel, 2)

    def parts(self, panel: Panel, indent: int) -> Iterator[str]:
        """Lines and stocks stand side by side where there is room; every other part begins a line."""
        beside: list[str] = []
        for part in _counted(panel.parts):
            if isinstance(part, Line):
                beside.append(self.owned(part.text, part.owner, panel))
            elif isinstance(part, Stock):
                items = ", ".join(map(self.item, part.items))
                beside.append(self.titled(self.title(part.label, part.owner, panel), items))
            else:
                yield from packed(beside, indent, self.width)
                beside.clear()
                yield from self.block(part, panel, indent)
        yield from packed(beside, indent, self.width)

    def block(self, part: Track | Grid | Card | Panel, panel: Panel, indent: int) -> list[str]:
        match part:
            case Track():
                return self.track(part, panel, indent)
            case Grid():
                return self.grid(part, panel, indent)
            case Card():
                lines = " | ".join(map(self.words.say, part.lines))
                return indented(self.titled(self.owned(part.label, part.owner, panel), lines), indent, self.width)
            case Panel():
                heading = self.heading(self.owned(part.label, part.owner, panel), indent)
                return [*heading, *self.parts(part, indent + 2)]

    def track(self, track: Track, panel: Panel, indent: int) -> list[str]:
        """Where everyone is, and below it what is on the steps."""
        span = f"{self.title(track.label, None, panel)} 0–{track.top}".strip()
        markers = (f"{self.words.player(Seat(seat))} = {step}" for seat, step in enumerate(track.markers))
        steps = (f"{step} = {self.words.say(label)}" for step, label in sorted(track.steps.items()))
        where = indented(self.titled(span, ", ".join(markers)), indent, self.width)
        return where + packed(steps, indent + 2, self.width)

    def grid(self, grid: Grid, panel: Panel, indent: int) -> list[str]:
        """A table where it fits, otherwise row after row; then whose mark is which."""
        names = _column_ids(grid.rows)
        rows = [[self.cell(cell, bool(names)) for cell in row] for row in grid.rows]
        table = aligned([[self.words.called(name) for name in names], *rows] if names else rows, indent)
        if any(len(line) > self.width for line in table):
            table = [line for row in rows for line in packed(row, indent, self.width)]
        owners = {cell.owner for row in grid.rows for cell in row if cell.owner is not None}
        legend = ", ".join(f"{mark_of(seat)} = {self.words.player(seat)}" for seat in sorted(owners))
        heading = self.heading(self.title(grid.label, None, panel), indent)
        return heading + table + indented(legend, indent, self.width)

    def cell(self, cell: Cell, headed: bool) -> str:
        """A label, an owner's mark, both, or else the name by which a move calls the empty cell."""
        label = self.words.say(cell.label) if cell.label else ""
        mark = "" if cell.owner is None else mark_of(cell.owner)
        empty = "." if headed or not cell.id else self.words.called(cell.id)
        return " ".join(filter(None, (label, mark))) or empty

    def item(self, item: Item) -> str:
        return f"{self.words.called(item.id)} {item.count}"

    def title(self, label: Label, owner: Seat | None, panel: Panel) -> str:
        """What a part is called; nothing where its panel is called the same."""
        said = self.owned(label, owner, panel)
        return "" if said == self.words.say(panel.label) else said

    def owned(self, label: Label, owner: Seat | None, panel: Panel | None = None) -> str:
        """A label with its owner, unless the label itself or the panel around it names the owner."""
        said = self.words.say(label)
        named = isinstance(label, Text) and label.args.get("seat") == owner
        around = panel is not None and panel.owner == owner
        return said if owner is None or named or around else f"{said} ({self.words.player(owner)})"

    def titled(self, title: str, what: str) -> str:
        both = title and what
        return self.words.say(text("scene-titled", title=title, what=what)) if both else title or what or "–"

    def heading(self, title: str, indent: int) -> list[str]:
        said = self.words.say(text("scene-titled", title=title, what="")).rstrip()
        return indented(said, indent, self.width) if title else []


def _counted(parts: Iterable[Part]) -> Iterator[Part]:
    """The parts with each run of face-down cards as one line."""
    for (face_down, owner), group in groupby(parts, _face_down):
        if face_down:
            yield Line(text("scene-face-down", count=len(list(group))), owner=owner)
        else:
            yield from group


def _face_down(part: Part) -> tuple[bool, Seat | None]:
    return (True, part.owner) if isinstance(part, Card) and part.face_down else (False, None)


def _column_ids(rows: Sequence[Sequence[Cell]]) -> list[str]:
    """The ids of the columns, where all cells of a column share one."""
    if len(rows) < 2 or len({len(row) for row in rows}) != 1:
        return []
    columns = [{cell.id for cell in column} for column in zip(*rows, strict=True)]
    return [ids.pop() for ids in columns] if all(len(ids) == 1 for ids in columns) else []
