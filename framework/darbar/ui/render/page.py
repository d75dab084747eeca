"""The page: the parts of a scene in plain words, one below the other."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby

from ...core.seats import Seat
from ...core.texts import text
from ..diff import contents, piece_key, pieces
from ..scene import (
    Card,
    Cell,
    Columns,
    Dice,
    Grid,
    Hand,
    Item,
    Label,
    Line,
    Map,
    Panel,
    Part,
    Pile,
    Ring,
    River,
    Scene,
    Stock,
    Track,
)
from ..words import Words
from .spans import NBSP, Row, Span, aligned, clipped, folded, joined, packed, placed, styled, text_of, wide
from .voice import Voice, mark_of


class Page(Voice):
    """A scene on paper of a certain width, for readers who go from line to line."""

    between: Span = ("", " | ")
    rule = "-"

    def __init__(
        self, scene: Scene, words: Words, width: int, about: Collection[str], changed: Collection[str]
    ) -> None:
        super().__init__(words, about, changed)
        self.scene = scene
        self.width = width

    def panels(self) -> list[list[Row]]:
        """The rows of each panel."""
        return [self.panel(panel) for panel in self.scene.panels]

    def panel(self, panel: Panel) -> list[Row]:
        """A heading over the whole width, and the parts."""
        style, sign = self.note(panel.key)
        title = [*sign, *self.owned(panel.label, panel.owner, style=styled("heading", style)), *self.lie(panel)]
        head = clipped(placed([("faint", self.rule * 2 + " "), *title, ("", " ")]), self.width)
        rest = [*self.extras_rows(panel, 2), *self.parts(panel, 2)]
        return [[*head, ("faint", self.rule * (self.width - wide(head)))], *rest]

    def lie(self, panel: Panel) -> Row:
        """How the parts of a panel lie, where the rows do not show it."""
        key = {Ring: "scene-ring", River: "scene-river"}.get(type(panel.shape))
        return [("faint", f" ({self.words.say(key)})")] if key else []

    def parts(self, panel: Panel, indent: int) -> list[Row]:
        """Short parts stand side by side where there is room; every other part begins a row."""
        rows: list[Row] = []
        for kind, group in groupby(counted(panel.parts), key=_kind):
            parts = list(group)
            if kind is Part:
                rows += self.packed((self.piece(part, panel) for part in parts), indent)
            elif kind is Track:
                rows += self.tracks([part for part in parts if isinstance(part, Track)], panel, indent)
            elif kind is Card:
                rows += self.cards([part for part in parts if isinstance(part, Card)], panel, indent)
            else:
                rows += [row for part in parts for row in self.large(part, panel, indent)]
        return [*rows, *self.roads(panel, indent)]

    def large(self, part: Part, panel: Panel, indent: int) -> list[Row]:
        """A grid, or a panel within a panel."""
        if isinstance(part, Grid):
            return self.grid(part, panel, indent)
        return self.inner(part, panel, indent) if isinstance(part, Panel) else []

    def packed(self, pieces: Iterable[Row], indent: int, lead: Row | None = None) -> list[Row]:
        """Pieces side by side, as many as a row holds."""
        return packed(pieces, self.width, indent, self.between, lead)

    def heading(self, title: Row, indent: int) -> list[Row]:
        """A title above what it belongs to."""
        return folded(self.lead(title), self.width, indent)

    # Short parts

    def piece(self, part: Part, panel: Panel) -> Row:
        """A part that may stand beside others; a kind that is not known says what it is called."""
        style, sign = self.note(part.key, *(part.cards if isinstance(part, FaceDown) else ()))
        what = joined([*self.content(part), *self.extras(part)], ("", ", "))
        if isinstance(part, Stock | Dice):
            title = self.title(part.label, part.owner, panel, style) if part.label else []
            return [*sign, *self.titled(title, what)]
        title = self.owned(part.label, part.owner, panel, style) if part.label else []
        if isinstance(part, Pile):
            title = [*title, (style, f" ({part.count})")]
        return [*sign, *(self.brings(part, title, what) if what else title)]

    def brings(self, part: Part, title: Row, what: Row) -> Row:
        """A title and what follows it; an arrow follows at once."""
        return [*title, ("", " "), *what] if title and part.gives and not part.takes else self.titled(title, what)

    def content(self, part: Part) -> list[Row]:
        """What is in a short part."""
        match part:
            case Stock():
                return [self.item(item, f"{part.key}/{item.id}") for item in part.items]
            case Dice():
                return [[("", self.face(face))] for face in part.faces]
            case Pile() if part.top:
                return [self.said(part.top)]
        return []

    def face(self, face: int) -> str:
        """What a die shows."""
        return str(face)

    def item(self, item: Item, key: str) -> Row:
        """What is counted, and how many there are; no line ends between them."""
        style, sign = self.note(key)
        return [*sign, (style, self.words.amount(item).replace(" ", NBSP))]

    def extras(self, part: Part) -> list[Row]:
        """What a part takes and gives, and the pieces on it."""
        style, _ = self.note(part.key)
        return [*self.exchange(part, style), *self.pieces(part)]

    def exchange(self, part: Part, style: str) -> list[Row]:
        """What a part takes and gives; one without a name is what it gives."""
        if not part.takes and not part.gives:
            return []
        named = part.label or part.takes
        return [self.spans(self.words.exchange(part) if named else self.words.items(part.gives), style)]

    def pieces(self, part: Part) -> list[Row]:
        """The pieces on a part, in words."""
        found = []
        for key, piece in pieces(part).items():
            style, sign = self.note(key)
            found.append([*sign, *self.spans(self.words.piece(piece, part.owner), style)])
        return found

    def extras_rows(self, part: Part, indent: int) -> list[Row]:
        """The same on rows of their own."""
        return self.packed(extras, indent) if (extras := self.extras(part)) else []

    # Panels within panels, and cards

    def inner(self, part: Panel, panel: Panel, indent: int) -> list[Row]:
        """A panel within a panel; cards that have little but a name follow its title at once."""
        title = self.inner_title(part, panel)
        if part.parts and all(is_brief(one, part) for one in part.parts):
            names = [self.short(card, part) for card in part.parts]
            return self.packed([*self.extras(part), *names], indent, self.lead(title))
        if isinstance(part.shape, Columns) and all(is_short(one, part) for one in part.parts):
            pieces = (self.short(one, part) for one in part.parts)
            return [
                *self.heading(title, indent),
                *self.extras_rows(part, indent + 2),
                *self.packed(pieces, indent + 2),
            ]
        return [*self.heading(title, indent), *self.extras_rows(part, indent + 2), *self.parts(part, indent + 2)]

    def short(self, part: Part, panel: Panel) -> Row:
        """A part beside others; a card with what it takes and gives after its name, or its lines in brackets."""
        if not isinstance(part, Card):
            return self.piece(part, panel)
        style, _ = self.note(part.key)
        lines = joined(self.card_lines(part, style), ("", ", "))
        if part.takes or part.gives:
            return self.titled(self.bare(part, panel), lines)
        return [*self.bare(part, panel), *([(style, " ("), *lines, (style, ")")] if lines else [])]

    def bare(self, card: Part, panel: Panel) -> Row:
        """A card that has nothing but a name."""
        style, sign = self.note(card.key)
        return [*sign, *self.owned(card.label, card.owner, panel, style)]

    def inner_title(self, part: Panel, panel: Panel) -> Row:
        """What a panel within a panel is called."""
        style, sign = self.note(part.key)
        return [*sign, *self.owned(part.label, part.owner, panel, style), *self.lie(part)]

    def cards(self, cards: Sequence[Card], panel: Panel, indent: int) -> list[Row]:
        """Every card on a row of its own, or more; cards in a hand beside each other, where they have only a name."""
        if isinstance(panel.shape, Hand) and all(map(_is_bare, cards)):
            return self.packed([self.bare(card, panel) for card in cards], indent)
        return [row for card in cards for row in self.card(card, panel, indent)]

    def card(self, card: Card, panel: Panel, indent: int) -> list[Row]:
        """A name, what it takes and gives, some lines, and the pieces on it; a sign stands in the margin."""
        style, sign = self.note(card.key)
        title = self.owned(card.label, card.owner, panel, style)
        lines = self.card_lines(card, style)
        if card.gives and not card.takes:
            title, lines = [*title, ("", " "), *lines[0]], lines[1:]
        rows = self.packed(lines, indent, self.lead(title)) if lines else folded(title, self.width, indent)
        return _in_margin(sign, rows)

    def card_lines(self, card: Card, style: str) -> list[Row]:
        """All that stands on a card."""
        lines = [self.label(line, key) for key, line in contents(card).items()]
        return [*self.exchange(card, style), *lines, *self.pieces(card)]

    def label(self, label: Label, key: str) -> Row:
        """One line of a card, or what is on a step."""
        style, sign = self.note(key)
        return [*sign, *self.said(label, style)]

    def roads(self, panel: Panel, indent: int) -> list[Row]:
        """The roads of a map, in words: each place with those that follow it there and are joined to it.

        Where only some of its parts are told, because they have changed, the roads are not.
        """
        if not isinstance(panel.shape, Map):
            return []
        called = {part.ids[0]: self.words.say(part.label) for part in panel.parts if part.ids}
        if not called.keys() >= panel.shape.places.keys():
            return []
        ends: dict[str, list[str]] = {}
        for one, other in panel.shape.links:
            ends.setdefault(one, []).append(called.get(other, other))
        roads = [
            self.spans(self.words.say(text("scene-road", begin=called.get(one, one), end=", ".join(others))))
            for one, others in ends.items()
        ]
        return self.packed(roads, indent)

    # Tracks

    def tracks(self, tracks: Sequence[Track], panel: Panel, indent: int) -> list[Row]:
        """Where everyone is, and below it what is on the steps."""
        return [row for track in tracks for row in self.track(track, panel, indent)]

    def track(self, track: Track, panel: Panel, indent: int) -> list[Row]:
        """One track in words."""
        style, sign = self.note(track.key)
        title = self.title(track.label, None, panel, style)
        span = [*title, (style, f"{' ' * bool(title)}0–{track.top}")]
        where = folded(self.titled(span, joined(self.markers(track), ("", ", "))), self.width, indent)
        return [*_in_margin(sign, where), *self.steps(track, indent + 2)]

    def markers(self, track: Track) -> list[Row]:
        """Where everyone is, and then the markers of nobody."""
        everyone = [self.marker(Seat(seat), step, f"{track.key}/{seat}") for seat, step in enumerate(track.markers)]
        return everyone + [self.neutral(step, f"{track.key}/neutral-{at}") for at, step in enumerate(track.neutral)]

    def marker(self, seat: Seat, step: int, key: str) -> Row:
        """Where one player is."""
        style, sign = self.note(key)
        return [*sign, *self.player(seat, style), (style, f" = {step}")]

    def neutral(self, step: int, key: str) -> Row:
        """Where a marker is that belongs to nobody."""
        style, sign = self.note(key)
        return [*sign, (style, f"{self.nobody} = {step}")]

    @property
    def nobody(self) -> str:
        """What a marker of nobody is called."""
        return self.words.say("scene-neutral")

    def steps(self, track: Track, indent: int) -> list[Row]:
        """What is on the steps, and the pieces that stand by the track."""
        labels = ((step, self.label(label, f"{track.key}/step-{step}")) for step, label in sorted(track.steps.items()))
        return self.packed([*([("", f"{step} = "), *label] for step, label in labels), *self.extras(track)], indent)

    # Grids

    def grid(self, grid: Grid, panel: Panel, indent: int) -> list[Row]:
        """The cells, and whose mark is which."""
        names = [] if grid.board == "hex" else _column_ids(grid.rows)
        many = (
            len({piece.id for row in grid.rows for cell in row for piece in cell.pieces if piece.owner is not None}) > 1
        )
        style, sign = self.note(grid.key)
        title = self.title(grid.label, grid.owner, panel, style)
        title = [*sign, *title, *self.signs(grid)] if title else []
        if grid.board == "hex":
            drawn = self.hexes(title, grid, many, indent)
        else:
            head = [self.column(name, [row[at] for row in grid.rows]) for at, name in enumerate(names)]
            rows = [[self.cell(cell, bool(names), many) for cell in row] for row in grid.rows]
            drawn = self.drawn_grid(title, head, rows, indent)
        return [*drawn, *self.extras_rows(grid, indent), *self.legend(grid, indent)]

    def drawn_grid(self, title: Row, head: list[Row], rows: list[list[Row]], indent: int) -> list[Row]:
        """The title above the cells."""
        return [*self.heading(title, indent), *self.cells(head, rows, indent)]

    def hexes(self, title: Row, grid: Grid, many: bool, indent: int) -> list[Row]:
        """A board of hexes in words, row after row."""
        told = [*self.heading(title, indent), *folded(self.said("scene-hexes"), self.width, indent)]
        for number, row in enumerate(grid.rows, 1):
            lead = self.lead(self.said(text("scene-row", row=number)))
            told += self.packed([self.named_cell(cell, many) for cell in row], indent, lead)
        return told

    def named_cell(self, cell: Cell, many: bool) -> Row:
        """A cell with its name, also where something is in it."""
        drawn, name = self.cell(cell, False, many), self.words.called(cell.ids[0]) if cell.ids else ""
        return drawn if not name or text_of(drawn).endswith(name) else [("", f"{name} "), *drawn]

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

    def column(self, name: str, cells: Sequence[Cell]) -> Row:
        """The head of a column, marked for all its cells."""
        asked = not self.about.isdisjoint(cell.key for cell in cells)
        style, sign = self.note(*(cell.key for cell in cells if cell.key in self.about)) if asked else ("", [])
        return [*sign, (styled("faint", style), self.words.called(name))]

    def cell(self, cell: Cell, by_column: bool, many: bool) -> Row:
        """A label, counted things, pieces and an owner's mark, or else the name by which a move calls the cell."""
        style, sign = self.note(cell.key, *(piece_key(cell, piece) for piece in cell.pieces))
        if by_column and cell.key not in self.changed:
            style, sign = self.noticed(cell)
        label = self.said(cell.label, style) if cell.label else []
        items = [(style, self.words.items((*cell.takes, *cell.gives)))] if cell.takes or cell.gives else []
        mark = [] if cell.owner is None else [(styled(style, f"seat-{cell.owner}"), mark_of(cell.owner))]
        there = [one for one in (label, items, *self.cell_pieces(cell, style, many), mark) if one]
        called = [(style, self.words.called(cell.ids[0]))] if cell.ids and not by_column else []
        row = [*sign, *(joined(there, ("", " ")) or called or [(style or "faint", ".")])]
        return [(styled(name, self.places([cell.key])), said) for name, said in row] if by_column else row

    def noticed(self, cell: Cell) -> tuple[str, Row]:
        """What has changed in a cell; what is asked about stands at the head of its column."""
        about, self.about = self.about, frozenset()
        noted = self.note(cell.key, *(piece_key(cell, piece) for piece in cell.pieces))
        self.about = about
        return noted

    def cell_pieces(self, cell: Cell, style: str, many: bool) -> list[Row]:
        """The pieces in a cell: a player's mark where that says it all, else words."""
        return [
            self.spans(self.words.piece(piece), style)
            if piece.owner is None or many
            else [(styled(style, f"seat-{piece.owner}"), mark_of(piece.owner) * min(piece.count, 9))]
            for piece in cell.pieces
        ]

    def signs(self, grid: Grid) -> Row:
        """What the signs of pieces mean, where there are any."""
        return []

    def legend(self, grid: Grid, indent: int) -> list[Row]:
        """Whose mark is which."""
        return folded(joined((self.owner(seat) for seat in owners(grid)), ("", ", ")), self.width, indent)

    def owner(self, seat: Seat) -> Row:
        """Whose a mark is."""
        return [("", f"{mark_of(seat)} = "), *self.player(seat)]


