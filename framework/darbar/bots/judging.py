"""What an outcome is worth to each seat, from 0 to 1, whatever the game counts in."""

from collections.abc import Sequence
from math import exp
from typing import Any

from ..position import Position
from ..seats import Seat

PLACE = 0.1
"""How much the places after the first one count; the rest goes to who wins."""

DOUBT = 0.2
"""A lead of so much of what a seat has makes its chances better by e to one."""


def estimates(position: Position[Any]) -> list[float]:
    """The game's opinion of everyone."""
    return [position.estimate(Seat(seat)) for seat in range(position.seats)]


def doubt(position: Position[Any]) -> float:
    """The lead, in the game's own unit, that makes chances better by e to one."""
    sizes = [abs(estimate) for estimate in estimates(position)]
    return max(1.0, DOUBT * sum(sizes) / len(sizes))


def payoffs(position: Position[Any], scale: float, luck: Sequence[float]) -> list[float]:
    """What everyone has won, or can hope for without the luck of this world."""
    if position.ask is None:
        return final(position)
    return hopes([estimate - extra for estimate, extra in zip(estimates(position), luck, strict=True)], scale)


def luck(worlds: Sequence[Position[Any]]) -> list[list[float]]:
    """For each world, how much better off everyone is there than on average: that is no merit of any move."""
    all_estimates = [estimates(world) for world in worlds]
    usual = [sum(of_seat) / len(worlds) for of_seat in zip(*all_estimates, strict=True)]
    return [[estimate - mean for estimate, mean in zip(world, usual, strict=True)] for world in all_estimates]


def final(position: Position[Any]) -> list[float]:
    """The win, shared by those in the first place, and a little for each seat left behind."""
    standings = position.standings()
    places = {standing.seat: standing.place for standing in standings}
    winners = sum(place == 1 for place in places.values())
    others = max(1, position.seats - 1)
    result = [0.0] * position.seats
    for seat, place in places.items():
        beaten = sum((other > place) + (other == place) / 2 for other in places.values()) - 0.5
        result[seat] = (1 - PLACE) * (place == 1) / winners + PLACE * beaten / others
    return result


def hopes(estimates: list[float], scale: float) -> list[float]:
    """Everyone's chance to win, by how far the estimates are apart."""
    most = max(estimates)
    weights = [exp((estimate - most) / scale) for estimate in estimates]
    total = sum(weights)
    return [weight / total for weight in weights]
