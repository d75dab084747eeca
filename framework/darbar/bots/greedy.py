"""A bot that takes what looks best now: one decision ahead, played on to the end of the turn."""

import random
from typing import Any

from ..core.moves import Move
from ..core.seats import Seat
from ..match.chair import Chair
from ..match.position import Position
from .worlds import finish_turn, hides_something, imagined, lead

WORLDS = 2
"""In so many worlds is a move tried when the game hides something."""


class GreedyBot:
    """Tries every move, finishes the turn as it looks best, and judges the lead that it gives."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, chair: Chair[Any]) -> Move:
        """The move with the greatest lead at the end of the turn; among equals, any."""
        ask = chair.ask
        assert ask is not None
        worlds = imagined(chair, self._random, 1)
        if hides_something(worlds[0], chair.seat):
            worlds += imagined(chair, self._random, WORLDS - 1)
        leads = [sum(outcome(world, chair.seat, move) for world in worlds) for move in ask.moves]
        most = max(leads)
        return self._random.choice([move for move, lead in zip(ask.moves, leads, strict=True) if lead == most])


def outcome(world: Position[Any], seat: Seat, move: Move) -> float:
    """The lead of a seat at the end of this turn, after a move."""
    return lead(end_of_turn(world, seat, move), seat)


def end_of_turn(world: Position[Any], seat: Seat, move: Move) -> Position[Any]:
    """Where this turn ends after a move of a seat, when everyone asked in it takes what looks best at once."""
    after = world.fork()
    after.step(move)
    if after.ask is not None and after.state.turn == world.state.turn and (after.state.turn or after.ask.seat == seat):
        after = finish_turn(after)
    return after