class FaceDown(Line, frozen=True, tag="face-down"):
    """How many cards lie there face down, one beside the other, and their keys."""

    cards: tuple[str, ...] = ()


def counted(parts: Iterable[Part]) -> Iterator[Part]:
    """The parts with each run of face-down cards as one line; one with pieces on it has a line of its own."""
    for (face_down, owner, _), group in groupby(parts, _face_down):
        if face_down:
            cards = tuple(group)
            keys, pieces = tuple(card.key for card in cards), cards[0].pieces
            yield FaceDown(text("scene-face-down", count=len(keys)), keys, owner=owner, key=keys[0], pieces=pieces)
        else:
            yield from group


def _face_down(part: Part) -> tuple[bool, Seat | None, str]:
    """What a run of face-down cards has in common: those whose owner they are, and that nothing stands on them."""
    down = isinstance(part, Card) and part.face_down
    return (True, part.owner, part.key if part.pieces else "") if down else (False, None, "")


def owners(grid: Grid) -> list[Seat]:
    """Those whose cells or pieces are in a grid."""
    cells = [cell for row in grid.rows for cell in row]
    found = {cell.owner for cell in cells} | {piece.owner for cell in cells for piece in cell.pieces}
    return sorted(seat for seat in found if seat is not None)


def _in_margin(sign: Row, rows: list[Row]) -> list[Row]:
    """Rows with a sign in the margin before the first of them."""
    if not sign or not rows:
        return rows
    (style, first), *rest = rows[0]
    content = first.lstrip(" ")
    margin = " " * (len(first) - len(content) - wide(sign))
    return [[("", margin), *sign, (style, content), *rest], *rows[1:]]


