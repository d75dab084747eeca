"""Everything on the table."""

from typing import Literal, TypeAlias

from darbar import Seat, State

from .components import DECKS, DIRECTIONS, STEPS, Cards, Direction, HeartsBox

Stage: TypeAlias = Literal["deal", "passing", "play", "counting"]
"""The parts of a hand; each is a phase."""


class Hearts(State):
    """The state of a match. Lists are by seat.

    In a view, the hands of others are empty sets: how many cards they hold follows from what was played. `passed` are
    the cards that a seat has passed in this hand, `taken` those in its tricks, `void` all cards of the suits that it
    could not follow. `hearts`, `queens` and `moons` are the points of the hands before.
    """

    box: HeartsBox
    deck: Cards
    hands: list[Cards]
    passed: list[Cards]
    taken: list[Cards]
    void: list[Cards]
    hearts: list[int]
    queens: list[int]
    moons: list[int]
    trick: list[int] = []
    leader: Seat = Seat(0)
    broken: bool = False
    hand: int = 0
    stage: Stage = "deal"

    @property
    def direction(self) -> Direction:
        """2.1 To whom cards are passed in this hand."""
        turns = DIRECTIONS[len(self.hands)]
        return turns[(self.hand - 1) % len(turns)]

    @property
    def played(self) -> Cards:
        """The cards that everyone has seen in this hand."""
        seen = 0
        for cards in self.taken:
            seen |= cards
        for card in self.trick:
            seen |= 1 << card
        return seen

    @property
    def over(self) -> bool:
        """5.1 Whether somebody has reached the limit."""
        return max(map(sum, zip(self.hearts, self.queens, self.moons, strict=True))) >= self.box.options.limit

    def receiver(self, seat: Seat) -> Seat:
        """2.1 Who gets the cards that a seat passes."""
        return Seat((seat + STEPS[self.direction]) % len(self.hands))

    def giver(self, seat: Seat) -> Seat:
        """2.1 Whose cards a seat gets."""
        return Seat((seat - STEPS[self.direction]) % len(self.hands))

    def cards_left(self, seat: Seat) -> int:
        """How many cards a seat holds, as everyone can count."""
        if self.deck:
            return 0
        seats = len(self.hands)
        played = len(self.trick) > (seat - self.leader) % seats
        return DECKS[seats].bit_count() // seats - sum([cards.bit_count() for cards in self.taken]) // seats - played
