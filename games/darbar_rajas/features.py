"""What an experienced player counts of a seat: the parts of its value, in fame or in what they are counted in."""

from darbar import Seat

from .components import NONE, Building, Post
from .province import open_ends, province
from .state import Rajas
from .tracks import active, overlap, upgrades
from .value import (
    ROUNDS,
    belongings,
    dice_worth,
    land_worth,
    market_worth,
    pending,
    rounds_left,
    slots_worth,
    value,
)

FAME, TILES, FEW = 20.0, 10.0, 5.0
"""What the way to go, tiles and small counts are counted in, so that all numbers are of about the same size."""


def features(view: Rajas, seat: Seat) -> list[float]:
    """The value of a seat and its parts; only what the view holds is read."""
    box, player, left = view.box, view.players[seat], rounds_left(view)
    workers, markets, share = active(view, seat), market_worth(box, player), left / ROUNDS
    built, faces = province(box, player), player.dice.faces
    values = [sum(row) for row in built.markets]
    return [
        value(view, seat) / FAME,
        overlap(view, seat) / FAME,
        belongings(view, seat, left) / FAME,
        share,
        workers / FEW,
        workers * share / FEW,
        dice_worth(player) / FEW,
        player.karma / FEW,
        upgrades(view, seat) / FEW,
        markets / FEW,
        markets * share / FEW,
        player.boat / FEW,
        land_worth(box, player),
        slots_worth(view, seat, 1.0) / FEW,
        view.workforce.home[seat] / FEW,
        sum(map(len, faces)) / FEW,
        sum(map(sum, faces)) / TILES,
        sum(map(bool, faces)) / FEW,
        pending(view, seat, left) / FEW if view.agenda.todo and view.order.current == seat else 0.0,
        view.fame[seat] / FAME,
        view.money[seat] / FAME,
        upgrades(view, seat) * share / FEW,
        *(player.levels[building] / FEW for building in Building),
        built.buildings / TILES,
        built.market_tiles / TILES,
        built.bends / TILES,
        max(values) / TILES,
        sum(map(bool, values)) / FEW,
        len(open_ends(box, tuple(player.roads))) / TILES,
        (len(player.grid) - player.grid.count(NONE)) / TILES,
        player.reached.bit_count() / FEW,
        player.boat * share / FEW,
        float(player.waiting >> Post.RIVER & 1),
    ]
