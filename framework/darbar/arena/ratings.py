"""Ratings: one number for how well a bot does against all others, by OpenSkill's Plackett-Luce model.

Partners are rated as a team. Where all play together there is nobody to be rated against.
"""

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
        if result.together:
            continue
        names = [seated.bot for side in result.sides for seated in side]
        teams = [[known.get(one.bot) or model.rating(name=one.bot) for one in side] for side in result.sides]
        rated = model.rate(teams, ranks=[float(side[0].place) for side in result.sides])
        players = [player for team in rated for player in team]
        for name in set(names):
            new = [player for player, other in zip(players, names, strict=True) if other == name]
            known[name] = model.rating(fmean(one.mu for one in new), fmean(one.sigma for one in new), name)
    return {name: Rating(one.mu, one.sigma) for name, one in known.items()}
