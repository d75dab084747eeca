"""Everything on the table.

Lists are indexed by the enums of `components`; sets of notables, tiles or luxury goods are ints with a bit for each.
"""

from enum import Enum
from typing import Annotated

from darbar import Piece, Seat, State
from darbar.components import Deck, Display, Ending
from darbar.core.meanings import Bits, OneOf, Owner, UpTo

from .box import AgraBox
from .components import COVERS, NONE, Notable, Printed, Site, Tile, WheelAction


class Stage(Enum):
    """The parts of a turn; each is a phase."""

    OPENING = "opening"
    MEDITATION = "meditation"
    ACTION = "action"
    SAILING = "sailing"
    EXTRA = "extra"
    ORDERS = "orders"
    CLOSING = "closing"


class Player(Piece):
    """What a player owns. Only the rupees are hidden, in a bag.

    The 22 markers are in the supply, on goods, among the favours, on used favour actions and luxury posters, on the
    French Trader's card, and on the boards. `covers` has a bit for each cover that still lies. The sets from `served`
    on are about the running turn, whoever's it is; markers on favour actions and posters lie there until the end of the
    player's own turn.
    """

    rupees: int
    supply: int
    workers: int
    goods: list[int]
    influence: list[int]
    farmers: list[int]
    covers: Annotated[int, Bits(COVERS)]
    meditation: int = 1
    favours: int = 0
    tiles: list[int] = []
    french: int = 0
    french_values: Annotated[int, Bits(7)] = 0
    """The values of the goods with the French Trader: a bit for each."""
    cooked: int = 0
    served: Annotated[int, Bits(len(Notable))] = 0
    """Notables delivered to in the running action, whose influence is still to come."""
    credited: Annotated[int, Bits(len(Notable))] = 0
    """Notables that have given influence in this turn."""
    used_tiles: Annotated[int, Bits(len(Tile))] = 0
    """Tiles with a marker on them."""
    used_printed: Annotated[int, Bits(len(Printed))] = 0
    """Printed favour actions with a marker on them."""
    used_luxury: Annotated[int, Bits(4)] = 0
    """Rows of luxury goods with a marker on their poster: bit `good // 4`."""
    used_contracts: Annotated[int, Bits(len(Notable))] = 0
    """Contracts that have been used in this turn: bit of the notable."""


class Turn(Piece):
    """The running turn: what has been done, and how far it has come."""

    points: int = 0
    """Meditation points left."""
    laid: int = 0
    """Workers laid down (or returned from the Cook) in this phase: the k of the track."""
    called: bool = False
    """Whether the Muezzin has given his point."""
    wheel: Annotated[int, OneOf(len(WheelAction))] = NONE
    """The last outer wheel action used."""
    wheel_deliveries: list[int] = []
    """The notables delivered to by the wheel, once for each good."""
    statue: bool = False
    """Whether a statue has bought a second main action."""
    placing: bool = False
    """Whether the player is choosing the space of a main action."""
    free_peonage: bool = False
    """Whether a favour tile pays for peonage."""
    extra: bool = False
    """Whether the running main action is the one that a statue bought."""
    deliveries: int = 0
    """The Sailor's deliveries left."""
    paid: int = 0
    """How many of the Sailor's deliveries were paid for."""
    order_filled: bool = False
    """Whether the running Sailor action has filled its order."""
    doubled: Annotated[int, Bits(len(Notable))] = 0
    """Notables that got a double delivery in the running Sailor action."""
    searching: bool = False
    """Whether somebody looks through the stack of favour tiles."""
    site: int = NONE
    """The site that is being paid for."""


class Agra(State):
    """The state of a match."""

    box: AgraBox
    players: list[Player]
    first: Seat
    river: list[Annotated[list[Owner], UpTo(4)]]
    """For each notable, whose marker lies on each of its goods; empty when it is not on the river."""
    doubles: list[Annotated[int, Bits(4)]]
    """For each notable, a bit for each of its goods with a second marker."""
    holders: list[Owner]
    """For each notable, who has the contract: a seat, NONE on the river, ABSENT in the box."""
    order_markers: list[int]
    """For each guild, the place of the marked order, from 0; 6 when the column is full."""
    orders: list[list[Owner]]
    """For each guild and place, whose marker lies there: a seat, NONE or NEUTRAL."""
    akbar: list[Owner]
    """For each good, who served Akbar with it: a seat, NONE, NEUTRAL, or ABSENT where he does not want it."""
    stack: Deck
    display: Display
    bonuses: list[Owner]
    """For each building bonus tile, who has it, or NONE."""
    values: list[int]
    """The current value of each good; follows from the price tokens."""
    merchant: Annotated[int, OneOf(len(Site))]
    builder: Annotated[int, OneOf(len(Site))]
    """Where the Builder is; NONE when everything is built."""
    built: list[bool]
    coins: list[int]
    """The rupees lying on each building."""
    ending: Ending
    occupants: list[Owner]
    """For each space, whose worker is there, or NONE."""
    lying: list[bool]
    """For each space, whether that worker lies."""
    token_goods: list[int]
    """For each price token, the good it lies on; NONE on the Trader."""
    token_faces: list[int]
    completed: list[int]
    """Notables completed since the boat came to its pier, by level from 1."""
    now: Turn
    wheel: Annotated[int, OneOf(len(WheelAction))] = WheelAction.DELIVER
    """The wheel action that is blocked."""
    pier: int = 1
    round: int = 1
    stage: Stage = Stage.OPENING

    @property
    def over(self) -> bool:
        """8.0 Whether the last round has been played."""
        return self.ending.over
