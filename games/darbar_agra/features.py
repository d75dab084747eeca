"""What an experienced player counts of a seat: the parts of its value, in rupees or in what they are counted in."""

from darbar import Seat

from .components import COVERS
from .prospects import engine, goods_worth, influence, materials, orders, river, workers
from .scoring import akbar_rupees, contract_rupees, meditation_rupees, track_rate
from .state import Agra
from .value import points, rounds_left, value

LEVELS = 4
"""Goods of a row are made from one another: so many levels there are."""

RUPEES, ROUNDS = 40.0, 10.0
"""What points and rounds are counted in, so that all numbers are of about the same size."""


def features(view: Agra, seat: Seat) -> list[float]:
    """The value of a seat and its parts; only what the view holds is read."""
    player = view.players[seat]
    left = rounds_left(view, seat)
    lying = [space for space, who in enumerate(view.occupants) if who == seat and view.lying[space]]
    rates = [track_rate(view, seat, guild) for guild in range(len(view.orders))]
    filled = [column.count(seat) for column in view.orders]
    kinds = len(player.goods) - player.goods.count(0)
    return [
        value(view, seat) / RUPEES,
        points(view, seat, player) / RUPEES,
        left / ROUNDS,
        engine(view, seat, player),
        left * engine(view, seat, player) / ROUNDS,
        goods_worth(view, seat, player) / ROUNDS,
        river(view, seat)[0],
        orders(view, player) / ROUNDS,
        materials(view, player),
        workers(view, seat, player),
        influence(player),
        contract_rupees(view, seat) / ROUNDS,
        akbar_rupees(view.akbar.count(seat)) / ROUNDS,
        meditation_rupees(view, player) / ROUNDS,
        sum(map(float.__mul__, map(float, rates), map(float, filled))) / ROUNDS,
        sum(filled) / 5,
        sum(player.goods) / 5,
        kinds / 5,
        len(lying) / 3,
        max(player.influence) / 5,
        sum(player.influence) / 10,
        (COVERS - player.covers.bit_count()) / COVERS,
        view.holders.count(seat) / 3,
        len(player.tiles) / 3,
        *(sum(map(bool, player.goods[level::LEVELS])) / LEVELS for level in range(LEVELS)),
        player.workers / 3,
        view.occupants.count(seat) / 3 - len(lying) / 3,
        player.favours / 3,
        left * sum(player.influence) / ROUNDS / 10,
        left * kinds / ROUNDS / 5,
    ]
