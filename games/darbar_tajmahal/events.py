"""What happens, in the past tense."""

from typing import ClassVar, Self

from darbar import Event, Seat

from .components import Bonus, Card, City, Good, Province, Symbol


class VisitBegan(Event):
    """Visit {visit}, {province}: {seat} is first."""

    visit: int
    province: Province
    seat: Seat


class DisplayFilled(Event):
    """These cards were added to the display: {cards}."""

    cards: tuple[Card, ...]


class DeckShuffled(Event):
    """The discards were shuffled, and are the deck now."""


# Playing


class CardPlayed(Event):
    """{seat} played {card}."""

    seat: Seat
    card: Card


class CardAdded(Event):
    """{seat} added {card}."""

    seat: Seat
    card: Card


class SpecialScored(Event):
    """{seat} scored {points} for the special card."""

    seat: Seat
    points: int


class NothingToPlay(Event):
    """{seat} has no colour card to play in this visit, and must withdraw."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Told to the seat alone: nobody else knows why it withdraws."""
        return self if seat is not None and seat == self.seat else None


# Withdrawing


class Withdrew(Event):
    """{seat} withdrew."""

    seat: Seat


class TokenWon(Event):
    """{seat} won the influence token: {person}."""

    seat: Seat
    person: Symbol


class CrownWon(Event):
    """{seat} won the crown."""

    seat: Seat


class PalaceBuilt(Event):
    """{seat} built a palace in {city}."""

    seat: Seat
    city: City


class RoyalPalaceBuilt(Event):
    """{seat} built the royal palace in {city}."""

    seat: Seat
    city: City


class BonusTaken(Event):
    """{seat} took the bonus tile {bonus} in {city}, and scored {points}."""

    seat: Seat
    bonus: Bonus
    city: City
    points: int


class CardDrawn(Event):
    """{seat} drew a card from the deck: {card}."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    card: Card | None


class ProvinceWon(Event):
    """{seat} won the province token {number} of {province} with {goods}, and scored {points}."""

    seat: Seat
    province: Province
    number: int
    goods: tuple[Good, ...]
    points: int


class PalacesScored(Event):
    """{seat} has palaces in {provinces} provinces that are connected with the visited one, and scored {points}."""

    seat: Seat
    provinces: int
    points: int


class CardsDiscarded(Event):
    """{seat} discarded {cards}."""

    seat: Seat
    cards: tuple[Card, ...]


class CardTaken(Event):
    """{seat} took {card} from the display."""

    seat: Seat
    card: Card


# After a visit


class SpecialTaken(Event):
    """{seat} returned a pair of influence tokens ({person}) for the special card {card}."""

    seat: Seat
    person: Symbol
    card: Card


class SpecialCaptured(Event):
    """{seat} returned a pair of influence tokens ({person}) and took the special card {card} from {giver}."""

    seat: Seat
    person: Symbol
    card: Card
    giver: Seat


class PairReturned(Event):
    """{seat} returned a pair of influence tokens ({person}), and keeps the special card {card}."""

    seat: Seat
    person: Symbol
    card: Card


class HandScored(Event):
    """{seat} scored {points} for the cards in hand: {cards}."""

    seat: Seat
    points: int
    cards: tuple[Card, ...]


ALL = (
    VisitBegan,
    DisplayFilled,
    DeckShuffled,
    CardPlayed,
    CardAdded,
    SpecialScored,
    NothingToPlay,
    Withdrew,
    TokenWon,
    CrownWon,
    PalaceBuilt,
    RoyalPalaceBuilt,
    BonusTaken,
    CardDrawn,
    ProvinceWon,
    PalacesScored,
    CardsDiscarded,
    CardTaken,
    SpecialTaken,
    SpecialCaptured,
    PairReturned,
    HandScored,
)
