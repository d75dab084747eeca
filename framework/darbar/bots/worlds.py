"""Worlds: positions that could be the true one, as far as a seat knows. All that a bot thinks with."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ..chair import Chair
from ..moves import Move
from ..position import Position
from ..seats import Seat

SAME = 1e-6

LONG_TURN = 60
"""A turn with so many questions is judged where it is."""


def imagined(chair: Chair[Any], chance: Random, count: int) -> list[Position[Any]]:
    """So many worlds; where the game hides nothing, they differ in their dice."""
    return [chair.imagine(chance.getrandbits(63)).position() for _ in range(count)]


def hides_something(position: Position[Any], seat: Seat) -> bool:
    """Whether there is anything on the table that the seat may not know."""
    state = position.state
    view = position.game.view(state, seat)
    view.dice = state.dice
    return bool(view != state)


def are_known(world: Position[Any], seat: Seat, answers: Sequence[tuple[Seat, Move]]) -> bool:
    """Whether a seat knows these answers: its own, and everyone's in a game without secrets."""
    return all(decider == seat for decider, _ in answers) or not hides_something(world, seat)


def is_possible(world: Position[Any], chair: Chair[Any]) -> bool:
    """Whether a world still looks to a seat as the true one does."""
    ask, asked = chair.ask, world.ask
    if ask is None or asked is None or asked.seat != ask.seat or list(asked.moves) != ask.moves:
        return False
    return bool(world.game.view(world.state, chair.seat) == chair.view)


def lead(position: Position[Any], seat: Seat) -> float:
    """By how much a seat is ahead of the best of the others, or behind it."""
    estimates = [position.estimate(Seat(other)) for other in range(position.seats)]
    own = estimates.pop(seat)
    return own - max(estimates, default=0.0)


def finish_turn(position: Position[Any]) -> Position[Any]:
    """Where the present turn ends when everyone asked in it takes what looks best at once; may use the position up.

    A game that does not count turns has a turn as long as the same seat is asked.
    """
    first = position
    for _ in range(LONG_TURN):
        if not is_same_turn(position, first):
            break
        position = best_step(position)
    return position


def is_same_turn(position: Position[Any], first: Position[Any]) -> bool:
    """Whether a position is a question of the same turn as an earlier one."""
    ask, turn = position.ask, position.state.turn
    if ask is None or first.ask is None or turn != first.state.turn:
        return False
    return turn > 0 or ask.seat == first.ask.seat


def are_alike(worlds: Sequence[Position[Any]], seat: Seat) -> bool:
    """Whether the answers of a seat bring it the same in all of these worlds, and ask no dice."""
    first, *others = worlds
    moves = first.ask.moves if first.ask is not None else ()
    for move in moves:
        after = first.fork()
        after.step(move)
        if after.state.dice != first.state.dice:
            return False
        estimate = after.estimate(seat)
        for world in others:
            after = world.fork()
            after.step(move)
            if abs(after.estimate(seat) - estimate) > SAME:
                return False
    return True


def best_step(position: Position[Any]) -> Position[Any]:
    """One decision further, by the move after which the asked seat's own estimate is highest."""
    ask = position.ask
    assert ask is not None
    best, most = position, float("-inf")
    for move in ask.moves:
        after = position.fork()
        after.step(move)
        if (estimate := after.estimate(ask.seat)) > most:
            best, most = after, estimate
    return best
