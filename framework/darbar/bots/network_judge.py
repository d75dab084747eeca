"""A judge that has learned: it asks a network how likely everyone is to win, as far as the seat that searches knows."""

from collections.abc import Sequence
from math import exp
from typing import Any

from ..core.seats import Seat
from ..learning.network import ValueNetwork
from ..match.position import Position
from .judging import Judge

POINTS = 0.08
"""How much being ahead counts, the rest being the chance to win: it tells apart what is won, or lost, anyway."""

FARTHEST = 50.0


class NetworkJudge(Judge):
    """By a network. What it says is about views: the luck of a world that the seat cannot see is not in it."""

    def __init__(self, network: ValueNetwork, seat: Seat) -> None:
        self._network = network
        self._seat = seat

    @property
    def foresees(self) -> bool:
        """A network is measured by that."""
        return True

    def luck(self, world: Position[Any]) -> list[float]:
        """None: the seat sees the same in all of its worlds."""
        return [0.0] * world.seats

    def luck_beside(self, world: Position[Any], other: Position[Any], luck: Sequence[float]) -> list[float]:
        """None, for the same reason."""
        return [0.0] * world.seats

    def payoffs(self, position: Position[Any], luck: Sequence[float]) -> list[float]:
        """The chances of everyone; what is over is no longer a chance."""
        return self.payoffs_of_all([position], luck)[0]

    def payoffs_of_all(self, positions: Sequence[Position[Any]], luck: Sequence[float]) -> list[list[float]]:
        """The same for several positions, in one go."""
        if not positions:
            return []
        said = self._network.foresee(positions, self._seat)
        leads = said.margins / self._network.measures.margin
        return [list(map(worth, *both)) for both in zip(said.chances.tolist(), leads.tolist(), strict=True)]

    def foreseen(self, positions: Sequence[Position[Any]]) -> tuple[float, float]:
        """The chance of the seat, and the points that it will be ahead by, on average of positions."""
        said = self._network.foresee(positions, self._seat)
        return float(said.chances[:, self._seat].mean()), float(said.margins[:, self._seat].mean())


def worth(chance: float, lead: float) -> float:
    """What a chance is worth with a lead, counted in what leads are usually; from 0 to 1."""
    return (1 - POINTS) * chance + POINTS * level(lead)


def level(lead: float) -> float:
    """A lead from 0, far behind, to 1, far ahead."""
    return 1 / (1 + exp(-min(FARTHEST, max(-FARTHEST, lead))))
