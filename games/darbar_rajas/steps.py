"""Steps: what waits on the agenda of a turn, as plain numbers. What gives something gives steps.

A step has a kind, an amount, and one more number: a colour (`ANY` for any), a set of bits, or a tile.
"""

from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple

from .components import ANY, COLOUR_NAMED
from .tables import Gift


class Kind(IntEnum):
    """What a step is about. Those up to `FAME_PER_WORKER` ask nothing."""

    MONEY = 0
    FAME = 1
    KARMA = 2
    WORKER = 3
    DICE_PER_KARMA = 4
    MIXED_GOODS = 5
    MONEY_PER_MARKET = 6
    MONEY_PER_UPGRADE = 7
    FAME_PER_UPGRADE = 8
    FAME_PER_KARMA = 9
    VOYAGE = 10
    FAME_PER_MARKET_TILE = 11
    FAME_PER_THREE_SPACES = 12
    MONEY_PER_BUILDING = 13
    MONEY_PER_INCOME_TILE = 14
    FAME_PER_BEND = 15
    FAME_PER_WORKER = 16

    DICE = 17
    """So many dice, of a colour or of any."""
    UPGRADE = 18
    """So many upgrades; `what` is 1 for one that counts from the next turn on."""
    BOAT = 19
    """The boat may go on to the next free space."""
    SAIL = 20
    """The boat goes on by one free space up to so many; `what` is 1 where it may stay."""
    SAME_GOODS = 21
    """Up to so many markets of a good of choice."""
    PALACE = 22
    """An action of one of some chambers: a bit for each value."""
    INCOME = 23
    """A white income tile, or with the Navaratnas one of choice."""
    BUILD = 24
    """The Master Builder: choose a tile to cover."""

    DISCARD_VALUE = 25
    """Give up a die of a value."""
    DISCARD_COLOUR = 26
    """Give up a die of a colour."""
    DISCARD_FOR_GOOD = 27
    """Give up any die for markets of a good."""
    DISCARD_AT_PORT = 28
    """Give up a die of 1, 2 or 3."""
    TILE = 29
    """Choose a tile of the offer."""
    PAY = 30
    """Give up dice of a colour until so much is paid; `what` is the colour. Below 1, more may be given."""
    CELL = 31
    """Choose the cell for the tile."""
    ROADS = 32
    """Turn the tile."""
    YIELDS = 33
    """Special incomes that were reached: a bit for each."""
    REROLL = 34
    """Roll dice again."""
    FIT = 35
    """Put an income tile onto a slot."""
    RAJA = 36
    """An upgrade and so much money, in the order that the player likes."""


class Step(NamedTuple):
    """Something to be done."""

    kind: int
    amount: int = 1
    what: int = 0


def steps_of(gifts: Iterable[Gift]) -> tuple[Step, ...]:
    """What is to be done for gifts; an upgrade and money together may be taken in either order."""
    steps = tuple(map(step_of, gifts))
    kinds = {step.kind: step.amount for step in steps}
    if kinds.keys() == {Kind.UPGRADE, Kind.MONEY} and kinds[Kind.UPGRADE] == 1:
        return (Step(Kind.RAJA, kinds[Kind.MONEY]),)
    return steps


def step_of(gift: Gift) -> Step:
    """What is to be done for one gift."""
    kind = Kind[gift.kind.upper().replace("-", "_")]
    if kind is Kind.PALACE:
        return Step(kind, gift.amount, sum(1 << value for value in set(gift.chambers)))
    if kind is Kind.DICE or kind is Kind.DICE_PER_KARMA:
        return Step(kind, gift.amount, ANY if gift.colour is None else COLOUR_NAMED[gift.colour])
    return Step(kind, gift.amount, int(kind is Kind.SAIL))
