"""6.2.2.1 The Sailor: pay a good for more deliveries, then deliver to notables and fill one order.

One delivery is free, and a good paid to the Sailor adds as many as it is worth. An order takes two deliveries. A good
can be delivered twice to the same notable. What was paid for and not used comes back in rupees.
"""

from darbar import Flow, Move, Seat, Table, Text, text

from ... import anytime, notables, secondary
from ...components import Good, Notable
from ...events import SailorPaid
from ...markers import PASS, gain_favours, gain_rupees, pay_good
from ...moves import DOUBLE, ENOUGH, GIVE, PAY_SAILOR, Deliver, Fill, Give, PaySailor
from ...payment import give_all, least_missed
from ...state import Agra, Stage
from .. import actions, orders

FREE_DELIVERIES = 1
ORDER_DELIVERIES = 2
MOST_PAYMENT = 4


def visit_sailor(table: Table[Agra], seat: Seat) -> Flow[None]:
    """6.2.2.1 Payment, which says how many deliveries there are; they follow in the stage SAILING."""
    state = table.state
    now = state.now
    now.deliveries, now.paid, now.order_filled, now.doubled = 0, 0, False, 0
    yield from pay_sailor(table, seat)
    now.deliveries = FREE_DELIVERIES + now.paid + (state.holders[Notable.JAGIRDAR] == seat)
    table.tell(SailorPaid, seat, now.deliveries)
    state.stage = Stage.SAILING


def pay_sailor(table: Table[Agra], seat: Seat) -> Flow[None]:
    """6.2.2.1 Nothing or one good; with the Portuguese Trader's contract any number up to a value of four."""
    state, now = table.state, table.state.now

    def offer() -> list[Move]:
        return [*whole_payments(state, seat), *payable(state, seat), ENOUGH if now.paid else PASS]

    while payable(state, seat) or (not now.paid and secondary.moves(state, seat)):
        match (yield from anytime.freely(table, seat, "sailor", offer, lambda move: why_not_pay(state, seat, move))):
            case Give(good):
                now.paid += state.values[good]
                pay_good(table, seat, good)
            case PaySailor(worth):
                now.paid = worth
                give_all(table, seat, least_missed(state, seat, MOST_PAYMENT)[worth])
                return
            case _:
                return


def whole_payments(state: Agra, seat: Seat) -> list[Move]:
    """6.2.2.1 Several goods at once, for each value that they reach: with the Portuguese Trader's contract."""
    if state.now.paid or state.holders[Notable.PORTUGUESE_TRADER] != seat:
        return []
    best = least_missed(state, seat, MOST_PAYMENT)
    return [move for worth, move in PAY_SAILOR.items() if len(best.get(worth, ())) > 1]


def payable(state: Agra, seat: Seat) -> list[Move]:
    """6.2.2.1 The goods that can still be paid to the Sailor."""
    if state.now.paid and state.holders[Notable.PORTUGUESE_TRADER] != seat:
        return []
    left, values = MOST_PAYMENT - state.now.paid, state.values
    return [GIVE[good] for good, count in enumerate(state.players[seat].goods) if count and values[good] <= left]


def sailing(table: Table[Agra]) -> Flow[None]:
    """6.2.2.1 One delivery (or the order); entered again until the player has enough.

    At the end: influence, unused deliveries, the Jagirdar's delivery, and `actions.finish_action`.
    """
    state = table.state
    seat = Seat(state.turn_seat)

    def offer() -> list[Move]:
        return [*cargo(state, seat), *late_payments(state, seat), ENOUGH]

    busy = at_sea(state) and (cargo(state, seat) or secondary.moves(state, seat))
    if busy or late_payments(state, seat):
        match (yield from anytime.freely(table, seat, "sailing", offer, lambda move: why_not_sail(state, seat, move))):
            case Deliver(notable):
                yield from unload(table, seat, notable)
                return
            case Fill(guild):
                state.now.deliveries -= order_deliveries(state)
                state.now.order_filled = True
                yield from orders.fill(table, seat, guild)
                return
            case Give(good):
                pay_late(table, seat, good)
                return
    yield from land(table, seat)


def pay_late(table: Table[Agra], seat: Seat, good: Good) -> None:
    """6.2.2.1 A good for the Sailor between the deliveries, where that is ruled."""
    now, value = table.state.now, table.state.values[good]
    pay_good(table, seat, good)
    now.paid += value
    now.deliveries += value
    table.tell(SailorPaid, seat, now.deliveries)


def unload(table: Table[Agra], seat: Seat, notable: Notable) -> Flow[None]:
    """7.3 A good for a notable, twice if the player likes."""
    state, now = table.state, table.state.now
    good = yield from notables.choose_good(table, seat, notable)
    twice = False
    if now.deliveries > 1 and state.players[seat].goods[good] > 1 and may_double(state, notable):
        twice = (yield table.ask(seat, text("double", good=good, notable=notable), [DOUBLE, PASS])) == DOUBLE
    now.deliveries -= 1 + twice
    now.doubled |= twice << notable
    yield from notables.deliver(table, seat, notable, good, twice)


