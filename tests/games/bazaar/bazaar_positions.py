"""Positions of Bazaar in a few words, and the same words to look at what became of them.

Players are keyword arguments, in the order of their seats: `ana=has(coins=3, goods="silk silk tea", hand="wedding")`.
Workers are given by space, in the order of their arrival: `workers={"market": "ben, ana lying"}`.
"""

from dataclasses import dataclass
from functools import partial

import pytest
from darbar import RuleViolation, Seat, TurnBegan
from darbar.components import Bag, Deck, Display, Order, Pose, Stock, Worker, clockwise
from darbar.core.moves import word
from darbar.core.state import encode
from darbar.testing import begin_from
from darbar_bazaar.components import Good, OrderCard, Space
from darbar_bazaar.game import BAZAAR
from darbar_bazaar.setup import WORKERS
from darbar_bazaar.state import Player, Stage

ANA, BEN, CLEO = Seat(0), Seat(1), Seat(2)


@dataclass
class Has:
    """What a player has. One who has rested today is not asked whether to lay down a worker."""

    coins: int = 3
    goods: str = ""
    hand: str = ""
    filled: str = ""
    reputation: int = 0
    home: int | None = None
    rested: bool = False


has = Has


def position(
    stage,
    *,
    game=BAZAAR,
    options=None,
    rulings=None,
    components=None,
    workers=None,
    offers=None,
    deck=None,
    first="ana",
    fashion="silk",
    caravan="silk spice tea",
    stalls="",
    bag="",
    day=1,
    dice=0,
    **players,
):
    """A match at the beginning of a part of a day.

    `offers` and `deck` name the orders that lie open and those in the deck, the top one first. Without them, three
    orders that nobody has lie open, and the deck has the others.
    """
    names = list(players)
    state = BAZAAR.first_state(len(names), 0, game.pack(options, rulings, components))
    seat_players(state, list(players.values()))
    place_workers(state, names, workers or {}, [own.home for own in players.values()])
    lay_out_orders(state, offers, deck)
    state.caravan = Display(len(names) + 1, [int(member(Good, good)) for good in caravan.split()])
    state.stalls, state.bag = stock(stalls), Bag(stock(bag).left)
    state.first = Seat(names.index(first))
    state.order = Order(clockwise(len(names), state.first))
    state.stage, state.day, state.dice, state.fashion = stage, day, dice, member(Good, fashion)
    return begin_from(game, state, [name.capitalize() for name in names])


morning = partial(position, Stage.MORNING)
buying = partial(position, Stage.CARAVAN)
noon = partial(position, Stage.NOON)
evening = partial(position, Stage.EVENING)
night = partial(position, Stage.NIGHT)


def seat_players(state, players):
    """Give everyone what they have."""
    state.players = [Player(own.coins, stock(own.goods), cards(own.hand), cards(own.filled)) for own in players]
    state.reputation = [own.reputation for own in players]
    state.rested = [Seat(seat) for seat, own in enumerate(players) if own.rested]


def place_workers(state, names, workers, homes):
    """Put workers on their spaces; the others are at home, unless it is said how many."""
    force = state.workforce
    for space, there in workers.items():
        force.spaces[member(Space, space)] = [worker(one, names) for one in there.split(", ")]
    away = [force.on_board(Seat(seat)) for seat in range(len(names))]
    force.home = [WORKERS - out if home is None else home for home, out in zip(homes, away, strict=True)]


def lay_out_orders(state, offers, deck):
    """The orders that lie open, and the deck."""
    held = [card for player in state.players for card in (*player.hand, *player.filled)]
    unseen = [int(card) for card in OrderCard if card not in held]
    state.offers = Display(3, unseen[:3] if offers is None else cards(offers))
    left = [card for card in unseen if card not in state.offers.cards]
    state.deck = Deck(list(reversed(left if deck is None else cards(deck))))


def member(kind, name):
    """`silk-stall` of the spaces is `Space.SILK_STALL`."""
    return kind[name.upper().replace("-", "_")]


def stock(goods):
    """So many of each good: `silk silk tea`."""
    return Stock([goods.split().count(word(good)) for good in Good])


def cards(orders):
    """The orders with these names."""
    return [int(member(OrderCard, order)) for order in orders.split()]


def worker(there, names):
    """`ben` stands, `ben lying` lies."""
    name, _, pose = there.partition(" ")
    return Worker(Seat(names.index(name)), Pose.LYING if pose else Pose.STANDING)


# What became of it


def asked(match):
    """Who is asked what."""
    return f"{match.names[match.ask.seat]}: {match.ask.prompt}"


def refused(match, notation):
    """Why a move is refused, once it has been tried in vain."""
    before, moves = encode(match.state), list(match.moves)
    with pytest.raises(RuleViolation) as violation:
        match.play(notation)
    assert (encode(match.state), match.moves) == (before, moves)
    assert match.why(notation) in str(violation.value)
    return match.why(notation)


def told(match, since=0):
    """What everyone reads of what has happened, but for whose turn it is."""
    return [match.words().event(event) for event in match.events[since:] if not isinstance(event, TurnBegan)]


def coins(match):
    """Everyone's coins."""
    return [player.coins for player in match.state.players]


def goods(match, seat):
    """The goods of a player."""
    owned = match.state.players[seat].goods
    return " ".join(word(good) for good in Good for _ in range(owned[good]))


def named(orders):
    """The names of orders."""
    return " ".join(word(OrderCard(order)) for order in orders)


def hand(match, seat):
    """The orders in a player's hand."""
    return named(match.state.players[seat].hand)


def workers_at(match, space):
    """Whose workers are at a space."""
    there = match.state.workforce.spaces[member(Space, space)]
    return ", ".join(match.names[one.seat].lower() + " lying" * (one.pose is Pose.LYING) for one in there)
