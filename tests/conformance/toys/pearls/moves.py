"""What divers decide and what happens."""

from typing import Annotated, ClassVar

from darbar import Event, Move, Seat
from msgspec import Meta

from .state import Shell


class Sell(Move):
    """Sell the {shell} shell."""

    shell: Shell


class Dive(Move):
    """Dive for a shell."""


class Keep(Move):
    """Keep all shells."""


class Throw(Move):
    """Throw the {shell} shell back."""

    shell: Shell


class Bid(Move):
    """Bid {coins}."""

    coins: Annotated[int, Meta(ge=1, le=3)]


class Sold(Event):
    """{seat} sold the {shell} shell."""

    seat: Seat
    shell: Shell


class Paid(Event):
    """{seat} was paid {coins}."""

    seat: Seat
    coins: int


class Dived(Event):
    """{seat} dived and rolled {roll}."""

    seat: Seat
    roll: int


class Found(Event):
    """{seat} found a shell: {shell}."""

    secret: ClassVar[tuple[str, ...]] = ("shell",)
    seat: Seat
    shell: Shell | None


class Thrown(Event):
    """{seat} threw the {shell} shell back."""

    seat: Seat
    shell: Shell


class TideRolled(Event):
    """The tide is {tide}."""

    tide: int
