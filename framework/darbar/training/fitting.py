"""Fitting: a network learns from positions of finished matches, by plain backpropagation.

Matches are kept apart: what is learned from some of them is tried on others, and learning ends when it no longer helps
there. Positions of one match say nearly the same, so matches are what counts.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal

import numpy as np
from msgspec import Struct, structs
from numpy.typing import NDArray

from ..learning.encoder import Encoder
from ..learning.network import (
    SLOPE,
    Array,
    Measures,
    ValueNetwork,
    Weights,
    chances_of,
    joined,
    measured,
    outputs,
)

LEAST_DEVIATION = 1e-4


class Lessons(Struct):
    """Positions of matches at tables of the same size, as numbers, and what came of them.

    `wins` are parts of the win by seat, `margins` the points that a seat was ahead by, `match` which match it was.
    `targets` are what is to be learned: the wins, or what was thought of them a turn later; `thoughts` what a search
    said of some seat's chance, no number where it said nothing. `estimates` are the game's opinion of everyone there.
    """

    sides: NDArray[np.float16]
    tables: NDArray[np.float16]
    wins: Array
    margins: Array
    match: NDArray[np.int64]
    targets: Array
    thoughts: Array
    estimates: Array

    def __len__(self) -> int:
        return len(self.match)

    def part(self, chosen: Any) -> "Lessons":
        """Some of them."""
        return Lessons(*(getattr(self, name)[chosen] for name in self.__struct_fields__))

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.wins.shape[1])

    def inputs(self) -> Array:
        """What a network reads."""
        return joined(self.sides.astype(np.float32), self.tables.astype(np.float32))


class Fit(Struct, frozen=True):
    """How a network is fitted: its size, how long and how fast it learns, and what keeps it from learning by heart.

    `margins` is how much points count beside wins, `noise` which share of inputs is left out each time, `tried` which
    share of matches is kept to try it on. `reads` is what it sees: `features` that the game adds, its own `side` as
    well, those of all `sides`, or `all`.
    """

    units: int = 64
    epochs: int = 40
    patience: int = 6
    batch: int = 128
    rate: float = 1e-3
    decay: float = 3e-3
    margins: float = 0.5
    noise: float = 0.1
    reads: Literal["features", "side", "sides", "all"] = "all"
    tried: float = 0.15
    seed: int = 1


class Epoch(Struct, frozen=True):
    """How well a network did after so many times through all lessons: on what it learned from, and on other matches."""

    number: int
    learned: float
    tried: float


def fit(
    encoder: Encoder, lessons: Sequence[Lessons], how: Fit, tell: Callable[[Epoch], None] = lambda epoch: None
) -> tuple[ValueNetwork, list[Epoch], list[Lessons]]:
    """The network that does best on matches that it did not learn from, how it came to that, and these matches.

    The last ones are what `sureness` and calibration are measured on: half of them each would be too few.
    """
    chance = np.random.default_rng(how.seed)
    split = [split_by_match(one, how.tried, chance) for one in lessons]
    learner = Learner(encoder, [first for first, _ in split], how, chance)
    rest = [second for _, second in split]
    best, least, at, course = learner.weights, np.inf, 0, []
    for number in range(1, how.epochs + 1):
        learned = learner.epoch()
        course.append(Epoch(number, learned, learner.loss(rest)))
        tell(course[-1])
        if course[-1].tried < least:
            best, least, at = learner.weights, course[-1].tried, number
        elif number - at >= how.patience:
            break
    measures = Measures(sureness(best, rest, encoder), learner.margin_scale, tuple(one.seats for one in lessons))
    return ValueNetwork(encoder, best, measures, {}), course, rest


def split_by_match(lessons: Lessons, share: float, chance: np.random.Generator) -> tuple[Lessons, Lessons]:
    """Those of some matches, and those of the others; by the number of the match, so that it is always the same."""
    matches = np.unique(lessons.match)
    tried = chance.permutation(matches)[: max(1, round(share * len(matches)))]
    other = np.isin(lessons.match, tried)
    true = lessons.part(other)
    return lessons.part(~other), structs.replace(true, targets=true.wins)


class Learner:
    """A network that is being fitted, with Adam."""

    def __init__(self, encoder: Encoder, lessons: Sequence[Lessons], how: Fit, chance: np.random.Generator) -> None:
        self._lessons, self._how, self._chance = lessons, how, chance
        self._goal = encoder.game.goal
        margins = np.concatenate([one.margins.ravel() for one in lessons])
        self.margin_scale = float(max(1e-3, margins.std()))
        self.weights = begun(lessons, how, chance, readable(encoder, how.reads))
        self._first = [np.zeros_like(array) for array in self.weights[3:]]
        self._second = [np.zeros_like(array) for array in self.weights[3:]]
        self._steps = 0

    def epoch(self) -> float:
        """Once through all lessons; the average loss on the way."""
        losses = [self._step(lessons) for lessons in self._batches()]
        return float(np.mean(losses))

    def _batches(self) -> Iterator[Lessons]:
        size = self._how.batch
        parts = [
            (lessons, places[start : start + size])
            for lessons in self._lessons
            for places in [self._chance.permutation(len(lessons))]
            for start in range(0, len(lessons), size)
        ]
        for place in self._chance.permutation(len(parts)):
            lessons, chosen = parts[place]
            yield lessons.part(chosen)

    def _step(self, lessons: Lessons) -> float:
        """Learn from some lessons."""
        given = measured(self.weights, lessons.inputs())
        if self._how.noise:
            given *= self._chance.random(given.shape[-1]) >= self._how.noise
        hidden = given @ self.weights.hidden + self.weights.hidden_bias
        active = np.where(hidden > 0, hidden, SLOPE * hidden)
        said = active @ self.weights.out + given @ self.weights.direct + self.weights.out_bias
        loss, slope = self._loss(said, lessons)
        back = (slope @ self.weights.out.T) * np.where(hidden > 0, 1.0, SLOPE)
        self._adam(
            [
                np.einsum("nsd,nsh->dh", given, back, optimize=True),
                back.sum(axis=(0, 1)),
                np.einsum("nsh,nso->ho", active, slope, optimize=True),
                slope.sum(axis=(0, 1)),
                np.einsum("nsd,nso->do", given, slope, optimize=True),
            ]
        )
        return loss

    def _loss(self, said: Array, lessons: Lessons) -> tuple[float, Array]:
        """How wrong it is about wins and margins, and in which direction it would be less so."""
        sides = self._goal.sides_of(said.shape[1])
        chances = chances_of(said[:, :, 0], sides)
        count = len(said)
        wrong = said[:, :, 1] - lessons.margins / self.margin_scale
        slope = np.empty_like(said)
        slope[:, :, 0] = (chances - lessons.targets) / _shared(sides) / count
        slope[:, :, 1] = self._how.margins * wrong / said.shape[1] / count
        return surprise(chances, lessons.targets, sides) + self._how.margins * float((wrong**2).mean()) / 2, slope

    def loss(self, lessons: Sequence[Lessons]) -> float:
        """How wrong it is about other lessons, on average."""
        found = [self._loss(outputs(self.weights, one.inputs()), one)[0] * len(one) for one in lessons if len(one)]
        return sum(found) / max(1, sum(map(len, lessons)))

    def _adam(self, slopes: list[Array]) -> None:
        self._steps += 1
        how, arrays = self._how, []
        correct_first, correct_second = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        for place, (array, slope) in enumerate(zip(self.weights[3:], slopes, strict=True)):
            first, second = self._first[place], self._second[place]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            step = (first / correct_first) / (np.sqrt(second / correct_second) + 1e-8)
            decay = how.decay * array if array.ndim == 2 else 0.0
            arrays.append((array - how.rate * (step + decay)).astype(np.float32))
        self.weights = Weights(*self.weights[:3], *arrays)


def readable(encoder: Encoder, reads: str) -> NDArray[np.bool_]:
    """Which inputs a network may read."""
    side, table, added = len(encoder.side_names), len(encoder.table_names), encoder.layout.features
    own, others = np.arange(side) >= side - added, np.arange(side) >= side - added
    if reads != "features":
        own[:] = True
    if reads in ("sides", "all"):
        others[:] = True
    return np.concatenate([own, others, np.full(table, reads == "all")])


def begun(lessons: Sequence[Lessons], how: Fit, chance: np.random.Generator, may: NDArray[np.bool_]) -> Weights:
    """A network that knows nothing: inputs that never change are left out, all others measured."""
    some = [one.part(chance.permutation(len(one))[:4000]).inputs() for one in lessons]
    rows = np.concatenate([one.reshape(-1, one.shape[-1]) for one in some])
    mean, deviation = rows.mean(axis=0), rows.std(axis=0)
    used = np.flatnonzero((deviation > LEAST_DEVIATION) & may).astype(np.int32)
    hidden = chance.normal(0, np.sqrt(1 / max(1, len(used))), (len(used), how.units))
    out = chance.normal(0, np.sqrt(1 / how.units) / 2, (how.units, 2))
    arrays = (mean[used], deviation[used], hidden, np.zeros(how.units), out, np.zeros(2), np.zeros((len(used), 2)))
    return Weights(used, *(array.astype(np.float32) for array in arrays))


def surprise(chances: Array, wins: Array, sides: Sequence[int]) -> float:
    """The cross-entropy of what was said and what came of it, per position."""
    likely = np.clip(chances, 1e-6, 1.0)
    if len(set(sides)) == 1:
        unlikely = np.clip(1 - chances, 1e-6, 1.0)
        return float(-(wins * np.log(likely) + (1 - wins) * np.log(unlikely)).mean())
    return float(-(wins * np.log(likely) / _shared(sides)).sum(axis=1).mean())


def _shared(sides: Sequence[int]) -> Array:
    """How many seats each seat's side has."""
    return np.array([sides.count(side) for side in sides], dtype=np.float32)


def sureness(weights: Weights, lessons: Sequence[Lessons], encoder: Encoder) -> float:
    """How sure of itself a network may be, so that what it says comes true: tried on matches it did not learn from."""
    said = [(outputs(weights, one.inputs())[:, :, 0], one) for one in lessons if len(one)]

    def surprised(sure: float) -> float:
        goal = encoder.game.goal
        return sum(
            len(one) * surprise(chances_of(strong * sure, sides := goal.sides_of(strong.shape[1])), one.wins, sides)
            for strong, one in said
        )

    return float(min(np.geomspace(0.2, 3.0, 41), key=surprised)) if said else 1.0