def land(table: Table[Agra], seat: Seat) -> Flow[None]:
    """6.2.2.1 The deliveries are done: influence, rupees for unused ones, and the Jagirdar's turn.

    He may complete the Mujtahida for `seat`, who can deliver by a favour while building: that is credited after him.
    """
    yield from notables.credit(table, seat)
    gain_rupees(table, seat, unused(table.state))
    table.state.now.deliveries = 0
    yield from jagirdar(table, seat)
    yield from notables.credit(table, seat)
    actions.finish_action(table.state)


def unused(state: Agra) -> int:
    """6.2.2.1 The deliveries that come back in rupees."""
    now = state.now
    if state.box.rulings.unused_deliveries == "all":  # ruling unused-deliveries
        return now.deliveries
    return min(now.deliveries, now.paid)


def jagirdar(table: Table[Agra], seat: Seat) -> Flow[None]:
    """Annex I, 10: another player who has this contract may deliver a good too, which brings `seat` a favour."""
    state = table.state
    owner = Seat(state.holders[Notable.JAGIRDAR])
    if owner < 0 or owner == seat:
        return
    if offer := notables.receivers(state, owner):
        match (yield table.ask(owner, "jagirdar", [*offer, PASS], lambda m: notables.why_not_deliver(state, owner, m))):
            case Deliver(notable):
                good = yield from notables.choose_good(table, owner, notable)
                yield from notables.deliver(table, owner, notable, good)
                yield from notables.gain_influence(table, owner)
                yield from gain_favours(table, seat)


# Questions


def at_sea(state: Agra) -> bool:
    """Whether something could still be delivered."""
    now = state.now
    return now.deliveries > 0 or (not now.order_filled and order_deliveries(state) == 0)


def late_payments(state: Agra, seat: Seat) -> list[Move]:
    """6.2.2.1 The goods that can still be paid while the deliveries are made."""
    return payable(state, seat) if state.box.rulings.sailor_payment == "later" else []  # ruling sailor-payment


def may_double(state: Agra, notable: Notable) -> bool:
    """7.3 Whether a good can still be delivered twice to a notable in this action."""
    if state.box.rulings.double_delivery == "action":  # ruling double-delivery
        return not state.now.doubled
    return not state.now.doubled >> notable & 1


def order_deliveries(state: Agra) -> int:
    """6.2.2.1 How many deliveries an order takes."""
    return ORDER_DELIVERIES if state.box.rulings.sailor_order == "two-deliveries" else 0  # ruling sailor-order


def cargo(state: Agra, seat: Seat) -> list[Move]:
    """6.2.2.1 Who can be delivered to now: notables, and one order."""
    now = state.now
    to_notables = notables.receivers(state, seat) if now.deliveries else []
    if now.order_filled or now.deliveries < order_deliveries(state):
        return to_notables
    return [*to_notables, *orders.fillable(state, seat)]


def why_not_pay(state: Agra, seat: Seat, move: Move) -> Text | None:
    """Why goods cannot be paid to the Sailor; None for other moves."""
    if isinstance(move, PaySailor):
        return why_not_several(state, seat, move.worth)
    if not isinstance(move, Give):
        return None
    if not state.players[seat].goods[move.good]:
        return text("refusal-no-good", good=move.good)
    return text("refusal-sailor-payment", good=move.good, limit=MOST_PAYMENT)


def why_not_several(state: Agra, seat: Seat, worth: int) -> Text:
    """Why no several goods of this worth can be paid at once."""
    if state.holders[Notable.PORTUGUESE_TRADER] != seat:
        return text("refusal-one-good")
    return text("refusal-sailor-begun") if state.now.paid else text("refusal-no-goods-worth", worth=worth)


def why_not_pay_late(state: Agra, seat: Seat, move: Give | PaySailor) -> Text | None:
    """Why the Sailor takes no good while the deliveries are made."""
    if state.box.rulings.sailor_payment == "first":
        return text("refusal-sailor-first")
    return why_not_pay(state, seat, move)


def why_not_sail(state: Agra, seat: Seat, move: Move) -> Text | None:
    """Why something cannot be delivered now; None for moves that are no delivery."""
    if isinstance(move, Give | PaySailor):
        return why_not_pay_late(state, seat, move)
    if not isinstance(move, Fill):
        return notables.why_not_deliver(state, seat, move)
    if state.now.order_filled:
        return text("refusal-one-order")
    if state.now.deliveries < order_deliveries(state):
        return text("refusal-two-deliveries")
    return orders.why_not_fill(state, seat, move.guild)
