"""What players can decide. Wide choices are asked in steps: which tile, paid how, on which cell, turned which way."""

from typing import Annotated

from darbar import Move, Pass
from msgspec import Meta

from .components import Building, Cell, Colour, Good, Income, Roads, Site, Tile, Yield

Face = Annotated[int, Meta(ge=1, le=6)]

# 2 The round


class Place(Move):
    """Place a worker: {site}."""

    site: Site


class Enough(Move):
    """That is enough."""


# 3 Dice and karma


class TakeDie(Move):
    """Take a {colour} die."""

    colour: Colour


class GiveBack(Move):
    """Return a {colour} {value} to the supply to make room."""

    colour: Colour
    value: Face


class Discard(Move):
    """Discard a {colour} {value}."""

    colour: Colour
    value: Face


class Flip(Move):
    """Spend karma to turn a {colour} {value} over, and discard it."""

    colour: Colour
    value: Face


class Pay(Move):
    """Pay as suggested, way {plan}."""

    plan: Annotated[int, Meta(ge=1, le=3)]


class Choose(Move):
    """Choose the dice one by one."""


# 4 The quarry


class Take(Move):
    """Take the tile {tile}."""

    tile: Tile


class Settle(Move):
    """Lay it on {cell}."""

    cell: Cell


class Turn(Move):
    """Let its roads lead {roads}."""

    roads: Roads


class Collect(Move):
    """Collect the special income {edge} next."""

    edge: Yield


# 5 to 8 Markets, palace, river, upgrades


class Sell(Move):
    """Sell {good}."""

    good: Good


class Reroll(Move):
    """Roll a {colour} {value} again."""

    colour: Colour
    value: Face


class RerollUpTo(Move):
    """Roll all dice of {value} or less again."""

    value: Face


class Visit(Move):
    """Take the action of this chamber: {site}."""

    site: Site


class Cover(Move):
    """Cover the tile on {cell}."""

    cell: Cell


class UpgradeFirst(Move):
    """Take the upgrade first, then the money."""


class MoneyFirst(Move):
    """Take the money first, then the upgrade."""


class Sail(Move):
    """Sail to river space {space}."""

    space: Annotated[int, Meta(ge=1, le=30)]


class Upgrade(Move):
    """Upgrade: {building}."""

    building: Building


# 11 Navaratnas


class Adopt(Move):
    """Take the income tile {tile}."""

    tile: Income


class Fit(Move):
    """Put it onto the slot {edge}."""

    edge: Yield


ALL = (
    Place,
    Enough,
    TakeDie,
    GiveBack,
    Discard,
    Flip,
    Pay,
    Choose,
    Take,
    Settle,
    Turn,
    Collect,
    Sell,
    Reroll,
    RerollUpTo,
    Visit,
    Cover,
    UpgradeFirst,
    MoneyFirst,
    Sail,
    Upgrade,
    Adopt,
    Fit,
)

# Every move once, so that offers only pick them up.

PASS, ENOUGH, CHOOSE, UPGRADE_FIRST, MONEY_FIRST = Pass(), Enough(), Choose(), UpgradeFirst(), MoneyFirst()
PLACE = [Place(site) for site in Site]
VISIT = [Visit(site) for site in Site]
TAKE_DIE = [TakeDie(colour) for colour in Colour]
GIVE_BACK = [[GiveBack(colour, value) for value in range(1, 7)] for colour in Colour]
DISCARD = [[Discard(colour, value) for value in range(1, 7)] for colour in Colour]
FLIP = [[Flip(colour, value) for value in range(1, 7)] for colour in Colour]
REROLL = [[Reroll(colour, value) for value in range(1, 7)] for colour in Colour]
REROLL_UP_TO = [RerollUpTo(value) for value in range(1, 7)]
PAY = [Pay(plan) for plan in range(1, 4)]
TAKE = [Take(tile) for tile in Tile]
SETTLE = [Settle(cell) for cell in Cell]
COVER = [Cover(cell) for cell in Cell]
TURN = {int(roads): Turn(roads) for roads in Roads}
COLLECT = [Collect(edge) for edge in Yield]
FIT = [Fit(edge) for edge in Yield]
SELL = [Sell(good) for good in Good]
SAIL = [Sail(max(1, space)) for space in range(31)]
UPGRADE = [Upgrade(building) for building in Building]
ADOPT = [Adopt(tile) for tile in Income]
