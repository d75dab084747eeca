"""Questions with numbers: whoever answers from afar says which one they mean, and what comes too late is refused."""

from collections.abc import Hashable
from typing import Any

from msgspec import Struct

from ..core.asks import Ask
from ..core.moves import Move
from ..core.seats import Seat, seats
from ..match.match import Match

STEP = 1_000_000
"""So far apart are the first numbers of a session and of the one that goes on with its match."""


class Question(Struct, frozen=True):
    """An open question to a seat, and its number."""

    number: int
    ask: Ask


class Thought(Struct, frozen=True):
    """What a bot would answer: to which question of which seat."""

    number: int
    seat: Seat
    move: Move


class Numbering(Struct, frozen=True):
    """The last numbers of a session, with which another goes on from the same place: see `Session`."""

    numbers: dict[Seat, int]
    versions: dict[Seat | None, int]


class Numbers:
    """The numbers of the open questions, and the version of what each seat, or a spectator (None), may know.

    Every seat has numbers of its own. Common ones would tell the others how often somebody has answered in secret.
    Whenever a match is taken up again they begin where none has been, so that nothing from before is taken for new.
    """

    def __init__(self, match: Match[Any], taken_up: int) -> None:
        self._match = match
        self._before = taken_up * STEP
        self._numbers: dict[Seat, int] = {}
        self._places: dict[Seat, Hashable] = {}
        self._versions: dict[Seat | None, int] = {}
        self._known: dict[Seat | None, Hashable] = {}

    def turn_to(self, match: Match[Any]) -> None:
        """Number the questions of another match from now on; none that was asked in this one is open any more."""
        self._match = match
        self._places.clear()

    def stand_for(self, match: Match[Any]) -> None:
        """The same match again: whatever is open in it has its number."""
        self._match = match

    @property
    def last(self) -> Numbering:
        """The numbers as they are now."""
        return Numbering(self._numbers.copy(), self._versions.copy())

    def go_on(self, last: Numbering) -> None:
        """Go on where another session was: what it asked is still open, and whoever has seen it looks once more."""
        self._numbers.update(last.numbers)
        self._versions = {one: version + 1 for one, version in last.versions.items()}

    def look(self, *public: Hashable) -> None:
        """See what has changed: in the match, and in what else everybody may know."""
        match = self._match
        awaited = tuple([ask.seat for ask in match.asks])
        everybody = (match.answered, match.phase, awaited, public)
        self._see(None, everybody)
        for seat in seats(match.seats):
            own = len(match.past(seat))
            self._see(seat, (everybody, own))
            self._ask(seat, (match.answered, own) if seat in awaited else None)

    def _see(self, seat: Seat | None, known: Hashable) -> None:
        if self._known.get(seat) != known:
            self._known[seat] = known
            self._versions[seat] = self._versions.get(seat, self._before) + 1

    def _ask(self, seat: Seat, place: Hashable) -> None:
        if place is not None and self._places.get(seat) != place:
            self.ask_again(seat)
        self._places[seat] = place

    def ask_again(self, seat: Seat) -> None:
        """Give the question to a seat another number: what was thought about it so far does not count."""
        self._numbers[seat] = self._numbers.get(seat, self._before) + 1

    def number(self, seat: Seat) -> int | None:
        """The number of the open question to a seat, if there is one."""
        return None if self._places.get(seat) is None else self._numbers[seat]

    def version(self, seat: Seat | None) -> int:
        """How often that which a seat may know has changed."""
        return self._versions[seat]

    @property
    def taken_up(self) -> int:
        """How often the match was taken up again; a session that has used up its numbers counts as several."""
        return max(self._before, *self._numbers.values(), *self._versions.values()) // STEP
