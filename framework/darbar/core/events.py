"""Events: facts in the past tense, and who may know them."""

from collections.abc import Iterable
from copy import deepcopy
from typing import ClassVar, Self

from msgspec import Struct, structs

from .data import kebab
from .faults import shown
from .moves import FrozenMeta
from .seats import Seat


class Event(Struct, frozen=True, tag=kebab, tag_field="event", metaclass=FrozenMeta):
    """Something that happened, complete enough to print its line without the state.

    The docstring of a kind is its English sentence. Fields named in `secret` are known to the event's `seat` alone;
    everyone else reads None there, so their type allows None.
    """

    secret: ClassVar[tuple[str, ...]] = ()

    def seen_by(self, seat: Seat | None) -> Self | None:
        """What this seat is told: the event, the event with its secrets removed, or nothing.

        `None` asks for what a spectator is told.
        """
        if not self.secret or (seat is not None and seat == getattr(self, "seat", None)):
            return self
        return structs.replace(self, **dict.fromkeys(self.secret))


def given(event: Event) -> Event:
    """An event to give away: itself, or a copy when it holds something that could be changed."""
    try:
        hash(event)
        return event
    except TypeError:
        return deepcopy(event)


def seen_by(seat: Seat | None, events: Iterable[Event]) -> list[Event]:
    """What a seat, or a spectator, is told of what happened."""
    seen = [one for event in events if (one := event.seen_by(seat)) is not None]
    for one in seen:
        if not isinstance(one, Event):
            raise TypeError(f"expected an Event or None, got {shown(one)}")
    return seen


class TurnBegan(Event):
    """{seat} begins turn {turn}."""

    seat: Seat
    turn: int


class OnlyMovePlayed(Event):
    """{seat} had no other choice: {move}."""

    seat: Seat
    move: str

    def __post_init__(self) -> None:
        if not isinstance(self.move, str):  # told as it is, and written only when somebody reads it
            structs.force_setattr(self, "move", str(self.move))

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Told to the seat alone: that there was no choice tells others what it has."""
        return self if seat is not None and seat == self.seat else None
