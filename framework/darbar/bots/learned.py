"""A bot with a learned value: it looks to the end of its turn as the greedy bot does, and asks a network about that.

`learned` uses the network that comes with a game, `learned:FILE` another one. Where there is none, it is `greedy`.
"""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ..core.moves import Move
from ..core.seats import Seat
from ..errors import DarbarError, quoted
from ..learning.keeping import from_file, shipped
from ..learning.network import Array, ValueNetwork
from ..match.chair import Chair
from ..match.game import Game
from ..match.position import Position
from .greedy import WORLDS, GreedyBot, end_of_turn
from .worlds import hides_something, imagined

CLOSE = 1e-4
"""Chances that differ by less are equal."""

POINTS = 0.02
"""What a point of the expected margin counts beside chances, in what margins are counted in: it tells equals apart."""


class LearnedBot:
    """Tries every move, finishes the turn as it looks best, and takes what is likeliest to win."""

    def __init__(self, seed: int, setting: str = "") -> None:
        self._random = random.Random(seed)
        self._greedy = GreedyBot(seed)
        self._path = setting
        if setting and not Path(setting).is_file():
            raise DarbarError(f"there is no network {quoted(setting)}")

    def choose(self, chair: Chair[Any]) -> Move:
        """The move with the best chance at the end of the turn; among equals, any."""
        network = network_for(chair.game, self._path, len(chair.names))
        if network is None:
            return self._greedy.choose(chair)
        ask = chair.ask
        assert ask is not None
        worlds = imagined(chair, self._random, 1)
        if hides_something(worlds[0], chair.seat):
            worlds += imagined(chair, self._random, WORLDS - 1)
        worth = np.sum([promises(network, world, ask.moves, chair.seat) for world in worlds], axis=0)
        best = np.flatnonzero(worth > worth.max() - CLOSE)
        return ask.moves[self._random.choice(best.tolist())]


def promises(network: ValueNetwork, world: Position[Any], moves: Sequence[Move], seat: Seat) -> Array:
    """What each move is worth to a seat in a world, at the end of the turn."""
    ends = [end_of_turn(world, seat, move) for move in moves]
    return network.worth(ends, seat, POINTS)


def network_for(game: Game[Any], path: str, count: int) -> ValueNetwork | None:
    """The network in a file, or the one that comes with a game and has learned with so many players, if any."""
    return from_file(game, path) if path else shipped(game, count)
