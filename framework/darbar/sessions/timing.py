"""Timing: a session with clocks, if its players want some. Whoever shows them has them looked at."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from ..bots.bot import Bot
from ..core.moves import Move
from ..core.seats import Seat
from ..core.texts import text
from ..errors import DarbarError, PluginError, RuleViolation
from ..match.match import Match
from .bots import make_bot
from .clocks import Clock, Clocks, ClockState, Control
from .keeping import Kept
from .looking import alone
from .players import usual_bot
from .thinking import Thinking


class Timed(Thinking):
    """A match whose players may have clocks: those of all who are awaited run."""

    def __init__(
        self,
        match: Match[Any],
        bots: Mapping[Seat, Bot | str],
        language: str,
        clock: Clocks | Control | str | None,
        kept: Kept | None,
    ) -> None:
        super().__init__(match, bots, language, 0 if kept is None else kept.taken_up + 1)
        self._clocks = _clocks(clock, match.seats, kept)
        self._flagged: set[Seat] = set()
        if self._clocks is not None and self._clocks.control.bot is not None:
            make_bot(self._clocks.control.bot, 0)  # or nobody would know before time is over
        self._run_clocks()

    @abstractmethod
    def play(self, move: Move, seat: Seat | None = None, number: int | None = None) -> None:
        """Answer a question."""

    # Looking

    @property
    @alone
    def clocks(self) -> list[Clock]:
        """The clocks of all seats, as they are now; none in a match without clocks."""
        return [] if self._clocks is None else self._clocks.all()

    @property
    @alone
    def paused(self) -> bool:
        """Whether the clocks stand still, because everybody wants it."""
        return self._clocks is not None and self._clocks.paused

    @property
    @alone
    def kept(self) -> Kept:
        """What is to be kept beside the record, as plain data: whoever takes up the match again needs it."""
        control = None if self._clocks is None else self._clocks.control
        taken_up, players = self._numbers.taken_up, self._sitting()
        return Kept(taken_up=taken_up, players=players, control=control, clocks=self.clock_state)

    @property
    @alone
    def clock_state(self) -> ClockState | None:
        """The clocks as plain data, to be kept with the record; None in a match without clocks."""
        return None if self._clocks is None else self._clocks.state()

    # Running

    def _look(self) -> None:
        self._run_clocks()
        super()._look()

    def _run_clocks(self) -> None:
        if self._clocks is not None:
            open = list(self._match.deciders)[: self._match.answered]
            self._clocks.run({ask.seat: open.count(ask.seat) for ask in self._match.asks})

    def _timed(self, move: Move, seat: Seat | None) -> None:
        """Play a move, and give its player the time that an answer adds.

        Where several choose at once, a whole choice counts as one answer: else the clock would tell of secret steps.
        """
        answers = self._match.answered
        self._match.play(move, seat)
        if self._clocks is None or seat is None:
            return
        if self._match.answered > answers or self._match.asked(seat) is None:
            self._clocks.answered(seat, list(self._match.deciders).count(seat))

    # When time is over

    @alone
    def check_clocks(self) -> float | None:
        """See whose time is over, and do what was agreed on; in how many seconds to look again, if a clock runs."""
        if self._clocks is None:
            return None
        while (seat := self._first_over(self._clocks)) is not None:
            self._time_is_over(seat, self._clocks.control)
        return self._clocks.next()

    def _first_over(self, clocks: Clocks) -> Seat | None:
        """Whose time was over first, among those for whom something is to be done."""
        over = clocks.over()
        self._flagged = {seat for seat in self._flagged if clocks.left(seat) <= 0}
        done = {"nothing": self._flagged, "bot": self.bots, "first": ()}[clocks.control.over]
        return next((seat for seat in over if seat not in done), None)

    def _time_is_over(self, seat: Seat, control: Control) -> None:
        if seat not in self._flagged:
            self._flagged.add(seat)
            self._remark(text("remark-time-over", seat=seat))
        if control.over == "bot":
            self.sit(seat, control.bot or usual_bot())
        elif control.over == "first":
            self._play_first(seat)

    def _play_first(self, seat: Seat) -> None:
        """Play the first offered move; where the rules fail at it, no time counts any more."""
        ask = self._match.asked(seat)
        assert ask is not None
        self.stop_thinking(seat)
        try:
            self.play(ask.moves[0], seat)
        except PluginError as error:
            self._clocks = None
            self._note(error)

    # Pausing

    def pause(self, seat: Seat) -> None:
        """Somebody wants the clocks to stand still; they do when everybody who plays in person wants it."""
        self._wish(seat, paused=False)

    def go_on(self, seat: Seat) -> None:
        """Somebody wants the clocks to run again; they do when everybody who plays in person wants it."""
        self._wish(seat, paused=True)

    @alone
    def _wish(self, seat: Seat, *, paused: bool) -> None:
        clocks, people = self._clocks, self.people
        if clocks is None:
            raise DarbarError("this match has no clocks", reason=text("refusal-no-clocks"))
        if self._match.seated(seat) not in people:
            reason = text("refusal-bot-pauses")
            raise RuleViolation(self.words().say(reason), seat=seat, reason=reason)
        if clocks.paused is not paused or (seat in clocks.wishes and not set(people) <= clocks.wishes):
            return
        agreed = clocks.wish(seat, people)
        self._keep()
        what = "resume" if paused else "pause"
        self._remark(text(f"remark-{what}d" if agreed else f"remark-{what}-wanted", seat=seat))

    def _unwish(self, before: ClockState | None) -> None:
        """Let the clocks stand still or run as before, with the time that is left now."""
        if self._clocks is not None and before is not None:
            state = replace(self._clocks.state(), paused=before.paused, wishes=before.wishes)
            self._clocks = self._clocks.again(state)
            self._run_clocks()


def _clocks(clock: Clocks | Control | str | None, count: int, kept: Kept | None) -> Clocks | None:
    """The clocks that somebody wants, or else those that were kept."""
    control = Control.read(clock) if isinstance(clock, str) else clock
    if isinstance(control, Control):
        return Clocks(control, count)
    if control is None and kept is not None and (agreed := kept.agreed()) is not None:
        return Clocks(agreed, count, state=kept.clocks)
    return control
