"""The table: the parts of a scene drawn compactly, with the players' signs, for readers who see it whole."""

from collections.abc import Sequence

from msgspec.structs import replace

from ...core.seats import Seat
from ..looks import look
from ..scene import Card, Cell, Columns, Grid, Hand, Panel, Part, Piece, Stock, Track
from .hexes import honeycomb
from .page import Page, counted, is_short, owners
from .spans import NBSP, Row, Span, aligned, clipped, folded, joined, styled, wide
from .voice import NEUTRAL, mark_of


class Table(Page):
    """A scene on a screen: titles run in, tracks are drawn, every name has its player's sign."""

    between: Span = ("faint", " · ")
    rule = "─"

    def named(self, seat: Seat, name: str) -> str:
        """The sign goes before the name."""
        return super().named(seat, f"{mark_of(seat)}{NBSP}{name}")

    def inner(self, part: Panel, panel: Panel, indent: int) -> list[Row]:
        """A panel of short parts follows its title at once."""
        if not all(is_short(one, part) for one in part.parts):
            return super().inner(part, panel, indent)
        pieces = [*self.extras(part), *(self.short(one, part) for one in part.parts)]
        return self.packed(pieces or [[("", "–")]], indent, self.lead(self.inner_title(part, panel)))

    def dock(self, parts: Sequence[Part], seat: Seat, most: int) -> list[Row]:
        """What a player has, in a few rows; an ellipsis stands for what does not fit."""
        around = Panel("dock", "player-at-seat", owner=seat)
        pieces = [self.in_a_row(part, around) for part in counted(parts)]
        rows = folded([*self.lead(self.player(seat)), *joined(pieces, self.between)], self.width) if pieces else []
        if len(rows) > most:
            rows[most - 1] = clipped([*rows[most - 1], ("faint", " …")], self.width)
        return [self.without_end(row) for row in rows[:most]]

    def without_end(self, row: Row) -> Row:
        """A row that ends with no sign between two pieces."""
        while row and row[-1][1].strip() in ("", self.between[1].strip()):
            row = row[:-1]
        return [*row[:-1], *((style, said.rstrip()) for style, said in row[-1:])]

    def in_a_row(self, part: Part, panel: Panel) -> Row:
        """A part as a piece of a sentence, with all that is in it; of named stocks, only what there is."""
        if isinstance(part, Panel):
            inside = joined([self.short(one, part) for one in part.parts], ("", ", "))
            return self.titled(self.inner_title(part, panel), inside)
        if isinstance(part, Stock) and part.label:
            part = replace(part, items=tuple(item for item in part.items if item.count))
            return self.piece(part, panel) if part.items else [*self.lead(self.said(part.label)), ("", "–")]
        return self.short(part, panel)

    def face(self, face: int) -> str:
        """A die is a square."""
        return f"[{face}]"

    def cards(self, cards: Sequence[Card], panel: Panel, indent: int) -> list[Row]:
        """Short cards side by side in columns, so many as the panel has or as there is room for."""
        if isinstance(panel.shape, Hand):
            return super().cards(cards, panel, indent)
        drawn = [self.card(card, panel, indent) for card in cards]
        widest = max((wide(row) for rows in drawn for row in rows), default=self.width)
        across = (self.width + 2) // (widest + 2)
        if isinstance(panel.shape, Columns):
            across = panel.shape.count if across >= panel.shape.count else 1
        if across < 2 or any(len(rows) > 1 for rows in drawn):
            return [row for rows in drawn for row in rows]
        rows = [[row for (row,) in drawn[first : first + across]] for first in range(0, len(drawn), across)]
        return aligned(rows)

    def drawn_grid(self, title: Row, head: list[Row], rows: list[list[Row]], indent: int) -> list[Row]:
        """The title before the first row of cells, if there is room for it."""
        lead = self.lead(title)
        for gap in (2, 1) if lead and rows else ():
            (_, *first), *others = aligned([head, *rows] if head else rows, indent + wide(lead), gap)
            drawn = [[("", " " * indent), *lead, *first], *others]
            if self.fits(drawn):
                return drawn
        return super().drawn_grid(title, head, rows, indent)

    def hexes(self, title: Row, grid: Grid, many: bool, indent: int) -> list[Row]:
        """A board of hexes as it looks, if there is room for it."""
        drawn = honeycomb([[self.cell(cell, False, many) for cell in row] for row in grid.rows], indent)
        return [*self.heading(title, indent), *drawn] if self.fits(drawn) else super().hexes(title, grid, many, indent)

    def tracks(self, tracks: Sequence[Track], panel: Panel, indent: int) -> list[Row]:
        """Tracks of the same length one below the other, if everyone is on them."""
        if len({track.top for track in tracks}) == 1 and all(map(_holds_all, tracks)):
            drawn = aligned([self.drawn_track(track, panel) for track in tracks], indent)
            if self.fits(drawn):
                below = [row for track in tracks for row in self.steps(track, indent + 2)]
                return [*drawn, *self.neutral_legend(tracks, indent + 2), *below]
        return super().tracks(tracks, panel, indent)

    def drawn_track(self, track: Track, panel: Panel) -> list[Row]:
        """The title and the steps; markers stand in place of a step's number."""
        style, sign = self.note(track.key)
        steps: list[Row] = [[] for _ in range(track.top + 1)]
        for seat, step in enumerate(track.markers):
            steps[step] += self.drawn_marker(f"{track.key}/{seat}", mark_of(Seat(seat)), f"seat-{seat}")
        for at, step in enumerate(track.neutral):
            steps[step] += self.drawn_marker(f"{track.key}/neutral-{at}", NEUTRAL)
        numbered = [marks or [("faint", str(step))] for step, marks in enumerate(steps)]
        title = sign + self.title(track.label, None, panel, style)
        return [title, *numbered] if title else numbered

    def drawn_marker(self, key: str, mark: str, own: str = "") -> Row:
        """A sign on a track, in the style of its player."""
        style, sign = self.note(key)
        return [*sign, (styled(style, own), mark)]

    def neutral_legend(self, tracks: Sequence[Track], indent: int) -> list[Row]:
        """What the sign of nobody means, if it is there."""
        return folded([("", self.nobody)], self.width, indent) if any(track.neutral for track in tracks) else []

    @property
    def nobody(self) -> str:
        """The sign goes before the name."""
        return f"{NEUTRAL}{NBSP}{super().nobody}"

    def cell_pieces(self, cell: Cell, style: str, many: bool) -> list[Row]:
        """The pieces in a cell as signs: that of their kind where nobody owns them or there are several kinds."""
        return [[self.drawn_piece(piece, style, many)] for piece in cell.pieces]

    def drawn_piece(self, piece: Piece, style: str, many: bool) -> Span:
        """One piece in a cell."""
        owner = "" if piece.owner is None else mark_of(piece.owner)
        sign = self.sign(piece.id) if many or not owner else ""
        number = str(piece.count) if piece.count > 1 else ""
        return styled(style, f"seat-{piece.owner}" if owner else ""), f"{sign}{owner}{number}"

    def sign(self, id: str) -> str:
        """The sign of a kind of thing."""
        return look(self.words.game.package, id).sign

    def signs(self, grid: Grid) -> Row:
        """What the signs in a grid mean."""
        pieces = [piece for row in grid.rows for cell in row for piece in cell.pieces]
        many = len({piece.id for piece in pieces if piece.owner is not None}) > 1
        kinds = dict.fromkeys(piece.id for piece in pieces if many or piece.owner is None)
        told = ", ".join(f"{self.sign(id)}{NBSP}{self.words.called(id)}" for id in kinds)
        return [("", f" ({told})")] if told else []

    def legend(self, grid: Grid, indent: int) -> list[Row]:
        """Whose mark is which, unless the players' own panels show it."""
        shown = {panel.owner for panel in self.scene.panels}
        return [] if set(owners(grid)) <= shown else super().legend(grid, indent)

    def owner(self, seat: Seat) -> Row:
        """Every name has its sign."""
        return self.player(seat)


def _holds_all(track: Track) -> bool:
    return all(0 <= step <= track.top for step in (*track.markers, *track.neutral))
