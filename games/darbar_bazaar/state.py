"""Everything on the table."""

from enum import Enum

from darbar import Piece, Seat, State
from darbar.components import Bag, Deck, Display, Ending, Order, Stock, Workforce

from .components import BazaarBox


class Stage(Enum):
    """The parts of a day; each is a phase."""

    MORNING = "morning"
    CARAVAN = "caravan"
    NOON = "noon"
    EVENING = "evening"
    SELLING = "selling"
    NIGHT = "night"


class Player(Piece):
    """What a player owns. The orders in hand are secret; those filled lie open."""

    coins: int
    goods: Stock
    hand: list[int]
    filled: list[int]


class Bazaar(State):
    """The state of a match."""

    box: BazaarBox
    players: list[Player]
    workforce: Workforce
    stalls: Stock
    bag: Bag
    caravan: Display
    deck: Deck
    offers: Display
    reputation: list[int]
    order: Order
    first: Seat
    ending: Ending
    stage: Stage = Stage.MORNING
    day: int = 1
    fashion: int = 0
    rested: list[Seat] = []

    @property
    def over(self) -> bool:
        """5.1 Whether the last day is over."""
        return self.ending.over or self.day > self.box.options.days
