"""6.9 to 6.13 Favours of the guild leaders. Who exchanges a good must have one to give."""

from functools import partial
from typing import Final

from darbar import Flow, Move, Seat, Table, Text, pick, text

from .components import Favour, Good
from .events import FavourDone, GoodGiven
from .gold import GOODS, worth
from .mercenaries import draw_some, drawable
from .moves import ENOUGH, GIVE, REQUEST, TAKE, Give, Request, Take
from .state import AlRashid
from .tokens import gain_goods, gain_influence, gain_note

EXCHANGES: Final[tuple[Favour, ...]] = (Favour.GENERAL, Favour.VIZIER)
COPIED: tuple[Favour, ...] = tuple(favour for favour in Favour if favour is not Favour.FAVORITE)
IMPOSTURES = 2


def grant(table: Table[AlRashid], seat: Seat, favour: Favour, least: int = 0, free: bool = False) -> Flow[None]:
    """6.9 What a leader does; after an exchange before the payment, the goods must be worth at least so much."""
    if not possible(table.state, seat, favour, least, free):
        return
    table.tell(FavourDone, seat, favour)
    match favour:
        case Favour.GENERAL:
            if not free:
                yield from give_one(table, seat, favour, least)
            yield from draw_some(table, seat, 1)
        case Favour.SCHOLAR:
            gain_note(table, seat)
        case Favour.VIZIER:
            given = None if free else (yield from give_one(table, seat, favour, least))
            yield from take_one(table, seat, given, least)
        case Favour.QADI:
            gain_influence(table, seat)


def give_one(table: Table[AlRashid], seat: Seat, favour: Favour, least: int) -> Flow[Good]:
    """One good goes to the supply."""
    offer, why = givable(table.state, seat, favour, least), partial(why_not_give, table.state, seat, favour, least)
    good = (yield from pick(table, seat, "exchange", offer, why)).good
    table.state.players[seat].goods[good] -= 1
    table.tell(GoodGiven, seat, good)
    return good


def take_one(table: Table[AlRashid], seat: Seat, given: Good | None, least: int = 0) -> Flow[None]:
    """One good of another kind comes from the supply."""
    state, goods = table.state, table.state.players[seat].goods
    offer = [TAKE[good] for good in GOODS if good != given and (not least or worth_with(state, goods, good) >= least)]
    why = partial(why_not_take, state, seat, least)
    gain_goods(table, seat, (yield from pick(table, seat, "take", offer, why)).good)


def impose(table: Table[AlRashid], seat: Seat) -> Flow[None]:
    """9.4 The Impostor: two different favours, not the Favorite's, without their gold."""
    state, free = table.state, table.state.box.rulings.impostor == "everything"  # ruling impostor
    asked = list(COPIED)
    for _ in range(IMPOSTURES):
        offer: list[Move] = [REQUEST[favour] for favour in asked if possible(state, seat, favour, 0, free)]
        match (yield table.ask(seat, "impostor", [*offer, ENOUGH], partial(why_not_impose, asked))):
            case Request(favour):
                asked.remove(favour)
                yield from grant(table, seat, favour, free=free)
            case _:
                return


# Questions


def possible(state: AlRashid, seat: Seat, favour: Favour, least: int = 0, free: bool = False) -> bool:
    """Whether there is a good to give and a mercenary to get."""
    if favour not in EXCHANGES:
        return True
    if favour is Favour.GENERAL and not drawable(state):
        return False
    return free or bool(givable(state, seat, favour, least))


def givable(state: AlRashid, seat: Seat, favour: Favour, least: int) -> list[Give]:
    """The goods that can be given so that the rest, with what the Vizier gives, is worth enough."""
    goods = state.players[seat].goods
    return [
        GIVE[good]
        for good, count in enumerate(goods)
        if count and (not least or worth_after(state, goods, good, favour) >= least)
    ]


def worth_after(state: AlRashid, goods: list[int], given: int, favour: Favour) -> int:
    """What goods are worth at most after an exchange."""
    left = list(goods)
    left[given] -= 1
    if favour is Favour.GENERAL:
        return worth(state, left)
    return max(worth_with(state, left, good) for good in GOODS if good != given)


def worth_with(state: AlRashid, goods: list[int], good: int) -> int:
    """What goods are worth with one more."""
    more = list(goods)
    more[good] += 1
    return worth(state, more)


def why_not_give(state: AlRashid, seat: Seat, favour: Favour, least: int, move: Move) -> Text | None:
    """Why a good cannot be given in exchange; None for other moves."""
    if not isinstance(move, Give):
        return None
    goods = state.players[seat].goods
    if not goods[move.good]:
        return text("refusal-no-good", good=move.good)
    return text("refusal-gold", gold=least, worth=worth_after(state, goods, move.good, favour))


def why_not_take(state: AlRashid, seat: Seat, least: int, move: Move) -> Text | None:
    """Why a good cannot be taken in exchange: it would leave too little to pay with, or is what was given."""
    if not isinstance(move, Take):
        return None
    reached = worth_with(state, state.players[seat].goods, move.good)
    return text("refusal-gold", gold=least, worth=reached) if reached < least else text("refusal-same-kind")


def why_not_impose(asked: list[Favour], move: Move) -> Text | None:
    """Why an Impostor cannot ask for a favour; None for other moves."""
    if not isinstance(move, Request):
        return None
    return text("refusal-nothing-to-exchange" if move.favour in asked else "refusal-two-favours")
