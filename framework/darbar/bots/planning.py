"""The search for long games: it plans its own turn to the end, then looks how the best plans go on.

A turn is mostly certain, so a plan is tried once in each world and never again. Each iteration walks down the tree to a
question that was not thought about yet, tries every answer, and follows the best to the end of the turn. When all plans
are tried, the best few are played on to the horizon, everyone taking what looks best, in one more world after another;
who falls behind for sure is left out, until one is left.
"""

from collections.abc import Callable, Sequence
from math import exp, sqrt
from operator import sub
from random import Random
from typing import Any

from ..core.moves import Move
from ..core.seats import Seat
from ..match.chair import Chair
from .judging import Judge
from .search import Path, Search, World
from .tree import Branch, select
from .tuning import Tuning
from .worlds import LONG_TURN, after, are_alike, best_step, is_same_turn, tried

OPEN_MIND = 0.25
"""The share of trust that is given to all moves alike, however they look."""

FINALISTS, FAR = 5, 200
"""So many plans are played on, so many answers far at most."""

TELLING, ENOUGH = 4, 12
"""In how many worlds they are played on before that tells anything, and before one of them can be left out."""

SURELY, LITTLE = 2.0, 0.001
"""Left out is who is behind by so many standard errors, or could be ahead by so little."""


class Planning(Search):
    """The plans of one seat for its turn, in worlds of which each is certain."""

    EXPLORE = 2.0

    def __init__(self, seat: Seat, tuning: Tuning, chance: Random, worlds: Sequence[World], judge: Judge) -> None:
        super().__init__(seat, tuning, chance, worlds, judge)
        if are_alike(worlds):
            self.worlds = worlds[:1]
        self._lucks = [self._judge.luck(world) for world in worlds]
        self._all = (1 << len(self.worlds)) - 1

    def follow(self, chair: Chair[Any], answers: Sequence[tuple[Seat, Move]], worlds: Sequence[World]) -> bool:
        """Keep the plans of this turn; when luck comes in, one world is no longer enough."""
        turn = self.worlds[0].state.turn
        if not super().follow(chair, answers, worlds) or self.worlds[0].state.turn != turn:
            return False
        return len(self.worlds) > 1 or are_alike(worlds)

    def begin(self, imagine: Callable[[], World]) -> None:
        """Think about the present question from now on; finalists meet in worlds imagined anew."""
        super().begin(imagine)
        self.root.places = dict(enumerate(self.worlds))
        self._imagine = imagine
        self._finals: dict[Move, list[float]] = {}
        self._finalists: list[Move] = []
        self._rounds = 0
        self._planned = 0.0
        self._waiting: list[Move] = []

    def iterate(self) -> None:
        """One more plan, or one plan further."""
        self.iterations += 1
        plans = self.tuning.plans
        if self.root.done == self._all or (plans is not None and self.iterations > plans):
            self._play_on()
            return
        world = self.iterations % len(self.worlds)
        while self.root.done >> world & 1:
            world = (world + 1) % len(self.worlds)
        self._plan(world)

    def is_settled(self, used: float) -> bool:
        """Whether everything was tried, and one finalist is left or it will not tell anything in time."""
        if self.root.done != self._all:
            return False
        if not self._rounds:
            self._planned = used if not self._finals else self._planned
            return not self._horizon
        cost = (used - self._planned) / self._rounds
        return len(self._finalists) == 1 or used + cost * (TELLING - self._rounds) > 1

    def rank(self, branch: Branch) -> tuple[float, ...]:
        """What its best plan is worth."""
        return float(branch.visits > 0), branch.worth, branch.promise

    def merit(self, move: Move) -> tuple[float, ...]:
        """What its best plan is worth; for finalists, what became of it when it was played on."""
        if not self._has_told(move):
            return super().merit(move)
        return 3.0 if move in self._finalists else 2.0, self.tries(move)[1]

    def tries(self, move: Move) -> tuple[int, float]:
        """How often it was planned and played on, and the standing to expect after that."""
        visits, worth = super().tries(move)
        if not self._has_told(move):
            return visits, worth
        payoffs = self._finals[move]
        return visits + len(payoffs), (worth + sum(payoffs)) / (1 + len(payoffs))

    def error(self, move: Move) -> float:
        """How sure it is that a finalist does not do as well as the best one, seen in the same worlds."""
        if not self._has_told(move):
            return 0.0
        best = max(self._finals, key=lambda one: (one in self._finalists, self.tries(one)[1]))
        return spread_of(list(map(sub, self._finals[move], self._finals[best])))

    def is_aside(self, move: Move) -> bool:
        """Whether others were played on, and this one was not."""
        return self._rounds >= TELLING and move not in self._finals

    def foreseen(self, move: Move) -> tuple[float, float] | None:
        """What the judge says where its plan is carried out: at the end of the turn, or at once where none are counted.

        What became of it when it was played on is left out: there, others do not play as well as they can.
        """
        if not self._judge.foresees:
            return None
        return self._judge.foreseen([self._future(world, move, world.state.turn or -1) for world in self.worlds])

    def _has_told(self, move: Move) -> bool:
        """Whether a move was played on often enough."""
        return move in self._finals and self._rounds >= TELLING

    # Plans

    def _plan(self, world: int) -> None:
        """Down the tree in a world, and from its edge by what looks best to the end of the turn."""
        branch, position = self.root, self.root.places[world]
        path: Path = []
        while is_same_turn(position, self.worlds[0]) and len(path) < LONG_TURN:
            ask = position.ask
            assert ask is not None
            replies = branch.replies.get(ask.seat)
            if replies is None:
                branch, position = self._expand(branch, position, world)
            else:
                move, branch = select(
                    replies, ask.moves, self._bounds[ask.seat], self._explore, all_first=not path, world=world
                )
                position = branch.places.get(world) or self._enter(branch, position, move, world)
            path.append((ask.seat, branch))
        self._learn(path, world, self._judge.payoffs(position, self._lucks[world]))
        self._close(path, world)

    def _enter(self, branch: Branch, position: World, move: Move, world: int) -> World:
        """The position after a move, kept with its branch."""
        branch.places[world] = self._answered(after(position, move))
        return branch.places[world]

    def _answered(self, position: World) -> World:
        """What others are asked in this turn, they answer by what looks best; a plan has only own decisions in it."""
        for _ in range(LONG_TURN):
            if position.ask is None or position.ask.seat == self.seat or not is_same_turn(position, self.worlds[0]):
                break
            position = best_step(position)
        return position

    def _expand(self, branch: Branch, position: World, world: int) -> tuple[Branch, World]:
        """Try every move and follow the one that looks best; what ends the turn is judged at once."""
        ask = position.ask
        assert ask is not None
        afters, values = tried(position)
        best = values.index(max(values))
        branches = list(branch.spread(ask.seat, ask.moves, promises(values, self.tuning.heat)).values())
        afters = [self._answered(end) for end in afters]
        over = [n for n, end in enumerate(afters) if n != best and not is_same_turn(end, self.worlds[0])]
        results = self._judge.payoffs_of_all([afters[place] for place in over], self._lucks[world])
        for place, result in zip(over, results, strict=True):
            self._learn([(ask.seat, branches[place])], world, result)
        branches[best].places[world] = afters[best]
        return branches[best], afters[best]

    def _learn(self, path: Path, world: int, result: list[float]) -> None:
        """Take in what a plan brings everyone; in this world it needs no other try."""
        path[-1][1].done |= 1 << world
        for seat, branch in reversed(path):
            branch.learn(seat, result[seat], len(self.worlds))
            self._bounds[seat].widen(branch.worth)

    def _close(self, path: Path, world: int) -> None:
        """Note which questions have no other answer left to try in this world."""
        bit = 1 << world
        for branch in [*[branch for _, branch in reversed(path[:-1])], self.root]:
            ask = branch.places[world].ask
            assert ask is not None
            replies = branch.replies[ask.seat]
            if not all(move in replies and replies[move].done & bit for move in ask.moves):
                break
            branch.done |= bit

    # Beyond the turn

    def _play_on(self) -> None:
        """Play one finalist on; when all of them have been, it counts."""
        if not self._waiting:
            self._far = self._imagine()
            self._luck = self._judge.luck_beside(self._far, self.worlds[0], self._lucks[0])
            self._finalists = self._waiting = self._finalists or self._best_plans()
        move, *self._waiting = self._waiting
        future = self._future(self._far, move, self._far.state.turn + self._horizon)
        payoff = self._judge.payoffs(future, self._luck)[self.seat]
        self._finals.setdefault(move, []).append(payoff)
        if not self._waiting:
            self._rounds += 1
            if self._rounds >= ENOUGH:
                self._leave_out()

    def _best_plans(self) -> list[Move]:
        """The moves with the best plans."""
        ask = self.worlds[0].ask
        assert ask is not None
        return sorted(ask.moves, key=lambda move: self.branch(move).worth, reverse=True)[:FINALISTS]

    def _leave_out(self) -> None:
        """Only those stay who could turn out better than the best so far."""
        best = max(self._finalists, key=lambda move: sum(self._finals[move]))
        payoffs = self._finals[best]
        self._finalists = [
            move for move in self._finalists if move == best or could_gain(self._finals[move], payoffs) > LITTLE
        ]

    def _future(self, world: World, move: Move, until: int) -> World:
        """Where a plan leads in a world when it is carried out and everyone takes what looks best, up to a turn."""
        position, branch = world.fork(), self.branch(move)
        position.step(move)
        for _ in range(FAR):
            ask = position.ask
            if ask is None or position.state.turn > until:
                break
            own = ask.seat == self.seat and is_same_turn(position, world)
            replies = branch.replies.get(ask.seat, {}) if own else {}
            tried = [reply for reply in ask.moves if reply in replies and replies[reply].visits]
            if tried:
                best = max(tried, key=lambda reply: replies[reply].worth)
                branch = replies[best]
                position.step(best)
            else:
                position = best_step(position)
        return position


def could_gain(payoffs: Sequence[float], best: Sequence[float]) -> float:
    """By how much these could turn out better than the best, seen in the same worlds."""
    gains = list(map(sub, payoffs, best))
    return float(sum(gains) / len(gains) + SURELY * spread_of(gains))


def spread_of(gains: Sequence[float]) -> float:
    """The standard error of the mean of these."""
    mean = sum(gains) / len(gains)
    return sqrt(sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1) / len(gains))


def promises(values: Sequence[float], heat: float) -> list[float]:
    """How much trust each move deserves, by what it is worth at once; together 1."""
    most = max(values)
    weights = [exp((value - most) / heat) for value in values]
    share, even = (1 - OPEN_MIND) / sum(weights), OPEN_MIND / len(weights)
    return [weight * share + even for weight in weights]
