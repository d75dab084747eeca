"""What players can decide. Wide choices are asked in steps: which pawn, then where to; one good, one more, enough."""

from typing import Annotated

from darbar import Move, Pass, Seat
from msgspec import Meta

from .components import Colour, Favour, Good, Rank, Sector, Title

# In many places


class Enough(Pass):
    """That is enough."""


class Give(Move):
    """Give {good}."""

    good: Good


class Take(Move):
    """Take {good}."""

    good: Good


class Draw(Move):
    """Draw a {colour} mercenary."""

    colour: Colour


# 4 Placement


class Hold(Move):
    """Hold back a {rank} on the Diplomat."""

    rank: Rank


class Place(Move):
    """Place a {rank} in {sector}."""

    rank: Rank
    sector: Sector


# 5 Resolution


class Lift(Move):
    """Move {seat}'s {rank} away from {sector}."""

    seat: Seat
    rank: Rank
    sector: Sector


class Settle(Move):
    """Move it to {sector}."""

    sector: Sector


class Resolve(Move):
    """Resolve {sector}."""

    sector: Sector


class Activate(Move):
    """Activate the {title}."""

    title: Title


# 6 and 7 Guilds and court


class Serve(Move):
    """Ask for the service of the guild."""


class Acquire(Move):
    """Acquire the title {title}."""

    title: Title


class Request(Move):
    """Ask the {favour} for a favour."""

    favour: Favour


class Imitate(Move):
    """Through the Favorite of the Caliph, ask the {favour} for a favour."""

    favour: Favour


class Benevolence(Move):
    """Ask for the benevolence of Al-Rashid."""


class Pay(Move):
    """Pay with the suggested goods."""


class UseNote(Move):
    """Use a credit note."""


class Spy(Move):
    """Look at the mercenaries in {sector}."""

    sector: Sector


# 8 Countries


class Flee(Move):
    """Flee."""


class Send(Move):
    """Spend a {colour} mercenary of {value}."""

    colour: Colour
    value: Annotated[int, Meta(ge=1, le=9)]


class TakeAll(Move):
    """Take all {good}."""

    good: Good


class TakeNote(Move):
    """Take the credit note."""


# 9 Titles


class Remove(Move):
    """Remove a mercenary of {value} from the country."""

    value: Annotated[int, Meta(ge=1, le=9)]


class RemoveOpen(Move):
    """Remove the face-up mercenary of {value} from the country."""

    value: Annotated[int, Meta(ge=1, le=9)]


class Promote(Move):
    """Turn a sage in {sector} into a merchant."""

    sector: Sector


class PromoteAtHome(Move):
    """Turn a sage at home into a merchant."""


ALL = (
    Enough,
    Give,
    Take,
    Draw,
    Hold,
    Place,
    Lift,
    Settle,
    Resolve,
    Activate,
    Serve,
    Acquire,
    Request,
    Imitate,
    Benevolence,
    Pay,
    UseNote,
    Spy,
    Flee,
    Send,
    TakeAll,
    TakeNote,
    Remove,
    Promote,
    PromoteAtHome,
    RemoveOpen,
)

# Every move once, so that offers only pick them up.

PASS, ENOUGH, SERVE, BENEVOLENCE, PAY, USE_NOTE = Pass(), Enough(), Serve(), Benevolence(), Pay(), UseNote()
FLEE, TAKE_NOTE, PROMOTE_AT_HOME = Flee(), TakeNote(), PromoteAtHome()
GIVE = [Give(good) for good in Good]
TAKE = [Take(good) for good in Good]
TAKE_ALL = [TakeAll(good) for good in Good]
DRAW = [Draw(colour) for colour in Colour]
HOLD = [Hold(rank) for rank in Rank]
PLACE = [[Place(rank, sector) for sector in Sector] for rank in Rank]
SETTLE = [Settle(sector) for sector in Sector]
RESOLVE = [Resolve(sector) for sector in Sector]
ACTIVATE = [Activate(title) for title in Title]
ACQUIRE = [Acquire(title) for title in Title]
REQUEST = [Request(favour) for favour in Favour]
IMITATE = [Imitate(favour) for favour in Favour]
SPY = [Spy(sector) for sector in Sector]
PROMOTE = [Promote(sector) for sector in Sector]
SEND = [[Send(colour, value) for value in range(1, 10)] for colour in Colour]
REMOVE = [Remove(value) for value in range(1, 10)]
REMOVE_OPEN = [RemoveOpen(value) for value in range(1, 10)]
LIFT = [[[Lift(Seat(seat), rank, sector) for sector in Sector] for rank in Rank] for seat in range(5)]
