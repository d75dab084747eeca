"""Worlds: positions that could be the true one, as far as a seat knows. All that a bot thinks with."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ..core.asks import Ask
from ..core.moves import Move
from ..core.seats import Seat
from ..match.chair import Chair
from ..match.position import Position
from .judging import prospects

SAME = 1e-6

LONG_TURN = 60
"""A turn with so many questions is judged where it is."""


def imagined(chair: Chair[Any], chance: Random, count: int) -> list[Position[Any]]:
    """So many worlds; where the game hides nothing, they differ in their dice."""
    return [chair.imagine(chance.getrandbits(63)).position() for _ in range(count)]


def hides_something(position: Position[Any], seat: Seat) -> bool:
    """Whether there is anything on the table that the seat may not know."""
    state = position.state
    view = position.view(seat)
    view.dice = state.dice
    return bool(view != state)


def is_possible(world: Position[Any], chair: Chair[Any]) -> bool:
    """Whether a world still looks to a seat as the true one does."""
    ask, asked = chair.ask, world.ask
    if ask is None or asked is None or asked.seat != ask.seat or list(asked.moves) != ask.moves:
        return False
    return bool(world.view(chair.seat) == chair.view)


def lead(position: Position[Any], seat: Seat) -> float:
    """By how much the side of a seat is ahead of the best of its rivals, or behind it."""
    sides, all = position.game.goal.sides_of(position.seats), prospects(position)
    return all[seat] - max([one for other, one in enumerate(all) if sides[other] != sides[seat]], default=0.0)


def finish_turn(position: Position[Any]) -> Position[Any]:
    """Where the present turn ends when everyone asked in it takes what looks best at once; uses the position up.

    A game that does not count turns has a turn as long as the same seat is asked.
    """
    first, turn = position.ask, position.state.turn
    for _ in range(LONG_TURN):
        if not is_of_turn(position, first, turn):
            break
        position = best_step(position)
    return position


def is_same_turn(position: Position[Any], first: Position[Any]) -> bool:
    """Whether a position is a question of the same turn as an earlier one."""
    return is_of_turn(position, first.ask, first.state.turn)


def is_of_turn(position: Position[Any], first: Ask | None, turn: int) -> bool:
    """Whether a position is a question of the turn with this number, in which there was this question."""
    ask = position.ask
    if ask is None or first is None or position.state.turn != turn:
        return False
    return turn > 0 or ask.seat == first.seat


def are_alike(worlds: Sequence[Position[Any]]) -> bool:
    """Whether every answer brings the asked seat the same in all of these worlds, and asks no dice."""
    first, *others = worlds
    afters, values = tried(first)
    if any(after.state.dice != first.state.dice for after in afters):
        return False
    return all(abs(one - other) < SAME for world in others for one, other in zip(values, tried(world)[1], strict=True))


def best_step(position: Position[Any]) -> Position[Any]:
    """One decision further, by the move that looks best for the asked seat, whatever it does to its rivals.

    It uses the position up: the last of the moves is tried on it, and not on a copy. Where several seats choose at the
    same time, no move looks better than another: all of them have chosen then.
    """
    if position.together is not None:
        return all_chosen(position)
    ask = position.ask
    assert ask is not None
    afters = [after(position, move) for move in ask.moves[:-1]]
    afters.append(stepped(position, ask.moves[-1]))
    values = prospects_of(afters, ask.seat)
    return afters[values.index(max(values))]


def tried(position: Position[Any]) -> tuple[list[Position[Any]], list[float]]:
    """Where each of the offered moves leads, and how good the asked seat finds it there."""
    ask = position.ask
    assert ask is not None
    afters = [after(position, move) for move in ask.moves]
    return afters, prospects_of(afters, ask.seat)


def prospects_of(positions: Sequence[Position[Any]], seat: Seat) -> list[float]:
    """How good each of these positions looks for a seat, or for its side."""
    if positions[0].game.goal.solitary:
        return [position.estimate(seat) for position in positions]
    return [prospects(position)[seat] for position in positions]


def after(position: Position[Any], move: Move) -> Position[Any]:
    """The position after a move; where several seats choose at the same time, when all have chosen."""
    return stepped(position.fork(), move)


def stepped(position: Position[Any], move: Move) -> Position[Any]:
    """The same, with the position used up."""
    choice = position.together
    position.step(move)
    return position if choice is None or position.together is not choice else all_chosen(position)


def all_chosen(position: Position[Any]) -> Position[Any]:
    """Where several seats choose at the same time: the same position when all have, by what they are offered first."""
    choice = position.together
    while position.ask is not None and position.together is choice:
        position.step(position.ask.moves[0])
    return position
