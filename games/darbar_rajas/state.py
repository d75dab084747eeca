"""Everything on the table.

Lists are indexed by the enums of `components`; provinces have a place for each cell, also for those that nothing is
ever built on.
"""

from enum import Enum
from typing import Annotated, NamedTuple

from darbar import Piece, Seat, State
from darbar.components import Agenda, Deck, Order, RolledDice, Stock, Workforce
from msgspec import Meta, field

from .box import RajasBox
from .components import NONE, Building, Post
from .steps import Step

EVERY_POST = (1 << len(Post)) - 1
NO_UPGRADES = [0] * len(Building)


class Stage(Enum):
    """What comes when nothing is left on the agenda; each is a phase."""

    BROWN = "brown"
    TURN = "turn"
    CLOSING = "closing"


TURN, CLOSING = Stage.TURN, Stage.CLOSING
"""The stages of every turn: faster than to ask the enum for them."""


class Player(Piece):
    """What a player owns."""

    dice: RolledDice
    levels: list[int]
    """The fame of a building of each kind."""
    grid: list[int]
    """`[cell]`: the tile that lies there."""
    roads: list[int]
    """`[cell]`: the sides to which its roads lead."""
    under: list[int]
    """`[cell]`: the tile that was covered."""
    slots: list[int]
    """`[yield]`: the income tile that lies there."""
    karma: int = 1
    reached: int = 0
    """The special incomes that roads have reached, a bit for each."""
    boat: Annotated[int, Meta(ge=0, le=30)] = 0
    waiting: int = EVERY_POST
    """Where workers wait to become active, a bit for each."""


class Province(NamedTuple):
    """What can be seen in a province."""

    markets: tuple[tuple[int, ...], ...]
    """The values of the markets of each good, best first."""
    buildings: int
    market_tiles: int
    """How many tiles have a market."""
    bends: int


class Works(Piece):
    """What has been begun in this turn."""

    tile: int = NONE
    """The tile that was chosen and does not lie yet."""
    cell: int = NONE
    """Where it will lie."""
    hand: list[int] = []
    """The colours of dice that are about to be rolled."""
    flips: int = 0
    """How many dice were turned over in the present payment."""
    given: int = 0
    """How many dice were given up in the present payment."""
    fresh: list[int] = field(default_factory=NO_UPGRADES.copy)
    """The upgrades of each building that count from the next turn on."""
    scoring: bool = False
    """Whether a tile was laid in this turn."""
    bare: list[int] = []
    """Stacks whose next tile is turned up when the turn ends."""
    returned: list[int] = []
    """The colours of dice that go back to the supply when others were rolled."""
    one_by_one: bool = False
    """Whether the dice of a payment, or those that are rolled again, are chosen one by one."""


class Rajas(State):
    """The state of a match."""

    box: RajasBox
    players: list[Player]
    workforce: Workforce
    order: Order
    supply: Stock
    """The dice that nobody has, by colour."""
    offer: list[int]
    """The tile on top of each stack."""
    stacks: list[Deck]
    """What lies below it."""
    income: Deck
    """The white income tiles of the normal game, face down."""
    open_income: list[int]
    """With the Navaratnas, the income tiles that can be chosen."""
    river: list[int]
    """The river tile on each space."""
    money: list[int]
    fame: list[int]
    best_money: list[int]
    """How far each marker has ever been: what it passed then gives nothing again."""
    best_fame: list[int]
    removed: list[int]
    """The workers of each player that have left the game."""
    works: Works = field(default_factory=Works)
    agenda: Agenda[Step] = field(default_factory=Agenda[Step])
    stage: Stage = Stage.TURN
    round: int = 1
    lap: int = 1
    """The phase of the round: how many times everybody has had a turn."""
    busy: bool = False
    """Whether anybody has placed a worker in this phase."""
    moved: bool = False
    """Whether any marker has moved in this round."""
    mogul: int = NONE
    """Who has been with the Great Mogul in this round."""
    crossed: list[Seat] = []
    """Those whose markers have met, in order."""
    over: bool = False

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.order.current
