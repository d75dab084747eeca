"""9 Titles: what they do when they are acquired, and when they are activated.

Permanent titles have no chapter here: the rules that they change ask for them. One-off titles act once, when they are
acquired; activated ones once a year, in the own turn.
"""

from functools import partial
from typing import Final

from darbar import Flow, Move, Seat, Table, Text, pick, text

from .components import COMMON, Colour, Disgrace, Good, Rank, Sector, Title
from .events import GoodGiven, MercenaryRemoved, MercenarySent, SagePromoted, TitleActivated, TitleGained
from .favours import impose, take_one
from .mercenaries import LANDS, discard, draw_some, drawable, occupied, remove, spy
from .moves import (
    ACTIVATE,
    GIVE,
    PASS,
    PROMOTE,
    PROMOTE_AT_HOME,
    REMOVE,
    REMOVE_OPEN,
    SEND,
    SPY,
    TAKE,
    Give,
    Promote,
    PromoteAtHome,
    Remove,
    RemoveOpen,
    Send,
    Spy,
    Take,
)
from .pawns import MERCHANT, SAGE, family, hire, may_stand
from .state import OPEN, AlRashid
from .tokens import dishonour, gain_goods, gain_influence, gain_note

MONOPOLY: Final[tuple[int, ...]] = (3, 1)
"""What both monopolists together bring: of the good of the second, and of the first."""

# Acquired


def acquire(table: Table[AlRashid], seat: Seat, title: Title) -> Flow[None]:
    """6.8 and 9.0 A title changes hands, and does at once what it does."""
    state, player = table.state, table.state.players[seat]
    state.titles[title] -= 1
    player.titles[title] += 1
    table.tell(TitleGained, seat, title)
    amount = state.box.title_amounts[title]
    match title:
        case Title.IMPOSTOR:
            yield from impose(table, seat)
        case Title.ENCHANTER:
            hire(table, seat, Rank.MERCHANT)
            dishonour(table, seat, 1, Disgrace.ENCHANTMENT)
        case Title.AIDE_TO_THE_QADI | Title.LAW_EXPERT:
            gain_influence(table, seat, amount)
        case Title.TREASURER:
            gain_note(table, seat)
        case Title.AGHA:
            yield from draw_some(table, seat, amount)
        case Title.SILK_MONOPOLIST:
            monopolize(table, seat, Good.SILK, Good.SPICE, Title.SPICES_MONOPOLIST)
        case Title.SPICES_MONOPOLIST:
            monopolize(table, seat, Good.SPICE, Good.SILK, Title.SILK_MONOPOLIST)
        case Title.ASTROLOGIST:
            steps = state.box.title_steps[title]
            gain_influence(table, seat, steps[min(family(state, seat, SAGE), len(steps) - 1)])
        case Title.QUARTERMASTER:
            for _ in range(amount):
                yield from take_one(table, seat, None)
        case Title.ALCHEMIST:
            yield from promote(table, seat)


def monopolize(table: Table[AlRashid], seat: Seat, good: Good, other: Good, partner: Title) -> None:
    """9.27 and 9.28 One good; with the other monopolist already there, three, and one of the other."""
    own, others = MONOPOLY if table.state.players[seat].titles[partner] else (1, 0)
    gain_goods(table, seat, good, own)
    if others:
        gain_goods(table, seat, other, others)


def promote(table: Table[AlRashid], seat: Seat) -> Flow[None]:
    """9.32 A sage becomes a merchant; one on the board goes home from where no merchant may stand."""
    retinue = table.state.retinue
    if not (retinue.reserve[seat][MERCHANT] and (offer := promotable(table.state, seat))):
        return
    match (yield table.ask(seat, "promote", [*offer, PASS], why_not_promote)):
        case PromoteAtHome():
            there = retinue.home[seat]
        case Promote(sector) if may_stand(table.state, seat, MERCHANT, sector):
            there = retinue.spaces[sector][seat]
        case Promote(sector):
            retinue.leave(sector, seat, SAGE)
            there = retinue.home[seat]
        case _:
            return
    there[SAGE] -= 1
    there[MERCHANT] += 1
    retinue.reserve[seat][MERCHANT] -= 1
    retinue.reserve[seat][SAGE] += 1
    table.tell(SagePromoted, seat)


