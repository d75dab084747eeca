"""Habits: what each move usually brings whoever plays it, learned while thinking; a quick way to play on."""

from collections.abc import Sequence
from random import Random

from ..moves import Move

MEMORY = 50
"""So many lessons about a move count; older ones fade."""

WHIM = 0.1
"""How often any move is taken, so that no two futures are the same."""


class Habits:
    """For each move, how much better it usually is than the other moves of its question."""

    def __init__(self) -> None:
        self._gains: dict[Move, float] = {}
        self._lessons: dict[Move, int] = {}

    def learn(self, moves: Sequence[Move], values: Sequence[float]) -> None:
        """Take in what the moves of one question are worth."""
        usual = sum(values) / len(values)
        for move, value in zip(moves, values, strict=True):
            lessons = self._lessons[move] = min(MEMORY, self._lessons.get(move, 0) + 1)
            gain = self._gains.get(move, 0.0)
            self._gains[move] = gain + (value - usual - gain) / lessons

    def pick(self, moves: Sequence[Move], chance: Random) -> Move:
        """The move that is usually best, or now and then any."""
        if chance.random() < WHIM:
            return moves[int(chance.random() * len(moves))]
        gains = self._gains
        best, most = moves[0], float("-inf")
        for move in moves:
            gain = gains.get(move, 0.0)
            if gain > most:
                best, most = move, gain
        return best
