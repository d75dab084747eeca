"""Thinking: the bots of a session, and the one that gives hints. Each thinks about the match as it was when asked."""

from abc import abstractmethod
from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping
from contextlib import ExitStack
from threading import Lock
from typing import Any, NamedTuple

from msgspec import Struct

from ..bots import asking
from ..bots.advice import advised, reasoned
from ..bots.bot import Analysis, Bot, Thinker
from ..core.asks import Ask
from ..core.dice import apart
from ..core.moves import Move
from ..core.seats import Seat, seats
from ..core.texts import Text, text
from ..errors import DarbarError, PluginError, RuleViolation, StaleAnswer, shows_tracebacks
from ..match.chair import Chair
from ..match.match import Match
from .bots import bot_seed, make_bot, starts_programs
from .looking import Looking, alone
from .players import bots_named
from .pool import Job
from .questions import Thought
from .running import Runner

ADVISER = "hard:0.5s+least=200+plans=100"
"""The bot that gives hints: it tries so often at least, on a slow machine too, and plays the best plans on."""


class Opened(NamedTuple):
    """A question that a bot is about to think about, the match at that moment, and whose turn it is to use the bot."""

    number: int
    ask: Ask
    bot: Bot
    match: Callable[[], Match[Any]]
    turn: Lock


class Player(Struct, frozen=True):
    """Who plays a seat: the name in the record, and the bot that plays there now, or None for a person.

    `present` says whether that person is there; None where no frontend tells.
    """

    seat: Seat
    name: str
    bot: str | None = None
    present: bool | None = None