def promotable(state: AlRashid, seat: Seat) -> list[Move]:
    """The sages at home and on the board."""
    offer: list[Move] = [PROMOTE_AT_HOME] if state.retinue.home[seat][SAGE] else []
    return offer + [PROMOTE[sector] for sector, there in enumerate(state.retinue.spaces) if there[seat][SAGE]]


def why_not_promote(move: Move) -> Text | None:
    """Why no sage can become a merchant there; None for other moves."""
    match move:
        case PromoteAtHome():
            return text("refusal-no-pawn", rank=Rank.SAGE)
        case Promote(sector):
            return text("refusal-nobody-to-move", rank=Rank.SAGE, sector=sector)
    return None


# Activated


def activate(table: Table[AlRashid], seat: Seat, title: Title) -> Flow[None]:
    """5.4 and 9.0 A title is turned face down until the end of the year, and does what it does."""
    state = table.state
    state.players[seat].used.append(title)
    state.now.activated = True
    table.tell(TitleActivated, seat, title)
    match title:
        case Title.SMUGGLER:
            given = yield from give(table, seat, list(Good))
            yield from take_one(table, seat, given)
        case Title.RECRUITER:
            yield from draw_some(table, seat, 1)
        case Title.NEGOTIATOR:
            yield from negotiate(table, seat)
        case Title.TRADER:
            yield from trade_in(table, seat)
        case _:
            gain_goods(table, seat, IMPORTS[title])


def give(table: Table[AlRashid], seat: Seat, kinds: list[Good]) -> Flow[Good]:
    """One good of these kinds goes to the supply."""
    goods = table.state.players[seat].goods
    offer = [GIVE[good] for good in kinds if goods[good]]
    good = (yield from pick(table, seat, "exchange", offer, partial(why_not_give, table.state, seat))).good
    goods[good] -= 1
    table.tell(GoodGiven, seat, good)
    return good


def trade_in(table: Table[AlRashid], seat: Seat) -> Flow[None]:
    """9.13 A common good for two of the other common goods."""
    given = yield from give(table, seat, list(COMMON))
    others = [good for good in COMMON if good != given]
    if table.state.box.rulings.trader == "any-two":  # ruling trader
        offer = [TAKE[good] for good in others]
        for place in range(len(others)):
            others[place] = (yield table.ask(seat, "take", offer, why_not_trade_in)).good
    for good in others:
        gain_goods(table, seat, good)


def negotiate(table: Table[AlRashid], seat: Seat) -> Flow[None]:
    """9.8 Look at a country; then one own mercenary may go with one of the same colour there."""
    state = table.state
    offer = [SPY[sector] for sector in LANDS if occupied(state, sector)]
    sector = (yield from pick(table, seat, "negotiate", offer, why_not_look)).sector
    spy(table, seat, sector)
    state.now.talks = [sector]
    spendable = [
        SEND[colour][value - 1]
        for colour, there in enumerate(state.garrisons[sector])
        if there
        for value in sorted(set(state.players[seat].hand[colour]))
    ]
    match (yield table.ask(seat, "bribe", [*spendable, PASS], partial(why_not_bribe, state, seat))):
        case Send(colour, value):
            discard(table, seat, colour, value)
            table.tell(MercenarySent, seat, colour, value)
            state.now.talks = [sector, colour]
            yield from dismiss(table, seat, sector, colour)
    state.now.talks = []


def dismiss(table: Table[AlRashid], seat: Seat, sector: Sector, colour: Colour) -> Flow[None]:
    """9.8 One mercenary of that colour leaves the country; of two equal ones, that which lies face up or the other."""
    places = removable(table.state, sector, colour)
    move = yield from pick(table, seat, "remove", list(places), why_not_remove)
    table.tell(MercenaryRemoved, seat, sector, colour, remove(table, sector, colour, places[move]))


