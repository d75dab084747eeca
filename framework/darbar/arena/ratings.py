"""Ratings: one number for how well a bot does against all others, by OpenSkill's Plackett-Luce model."""

from collections.abc import Iterable
from statistics import fmean
from typing import TYPE_CHECKING

from msgspec import Struct

from .runner import Result

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating


class Rating(Struct, frozen=True):
    """What is believed of a bot's strength, and how unsure that is. Everyone begins at 25, unsure by 25/3."""

    mu: float
    sigma: float


def ratings(results: Iterable[Result]) -> dict[str, Rating]:
    """The ratings after all finished matches, taken in the order given. A bot in several seats learns their average."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for result in results:
        names = [seated.bot for seated in result.seats]
        teams = [[known.get(name) or model.rating(name=name)] for name in names]
        rated = model.rate(teams, ranks=[float(seated.place) for seated in result.seats])
        for name in set(names):
            new = [team[0] for team, other in zip(rated, names, strict=True) if other == name]
            known[name] = model.rating(fmean(one.mu for one in new), fmean(one.sigma for one in new), name)
    return {name: Rating(one.mu, one.sigma) for name, one in known.items()}
