"""What a position is worth, in points: what a player has, what the visit will bring, and what comes after it.

The heart of it is the bidding. A prize in which somebody leads is theirs when their turn comes again, unless a rival
who is still in can match it before that; whoever is at turn may withdraw, and has it for sure. The weights are what a
sensible player would guess, corrected by matches of bots.
"""

from functools import lru_cache

from darbar import Seat
from darbar.components import places_in

from .box import TajBox
from .components import COLOUR_KINDS, NONE, PERSONS, SYMBOLS, VISITS, WHITES, Bonus, Card, Colour, Symbol
from .scoring import hand_points
from .state import Player, Stage, Taj

CARD, WHITE, SUIT = 1.15, 1.5, 0.12
"""What a colour card and a white one will bring, and what more for each other card of its colour."""

SPECIAL = {Card.EXTRA_ELEPHANT: 0.6, Card.EXTRA_MOGUL: 0.5, Card.TWO_POINTS: 1.3, Card.COLOUR_CHANGE: 0.3}
KEPT = 4
"""What a special card brings in a visit, and for how many visits one keeps it."""

A_VISIT = 3.5
"""How many cards one plays in a visit."""

TOKEN = 0.2
"""What the first token of a pair is worth, of what its special card is."""

GOOD = 0.28
"""How likely one wins a token or a tile with a good that is still to come."""

BUILDING, SITE = 0.35, 0.5
"""How likely one builds in a province where it would help; and what another palace in the same province is worth."""

HELD, RIVAL = 0.95, 0.6
"""How likely a lead is won by whoever is at turn; and for each rival who could match it before one's next turn."""

CHANCE, HOPE = 0.25, 0.05
"""How likely one wins what one could lead in at the next turn, and what one could lead in later."""

DRAWN = 1.5
"""What a card from the display or the deck is worth."""


def value(state: Taj, seat: Seat) -> float:
    """What a sensible player would say."""
    player = state.players[seat]
    worth = float(sum(player.points))
    if state.stage is Stage.OVER:
        return worth
    inside = seat not in state.order.out
    left = VISITS - state.visit + inside
    worth += hand_worth(tuple(player.hand.cards), left)
    worth += token_worth(state, player, VISITS - state.visit)
    worth += goods_worth(state, player)
    worth += roads_worth(state.box, player.palaces, unvisited(state))
    if inside:
        worth += visit_worth(state, seat)
    return worth


# What a player has


