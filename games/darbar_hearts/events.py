"""What happens, in the past tense."""

from typing import ClassVar, Self

from darbar import Event, Seat

from .components import Card, Direction


class Private(Event):
    """Something that its seat alone is told; the others know that it happened anyway."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Told to the seat alone."""
        return self if seat is not None and seat == self.seat else None


class HandBegan(Event):
    """Hand {hand}: passing {direction}."""

    hand: int
    direction: Direction


class HandDealt(Private):
    """{seat} was dealt {cards}."""


class CardsPassed(Private):
    """{seat} passed to {to}: {cards}."""

    to: Seat


class CardsReceived(Private):
    """{seat} received from {giver}: {cards}."""

    giver: Seat


class CardPlayed(Event):
    """{seat} played the {card}."""

    seat: Seat
    card: Card


class HeartsBroken(Event):
    """{seat} broke hearts."""

    seat: Seat


class TrickTaken(Event):
    """{seat} took the trick: {points} points."""

    seat: Seat
    points: int


class MoonShot(Event):
    """{seat} took all hearts and the queen of spades, and shot the moon."""

    seat: Seat


class HandScored(Event):
    """{seat} scored {points} in this hand, {total} in all."""

    seat: Seat
    points: int
    total: int


ALL = (
    HandBegan,
    HandDealt,
    CardsPassed,
    CardsReceived,
    CardPlayed,
    HeartsBroken,
    TrickTaken,
    MoonShot,
    HandScored,
)
