"""Undo: taking back decisions, as far as nobody has learned anything since."""

from abc import abstractmethod

from ..core.seats import NOBODY, Seat
from ..core.state import S
from ..core.texts import Text, player, text
from ..errors import UndoRefused
from ..ui.words import Words
from .engine import Engine


class Undo(Engine[S]):
    """Rules in progress that can go back; the table knows who learned what, and when."""

    @abstractmethod
    def seated(self, seat: Seat) -> Seat:
        """A seat of this table; any other is refused."""

    @abstractmethod
    def words(self) -> Words:
        """The match in English."""

    @abstractmethod
    def _tell_taken_back(self) -> None:
        """Tell the observers that something was taken back."""

    def undo(self, seat: Seat | None = None, *, force: bool = False) -> None:
        """Take back the last decision of a seat (by default: the last one in the record).

        It goes no further than information allows: not past another seat's decision, nor past a roll, a draw, a reveal
        or a private event. `force` does, for practice. A sealed answer can be taken back until all of them are in.
        """
        undoer = self._undoer(seat)
        places = [place for place, (decider, _) in enumerate(self._answers()) if decider == undoer]
        if not places:
            raise self._no_undo(text("undo-nothing"))
        if self._sealed is not None and self._sealed.answers.get(undoer):
            self._unseal_last(undoer, 1)
            self._tell_taken_back()
        else:
            self._take_back(places[-1], undoer, force)

    def restart_turn(self, seat: Seat | None = None, *, force: bool = False) -> None:
        """Take back a seat's decisions of the present turn, all of them or as far as `undo` would go."""
        undoer = self._undoer(seat)
        start, count = self._table.turn_start, len(self._answers())
        sealed = [] if self._sealed is None else self._sealed.answers.get(undoer, [])
        if sealed and self._sealed is not None and count - len(sealed) > len(self._moves):
            self._unseal_last(undoer, len(sealed))
            self._tell_taken_back()
            return
        place = start if force else max(start, self._limit(undoer))
        if place == count:
            refused = self._why_not_back_to(place - 1, undoer) if place > start else None
            raise refused or self._no_undo(text("undo-nothing"))
        self._take_back(place, undoer, force)

    def _undoer(self, seat: Seat | None) -> Seat:
        if seat is not None:
            self.seated(seat)
        answers = self._answers()
        if not answers:
            raise self._no_undo(text("undo-nothing"))
        return answers[-1][0] if seat is None else seat

    def undo_limit(self, seat: Seat) -> int:
        """How many answers stay, if this seat takes back all that it may; what others have sealed is not counted."""
        return max(0, min(self._limit(self.seated(seat)), len(self._moves)) - self._born)

    def _limit(self, seat: Seat) -> int:
        """The same, counted from the beginning of the true match."""
        if self._sealed is not None and (others := [one for one, _ in self._sealed.given() if one != seat]):
            return len(self._moves) + len(others)
        sights = self._table.sights
        limit = sights[-1][0] if sights else 0
        for place in range(len(self._deciders), limit, -1):
            if self._deciders[place - 1] != seat:
                return place
        return limit

    def _take_back(self, place: int, seat: Seat, force: bool) -> None:
        if place < self._born:
            raise UndoRefused("An imagined match has no past.")
        if not force and (refused := self._why_not_back_to(place, seat)):
            raise refused
        self._rebuild(self._answers()[:place])
        self._tell_taken_back()

    def _why_not_back_to(self, place: int, seat: Seat) -> UndoRefused | None:
        for answers, viewer, what in self._table.sights or []:
            if answers > place:
                if viewer == NOBODY:
                    return self._no_undo(text(what))
                who = text("sight-everyone") if viewer is None else player(viewer)
                return self._no_undo(text("undo-seen", who=who, what=text(what)))
        for decider, _ in self._answers()[place:]:
            if decider != seat:
                return self._no_undo(text("undo-decided", seat=decider))
        return None

    def _no_undo(self, reason: Text) -> UndoRefused:
        return UndoRefused(self.words().say(reason), reason=reason)
