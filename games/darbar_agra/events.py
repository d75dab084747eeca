"""What happens, in the past tense."""

from darbar import Event, Seat

from .components import (
    Bonus,
    Cover,
    Good,
    Guild,
    Lesson,
    Luxury,
    Notable,
    Power,
    Printed,
    Side,
    Space,
    Tile,
    Token,
    Tonic,
    WheelAction,
)

# Goods, markers, favours, rupees


class GoodsGained(Event):
    """{seat} got {count} {good}."""

    seat: Seat
    good: Good
    count: int


class GoodsPaid(Event):
    """{seat} gave {count} {good}."""

    seat: Seat
    good: Good
    count: int


class FavoursGained(Event):
    """{seat} got {count} favours."""

    seat: Seat
    count: int


class GainLost(Event):
    """{seat} had no marker left for {count} more."""

    seat: Seat
    count: int


class GoodReturned(Event):
    """{seat} returned {good} to the supply."""

    seat: Seat
    good: Good


class FavourReturned(Event):
    """{seat} returned a favour to the supply."""

    seat: Seat


class RupeesGained(Event):
    """{seat} got {rupees} rupees."""

    seat: Seat
    rupees: int


class RupeesPaid(Event):
    """{seat} paid {rupees} rupees."""

    seat: Seat
    rupees: int


# 6.1 Meditation


class LaidDown(Event):
    """{seat} laid down the worker at the {space}: {points} points."""

    seat: Seat
    space: Space
    points: int


class CookCalled(Event):
    """{seat} took back a worker from the Cook: {points} points."""

    seat: Seat
    points: int


class PointsGained(Event):
    """{seat} got {points} more meditation points."""

    seat: Seat
    points: int


class WheelUsed(Event):
    """{seat} used the wheel ({action}) for {points} points."""

    seat: Seat
    action: WheelAction
    points: int


class WheelTurned(Event):
    """The wheel marker now blocks {action}."""

    action: WheelAction


# 6.2 Actions


class Placed(Event):
    """{seat} placed a worker at the {space}."""

    seat: Seat
    space: Space


class PeonageUsed(Event):
    """{seat} paid {rupees} rupees for peonage at the {space}."""

    seat: Seat
    space: Space
    rupees: int


class Ejected(Event):
    """{seat}'s worker was ejected from the {space}."""

    seat: Seat
    space: Space


class KeptByCook(Event):
    """{seat} kept the worker with the Cook."""

    seat: Seat


class Raised(Event):
    """{seat} raised the worker at the {space}."""

    seat: Seat
    space: Space


class CoinsFound(Event):
    """{seat} found {rupees} rupees at the {space}."""

    seat: Seat
    space: Space
    rupees: int


class MerchantMoved(Event):
    """The Merchant rolled {die} and went to the {space}."""

    die: int
    space: Space


class BuilderMoved(Event):
    """The Builder rolled {die} and went to the {space}."""

    die: int
    space: Space


class BuilderLeft(Event):
    """Everything is built; the Builder left Agra."""


class Built(Event):
    """{seat} built the {space}."""

    seat: Seat
    space: Space


class BuiltByBuilder(Event):
    """The Builder finished the {space}."""

    space: Space


class BonusTaken(Event):
    """{seat} took the building bonus {bonus}."""

    seat: Seat
    bonus: Bonus


class Produced(Event):
    """{seat} produced {count} {good}."""

    seat: Seat
    good: Good
    count: int


class Dyed(Event):
    """{seat} let the Dyer swap two goods for {good}."""

    seat: Seat
    good: Good


class Transformed(Event):
    """{seat} transformed {count} {source} into {good}."""

    seat: Seat
    source: Good
    good: Good
    count: int


class Followed(Event):
    """{seat} followed."""

    seat: Seat


class SailorPaid(Event):
    """{seat} has {deliveries} deliveries with the Sailor."""

    seat: Seat
    deliveries: int


class Traded(Event):
    """{seat} swapped {given} for {good}."""

    seat: Seat
    given: Good
    good: Good


class PriceSet(Event):
    """{seat} put the {token} price token on {good}, which is now worth {value}."""

    seat: Seat
    token: Token
    good: Good
    value: int


class Learned(Event):
    """{seat} let the Botanist help: {lesson}."""

    seat: Seat
    lesson: Lesson


class Enlightened(Event):
    """{seat} reached space {space} of the meditation track."""

    seat: Seat
    space: int


class Uncovered(Event):
    """{seat} removed the cover {cover}."""

    seat: Seat
    cover: Cover


class FarmerWalked(Event):
    """{seat}'s farmer in the {side} went to space {space}."""

    seat: Seat
    side: Side
    space: int


# Secondary actions


class TonicDrunk(Event):
    """{seat} spent {tonic} to raise workers."""

    seat: Seat
    tonic: Tonic


class FavoursSpent(Event):
    """{seat} spent {count} favours: {action}."""

    seat: Seat
    action: Printed
    count: int


class TileUsed(Event):
    """{seat} spent {count} favours on the tile {tile}."""

    seat: Seat
    tile: Tile
    count: int


class LuxuryUsed(Event):
    """{seat} used the luxury action of {good}."""

    seat: Seat
    good: Luxury


class PowerUsed(Event):
    """{seat} used the contract of the {power}."""

    seat: Seat
    power: Power


class Sold(Event):
    """{seat} sold {good} for {rupees} rupees."""

    seat: Seat
    good: Good
    rupees: int


class FrenchTraderServed(Event):
    """{seat} placed {good} with the French Trader, who now has {count}."""

    seat: Seat
    good: Good
    count: int


# 6.3 Orders


class AkbarServed(Event):
    """{seat} served Akbar with {good} on the space of {space}."""

    seat: Seat
    good: Good
    space: Good


class OrderFilled(Event):
    """{seat} filled order {place} of the {guild} for {rupees} rupees."""

    seat: Seat
    guild: Guild
    place: int
    rupees: int


class OrderMarkerMoved(Event):
    """The order marker of the {guild} went to order {place}."""

    guild: Guild
    place: int


# 7 Notables


class Delivered(Event):
    """{seat} delivered {good} to the {notable} for {rupees} rupees."""

    seat: Seat
    notable: Notable
    good: Good
    rupees: int


class ContractWon(Event):
    """{seat} won the contract of the {notable}."""

    seat: Seat
    notable: Notable


class BoatMoved(Event):
    """The boat reached pier {pier}."""

    pier: int


class PricesReset(Event):
    """All price tokens went back to the Trader."""


class InfluenceRose(Event):
    """{seat} rose to step {step} with the {guild}."""

    seat: Seat
    guild: Guild
    step: int


class TileTaken(Event):
    """{seat} took the favour tile {tile}."""

    seat: Seat
    tile: Tile


class TileDiscarded(Event):
    """{seat} shuffled the favour tile {tile} back into the stack."""

    seat: Seat
    tile: Tile


class TileShown(Event):
    """The favour tile {tile} is now on display."""

    tile: Tile


# 8 The end


class EndTriggered(Event):
    """The end is near: this round is finished, then one more is played."""


class RoundEnded(Event):
    """Round {round} ended."""

    round: int


ALL: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
