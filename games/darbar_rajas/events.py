"""What happens, in the past tense."""

from darbar import Event, Seat

from .components import Building, Cause, Cell, Colour, Good, Income, Post, Roads, Site, Tile, Yield


class RoundBegan(Event):
    """Round {round} began; {seat} is first."""

    round: int
    seat: Seat


class WorkerPlaced(Event):
    """{seat} placed a worker: {site}."""

    seat: Seat
    site: Site
    money: int


# Dice and karma


class DieRolled(Event):
    """{seat} rolled a {colour} {value}."""

    seat: Seat
    colour: Colour
    value: int


class DieMissing(Event):
    """There was no {colour} die left for {seat}."""

    seat: Seat
    colour: Colour


class DieReturned(Event):
    """{seat} returned a {colour} {value}."""

    seat: Seat
    colour: Colour
    value: int


class DieDiscarded(Event):
    """{seat} discarded a {colour} {value}."""

    seat: Seat
    colour: Colour
    value: int


class DieFlipped(Event):
    """{seat} turned a {colour} {value} over and discarded it."""

    seat: Seat
    colour: Colour
    value: int
    now: int


class KarmaGained(Event):
    """{seat} has karma {level} now."""

    seat: Seat
    level: int


# Building


class TileLaid(Event):
    """{seat} laid the tile {tile} on {cell}, roads {roads}."""

    seat: Seat
    tile: Tile
    cell: Cell
    roads: Roads


class TileCovered(Event):
    """{seat} covered the tile {covered}."""

    seat: Seat
    covered: Tile


class TileRevealed(Event):
    """A new tile is on offer: {tile}."""

    tile: Tile


class YieldReached(Event):
    """{seat} reached a special income: {edge}."""

    seat: Seat
    edge: Yield


class YieldSpent(Event):
    """{seat} reached a special income without collecting it: {edge}."""

    seat: Seat
    edge: Yield


class Upgraded(Event):
    """{seat} upgraded {building} to {level}."""

    seat: Seat
    building: Building
    level: int


# Tracks, river, income


class MoneyGained(Event):
    """{seat} got {count} money."""

    seat: Seat
    count: int


class FameGained(Event):
    """{seat} got {count} fame."""

    seat: Seat
    count: int


class GoodsSold(Event):
    """{seat} sold {good} at {count} markets."""

    seat: Seat
    good: Good
    count: int


class WorkerGained(Event):
    """{seat} got the worker that waited at {post}."""

    seat: Seat
    post: Post


class WorkerRemoved(Event):
    """The worker of {seat} at {post} left the game."""

    seat: Seat
    post: Post


class BoatSailed(Event):
    """{seat} sailed to river space {space}."""

    seat: Seat
    space: int


class IncomeDrawn(Event):
    """{seat} turned up an income tile: {tile}."""

    seat: Seat
    tile: Income


class IncomePlaced(Event):
    """{seat} put the income tile {tile} onto the slot {edge}."""

    seat: Seat
    tile: Income
    edge: Yield


class MarkersMet(Event):
    """The markers of {seat} have met: this phase is the last."""

    seat: Seat


class MatchEnded(Event):
    """The match is over: {cause}."""

    cause: Cause


ALL = (
    RoundBegan,
    WorkerPlaced,
    DieRolled,
    DieMissing,
    DieReturned,
    DieDiscarded,
    DieFlipped,
    KarmaGained,
    TileLaid,
    TileCovered,
    TileRevealed,
    YieldReached,
    YieldSpent,
    Upgraded,
    MoneyGained,
    FameGained,
    GoodsSold,
    WorkerGained,
    WorkerRemoved,
    BoatSailed,
    IncomeDrawn,
    IncomePlaced,
    MarkersMet,
    MatchEnded,
)
