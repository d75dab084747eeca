"""5.3.2 and 6.2.2.1 Several goods in one payment: the ways to pay in one question, what is least missed first.

Missed is what goods are worth now, then a last good that somebody waits for, and fine goods more than simple ones.
"""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from darbar import Flow, Move, Seat, Table, Text, text

from .components import NONE, Good
from .markers import pay_good
from .moves import CHOOSE, GIVE, MOST_WAYS, PAY, Choose, Give, Pay
from .state import Agra

Payment: TypeAlias = tuple[int, ...]
"""The goods that are given, each as often as it is given."""


def choose_payment(
    table: Table[Agra], seat: Seat, prompt: Text, one_by_one: Text, ways: Sequence[Payment]
) -> Flow[Payment]:
    """Which of these ways to pay, the best one first; not asked when there is only one."""
    if len(ways) == 1:
        return ways[0]
    match (yield table.ask(seat, prompt, listed(ways), partial(why_not_pay, table.state, seat, ways))):
        case Pay(way):
            return ways[way - 1]
    return (yield from choose_goods(table, seat, one_by_one, ways))


def choose_goods(table: Table[Agra], seat: Seat, prompt: Text, ways: Sequence[Payment]) -> Flow[Payment]:
    """The goods of a payment one by one, as long as there is a choice."""
    given: Payment = ()
    while len(ways) > 1:
        useful = sorted({good for way in ways for good in left_of(way, given)})
        why = partial(why_not_give, table.state, seat, given)
        move: Give = yield table.ask(seat, prompt, [GIVE[good] for good in useful], why)
        given += (move.good,)
        ways = [way for way in ways if way.count(given[-1]) >= given.count(given[-1])]
    return ways[0]


def give_all(table: Table[Agra], seat: Seat, payment: Payment) -> None:
    """The goods of a payment go back to the supply."""
    for good, count in Counter(payment).items():
        pay_good(table, seat, good, count)


# What is least missed


def missed(state: Agra, seat: Seat, payment: Payment, awaited: int) -> tuple[int, int]:
    """How much a payment is missed: by value, with 1 for each last good that is awaited; then by fine goods."""
    goods, base = state.players[seat].goods, state.box.base_values
    last = sum(awaited >> good & 1 and goods[good] == payment.count(good) for good in set(payment))
    return value_of(state, payment) + last, sum([base[good] for good in payment]) - len(payment)


def awaited_goods(state: Agra) -> int:
    """A bit for each good for which a notable in reach, a marked order or Akbar waits."""
    box, awaited = state.box, 0
    for notable in box.in_reach[state.pier]:
        if slots := state.river[notable]:
            for good, owner in zip(box.notable_goods[notable], slots, strict=True):
                awaited |= (owner == NONE) << good
    for orders, place in zip(box.orders, state.order_markers, strict=True):
        for ordered in orders[place] if place < len(orders) else ():
            awaited |= 1 << ordered
    for served, owner in enumerate(state.akbar):
        awaited |= (owner == NONE) << served
    return awaited


def least_missed(state: Agra, seat: Seat, most: int) -> dict[int, Payment]:
    """For each value up to `most` that own goods can reach exactly, those of which least is missed."""
    awaited, values = awaited_goods(state), state.values
    best: dict[int, Payment] = {0: ()}
    for good, own in enumerate(state.players[seat].goods):
        if own:
            room = {way: min(own, (most - worth) // values[good]) for worth, way in best.items()}
            ways = [way + (good,) * count for way in room for count in range(room[way] + 1)]
            ways.sort(key=lambda way: (*missed(state, seat, way, awaited), way), reverse=True)
            best = {value_of(state, way): way for way in ways}  # the last of a value is the least missed
    return best


def value_of(state: Agra, payment: Payment) -> int:
    """What goods are worth together."""
    return sum([state.values[good] for good in payment])


# Questions


def listed(ways: Sequence[Payment]) -> list[Move]:
    """All ways to pay where they are few; else the first ones, and to choose goods one by one."""
    return [*PAY[: len(ways)]] if len(ways) <= MOST_WAYS else [*PAY[:-1], CHOOSE]


def left_of(payment: Payment, given: Payment) -> list[int]:
    """The goods of a payment of which more are to be given."""
    return [good for good in set(payment) if payment.count(good) > given.count(good)]


def goods_in(payment: Payment) -> list[Text]:
    """A payment, in words."""
    return [text("line-goods", count=count, good=Good(good)) for good, count in Counter(payment).items()]


def why_not_pay(state: Agra, seat: Seat, ways: Sequence[Payment], move: Move) -> Text | None:
    """Why a payment is not listed, or a good cannot be given by itself; None for other moves."""
    all_listed = len(ways) <= MOST_WAYS
    match move:
        case Pay():
            return text("refusal-no-such-payment", count=len(ways) if all_listed else MOST_WAYS - 1)
        case Give(good) if not state.players[seat].goods[good]:
            return text("refusal-no-good", good=good)
        case Choose() | Give():
            return text("refusal-all-payments" if all_listed else "refusal-choose-first")
    return None


def why_not_give(state: Agra, seat: Seat, given: Payment, move: Move) -> Text | None:
    """Why a good cannot be the next one of a payment; None for other moves."""
    if not isinstance(move, Give):
        return None
    if state.players[seat].goods[move.good] <= given.count(move.good):
        return text("refusal-no-good", good=move.good)
    return text("refusal-superfluous", good=move.good)
