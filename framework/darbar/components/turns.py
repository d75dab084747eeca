"""Turns: in what order seats come, who has passed, and when the last round is over.

An order is data of the state, so that a match can rest between any two turns.
"""

from collections.abc import Callable, Sequence

from ..core.seats import Seat
from ..core.state import Piece
from .contests import ranking


def clockwise(count: int, first: Seat = Seat(0)) -> list[Seat]:  # noqa: B008
    """All seats once, to the left, from `first`."""
    return [Seat((first + step) % count) for step in range(count)]


def by_track(markers: Sequence[int], ties: Sequence[Seat]) -> list[Seat]:
    """Whoever stands highest on a track goes first; equals go in the order of `ties`."""
    return ranking(markers, ties)


class Order(Piece):
    """One round of turns: the seats in order, whose place it is, and who has passed out of the round."""

    seats: list[Seat]
    at: int = 0
    out: list[Seat] = []

    @property
    def current(self) -> Seat:
        """Whose turn it is."""
        return self.seats[self.at]

    @property
    def first(self) -> Seat:
        """The first player of this round."""
        return self.seats[0]

    @property
    def still_in(self) -> list[Seat]:
        """Who has not passed out of this round, in order."""
        return [seat for seat in self.seats if seat not in self.out]

    def begin(self, seats: list[Seat]) -> None:
        """A new round in this order; nobody has passed."""
        self.seats, self.at, self.out = seats, 0, []

    def pass_out(self, seat: Seat) -> None:
        """The seat takes no more turns in this round."""
        self.out.append(seat)

    def advance(self) -> bool:
        """Once round: go to the next seat; False when the round is over."""
        self.at += 1
        return self.at < len(self.seats)

    def go_round(self, may_go: Callable[[Seat], bool]) -> bool:
        """Round and round: go to the next seat that has not passed and may go; False when there is none."""
        count = len(self.seats)
        for step in range(1, count + 1):
            place = (self.at + step) % count
            if self.seats[place] not in self.out and may_go(self.seats[place]):
                self.at = place
                return True
        return False


class Ending(Piece):
    """How a match ends: after somebody triggers it, this round is finished and so many more are played."""

    rounds_left: int | None = None

    @property
    def triggered(self) -> bool:
        """Whether the end has been triggered."""
        return self.rounds_left is not None

    @property
    def over(self) -> bool:
        """Whether the last round has been played."""
        return self.rounds_left is not None and self.rounds_left < 0

    def trigger(self, more_rounds: int = 1) -> bool:
        """Finish this round, then play `more_rounds`. A later trigger changes nothing; True for the first."""
        if self.rounds_left is not None:
            return False
        self.rounds_left = more_rounds
        return True

    def round_over(self) -> None:
        """A round has been finished."""
        if self.rounds_left is not None:
            self.rounds_left -= 1
