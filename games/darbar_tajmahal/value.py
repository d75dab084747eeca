"""What a position is worth, in points: what a player has, what the visit will bring, and what comes after it.

The weights are what a sensible player would guess, corrected by matches of bots.
"""

from functools import lru_cache

from darbar import Seat
from darbar.components import places_in

from .belongings import (
    GOOD,
    TOKEN,
    goods_to_come,
    goods_worth,
    hand_worth,
    most_connected,
    pair_worth,
    provinces,
    roads_worth,
    specials_worth,
    token_worth,
    unvisited,
)
from .bidding import chances
from .box import TajBox
from .components import NONE, PERSONS, VISITS, Bonus, Symbol
from .state import Player, Stage, Taj

SITE = 0.5
"""What another palace in the same province is worth."""

DRAWN, BARE = 1.1, 0.33
"""What a card from the display or the deck is worth; and that one can still withdraw without having played."""

FRESH = 7.0
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
    left = VISITS - state.visit + (inside and not is_leaving(state, seat))
    worth += hand_worth(tuple(player.hand.cards), left)
    worth += specials_worth(state, seat, left)
    worth += token_worth(state, seat)
    worth += goods_worth(state, player)
    worth += roads_worth(state.box, player.palaces, unvisited(state))
    worth += FRESH * (VISITS - state.visit)
    return worth + visit_worth(state, seat) if inside else worth


def is_leaving(state: Taj, seat: Seat) -> bool:
    """Whether a seat has withdrawn, and is taking what it gets."""
    return state.order.current == seat and state.stage in (Stage.BUILDING, Stage.TAKING)


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
    """Palaces that are built by these odds: the best city for the first one, and tiles and places for the others."""
    none = 0.0 if built else 1.0
    for symbol in BUILDERS:
        none *= 1 - odds[symbol]
    if none == 1.0:
        return 0.0
    ordinary = sum([odds[person] for person in PERSONS])
    more, tiles = ordinary + odds[Symbol.MOGUL], tiles_in(state, player)
    if built:
        return most_connected(state.box, player.palaces, built) + SITE * more + sum(tiles.values()) * min(1.0, ordinary)
    city, worth = best_site(state, player, tiles, min(1.0, ordinary), ordinary > 0)
    tiles.pop(city, None)
    later = max(0.0, ordinary - 1) * max(tiles.values(), default=0.0)
    return (1 - none) * worth + SITE * (more - 1 + none) + later


def best_site(state: Taj, player: Player, tiles: dict[int, float], tile: float, is_ordinary: bool) -> tuple[int, float]:
    """The best city to build in, where its tile is taken so likely: which one, and what it is worth."""
    box, later = state.box, unvisited(state)
    cities = box.cities[state.province]
    free = cities & ~state.ordinary if is_ordinary else cities
    best, most = NONE, 0.0
    for city in places_in(free or cities):
        worth = site_worth(box, player.palaces, city, later) + tile * tiles.get(city, 0.0)
        if worth > most:
            best, most = city, worth
    return best, most


@lru_cache(maxsize=1 << 17)
def site_worth(box: TajBox, palaces: int, city: int, later: int) -> float:
    """What a palace in a city is worth: how far it is connected now, and how much farther later ones would be."""
    more = roads_worth(box, palaces | 1 << city, later) - roads_worth(box, palaces, later)
    return provinces(box, palaces, city) + more


def province_worth(state: Taj, player: Player) -> float:
    """The points of the province token, and what its goods bring later."""
    coming = goods_to_come(state.box, state.visit)
    return sum([player.goods[good] + 1 + GOOD * coming[good] for good in state.box.goods[state.visit]])


def tiles_in(state: Taj, player: Player) -> dict[int, float]:
    """The tiles that lie in the visited province, by city, and what they would bring."""
    cities = places_in(state.box.forts[state.province])
    return {city: bonus_worth(state, player, state.bonuses[city]) for city in cities if state.bonuses[city] != NONE}


def bonus_worth(state: Taj, player: Player, bonus: int) -> float:
    """What a tile brings."""
    if bonus < len(player.goods):
        return player.goods[bonus] + 1 + GOOD * goods_to_come(state.box, state.visit)[bonus]
    return DRAWN if bonus == Bonus.CARD else float(state.box.bonus_points[bonus])
