"""7 The court of Al-Rashid: benevolence, and one of the Caliph's titles, for families that are led by a pasha.

Benevolence brings a good, and a place in the turn order of the next round of resolution.
"""

from darbar import Flow, Move, Seat, Table, Text, text

from .. import payment, titles
from ..components import NONE, Disgrace, Sector, Title
from ..events import BenevolenceShown
from ..favours import take_one
from ..moves import BENEVOLENCE, ENOUGH, Acquire, Benevolence, Enough
from ..pawns import PASHA, rank_players
from ..state import AlRashid, Stage, Visit
from ..tokens import dishonour
from ..visits import choose_title, titles_offered, why_not_title

NO_PASHA = 2
"""7.5 The dishonour of a family without a pasha."""


def begin(table: Table[AlRashid]) -> None:
    """7.1 The first three appear before Al-Rashid, strongest first."""
    state = table.state
    if state.box.rulings.no_pasha == "makes-room":  # ruling no-pasha
        turn_away(table)
    state.now.acting = rank_players(table, Sector.COURT)
    state.stage = Stage.AUDIENCE if state.now.acting else Stage.CLOSING


def turn_away(table: Table[AlRashid]) -> None:
    """7.5 By the ruling `no-pasha`, families without a pasha leave before anybody is ranked."""
    retinue = table.state.retinue
    for seat in list(retinue.arrivals[Sector.COURT]):
        if not retinue.spaces[Sector.COURT][seat][PASHA]:
            dishonour(table, seat, NO_PASHA, Disgrace.NO_PASHA)
            retinue.go_home(Sector.COURT, seat)


def audience(table: Table[AlRashid]) -> Flow[None]:
    """7.1 and 7.5 One player chooses, pays and gets it; who comes without a pasha is turned away."""
    state, now = table.state, table.state.now
    seat = now.acting[now.at]
    if state.retinue.spaces[Sector.COURT][seat][PASHA]:
        yield from choose(table, seat)
        yield from payment.pay(table, seat)
        yield from perform(table, seat)
        state.visit = Visit()
    else:
        dishonour(table, seat, NO_PASHA, Disgrace.NO_PASHA)
    now.at += 1
    if now.at == len(now.acting):
        reorder(state)
        state.stage = Stage.CLOSING


def choose(table: Table[AlRashid], seat: Seat) -> Flow[None]:
    """7.1 One action or both; benevolence costs nothing, so that there is always one."""
    state, chosen = table.state, table.state.visit
    while offer := actions(state, seat):
        if may_stop(state):
            offer.append(ENOUGH)
        match (yield table.ask(seat, "court", offer, lambda move: why_not_action(state, seat, move))):
            case Benevolence():
                chosen.service = True
            case Acquire(title):
                choose_title(state, seat, title)
            case _:
                return


def perform(table: Table[AlRashid], seat: Seat) -> Flow[None]:
    """7.2 and 7.4 Benevolence, then the title."""
    state = table.state
    if state.visit.service:
        state.now.favoured.append(state.now.at)
        table.tell(BenevolenceShown, seat)
        yield from take_one(table, seat, None)
    if state.visit.title != NONE:
        yield from titles.acquire(table, seat, Title(state.visit.title))


def reorder(state: AlRashid) -> None:
    """7.3 Those shown benevolence take the places of their predominance; the others keep their order around them."""
    now = state.now
    if now.favoured:
        chosen = [now.acting[place] for place in now.favoured]
        state.next_order = [seat for seat in state.order.seats if seat not in chosen]
        moves_up = state.box.rulings.court_places == "from-the-front"  # ruling court-places
        for place, seat in zip(range(len(chosen)) if moves_up else now.favoured, chosen, strict=True):
            state.next_order.insert(place, seat)


# Questions


def actions(state: AlRashid, seat: Seat) -> list[Move]:
    """7.1 What can be added to the visit."""
    offer: list[Move] = [] if state.visit.service else [BENEVOLENCE]
    if state.visit.title == NONE:
        offer += titles_offered(state, seat, Sector.COURT)
    return offer


def may_stop(state: AlRashid) -> bool:
    """7.1 Whether enough has been asked for."""
    chosen = state.visit
    return chosen.service or chosen.title != NONE or state.box.rulings.idle_court == "nothing-too"  # ruling idle-court


def why_not_action(state: AlRashid, seat: Seat, move: Move) -> Text | None:
    """Why an action is not offered; None for other moves."""
    match move:
        case Benevolence():
            return text("refusal-benevolence-once")
        case Acquire(title):
            return why_not_title(state, seat, title, Sector.COURT)
        case Enough():
            return text("refusal-one-action")
    return None
