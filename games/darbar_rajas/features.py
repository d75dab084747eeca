"""What an experienced player counts of a seat: the parts of its value, in fame or in what they are counted in."""

from darbar import Seat

from .state import Rajas
from .tracks import active, overlap, upgrades
from .value import ROUNDS, belongings, dice_worth, land_worth, market_worth, rounds_left, slots_worth, value

FAME, FEW = 20.0, 5.0
"""What the way to go and small counts are counted in, so that all numbers are of about the same size."""


def features(view: Rajas, seat: Seat) -> list[float]:
    """The value of a seat and its parts; only what the view holds is read."""
    box, player, left = view.box, view.players[seat], rounds_left(view)
    workers, markets = active(view, seat), market_worth(box, player)
    return [
        value(view, seat) / FAME,
        overlap(view, seat) / FAME,
        belongings(view, seat, left) / FAME,
        left / ROUNDS,
        workers / FEW,
        workers * left / ROUNDS / FEW,
        dice_worth(player) / FEW,
        player.karma / FEW,
        upgrades(view, seat) / FEW,
        markets / FEW,
        markets * left / ROUNDS / FEW,
        player.boat / FEW,
        land_worth(box, player),
        slots_worth(view, seat, 1.0) / FEW,
    ]
