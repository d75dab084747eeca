"""What players can decide. Wide choices are asked in steps: deliver to whom, then which good; give, give, enough.

Goods that pay for one thing are given in one move, with a number from the list of payments.
"""

from typing import Annotated

from darbar import Move, Pass
from msgspec import Meta

from .components import (
    Bonus,
    Cover,
    Direction,
    Face,
    Good,
    Guild,
    Lesson,
    Luxury,
    Notable,
    Power,
    Printed,
    Side,
    Site,
    Space,
    Tile,
    Token,
    Tonic,
    WheelAction,
)

# In many places


class Enough(Pass):
    """That is enough."""


class Give(Move):
    """Give {good}."""

    good: Good


class Pay(Move):
    """Pay as suggested, way {way}."""

    way: Annotated[int, Meta(ge=1, le=6)]


class Choose(Move):
    """Choose the goods one by one."""


class Receive(Move):
    """Receive {good}."""

    good: Good


class Return(Move):
    """Return {good} to the supply, to make room."""

    good: Good


class ReturnFavour(Move):
    """Return a favour to the supply, to make room."""


class Rise(Move):
    """Gain influence with the {guild}."""

    guild: Guild


class TakeFavours(Move):
    """Take the favours."""


class TakeTile(Move):
    """Take the favour tile {tile}."""

    tile: Tile


class Discard(Move):
    """Discard the favour tile {tile}."""

    tile: Tile


class Uncover(Move):
    """Remove the cover {cover}."""

    cover: Cover


class Walk(Move):
    """The farmer in the {side} walks {direction}."""

    side: Side
    direction: Direction


class Raise(Move):
    """Raise the worker at the {space}."""

    space: Space


class Transform(Move):
    """Transform one good into {good}."""

    good: Good


# 6.1 Meditation


class Lay(Move):
    """Lay down the worker at the {space}."""

    space: Space


class CallCook(Move):
    """Return a worker from the Cook to the supply, as if laying it down."""


class Wheel(Move):
    """Use the wheel: {action}."""

    action: WheelAction


# 6.2 Actions


class Place(Move):
    """Place a worker at the {space}."""

    space: Space


class Peonage(Move):
    """Let the worker at the {space} work again."""

    space: Space


class Keep(Move):
    """Keep the ejected worker with the Cook."""


class Build(Move):
    """Build the {site}."""

    site: Site


class TakeBonus(Move):
    """Take the building bonus {bonus}."""

    bonus: Bonus


class Learn(Move):
    """Let the Botanist help: {lesson}."""

    lesson: Lesson


class Exchange(Move):
    """Exchange goods with the Trader."""


class Price(Move):
    """Use the {token} price token, its {face} side up."""

    token: Token
    face: Face


class Mark(Move):
    """Put the price token on {good}."""

    good: Good


class Produce(Move):
    """Produce {count}."""

    count: Annotated[int, Meta(ge=0, le=9)]


class Dye(Move):
    """Swap two of the goods produced for {good}."""

    good: Good


class Make(Move):
    """Transform {count}."""

    count: Annotated[int, Meta(ge=0, le=3)]


class Follow(Move):
    """Follow: transform one good too."""


class PaySailor(Move):
    """Pay the Sailor goods worth {worth}."""

    worth: Annotated[int, Meta(ge=2, le=4)]


# 6.3 and 7 Orders and deliveries


class Serve(Move):
    """Serve Akbar on the space of {good}."""

    good: Good


class Fill(Move):
    """Fill the order of the {guild}."""

    guild: Guild


class Deliver(Move):
    """Deliver to the {notable}."""

    notable: Notable


class Double(Move):
    """Deliver the same good a second time."""


# At any time in a turn


class Drink(Move):
    """Spend {tonic} to raise workers."""

    tonic: Tonic


class Spend(Move):
    """Spend favours: {action}."""

    action: Printed


class Use(Move):
    """Use the favour tile {tile}."""

    tile: Tile


class Present(Move):
    """Use the luxury action of {good}."""

    good: Luxury


class Invoke(Move):
    """Use the contract of the {power}."""

    power: Power


class Inlay(Move):
    """Turn meditation points into {favours} favours."""

    favours: Annotated[int, Meta(ge=1, le=2)]


ALL = (
    Enough,
    Give,
    Pay,
    Choose,
    Receive,
    Return,
    ReturnFavour,
    Rise,
    TakeFavours,
    TakeTile,
    Discard,
    Uncover,
    Walk,
    Raise,
    Transform,
    Lay,
    CallCook,
    Wheel,
    Place,
    Peonage,
    Keep,
    Build,
    TakeBonus,
    Learn,
    Exchange,
    Price,
    Mark,
    Produce,
    Dye,
    Make,
    Follow,
    PaySailor,
    Serve,
    Fill,
    Deliver,
    Double,
    Drink,
    Spend,
    Use,
    Present,
    Invoke,
    Inlay,
)

# Moves are values: the ones that are offered all the time are made once, and looked up by the number of their field.

ENOUGH = Enough()
GIVE = [Give(good) for good in Good]
PAY = [Pay(way) for way in range(1, 7)]
MOST_WAYS = len(PAY)
"""So many ways to pay are listed; where there are more, one of them less, and the choice of goods one by one."""

CHOOSE = Choose()
RECEIVE = [Receive(good) for good in Good]
RETURN = [Return(good) for good in Good]
RETURN_FAVOUR = ReturnFavour()
RISE = [Rise(guild) for guild in Guild]
TAKE_FAVOURS = TakeFavours()
TAKE_TILE = [TakeTile(tile) for tile in Tile]
DISCARD = [Discard(tile) for tile in Tile]
UNCOVER = [Uncover(cover) for cover in Cover]
WALK = [[Walk(side, direction) for direction in Direction] for side in Side]
RAISE = [Raise(space) for space in Space]
TRANSFORM = [Transform(good) for good in Good]
LAY = [Lay(space) for space in Space]
CALL_COOK = CallCook()
WHEEL = [Wheel(action) for action in WheelAction]
PLACE = [Place(space) for space in Space]
PEONAGE = [Peonage(space) for space in Space]
KEEP = Keep()
BUILD = {site: Build(site) for site in Site}
TAKE_BONUS = [TakeBonus(bonus) for bonus in Bonus]
LEARN = [Learn(lesson) for lesson in Lesson]
EXCHANGE = Exchange()
PRICE = [[Price(token, face) for face in Face] for token in Token]
MARK = [Mark(good) for good in Good]
PRODUCE = [Produce(count) for count in range(10)]
DYE = [Dye(good) for good in Good]
MAKE = [Make(count) for count in range(4)]
FOLLOW = Follow()
PAY_SAILOR = {worth: PaySailor(worth) for worth in (2, 3, 4)}
SERVE = [Serve(good) for good in Good]
FILL = [Fill(guild) for guild in Guild]
DELIVER = [Deliver(notable) for notable in Notable]
DOUBLE = Double()
DRINK = [Drink(tonic) for tonic in Tonic]
SPEND = [Spend(action) for action in Printed]
USE = [Use(tile) for tile in Tile]
PRESENT = {good: Present(good) for good in Luxury}
INVOKE = {power: Invoke(power) for power in Power}
INLAY = [Inlay(1), Inlay(2)]
