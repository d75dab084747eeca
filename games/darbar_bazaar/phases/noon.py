"""Chapter 3: Noon.

Round and round from the first player, everyone places one worker or passes, until all workers are placed or all have
passed.
"""

from __future__ import annotations

from darbar import Flow, Move, Pass, Seat, Table, Text, text
from darbar.components import Pose, Worker, why_not_enter

from ..components import Bonus, Good, OrderCard, Space
from ..events import (
    Consoled,
    FirstPlayerChanged,
    GoodsTaken,
    LastDayAnnounced,
    OrderDrawn,
    OrderFilled,
    OrderTaken,
    PassedOut,
    Placed,
    Rose,
    SentHome,
    WorkerHired,
)
from ..moves import Accept, DrawOrder, Fill, Gift, Place, Take, TakeOrder
from ..state import Bazaar, Stage
from .anytime import freely

HAND = 3
STALL_GOODS = 2
THANKS = 2
ORDERS_FOR_THE_END = 3
FILL_REPUTATION = 1

PLACES = [Place(space) for space in Space]
TAKES = [Take(good) for good in Good]
FILLS = [Fill(order) for order in OrderCard]


def noon(table: Table[Bazaar]) -> Flow[None]:
    """3.1 One turn: place a worker, or pass for today."""
    state = table.state
    seat = state.order.current
    table.begin_turn(seat)

    def offer() -> list[Move]:
        return [*placeable(state, seat), Pass()]

    match (yield from freely(table, seat, "place", offer, lambda move: why_not_place(state, seat, move))):
        case Place(space):
            yield from place(table, seat, space)
        case Pass():
            pass_out(table, seat)
    if not state.order.go_round(lambda other: state.workforce.home[other] > 0):
        state.stage = Stage.EVENING


def pass_out(table: Table[Bazaar], seat: Seat) -> None:
    """3.1 Whoever passes is out for today, and earns a coin for each worker at home."""
    coins = table.state.workforce.home[seat]
    table.state.players[seat].coins += coins
    table.state.order.pass_out(seat)
    table.tell(PassedOut, seat, coins)


def place(table: Table[Bazaar], seat: Seat, space: Space) -> Flow[None]:
    """3.2 Pay the cost, go there, send home who has to leave, do what is done there."""
    state = table.state
    row = state.box.components.spaces[space]
    state.players[seat].coins -= row.cost
    leaving = state.workforce.enter(space, row, seat)
    table.tell(Placed, seat, space)
    for worker in leaving:
        yield from sent_home(table, worker, space)
    match space:
        case Space.SILK_STALL | Space.SPICE_STALL | Space.TEA_STALL:
            take_from_stall(table, seat, Good(space))
        case Space.DOCKS:
            yield from take_from_caravan(table, seat)
        case Space.SCRIBE:
            yield from visit_scribe(table, seat)
        case Space.MARKET:
            yield from visit_market(table, seat)
        case Space.TEAHOUSE:
            visit_teahouse(table, seat)


def sent_home(table: Table[Bazaar], worker: Worker, space: Space) -> Flow[None]:
    """3.4 The owner of a worker that stood is consoled with a coin or a step of reputation, as the owner likes."""
    table.tell(SentHome, worker.seat, space)
    if worker.pose is Pose.LYING:
        return
    match (yield table.ask(worker.seat, "console", [Accept(gift) for gift in Gift])):
        case Accept(Gift.COIN):
            table.state.players[worker.seat].coins += 1
            table.tell(Consoled, worker.seat, Gift.COIN)
        case Accept(Gift.PRAISE):
            table.tell(Consoled, worker.seat, Gift.PRAISE)
            rise(table, worker.seat)


def take_from_stall(table: Table[Bazaar], seat: Seat, good: Good) -> None:
    """3.5 Two goods, or what the stall has left."""
    count = table.state.stalls.give(table.state.players[seat].goods, good, STALL_GOODS)
    table.tell(GoodsTaken, seat, good, count)


def take_from_caravan(table: Table[Bazaar], seat: Seat) -> Flow[None]:
    """3.6 One good of the caravan."""
    state = table.state

    def offer() -> list[Move]:
        return [take for take in TAKES if take.good in state.caravan.cards] or [Pass()]

    match (yield from freely(table, seat, "take", offer)):
        case Take(good):
            state.players[seat].goods.put(state.caravan.take(good))
            table.tell(GoodsTaken, seat, good, 1)


