"""Reels: a recorded match that goes forth and back, for those who watch it.

Whoever watches is a seat, or a spectator. Nothing hidden from them is shown, neither in the table nor in what happened,
and of the decisions of others only what came of them; but when the recorded match is over, a spectator sees everything.
"""

from collections.abc import Iterable
from itertools import accumulate, pairwise
from typing import Any

from ..core.events import Event
from ..core.faults import fault
from ..core.seats import Seat
from ..core.state import copy
from ..core.texts import Text, text
from ..match.match import Match
from ..match.record import Record
from ..matches import replayed
from ..ui.scene import Scene


class Reel:
    """A record with a place in it: so many answers have been given."""

    def __init__(
        self, record: Record, language: str = "en", seat: Seat | None = None, at: int = 0, packages: Iterable[str] = ()
    ) -> None:
        self.seat = seat
        self.take(record)
        self.words = self.match.words(language, packages)
        self.jump(at)
        self.before: Scene | None = None

    def take(self, record: Record) -> None:
        """Show this record from now on."""
        self.match: Match[Any] = replayed(record)
        self.record = self.match.record
        self.open = self.seat is None and self.match.ask is None
        self.turns, self.told = self._marks()

    def _marks(self) -> tuple[list[int], list[int]]:
        """After each number of answers, the turn, and how many events there were."""
        match = replayed(self.record, 0)
        turns, told = [match.state.turn], [len(match.events)]
        for seat, notation in self.record.moves:
            match.play(match.game.vocabulary.parse(notation), seat)
            turns.append(match.state.turn)
            told.append(told[-1] + len(match.events_since(told[-1])))
        return turns if turns[-1] else self._turns_by_seat(), told

    def _turns_by_seat(self) -> list[int]:
        """For a game that counts no turns: one begins whenever another seat decides."""
        seats = [seat for seat, _ in self.record.moves]
        begun = [before != after for before, after in pairwise(seats)]
        return list(accumulate([1, *begun, 1] if seats else [1]))

    @property
    def at(self) -> int:
        """How many answers have been given."""
        return len(self.match.moves)

    @property
    def last(self) -> int:
        """How many answers there are."""
        return len(self.record.moves)

    @property
    def turn(self) -> int:
        """The number of the present turn."""
        return self.turns[self.at]

    # Going forth and back

    def step(self) -> None:
        """One answer on."""
        self.jump(self.at + 1)

    def back(self) -> None:
        """One answer back."""
        self.jump(self.at - 1)

    def jump(self, place: int) -> None:
        """Go to where so many answers have been given, or as near as there is."""
        place = min(max(place, 0), self.last)
        before = self.scene()
        if place == self.at - 1:
            self.match.undo(force=True)
        elif place < self.at:
            self.match = replayed(self.record, place)
        for seat, notation in self.record.moves[self.at : place]:
            self.match.play(self.match.game.vocabulary.parse(notation), seat)
        self.before, self.since = before, max(0, self.at - 1)

    def next_turn(self) -> None:
        """Go to where the next turn begins."""
        self.jump(next((place for place in range(self.at, self.last) if self.turns[place] > self.turn), self.last))

    def last_turn(self) -> None:
        """Go to where this turn begins, or, if that is here, the one before."""
        inside = self.turns[max(self.at - 1, 0)]
        self.jump(self.turns.index(inside))

    # What is to be seen there

    def scene(self) -> Scene:
        """The table as the watcher may see it."""
        return self._open_scene() if self.open else self.match.scene(self.seat)

    def _open_scene(self) -> Scene:
        game = self.match.game
        try:
            return game.drawn(copy(self.match.state), None)
        except BaseException as error:
            raise fault(game, "scene", error, self.match.where) from error

    def decision(self) -> Text | None:
        """The last answer, if the watcher may know it, or else who gave it."""
        if not self.at:
            return None
        seat, notation = self.record.moves[self.at - 1]
        move = self.match.game.vocabulary.parse(notation)
        if self.open or seat == self.seat:
            return text("reel-decision", seat=seat, move=self.words.move(move, self._view_before(seat)))
        return text("reel-decided", seat=seat)

    def _view_before(self, seat: Seat) -> Any:
        """What a seat knew before the last answer, if the game's sentences depend on it."""
        if self.match.game.describe is None:
            return None
        past = self.match.fork()
        past.undo(force=True)
        return past.view(seat)

    def events(self) -> list[Event]:
        """What came of the last answer, as far as the watcher may know; at the beginning, all that happened before."""
        happened = self.match.events_since(self.told[self.since] if self.at else 0)
        return happened if self.open else self.match.seen_by(self.seat, happened)

    def place(self) -> Text:
        """Where this is."""
        return text("reel-place", at=self.at, last=self.last, turn=self.turn)
