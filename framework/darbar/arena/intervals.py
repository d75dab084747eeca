"""How sure a figure is: 95 % intervals for shares, means and ratios, over rounds of matches that share a seed.

Matches of one round are not independent: the luck of a seed favours a seat, and rotation spreads it over the bots. So
rounds are what is counted. A share has Wilson's interval, for as many matches as the spread between rounds says that
they are worth, and never more than were played; a mean and a ratio have Student's interval over rounds.
"""

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from statistics import NormalDist, fmean, variance

from msgspec import Struct

Z = NormalDist().inv_cdf(0.975)
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""Student's quantile for 1 to 10 degrees of freedom."""

FEWEST = 5
"""A ratio in fewer rounds has no interval: a few rare uses would decide it."""

Rounds = Mapping[object, Sequence[float]]
"""What was seen in each round."""


class Estimate(Struct, frozen=True):
    """A figure and its 95 % interval; without bounds where there is too little to say."""

    mean: float
    low: float | None = None
    high: float | None = None


def share(rounds: Rounds) -> Estimate:
    """The mean of figures between 0 and 1: of wins and parts of wins."""
    seen = [one for values in rounds.values() for one in values]
    if not seen:
        return Estimate(0.0)
    mean = fmean(seen)
    return wilson(mean, _worth(mean, rounds, len(seen)))


def _worth(mean: float, rounds: Rounds, matches: int) -> float:
    """How many independent matches tell as much as these."""
    means = [fmean(values) for values in rounds.values() if values]
    spread = variance(means) / len(means) if len(means) > 1 else 0.0
    return min(matches, max(1.0, mean * (1 - mean) / spread)) if spread else matches


def wilson(mean: float, count: float) -> Estimate:
    """Wilson's interval for a share seen in `count` matches."""
    weight = Z * Z / count
    centre = (mean + weight / 2) / (1 + weight)
    reach = sqrt(weight * mean * (1 - mean) + weight * weight / 4) / (1 + weight)
    return Estimate(mean, max(0.0, centre - reach), min(1.0, centre + reach))


def average(rounds: Rounds) -> Estimate:
    """The mean of any figures."""
    means = [fmean(values) for values in rounds.values() if values]
    if not means:
        return Estimate(0.0)
    mean = fmean([one for values in rounds.values() for one in values])
    if len(means) < 2:
        return Estimate(mean)
    reach = student(len(means) - 1) * sqrt(variance(means) / len(means))
    return Estimate(mean, mean - reach, mean + reach)


def ratio(above: Sequence[float], below: Sequence[float]) -> Estimate | None:
    """The mean of one figure against the mean of another, both seen in the same rounds; None when one is 0."""
    top, bottom = fmean(above), fmean(below)
    if top <= 0 or bottom <= 0:
        return None
    count = len(above)
    if count < FEWEST:
        return Estimate(top / bottom)
    differences = [one / top - other / bottom for one, other in zip(above, below, strict=True)]
    reach = exp(student(count - 1) * sqrt(variance(differences) / count))
    return Estimate(top / bottom, top / bottom / reach, top / bottom * reach)


def student(freedom: int) -> float:
    """The quantile of Student's distribution that leaves 2.5 % above it."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
