"""What is in the box: fifty-two cards, and sets of them.

A set of cards is a number with a bit for each card, so that a rule about cards is a rule about sets: the cards with
which a player may follow are `hand & of_suit(led)`.
"""

from collections.abc import Iterable
from enum import IntEnum
from typing import Annotated, Literal, TypeAlias

from darbar import Box, Choice, Options
from darbar.core.meanings import Bits

Cards: TypeAlias = Annotated[int, Bits(52)]
"""A set of cards: bit `card` says whether the card is in it."""

RANKS = 13


class Suit(IntEnum):
    """The suits, in the order in which a hand is sorted."""

    CLUBS, DIAMONDS, SPADES, HEARTS = range(4)


class Rank(IntEnum):
    """The ranks, from the lowest."""

    TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = range(RANKS)


class Card(IntEnum):
    """The cards, suit by suit, from the two to the ace."""

    TWO_CLUBS, THREE_CLUBS, FOUR_CLUBS, FIVE_CLUBS, SIX_CLUBS, SEVEN_CLUBS, EIGHT_CLUBS = range(7)
    NINE_CLUBS, TEN_CLUBS, JACK_CLUBS, QUEEN_CLUBS, KING_CLUBS, ACE_CLUBS = range(7, 13)
    TWO_DIAMONDS, THREE_DIAMONDS, FOUR_DIAMONDS, FIVE_DIAMONDS, SIX_DIAMONDS, SEVEN_DIAMONDS = range(13, 19)
    EIGHT_DIAMONDS, NINE_DIAMONDS, TEN_DIAMONDS = range(19, 22)
    JACK_DIAMONDS, QUEEN_DIAMONDS, KING_DIAMONDS, ACE_DIAMONDS = range(22, 26)
    TWO_SPADES, THREE_SPADES, FOUR_SPADES, FIVE_SPADES, SIX_SPADES, SEVEN_SPADES, EIGHT_SPADES = range(26, 33)
    NINE_SPADES, TEN_SPADES, JACK_SPADES, QUEEN_SPADES, KING_SPADES, ACE_SPADES = range(33, 39)
    TWO_HEARTS, THREE_HEARTS, FOUR_HEARTS, FIVE_HEARTS, SIX_HEARTS, SEVEN_HEARTS, EIGHT_HEARTS = range(39, 46)
    NINE_HEARTS, TEN_HEARTS, JACK_HEARTS, QUEEN_HEARTS, KING_HEARTS, ACE_HEARTS = range(46, 52)

    @property
    def suit(self) -> Suit:
        """Its suit."""
        return Suit(self // RANKS)

    @property
    def rank(self) -> Rank:
        """Its rank."""
        return Rank(self % RANKS)


class Direction(IntEnum):
    """To whom three cards are passed."""

    LEFT, RIGHT, ACROSS, NOBODY = range(4)


STEPS = {Direction.LEFT: 1, Direction.RIGHT: -1, Direction.ACROSS: 2, Direction.NOBODY: 0}
"""How many seats further, clockwise."""

DIRECTIONS = {
    3: (Direction.LEFT, Direction.RIGHT, Direction.NOBODY),
    4: (Direction.LEFT, Direction.RIGHT, Direction.ACROSS, Direction.NOBODY),
    5: (Direction.LEFT, Direction.RIGHT, Direction.NOBODY),
}
"""2.1 From hand to hand, by the number of players."""


class HeartsOptions(Options):
    """What players agree on before a match."""

    limit: Annotated[Literal[25, 50, 100], Choice("With how many points of somebody the match ends.", rule="5.1")] = 50


class HeartsBox(Box):
    """Everything that stays the same during a match."""

    options: HeartsOptions


CARDS = tuple(Card)

# Sets of cards


def a_set(cards: Iterable[int]) -> Cards:
    """The set of these cards."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def cards_in(cards: Cards) -> list[Card]:
    """The cards of a set, in order."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(CARDS[lowest.bit_length() - 1])
        cards ^= lowest
    return found


SUITS: tuple[Cards, ...] = tuple([((1 << RANKS) - 1) << RANKS * suit for suit in Suit])
"""All cards of each suit."""

ALL: Cards = sum(SUITS)
HEARTS: Cards = SUITS[Suit.HEARTS]
QUEEN: Cards = 1 << Card.QUEEN_SPADES
POINTS: Cards = HEARTS | QUEEN

LEFT_OUT: dict[int, Cards] = {3: a_set([Card.TWO_DIAMONDS]), 4: 0, 5: a_set([Card.TWO_CLUBS, Card.TWO_DIAMONDS])}
"""1.1 What is left out, by the number of players."""

DECKS: dict[int, Cards] = {seats: ALL & ~out for seats, out in LEFT_OUT.items()}

LOWEST_CLUBS = {seats: cards_in(deck)[0] for seats, deck in DECKS.items()}
"""3.1 The card that leads the first trick, by the number of players."""
