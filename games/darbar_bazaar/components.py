"""What is in the box: spaces, orders and the reputation track, read from `data/`."""

from collections.abc import Iterator
from enum import IntEnum
from functools import cached_property
from typing import Annotated, Literal

from darbar import Box, Choice, Components, Options, Row, Rulings
from darbar.components import SpaceRow, Track
from darbar.core.moves import word
from msgspec import Meta

Amount = Annotated[int, Meta(ge=0)]


class Good(IntEnum):
    """What is traded."""

    SILK = 0
    SPICE = 1
    TEA = 2


class Space(IntEnum):
    """Where workers go."""

    SILK_STALL = 0
    SPICE_STALL = 1
    TEA_STALL = 2
    DOCKS = 3
    SCRIBE = 4
    MARKET = 5
    TEAHOUSE = 6
    PALACE = 7


class OrderCard(IntEnum):
    """The orders, by what they are for."""

    WEDDING = 0
    FEAST = 1
    MOURNING = 2
    HARVEST = 3
    JOURNEY = 4
    BIRTH = 5
    HARBOUR = 6
    GARDEN = 7
    LANTERNS = 8
    STORYTELLER = 9
    ASTRONOMER = 10
    KITCHEN = 11
    CARPETS = 12
    BATHS = 13
    EMBASSY = 14
    REGATTA = 15


class Bonus(IntEnum):
    """What a step of the reputation track gives."""

    COINS = 0
    WORKER = 1
    ORDER = 2
    LAST_DAY = 3


class OrderRow(Row):
    """An order: the goods it takes, and what it pays."""

    coins: Amount
    points: Amount
    silk: Amount = 0
    spice: Amount = 0
    tea: Amount = 0

    @property
    def goods(self) -> list[int]:
        """How many of each good."""
        return [self.silk, self.spice, self.tea]


class StepRow(Row):
    """A step of the reputation track, and what it gives."""

    step: Annotated[int, Meta(ge=1)]
    bonus: Literal["coins", "worker", "order", "last-day"]


class BazaarOptions(Options):
    """What players agree on before a match."""

    days: Annotated[Literal[3, 4, 5], Choice("How many days the bazaar lasts at most.", rule="5.1")] = 4


class BazaarRulings(Rulings):
    """Open questions of the rules."""

    palace_ties: Annotated[
        Literal["first-come", "shared"],
        Choice(
            "Who is ahead when two players have as many workers at the palace.",
            rule="4.1",
            reason="Arriving early is a decision; it should count.",
            **{"first-come": "whoever came first is ahead", "shared": "equals share the better place"},
        ),
    ] = "first-come"


class BazaarComponents(Components):
    """The tables of the game."""

    spaces: tuple[SpaceRow, ...]
    orders: tuple[OrderRow, ...]
    reputation: tuple[StepRow, ...]

    def faults(self) -> Iterator[str]:
        """Each space and each order has its row, every order asks for something, and a step gives one thing."""
        for kind, rows in ((Space, self.spaces), (OrderCard, self.orders)):
            if [row.id for row in rows] != [word(member) for member in kind]:
                yield f"{kind.__name__} and its table name different things"
        for order in self.orders:
            if not sum(order.goods):
                yield f"order {order.id!r} asks for no goods"
        steps = [row.step for row in self.reputation]
        if len(set(steps)) < len(steps):
            yield f"two rows of reputation have the same step: {steps}"


class BazaarBox(Box):
    """Everything that stays the same during a match."""

    options: BazaarOptions
    rulings: BazaarRulings
    components: BazaarComponents

    @cached_property
    def track(self) -> Track[Bonus]:
        """The reputation track."""
        steps = self.components.reputation
        bonuses = {row.step: Bonus[row.bonus.replace("-", "_").upper()] for row in steps}
        return Track(max(bonuses), bonuses)
