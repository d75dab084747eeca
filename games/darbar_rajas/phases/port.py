"""7 The port: a die of 1 to 3 lets the boat go on, and so do some rewards."""

from typing import Final

from darbar import Flow, Move, Seat, Table, Text, text

from ..moves import PASS, SAIL, Sail
from ..payment import PORT, begin_payment, dice_of, flips_left, give_up, why_not_give
from ..river import ahead, sail
from ..state import Rajas
from ..steps import Kind, Step

SAILING: Final = int(Kind.SAIL)
PORT_VALUES: Final = tuple(range(1, PORT + 1))


def discard_at_port(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """7.1 A die of 1, 2 or 3 is given up; it says how far the boat may go."""
    state, player = table.state, table.state.players[seat]
    begin_payment(state)
    offer = () if table.replaying else dice_of(player, PORT_VALUES, flips_left(state, player))
    move = yield table.ask(seat, "port", offer, lambda move: why_not_give(player, move))
    state.agenda.instead(Step(SAILING, give_up(table, seat, move)))


def sail_on(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """7.2 and 7.3 One free space on, or more up to the die; occupied spaces do not count."""
    state = table.state
    offer: list[Move] = [SAIL[space] for space in ahead(state, seat, step.amount)]
    if not offer:
        state.agenda.done()
        return
    if step.what and state.box.rulings.sail_tile == "may":  # ruling sail-tile
        offer.append(PASS)
    move = yield table.ask(seat, "sail", offer, why_not_sail)
    state.agenda.done()
    if isinstance(move, Sail):
        sail(table, seat, move.space)


def move_boat(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """9.3 The boat may go on to the next free space, and its reward is taken; on the last space it stays."""
    state = table.state
    free = ahead(state, seat, 1)
    if not free:
        state.agenda.done()
        return
    move = yield table.ask(seat, "boat", [SAIL[free[0]], PASS], why_not_sail)
    state.agenda.done()
    if isinstance(move, Sail):
        sail(table, seat, move.space)


def why_not_sail(move: Move) -> Text | None:
    """Why a boat cannot stop on a space; None for other moves."""
    return text("refusal-out-of-reach", space=move.space) if isinstance(move, Sail) else None
