"""Calibration: what a bot expects becomes a chance that comes true as often as it says.

The numbers stand in `calibration.toml` of a game's package. `benchmarks/calibration.py` measures and fits them. A game
without such a file has no chances: its moves are told apart in words.
"""

from functools import lru_cache
from math import exp, inf, isfinite, log
from operator import mul

import msgspec
from msgspec import Struct

from ..errors import PluginError

SURE = 0.005
"""No standing is taken for surer than this, and none for more hopeless."""

FARTHEST = 20.0

NEAR = 1.0
"""So far from even, on the scale of odds, a bot guesses; beyond it has seen the end, and is too sure of itself."""


class Calibration(Struct, frozen=True, forbid_unknown_fields=True):
    """How chances follow from standings in a game, as odds on a scale of logarithms.

    The odds of somebody who is as good as the others are shifted by `shift`, and by `slope` for what the bot expects
    beyond them; `late_shift` and `late_slope` come on top of it bit by bit, until the match has lasted as many
    `answers` as usual, by the number of seats. What is expected beyond `NEAR` counts by `far_slope`.
    """

    answers: dict[int, float]
    shift: float = 0.0
    late_shift: float = 0.0
    slope: float = 1.0
    late_slope: float = 0.0
    far_slope: float = 1.0

    def chance(self, standing: float, even: float, seats: int, answered: int) -> float:
        """The chance of a seat, where an even share would be so much, after so many answers."""
        found = odds(even) + sum(map(mul, self.weights, features(standing, even, self.stage(seats, answered))))
        return 1 / (1 + exp(-min(FARTHEST, max(-FARTHEST, found))))

    @property
    def weights(self) -> tuple[float, ...]:
        """The numbers in the order of the features."""
        return self.shift, self.late_shift, self.slope, self.late_slope, self.far_slope

    def stage(self, seats: int, answered: int) -> float:
        """How much of a usual match is over, from 0 to 1; for another number of seats, the nearest is asked."""
        usual = self.answers[min(self.answers, key=lambda known: abs(known - seats))]
        return min(1.0, answered / usual)


def features(standing: float, even: float, late: float) -> tuple[float, ...]:
    """What the numbers of a calibration are multiplied with."""
    beyond = odds(min(1 - SURE, max(SURE, standing))) - odds(even)
    near = min(NEAR, max(-NEAR, beyond))
    return 1.0, late, near, late * near, beyond - near


def odds(chance: float) -> float:
    """The logarithm of the odds."""
    return log(chance / (1 - chance))


@lru_cache
def calibration(package: str) -> Calibration | None:
    """What is known about the chances in a game; None where nobody has measured them."""
    import tomllib
    from importlib.resources import files

    path = files(package) / "calibration.toml"
    if not path.is_file():
        return None
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Calibration, str_keys=True)
        if not found.answers or not all(0 < count < inf for count in found.answers.values()):
            raise ValueError("answers: expected how many a usual match has, by the number of seats")
        if not all(map(isfinite, found.weights)):
            raise ValueError("expected numbers that are finite")
    except (OSError, ValueError, RecursionError) as error:
        raise PluginError(f"{package}: calibration.toml: {error}") from None
    return found
