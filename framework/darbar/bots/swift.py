"""A bot that plans its turn once and carries the plan out: much faster than `greedy`, and nearly as good.

It plays matches to learn from. As soon as another question comes than it foresaw, or somebody else has answered, it
plans anew.
"""

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from ..core.moves import Move
from ..core.seats import Seat
from ..match.chair import Chair
from ..match.position import Position
from .networks import Networks
from .worlds import LONG_TURN, all_chosen, imagined, is_of_turn, lead, tried

CLOSE = 1e-4


class Foreseen(NamedTuple):
    """A question that will come, and what to answer."""

    moves: Sequence[Move]
    answer: Move


class SwiftBot:
    """Plans at the beginning of its turn; `swift:FILE` judges plans by a network, `swift` by the game's own opinion."""

    def __init__(self, seed: int, setting: str = "") -> None:
        self._random = random.Random(seed)
        self._networks = Networks(setting) if setting else None
        self._plan: list[Foreseen] = []
        self._answered = 0

    def choose(self, chair: Chair[Any]) -> Move:
        """What was planned, or the first step of a new plan."""
        ask = chair.ask
        assert ask is not None
        if chair.answered != self._answered or not self._plan or self._plan[0].moves != ask.moves:
            self._plan = self._planned(chair, ask.moves)
        self._answered = chair.answered + 1
        return self._plan.pop(0).answer

    def _planned(self, chair: Chair[Any], moves: Sequence[Move]) -> list[Foreseen]:
        """The best of the plans that begin with each of the moves."""
        if len(moves) == 1:
            return [Foreseen(moves, moves[0])]
        [world] = imagined(chair, self._random, 1)
        plans = [carried_out(world, chair.seat, move) for move in moves]
        worth = self._worth([end for end, _ in plans], chair)
        most = max(worth)
        return plans[self._random.choice([place for place, one in enumerate(worth) if one > most - CLOSE])][1]

    def _worth(self, ends: Sequence[Position[Any]], chair: Chair[Any]) -> list[float]:
        network = self._networks.network(chair) if self._networks is not None else None
        if network is None:
            return [lead(end, chair.seat) for end in ends]
        from .network_judge import NetworkJudge

        return [payoffs[chair.seat] for payoffs in NetworkJudge(network, chair.seat).payoffs_of_all(ends, ())]


def carried_out(world: Position[Any], seat: Seat, move: Move) -> tuple[Position[Any], list[Foreseen]]:
    """Where a turn ends that begins with a move and goes on by what looks best at once, and its own questions."""
    assert world.ask is not None
    plan, position = [Foreseen(world.ask.moves, move)], world.fork()
    first, turn = world.ask, world.state.turn
    position.step(move)
    for _ in range(LONG_TURN):
        ask = position.ask
        if ask is None or not is_of_turn(position, first, turn):
            break
        answer, position = decided(position)
        if ask.seat == seat:
            plan.append(Foreseen(ask.moves, answer))
    return position, plan


def decided(position: Position[Any]) -> tuple[Move, Position[Any]]:
    """The move that looks best at once, and where it leads."""
    ask = position.ask
    assert ask is not None
    if position.together is not None:
        return ask.moves[0], all_chosen(position)
    afters, values = tried(position)
    best = values.index(max(values))
    return ask.moves[best], afters[best]
