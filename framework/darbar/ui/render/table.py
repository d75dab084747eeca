"""The table: the parts of a scene drawn compactly, with the players' signs, for readers who see it whole."""

from collections.abc import Sequence

from ...core.seats import Seat
from ..scene import Card, Grid, Line, Panel, Stock, Track
from .changes import inside
from .page import Page
from .spans import NBSP, Row, Span, aligned, folded, styled, wide
from .voice import NEUTRAL, mark_of


class Table(Page):
    """A scene on a screen: titles run in, tracks are drawn, every name has its player's sign."""

    between: Span = ("faint", " · ")
    rule = "─"

    def named(self, seat: Seat, name: str) -> str:
        """The sign goes before the name."""
        return super().named(seat, f"{mark_of(seat)}{NBSP}{name}")

    def inner(self, part: Panel, panel: Panel, path: str, indent: int) -> list[Row]:
        """A panel of lines and stocks follows its title at once."""
        if not all(isinstance(one, Line | Stock) for one in part.parts):
            return super().inner(part, panel, path, indent)
        pieces = [self.piece(one, part, f"{path}/{name}") for name, one in inside(part).items()]
        return self.packed(pieces or [[("", "–")]], indent, self.lead(self.inner_title(part, panel, path)))

    def cards(self, cards: Sequence[tuple[str, Card]], panel: Panel, indent: int) -> list[Row]:
        """Short cards side by side in columns."""
        drawn = [self.card(card, panel, path, indent) for path, card in cards]
        widest = max((wide(row) for rows in drawn for row in rows), default=self.width)
        across = (self.width + 2) // (widest + 2)
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

    def tracks(self, tracks: Sequence[tuple[str, Track]], panel: Panel, indent: int) -> list[Row]:
        """Tracks of the same length one below the other, if everyone is on them."""
        if len({track.top for _, track in tracks}) == 1 and all(map(_holds_all, tracks)):
            drawn = aligned([self.drawn_track(track, panel, path) for path, track in tracks], indent)
            if self.fits(drawn):
                below = [row for path, track in tracks for row in self.steps(track, path, indent + 2)]
                return [*drawn, *self.neutral_legend(tracks, indent + 2), *below]
        return super().tracks(tracks, panel, indent)

    def drawn_track(self, track: Track, panel: Panel, path: str) -> list[Row]:
        """The title and the steps; markers stand in place of a step's number."""
        style, sign = self.note(path, track.id)
        steps: list[Row] = [[] for _ in range(track.top + 1)]
        for seat, step in enumerate(track.markers):
            steps[step] += self.drawn_marker(f"{path}/{seat}", mark_of(Seat(seat)), f"seat-{seat}")
        for at, step in enumerate(track.neutral):
            steps[step] += self.drawn_marker(f"{path}/neutral-{at}", NEUTRAL)
        numbered = [marks or [("faint", str(step))] for step, marks in enumerate(steps)]
        title = sign + self.title(track.label, None, panel, style)
        return [title, *numbered] if title else numbered

    def drawn_marker(self, path: str, mark: str, own: str = "") -> Row:
        """A sign on a track, in the style of its player."""
        style, sign = self.note(path)
        return [*sign, (styled(style, own), mark)]

    def neutral_legend(self, tracks: Sequence[tuple[str, Track]], indent: int) -> list[Row]:
        """What the sign of nobody means, if it is there."""
        return folded([("", self.nobody)], self.width, indent) if any(track.neutral for _, track in tracks) else []

    @property
    def nobody(self) -> str:
        """The sign goes before the name."""
        return f"{NEUTRAL}{NBSP}{super().nobody}"

    def legend(self, grid: Grid, indent: int) -> list[Row]:
        """Whose mark is which, unless the players' own panels show it."""
        owners = {cell.owner for row in grid.rows for cell in row if cell.owner is not None}
        return [] if owners <= {panel.owner for panel in self.scene.panels} else super().legend(grid, indent)

    def owner(self, seat: Seat) -> Row:
        """Every name has its sign."""
        return self.player(seat)


def _holds_all(named: tuple[str, Track]) -> bool:
    track = named[1]
    return all(0 <= step <= track.top for step in (*track.markers, *track.neutral))