# Questions


def usable(state: AlRashid, seat: Seat) -> list[Move]:
    """5.4 The titles that a player can activate now with any effect."""
    player = state.players[seat]
    held, used = player.titles, player.used
    return [
        ACTIVATE[title]
        for title in state.box.activated
        if held[title] and held[title] > used.count(title) and works(state, seat, title)
    ]


def works(state: AlRashid, seat: Seat, title: Title) -> bool:
    """Whether a title has something to work on: a good to give, a mercenary to draw or to look at."""
    goods = state.players[seat].goods
    match title:
        case Title.SMUGGLER:
            return any(goods)
        case Title.TRADER:
            return any(goods[good] for good in COMMON)
        case Title.RECRUITER:
            return bool(drawable(state))
        case Title.NEGOTIATOR:
            return any(occupied(state, sector) for sector in LANDS)
    return True


def removable(state: AlRashid, sector: Sector, colour: Colour) -> dict[Remove | RemoveOpen, int]:
    """Where the mercenaries of each value lie: one that is face down, and one face up where there is such a choice."""
    there, known = state.garrisons[sector][colour], state.known[sector][colour]
    places: dict[Remove | RemoveOpen, int] = {}
    for value in sorted(set(there)):
        equal = [place for place, other in enumerate(there) if other == value]
        face_up = [place for place in equal if known[place] == OPEN]
        face_down = [place for place in equal if known[place] != OPEN]
        places[REMOVE[value - 1]] = (face_down or face_up)[0]
        if face_down and face_up:
            places[REMOVE_OPEN[value - 1]] = face_up[0]
    return places


def why_not_remove(move: Move) -> Text | None:
    """Why a mercenary cannot be removed: there is none, or none of its value lies open beside one that does not."""
    return text("refusal-no-such-mercenary", value=move.value) if isinstance(move, Remove | RemoveOpen) else None


def why_not_look(move: Move) -> Text | None:
    """Why a Negotiator cannot go to a country; None for other moves."""
    return text("refusal-no-mercenaries", sector=move.sector) if isinstance(move, Spy) else None


def why_not_bribe(state: AlRashid, seat: Seat, move: Move) -> Text | None:
    """Why a mercenary cannot be spent for one of the same colour; None for other moves."""
    if not isinstance(move, Send):
        return None
    if move.value not in state.players[seat].hand[move.colour]:
        return text("refusal-no-mercenary", colour=move.colour, value=move.value)
    return text("refusal-no-enemy", colour=move.colour)


def why_not_give(state: AlRashid, seat: Seat, move: Move) -> Text | None:
    """Why a good cannot be given: it is not there, or no common one; None for other moves."""
    if not isinstance(move, Give):
        return None
    lacking = not state.players[seat].goods[move.good]
    return text("refusal-no-good", good=move.good) if lacking else text("refusal-common-only")


def why_not_trade_in(move: Move) -> Text | None:
    """Why a Trader cannot take a good: it is what was given, or no common one; None for other moves."""
    if not isinstance(move, Take):
        return None
    return text("refusal-same-kind" if move.good in COMMON else "refusal-common-only")


def why_not_activate(state: AlRashid, seat: Seat, title: Title) -> Text:
    """Why a title cannot be activated."""
    player = state.players[seat]
    if title not in state.box.activated:
        return text("refusal-not-activated", title=title)
    if not player.titles[title]:
        return text("refusal-no-title", title=title)
    if state.now.activated:
        return text("refusal-one-title")
    if player.titles[title] <= player.used.count(title):
        return text("refusal-title-used", title=title)
    return text("refusal-title-idle", title=title)


IMPORTS = {
    Title.HARDWOOD_IMPORTER: Good.WOOD,
    Title.POTTERY_IMPORTER: Good.POTTERY,
    Title.METAL_IMPORTER: Good.METAL,
}
