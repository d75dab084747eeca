"""Outcomes: what it means to win, and who did. Standings, sentences, arena, hints and bots all read the same one."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from ..core.seats import Seat, seats

Rank = tuple[int, ...]
"""What seats or sides are compared by, number by number; more is better."""


class Score(Struct, frozen=True):
    """A seat's points, line by line, and what breaks a tie: compared in order, more is better.

    `ties` are the same numbers as players read them, by name and in the same order: lines that are no points.
    `unknown` names the lines and ties that cannot be counted in a view, because what they count is hidden there.
    """

    lines: dict[str, int]
    tie_break: tuple[int, ...] = ()
    ties: dict[str, int] = {}
    unknown: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        """All lines together that can be counted."""
        if self.unknown:
            return sum([count for name, count in self.lines.items() if name not in self.unknown])
        return sum(self.lines.values())


def is_counted(score: object) -> bool:
    """Whether this is a score, in whole numbers."""
    if not isinstance(score, Score) or not isinstance(score.lines, dict):
        return False
    if not isinstance(score.tie_break, Sequence) or not isinstance(score.ties, dict):
        return False
    points = (*score.lines.values(), *score.tie_break, *score.ties.values())
    return isinstance(score.unknown, tuple) and all(isinstance(one, int) for one in points)


class Standing(Struct, frozen=True):
    """Where a seat stands: its place (from 1; equals share one), its points, and where they come from.

    `side` is the side it is on, which has the same place; `won` says whether it wins, if the match ends here. `ties` is
    what equals are compared by. Lines and ties that are `unknown` are hidden from whoever looks: they are not in the
    points, and as long as anybody has some, all places are provisional.
    """

    seat: Seat
    place: int
    points: int
    lines: dict[str, int]
    side: int
    won: bool
    ties: dict[str, int] = {}
    unknown: tuple[str, ...] = ()

    @property
    def counted(self) -> bool:
        """Whether the points are all that the seat has."""
        return not any(name in self.lines for name in self.unknown)


class Outcome(Struct, frozen=True):
    """How a match ended, or stands: for each seat its side and its place (from 1; equals share one), and who won.

    Seats of one side win and lose together. `common` says whether all had one goal: then nobody has won who missed it.
    `out` are the seats that are out of the match.
    """

    sides: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[Seat, ...]
    common: bool = False
    out: tuple[Seat, ...] = ()

    @property
    def together(self) -> bool:
        """Whether all are on one side, so that nobody can be ahead of anybody."""
        return len(set(self.sides)) == 1

    @property
    def draw(self) -> bool:
        """Whether several sides came in first, and nobody behind them."""
        return not self.together and len(self.winners) == len(self.sides)

    def win(self, seat: Seat) -> float:
        """A seat's part of the win: 1, less when several sides share the first place, 0 for those who did not win."""
        return 1 / len({self.sides[one] for one in self.winners}) if seat in self.winners else 0.0


class Goal(Struct, frozen=True, kw_only=True):
    """What it means to win. Most points win, unless it says otherwise.

    `fewest` points win. `sides(seats)` gives the number of the side that each seat is on, for partners whose points
    count together. `together(state)` says whether the goal was reached that all seats have in common. `out(state)`
    lists those who are out of the match, the first one first, and those who went at the same time as a list: they come
    in after all others, in that order. `together` and `out` are asked in mid-match too, also with what a seat sees.
    """

    fewest: bool = False
    sides: Callable[[int], Sequence[int]] | None = None
    together: Callable[[Any], bool] | None = None
    out: Callable[[Any], Sequence[Seat | Sequence[Seat]]] | None = None

    @property
    def solitary(self) -> bool:
        """Whether everyone plays for their own points, to the end."""
        return self.sides is None and self.together is None and self.out is None

    def sides_of(self, count: int) -> tuple[int, ...]:
        """Which side each seat is on: its own, unless the goal says otherwise."""
        if self.together is not None:
            return (0,) * count
        return tuple(range(count)) if self.sides is None else tuple(self.sides(count))

    def outcome(self, state: Any, scores: Sequence[Score]) -> Outcome:
        """Who came where, and who won, by the points of all seats."""
        sides = self.sides_of(len(scores))
        ranks = {
            side: self._rank([score for score, of in zip(scores, sides, strict=True) if of == side]) for side in sides
        }
        out: tuple[Seat, ...] = ()
        if self.out is not None:
            stayed = _stayed(self.out(state), len(sides))
            out = tuple([seat for seat in seats(len(sides)) if stayed[seat] < len(sides)])
            last = {side: max([stay for stay, of in zip(stayed, sides, strict=True) if of == side]) for side in ranks}
            ranks = {side: (last[side], *rank) for side, rank in ranks.items()}
        ahead = {side: sum([rank > own for rank in ranks.values()]) for side, own in ranks.items()}
        missed = self.together is not None and not self.together(state)
        winners = () if missed else tuple([seat for seat in seats(len(sides)) if not ahead[sides[seat]]])
        return Outcome(sides, tuple([ahead[side] + 1 for side in sides]), winners, self.together is not None, out)

    def _rank(self, scores: Sequence[Score]) -> Rank:
        """What a side is compared by: its points, and what breaks a tie."""
        points = sum([score.total for score in scores])
        ties = scores[0].tie_break
        if len(scores) > 1:
            ties = tuple([sum(tie) for tie in zip(*[score.tie_break for score in scores], strict=True)])
        return (-points if self.fewest else points, *ties)


def _stayed(out: Sequence[Seat | Sequence[Seat]], count: int) -> list[int]:
    """How many times others went before each seat did; those who are still there have seen all of them go."""
    stayed = [count] * count
    for place, gone in enumerate(out):
        for seat in (gone,) if isinstance(gone, int) else gone:
            stayed[seat] = place
    return stayed


def deciding(standings: Sequence[Standing]) -> list[str]:
    """What tells equals apart: the names of the ties that were compared where equal points came to different places."""
    points = {one.side: sum(other.points for other in standings if other.side == one.side) for one in standings}
    names: dict[str, None] = {}
    for one, other in pairwise(standings):
        if one.place != other.place and points[one.side] == points[other.side]:
            for name, count in one.ties.items():
                names[name] = None
                if count != other.ties.get(name):
                    break
    return list(names)


def are_ranked(standings: Sequence[Standing]) -> bool:
    """Whether there is more than one side, so that somebody can be ahead."""
    return len({one.side for one in standings}) > 1


def are_provisional(standings: Sequence[Standing]) -> bool:
    """Whether places could be others, because points are hidden from whoever looks."""
    return are_ranked(standings) and any(one.unknown for one in standings)


def placed(standings: Sequence[Standing]) -> list[tuple[str, Standing]]:
    """Standings with their places as they are shown, like `1.`; without any where all are on one side.

    A place that is provisional stands in brackets, like `(1.)`.
    """
    if not are_ranked(standings):
        return [("", one) for one in standings]
    shown = "({}.)" if are_provisional(standings) else "{}."
    return [(shown.format(one.place), one) for one in standings]
