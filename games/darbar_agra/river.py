"""7.1 The river: the boat's legs, and the event at each pier.

Complete notables take the boat on. What happens at the pier happens at once, for everybody from the active player on.
"""

from darbar import Flow, Move, Seat, Table

from .components import NONE, Good, Space
from .ending import trigger_end
from .events import BoatMoved, BuiltByBuilder
from .journeys import move_builder, move_merchant
from .markers import gain_favours, gain_good
from .moves import RECEIVE, Receive
from .prices import reset_tokens
from .state import Agra

MOST_COTTON_FAVOURS = 3
BEST_VALUE = 3


def check_boat(table: Table[Agra], level: int) -> Flow[None]:
    """7.1 A notable of this level is complete: count it, and move the boat if the leg is done."""
    state = table.state
    state.completed[level] += 1
    needed, count = state.box.legs[state.pier]
    if level == needed and state.completed[level] >= count:
        yield from move_boat(table)


def move_boat(table: Table[Agra]) -> Flow[None]:
    """7.1 The boat reaches the next pier, and its event happens; limit and reach follow from the pier."""
    state = table.state
    state.pier += 1
    if state.box.rulings.legs == "each":  # ruling legs
        state.completed[:] = [0] * len(state.completed)
    table.tell(BoatMoved, state.pier)
    match state.pier:
        case 2:
            finish_site(table)
        case 3:
            move_merchant(table)
            yield from cotton_favours(table)
        case 4:
            reset_tokens(table)
            yield from favour_for_all(table)
        case 5:
            yield from gifts(table)
        case _:
            trigger_end(table)


def finish_site(table: Table[Agra]) -> None:
    """7.1 Second pier: the Builder's site is built, with no bonus for anybody, and he moves on.

    In the middle of an action on his site it has already been built, and he only moves, or builds where he comes to.
    """
    state = table.state
    if state.builder != NONE and state.built[state.builder]:
        move_builder(table)
        if state.box.rulings.builder_at_work == "moves":  # ruling builder-at-work
            return
    if state.builder != NONE:
        state.built[state.builder] = True
        table.tell(BuiltByBuilder, Space(state.builder))
        move_builder(table)


def cotton_favours(table: Table[Agra]) -> Flow[None]:
    """7.1 Third pier: a favour for each cotton, at most three."""
    for seat in everybody(table.state):
        if cotton := table.state.players[seat].goods[Good.COTTON]:
            yield from gain_favours(table, seat, min(cotton, MOST_COTTON_FAVOURS))


def favour_for_all(table: Table[Agra]) -> Flow[None]:
    """7.1 Fourth pier: a favour for everybody."""
    for seat in everybody(table.state):
        yield from gain_favours(table, seat)


def gifts(table: Table[Agra]) -> Flow[None]:
    """7.1 Fifth pier: a good for everybody, the more valuable the more cotton one has."""
    for seat in everybody(table.state):
        yield from gift(table, seat)


def gift(table: Table[Agra], seat: Seat) -> Flow[None]:
    """7.1 A good of value 1, 2 or 3 of the player's choice, for no, one or more cotton."""
    state = table.state
    value = min(state.players[seat].goods[Good.COTTON] + 1, BEST_VALUE)
    offer: list[Move] = [RECEIVE[good] for good, worth in enumerate(state.values) if worth == value]
    if offer:
        match (yield table.ask(seat, "gift", offer)):
            case Receive(good):
                yield from gain_good(table, seat, good)


def everybody(state: Agra) -> list[Seat]:
    """All seats, clockwise from the active player."""
    seats = len(state.players)
    return [Seat((state.turn_seat + step) % seats) for step in range(seats)]
