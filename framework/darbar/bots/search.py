"""A tree search over imagined worlds: one tree for all of them, in which everyone plays for their own payoff.

Each iteration takes a world, goes down the tree, and leaves it at a question that was not thought about yet. A short
game is then played to its end at random. In a long one every move of the new question is tried, the best is followed
to the end of the turn and becomes a part of the tree; the turns up to the horizon are played by habit, and the game's
own opinion of where that leads decides.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from ..asks import Ask
from ..chair import Chair
from ..moves import Move
from ..position import Position
from ..seats import Seat
from .habits import Habits
from .judging import doubt, luck, payoffs
from .tree import EXPLORE, Bounds, Branch, select
from .worlds import LONG_TURN, are_known, is_possible

SHORT = 60
"""A game that ends within so many random answers is played to its end."""

LONG = 400
"""So many answers beyond the tree are enough, wherever the horizon is."""

OPEN_MIND = 0.25
"""The share of trust that is given to all moves alike, however they look."""

CURIOSITY = 3.3
"""So many times more curious is a search in a long game, where the moves of a question share their promise."""

RIPE = 12
"""After so many visits, what others may answer becomes a part of the tree too."""

Path: TypeAlias = list[tuple[Seat, Branch]]


class Tuning(Struct, frozen=True):
    """How a search thinks: in how many worlds, how many turns past its own, how curious."""

    worlds: Annotated[int, Meta(ge=1)] = 4
    horizon: Annotated[int, Meta(ge=0)] = 0
    explore: Annotated[float, Meta(ge=0)] = EXPLORE
    heat: Annotated[float, Meta(gt=0)] = 1.0
    ripe: Annotated[int, Meta(ge=0)] = RIPE
    short: Annotated[int, Meta(ge=0)] = SHORT


class Search:
    """The thoughts of one seat. `root` is the present question."""

    def __init__(self, seat: Seat, tuning: Tuning, chance: Random) -> None:
        self.seat = seat
        self.tuning = tuning
        self.root = Branch(1.0)
        self.iterations = 0
        self._chance = chance
        self._habits = Habits()
        self._worlds: Sequence[Position[Any]] = ()
        self._bounds: list[Bounds] = []
        self._scale = 1.0
        self._luck: list[list[float]] = []
        self._until = 0
        self._to_the_end = False

    def imagine(self, worlds: Sequence[Position[Any]]) -> None:
        """Think about a question in these worlds."""
        self._worlds = worlds
        self._bounds = [Bounds() for _ in range(worlds[0].seats)]
        self._scale = doubt(worlds[0])
        self._luck = luck(worlds)

    def follow(self, chair: Chair[Any], answers: Sequence[tuple[Seat, Move]]) -> bool:
        """Keep the part of the tree that these answers lead to; False when the worlds have turned out to be wrong."""
        if self.seat != chair.seat or not are_known(self._worlds[0], self.seat, answers):
            return False
        for seat, move in answers:
            self.root = self.root.replies.get(seat, {}).get(move) or Branch(1.0)
            for world in self._worlds:
                if world.ask is None or world.ask.seat != seat or move not in world.ask.moves:
                    return False
                world.step(move)
        return all(is_possible(world, chair) for world in self._worlds)

    def begin(self) -> None:
        """Think about the present question from now on."""
        first = self._worlds[0]
        self._until = first.state.turn + self.tuning.horizon
        self._to_the_end = roll(first.fork(once=True), self._chance, self.tuning.short).ask is None
        self.iterations = 0

    def iterate(self) -> None:
        """One way through the tree and beyond."""
        position = self._world()
        path: Path = []
        branch = self._descend(position, path)
        if position.ask is not None:
            leave = self._play_out if self._to_the_end else self._look_ahead
            position = leave(position, branch, path)
        self._learn(path, payoffs(position, self._scale, self._luck[(self.iterations - 1) % len(self._luck)]))

    # What it thinks

    def branch(self, move: Move) -> Branch:
        """What is known of an answer to the present question."""
        return self.root.replies.get(self.seat, {}).get(move) or Branch(0.0)

    def merit(self, move: Move) -> tuple[float, float]:
        """How good an answer is: where chance rules, how often it was worth trying; else what it is worth."""
        branch = self.branch(move)
        if not branch.visits:
            return float("-inf"), branch.promise
        return (branch.visits, branch.worth) if self._to_the_end else (branch.worth, branch.visits)

    def is_settled(self, used: float) -> bool:
        """Whether no other answer can be tried more often than the first in what is left of the budget."""
        visits = sorted((branch.visits for branch in self.root.replies.get(self.seat, {}).values()), reverse=True)
        left = self.iterations * (1 - used) / used if used else float("inf")
        return len(visits) > 1 and visits[0] - visits[1] > left

    # One iteration

    def _world(self) -> Position[Any]:
        """One of the worlds, with dice of its own when it has been thought about before."""
        worlds, number = self._worlds, self.iterations
        position = worlds[number % len(worlds)].fork(once=self._to_the_end)
        if number >= len(worlds):
            position.state.dice = self._chance.getrandbits(63)
        self.iterations += 1
        return position

    def _descend(self, position: Position[Any], path: Path) -> Branch:
        """Play on as the tree suggests, to its edge."""
        branch, bounds = self.root, self._bounds
        explore = self.tuning.explore * (1.0 if self._to_the_end else CURIOSITY)
        while (ask := position.ask) is not None:
            seat = ask.seat
            branches = branch.replies.get(seat)
            if branches is None:
                break
            move, branch = select(branches, ask.moves, bounds[seat], explore, all_first=not path)
            path.append((seat, branch))
            position.step(move)
        return branch

    def _learn(self, path: Path, result: list[float]) -> None:
        self.root.visits += 1
        for seat, branch in reversed(path):
            branch.learn(seat, result[seat])
            self._bounds[seat].widen(branch.worth)

    # Short games

    def _play_out(self, position: Position[Any], branch: Branch, path: Path) -> Position[Any]:
        """One move further in the tree, then at random to the end."""
        ask = position.ask
        assert ask is not None
        moves = ask.moves
        branches = branch.spread(ask.seat, moves, [1.0] * len(moves))
        move, branch = select(branches, moves, self._bounds[ask.seat], self.tuning.explore)
        path.append((ask.seat, branch))
        position.step(move)
        return roll(position, self._chance, LONG)

    # Long games

    def _look_ahead(self, position: Position[Any], branch: Branch, path: Path) -> Position[Any]:
        """To the end of this turn by what looks best, then by habit to the horizon."""
        ask, turn = position.ask, position.state.turn
        assert ask is not None
        seat = ask.seat
        if seat == self.seat or branch.visits >= self.tuning.ripe:
            for _ in range(LONG_TURN):
                if ask is None or not position.state.turn == turn <= self._until or (not turn and ask.seat != seat):
                    break
                decider = ask.seat
                move, position = self._expand(position, ask, branch)
                branch = branch.replies[decider][move]
                path.append((decider, branch))
                ask = position.ask
        return self._go_on(position, self._until) if turn else position

    def _expand(self, position: Position[Any], ask: Ask, branch: Branch) -> tuple[Move, Position[Any]]:
        """Try every move, remember how promising each looks, and take the best."""
        seat, moves = ask.seat, ask.moves
        afters = [position.fork() for _ in moves]
        for move, after in zip(moves, afters, strict=True):
            after.step(move)
        values = [after.estimate(seat) for after in afters]
        self._habits.learn(moves, values)
        branch.spread(seat, moves, promises(values, self.tuning.heat))
        best = values.index(max(values))
        return moves[best], afters[best]

    def _go_on(self, position: Position[Any], turn: int) -> Position[Any]:
        """By habit to the end of a turn."""
        for _ in range(LONG):
            ask = position.ask
            if ask is None or position.state.turn > turn:
                break
            position.step(self._habits.pick(ask.moves, self._chance))
        return position


def promises(values: Sequence[float], heat: float) -> list[float]:
    """How much trust each move deserves, by what it is worth at once; together 1."""
    most = max(values)
    weights = [exp((value - most) / heat) for value in values]
    share, even = (1 - OPEN_MIND) / sum(weights), OPEN_MIND / len(weights)
    return [weight * share + even for weight in weights]


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
