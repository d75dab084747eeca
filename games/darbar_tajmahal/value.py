"""What a position is worth, in points: what a player has, what the visit will bring, and what comes after it.

The weights are what a sensible player would guess, corrected by matches of bots.
"""

from functools import lru_cache

from darbar import Seat
from darbar.components import HIDDEN, places_in

from .bidding import chances
from .box import TajBox
from .components import (
    COLOUR_KINDS,
    NONE,
    PERSONS,
    SPECIALS,
    VISITS,
    WHITES,
    Bonus,
    Card,
    Colour,
    Good,
    Symbol,
)
from .scoring import hand_points
from .state import Player, Stage, Taj

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

BUILDING, SITE = 0.35, 0.5
"""How likely one builds in a province where it would help; and what another palace in the same province is worth."""

DRAWN, BARE = 1.1, 0.33
"""What a card from the display or the deck is worth; and that one can still withdraw without having played."""

FRESH = 7.8
"""What each visit that is still to come brings on average, so that none looks like a gift when it begins."""

BUILDERS = (*PERSONS, Symbol.MOGUL)
"""The symbols that bring a palace."""


def value(state: Taj, seat: Seat) -> float:
    """What a sensible player would say."""
    player = state.players[seat]
    worth = float(sum(player.points))
    if state.stage is Stage.OVER:
        return worth
    inside = seat not in state.order.out
    left = VISITS - state.visit + inside
    worth += hand_worth(tuple(player.hand.cards), left)
    worth += specials_worth(state, seat, left)
    worth += token_worth(state, seat)
    worth += goods_worth(state, player)
    worth += roads_worth(state.box, player.palaces, unvisited(state))
    worth += FRESH * (VISITS - state.visit)
    return worth + visit_worth(state, seat) if inside else worth


# What a player has


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
    """The special cards of a seat; one that lies on the table will be of use in the next visit again."""
    worth, played = 0.0, state.players[seat].played
    for person in PERSONS:
        if state.specials[person] == seat:
            card = state.box.specials[person]
            worth += special_worth(card, left - (card in played))
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


# What the visit brings


def visit_worth(state: Taj, seat: Seat) -> float:
    """What is still to be had in this visit: what is being taken by whoever withdraws, or what the others bid for."""
    player, order = state.players[seat], state.order
    if order.current == seat and state.stage is Stage.TAKING:
        return DRAWN * state.withdrawal.cards
    cards = 1 if len(order.out) == len(state.players) - 1 else 2
    if order.current == seat and state.stage is Stage.BUILDING:
        return DRAWN * cards + leaving_worth(state, player)
    return DRAWN * cards + BARE * (not player.played) + prizes_worth(state, seat, chances(state, seat))


def leaving_worth(state: Taj, player: Player) -> float:
    """What was won and is not taken yet."""
    withdrawal, odds = state.withdrawal, [0.0] * len(Symbol)
    for person in PERSONS[: withdrawal.palaces]:
        odds[person] = 1.0
    odds[Symbol.MOGUL] = float(withdrawal.royal)
    built = player.palaces & state.box.cities[state.province]
    worth = palaces_worth(state, player, odds, built)
    return worth + province_worth(state, player) if withdrawal.province else worth


def prizes_worth(state: Taj, seat: Seat, odds: list[float]) -> float:
    """What prizes are worth that are won by these odds: tokens, palaces with their tiles, and the province."""
    player = state.players[seat]
    worth = palaces_worth(state, player, odds)
    if odds[Symbol.ELEPHANT]:
        worth += odds[Symbol.ELEPHANT] * province_worth(state, player)
    for person in PERSONS:
        if odds[person]:
            card = pair_worth(state, seat, person)
            worth += odds[person] * card * (1 - TOKEN if player.tokens[person] else TOKEN)
    return worth


def palaces_worth(state: Taj, player: Player, odds: list[float], built: int = 0) -> float:
    """Palaces that are built by these odds: the best connection, the best tile, and more places for later."""
    none = 0.0 if built else 1.0
    for symbol in BUILDERS:
        none *= 1 - odds[symbol]
    if none == 1.0:
        return 0.0
    royal, ordinary = odds[Symbol.MOGUL], sum([odds[person] for person in PERSONS])
    box, cities = state.box, state.box.cities[state.province]
    free = cities if royal > ordinary else cities & ~state.ordinary or cities
    worth = SITE * (ordinary + royal) + tiles_worth(state, player, ordinary)
    if built:
        return worth + most_connected(box, player.palaces, built)
    return worth + (1 - none) * site_worth(box, player.palaces, free, unvisited(state))


@lru_cache(maxsize=1 << 16)
def site_worth(box: TajBox, palaces: int, cities: int, later: int) -> float:
    """The best of some cities to build in: how far it is connected now, and how much farther later palaces would be."""
    before = roads_worth(box, palaces, later)
    return max(
        [
            provinces(box, palaces, city) + roads_worth(box, palaces | 1 << city, later) - before
            for city in places_in(cities)
        ]
    )


def province_worth(state: Taj, player: Player) -> float:
    """The points of the province token, and what its goods bring later."""
    coming = goods_to_come(state.box, state.visit)
    return sum([player.goods[good] + 1 + GOOD * coming[good] for good in state.box.goods[state.visit]])


def tiles_worth(state: Taj, player: Player, palaces: float) -> float:
    """The best tiles that lie in the province, one for each ordinary palace to be expected."""
    worth = 0.0
    bonuses = [state.bonuses[city] for city in places_in(state.box.forts[state.province])]
    for tile in sorted([bonus_worth(state, player, one) for one in bonuses if one != NONE], reverse=True):
        worth += min(1.0, palaces) * tile
        palaces = max(0.0, palaces - 1)
    return worth


def bonus_worth(state: Taj, player: Player, bonus: int) -> float:
    """What a tile brings."""
    if bonus < len(player.goods):
        return player.goods[bonus] + 1 + GOOD * goods_to_come(state.box, state.visit)[bonus]
    return DRAWN if bonus == Bonus.CARD else float(state.box.bonus_points[bonus])
