"""5.1 and 6.2.1 Workers on the board: one on a space, standing or lying."""

from darbar import Flow, Move, Seat, Table

from .components import COOK_ROOM, NONE, Notable, Space
from .events import Ejected, KeptByCook, Placed, Raised
from .markers import PASS, gain_favours
from .moves import KEEP, LAY, RAISE
from .state import Agra


def enter(table: Table[Agra], seat: Seat, space: Space) -> Flow[None]:
    """6.2.1 A worker from the supply goes to a space, where another's worker has to leave."""
    state = table.state
    if state.occupants[space] != NONE:
        yield from eject(table, space)
    state.players[seat].workers -= 1
    state.occupants[space] = seat
    state.lying[space] = False
    table.tell(Placed, seat, space)


def eject(table: Table[Agra], space: Space) -> Flow[None]:
    """6.2.1.2 The worker goes home; one that stood brings its owner favours, and may stay with the Cook."""
    state = table.state
    owner, stood = Seat(state.occupants[space]), not state.lying[space]
    state.occupants[space] = NONE
    state.lying[space] = False
    state.players[owner].workers += 1
    table.tell(Ejected, owner, space)
    if stood:
        yield from cook_keeps(table, owner)
        yield from gain_favours(table, owner, state.box.ejection_favours[state.players[owner].meditation])


def cook_keeps(table: Table[Agra], owner: Seat) -> Flow[None]:
    """Annex I, 8: the owner of the Cook's contract may keep an ejected worker there, up to two."""
    player = table.state.players[owner]
    if table.state.holders[Notable.COOK] != owner or player.cooked == COOK_ROOM:
        return
    if (yield table.ask(owner, "cook", [KEEP, PASS])) == KEEP:
        player.workers -= 1
        player.cooked += 1
        table.tell(KeptByCook, owner)


def raise_worker(table: Table[Agra], seat: Seat, space: Space) -> None:
    """A lying worker stands up."""
    table.state.lying[space] = False
    table.tell(Raised, seat, space)


def raises(state: Agra, seat: Seat) -> list[Move]:
    """The lying workers of a seat."""
    lying = state.lying
    return [RAISE[space] for space, who in enumerate(state.occupants) if who == seat and lying[space]]


def lays(state: Agra, seat: Seat) -> list[Move]:
    """The standing workers of a seat."""
    lying = state.lying
    return [LAY[space] for space, who in enumerate(state.occupants) if who == seat and not lying[space]]


def any_standing(state: Agra, seat: Seat) -> bool:
    """Whether a seat has a worker to lay down."""
    lying = state.lying
    for space, who in enumerate(state.occupants):
        if who == seat and not lying[space]:
            return True
    return False


def any_lying(state: Agra, seat: Seat) -> bool:
    """Whether a seat has a worker to raise."""
    lying = state.lying
    if True in lying:
        for space, who in enumerate(state.occupants):
            if who == seat and lying[space]:
                return True
    return False
