"""The page: the parts of a scene in plain words, one below the other."""

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby

from ...core.seats import Seat
from ..scene import Card, Cell, Grid, Item, Label, Line, Panel, Part, Scene, Stock, Track
from ..words import Words
from .changes import ids, inside
from .spans import NBSP, Row, Span, aligned, clipped, folded, joined, packed, placed, styled, wide
from .voice import Voice, mark_of


class Page(Voice):
    """A scene on paper of a certain width, for readers who go from line to line."""

    between: Span = ("", " | ")
    rule = "-"

    def __init__(
        self,
        scene: Scene,
        words: Words,
        width: int,
        about: Collection[str],
        changed: Collection[str],
        seat: Seat | None,
    ) -> None:
        super().__init__(words, changed)
        self.scene = scene
        self.width = width
        own = {id for panel in scene.panels if panel.owner == seat is not None for id in ids(panel)}
        self.everywhere = frozenset(about)
        self.elsewhere = self.everywhere - own
        self.seat = seat

    def panels(self) -> list[list[Row]]:
        """The rows of each panel."""
        return [self.panel(panel, path) for path, panel in inside(self.scene).items()]

    def panel(self, panel: Panel, path: str) -> list[Row]:
        """A heading over the whole width, and the parts."""
        self.about = self.everywhere if panel.owner in (None, self.seat) else self.elsewhere
        style, sign = self.note(path, panel.id)
        title = [*sign, *self.owned(panel.label, panel.owner, style=styled("heading", style))]
        head = clipped(placed([("faint", self.rule * 2 + " "), *title, ("", " ")]), self.width)
        return [[*head, ("faint", self.rule * (self.width - wide(head)))], *self.parts(panel, path, 2)]

    def parts(self, panel: Panel, path: str, indent: int) -> list[Row]:
        """Lines and stocks stand side by side where there is room; every other part begins a row."""
        rows: list[Row] = []
        for kind, group in groupby(inside(panel).items(), key=_kind):
            things = [(f"{path}/{name}", part) for name, part in group]
            if kind is Line:
                rows += self.packed((self.piece(part, panel, place) for place, part in things), indent)
            elif kind is Track:
                rows += self.tracks(things, panel, indent)
            elif kind is Card:
                rows += self.cards(things, panel, indent)
            else:
                draw = self.grid if kind is Grid else self.inner
                rows += [row for place, part in things for row in draw(part, panel, place, indent)]
        return rows

    def packed(self, pieces: Iterable[Row], indent: int, lead: Row | None = None) -> list[Row]:
        """Pieces side by side, as many as a row holds."""
        return packed(pieces, self.width, indent, self.between, lead)

    def heading(self, title: Row, indent: int) -> list[Row]:
        """A title above what it belongs to."""
        return folded(self.lead(title), self.width, indent)

    # Lines and stocks

    def piece(self, part: Line | Stock, panel: Panel, path: str) -> Row:
        """A part that may stand beside others."""
        style, sign = self.note(path, part.id)
        if isinstance(part, Line):
            return [*sign, *self.owned(part.text, part.owner, panel, style)]
        items = joined((self.item(item, f"{path}/{name}") for name, item in inside(part).items()), ("", ", "))
        return self.titled([*sign, *self.title(part.label, part.owner, panel, style)], items)

    def item(self, item: Item, path: str) -> Row:
        """What is counted, and how many there are; no line ends between them."""
        style, sign = self.note(path, item.id)
        return [*sign, (style, f"{self.words.called(item.id)} {item.count}".replace(" ", NBSP))]

    # Panels within panels, and cards

    def inner(self, part: Panel, panel: Panel, path: str, indent: int) -> list[Row]:
        """A panel within a panel; cards that have nothing but a name follow its title at once."""
        title = self.inner_title(part, panel, path)
        if part.parts and all(_is_bare(one) for one in part.parts):
            names = [self.bare(card, part, f"{path}/{name}") for name, card in inside(part).items()]
            return self.packed(names, indent, self.lead(title))
        return [*self.heading(title, indent), *self.parts(part, path, indent + 2)]

    def bare(self, card: Card, panel: Panel, path: str) -> Row:
        """A card that has nothing but a name."""
        style, sign = self.note(path, card.id)
        return [*sign, *self.owned(card.label, card.owner, panel, style)]

    def inner_title(self, part: Panel, panel: Panel, path: str) -> Row:
        """What a panel within a panel is called."""
        style, sign = self.note(path, part.id)
        return [*sign, *self.owned(part.label, part.owner, panel, style)]

    def cards(self, cards: Sequence[tuple[str, Card]], panel: Panel, indent: int) -> list[Row]:
        """Every card on a row of its own, or more."""
        return [row for path, card in cards for row in self.card(card, panel, path, indent)]

    def card(self, card: Card, panel: Panel, path: str, indent: int) -> list[Row]:
        """A name and some lines; a sign stands in the margin."""
        style, sign = self.note(path, card.id)
        title = self.owned(card.label, card.owner, panel, style)
        lines = [self.label(line, f"{path}/{name}") for name, line in inside(card).items()]
        rows = self.packed(lines, indent, self.lead(title)) if lines else folded(title, self.width, indent)
        return _in_margin(sign, rows)

    def label(self, label: Label, path: str) -> Row:
        """One line of a card, or what is on a step."""
        style, sign = self.note(path)
        return [*sign, *self.said(label, style)]

    # Tracks

    def tracks(self, tracks: Sequence[tuple[str, Track]], panel: Panel, indent: int) -> list[Row]:
        """Where everyone is, and below it what is on the steps."""
        return [row for path, track in tracks for row in self.track(track, panel, path, indent)]

    def track(self, track: Track, panel: Panel, path: str, indent: int) -> list[Row]:
        """One track in words."""
        style, sign = self.note(path, track.id)
        title = self.title(track.label, None, panel, style)
        span = [*title, (style, f"{' ' * bool(title)}0–{track.top}")]
        where = folded(self.titled(span, joined(self.markers(track, path), ("", ", "))), self.width, indent)
        return [*_in_margin(sign, where), *self.steps(track, path, indent + 2)]

    def markers(self, track: Track, path: str) -> list[Row]:
        """Where everyone is, and then the markers of nobody."""
        everyone = [self.marker(Seat(seat), step, f"{path}/{seat}") for seat, step in enumerate(track.markers)]
        return everyone + [self.neutral(step, f"{path}/neutral-{at}") for at, step in enumerate(track.neutral)]

    def marker(self, seat: Seat, step: int, path: str) -> Row:
        """Where one player is."""
        style, sign = self.note(path)
        return [*sign, *self.player(seat, style), (style, f" = {step}")]

    def neutral(self, step: int, path: str) -> Row:
        """Where a marker is that belongs to nobody."""
        style, sign = self.note(path)
        return [*sign, (style, f"{self.nobody} = {step}")]

    @property
    def nobody(self) -> str:
        """What a marker of nobody is called."""
        return self.words.say("scene-neutral")

    def steps(self, track: Track, path: str, indent: int) -> list[Row]:
        """What is on the steps."""
        labels = ((step, self.label(label, f"{path}/step-{step}")) for step, label in sorted(track.steps.items()))
        return self.packed(([("", f"{step} = "), *label] for step, label in labels), indent)

    # Grids

    def grid(self, grid: Grid, panel: Panel, path: str, indent: int) -> list[Row]:
        """The cells, and whose mark is which."""
        names = _column_ids(grid.rows)
        paths = (f"{path}/{name}" for name in inside(grid))
        rows = [[self.cell(cell, next(paths), not names) for cell in row] for row in grid.rows]
        style, sign = self.note(path, grid.id)
        title = self.title(grid.label, None, panel, style)
        drawn = self.drawn_grid(sign + title if title else [], [self.column(name) for name in names], rows, indent)
        return drawn + self.legend(grid, indent)

    def drawn_grid(self, title: Row, head: list[Row], rows: list[list[Row]], indent: int) -> list[Row]:
        """The title above the cells."""
        return [*self.heading(title, indent), *self.cells(head, rows, indent)]

    def cells(self, head: list[Row], rows: list[list[Row]], indent: int) -> list[Row]:
        """A table where it fits, otherwise column after column if they have names, or row after row."""
        for gap in (2, 1):
            table = aligned([head, *rows] if head else rows, indent, gap)
            if self.fits(table):
                return table
        if head:
            named = zip(head, zip(*rows, strict=True), strict=True)
            return [row for name, column in named for row in self.packed(column, indent, self.lead(name))]
        return [line for row in rows for line in self.packed(row, indent)]

    def fits(self, rows: list[Row]) -> bool:
        """Whether no row is too wide."""
        return all(wide(row) <= self.width for row in rows)

    def column(self, name: str) -> Row:
        """The head of a column."""
        style, sign = self.note("", name)
        return [*sign, (styled("faint", style), self.words.called(name))]

    def cell(self, cell: Cell, path: str, by_name: bool) -> Row:
        """A label, an owner's mark, both, or else the name by which a move calls the empty cell."""
        style, sign = self.note(path, cell.id if by_name else "")
        label = self.said(cell.label, style) if cell.label else []
        mark = [] if cell.owner is None else [(styled(style, f"seat-{cell.owner}"), mark_of(cell.owner))]
        empty = [(style, self.words.called(cell.id))] if by_name and cell.id else [(style or "faint", ".")]
        return [*sign, *(joined(filter(None, (label, mark)), ("", " ")) or empty)]

    def legend(self, grid: Grid, indent: int) -> list[Row]:
        """Whose mark is which."""
        owners = sorted({cell.owner for row in grid.rows for cell in row if cell.owner is not None})
        return folded(joined((self.owner(seat) for seat in owners), ("", ", ")), self.width, indent)

    def owner(self, seat: Seat) -> Row:
        """Whose a mark is."""
        return [("", f"{mark_of(seat)} = "), *self.player(seat)]


def _in_margin(sign: Row, rows: list[Row]) -> list[Row]:
    """Rows with a sign in the margin before the first of them."""
    if not sign or not rows:
        return rows
    (style, first), *rest = rows[0]
    content = first.lstrip(" ")
    margin = " " * (len(first) - len(content) - wide(sign))
    return [[("", margin), *sign, (style, content), *rest], *rows[1:]]


def _is_bare(part: Part) -> bool:
    return isinstance(part, Card) and not part.lines and not part.face_down


def _kind(named: tuple[str, Part]) -> type:
    """Lines and stocks go together."""
    return Line if isinstance(named[1], Stock) else type(named[1])


def _column_ids(rows: Sequence[Sequence[Cell]]) -> list[str]:
    """The ids of the columns, where all cells of a column share one."""
    if len(rows) < 2 or len({len(row) for row in rows}) != 1:
        return []
    columns = [{cell.id for cell in column} for column in zip(*rows, strict=True)]
    return [ids.pop() for ids in columns] if all(len(ids) == 1 and all(ids) for ids in columns) else []
