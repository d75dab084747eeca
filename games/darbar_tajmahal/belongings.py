"""What belongings are worth to bots, in points: cards, tokens, goods, and palaces that later ones can be joined to."""

from functools import lru_cache

from darbar import Seat
from darbar.components import HIDDEN, places_in

from .box import TajBox
from .components import COLOUR_KINDS, PERSONS, SPECIALS, VISITS, WHITES, Card, Colour, Good
from .scoring import hand_points
from .state import Player, Taj

CARD, WHITE, SUIT = 0.8, 1.1, 0.12
"""What a colour card and a white one will bring, and what more for each other card of its colour."""

SPECIAL: dict[int, float] = {
    Card.EXTRA_ELEPHANT: 0.6,
    Card.EXTRA_MOGUL: 0.5,
    Card.TWO_POINTS: 1.3,
    Card.COLOUR_CHANGE: 0.3,
}
KEPT = 4
"""What a special card brings in a visit, and for how many visits one keeps it."""

A_VISIT = 3.5
"""How many cards one plays in a visit."""

TOKEN, OWN_PAIR = 0.2, 0.5
"""What the first token of a pair is worth, of what the pair is; and what a pair is to who has its special card."""

GOOD = 0.28
"""How likely one wins a token or a tile with a good that is still to come."""

BUILDING = 0.35
"""How likely one builds in a province where it would help."""


@lru_cache(maxsize=1 << 16)
def hand_worth(cards: tuple[int, ...], left: int) -> float:
    """Cards are played in the visits that are left; what is too much for them, or comes too late, counts at the end.

    Special cards are not among them: they are worth as much on the table.
    """
    known = [card for card in cards if HIDDEN < card < SPECIALS]
    if not left:
        return float(hand_points(known))
    count = cards.count(HIDDEN)
    worth, colours = CARD * count, [0] * len(Colour)
    for card in known:
        if card < WHITES:
            worth += CARD
            colours[card // COLOUR_KINDS] += 1
        else:
            worth += WHITE
    worth += SUIT * sum([length * (length - 1) for length in colours])
    used = min(1.0, A_VISIT * left / max(1, count + len(known)))
    return used * worth + (1 - used) * hand_points(known)


def specials_worth(state: Taj, seat: Seat, left: int) -> float:
    """The special cards of a seat; one that lies on the table is of use again in later visits."""
    worth, played, later = 0.0, state.players[seat].played, VISITS - state.visit
    for person in PERSONS:
        if state.specials[person] == seat:
            card = state.box.specials[person]
            worth += special_worth(card, later if card in played else left)
    return worth


def special_worth(card: int, left: int) -> float:
    """What a special card brings in the visits that are left, or until somebody else takes it; and a point in hand."""
    return 1 + SPECIAL[card] * min(left, KEPT)


def token_worth(state: Taj, seat: Seat) -> float:
    """Half a pair; and a whole one, which will be a special card soon."""
    worth, tokens = 0.0, state.players[seat].tokens
    for person in PERSONS:
        if tokens[person]:
            worth += pair_worth(state, seat, person) * (1 if tokens[person] > 1 else TOKEN)
    return worth


def pair_worth(state: Taj, seat: Seat, person: int) -> float:
    """What a pair of tokens is worth: a special card, unless one has it already."""
    if state.specials[person] == seat:
        return OWN_PAIR
    return special_worth(state.box.specials[person], VISITS - state.visit)


def goods_worth(state: Taj, player: Player) -> float:
    """Goods bring points with all that is still to come of them."""
    coming = goods_to_come(state.box, state.visit)
    return GOOD * sum([own * more for own, more in zip(player.goods, coming, strict=True)])


@lru_cache(maxsize=256)
def goods_to_come(box: TajBox, visit: int) -> tuple[int, ...]:
    """How often each good stands on the tokens of later visits."""
    later = [good for goods in box.goods[visit + 1 :] for good in goods]
    return tuple([later.count(good) for good in Good])


def unvisited(state: Taj) -> int:
    """The cities of provinces that are still to be visited, as a set."""
    cities = 0
    for province, number in enumerate(state.numbers):
        if number > state.visit:
            cities |= state.box.cities[province]
    return cities


@lru_cache(maxsize=1 << 16)
def roads_worth(box: TajBox, palaces: int, later: int) -> float:
    """How far palaces in later provinces would be connected with those that stand."""
    worth = 0
    if palaces:
        for cities in box.cities:
            if cities & later:
                worth += most_connected(box, palaces, cities) - 1
    return BUILDING * worth


@lru_cache(maxsize=1 << 17)
def most_connected(box: TajBox, palaces: int, cities: int) -> int:
    """In how many provinces palaces would hang together with one in the best of some cities, itself included."""
    return max([provinces(box, palaces, city) for city in places_in(cities)], default=0)


@lru_cache(maxsize=1 << 17)
def provinces(box: TajBox, palaces: int, city: int) -> int:
    """In how many provinces palaces would hang together with one in a city, itself included."""
    reached = box.network.reached(1 << city, palaces)
    return sum([1 for cities in box.cities if cities & reached])
