"""4.2 What a player may do at any moment of the own turn, also in the middle of an action.

Every question of the active player goes through `freely`, which adds the secondary actions, plays the chosen one and
asks again. Out of turn the question is asked as it is.
"""

from collections.abc import Callable, Sequence

from darbar import Flow, Move, Seat, Table, Text, choose

from .state import Agra


def freely(
    table: Table[Agra],
    seat: Seat,
    prompt: str | Text,
    offer: Callable[[], Sequence[Move]],
    why: Callable[[Move], Text | None] | None = None,
) -> Flow[Move]:
    """Ask, with everything that may be done in between; `offer` is called anew after each secondary action."""
    state = table.state

    def reason(move: Move) -> Text | None:
        return secondary.why_not(state, seat, move) or (why(move) if why else None)

    if seat != state.turn_seat:
        return asked(table, seat, prompt, offer, why)
    return choose(
        table,
        seat,
        prompt,
        offer,
        lambda: secondary.moves(state, seat),
        lambda m: secondary.play(table, seat, m),
        reason,
    )


def asked(
    table: Table[Agra],
    seat: Seat,
    prompt: str | Text,
    offer: Callable[[], Sequence[Move]],
    why: Callable[[Move], Text | None] | None = None,
) -> Flow[Move]:
    """The same question without secondary actions."""
    move: Move = yield table.ask(seat, prompt, offer(), why)
    return move


from . import secondary  # noqa: E402  the chapters behind it ask through `freely`, which has to be there first
