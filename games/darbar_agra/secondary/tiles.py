"""Annex III: the favour tiles, each once a turn. ONE_MORE is asked for after a transformation, never by itself."""

from collections.abc import Callable

from darbar import Flow, Move, Seat, Table, Text, pick, text

from .. import notables
from ..components import Good, Tile
from ..events import Sold
from ..farm import any_walk
from ..favours import may_tile, pays_for_peonage, spend_tile
from ..markers import gain_good, owned
from ..moves import GIVE, RECEIVE, USE, Deliver, Fill, Serve
from ..phases import buildings, meditation, orders
from ..phases.characters import botanist, trader
from ..prices import any_token_move
from ..state import Agra, Stage
from ..workers import any_lying
from .printed import transform
from .swaps import swap_equal, swappable
from .tonics import raise_workers


def use(table: Table[Agra], seat: Seat, tile: Tile) -> Flow[None]:
    """Pay, then do it."""
    yield from spend_tile(table, seat, tile)
    match tile:
        case Tile.RAISE:
            yield from raise_workers(table, seat, 1)
        case Tile.POINT:
            meditation.gain_points(table, seat, 1)
        case Tile.SALE:
            yield from sell(table, seat)
        case Tile.COVER:
            yield from botanist.remove_cover(table, seat)
        case Tile.DELIVERY:
            yield from deliver(table, seat)
        case Tile.EMPIRE:
            yield from serve_empire(table, seat)
        case Tile.FARMERS:
            yield from botanist.move_farmers(table, seat, 2)
        case Tile.PRICE:
            yield from trader.set_price(table, seat, optional=False)
        case Tile.TRADE:
            yield from swap_equal(table, seat)
        case Tile.MANUFACTURED:
            yield from receive_manufactured(table, seat)
        case Tile.MEDITATION:
            botanist.advance(table, seat)
        case Tile.VALUE_TWO:
            yield from transform(table, seat, worth_two(table.state, seat))
        case Tile.PEONAGE:
            table.state.now.free_peonage = True


def sell(table: Table[Agra], seat: Seat) -> Flow[None]:
    """T4: a good for as many rupees as it is worth."""
    player = table.state.players[seat]
    give = yield from pick(table, seat, "sell", [GIVE[good] for good in owned(player)])
    rupees = table.state.values[give.good]
    player.goods[give.good] -= 1
    player.supply += 1
    player.rupees += rupees
    table.tell(Sold, seat, give.good, rupees)


def deliver(table: Table[Agra], seat: Seat) -> Flow[None]:
    """T6: a single delivery, and the influence for it."""
    match (yield from pick(table, seat, "deliver", notables.receivers(table.state, seat))):
        case Deliver(notable):
            good = yield from notables.choose_good(table, seat, notable)
            yield from notables.deliver(table, seat, notable, good)
            yield from notables.gain_influence(table, seat)


def serve_empire(table: Table[Agra], seat: Seat) -> Flow[None]:
    """T7: serve Akbar, or fill an order, besides what the order phase allows."""
    state = table.state
    match (yield from pick(table, seat, "empire", [*orders.servable(state, seat), *orders.fillable(state, seat)])):
        case Serve(good):
            orders.serve(table, seat, good, good)
        case Fill(guild):
            yield from orders.fill(table, seat, guild)


def receive_manufactured(table: Table[Agra], seat: Seat) -> Flow[None]:
    """T11: a good that is worth 2 now."""
    values = table.state.values
    receive = yield from pick(table, seat, "receive", [RECEIVE[good] for good in Good if values[good] == 2])
    yield from gain_good(table, seat, receive.good)


# Questions


def usable(state: Agra, seat: Seat) -> list[Move]:
    """The tiles that are unused, payable and good for something."""
    player = state.players[seat]
    return [USE[tile] for tile in player.tiles if may_tile(state, player, tile) and EFFECTS[tile](state, seat)]


def worth_two(state: Agra, seat: Seat) -> list[Good]:
    """T13: the goods worth 2 to be made of goods worth 1, along an arrow."""
    values, made_from = state.values, state.box.made_from
    return [good for good in buildings.transformable(state, seat) if values[good] == 2 and values[made_from[good]] == 1]


def may_work_again(state: Agra, seat: Seat) -> bool:
    """T14: only while a space is being chosen in the action phase, and somebody is there to work again."""
    return state.now.placing and pays_for_peonage(state) and seat in state.occupants


EFFECTS: list[Callable[[Agra, Seat], object]] = [
    any_lying,
    lambda state, seat: False,
    lambda state, seat: state.stage is Stage.MEDITATION,
    lambda state, seat: any(state.players[seat].goods),
    lambda state, seat: state.players[seat].covers,
    lambda state, seat: notables.receivers(state, seat),
    lambda state, seat: orders.servable(state, seat) or orders.fillable(state, seat),
    any_walk,
    lambda state, seat: any_token_move(state),
    swappable,
    lambda state, seat: 2 in state.values,
    lambda state, seat: state.players[seat].meditation < state.box.last_space,
    worth_two,
    may_work_again,
]
"""For each tile, whether it would do anything now."""

MOMENTS = {
    Tile.ONE_MORE: "refusal-only-after-transforming",
    Tile.POINT: "refusal-only-in-meditation",
    Tile.PEONAGE: "refusal-only-before-placing",
}
"""The tiles that have their own moment."""


def why_not_use(state: Agra, seat: Seat, tile: Tile) -> Text:
    """Not owned, used, too expensive, or good for nothing now."""
    player = state.players[seat]
    if tile not in player.tiles:
        return text("refusal-no-such-tile", tile=tile)
    if player.used_tiles >> tile & 1:
        return text("refusal-used")
    have = state.box.tile_costs[tile][0]
    if player.favours < have:
        return text("refusal-favours", needed=have, favours=player.favours)
    return text(MOMENTS.get(tile, "refusal-no-effect"))
