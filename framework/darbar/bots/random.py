"""A bot that plays any offered move."""

import random
from typing import Any

from ..core.moves import Move
from ..match.chair import Chair


class RandomBot:
    """Plays any offered move, each equally likely; the same seed plays the same moves."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, chair: Chair[Any]) -> Move:
        """One of the moves of the present question."""
        assert chair.ask is not None
        return self._random.choice(chair.ask.moves)