def is_short(part: Part, panel: Panel) -> bool:
    """Whether a part stands beside others: all but the large ones, and cards in columns."""
    columns = isinstance(panel.shape, Columns) and isinstance(part, Card) and not part.face_down
    return columns or _kind(part) is Part


def is_brief(part: Part, panel: Panel) -> bool:
    """Whether a part is little but a name: a card, or a pile in a hand or in columns."""
    if not isinstance(panel.shape, Hand | Columns):
        return _is_bare(part)
    open_card = isinstance(part, Card) and not part.face_down
    return (open_card or isinstance(part, Pile)) and not part.takes and not part.gives


def _is_bare(part: Part) -> bool:
    """Whether a part is a card with nothing but a name."""
    on_it = part.takes or part.gives or part.pieces
    return isinstance(part, Card) and not part.lines and not part.face_down and not on_it


def _kind(part: Part) -> type:
    """How a part is drawn: by the kind that it is derived from; all that is short goes together."""
    return next((kind for kind in (Card, Track, Grid, Panel) if isinstance(part, kind)), Part)


def _column_ids(rows: Sequence[Sequence[Cell]]) -> list[str]:
    """The ids of the columns, where all cells of a column share one."""
    if len(rows) < 2 or len({len(row) for row in rows}) != 1:
        return []
    columns = [{cell.ids[:1] for cell in column} for column in zip(*rows, strict=True)]
    return [ids.pop()[0] for ids in columns] if all(len(ids) == 1 and all(ids) for ids in columns) else []
