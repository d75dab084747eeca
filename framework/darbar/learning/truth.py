"""The truth: what came of a match that is over, in the words in which a network foresees it."""

from typing import Any

from ..core.seats import Seat, seats
from ..match.position import Position


def wins(position: Position[Any]) -> list[float]:
    """The part of the win that each seat has."""
    outcome = position.outcome()
    return [outcome.win(seat) for seat in seats(position.seats)]


def margins(position: Position[Any]) -> list[float]:
    """By how many points the side of each seat is ahead of the best rival; nothing where there is none."""
    game, sides = position.game, position.game.goal.sides_of(position.seats)
    totals = dict.fromkeys(sides, 0.0)
    for seat, side in enumerate(sides):
        totals[side] += game.score(position.state, Seat(seat)).total * (-1 if game.goal.fewest else 1)
    if len(totals) == 1:
        return [0.0] * len(sides)
    return [totals[own] - max(points for side, points in totals.items() if side != own) for own in sides]
