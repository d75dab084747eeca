"""The search for short games: beyond the tree they are played to their end at random."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any

from ..core.moves import Move
from ..core.seats import Seat
from ..match.position import Position
from .judging import Judge
from .search import Path, Search, World
from .tree import Branch, select
from .tuning import Tuning

LOOK = 16
"""After so many iterations it looks whether it has seen enough."""

LONG = 400
"""So many answers beyond the tree are enough."""


class Playouts(Search):
    """Each iteration takes a world with dice of its own, goes down the tree, a question further, and on to the end."""

    EXPLORE = 0.3

    def __init__(self, seat: Seat, tuning: Tuning, chance: Random, worlds: Sequence[World], judge: Judge) -> None:
        super().__init__(seat, tuning, chance, worlds, judge)
        self._no_luck = [0.0] * worlds[0].seats

    def iterate(self) -> None:
        """One match, played to its end."""
        position = self.worlds[self.iterations % len(self.worlds)].fork(once=True)
        if self.iterations >= len(self.worlds):
            position.state.dice = self._chance.getrandbits(63)
        self.iterations += 1
        path: Path = []
        branch = self._descend(position, path)
        if position.ask is not None:
            self._grow(position, branch, path)
        self._learn(path, self._judge.payoffs(roll(position, self._chance, LONG), self._no_luck))

    def is_settled(self, used: float) -> bool:
        """Whether no other answer can be tried more often than the first in what is left of the budget."""
        if self.iterations % LOOK:
            return False
        visits = sorted((branch.visits for branch in self.root.replies.get(self.seat, {}).values()), reverse=True)
        left = self.iterations * (1 - used) / used if used else float("inf")
        return len(visits) > 1 and visits[0] - visits[1] > left

    def rank(self, branch: Branch) -> tuple[float, ...]:
        """How often it was worth trying."""
        return branch.visits, branch.worth

    def error(self, move: Move) -> float:
        """What is usual for so many matches."""
        visits, worth = self.tries(move)
        return sqrt(max(0.0, worth * (1 - worth)) / visits) if visits else 0.0

    def _descend(self, position: Position[Any], path: Path) -> Branch:
        """Play on as the tree suggests, to its edge."""
        branch = self.root
        while (ask := position.ask) is not None:
            branches = branch.replies.get(ask.seat)
            if branches is None:
                break
            move, branch = select(branches, ask.moves, self._bounds[ask.seat], self._explore, all_first=not path)
            path.append((ask.seat, branch))
            position.step(move)
        return branch

    def _grow(self, position: Position[Any], branch: Branch, path: Path) -> None:
        """One question further."""
        ask = position.ask
        assert ask is not None
        moves = ask.moves
        branches = branch.spread(ask.seat, moves, [1.0] * len(moves))
        move, reply = select(branches, moves, self._bounds[ask.seat], self._explore)
        path.append((ask.seat, reply))
        position.step(move)

    def _learn(self, path: Path, result: list[float]) -> None:
        self.root.visits += 1
        for seat, branch in reversed(path):
            branch.learn(seat, result[seat])
            self._bounds[seat].widen(branch.worth)


def is_short(position: Position[Any], played: int, chance: Random, limit: int) -> bool:
    """Whether a match with so many answers so far ends within the limit, at random."""
    return played < limit and roll(position.fork(once=True), chance, limit - played).ask is None


def roll(position: Position[Any], chance: Random, limit: int) -> Position[Any]:
    """At random to the end, or so many answers far; the numbers come from a small generator (Lehmer's)."""
    number = chance.getrandbits(30) + 1
    for _ in range(limit):
        ask = position.ask
        if ask is None:
            break
        moves = ask.moves
        number = number * 48271 % 0x7FFFFFFF
        position.step(moves[number * len(moves) >> 31])
    return position
