"""A session: a match, and who plays which seat: people at a frontend, or bots."""

from collections.abc import Callable, Hashable, Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from ..bots import asking
from ..bots.bot import Bot
from ..core.moves import Move
from ..core.seats import Seat
from ..core.texts import text
from ..errors import NotKept, RecordError, StaleAnswer, UndoRefused
from ..match.match import Match
from ..match.record import Record, check_name
from ..matches import replayed
from ..ui.words import said
from .bots import can_be_made as can_be_made
from .bots import make_bot as make_bot
from .bots import ready_bots as ready_bots
from .bots import seat_bots as seat_bots
from .bots import starts_programs as starts_programs
from .claims import Claim, InUse, claim, in_use
from .clocks import Clocks, Control
from .guides import Guide
from .keeping import Kept, begun_again, taken_up
from .looking import Remark as Remark
from .looking import alone
from .pages import as_json, page_of
from .players import players_again, seated_bots, typed_by_hand
from .pool import Pool
from .questions import Numbering
from .running import Runner
from .timing import Timed


class Session(Timed):
    """What a frontend runs: it sees chairs and words, hands back moves, and leaves the rest to the kernel."""

    def __init__(
        self,
        match: Match[Any],
        bots: Mapping[Seat, Bot | str] | None = None,
        *,
        language: str = "en",
        path: Path | None = None,
        practice: bool = False,
        clock: Clocks | Control | str | None = None,
        kept: Kept | None = None,
        keep: Callable[[Record], None] | None = None,
        numbering: Numbering | None = None,
    ) -> None:
        """See docs/several-screens.md for `kept`, `keep` and `numbering`: a match that is in no file."""
        self.guide: Guide | None = None
        if kept is not None:
            kept.check(match.seats)
            bots = seated_bots(players_again(match.names, None, kept.players)) if bots is None else bots
        super().__init__(match, bots or {}, language, clock, kept)
        if kept is not None and kept.lesson is not None:
            self.guide = Guide.taken_up(self, kept.lesson)
        self._claim: Claim | None = None
        self.path = path
        self.practice = practice
        self.unsaved = False
        self._numbers.look(*self._public())
        if numbering is not None:
            self._numbers.go_on(numbering)
        self.keeper = keep

    @property
    def path(self) -> Path | None:
        """The file where the match is saved. No other program plays it meanwhile: that one would be told `InUse`."""
        return self._path

    @path.setter
    def path(self, path: Path | None) -> None:
        before, self._claim = self._claim, None if path is None else claim(path)
        self._path = path
        if before is not None:
            before.release()

    @property
    def keeper(self) -> Callable[[Record], None] | None:
        """What keeps the match elsewhere: it is called with the record after each change, before anybody hears of it.

        What it refuses, with `NotKept` or any other exception, did not happen.
        """
        return self._keeper

    @keeper.setter
    def keeper(self, keeper: Callable[[Record], None] | None) -> None:
        self._keeper = keeper
        self._kept_last = None if keeper is None else self.record

    def close(self) -> None:
        """Let go of bots, of the processes in which they think, and of the file. Call it when nobody plays on."""
        try:
            super().close()
        finally:
            if self._claim is not None:
                self._claim.release()

    @alone
    def play(self, move: Move, seat: Seat | None = None, number: int | None = None) -> None:
        """Answer for the seat that is asked, or for another that is awaited; save when the session has a file.

        An answer with a number that is not that of the seat's present question is stale, and changes nothing. In a
        lesson, `NotInLesson` tells kindly of a move that is allowed, but not meant.
        """
        answering = self.asked if seat is None else seat
        if number is not None:
            self._check_number(answering, number)
        if self.guide is not None:
            self.guide.check(move, answering)
        self._timed(move, answering)
        self._keep()

    def _public(self) -> tuple[Hashable, ...]:
        guide = None if self.guide is None else self.guide.place
        return (*super()._public(), guide)

    def _check_number(self, seat: Seat | None, number: int) -> None:
        known = type(number) is int  # True would count as 1
        if not known or seat is None or self._numbers.number(self._match.seated(seat)) != number:
            reason = text("refusal-stale")
            raise StaleAnswer(self.words().say(reason), seat=seat, reason=reason)

    @alone
    def run_bots(self, pool: Pool | None = None) -> None:
        """From now on bots answer by themselves: each thinks in a process of the pool as soon as it is asked.

        Without a pool, the session has one of its own. What a bot answers when its question is no longer open is thrown
        away. A bot that is a program, that was given as an object, or whose game is not installed thinks in a thread.
        """
        self._runner = self._runner or Runner(self, pool or Pool(), owned=pool is None)
        self._runner.alone = True
        self._runner.look()

    @alone
    def use_pool(self, pool: Pool | None = None) -> None:
        """From now on `think`, `play_bot` and `hint` let bots think in a process of the pool; nobody answers unasked.

        Without a pool, the session has one process of its own. Bots whose thinking cannot be watched are quick, and
        think where they are.
        """
        if self._runner is None:
            self._runner = Runner(self, pool or Pool(1), owned=pool is None)
            if any(asking.thinks(bot) for seat, bot in self.bots.items() if seat in self._called):
                self._runner.prepare()

    def sit(self, seat: Seat, bot: str | None) -> None:
        """Let a bot play a seat from now on, by its name; with None, a person. A lesson is left then."""
        if self.guide is not None:
            self.guide.leave()
        super().sit(seat, bot)

    @alone
    def rename(self, seat: Seat, name: str) -> None:
        """Give a seat the name of somebody who sits down where nobody has been."""
        with typed_by_hand():
            check_name(name)
        header, place = self._match.header, self._match.seated(seat)
        self._match.header = replace(header, names=[*header.names[:place], name, *header.names[place + 1 :]])
        self._keep()
        self._remark(text("remark-sits-down", seat=seat))

    def play_bot(self) -> None:
        """Let the bot that is asked think and answer."""
        thought = self.think()
        self.play(thought.move, thought.seat, thought.number)

    @alone
    def undo(self, seat: Seat, *, force: bool = False) -> None:
        """Take back a seat's last decision; in practice matches, `force` goes past what others have seen and done."""
        if force and not self.practice:
            reason = text("undo-practice")
            raise UndoRefused(self.words().say(reason), reason=reason)
        self._match.undo(self._match.seated(seat), force=force)
        self._keep()

    @alone
    def restart_turn(self, seat: Seat) -> None:
        """Take back a seat's present turn."""
        self._match.restart_turn(seat)
        self._keep()

    @alone
    def page(self, seat: Seat | None, language: str | None = None, since: int = 0) -> dict[str, Any]:
        """All that a seat, or a spectator (None), may see, in words and as JSON; of the events those from a place on.

        See docs/page.schema.json.
        """
        return as_json(page_of(self, seat, language or self.language, since))

    @alone
    def _keep(self) -> None:
        """After a decision: see what has changed, and save.

        A file that cannot be written gets one remark, and the match goes on. Where a match is kept elsewhere, what
        cannot be kept did not happen.
        """
        if self.guide is not None:
            self.guide.follow()
        self._keep_elsewhere()
        self._look()
        if self.path is None:
            return
        try:
            self.save()
        except RecordError as error:
            if not self.unsaved:
                self._remark(text("remark-unsaved", why=said(error)))
            self.unsaved = True

    def _keep_elsewhere(self) -> None:
        if self._keeper is None or self._kept_last is None:
            return
        self._run_clocks()
        now = self.record
        try:
            self._keeper(now)
        except BaseException as error:
            self._go_back(self._kept_last)
            self._stand_still(error)
            raise
        self._kept_last, self.unsaved = now, False

    def _stand_still(self, error: BaseException) -> None:
        """Tell everyone once why nothing goes on."""
        if isinstance(error, NotKept) and not self.unsaved:
            self.unsaved = True
            self._remark(text("remark-not-kept", why=str(error)))

    def _go_back(self, last: Record) -> None:
        """Be as it was when it was last kept: nobody has heard of anything since, and no number has changed."""
        match = replayed(last, game=self._match.game)
        match.observe(self._match.observers)
        match._tell_taken_back()
        self._match = match
        self._numbers.stand_for(match)
        kept = Kept.read(last.session)
        self._unwish(kept.clocks)
        if self.guide is not None and kept.lesson is not None:
            self.guide.stand_at(kept.lesson)

    @property
    @alone
    def kept(self) -> Kept:
        """What is to be kept beside the record, as plain data: whoever takes up the match again needs it."""
        return super().kept if self.guide is None else replace(super().kept, lesson=self.guide.at)

    @property
    @alone
    def record(self) -> Record:
        """The record of the match with what is kept beside it. It holds every secret: it is for whoever keeps it."""
        return self._match.record._replace(session=self.kept.plain())

    @property
    @alone
    def numbering(self) -> Numbering:
        """The numbers of questions and versions as they are now, for a session that goes on from here."""
        return self._numbers.last

    @alone
    def save(self, path: Path | None = None, *, new: bool = False) -> Path | None:
        """Write the record to a file: the given one, or the session's own, if it has one; `new`, if there is none.

        What the session keeps beside it, such as clocks, stands there too.
        """
        target = path or self.path
        if path is not None and path != self.path and in_use(path):
            raise InUse(path)
        if target is not None:
            self.record.save(target, new=new)
        if target == self.path:
            self.unsaved = False
        return target

    def another(self, path: Path) -> "Session":
        """Another saved match for the same people, in place of this one; its bots play on."""
        with claim(path):
            match, kept = taken_up(path)
            return Session(match, language=self.language, path=path, practice=self.practice, kept=kept)

    def again(self, path: Path | None = None) -> "Session":
        """A new match of the same game for the same players, with the same options and clocks, but new luck."""
        bots = {seat: self._called.get(seat, bot) for seat, bot in self.bots.items()}
        control = self.kept.control
        return Session(
            begun_again(self._match.header),
            bots,
            language=self.language,
            path=path,
            practice=self.practice,
            clock=control,
        )
