"""A value network: how likely each seat is to win, and by how much, from what one seat sees.

The same small network looks at every side in turn: its numbers, the average of its rivals', and the table. What it says
of all sides is compared, so one network serves every number of seats, and nobody's seat is learned by heart. It adds up
what its inputs say by themselves, and what hidden units make of them together.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from ..core.seats import Seat
from ..match.position import Position
from .encoder import Encoded, Encoder, Layout
from .truth import margins, wins

Array: TypeAlias = NDArray[np.float32]

SLOPE: Final = 0.1
"""How much of what is below zero a hidden unit lets through."""

NO_TABLE: Final[Array] = np.zeros((1, 0), dtype=np.float32)

FARTHEST: Final = 6.0
"""No input is farther from its average than so many deviations."""


class Weights(NamedTuple):
    """The numbers of a network: which inputs count and how they are measured, two layers, and the way past them.

    There are two outputs: how strong a side is beside others, and how far ahead it will be in the end.
    """

    used: NDArray[np.int32]
    mean: Array
    deviation: Array
    hidden: Array
    hidden_bias: Array
    out: Array
    out_bias: Array
    direct: Array


class Measures(Struct, frozen=True):
    """What makes chances and points of what a network says: how sure it may be, and what margins are counted in.

    `seats` are the numbers of players that it has learned with. `standing` is what strength is counted in, where it is
    by how much a side is ahead of its rivals on average, as the game's value counts; else zero.
    """

    sureness: float = 1.0
    margin: float = 1.0
    seats: tuple[int, ...] = ()
    standing: float = 0.0


class Judgement(Struct, frozen=True):
    """For each position and each seat: the chance to win, and the points that it will be ahead by."""

    chances: Array
    margins: Array


class ValueNetwork:
    """Judges positions of one game."""

    def __init__(self, encoder: Encoder, weights: Weights, measures: Measures, made: dict[str, Any]) -> None:
        self.encoder = encoder
        self.weights = weights
        self.measures = measures
        self.made = made
        """How it was made: command, seed, hours."""
        self._lean = lean(weights, encoder)

    @property
    def layout(self) -> Layout:
        """Which numbers it reads."""
        return self.encoder.layout

    def judge(self, views: Sequence[Any], count: int) -> Judgement:
        """What becomes of views of a table of so many."""
        return self._judged(self.said(views, count))

    def said(self, views: Sequence[Any], count: int) -> Array:
        """What the network says of each side: (views, seats, 2); who reads features alone is not kept waiting."""
        if self._lean is None:
            return outputs(self.weights, inputs([self.encoder.encode(view, count) for view in views]))
        sides = np.stack([self.encoder.added(view, count) for view in views])
        return outputs(self._lean, joined(sides, NO_TABLE.repeat(len(views), axis=0)))

    def weigh(self, encoded: Sequence[Encoded]) -> Judgement:
        """What becomes of views that are numbers already, all of tables of the same size."""
        return self._judged(outputs(self.weights, inputs(encoded)))

    def _judged(self, said: Array) -> Judgement:
        sides = self.encoder.game.goal.sides_of(said.shape[1])
        chances = chances_of(said[:, :, 0] * self.measures.sureness, sides)
        return Judgement(chances, margins_of(said[:, :, 1] * self.measures.margin, sides))

    def foresee(self, positions: Sequence[Position[Any]], seat: Seat) -> Judgement:
        """How likely everyone is to win, and by how much, as far as a seat knows; of what is over, the truth."""
        said = self.judge([position.view(seat) for position in positions], positions[0].seats)
        for place, position in enumerate(positions):
            if position.ask is None:
                said.chances[place] = wins(position)
                said.margins[place] = margins(position)
        return said


def lean(weights: Weights, encoder: Encoder) -> Weights | None:
    """The same network for features alone; None where it reads anything else."""
    side, added = len(encoder.side_names), encoder.layout.features
    of, place = np.divmod(weights.used, side)
    first = side - added
    if not added or (of > 1).any() or (place < first).any():
        return None
    return weights._replace(used=of * added + place - first)


def inputs(encoded: Sequence[Encoded]) -> Array:
    """What the network reads: for each view and side its own numbers, the average of the others', and the table."""
    sides = np.stack([one.sides for one in encoded])
    return joined(sides, np.stack([one.table for one in encoded]))


def joined(sides: Array, tables: Array) -> Array:
    """The same from numbers of sides (views, seats, numbers) and of tables (views, numbers)."""
    count = sides.shape[1]
    others = (sides.sum(axis=1, keepdims=True) - sides) / max(1, count - 1)
    repeated = np.broadcast_to(tables[:, None, :], (len(tables), count, tables.shape[1]))
    return np.concatenate([sides, others, repeated], axis=2)


def measured(weights: Weights, given: Array) -> Array:
    """Inputs that count, by how far they are from their average."""
    far: Array = (given[..., weights.used] - weights.mean) / weights.deviation
    return np.clip(far, -FARTHEST, FARTHEST)


def outputs(weights: Weights, given: Array) -> Array:
    """What the network says of each side: (views, seats, 2)."""
    given = measured(weights, given)
    hidden = given @ weights.hidden + weights.hidden_bias
    said: Array = np.where(hidden > 0, hidden, SLOPE * hidden) @ weights.out + given @ weights.direct + weights.out_bias
    return said


def margins_of(leads: Array, sides: Sequence[int]) -> Array:
    """The margin of each seat: of two sides, one is ahead by as much as the other is behind."""
    if len(set(sides)) != 2:
        return leads
    first = np.array([side == sides[0] for side in sides])
    apart = (leads[:, first].mean(axis=1) - leads[:, ~first].mean(axis=1)) / 2
    found: Array = np.where(first, apart[:, None], -apart[:, None]).astype(np.float32)
    return found


def chances_of(strengths: Array, sides: Sequence[int]) -> Array:
    """The chance of each seat, when sides are compared; where all have one goal, the chance to reach it."""
    if len(set(sides)) == 1:
        together = 1 / (1 + np.exp(-strengths.mean(axis=1, keepdims=True)))
        return np.broadcast_to(together, strengths.shape).astype(np.float32)
    joins = np.array([[float(one == other) for other in sides] for one in sides], dtype=np.float32)
    joins /= joins.sum(axis=1, keepdims=True)
    strong = strengths @ joins.T
    first = np.array([sides.index(side) for side in dict.fromkeys(sides)])
    odds = np.exp(strong - strong.max(axis=1, keepdims=True))
    chances: Array = (odds / odds[:, first].sum(axis=1, keepdims=True)).astype(np.float32)
    return chances
