"""6.5 Operations of the guild of intrigue: look at the mercenaries of a country, or move a pawn between countries."""

from darbar import Flow, Move, Seat, Table, Text, text

from .components import Sector
from .mercenaries import LANDS, spy, unknown
from .moves import PASS, SPY, Lift, Spy
from .schemes import carry, liftable, why_not_lift
from .state import AlRashid


def operate(table: Table[AlRashid], seat: Seat) -> Flow[None]:
    """6.5 One operation, if there is anything to look at or to move."""
    state = table.state
    if offer := operations(state, seat):
        match (yield table.ask(seat, "espionage", [*offer, PASS], lambda move: why_not(state, seat, move))):
            case Spy(sector):
                spy(table, seat, sector)
            case Lift() as lifted:
                yield from carry(table, seat, lifted, unresolved(state))


def operations(state: AlRashid, seat: Seat) -> list[Move]:
    """The countries to look at, and the pawns that can be moved."""
    own = state.box.rulings.espionage == "own-pawns"  # ruling espionage
    owners = [seat] if own else [Seat(other) for other in range(len(state.players))]
    return [*(SPY[sector] for sector in unknown(state, seat)), *liftable(state, owners, unresolved(state))]


def unresolved(state: AlRashid) -> list[Sector]:
    """The countries that are still to be resolved."""
    return [sector for sector in LANDS if not state.resolved[sector]]


def why_not(state: AlRashid, seat: Seat, move: Move) -> Text | None:
    """Why an operation is not offered; None for other moves."""
    match move:
        case Spy(sector):
            return text("refusal-nothing-to-spy", sector=sector)
        case Lift(owner) if owner != seat and state.box.rulings.espionage == "own-pawns":
            return text("refusal-own-pawns")
        case Lift() if move.sector not in LANDS:
            return text("refusal-only-countries")
        case Lift():
            return why_not_lift(state, seat, move)
    return None
