"""What an outcome is worth to each seat, from 0 to 1, whatever the game counts in."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import exp
from typing import Any, TypeAlias

from ..core.seats import Seat
from ..match.position import Position

PLACE = 0.1
"""How much the places after the first one count; the rest goes to who wins."""

DOUBT = 1.6
"""A lead of so much of what seats have makes the chances better by e to one: there is much to come."""

HARM = 0.3
"""How much of what others gain or lose by a move counts: they find another way."""

FARTHEST = 50.0

LOST = 1e9
"""How much worse a position looks to a side that is out, or that has missed the goal which all had in common."""


class Judge(ABC):
    """Tells a search what positions are worth to everyone."""

    @abstractmethod
    def luck(self, world: Position[Any]) -> list[float]:
        """How much better off everyone is in a world than on average: that is no merit of any move."""

    @abstractmethod
    def luck_beside(self, world: Position[Any], other: Position[Any], luck: Sequence[float]) -> list[float]:
        """The luck of another world at the same question as one whose luck is known."""

    @abstractmethod
    def payoffs(self, position: Position[Any], luck: Sequence[float]) -> list[float]:
        """What everyone has won, or can hope for without the luck of this world."""

    def payoffs_of_all(self, positions: Sequence[Position[Any]], luck: Sequence[float]) -> list[list[float]]:
        """The same for several positions of one world, at once where that is quicker."""
        return [self.payoffs(position, luck) for position in positions]

    def foreseen(self, positions: Sequence[Position[Any]]) -> tuple[float, float]:
        """The chance of the seat that searches, and the points that it will be ahead by, on average of positions."""
        return 0.0, 0.0

    @property
    def foresees(self) -> bool:
        """Whether it can tell that, so that it comes true as often as it says."""
        return False


class ValueJudge(Judge):
    """By the game's own value, compared with what every side could hope for at first, in all of the worlds."""

    def __init__(self, worlds: Sequence[Position[Any]]) -> None:
        self._sides = sides(worlds[0])
        self._usual = [sum(of_seat) / len(worlds) for of_seat in zip(*map(estimates, worlds), strict=True)]
        self._hoped = by_side(self._usual, self._sides)
        self._scale = max(1.0, DOUBT * sum(map(abs, self._hoped)) / len(self._hoped))

    def luck(self, world: Position[Any]) -> list[float]:
        """How much better off everyone is in a world than on average: that is no merit of any move."""
        return [estimate - usual for estimate, usual in zip(estimates(world), self._usual, strict=True)]

    def luck_beside(self, world: Position[Any], other: Position[Any], luck: Sequence[float]) -> list[float]:
        """The luck of another world at the same question as one whose luck is known."""
        here, there = estimates(other), estimates(world)
        return [after - before + extra for after, before, extra in zip(there, here, luck, strict=True)]

    def payoffs(self, position: Position[Any], luck: Sequence[float]) -> list[float]:
        """What everyone has won, or can hope for without the luck of this world."""
        if position.ask is None and len(self._sides) > 1:
            return final(position)
        worth = by_side(
            [estimate - extra for estimate, extra in zip(estimates(position), luck, strict=True)], self._sides
        )
        if len(worth) == 1:
            return [self._success(position, worth[0])] * position.seats
        if position.game.goal.out is not None:
            worth = [own - LOST * gone for own, gone in zip(worth, lost(position, self._sides), strict=True)]
        rivals = [usual + HARM * (own - usual) for own, usual in zip(worth, self._hoped, strict=True)]
        chances = [self._chance(side, own, rivals) for side, own in enumerate(worth)]
        return chances if len(chances) == position.seats else by_seat(chances, self._sides)

    def _chance(self, side: int, own: float, rivals: Sequence[float]) -> float:
        """To win, by how far the estimates are apart."""
        ahead = [min(FARTHEST, (rival - own) / self._scale) for rival in rivals]
        ahead.pop(side)
        return 1.0 / (1.0 + sum(map(exp, ahead)))

    def _success(self, position: Position[Any], worth: float) -> float:
        """To reach the goal that all have in common: by how much better it looks than usual.

        A match that was lost still tells how close it was.
        """
        gain = (worth - self._hoped[0]) / self._scale
        hope = 1.0 / (1.0 + exp(-max(-FARTHEST, min(FARTHEST, gain))))
        if position.ask is not None or position.game.goal.together is None:
            return hope
        return (1 - PLACE) * bool(position.outcome().winners) + PLACE * hope


def estimates(position: Position[Any]) -> list[float]:
    """The game's opinion of everyone."""
    return [position.estimate(Seat(seat)) for seat in range(position.seats)]


def final(position: Position[Any]) -> list[float]:
    """The win, shared by the sides in the first place, and a little for each rival left behind."""
    outcome = position.outcome()
    places, sides, result = outcome.places, outcome.sides, []
    for seat, place in enumerate(places):
        rivals = [other for other, side in zip(places, sides, strict=True) if side != sides[seat]]
        beaten = sum([(other > place) + (other == place) / 2 for other in rivals])
        result.append((1 - PLACE) * outcome.win(Seat(seat)) + PLACE * beaten / max(1, len(rivals)))
    return result


# Sides


Sides: TypeAlias = Sequence[Sequence[int]]
"""The seats of each side."""


def sides(position: Position[Any]) -> Sides:
    """Who plays with whom."""
    numbers = position.game.goal.sides_of(position.seats)
    return [[seat for seat, of in enumerate(numbers) if of == side] for side in dict.fromkeys(numbers)]


def by_side(of_seats: list[float], sides: Sides) -> list[float]:
    """What the seats of each side have together."""
    if len(sides) == len(of_seats):
        return of_seats
    return [sum([of_seats[seat] for seat in side]) for side in sides]


def by_seat(of_sides: Sequence[float], sides: Sides) -> list[float]:
    """What each seat has of what its side has: all of it."""
    return [of_sides[side] for _, side in sorted((seat, side) for side, seats in enumerate(sides) for seat in seats)]


def lost(position: Position[Any], sides: Sides) -> list[bool]:
    """For each side, whether it is out, or has missed the goal which all had in common."""
    outcome = position.outcome()
    if outcome.common:
        return [position.ask is None and not outcome.winners]
    return [all(seat in outcome.out for seat in side) for side in sides]


def prospects(position: Position[Any]) -> list[float]:
    """How good a position looks for each seat: what its side has together, unless that is lost."""
    goal, of_seats = position.game.goal, estimates(position)
    if goal.solitary:
        return of_seats
    teams = sides(position)
    worth = by_side(of_seats, teams)
    if goal.together is not None or goal.out is not None:
        worth = [own - LOST * gone for own, gone in zip(worth, lost(position, teams), strict=True)]
    return by_seat(worth, teams)
