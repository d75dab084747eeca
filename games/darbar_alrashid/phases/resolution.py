"""5 Resolution: round after round, everybody with a pawn on the board chooses a sector, which is resolved at once.

In the same turn, before or after, one title may be activated. The turn order that Al-Rashid has given takes effect with
the next round, in the next year if there is no other. The phase ends with the last pawn on the board.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from darbar import Flow, Move, Seat, Table, Text, text

from .. import titles
from ..components import COUNTRIES, Sector, Title
from ..events import OrderChanged, SectorChosen, TurnSkipped
from ..mercenaries import LANDS
from ..moves import PASS, RESOLVE, Activate, Lift, Resolve
from ..pawns import PALACES, go_home
from ..schemes import carry, liftable, why_not_scheme
from ..state import AlRashid, Resolution, Stage
from . import countries, court, guilds

# 5.6 The start


def schemes(table: Table[AlRashid]) -> Flow[None]:
    """5.6 In turn order, Plotters may move a pawn of theirs between palaces, Informers between countries."""
    state = table.state
    change_order(table)
    for seat in state.order.seats:
        for title, sectors in SCHEMERS:
            for _ in range(state.players[seat].titles[title]):
                yield from scheme(table, seat, title, sectors)
    state.stage = Stage.TURN


def scheme(table: Table[AlRashid], seat: Seat, title: Title, sectors: Sequence[int]) -> Flow[None]:
    """5.6 One own pawn may go to another sector of the same area."""
    if offer := liftable(table.state, [seat], sectors):
        why = partial(why_not_scheme, table.state, seat, sectors)
        match (yield table.ask(seat, text("scheme", title=title), [*offer, PASS], why)):
            case Lift() as lifted:
                yield from carry(table, seat, lifted, sectors)


# 5.1 to 5.5 Turns


def turn(table: Table[AlRashid]) -> Flow[None]:
    """5.2 to 5.4 Choose a sector, perhaps after activating a title; who has no pawn on the board is skipped."""
    state = table.state
    seat = state.order.current
    if not state.retinue.on_board(seat):
        table.tell(TurnSkipped, seat)
        next_turn(table)
        return
    if not state.now.activated:
        table.begin_turn(seat)
    match (yield table.ask(seat, "turn", options(state, seat), lambda move: why_not(state, seat, move))):
        case Resolve(sector):
            begin(table, seat, sector)
        case Activate(title):
            yield from titles.activate(table, seat, title)


def begin(table: Table[AlRashid], seat: Seat, sector: Sector) -> None:
    """5.2 A sector is resolved, whoever has pawns there."""
    table.state.now.sector = sector
    table.tell(SectorChosen, seat, sector)
    if sector >= COUNTRIES:
        countries.begin(table, sector)
    elif sector == Sector.COURT:
        court.begin(table)
    else:
        guilds.begin(table, sector)


def closing(table: Table[AlRashid]) -> Flow[None]:
    """5.4 and 5.5 Everybody takes the pawns back; a title not yet activated in this turn may be; the next player."""
    state = table.state
    seat, now = state.order.current, state.now
    go_home(state, now.sector)
    state.resolved[now.sector] = True
    if not now.activated and (offer := titles.usable(state, seat)) and may_linger(state, seat):
        match (yield table.ask(seat, "title", [*offer, PASS], lambda move: why_not(state, seat, move))):
            case Activate(title):
                yield from titles.activate(table, seat, title)
    next_turn(table)


def may_linger(state: AlRashid, seat: Seat) -> bool:
    """5.4 Whether a title may be activated although the last pawn has left the board."""
    return state.box.rulings.last_pawn == "title" or state.retinue.on_board(seat)  # ruling last-pawn


def next_turn(table: Table[AlRashid]) -> None:
    """5.1 The next player; after the last a new round; after the last pawn the end of the year."""
    state = table.state
    state.now = Resolution()
    state.stage = Stage.TURN
    left = any(state.retinue.arrivals)
    if not left:
        state.stage = Stage.YEAR_END
    if not (state.order.advance() and left):
        if left or state.box.rulings.new_order == "round-end":  # ruling new-order
            change_order(table)
        state.order.at = 0


def change_order(table: Table[AlRashid]) -> None:
    """7.3 As a round begins, the order that Al-Rashid has given takes effect."""
    state = table.state
    if state.next_order:
        state.order.begin(state.next_order)
        state.next_order = []
        table.tell(OrderChanged, tuple(state.order.seats))


# Questions


def options(state: AlRashid, seat: Seat) -> list[Move]:
    """5.2 and 5.4 Any sector with a pawn in it, and the titles that can be activated."""
    offer: list[Move] = [RESOLVE[sector] for sector, there in enumerate(state.retinue.arrivals) if there]
    if not state.now.activated:
        offer += titles.usable(state, seat)
    return offer


def why_not(state: AlRashid, seat: Seat, move: Move) -> Text | None:
    """Why a sector cannot be resolved or a title activated; None for other moves."""
    match move:
        case Resolve(sector) if not state.retinue.arrivals[sector]:
            return text("refusal-resolved" if state.resolved[sector] else "refusal-nobody-there", sector=sector)
        case Activate(title):
            return titles.why_not_activate(state, seat, title)
    return None


SCHEMERS: Final[tuple[tuple[Title, Sequence[int]], ...]] = ((Title.PLOTTER, PALACES), (Title.INFORMER, LANDS))
