"""4.0 and 4.1 How a turn opens and closes."""

from darbar import Flow, Seat, Table

from ..events import RoundEnded
from ..favours import take_back_markers
from ..state import Agra, Stage, Turn


def opening(table: Table[Agra]) -> Flow[None]:
    """4.1 A turn begins with its meditation."""
    table.begin_turn(Seat(table.state.turn_seat))
    table.state.stage = Stage.MEDITATION
    yield from ()


def closing(table: Table[Agra]) -> Flow[None]:
    """The end of a turn: one's used markers come back, contracts can be used again, and the next player is up."""
    state = table.state
    everybodys = state.box.rulings.used_tiles == "any-turn"  # ruling used-tiles
    for seat, player in enumerate(state.players):
        if everybodys or seat == state.turn_seat:
            take_back_markers(player)
        player.served = player.credited = player.used_contracts = 0
    state.now = Turn()
    state.stage = Stage.OPENING
    state.turn_seat = (state.turn_seat + 1) % len(state.players)
    if state.turn_seat == state.first:
        close_round(table)
    yield from ()


def close_round(table: Table[Agra]) -> None:
    """4.0 A round is over before the first player's turn."""
    state = table.state
    table.tell(RoundEnded, state.round)
    state.round += 1
    state.ending.round_over()
