"""Levels that a person can choose: easy, medium, hard."""

import random
from typing import Any

from ..core.moves import Move
from ..match.chair import Chair
from .greedy import GreedyBot
from .learned import LearnedBot
from .mcts import MctsBot

SLIPS = 0.3
"""How often the easy bot does not look."""

HARD = "0.2s"


class EasyBot:
    """Takes what looks best, but now and then any move."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._careful = GreedyBot(seed)

    def choose(self, chair: Chair[Any]) -> Move:
        """One of the moves of the present question."""
        ask = chair.ask
        assert ask is not None
        return self._random.choice(ask.moves) if self._random.random() < SLIPS else self._careful.choose(chair)


def medium(seed: int) -> LearnedBot:
    """Takes what looks best at the end of its turn: to a network where the game has one, else to the game's value."""
    return LearnedBot(seed)


def hard(seed: int, setting: str = HARD) -> MctsBot:
    """A search that thinks for a moment before each move, with the network of the game where there is one."""
    return MctsBot(seed, setting, learned=True)
