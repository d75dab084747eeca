"""6 Guilds: the first three choose one or two of service, title and favour, pay for all of it at once, and get it.

Who takes neither service nor title is dishonoured. The operations of the guild of intrigue wait until everybody has
acted there.
"""

from collections.abc import Sequence
from typing import Final

from darbar import Flow, Move, Seat, Table, Text, text

from .. import espionage, favours, payment, titles
from ..components import NONE, Disgrace, Favour, Rank, Sector, Title
from ..events import ServiceTaken
from ..mercenaries import draw_some
from ..moves import ENOUGH, SERVE, Acquire, Imitate, Request, Serve
from ..pawns import hire, rank_players
from ..state import AlRashid, Stage, Visit
from ..tokens import dishonour
from ..visits import (
    can_pay,
    choose_favour,
    choose_title,
    due,
    favours_offered,
    swaps_first,
    titles_offered,
    too_dear,
    why_not_favour,
    why_not_title,
)

ACTIONS = 2
"""6.1 One or two of the three."""


def begin(table: Table[AlRashid], guild: Sector) -> None:
    """6.1 The first three act, strongest first."""
    state = table.state
    state.now.acting = rank_players(table, guild)
    state.now.spies = [0] * len(state.now.acting)
    state.stage = Stage.VISIT


def visit(table: Table[AlRashid]) -> Flow[None]:
    """6.1 One player chooses, pays and gets it."""
    state = table.state
    now = state.now
    seat = now.acting[now.at]
    yield from choose(table, seat)
    yield from payment.pay(table, seat)
    yield from perform(table, seat)
    judge(table, seat)
    state.visit = Visit()
    now.at += 1
    if now.at == len(now.acting):
        now.operations = in_turns(now.acting, now.spies)
        state.stage = Stage.ESPIONAGE if now.operations else Stage.CLOSING


def choose(table: Table[AlRashid], seat: Seat) -> Flow[None]:
    """6.1 One action, and perhaps another, as far as goods go."""
    state = table.state
    for _ in range(ACTIONS):
        offer = actions(state, seat)
        if not offer:
            return
        prompt = PROMPTS[state.now.sector]
        match (yield table.ask(seat, prompt, [*offer, ENOUGH], lambda move: why_not(state, seat, move))):
            case Serve():
                state.visit.gold += service_price(state, seat)
                state.visit.service = True
            case Acquire(title):
                choose_title(state, seat, title)
            case Request(favour) | Imitate(favour):
                choose_favour(state, favour)
                yield from swap_first(table, seat, favour)
            case _:
                return


def swap_first(table: Table[AlRashid], seat: Seat, favour: Favour) -> Flow[None]:
    """By the ruling `exchanges`, an exchange that leaves enough to pay with may come before the payment."""
    state = table.state
    if favour in favours.EXCHANGES and swaps_first(state):
        state.visit.swapped = True
        yield from favours.grant(table, seat, favour, due(state, seat))


def perform(table: Table[AlRashid], seat: Seat) -> Flow[None]:
    """6.1 Service, favour and title; an Impostor could give away the good that is kept for the favour."""
    chosen = table.state.visit
    if chosen.service:
        yield from serve(table, seat)
    if chosen.favour != NONE and not chosen.swapped:
        yield from favours.grant(table, seat, Favour(chosen.favour))
    if chosen.title != NONE:
        yield from titles.acquire(table, seat, Title(chosen.title))


def serve(table: Table[AlRashid], seat: Seat) -> Flow[None]:
    """6.4, 6.6 and 6.7 Operations that wait, mercenaries, or a new pawn."""
    state, now = table.state, table.state.now
    guild = Sector(now.sector)
    amount = state.box.service_amount[guild][now.at]
    table.tell(ServiceTaken, seat, guild)
    if guild is Sector.INTRIGUE:
        now.spies[now.at] = amount
    elif guild is Sector.MILITARY:
        yield from draw_some(table, seat, amount)
    else:
        for _ in range(amount):
            hire(table, seat, TRAINED[guild])


def judge(table: Table[AlRashid], seat: Seat) -> None:
    """6.2 One dishonour for whoever took neither service nor title."""
    state = table.state
    chosen = state.visit
    if chosen.service or chosen.title != NONE:
        return
    if chosen.favour != NONE or state.box.rulings.idle_guild == "dishonour":  # ruling idle-guild
        dishonour(table, seat, 1, Disgrace.IDLE_VISIT)


def in_turns(acting: Sequence[Seat], counts: Sequence[int]) -> list[Seat]:
    """6.4 First, second, third, first, second, first: everyone as often as counted, and nobody moves up."""
    passes = range(max(counts))
    return [seat for passed in passes for seat, count in zip(acting, counts, strict=True) if count > passed]


def operation(table: Table[AlRashid]) -> Flow[None]:
    """6.4 and 6.5 One operation of whoever is next."""
    state = table.state
    yield from espionage.operate(table, state.now.operations.pop(0))
    if not state.now.operations:
        state.stage = Stage.CLOSING


# Questions


def actions(state: AlRashid, seat: Seat) -> list[Move]:
    """6.1 What can be added to the visit."""
    chosen, guild = state.visit, state.now.sector
    offer: list[Move] = []
    if not chosen.service and not is_full(state, seat) and can_pay(state, seat, service_price(state, seat)):
        offer.append(SERVE)
    if chosen.title == NONE:
        offer += titles_offered(state, seat, guild)
    if chosen.favour == NONE:
        offer += favours_offered(state, seat, guild)
    return offer


def is_full(state: AlRashid, seat: Seat) -> bool:
    """2.5 Whether the family has all pawns of the rank that the guild trains."""
    rank = TRAINED.get(state.now.sector)
    return rank is not None and not state.retinue.reserve[seat][rank]


def service_price(state: AlRashid, seat: Seat) -> int:
    """6.7 By place; merchants and pashas are cheaper for Loremasters."""
    guild = state.now.sector
    gold = state.box.service_gold[guild][state.now.at]
    return max(0, gold - payment.rebate(state, state.players[seat])) if guild in NOBLE else gold


def why_not(state: AlRashid, seat: Seat, move: Move) -> Text | None:
    """Why an action is not offered; None for other moves."""
    guild = state.now.sector
    match move:
        case Serve():
            return why_not_serve(state, seat)
        case Acquire(title):
            return why_not_title(state, seat, title, guild)
        case Request(favour) if guild == favour != Favour.FAVORITE:
            return why_not_favour(state, seat, favour)
        case Imitate(favour) if guild == Favour.FAVORITE != favour:
            return why_not_favour(state, seat, favour)
        case Request() | Imitate():
            return text("refusal-other-leader")
    return None


def why_not_serve(state: AlRashid, seat: Seat) -> Text:
    """Why the service is not offered."""
    if state.visit.service:
        return text("refusal-one-service")
    if is_full(state, seat):
        return text("refusal-family-full", rank=TRAINED[state.now.sector])
    return too_dear(state, seat, due(state, seat, service_price(state, seat)))


TRAINED: dict[int, Rank] = {
    Sector.TRADITIONS: Rank.SAGE,
    Sector.TRADE: Rank.MERCHANT,
    Sector.POLITICS: Rank.PASHA,
}
NOBLE: Final[tuple[Sector, ...]] = (Sector.TRADE, Sector.POLITICS)
PROMPTS = [text("guild", sector=sector) for sector in Sector]
