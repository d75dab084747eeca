"""1.6 and 4 Placement: in turn order everybody places one pawn, round and round, until all pawns are on the board.

Before the first year everyone draws a mercenary. Whoever is Diplomat may hold a merchant or pasha back until the others
have placed everything.
"""

from typing import Final

from darbar import Flow, Move, Seat, Table, Text, text

from ..components import Rank, Sector, Title
from ..events import HeldBack, Placed
from ..mercenaries import draw_some
from ..moves import HOLD, PASS, PLACE, Hold, Place
from ..pawns import open_to, why_not_stand
from ..state import AlRashid, Stage


def recruitment(table: Table[AlRashid]) -> Flow[None]:
    """1.6 In turn order, everyone draws a mercenary of either colour."""
    state = table.state
    yield from draw_some(table, state.order.current, 1)
    if not state.order.advance():
        state.order.at = 0
        state.stage = Stage.ENVOYS


def envoys(table: Table[AlRashid]) -> Flow[None]:
    """9.11 At the start, a Diplomat may hold back a merchant or a pasha."""
    state = table.state
    for seat in state.order.seats:
        for _ in range(state.players[seat].titles[DIPLOMAT]):
            yield from hold_back(table, seat)
    state.stage = Stage.PLACEMENT


def hold_back(table: Table[AlRashid], seat: Seat) -> Flow[None]:
    """9.11 One pawn waits on the title."""
    home = table.state.retinue.home[seat]
    offer = [HOLD[rank] for rank in LEADERS if home[rank]]
    match (yield table.ask(seat, "hold", [*offer, PASS], why_not_hold)):
        case Hold(rank):
            home[rank] -= 1
            table.state.players[seat].envoys.append(rank)
            table.tell(HeldBack, seat, rank)


def placement(table: Table[AlRashid]) -> Flow[None]:
    """4.1 One turn: one pawn goes to a sector."""
    state = table.state
    seat, home = state.order.current, state.retinue.home
    if any(home[seat]):
        table.begin_turn(seat)
        yield from place(table, seat)
    if not state.order.go_round(lambda other: any(home[other])):
        state.order.at = 0
        state.stage = Stage.LATECOMERS


def latecomers(table: Table[AlRashid]) -> Flow[None]:
    """9.11 When all others are placed, the pawns on Diplomats follow, in turn order."""
    state = table.state
    for seat in state.order.seats:
        while state.players[seat].envoys:
            state.retinue.home[seat][state.players[seat].envoys.pop(0)] += 1
            table.begin_turn(seat)
            yield from place(table, seat)
    state.stage = Stage.SCHEMES


def place(table: Table[AlRashid], seat: Seat) -> Flow[None]:
    """4.1 and 4.2 A pawn from home to a sector that lets it in."""
    state = table.state
    match (yield table.ask(seat, "place", placeable(state, seat), lambda move: why_not_place(state, seat, move))):
        case Place(rank, sector):
            state.retinue.enter(sector, seat, rank)
            table.tell(Placed, seat, rank, sector)


# Questions


def placeable(state: AlRashid, seat: Seat) -> list[Move]:
    """4.2 Every pawn at home with every sector that is open to its rank."""
    offer: list[Move] = []
    for rank, count in enumerate(state.retinue.home[seat]):
        if count:
            places = PLACE[rank]
            offer += [places[sector] for sector in open_to(state, seat, rank)]
    return offer


def why_not_place(state: AlRashid, seat: Seat, move: Move) -> Text | None:
    """Why a pawn cannot go to a sector; None for other moves."""
    if not isinstance(move, Place):
        return None
    if not state.retinue.home[seat][move.rank]:
        return text("refusal-no-pawn", rank=move.rank)
    return why_not_stand(state, seat, move.rank, Sector(move.sector))


def why_not_hold(move: Move) -> Text | None:
    """Why a pawn cannot wait on the Diplomat; None for other moves."""
    if not isinstance(move, Hold):
        return None
    return text("refusal-no-sage-waits") if move.rank is Rank.SAGE else text("refusal-no-pawn", rank=move.rank)


LEADERS: Final[tuple[Rank, ...]] = (Rank.PASHA, Rank.MERCHANT)
DIPLOMAT = Title.DIPLOMAT
