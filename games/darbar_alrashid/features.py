"""What an experienced player counts of a seat: the parts of its value, in prestige or in what they are counted in."""

from darbar import Seat

from .components import YEARS
from .gold import worth
from .state import AlRashid
from .value import A_VISIT, YEARLY, places_worth, points, value

PRESTIGE, GOLD, FEW = 20.0, 10.0, 5.0
"""What points, gold and small counts are counted in, so that all numbers are of about the same size."""


def features(view: AlRashid, seat: Seat) -> list[float]:
    """The value of a seat and its parts; only what the view holds is read."""
    player, left = view.players[seat], YEARS - view.year
    share = max(0, left) / YEARS
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
        gold * share / GOLD,
        player.notes / FEW,
        (len(red) + len(blue)) / FEW,
        sum(pawns) / FEW,
        sum(pawns) * share / FEW,
        sum(player.titles) / FEW,
        sum(player.titles) * share / FEW,
        left / YEARS,
        *(count / FEW for count in pawns),
        *(count * share / FEW for count in pawns),
        sum(map(float.__mul__, YEARLY, map(float, player.titles))) * share,
        max(0, gold - A_VISIT) / GOLD,
        (len(player.goods) - player.goods.count(0)) / FEW,
        len(red) / FEW,
        player.influence / FEW,
        player.dishonour / FEW,
    ]
