"""Lessons: what finished matches teach, position by position.

A position is taken where a turn has just ended, in the eyes of the seat whose turn it was: there a value is asked for.
In a game that counts no turns it is taken after each answer.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from ..bots.judging import estimates
from ..core.moves import Move
from ..core.seats import Seat
from ..learning.encoder import Encoded, Encoder
from ..learning.network import Array
from ..learning.truth import margins, wins
from ..match.game import Game
from ..match.position import Position
from .fitting import Lessons

NO_THOUGHTS: Mapping[int, float] = {}


class Taught(Struct):
    """What one match teaches: its positions as numbers, and what came of it.

    `estimates` are the game's opinion of everyone there, as the seat sees it, and how it ended.
    `thoughts` are what a search said of some positions: the chance of the seat that was asked there.
    """

    count: int
    encoded: list[Encoded]
    estimates: list[list[float]] = []
    wins: list[float] = []
    margins: list[float] = []
    thoughts: dict[int, tuple[int, float]] = {}


def replay(
    encoder: Encoder, position: Position[Any], answers: Iterable[Move], thoughts: Mapping[int, float] = NO_THOUGHTS
) -> Taught | None:
    """What a match teaches that went on like this; None when it did not end.

    What was thought before an answer, by its number, is about the position that was taken just before.
    """
    encoded: list[Encoded] = []
    opinions: list[list[float]] = []
    said: dict[int, tuple[int, float]] = {}
    count, fresh = position.seats, False
    for number, move in enumerate(answers):
        if position.ask is None:
            return None
        turn, seat = position.state.turn, position.ask.seat
        if fresh and number in thoughts:
            said[len(encoded) - 1] = (int(seat), thoughts[number])
        mover = Seat(position.state.turn_seat) if turn and position.state.turn_seat >= 0 else seat
        position.step(move)
        fresh = position.ask is not None and (position.state.turn != turn or not turn)
        if fresh:
            view = position.view(mover)
            encoded.append(encoder.encode(view, count))
            opinions.append(opinion(position, view))
    if position.ask is not None:
        return None
    return Taught(count, encoded, [*opinions, estimates(position)], wins(position), margins(position), said)


def opinion(position: Position[Any], view: Any) -> list[float]:
    """What the game thinks of everyone, from what a seat sees of a position: a network sees no more."""
    value = position.game.value
    return estimates(position) if value is None else [value(view, Seat(seat)) for seat in range(position.seats)]


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
        thoughts=_thoughts(matches, wins.shape),
        estimates=np.array([row for _, one in matches for row in one.estimates[:-1]], dtype=np.float32),
    )


def _thoughts(matches: Sequence[tuple[int, Taught]], shape: tuple[int, ...]) -> Array:
    """What a search said of the chances of seats, position by position; where it said nothing, that is no number."""
    found, first = np.full(shape, np.nan, dtype=np.float32), 0
    for _, one in matches:
        for place, (seat, chance) in one.thoughts.items():
            found[first + place, seat] = chance
        first += len(one.encoded)
    return found


def begun(game: Game[Any], count: int, seed: int) -> Position[Any]:
    """A match before its first answer, as training plays it."""
    from ..matches import new

    return new(game, count, seed).position()