def visit_scribe(table: Table[Bazaar], seat: Seat) -> Flow[None]:
    """3.7 An order that lies open, which is replaced, or a secret one."""
    state = table.state

    def offer() -> list[Move]:
        secret = [DrawOrder()] if state.deck.cards else []
        return [*(TakeOrder(OrderCard(card)) for card in sorted(state.offers.cards)), *secret] or [Pass()]

    match (yield from freely(table, seat, "scribe", offer)):
        case TakeOrder(order):
            state.players[seat].hand.append(state.offers.take(order))
            table.tell(OrderTaken, seat, order)
            state.offers.refill(table, state.deck)
        case DrawOrder():
            draw_order(table, seat)


def draw_order(table: Table[Bazaar], seat: Seat) -> None:
    """3.7 Only who draws an order knows it."""
    card = table.draw(table.state.deck, seen_by=seat)
    if card is not None:
        table.state.players[seat].hand.append(card)
        table.tell(OrderDrawn, seat, OrderCard(card))


def visit_market(table: Table[Bazaar], seat: Seat) -> Flow[None]:
    """3.8 Fill one order; nothing, when the tea for it has been drunk since."""
    state = table.state

    def offer() -> list[Move]:
        return fillable(state, seat) or [Pass()]

    match (yield from freely(table, seat, "fill", offer, lambda move: why_not_fill(state, seat, move))):
        case Fill(order):
            fill(table, seat, order)


def fill(table: Table[Bazaar], seat: Seat, order: OrderCard) -> None:
    """3.8 Goods go into the bag; coins, one more if something in fashion is among the goods, and reputation."""
    state = table.state
    player, row = state.players[seat], state.box.components.orders[order]
    for good, count in enumerate(row.goods):
        player.goods.take(good, count)
        state.bag.put(good, count)
    coins = row.coins + (row.goods[state.fashion] > 0)
    player.coins += coins
    player.hand.remove(order)
    player.filled.append(order)
    table.tell(OrderFilled, seat, order, coins)
    rise(table, seat, FILL_REPUTATION)
    if len(player.filled) == ORDERS_FOR_THE_END:
        announce_last_day(table)


def visit_teahouse(table: Table[Bazaar], seat: Seat) -> None:
    """3.9 A coin, and the first place tomorrow."""
    table.state.players[seat].coins += 1
    table.tell(FirstPlayerChanged, seat)


def rise(table: Table[Bazaar], seat: Seat, steps: int = 1) -> None:
    """3.11 Up the reputation track, with the bonus of each step on the way."""
    state = table.state
    before = state.reputation[seat]
    bonuses = state.box.track.climb(state.reputation, seat, steps)
    if state.reputation[seat] != before:
        table.tell(Rose, seat, state.reputation[seat])
    for bonus in bonuses:
        match bonus:
            case Bonus.COINS:
                state.players[seat].coins += THANKS
            case Bonus.WORKER:
                if state.workforce.hire(seat):
                    table.tell(WorkerHired, seat)
            case Bonus.ORDER:
                draw_order(table, seat)
            case Bonus.LAST_DAY:
                announce_last_day(table)


def announce_last_day(table: Table[Bazaar]) -> None:
    """5.1 This day is finished, and one more is played, unless this is the last anyway."""
    state = table.state
    if state.day < state.box.options.days and state.ending.trigger(1):
        table.tell(LastDayAnnounced)


# Questions


def placeable(state: Bazaar, seat: Seat) -> list[Move]:
    """Every space that lets a worker in."""
    return [place for place in PLACES if why_not_space(state, seat, place.space) is None]


def why_not_place(state: Bazaar, seat: Seat, move: Move) -> Text | None:
    """Why a worker cannot go to a space."""
    return why_not_space(state, seat, move.space) if isinstance(move, Place) else None


def why_not_space(state: Bazaar, seat: Seat, space: Space) -> Text | None:
    """3.2 to 3.9 What keeps a worker out."""
    refused = why_not_enter(state.workforce, space, state.box.components.spaces[space], seat, state.players[seat].coins)
    if refused is not None:
        return refused
    if space is Space.SCRIBE and len(state.players[seat].hand) >= HAND:
        return text("refusal-full-hand", limit=HAND)
    if space is Space.SCRIBE and not (state.offers.cards or state.deck.cards):
        return text("refusal-no-orders-left")
    if space is Space.MARKET and not fillable(state, seat):
        return text("refusal-no-order")
    return None


def fillable(state: Bazaar, seat: Seat) -> list[Move]:
    """The orders in hand whose goods are there."""
    player, rows = state.players[seat], state.box.components.orders
    return [FILLS[card] for card in sorted(player.hand) if player.goods.holds(rows[card].goods)]


def why_not_fill(state: Bazaar, seat: Seat, move: Move) -> Text | None:
    """Why an order cannot be filled."""
    if not isinstance(move, Fill):
        return None
    if move.order not in state.players[seat].hand:
        return text("refusal-not-in-hand", order=move.order)
    return text("refusal-goods-missing", order=move.order)
