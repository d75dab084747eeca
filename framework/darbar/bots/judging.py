"""What an outcome is worth to each seat, from 0 to 1, whatever the game counts in."""

from collections.abc import Sequence
from math import exp
from typing import Any

from ..core.seats import Seat
from ..match.position import Position

PLACE = 0.1
"""How much the places after the first one count; the rest goes to who wins."""

DOUBT = 1.6
"""A lead of so much of what seats have makes the chances better by e to one: there is much to come."""

HARM = 0.3
"""How much of what others gain or lose by a move counts: they find another way."""

FARTHEST = 50.0


class Judge:
    """Compares outcomes with what everyone could hope for at first, in all of the worlds."""

    def __init__(self, worlds: Sequence[Position[Any]]) -> None:
        self._sides = worlds[0].game.goal.sides_of(worlds[0].seats)
        self._usual = [sum(of_seat) / len(worlds) for of_seat in zip(*map(estimates, worlds), strict=True)]
        self._scale = max(1.0, DOUBT * sum(map(abs, self._usual)) / len(self._usual))

    def luck(self, world: Position[Any]) -> list[float]:
        """How much better off everyone is in a world than on average: that is no merit of any move."""
        return [estimate - usual for estimate, usual in zip(estimates(world), self._usual, strict=True)]

    def payoffs(self, position: Position[Any], luck: Sequence[float]) -> list[float]:
        """What everyone has won, or can hope for without the luck of this world."""
        together = len(set(self._sides)) == 1
        if position.ask is None and not together:
            return final(position)
        worth = [estimate - extra for estimate, extra in zip(estimates(position), luck, strict=True)]
        if together:
            return self._common(position, worth)
        rivals = [usual + HARM * (own - usual) for own, usual in zip(worth, self._usual, strict=True)]
        return [self._chance(seat, own, rivals) for seat, own in enumerate(worth)]

    def _chance(self, seat: int, own: float, rivals: Sequence[float]) -> float:
        """To win, by how far the estimates are apart; partners are no rivals."""
        ahead = [min(FARTHEST, (rival - own) / self._scale) for rival in rivals]
        sides = self._sides
        return 1.0 / (1.0 + sum([exp(far) for other, far in enumerate(ahead) if sides[other] != sides[seat]]))

    def _common(self, position: Position[Any], worth: Sequence[float]) -> list[float]:
        """To win together: by how much better it looks than usual. A lost match still tells who came close."""
        gains = [(own - usual) / self._scale for own, usual in zip(worth, self._usual, strict=True)]
        hopes = [1.0 / (1.0 + exp(-max(-FARTHEST, min(FARTHEST, gain)))) for gain in gains]
        if position.ask is not None:
            return hopes
        won = bool(position.outcome().winners)
        return [(1 - PLACE) * won + PLACE * hope for hope in hopes]


def estimates(position: Position[Any]) -> list[float]:
    """The game's opinion of everyone."""
    return [position.estimate(Seat(seat)) for seat in range(position.seats)]


def final(position: Position[Any]) -> list[float]:
    """The win, shared by those in the first place, and a little for each seat left behind."""
    outcome = position.outcome()
    places, others, result = outcome.places, max(1, position.seats - 1), []
    for seat, place in enumerate(places):
        beaten = sum([(other > place) + (other == place) / 2 for other in places]) - 0.5
        result.append((1 - PLACE) * outcome.win(Seat(seat)) + PLACE * beaten / others)
    return result
