"""Lessons: what finished matches teach, position by position.

A position is taken where a turn has just ended, in the eyes of the seat whose turn it was: there a value is asked for.
In a game that counts no turns it is taken after each answer.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from ..core.moves import Move
from ..core.seats import Seat, seats
from ..learning.encoder import Encoded, Encoder
from ..match.game import Game
from ..match.outcomes import Outcome
from ..match.position import Position
from .fitting import Lessons


class Taught(Struct):
    """What one match teaches: its positions as numbers, and what came of it."""

    count: int
    encoded: list[Encoded]
    wins: list[float] = []
    margins: list[float] = []


def margins(position: Position[Any], outcome: Outcome) -> list[float]:
    """By how many points the side of each seat is ahead of the best rival; nothing where there is none."""
    game, totals = position.game, dict.fromkeys(outcome.sides, 0.0)
    for seat, side in enumerate(outcome.sides):
        totals[side] += game.score(position.state, Seat(seat)).total * (-1 if game.goal.fewest else 1)
    if len(totals) == 1:
        return [0.0] * len(outcome.sides)
    return [totals[own] - max(points for side, points in totals.items() if side != own) for own in outcome.sides]


def replay(encoder: Encoder, position: Position[Any], answers: Iterable[Move]) -> Taught | None:
    """What a match teaches that went on like this; None when it did not end."""
    encoded, count = [], position.seats
    for move in answers:
        if position.ask is None:
            return None
        turn, seat = position.state.turn, position.ask.seat
        mover = Seat(position.state.turn_seat) if turn and position.state.turn_seat >= 0 else seat
        position.step(move)
        if position.ask is not None and (position.state.turn != turn or not turn):
            encoded.append(encoder.encode(position.view(mover), count))
    if position.ask is not None:
        return None
    outcome = position.outcome()
    return Taught(count, encoded, [outcome.win(seat) for seat in seats(count)], margins(position, outcome))


def collected(matches: Sequence[Taught], first: int = 0) -> list[Lessons]:
    """All that matches teach, by the number of seats; `first` is the number of the first match."""
    found = []
    for count in sorted({one.count for one in matches}):
        here = [(first + place, one) for place, one in enumerate(matches) if one.count == count and one.encoded]
        if here:
            found.append(_stacked(here))
    return found


def _stacked(matches: Sequence[tuple[int, Taught]]) -> Lessons:
    sizes = [len(one.encoded) for _, one in matches]
    wins = np.repeat(np.array([one.wins for _, one in matches], dtype=np.float32), sizes, axis=0)
    encoded = [position for _, one in matches for position in one.encoded]
    return Lessons(
        sides=np.stack([one.sides for one in encoded]).astype(np.float16),
        tables=np.stack([one.table for one in encoded]).astype(np.float16),
        wins=wins,
        margins=np.repeat(np.array([one.margins for _, one in matches], dtype=np.float32), sizes, axis=0),
        match=np.repeat(np.array([number for number, _ in matches], dtype=np.int64), sizes),
        targets=wins,
    )


def begun(game: Game[Any], count: int, seed: int) -> Position[Any]:
    """A match before its first answer, as training plays it."""
    from ..matches import new

    return new(game, count, seed).position()
