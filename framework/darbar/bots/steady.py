"""A bot that looks ahead like `greedy` at every question, but in one world for each turn: half the work.

It plays matches to learn from, and may have a taste of its own for that.
"""

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..core.moves import Move
from ..core.seats import Seat
from ..match.chair import Chair
from ..match.position import Position
from .greedy import end_of_turn
from .networks import Networks
from .tastes import Taste
from .worlds import after, imagined, lead

if TYPE_CHECKING:
    from ..learning.network import ValueNetwork

CLOSE = 1e-4


class SteadyBot:
    """Thinks in the world that it imagined when its turn began; `steady:FILE` judges by a network.

    As soon as another question comes than it foresaw, or somebody else has answered, it imagines anew.
    """

    def __init__(self, seed: int, setting: str = "") -> None:
        self._random = random.Random(seed)
        self._networks = Networks(setting) if setting else None
        self._world: Position[Any] | None = None
        self._answered = 0
        self.taste: Taste | None = None
        """What it prefers beyond what it is worth; nothing, unless somebody wants to see what comes of that."""

    def choose(self, chair: Chair[Any]) -> Move:
        """The move with the best end of the turn; among equals, any."""
        ask = chair.ask
        assert ask is not None
        world = self._followed(chair, ask.moves)
        move = self._best(world, chair, ask.moves) if len(ask.moves) > 1 else ask.moves[0]
        then = after(world, move)
        self._world = then if then.state.turn == world.state.turn else None
        self._answered = chair.answered + 1
        return move

    def _followed(self, chair: Chair[Any], moves: Sequence[Move]) -> Position[Any]:
        """The world of before, if it went on as foreseen; else another."""
        world = self._world
        asked = world.ask if world is not None and chair.answered == self._answered else None
        if world is None or asked is None or asked.seat != chair.seat or list(asked.moves) != moves:
            return imagined(chair, self._random, 1)[0]
        return world

    def _best(self, world: Position[Any], chair: Chair[Any], moves: Sequence[Move]) -> Move:
        ends = [end_of_turn(world, chair.seat, move) for move in moves]
        worth = self._worth(ends, chair)
        if self.taste is not None:
            worth = self.taste.flavoured(worth, ends, chair.seat)
        most = max(worth)
        return self._random.choice([move for move, one in zip(moves, worth, strict=True) if one > most - CLOSE])

    def _worth(self, ends: Sequence[Position[Any]], chair: Chair[Any]) -> list[float]:
        network = self._networks.network(chair) if self._networks is not None else None
        if network is None:
            return [lead(end, chair.seat) for end in ends]
        if network.measures.standing:
            return leads(network, ends, chair.seat)
        from .network_judge import NetworkJudge

        return [payoffs[chair.seat] for payoffs in NetworkJudge(network, chair.seat).payoffs_of_all(ends, ())]


def leads(network: "ValueNetwork", ends: Sequence[Position[Any]], seat: Seat) -> list[float]:
    """By how much a seat is ahead of the best of its rivals to a network that counts as the game's value does."""
    count = ends[0].seats
    said = network.said([end.view(seat) for end in ends], count)[:, :, 0].tolist()
    unit = network.measures.standing * (count - 1) / count
    return [
        lead(end, seat) if end.ask is None else unit * (row[seat] - max(row[:seat] + row[seat + 1 :]))
        for end, row in zip(ends, said, strict=True)
    ]
