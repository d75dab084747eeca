"""What an experienced player counts of a seat: the parts of its value, in prestige or in what they are counted in."""

from darbar import Seat

from .components import YEARS
from .gold import worth
from .state import AlRashid
from .value import places_worth, points, value

PRESTIGE, GOLD, FEW = 20.0, 10.0, 5.0
"""What points, gold and small counts are counted in, so that all numbers are of about the same size."""


def features(view: AlRashid, seat: Seat) -> list[float]:
    """The value of a seat and its parts; only what the view holds is read."""
    player, left = view.players[seat], YEARS - view.year
    gold = worth(view, player.goods)
    waiting, visits = places_worth(view, seat, player, gold)
    reserve, limits = view.retinue.reserve[seat], view.box.pawn_limits
    pawns = [limit - rest for limit, rest in zip(limits, reserve, strict=True)]
    red, blue = player.hand
    return [
        value(view, seat) / PRESTIGE,
        points(view, seat, player, left) / PRESTIGE,
        waiting / FEW,
        visits / FEW,
        gold / GOLD,
        gold * max(0, left) / GOLD / YEARS,
        player.notes / FEW,
        (len(red) + len(blue)) / FEW,
        sum(pawns) / FEW,
        sum(pawns) * max(0, left) / FEW / YEARS,
        sum(player.titles) / FEW,
        sum(player.titles) * max(0, left) / FEW / YEARS,
        left / YEARS,
    ]
