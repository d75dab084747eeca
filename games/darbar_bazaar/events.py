"""What happens, in the past tense."""

from typing import ClassVar

from darbar import Event, Seat

from .components import Good, OrderCard, Space
from .moves import Gift


class CaravanArrived(Event):
    """The caravan brought {goods}."""

    goods: tuple[Good, ...]


class FashionRolled(Event):
    """A {die} was rolled: {good} is in fashion today."""

    die: int
    good: Good


class Bought(Event):
    """{seat} bought {good} from the caravan."""

    seat: Seat
    good: Good


class Placed(Event):
    """{seat} placed a worker at the {space}."""

    seat: Seat
    space: Space


class SentHome(Event):
    """{seat}'s worker was sent home from the {space}."""

    seat: Seat
    space: Space


class Consoled(Event):
    """{seat} accepted {gift}."""

    seat: Seat
    gift: Gift


class GoodsTaken(Event):
    """{seat} took {count} {good}."""

    seat: Seat
    good: Good
    count: int


class OrderTaken(Event):
    """{seat} took the order for the {order}."""

    seat: Seat
    order: OrderCard


class OrderDrawn(Event):
    """{seat} drew a secret order: {order}."""

    secret: ClassVar[tuple[str, ...]] = ("order",)
    seat: Seat
    order: OrderCard | None


class OrderFilled(Event):
    """{seat} filled the order for the {order} and was paid {coins}."""

    seat: Seat
    order: OrderCard
    coins: int


class Rested(Event):
    """{seat} laid down a worker at the {space} and earned 1 coin."""

    seat: Seat
    space: Space


class TeaDrunk(Event):
    """{seat} drank tea; a worker came home from the {space}."""

    seat: Seat
    space: Space


class PassedOut(Event):
    """{seat} passed and earned {coins} with the workers at home."""

    seat: Seat
    coins: int


class FirstPlayerChanged(Event):
    """{seat} will be first tomorrow."""

    seat: Seat


class Rose(Event):
    """{seat} rose to {step} in reputation."""

    seat: Seat
    step: int


class WorkerHired(Event):
    """{seat} hired another worker."""

    seat: Seat


class PalaceWon(Event):
    """{seat} had {workers} workers at the palace and came in {place}."""

    seat: Seat
    workers: int
    place: int


class Sold(Event):
    """{seat} sold {good} for {coins}."""

    seat: Seat
    good: Good
    coins: int


class LastDayAnnounced(Event):
    """Tomorrow is the last day."""


class DayEnded(Event):
    """Day {day} ended."""

    day: int


ALL = (
    CaravanArrived,
    FashionRolled,
    Bought,
    Placed,
    SentHome,
    Consoled,
    GoodsTaken,
    OrderTaken,
    OrderDrawn,
    OrderFilled,
    Rested,
    TeaDrunk,
    PassedOut,
    FirstPlayerChanged,
    Rose,
    WorkerHired,
    PalaceWon,
    Sold,
    LastDayAnnounced,
    DayEnded,
)
