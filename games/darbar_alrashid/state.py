"""Everything on the table.

Lists are indexed by the enums of `components`. Where mercenaries lie face down, `known` says who has looked at them:
a bit for each seat, and `OPEN` for those that lie face up.
"""

from enum import Enum
from typing import Annotated, Final

from darbar import Piece, Seat, State
from darbar.components import Deck, Order, Retinue
from darbar.core.meanings import Aside
from msgspec import Meta, field

from .box import AlRashidBox
from .components import NONE, YEARS, Colour

SPECTATOR: Final = 5
OPEN: Final = (1 << SPECTATOR + 1) - 1
"""Everyone knows it, spectators too."""

NOTE, INFLUENCE, DISHONOUR = 0, 1, 2
"""The places of the tokens in the supply."""


class Stage(Enum):
    """The parts of a year; each is a phase."""

    RECRUITMENT = "recruitment"
    ENVOYS = "envoys"
    PLACEMENT = "placement"
    LATECOMERS = "latecomers"
    SCHEMES = "schemes"
    TURN = "turn"
    VISIT = "visit"
    ESPIONAGE = "espionage"
    AUDIENCE = "audience"
    BATTLE = "battle"
    TRADE = "trade"
    CLOSING = "closing"
    YEAR_END = "year-end"


class Player(Piece):
    """What a player owns. Only the values of the mercenaries in hand are hidden."""

    goods: list[int]
    titles: list[Annotated[int, Meta(ge=0, le=99)]]
    """How many copies of each title."""
    hand: list[list[int]]
    """The values of the mercenaries in hand, by colour."""
    notes: int = 0
    influence: int = 0
    dishonour: int = 0
    used: list[int] = []
    """The titles that lie face down until the end of the year, once for each copy."""
    envoys: list[int] = []
    """The ranks of the pawns that wait on the Diplomat."""


class Visit(Piece):
    """What the player who acts in a palace has chosen, and what it costs. NONE where nothing is chosen."""

    service: bool = False
    title: int = NONE
    favour: int = NONE
    gold: int = 0
    """The price of all of it."""
    note: int = 0
    """What a credit note takes off."""
    paid: list[int] = []
    """The goods given so far."""
    swapped: bool = False
    """Whether the favour was done before the payment."""


class Resolution(Piece):
    """The turn that is being played, and the sector that is being resolved."""

    sector: int = NONE
    acting: list[Seat] = []
    """Those who act there, the first first; in a battle those who have not fled."""
    at: int = 0
    """Whose turn it is among them."""
    activated: bool = False
    """Whether the turn's title has been activated."""
    spies: list[int] = []
    """How many operations each place has asked for."""
    operations: list[Seat] = []
    """Whose operations are still to come, in order."""
    favoured: list[int] = []
    """The places that Al-Rashid has shown his benevolence."""
    force: list[int] = []
    """What the fighting player has spent against each colour."""
    talks: list[int] = []
    """The country in which a Negotiator has looked, and the colour of the mercenary that was spent there."""


def by_colour() -> list[list[int]]:
    """Nothing of either colour."""
    return [[] for _ in Colour]


class AlRashid(State):
    """The state of a match."""

    box: AlRashidBox
    players: list[Player]
    retinue: Retinue
    order: Order
    titles: list[int]
    """The copies of each title that nobody has."""
    goods: list[list[int]]
    """`[sector][good]`: what lies in each country; palaces have rows that stay empty."""
    notes: list[int]
    """The credit notes in each sector."""
    garrisons: list[list[list[int]]]
    """`[sector][colour]`: the values of the mercenaries there."""
    known: Annotated[list[list[list[int]]], Aside()]
    """Who knows each of them."""
    piles: list[Deck]
    """The mercenaries of each colour that nobody has."""
    crises: Deck
    supply: list[int]
    """Credit notes, influence and dishonour left; below zero when players use something else instead."""
    now: Resolution
    visit: Visit
    crisis: int = NONE
    year: int = 1
    resolved: list[bool] = []
    """Which sectors have been resolved this year."""
    next_order: list[Seat] = []
    """The turn order from the next round of resolution on, perhaps in the next year; empty when it stays."""
    stage: Stage = Stage.RECRUITMENT
    removed: list[list[int]] = field(default_factory=by_colour)
    """`[colour]`: the values of mercenaries that were put away face down."""
    removed_known: Annotated[list[list[int]], Aside()] = field(default_factory=by_colour)
    """Who knows each of them."""

    @property
    def over(self) -> bool:
        """11.1 Whether the last year has been played."""
        return self.year > YEARS
