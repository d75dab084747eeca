"""6.3 One payment for everything that a visitor of a palace has chosen, and credit notes.

The best payment is found and offered; instead, goods can be given one by one until the price is reached.
"""

from functools import partial

from darbar import Flow, Move, Seat, Table, Text, pick, text

from .components import NONE, Good, Title
from .events import NoteUsed, Paid
from .favours import EXCHANGES
from .gold import spared, suggestion, worth
from .moves import GIVE, PAY, USE_NOTE, Give, UseNote
from .state import NOTE, AlRashid, Player, Visit

GOODS = tuple(Good)


def pay(table: Table[AlRashid], seat: Seat) -> Flow[None]:
    """6.3 The price of all actions, once, from sets of goods; nothing is given back."""
    state, goods = table.state, table.state.players[seat].goods
    while (gold := state.visit.gold - state.visit.note) > 0:
        best = suggestion(state, goods, gold)
        why = partial(why_not, state, seat, gold)
        match (yield from pick(table, seat, text("pay", gold=gold, goods=best), choices(state, seat, gold), why)):
            case UseNote():
                use_note(table, seat)
            case Give(good):
                yield from hand_over(table, seat, gold, [good])
                return
            case _:
                yield from hand_over(table, seat, gold, best)
                return


def use_note(table: Table[AlRashid], seat: Seat) -> None:
    """8.9 One credit note goes back to the supply and makes the title cheaper."""
    state, player = table.state, table.state.players[seat]
    state.visit.note = discount(state, player, state.visit.title)
    player.notes -= 1
    state.supply[NOTE] += 1
    table.tell(NoteUsed, seat, state.visit.note)


def hand_over(table: Table[AlRashid], seat: Seat, gold: int, given: list[Good]) -> Flow[None]:
    """3.2 Goods leave the player, then one by one, until they are worth the price."""
    state = table.state
    paid = state.visit.paid = [0] * len(GOODS)
    for good in given:
        give(state, seat, good)
    while (reached := worth(state, paid)) < gold:
        offer, why = gifts(state, seat, gold), partial(why_not, state, seat, gold)
        give(state, seat, (yield from pick(table, seat, text("give", gold=gold - reached), offer, why)).good)
    table.tell(Paid, seat, gold, tuple([good for good in GOODS for _ in range(paid[good])]))


def give(state: AlRashid, seat: Seat, good: Good) -> None:
    """A good becomes part of the payment."""
    state.players[seat].goods[good] -= 1
    state.visit.paid[good] += 1


# Questions


def choices(state: AlRashid, seat: Seat, gold: int) -> list[Move]:
    """The best payment, then a credit note, then goods one by one where there is anything to choose."""
    player, visit = state.players[seat], state.visit
    offer: list[Move] = []
    payable = purse(state, player, visit) >= gold
    if payable:
        offer.append(PAY)
    if visit.title != NONE and not visit.note and discount(state, player, visit.title):
        offer.append(USE_NOTE)
    if payable and spared(state, player.goods) >= gold:
        offer += gifts(state, seat, gold)
    return offer


def gifts(state: AlRashid, seat: Seat, gold: int) -> list[Give]:
    """The goods that can be given next; one must be left for an exchange that is still to come."""
    goods = state.players[seat].goods
    keep = exchanging(state.visit)
    return [
        GIVE[good] for good, count in enumerate(goods) if count and (not keep or leaves_one(state, goods, good, gold))
    ]


def leaves_one(state: AlRashid, goods: list[int], given: int, gold: int) -> bool:
    """Whether the price can still be reached without the last good, after giving this one."""
    everything = [count + paid for count, paid in zip(goods, state.visit.paid or NO_GOODS, strict=True)]
    for kept, count in enumerate(goods):
        if count > (kept == given):
            everything[kept] -= 1
            if worth(state, everything) >= gold:
                return True
            everything[kept] += 1
    return False


def purse(state: AlRashid, player: Player, visit: Visit) -> int:
    """What a player can pay; an exchange that is still to come keeps one good."""
    return spared(state, player.goods) if exchanging(visit) else worth(state, player.goods)


def exchanging(visit: Visit) -> bool:
    """Whether a good must be left for an exchange."""
    return visit.favour in EXCHANGES and not visit.swapped


def discount(state: AlRashid, player: Player, title: int) -> int:
    """8.9 and 9.12 What a credit note takes off a title: more for a Banker, nothing without a note or a title."""
    if title == NONE or not player.notes:
        return 0
    return min(credit(state, player), price(state, player, title))


def credit(state: AlRashid, player: Player) -> int:
    """8.9 and 9.12 What a credit note is worth at most; nothing to whoever has none."""
    if not player.notes:
        return 0
    return state.box.title_amounts[Title.BANKER] if player.titles[Title.BANKER] else state.box.note_gold


def price(state: AlRashid, player: Player, title: int) -> int:
    """6.8 What a title costs a player."""
    gold = state.box.title_gold[title]
    if title == Title.ENCHANTER and state.box.rulings.loremaster == "enchanter-too":  # ruling loremaster
        return max(0, gold - rebate(state, player))
    return gold


def rebate(state: AlRashid, player: Player) -> int:
    """9.9 What Loremasters take off the price of merchants and pashas."""
    return player.titles[Title.LOREMASTER] * state.box.title_amounts[Title.LOREMASTER]


def why_not(state: AlRashid, seat: Seat, gold: int, move: Move) -> Text | None:
    """Why this is no way to pay; None for other moves."""
    match move:
        case Give(good) if not state.players[seat].goods[good]:
            return text("refusal-no-good", good=good)
        case Give():
            return text("refusal-keep-a-good", gold=gold) if exchanging(state.visit) else text("refusal-all-needed")
        case UseNote():
            return why_not_note(state, seat)
    return None


def why_not_note(state: AlRashid, seat: Seat) -> Text | None:
    """8.9 Why a credit note is of no use; None when it only comes too late."""
    if state.visit.title == NONE:
        return text("refusal-notes-for-titles")
    if state.visit.note:
        return text("refusal-one-note")
    return None if state.players[seat].notes else text("refusal-no-own-note")


NO_GOODS = (0,) * len(Good)
