"""A search: one tree of moves over all the worlds that a seat imagines; everyone in it plays for their own payoff."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from ..core.moves import Move
from ..core.seats import Seat
from ..match.chair import Chair
from ..match.position import Position
from .judging import Judge
from .tree import Bounds, Branch
from .tuning import Tuning
from .worlds import is_possible

World: TypeAlias = Position[Any]
Path: TypeAlias = list[tuple[Seat, Branch]]


class Search(ABC):
    """The thoughts of one seat. `root` is the present question."""

    EXPLORE: float
    """How much a promising move that was seldom tried is preferred to one that did well so far."""

    def __init__(self, seat: Seat, tuning: Tuning, chance: Random, worlds: Sequence[World], judge: Judge) -> None:
        self.seat = seat
        self.tuning = tuning
        self.root = Branch(1.0)
        self.iterations = 0
        self.worlds = worlds
        self._explore = self.EXPLORE if tuning.explore is None else tuning.explore
        self._horizon = worlds[0].game.horizon if tuning.horizon is None else tuning.horizon
        self._chance = chance
        self._judge = judge
        self._bounds = [Bounds() for _ in range(worlds[0].seats)]

    def follow(self, chair: Chair[Any], answers: Sequence[tuple[Seat, Move]], worlds: Sequence[World]) -> bool:
        """Keep the part of the tree that these answers lead to; False when other worlds have to be thought about."""
        if self.seat != chair.seat:
            return False
        for seat, move in answers:
            self.root = self.root.replies.get(seat, {}).get(move) or Branch(1.0)
            for world in self.worlds:
                if world.ask is None or world.ask.seat != seat or move not in world.ask.moves:
                    return False
                world.step(move)
        return all(is_possible(world, chair) for world in self.worlds)

    def begin(self, imagine: Callable[[], World]) -> None:
        """Think about the present question from now on; more worlds can be imagined."""
        self.iterations = 0

    @abstractmethod
    def iterate(self) -> None:
        """One way through the tree and beyond."""

    @abstractmethod
    def is_settled(self, used: float) -> bool:
        """Whether what is left of the budget would hardly change the answer."""

    @abstractmethod
    def rank(self, branch: Branch) -> tuple[float, ...]:
        """How good a move of the tree is; the greatest is expected to be played."""

    def merit(self, move: Move) -> tuple[float, ...]:
        """How good an answer to the present question is; the greatest is given."""
        return self.rank(self.branch(move))

    def tries(self, move: Move) -> tuple[int, float]:
        """How often an answer to the present question was tried, and the standing to expect after it."""
        branch = self.branch(move)
        return branch.visits, branch.worth

    def error(self, move: Move) -> float:
        """By how much that standing may be off, beside the best."""
        return 0.0

    def foreseen(self, move: Move) -> tuple[float, float] | None:
        """The chance to win after an answer, and the points to be ahead by in the end; None where nobody can tell."""
        return None

    def is_aside(self, move: Move) -> bool:
        """Whether an answer was not looked at any further, so that its standing says nothing beside others."""
        return False

    def branch(self, move: Move) -> Branch:
        """What is known of an answer to the present question."""
        return self.root.replies.get(self.seat, {}).get(move) or Branch(0.0)
