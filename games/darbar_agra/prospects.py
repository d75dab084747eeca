"""What a position will still bring: its stock, which can be used up, and its engine, which works in every round.

The weights are rupees, found in matches of bots against themselves.
"""

from typing import Final

from darbar import Seat

from .box import AgraBox
from .components import COVERS, NONE, Good
from .scoring import AKBAR
from .state import Agra, Player

GOODS: Final[tuple[float, ...]] = (0.6, 1.2, 1.2, 2.5) * 4
"""What a good is worth in hand."""

MORE_BASIC: Final[tuple[float, ...]] = (0.0, 0.0, 0.75, 1.7, 2.0, 2.3, 2.6)
MORE: Final[tuple[float, ...]] = (0.0, 0.0, 0.9, 1.2, 1.5, 1.8, 1.8)
"""What further goods of a kind add: three are transformed at once, a heap is only a heap."""

WANTED = 0.15
"""A notable waits for it; but others bring the same."""

PAIR, NEAR_PAIR, HALF_PAIR, NEXT_ORDER = 1.05, 0.45, 0.15, 0.4
PAIR_FROM, NEAR_PAIR_FROM = 1.5, 1.3
"""How much of an order's pay beyond so many rupees its two goods are worth, or one and what the other is made from."""

SANDSTONE, CEMENT, WOOD, PLANKS = int(Good.SANDSTONE), int(Good.CEMENT), int(Good.WOOD), int(Good.PLANKS)
MATERIAL, MOST_MATERIAL = 0.05, 6
"""Building materials, by construction value, up to what a site costs."""

MARKER = -0.5
"""A notable that waits for a last good pays most to whoever brings it."""

FAVOUR, AT_HOME, STANDING, LYING, NOBODY_HOME = 0.12, 0.45, 0.45, 0.05, -5.0
"""A worker at home can be placed, one that stands can meditate; with none at home every action costs peonage."""

ENOUGH_MARKERS, SCARCE_MARKER = 4, -0.4
POINT, FREE_DELIVERY, DELIVERY = 0.45, 0.9, 0.85
"""What is left of a turn; a delivery that was paid for comes back as a rupee."""

STEP = 0.25
INFLUENCE: Final[tuple[float, ...]] = (0.0, 0.05, 0.25, 0.75, 0.95, 1.0, 1.3, 1.35, 1.4, 1.45)
"""A step that is still to come, and a place on a track: few tracks and high ones make orders pay."""

TILE, MEDITATION, WIDE_FARM, PROMISE = 0.06, 0.15, 0.08, 0.03
CONTRACTS: Final[tuple[float, ...]] = (0.0, 0.17, 0.04, 0.04, 0.0)
"""In each round: tiles, points, production, Akbar's first goods, which make the next ones worth more, and contracts."""


def stock(state: Agra, seat: Seat, player: Player) -> float:
    """Goods, workers, favours, influence, and a turn half played."""
    worth = goods_worth(state, seat, player) + workers(state, seat, player) + FAVOUR * player.favours
    worth += orders(state, player) + materials(state, player) + influence(player)
    if player.supply < ENOUGH_MARKERS:
        worth += SCARCE_MARKER * (ENOUGH_MARKERS - player.supply)
    return worth + turn(state) if seat == state.turn_seat else worth


def goods_worth(state: Agra, seat: Seat, player: Player) -> float:
    """Goods of many kinds are worth more than a heap of one."""
    worth, wanted = river(state, seat)
    for good, count in enumerate(player.goods):
        if count:
            worth += GOODS[good]
            if wanted >> good & 1:
                worth += WANTED
            if count > 1:
                worth += (MORE if good & 3 else MORE_BASIC)[count if count < len(MORE) else -1]
    return worth


def river(state: Agra, seat: Seat) -> tuple[float, int]:
    """What the markers on notables are worth, and a bit for each good that a notable in reach still wants."""
    box, markers = state.box, state.river
    all_wishes, goods = box.notable_wishes, box.notable_goods
    worth, wanted = 0.0, 0
    for notable in box.in_reach[state.pier]:
        if slots := markers[notable]:
            if slots.count(NONE) == len(slots):
                wanted |= all_wishes[notable]
                continue
            worth += MARKER * slots.count(seat)
            wishes = goods[notable]
            for place, owner in enumerate(slots):
                if owner == NONE:
                    wanted |= 1 << wishes[place]
    return worth, wanted


def orders(state: Agra, player: Player) -> float:
    """What the orders of the guilds that one has influence with add to the worth of their goods."""
    worth, box, own, limit = 0.0, state.box, player.goods, state.box.order_limits[state.pier]
    for guild, place in enumerate(state.order_markers):
        step, column = player.influence[guild], state.orders[guild]
        if step and place < len(column) and len(column) - column.count(NONE) < limit:
            places = box.orders[guild]
            worth += order(box, own, places[place], box.payouts[step])
            if place + 1 < len(column) and column[place + 1] == NONE:
                first, second = places[place + 1]
                worth += NEXT_ORDER * ((own[first] > 0) + (own[second] > 0))
    return worth


def order(box: AgraBox, own: list[int], wanted: tuple[Good, Good], pays: int) -> float:
    """An order that could be filled with both goods, and how near one is to that."""
    first, second = wanted
    if own[first] and own[second]:
        return PAIR * (pays - PAIR_FROM)
    if not own[first] and not own[second]:
        return 0.0
    source = box.made_from[second if own[first] else first]
    return HALF_PAIR + NEAR_PAIR * (pays - NEAR_PAIR_FROM) if source != NONE and own[source] else HALF_PAIR


def materials(state: Agra, player: Player) -> float:
    """Sandstone, cement, wood and planks, as long as there is something to build; two kinds together count one more."""
    own = player.goods
    sandstone, cement, wood, planks = own[SANDSTONE], own[CEMENT], own[WOOD], own[PLANKS]
    total = sandstone + wood + 2 * (cement + planks)
    if not total or state.builder == NONE:
        return 0.0
    total += (sandstone > 0) + (cement > 0) + (wood > 0) + (planks > 0) > 1
    return MATERIAL * min(total, MOST_MATERIAL)


def workers(state: Agra, seat: Seat, player: Player) -> float:
    """Workers at home, standing and lying."""
    worth = AT_HOME * (player.workers + player.cooked) if player.workers else NOBODY_HOME
    lying = state.lying
    for space, who in enumerate(state.occupants):
        if who == seat:
            worth += LYING if lying[space] else STANDING
    return worth


def influence(player: Player) -> float:
    """Steps of influence, also those that wait for the end of the running action."""
    worth = STEP * (player.served & ~player.credited).bit_count()
    for step in player.influence:
        worth += INFLUENCE[step if step < len(INFLUENCE) else -1]
    return worth


def turn(state: Agra) -> float:
    """The meditation points and deliveries that are left."""
    now = state.now
    return POINT * now.points + (FREE_DELIVERY + DELIVERY * (now.deliveries - 1) if now.deliveries else 0.0)


def engine(state: Agra, seat: Seat, player: Player) -> float:
    """What a round brings through tiles, meditation, the farm, Akbar's favour and contracts."""
    worth = TILE * len(player.tiles) + MEDITATION * (player.meditation - 1)
    worth += WIDE_FARM * (COVERS - player.covers.bit_count()) + PROMISE * min(state.akbar.count(seat), len(AKBAR) - 1)
    if seat in state.holders:
        levels = state.box.notable_levels
        for notable, holder in enumerate(state.holders):
            if holder == seat:
                worth += CONTRACTS[levels[notable]]
    return worth
