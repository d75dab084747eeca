"""A bot with a learned value: it looks to the end of its turn as the greedy bot does, and asks a network about that.

`learned` uses the network that comes with a game, `learned:FILE` another one. Where there is none, it is `greedy`.
"""

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..core.moves import Move
from ..core.texts import Text
from ..match.chair import Chair
from .greedy import WORLDS, GreedyBot, end_of_turn
from .networks import Networks
from .worlds import hides_something, imagined

if TYPE_CHECKING:
    from ..learning.network import ValueNetwork

CLOSE = 1e-4
"""What is worth less by no more than this is worth the same."""


class LearnedBot:
    """Tries every move, finishes the turn as it looks best, and takes what is likeliest to win."""

    def __init__(self, seed: int, setting: str = "") -> None:
        self._random = random.Random(seed)
        self._greedy = GreedyBot(seed)
        self._networks = Networks(setting)

    @property
    def remarks(self) -> list[Text]:
        """What it has to say of itself."""
        return self._networks.remarks

    def choose(self, chair: Chair[Any]) -> Move:
        """The move with the best chance at the end of the turn; among equals, any."""
        network = self._networks.network(chair)
        if network is None:
            return self._greedy.choose(chair)
        ask = chair.ask
        assert ask is not None
        worth = self._promises(network, chair, ask.moves)
        most = max(worth)
        return self._random.choice([move for move, one in zip(ask.moves, worth, strict=True) if one > most - CLOSE])

    def _promises(self, network: "ValueNetwork", chair: Chair[Any], moves: Sequence[Move]) -> list[float]:
        """What each move is worth at the end of the turn, on average of some worlds."""
        from .network_judge import NetworkJudge

        worlds = imagined(chair, self._random, 1)
        if hides_something(worlds[0], chair.seat):
            worlds += imagined(chair, self._random, WORLDS - 1)
        ends = [end_of_turn(world, chair.seat, move) for world in worlds for move in moves]
        payoffs = NetworkJudge(network, chair.seat).payoffs_of_all(ends, ())
        worth = [one[chair.seat] for one in payoffs]
        return [sum(worth[place :: len(moves)]) / len(worlds) for place in range(len(moves))]
