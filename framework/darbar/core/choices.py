"""Choices: the ways in which rules ask, from a short question to one that all seats answer at the same time."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from .asks import OPENED, Ask, Flow, Opened, Together, Why
from .moves import Move
from .seats import Seat
from .table import Table
from .texts import Text

T = TypeVar("T")
M = TypeVar("M", bound=Move)


def pick(table: Table[Any], seat: Seat, prompt: str | Text, offer: Sequence[M], why: Why | None = None) -> Flow[M]:
    """A short question inside something else, whose answers are all of one kind; not asked when there is only one."""
    if len(offer) == 1:
        return offer[0]
    move: M = yield table.ask(seat, prompt, offer, why)
    return move


def choose(
    table: Table[Any],
    seat: Seat,
    prompt: str | Text,
    offer: Callable[[], Sequence[Move]],
    free: Callable[[], Sequence[Move]],
    play_free: Callable[[Move], Flow[None]],
    why: Why | None = None,
) -> Flow[Move]:
    """Ask, adding what the seat may do at any time in its turn; play that when chosen, and ask again.

    `offer` and `free` are called anew each time, because a free action may change both; while answers are replayed,
    they need not be called, so they change nothing.
    """
    while True:
        if table.replaying:
            move: Move = yield table.ask(seat, prompt, (), why)
            aside = table.was_free
            if aside is None:
                aside = move in free()
        else:
            extra = free()
            move = yield Ask(seat, prompt, [*offer(), *extra], why, False, extra)
            aside = move in extra
        if not aside:
            return move
        yield from play_free(move)


def everyone(table: Table[Any], seats: Sequence[Seat], choice: Callable[[Any, Seat], Flow[T]]) -> Flow[dict[Seat, T]]:
    """These seats choose at the same time, in secret; what each of them chose, by seat, when the last one has.

    `choice(table, seat)` asks that seat alone, one question or several, and returns what it chose. It only reads the
    state, and tells, rolls, draws and reveals nothing: until all have chosen, nothing has happened. A match keeps all
    of these questions open, and sends the answers here when they are complete; elsewhere they come one after another.
    """
    if table.together is not None:
        raise ValueError("everyone chooses already: a choice asks its own seat, and nobody else")
    if not seats:
        return {}
    before = table.answers
    table.together = Together(seats, choice)
    opened: Opened = yield Ask(seats[0], "together", OPENED)
    first = [seat for seat in opened.first if seat in seats]
    chosen = {}
    for seat in [*first, *(seat for seat in seats if seat not in first)]:
        chosen[seat] = yield from choice(table, seat)
    table.together = None
    if table.answers > before and len(seats) > 1:
        table.opened()
    return {seat: chosen[seat] for seat in seats}
