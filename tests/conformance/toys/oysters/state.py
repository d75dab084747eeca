"""Everything on the quay."""

from enum import IntEnum
from typing import Annotated, ClassVar

from darbar import Event, Move, Piece, Seat, State
from msgspec import Meta


class Oyster(IntEnum):
    SMALL, ROUND, FLAT, LARGE, KING = range(5)


class Fisher(Piece):
    """`closed` is the oyster on the plate, its owner's secret; `stake` is what is said openly for it."""

    hand: list[int]
    closed: list[int] = []
    stake: int = 0
    points: int = 0


class Oysters(State):
    fishers: list[Fisher]
    opened: list[int] = []
    round: int = 1


class Serve(Move):
    """Serve the {oyster} oyster."""

    oyster: Oyster


class Season(Move):
    """Season it {times} times."""

    times: Annotated[int, Meta(ge=0, le=2)]


class Stake(Move):
    """Stake {points}."""

    points: Annotated[int, Meta(ge=1, le=3)]


class Served(Event):
    """{seat} served an oyster."""

    seat: Seat


class Staked(Event):
    """{seat} staked {points}."""

    seat: Seat
    points: int


class Opened(Event):
    """{seat} had served the {oyster} oyster."""

    seat: Seat
    oyster: Oyster


class Tasted(Event):
    """{seat} tasted it: seasoned {times} times."""

    secret: ClassVar[tuple[str, ...]] = ("times",)
    seat: Seat
    times: int | None
