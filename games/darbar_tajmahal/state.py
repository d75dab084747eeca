"""Everything on the table.

Lists are indexed by the enums of `components`; sets of cities and of symbols are numbers with a bit for each.
"""

from enum import Enum
from typing import Annotated

from darbar import Piece, Seat, State
from darbar.components import Deck, Display, Hand, Order, Stock
from darbar.core.meanings import Aside, Bits, OneOf, Owner
from msgspec import field

from .box import TajBox
from .components import NONE, PERSONS, Bonus, City, Colour, Good, Source, Symbol

ALL_PRIZES = (1 << len(Symbol)) - 1
"""All that there is to win in a visit, a bit for each symbol."""


class Stage(Enum):
    """What comes next; each is a phase."""

    OPENING = "opening"
    TURN = "turn"
    ADDING = "adding"
    BUILDING = "building"
    TAKING = "taking"
    CLOSING = "closing"
    OVER = "over"


class Player(Piece):
    """What a player owns."""

    hand: Hand
    """Special cards are in it, too, and everybody knows them there."""
    drawn: Annotated[list[int], Aside()] = []
    """The cards that were drawn and that nobody else saw, since the discards last became the deck."""
    played: list[int] = []
    """The cards on the table in this visit, in the order in which they were played."""
    strength: list[int] = field(default_factory=lambda: [0] * len(Symbol))
    """How many of each symbol these show."""
    colour: Annotated[int, OneOf(len(Colour))] = NONE
    """The colour of this visit, once a card has set it."""
    tokens: list[int] = field(default_factory=lambda: [0] * len(PERSONS))
    """The influence tokens, by person."""
    goods: list[int] = field(default_factory=lambda: [0] * len(Good))
    """How often each good stands on bonus tiles and province tokens."""
    provinces: list[int] = []
    """The numbers of the province tokens that were won."""
    palaces: Annotated[int, Bits(len(City))] = 0
    """The cities with a palace, as a set."""
    points: list[int] = field(default_factory=lambda: [0] * len(Source))
    """By where they come from."""


class Withdrawal(Piece):
    """What is still to be done by the one who withdraws."""

    palaces: int = 0
    """Ordinary palaces to be built."""
    royal: bool = False
    """Whether the royal palace is to be built."""
    province: bool = False
    """Whether the province token was won."""
    built: bool = False
    """Whether anything was built."""
    cards: int = 0
    """Cards to be taken from the display."""


class Taj(State):
    """The state of a match."""

    box: TajBox
    players: list[Player]
    order: Order
    """Of this visit, from its first player; who has withdrawn is out."""
    deck: Deck
    display: Display
    numbers: list[int]
    """The number of the token of each province: when it is visited."""
    bonuses: list[Annotated[int, OneOf(len(Bonus))]]
    """The bonus tile on each city, or NONE."""
    stock: Stock
    """The influence tokens beside the court, by person."""
    specials: list[Owner]
    """Who has the special card of each person; NONE while it lies beside the board."""
    returned: Annotated[list[int], Aside()] = []
    """The discards that last became the deck, without those that everybody has seen coming out of it."""
    visit: int = 0
    court: Annotated[int, Bits(len(Symbol))] = 0
    """The prizes that nobody has won in this visit, as a set of symbols."""
    ordinary: Annotated[int, Bits(len(City))] = 0
    """The cities with an ordinary palace, as a set; a former royal palace does not count."""
    royal: Annotated[int, OneOf(len(City))] = NONE
    """The city of the royal palace of this visit."""
    withdrawal: Withdrawal = field(default_factory=Withdrawal)
    stage: Stage = Stage.OPENING

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.order.current

    @property
    def province(self) -> int:
        """The province that is visited; before the first visit, the first one."""
        return self.numbers.index(max(self.visit, 1))

    def owners(self, city: int) -> list[Seat]:
        """Who has a palace in a city."""
        return [Seat(seat) for seat, player in enumerate(self.players) if player.palaces >> city & 1]