@lru_cache(maxsize=1 << 16)
def hand_worth(cards: tuple[int, ...], left: int) -> float:
    """Cards are played in the visits that are left; what is too much for them, or comes too late, counts at the end."""
    worth, count, colours = 0.0, len(cards), [0] * len(Colour)
    for card in cards:
        if card >= len(CARD_WORTH):
            worth += SPECIAL[Card(card)] * min(left, KEPT)
        elif card >= WHITES:
            worth += WHITE
        else:
            worth += CARD
            if card >= 0:
                colours[card // COLOUR_KINDS] += 1
    worth += SUIT * sum([length * (length - 1) for length in colours])
    used = min(1.0, A_VISIT * left / count) if count else 0.0
    return used * worth + (1 - used) * hand_points(cards)


CARD_WORTH = range(Card.EXTRA_ELEPHANT)


def token_worth(state: Taj, player: Player, left: int) -> float:
    """Half a pair; and a whole one, which will be a special card soon."""
    worth = 0.0
    for person in PERSONS:
        if player.tokens[person]:
            card = SPECIAL[Card(state.box.specials[person])] * min(left, KEPT) + 1
            worth += card if player.tokens[person] > 1 else TOKEN * card
    return worth


def goods_worth(state: Taj, player: Player) -> float:
    """Goods bring points with all that is still to come of them."""
    coming = goods_to_come(state.box, state.visit)
    return GOOD * sum([own * more for own, more in zip(player.goods, coming, strict=True)])


@lru_cache(maxsize=256)
def goods_to_come(box: TajBox, visit: int) -> tuple[int, ...]:
    """How often each good stands on the tokens of later visits."""
    later = [good for goods in box.goods[visit + 1 :] for good in goods]
    return tuple([later.count(good) for good in range(4)])


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
    if order.current == seat and state.stage in (Stage.BUILDING, Stage.TAKING):
        return leaving_worth(state, seat, player)
    alone = len(order.out) == len(state.players) - 1
    cards = (1 if alone else 2) + (not player.played and 0.3)
    return DRAWN * cards + prizes_worth(state, seat, player, chances(state, seat))


def leaving_worth(state: Taj, seat: Seat, player: Player) -> float:
    """What was won and is not taken yet."""
    withdrawal = state.withdrawal
    if state.stage is Stage.TAKING:
        return DRAWN * withdrawal.cards
    odds = [0.0] * len(Symbol)
    for person in PERSONS[: withdrawal.palaces]:
        odds[person] = 1.0
    odds[Symbol.MOGUL], odds[Symbol.ELEPHANT] = float(withdrawal.royal), float(withdrawal.province)
    built = player.palaces if withdrawal.built else 0
    return DRAWN * 2 + prizes_worth(state, seat, player, odds, tokens=False, built=built)


def prizes_worth(
    state: Taj, seat: Seat, player: Player, odds: list[float], *, tokens: bool = True, built: int = 0
) -> float:
    """What prizes are worth that are won by these odds: palaces with their tiles, tokens, and the province."""
    worth = odds[Symbol.ELEPHANT] * province_worth(state, player) if odds[Symbol.ELEPHANT] else 0.0
    palaces = sum([odds[person] for person in PERSONS])
    royal = odds[Symbol.MOGUL]
    if palaces or royal or built:
        none = 0.0 if built else 1.0
        for symbol in (*PERSONS, Symbol.MOGUL):
            none *= 1 - odds[symbol]
        cities = state.box.cities[state.province]
        free = built & cities or (cities if royal else cities & ~state.ordinary)
        worth += (1 - none) * most_connected(state.box, player.palaces, free)
        worth += SITE * (palaces + royal) + min(1.0, palaces) * tile_worth(state, player)
    if tokens:
        left = VISITS - state.visit
        for person in PERSONS:
            if odds[person]:
                card = SPECIAL[Card(state.box.specials[person])] * min(left, KEPT) + 1
                worth += odds[person] * card * (1 - TOKEN if player.tokens[person] else TOKEN)
    return worth


def province_worth(state: Taj, player: Player) -> float:
    """The points of the province token, and what its goods bring later."""
    coming = goods_to_come(state.box, state.visit)
    return sum([player.goods[good] + 1 + GOOD * coming[good] for good in state.box.goods[state.visit]])


def tile_worth(state: Taj, player: Player) -> float:
    """The best tile that lies in the province."""
    best = 0.0
    for city in places_in(state.box.cities[state.province]):
        bonus = state.bonuses[city]
        if bonus != NONE:
            best = max(best, bonus_worth(state, player, bonus))
    return best


def bonus_worth(state: Taj, player: Player, bonus: int) -> float:
    """What a tile brings."""
    if bonus < len(player.goods):
        return player.goods[bonus] + 1 + GOOD * goods_to_come(state.box, state.visit)[bonus]
    return DRAWN if bonus == Bonus.CARD else float(state.box.bonus_points[bonus])


# Bidding


def chances(state: Taj, seat: Seat) -> list[float]:
    """How likely a seat wins each prize that is still at the court."""
    order, own = state.order, state.players[seat]
    at_turn = order.current == seat and state.stage is Stage.TURN
    rivals = [state.players[one] for one in order.seats if one != seat and one not in order.out]
    next_turns = [one_turn(tuple(rival.hand.cards), rival.colour) for rival in rivals]
    mine = one_turn(tuple(own.hand.cards), own.colour)
    odds = []
    for symbol in range(len(Symbol)):
        if not state.court >> symbol & 1:
            odds.append(0.0)
            continue
        strength, best = own.strength[symbol], 0
        for rival in rivals:
            best = max(best, rival.strength[symbol])
        if strength > best:
            if at_turn:
                odds.append(HELD)
                continue
            odd = HELD
            for rival, more in zip(rivals, next_turns, strict=True):
                if rival.strength[symbol] + more[symbol] >= strength:
                    odd *= RIVAL
            odds.append(odd)
        elif strength + mine[symbol] > best:
            odds.append(CHANCE)
        else:
            odds.append(HOPE if mine[symbol] else 0.0)
    return odds


@lru_cache(maxsize=1 << 16)
def one_turn(cards: tuple[int, ...], colour: int) -> tuple[int, ...]:
    """How many of each symbol a hand can add in one turn: a colour card, and a white or a special one."""
    most, more = [0] * len(Symbol), [0] * len(Symbol)
    changing = Card.COLOUR_CHANGE in cards
    for card in cards:
        if card >= WHITES:
            for symbol in SYMBOLS[card]:
                more[symbol] = 1
        elif card >= 0 and (colour in (NONE, card // COLOUR_KINDS) or changing):
            for symbol in SYMBOLS[card]:
                most[symbol] = max(most[symbol], SYMBOLS[card].count(symbol))
    return tuple([one + other for one, other in zip(most, more, strict=True)])
