"""6.3 Orders (optional): serve Akbar with one good, or fill one guild order.

Each guild has one marked order. It is open to whoever has influence with the guild and both goods, as long as the
column has fewer markers than the limit of the boat's pier.
"""

from darbar import Flow, Move, Seat, Table, Text, text

from .. import anytime, notables, secondary
from ..components import ABSENT, NEUTRAL, NONE, Good, Guild
from ..ending import trigger_end
from ..events import AkbarServed, OrderFilled, OrderMarkerMoved
from ..influence import rise
from ..markers import PASS
from ..moves import FILL, SERVE, Fill, Peonage, Place, Present, Serve
from ..state import Agra, Stage

GUILDS = range(len(Guild))


def orders(table: Table[Agra]) -> Flow[None]:
    """6.3 One of the two, or neither; then the turn closes. Not asked when nothing can be done at all.

    Until then a statue still comes before the order phase, however it was got: its action is taken, and the phase is
    entered again.
    """
    state = table.state
    seat = Seat(state.turn_seat)

    def offer() -> list[Move]:
        return [*servable(state, seat), *fillable(state, seat), PASS, *secondary.statue(state, seat)]

    if is_possible(state, seat) or secondary.moves(state, seat):
        match (yield from anytime.freely(table, seat, "orders", offer, lambda m: why_not_order(state, seat, m))):
            case Serve(good):
                serve(table, seat, good, good)
                yield from linger(table, seat)
            case Fill(guild):
                yield from fill(table, seat, guild)
                yield from linger(table, seat)
            case Present() as statue:
                yield from secondary.play(table, seat, statue)
                state.stage = Stage.EXTRA
                return
    state.stage = Stage.CLOSING


def linger(table: Table[Agra], seat: Seat) -> Flow[None]:
    """4.2 The turn goes on after the order: what it brought can still be used."""
    if secondary.moves(table.state, seat):
        yield from anytime.freely(table, seat, "linger", lambda: [PASS], why_not_twice)


# 6.3.1 Akbar


def servable(state: Agra, seat: Seat) -> list[Move]:
    """6.3.1 The goods in hand whose space at Akbar's is free."""
    akbar = state.akbar
    return [SERVE[good] for good, count in enumerate(state.players[seat].goods) if count and akbar[good] == NONE]


def serve(table: Table[Agra], seat: Seat, good: Good, space: Good) -> None:
    """6.3.1 The marker goes from the good to a space (the same good, but for the Sadr us-Sudur); delivery bonuses."""
    state = table.state
    state.players[seat].goods[good] -= 1
    state.akbar[space] = seat
    table.tell(AkbarServed, seat, good, space)
    notables.pay_bonuses(table, seat, good)


# 6.3.2 Guild orders


def fillable(state: Agra, seat: Seat) -> list[Move]:
    """6.3.2 The marked orders that the seat may and can fill now."""
    influence = state.players[seat].influence
    return [
        FILL[guild]
        for guild in GUILDS
        if influence[guild] and has_goods(state, seat, guild) and is_open(state, guild) and below_limit(state, guild)
    ]


def fill(table: Table[Agra], seat: Seat, guild: Guild) -> Flow[None]:
    """6.3.2 Goods, marker, order marker, payment, bonuses, and a step for whoever does not lead."""
    state = table.state
    place, leading = state.order_markers[guild], leads(state, seat, guild)
    goods = state.box.orders[guild][place]
    mark_filled(state, seat, guild, goods)
    rupees = payment(state, seat, guild, leading)
    state.players[seat].rupees += rupees
    table.tell(OrderFilled, seat, guild, place + 1, rupees)
    move_marker(table, guild)
    for good in goods:
        notables.pay_bonuses(table, seat, good)
    if not leading:
        yield from rise(table, seat, guild)


def mark_filled(state: Agra, seat: Seat, guild: Guild, goods: tuple[Good, Good]) -> None:
    """6.3.2 Both goods go to the supply, and a marker from there to the order."""
    player = state.players[seat]
    for good in goods:
        player.goods[good] -= 1
        player.supply += 1
    player.supply -= 1
    state.orders[guild][state.order_markers[guild]] = seat


