"""What an experienced player counts of a seat: the parts of its value, in points or in what they are counted in."""

from darbar import Seat

from .belongings import goods_to_come, goods_worth, hand_worth, roads_worth, specials_worth, token_worth, unvisited
from .components import COLOUR_KINDS, PERSONS, VISITS, WHITES, Colour
from .state import Taj
from .value import value, visit_worth

POINTS, FEW = 20.0, 5.0
"""What points and small counts are counted in, so that all numbers are of about the same size."""


def features(view: Taj, seat: Seat) -> list[float]:
    """The value of a seat and its parts; only what the view holds is read."""
    player, left = view.players[seat], VISITS - view.visit
    cards, share = tuple(player.hand.cards), left / VISITS
    inside = seat not in view.order.out
    coloured = [card // COLOUR_KINDS for card in cards if 0 <= card < WHITES]
    coming = goods_to_come(view.box, view.visit)
    provinces = sum(bool(player.palaces & cities) for cities in view.box.cities)
    return [
        value(view, seat) / POINTS,
        sum(player.points) / POINTS,
        hand_worth(cards, left) / POINTS,
        len(cards) / FEW,
        specials_worth(view, seat, left) / FEW,
        token_worth(view, seat) / FEW,
        goods_worth(view, player) / FEW,
        roads_worth(view.box, player.palaces, unvisited(view)) / FEW,
        visit_worth(view, seat) / FEW if inside else 0.0,
        float(inside),
        share,
        sum(player.goods) / FEW,
        player.palaces.bit_count() / FEW,
        len(player.played) / FEW,
        len(cards) * share / FEW,
        sum(card >= WHITES for card in cards) / FEW,
        max(coloured.count(colour) for colour in Colour) / FEW,
        len(set(coloured)) / FEW,
        max(player.strength) / FEW,
        sum(map(bool, player.strength)) / FEW,
        sum(player.tokens) / FEW,
        *(float(view.specials[person] == seat) * share for person in PERSONS),
        max(map(int.__mul__, player.goods, coming)) / FEW,
        provinces / FEW,
        provinces * share / FEW,
        len(player.provinces) / FEW,
    ]
