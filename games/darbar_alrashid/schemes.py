"""5.6 and 6.5 Pawns that are moved from one sector to another, by Plotters, Informers and spies."""

from collections.abc import Iterable, Sequence
from functools import partial

from darbar import Flow, Move, Seat, Table, Text, pick, text

from .components import COUNTRIES
from .moves import LIFT, SETTLE, Lift, Settle
from .pawns import may_stand, move_pawn, why_not_stand
from .state import AlRashid


def liftable(state: AlRashid, owners: Iterable[Seat], sectors: Sequence[int]) -> list[Move]:
    """The pawns of these owners in these sectors that could stand in another of them."""
    offer: list[Move] = []
    spaces, arrivals = state.retinue.spaces, state.retinue.arrivals
    for sector in sectors:
        for seat in owners:
            if seat in arrivals[sector]:
                lifts = LIFT[seat]
                offer += [
                    lifts[rank][sector]
                    for rank, count in enumerate(spaces[sector][seat])
                    if count and any(goals(state, seat, rank, sector, sectors))
                ]
    return offer


def goals(state: AlRashid, owner: Seat, rank: int, origin: int, sectors: Sequence[int]) -> Iterable[bool]:
    """Whether a pawn could go to each of the sectors."""
    return (sector != origin and may_stand(state, owner, rank, sector) for sector in sectors)


def carry(table: Table[AlRashid], seat: Seat, lifted: Lift, sectors: Sequence[int]) -> Flow[None]:
    """Where the pawn goes; not asked when there is only one place."""
    owner, rank, origin = lifted.seat, lifted.rank, lifted.sector
    able = goals(table.state, owner, rank, origin, sectors)
    offer = [SETTLE[sector] for sector, may in zip(sectors, able, strict=True) if may]
    why = partial(why_not_settle, table.state, seat, lifted, sectors)
    goal = (yield from pick(table, seat, "settle", offer, why)).sector
    move_pawn(table, seat, owner, rank, origin, goal)


def why_not_scheme(state: AlRashid, seat: Seat, sectors: Sequence[int], move: Move) -> Text | None:
    """Why a Plotter or an Informer cannot move a pawn; None for other moves."""
    match move:
        case Lift(owner) if owner != seat:
            return text("refusal-own-pawns")
        case Lift() if move.sector not in sectors:
            return text("refusal-only-countries" if sectors[0] >= COUNTRIES else "refusal-only-palaces")
        case Lift():
            return why_not_lift(state, seat, move)
    return None


def why_not_lift(state: AlRashid, seat: Seat, lift: Lift) -> Text:
    """Why a pawn cannot be moved that may be: its family has none there, or there is no place for it."""
    exists = lift.seat < len(state.players)
    if exists and state.retinue.spaces[lift.sector][lift.seat][lift.rank]:
        return text("refusal-nowhere-to-go", rank=lift.rank)
    if exists and lift.seat != seat:
        return text("refusal-no-such-pawn", seat=lift.seat, rank=lift.rank, sector=lift.sector)
    return text("refusal-nobody-to-move", rank=lift.rank, sector=lift.sector)


def why_not_settle(state: AlRashid, seat: Seat, lifted: Lift, sectors: Sequence[int], move: Move) -> Text | None:
    """Why a pawn that is moved, one's own or another family's, cannot go to a sector; None for other moves."""
    if not isinstance(move, Settle):
        return None
    if move.sector == lifted.sector:
        return text("refusal-same-sector")
    if state.resolved[move.sector]:
        return text("refusal-resolved", sector=move.sector)
    if move.sector not in sectors:
        return text("refusal-only-countries" if sectors[0] >= COUNTRIES else "refusal-only-palaces")
    if lifted.seat != seat:
        return text("refusal-family-stack", seat=lifted.seat, sector=move.sector)
    return why_not_stand(state, seat, lifted.rank, move.sector)
