"""Chapter 1: Setting up."""

from darbar import Dice, Seat
from darbar.components import Bag, Deck, Display, Ending, Order, Stock, Workforce, clockwise

from .components import BazaarBox, Good, OrderCard, Space
from .state import Bazaar, Player

WORKERS, RESERVE, COINS = 3, 1, 3
TOKENS_IN_BAG = 5
OFFERS = 3


def setup(seats: int, dice: Dice, box: BazaarBox) -> Bazaar:
    """Chapter 1 The table before the first morning."""
    deck = shuffled_orders(dice)
    first = Seat(dice.below(seats))
    return Bazaar(
        box=box,
        players=[new_player(deck) for _ in range(seats)],
        workforce=Workforce([WORKERS] * seats, [RESERVE] * seats, [[] for _ in Space]),
        stalls=Stock([seats + 2] * len(Good)),
        bag=Bag([TOKENS_IN_BAG] * len(Good)),
        caravan=Display(seats + 1),
        offers=Display(OFFERS, [deck.cards.pop() for _ in range(OFFERS)]),
        deck=deck,
        reputation=[0] * seats,
        order=Order(clockwise(seats, first)),
        first=first,
        ending=Ending(),
    )


def shuffled_orders(dice: Dice) -> Deck:
    """1.3 The orders are shuffled; three of them lie open."""
    cards = [int(order) for order in OrderCard]
    dice.shuffle(cards)
    return Deck(cards)


def new_player(deck: Deck) -> Player:
    """1.1 Three coins and one secret order."""
    return Player(COINS, Stock([0] * len(Good)), [deck.cards.pop()], [])