def move_marker(table: Table[Agra], guild: Guild) -> None:
    """6.3.2 The order marker goes down to the next free order, from the last to the first; a full column is the end."""
    state = table.state
    column = state.orders[guild]
    if NONE not in column:
        state.order_markers[guild] = len(column)
        trigger_end(table)
        return
    place = (state.order_markers[guild] + 1) % len(column)
    if state.box.rulings.order_marker == "next-free":  # ruling order-marker
        while column[place] != NONE:
            place = (place + 1) % len(column)
    state.order_markers[guild] = place
    table.tell(OrderMarkerMoved, guild, place + 1)


def payment(state: Agra, seat: Seat, guild: Guild, leading: bool) -> int:
    """6.3.2 What the step on the track says; one rupee less for whoever does not lead."""
    pays = state.box.payouts[state.players[seat].influence[guild]]
    if leading or state.box.rulings.order_payment == "full":  # ruling order-payment
        return pays
    return max(pays - 1, 0)


# Questions


def is_possible(state: Agra, seat: Seat) -> bool:
    """6.3 Whether there is anything to do in this phase."""
    akbar = state.akbar
    for good, count in enumerate(state.players[seat].goods):
        if count and akbar[good] == NONE:
            return True
    return bool(fillable(state, seat) or secondary.statue(state, seat))


def leads(state: Agra, seat: Seat, guild: Guild) -> bool:
    """6.3.2 Whether nobody is higher on the track."""
    step = state.players[seat].influence[guild]
    return all(player.influence[guild] <= step for player in state.players)


def is_open(state: Agra, guild: int) -> bool:
    """6.3.2 Whether the marked order has not been filled."""
    place, column = state.order_markers[guild], state.orders[guild]
    return place < len(column) and column[place] == NONE


def below_limit(state: Agra, guild: int) -> bool:
    """6.3.2 Whether the column has room for another marker."""
    column = state.orders[guild]
    neutral = column.count(NEUTRAL) if state.box.rulings.neutral_markers == "ignored" else 0  # ruling neutral-markers
    return len(column) - column.count(NONE) - neutral < state.box.order_limits[state.pier]


def has_goods(state: Agra, seat: Seat, guild: int) -> bool:
    """6.3.2 Whether the seat has both goods of the marked order."""
    place, column = state.order_markers[guild], state.box.orders[guild]
    if place == len(column):
        return False
    goods, (first, second) = state.players[seat].goods, column[place]
    return goods[first] > (first == second) and goods[second] > 0


def why_not_order(state: Agra, seat: Seat, move: Move) -> Text | None:
    """Why a `Serve` or `Fill` is not offered, or a worker cannot go anywhere any more; None for other moves."""
    match move:
        case Place() | Peonage():
            return text("refusal-no-statue")
        case Serve(good):
            return why_not_serve(state, seat, good)
        case Fill(guild):
            return why_not_fill(state, seat, guild)
    return None


def why_not_twice(move: Move) -> Text | None:
    """6.3 Why there is no second order or service; None for other moves."""
    return text("refusal-order-done") if isinstance(move, Serve | Fill) else None


def why_not_serve(state: Agra, seat: Seat, good: Good) -> Text | None:
    """6.3.1 Akbar does not want the good, has it already, or the seat has none."""
    if state.akbar[good] == ABSENT:
        return text("refusal-akbar-wants-no", good=good)
    if state.akbar[good] != NONE:
        return text("refusal-akbar-has", good=good)
    return None if state.players[seat].goods[good] else text("refusal-no-good", good=good)


def why_not_fill(state: Agra, seat: Seat, guild: Guild) -> Text | None:
    """6.3.2 No influence, no open order, a column at its limit, or goods missing."""
    if not state.players[seat].influence[guild]:
        return text("refusal-no-influence", guild=guild)
    if not is_open(state, guild):
        return text("refusal-no-open-order", guild=guild)
    if not below_limit(state, guild):
        return text("refusal-order-limit", guild=guild, limit=state.box.order_limits[state.pier])
    if has_goods(state, seat, guild):
        return None
    first, second = state.box.orders[guild][state.order_markers[guild]]
    return text("refusal-order-goods", guild=guild, first=first, second=second)