class Thinking(Looking):
    """A match at which bots sit. While one of them thinks, others look, answer and take back."""

    def __init__(self, match: Match[Any], bots: Mapping[Seat, Bot | str], language: str, taken_up: int) -> None:
        super().__init__(match, language, taken_up)
        self._called: dict[Seat, str] = {}
        self._noted: set[str] = set()
        self._advisers: dict[Seat, Bot] = {}
        self._thinking: dict[Seat, Thinker] = {}
        self._present: dict[Seat, bool] = {}
        self._seated_at: dict[Seat, int] = {}
        self._runner: Runner | None = None
        self._turns: defaultdict[int, Lock] = defaultdict(Lock)
        for seat, bot in bots.items():
            self._seat(seat, bot)

    def _seat(self, seat: Seat, bot: Bot | str) -> None:
        """Put a bot at a seat: one that is there, or one that is made for it by its name."""
        answers = len(self._match.moves)
        if isinstance(bot, str):
            self.bots[seat] = make_bot(bot, bot_seed(self._match.header.seed, seat, answers))
            self._called[seat] = bot
        else:
            self.bots[seat] = bot
            self._called.pop(seat, None)
        self._seated_at[seat] = answers

    @abstractmethod
    def _keep(self) -> None:
        """Keep what has changed, before anybody hears of it."""

    # Who plays

    @property
    @alone
    def players(self) -> list[Player]:
        """Everyone at the table, by seat: their names in the record, and who plays there now."""
        return [
            Player(seat, name, self._bot_at(seat), self._present.get(seat))
            for seat, name in zip(seats(self._match.seats), self._match.names, strict=True)
        ]

    def _bot_at(self, seat: Seat) -> str | None:
        """What the bot of a seat is called before others: the command of a program is nobody else's business."""
        if seat not in self.bots:
            return None
        name = self._called.get(seat, type(self.bots[seat]).__name__)
        return name.partition(":")[0] if seat in self._called and starts_programs(name) else name

    def _sitting(self) -> tuple[str | None, ...]:
        """The bots by seat, None for people; nothing where the names in the record tell it.

        A bot that was given as an object cannot be made again: there the name tells.
        """
        named = bots_named(self._match.names)
        given = self.bots.keys() - self._called.keys()
        sitting = tuple(bot if seat in given else self._bot_at(Seat(seat)) for seat, bot in enumerate(named))
        return () if sitting == named else sitting

    @alone
    def attend(self, seat: Seat, present: bool) -> None:
        """Say that the person of a seat is there, or away; nothing else follows from it."""
        if self._present.get(self._match.seated(seat)) is not present:
            self._present[seat] = present
            self._look()

    def sit(self, seat: Seat, bot: str | None) -> None:
        """Let a bot play a seat from now on, by its name; with None, give the seat back to a person.

        The names in the record stay. A bot that was thinking there is stopped, and what it answers is thrown away; so
        is what somebody has answered to the question that was open there.
        """
        with self._guard:
            if self._called.get(self._match.seated(seat)) == bot and (seat in self.bots) == (bot is not None):
                return
            before = self._replace(seat, bot)
            self.stop_thinking(seat)
            self._numbers.ask_again(seat)
            key = "remark-person-sits" if bot is None else "remark-bot-sits"
            self._remark(text(key, seat=seat, bot=self._bot_at(seat) or ""))
        if before is not None:
            self._let_go(seat, before)

    def _replace(self, seat: Seat, bot: str | None) -> Bot | None:
        """Put a bot or a person in place of whoever plays a seat; the bot that leaves. It stays if that is not kept."""
        before, called, at = self.bots.get(seat), self._called.get(seat), self._seated_at.get(seat, 0)
        self._seat_anew(seat, bot)
        try:
            self._keep()
        except BaseException:
            self._seat_anew(seat, before)
            if called is not None:
                self._called[seat], self._seated_at[seat] = called, at
            raise
        return before

    def _seat_anew(self, seat: Seat, bot: Bot | str | None) -> None:
        if bot is None:
            del self.bots[seat]
            self._called.pop(seat, None)
        else:
            self._seat(seat, bot)

    # Bots

    def _public(self) -> tuple[Hashable, ...]:
        return (*super()._public(), *self._present.items())

    def _lay(self, match: Match[Any]) -> None:
        super()._lay(match)
        self._advisers.clear()

    def _look(self) -> None:
        super()._look()
        if self._runner is not None:
            self._runner.look()

    def think(self, seat: Seat | None = None) -> Thought:
        """What the bot that is asked, or one of those that are, would play; may run in a thread of its own.

        It thinks about the match as it is now; meanwhile others may answer and take back. A bot that fails or answers
        nonsense plays the first offered move, and a remark says so. Where no bot is asked, that is a `StaleAnswer`.
        """
        elsewhere = self._runner is not None and not self._guard.is_mine
        thought = self._runner.think(seat) if self._runner is not None and elsewhere else None
        return self._think(self._open(seat)) if thought is None else thought

    @alone
    def _open(self, seat: Seat | None) -> "Opened":
        seat = self.asked if seat is None else self._match.seated(seat)
        bot = None if seat is None else self.bots.get(seat)
        ask = None if seat is None else self._match.asked(seat)
        number = None if seat is None else self._numbers.number(seat)
        if bot is None or ask is None or number is None:
            reason = text("refusal-no-bot")
            raise StaleAnswer(self.words().say(reason), seat=seat, reason=reason)
        return Opened(number, ask, bot, self._moment(), self._turns[id(bot)])

    def _think(self, opened: "Opened") -> Thought:
        with opened.turn:
            move = self._choice(opened.bot, opened.match, opened.ask)
        return Thought(opened.number, opened.ask.seat, move)

    def _moment(self) -> Callable[[], Match[Any]]:
        """The match as it is now, whatever is played; where it cannot be, whoever asks for it hears why."""
        try:
            match = self._match.fork()
        except PluginError as error:
            fault = error

            def fail() -> Match[Any]:
                raise fault

            return fail
        return lambda: match

    def _choice(self, bot: Bot, match: Callable[[], Match[Any]], ask: Ask) -> Move:
        if asking.thinks(bot):
            self._thinking[ask.seat] = bot
        try:
            return asking.choice(bot, match().chair(ask.seat), ask)
        except PluginError as error:
            if shows_tracebacks():
                raise
            return self._stand_in(ask, str(error))
        finally:
            self._thinking.pop(ask.seat, None)
            self._take_remarks(ask.seat, bot)

    def _stand_in(self, ask: Ask, why: str) -> Move:
        """The first offered move, in place of what a bot would have played, with a remark that says so."""
        self._remark(text("remark-bot-failed", seat=ask.seat, why=why, move=ask.moves[0]))
        return ask.moves[0]

    def _take_remarks(self, seat: Seat, bot: Bot) -> None:
        """What a bot has to say of itself becomes a remark of the session."""
        try:
            for told in asking.remarks(bot, self.words().say):
                self._remark(Text(told.key, {**told.args, "seat": seat}))
        except PluginError as error:
            self._note(error)

    def _note(self, fault: PluginError) -> None:
        """Remark upon a fault that changes nothing in the match; upon the same one once."""
        if shows_tracebacks():
            raise fault
        what = str(fault).partition(": ")[0]
        if what not in self._noted:
            self._noted.add(what)
            self._remark(text("remark-fault", why=str(fault)))

    # Hints

    def hint(self, seat: Seat) -> Analysis:
        """What a strong bot thinks of the question to this seat; it knows no more than the seat.

        A seat that is not asked is refused. It may run in a thread of its own: others may answer meanwhile.
        """
        with self._guard:
            ask, chair = self._to_advise(seat), self._match.fork().chair(seat)
        told = advised(self._thought(chair, ask), chair)
        try:
            return reasoned(told, chair)
        except PluginError as error:
            self._note(error)
            return told

    def _thought(self, chair: Chair[Any], ask: Ask) -> Analysis:
        """What the adviser thinks: in the pool, if there is one."""
        if self._runner is not None and not self._guard.is_mine:
            told = self._runner.hint(ask.seat, ADVISER, apart(self._match.header.seed, "hint"))
            if told is not None:
                return told
        with self._guard:
            adviser = self._adviser(ask.seat)
            turn = self._turns[id(adviser)]
        if not asking.thinks(adviser):
            raise DarbarError(f"the bot {ADVISER!r} gives no reasons")
        with turn:
            return self._advice(adviser, chair, ask)

    @alone
    def _to_advise(self, seat: Seat) -> Ask:
        """The question to a seat that wants a hint."""
        ask = self._match.asked(seat)
        if ask is None:
            reason = text("refusal-over") if self.asked is None else text("refusal-not-asked", seat=self.waiting[0])
            raise RuleViolation(self.words().say(reason), seat=seat, reason=reason)
        return ask

    def _adviser(self, seat: Seat) -> Bot:
        """Who gives hints to a seat: one for each, who keeps its thoughts from question to question."""
        if seat not in self._advisers:
            self._advisers[seat] = make_bot(ADVISER, apart(self._match.header.seed, "hint"))
        return self._advisers[seat]

    def _advice(self, adviser: Thinker, chair: Chair[Any], ask: Ask) -> Analysis:
        self._thinking[ask.seat] = adviser
        try:
            return asking.analysis(adviser, chair, ask)
        finally:
            self._thinking.pop(ask.seat, None)

    # Watching them

    @property
    def progress(self) -> float | None:
        """How far the present thinking is, from 0 to 1, of several the least; None when nobody thinks, or says."""
        told = [self._progress(bot) for bot in list(self._thinking.values())]
        told += [job.progress for job in self._jobs()]
        return min((one for one in told if one is not None), default=None)

    def _progress(self, bot: Thinker) -> float | None:
        try:
            return asking.progress(bot)
        except PluginError as error:
            self._note(error)
            return None

    def stop_thinking(self, seat: Seat | None = None) -> None:
        """Let whoever thinks, or thinks for a seat, end at once with the best so far."""
        for job in self._jobs(seat):
            job.stop()
        for one, bot in list(self._thinking.items()):
            if seat in (None, one):
                self._stop(bot)

    @alone
    def _jobs(self, seat: Seat | None = None) -> list[Job]:
        return [] if self._runner is None else self._runner.jobs(seat)

    def _stop(self, bot: Thinker) -> None:
        try:
            asking.stop(bot)
        except PluginError as error:
            self._note(error)

    def close(self) -> None:
        """Let go of bots, and of the processes in which they think, of each whatever the others do.

        Call it when nobody plays on.
        """
        with ExitStack() as closing:
            if self._runner is not None:
                closing.callback(self._runner.close_pool)
                with self._guard:
                    self._runner.close()
            for seat, bot in list(self.bots.items()):
                closing.callback(self._let_go, seat, bot)

    def _let_go(self, seat: Seat, bot: Bot) -> None:
        try:
            asking.close(bot, self.chair(seat))
        except PluginError as error:
            self._note(error)
