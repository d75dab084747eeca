"""2 Pawns and predominance: who may stand where, who is strongest, and how pawns move."""

from darbar import Seat, Table, Text, text

from .components import ACTING, COUNTRIES, Rank, Sector
from .events import PawnGained, PawnMoved, SentAway
from .state import AlRashid

PASHA, MERCHANT, SAGE, COURT = int(Rank.PASHA), int(Rank.MERCHANT), int(Rank.SAGE), int(Sector.COURT)


def may_stand(state: AlRashid, seat: Seat, rank: int, sector: int) -> bool:
    """2.2 and 4.2 One pasha or merchant with any number of sages; at the court a pasha before any sage."""
    pashas, merchants, _ = state.retinue.spaces[sector][seat]
    if rank == SAGE:
        return sector != COURT or pashas > 0
    return not (pashas or merchants or (sector == COURT and rank == MERCHANT))


def open_to(state: AlRashid, seat: Seat, rank: int) -> list[int]:
    """The sectors where a pawn of a seat may go."""
    spaces = state.retinue.spaces
    if rank == SAGE:
        return SECTORS if spaces[COURT][seat][PASHA] else OUTSIDE
    free = [sector for sector, there in enumerate(spaces) if not (there[seat][PASHA] or there[seat][MERCHANT])]
    if rank == MERCHANT and COURT in free:
        free.remove(COURT)
    return free


def why_not_stand(state: AlRashid, seat: Seat, rank: Rank, sector: Sector) -> Text | None:
    """Why a pawn may not go to a sector; None when it may."""
    if may_stand(state, seat, rank, sector):
        return None
    if sector == COURT and rank == SAGE:
        return text("refusal-pasha-first")
    if sector == COURT and rank == MERCHANT:
        return text("refusal-no-merchants")
    return text("refusal-stack", sector=sector)


def rank_players(table: Table[AlRashid], sector: Sector, most: int = ACTING) -> list[Seat]:
    """2.3 and 2.4 Who acts in a sector, strongest first; who is not among so many takes the pawns back."""
    state = table.state
    ranking = state.retinue.ranking(sector, state.box.predominance)
    for seat in ranking[most:]:
        state.retinue.go_home(sector, seat)
        table.tell(SentAway, seat, sector)
    return ranking[:most]


def go_home(state: AlRashid, sector: int) -> None:
    """5.5 Everybody takes the pawns of a resolved sector back."""
    retinue = state.retinue
    for seat in list(retinue.arrivals[sector]):
        retinue.go_home(sector, seat)


def move_pawn(table: Table[AlRashid], seat: Seat, owner: Seat, rank: Rank, origin: Sector, sector: Sector) -> None:
    """5.6 and 6.5 A pawn goes from one sector to another, where it arrives last."""
    table.state.retinue.shift(origin, sector, owner, rank)
    table.tell(PawnMoved, seat, owner, rank, origin, sector, seat == owner)


def hire(table: Table[AlRashid], seat: Seat, rank: Rank) -> None:
    """2.5 A new pawn, if the family has not got all of its rank."""
    if table.state.retinue.hire(seat, rank):
        table.tell(PawnGained, seat, rank)


def family(state: AlRashid, seat: Seat, rank: int) -> int:
    """How many pawns of a rank a family has, wherever they are."""
    return state.box.pawn_limits[rank] - state.retinue.reserve[seat][rank]


SECTORS = [int(sector) for sector in Sector]
OUTSIDE = [sector for sector in SECTORS if sector != COURT]
PALACES = SECTORS[:COUNTRIES]
