"""Tastes: players who all count the same, but to whom some things count a little more or less than to others.

What comes of a taste tells what these things are really worth: nobody chose it because of how the match stood.
"""

from collections.abc import Sequence
from operator import mul
from random import Random
from typing import Any

from ..core.seats import Seat
from ..match.position import Position

USUAL = 1.5
"""How strong tastes are, where nothing else is said."""

LEAST = 1e-6
"""What differs by less is the same."""


class Taste:
    """A liking or dislike for each of the features that a game adds, the same all through a match.

    It is counted in what usually lies between the best and the next best choice: with a `strength` of 1 it is about as
    strong as that.
    """

    def __init__(self, chance: Random, strength: float) -> None:
        self._chance = chance
        self._strength = strength
        self._gaps: list[float] = []
        self._features: list[_Feature] = []

    def flavoured(self, worth: Sequence[float], ends: Sequence[Position[Any]], seat: Seat) -> list[float]:
        """What choices are worth that end so, with what a seat likes about them."""
        features = ends[0].game.features
        if features is None:
            return list(worth)
        rows = [features(end.state, seat) for end in ends]
        self._notice(worth, rows)
        weights = self.weights
        return [one + sum(map(mul, weights, row)) for one, row in zip(worth, rows, strict=True)]

    @property
    def weights(self) -> list[float]:
        """By how much a point of each feature counts more, as far as it is known what is usual."""
        if not self._features:
            return []
        unit = self._strength * sum(self._gaps) / len(self._gaps) / len(self._features) ** 0.5
        return [unit * feature.liking / feature.usual for feature in self._features]

    def _notice(self, worth: Sequence[float], rows: Sequence[Sequence[float]]) -> None:
        """Take in how far choices usually are from each other."""
        best, second, *_ = sorted(worth, reverse=True)
        self._gaps.append(best - second)
        self._features = self._features or [_Feature(self._chance.gauss(0.0, 1.0)) for _ in rows[0]]
        for feature, column in zip(self._features, zip(*rows, strict=True), strict=True):
            feature.notice(max(column) - min(column))


class _Feature:
    """How much a feature is liked, and by how much it usually changes where it changes."""

    def __init__(self, liking: float) -> None:
        self.liking = liking
        self._sum, self._times = 0.0, 0

    def notice(self, change: float) -> None:
        """Take in by how much it differs between some choices."""
        if change > LEAST:
            self._sum += change
            self._times += 1

    @property
    def usual(self) -> float:
        """What it usually changes by; one that never does counts nothing anyway."""
        return self._sum / self._times if self._times else 1.0
