"""Calibration: how often what a network says comes true, on matches that it did not learn from."""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from ..learning.network import Array, ValueNetwork, chances_of, outputs
from .fitting import Lessons

BINS = 10


class Bin(Struct, frozen=True):
    """Chances of about the same size: what was said on average, what came true, and how often."""

    said: float
    true: float
    count: int


def bins(network: ValueNetwork, lessons: Sequence[Lessons]) -> list[Bin]:
    """Said chances against outcomes, in ten bins; those that nothing fell into are left out."""
    if not lessons:
        return []
    said = np.concatenate([_said(network, one).ravel() for one in lessons])
    true = np.concatenate([one.wins.ravel() for one in lessons])
    place = np.minimum((said * BINS).astype(int), BINS - 1)
    return [
        Bin(float(said[here].mean()), float(true[here].mean()), int(here.sum()))
        for here in (place == number for number in range(BINS))
        if here.any()
    ]


def expected_error(network: ValueNetwork, lessons: Sequence[Lessons]) -> float:
    """By how much chances are off on average: the expected calibration error."""
    found = bins(network, lessons)
    total = sum(one.count for one in found)
    return sum(one.count * abs(one.said - one.true) for one in found) / max(1, total)


def _said(network: ValueNetwork, lessons: Lessons) -> Array:
    strong = outputs(network.weights, lessons.inputs())[:, :, 0] * network.measures.sureness
    return chances_of(strong, network.encoder.game.goal.sides_of(strong.shape[1]))
