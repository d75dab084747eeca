"""A session: a match, and who plays which seat: people at a frontend, or bots."""

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from msgspec import Struct

from ..bots import asking
from ..bots.bot import Analysis, Bot, Thinker
from ..core.asks import Ask
from ..core.dice import apart
from ..core.events import Event
from ..core.moves import Move
from ..core.seats import Seat, seats
from ..core.texts import Text, text
from ..errors import DarbarError, PluginError, RecordError, RuleViolation, StaleAnswer, UndoRefused, shows_tracebacks
from ..match.chair import Chair
from ..match.match import Match
from ..match.outcomes import Outcome, Standing
from ..ui.rulebook import Rule, rules
from ..ui.scene import Scene
from ..ui.words import Words
from .bots import bot_called
from .bots import can_be_made as can_be_made
from .bots import make_bot as make_bot
from .bots import ready_bots as ready_bots
from .bots import seat_bots as seat_bots
from .bots import starts_programs as starts_programs
from .questions import Numbers, Question, Thought

ADVISER = "hard"
"""The bot that gives hints."""


class Remark(Struct, frozen=True):
    """Something about the players that is no event of the game: a bot that failed, say; after how many answers."""

    answers: int
    text: Text


class Session:
    """What a frontend runs: it sees chairs and words, hands back moves, and leaves the rest to the kernel."""

    def __init__(
        self,
        match: Match[Any],
        bots: Mapping[Seat, Bot | str] | None = None,
        *,
        language: str = "en",
        path: Path | None = None,
        practice: bool = False,
    ) -> None:
        self._match = match
        self.bots: dict[Seat, Bot] = {}
        self._called: dict[Seat, str] = {}
        for seat, bot in (bots or {}).items():
            self._seat(seat, bot)
        self.language = language
        self.path = path
        self.practice = practice
        self.unsaved = False
        self.remarks: list[Remark] = []
        self._noted: set[str] = set()
        self._numbers = Numbers(match)
        self._advisers: dict[Seat, Bot] = {}
        self._thinking: dict[Seat, Thinker] = {}

    def _seat(self, seat: Seat, bot: Bot | str) -> None:
        """Put a bot at a seat: one that is there, or one that is made for it by its name.

        Its chance follows from the match's seed, and from the answers so far, and tells it nothing about them.
        """
        if isinstance(bot, str):
            self.bots[seat] = make_bot(bot, apart(self._match.header.seed, "bot", seat, len(self._match.moves)))
            self._called[seat] = bot
        else:
            self.bots[seat] = bot
            self._called.pop(seat, None)

    @property
    def title(self) -> str:
        """What is being played."""
        return self._match.game.title

    @property
    def names(self) -> Sequence[str]:
        """The players' names, by seat."""
        return self._match.names

    @property
    def phase(self) -> str:
        """The name of the present phase."""
        return self._match.phase

    @property
    def turn(self) -> int:
        """The number of the present turn."""
        return int(self._match.state.turn)

    @property
    def people(self) -> list[Seat]:
        """The seats that no bot plays."""
        return [seat for seat in seats(self._match.seats) if seat not in self.bots]

    @property
    def rules(self) -> Sequence[Rule]:
        """The numbered rules of the game."""
        return rules(self._match.game.package)

    @property
    def asked(self) -> Seat | None:
        """Whose answer is awaited; None when the match is over. Of several, bots come first: they answer at once."""
        seats = [ask.seat for ask in self._match.asks]
        return next((seat for seat in seats if seat in self.bots), seats[0] if seats else None)

    @property
    def waiting(self) -> list[Seat]:
        """Everyone whose answer is awaited: several where they choose at the same time."""
        return [ask.seat for ask in self._match.asks]

    @property
    def sealed(self) -> bool:
        """Whether several seats choose at the same time: answers stay secret until all of them are in."""
        return self._match.sealed

    def told(self, seat: Seat | None) -> int:
        """How many events a seat, or a spectator (None), was told: where `events` goes on. Undo makes it smaller."""
        return len(self.events(seat))

    def chair(self, seat: Seat) -> Chair[Any]:
        """What a seat may know."""
        return self._match.chair(seat)

    def words(self, *packages: str) -> Words:
        """The game in the session's language, with the catalogues of a frontend's packages."""
        return Words(self._match.game, self.language, self._match.names, packages)

    def parse(self, notation: str) -> Move:
        """The move that a notation stands for, or a shorthand of the seat that is asked."""
        return self._match.parse(notation)

    def shorthands(self, seat: Seat) -> dict[str, Move]:
        """The short ways to write the moves that are offered to a seat; none while it is not asked."""
        return self._match.shorthands(seat)

    def notation(self, move: Move) -> str:
        """How a move is written."""
        return str(move)

    def question(self, seat: Seat) -> Question | None:
        """The open question to a seat with its number, if there is one.

        After an undo the same question has another number; what others answer meanwhile does not change it.
        """
        ask, number = self.chair(seat).ask, self._numbers.number(seat)
        return None if ask is None or number is None else Question(number, ask)

    def version(self, seat: Seat | None) -> int:
        """A number that grows whenever something has changed that a seat, or a spectator (None), may know."""
        if seat is not None:
            self._match.seated(seat)
        self._look()
        return self._numbers.version(seat)

    def _look(self) -> None:
        self._numbers.look(len(self.remarks))

    def play(self, move: Move, seat: Seat | None = None, number: int | None = None) -> None:
        """Answer for the seat that is asked, or for another that is awaited; save when the session has a file.

        An answer with a number that is not that of the seat's present question is stale, and changes nothing.
        """
        answering = self.asked if seat is None else seat
        if number is not None:
            self._check_number(answering, number)
        self._match.play(move, answering)
        self._keep()

    def _check_number(self, seat: Seat | None, number: int) -> None:
        if seat is None or self._numbers.number(self._match.seated(seat)) != number:
            reason = text("refusal-stale")
            raise StaleAnswer(self.words().say(reason), seat=seat, reason=reason)

    def play_bot(self) -> None:
        """Let the bot that is asked think and answer."""
        thought = self.think()
        self.play(thought.move, thought.seat, thought.number)

    def think(self, seat: Seat | None = None) -> Thought:
        """What the bot that is asked, or one of those that are, would play; may run in another thread.

        It thinks about the match as it is now; meanwhile others may answer and take back. A bot that fails or answers
        nonsense plays the first offered move, and a remark says so.
        """
        seat = self.asked if seat is None else seat
        assert seat is not None
        ask, number, bot = self._match.asked(seat), self._numbers.number(seat), self.bots[seat]
        assert ask is not None and number is not None
        return Thought(number, seat, self._choice(bot, self._match.fork().chair(seat), ask))

    def _choice(self, bot: Bot, chair: Chair[Any], ask: Ask) -> Move:
        if asking.thinks(bot):
            self._thinking[ask.seat] = bot
        try:
            return asking.choice(bot, chair, ask)
        except PluginError as error:
            if shows_tracebacks():
                raise
            self._remark(text("remark-bot-failed", seat=ask.seat, why=str(error), move=str(ask.moves[0])))
            return ask.moves[0]
        finally:
            self._thinking.pop(ask.seat, None)
            self._take_remarks(ask.seat, bot)

    def _take_remarks(self, seat: Seat, bot: Bot) -> None:
        """What a bot has to say of itself becomes a remark of the session."""
        try:
            for told in asking.remarks(bot, self.words().say):
                self._remark(Text(told.key, {**told.args, "seat": seat}))
        except PluginError as error:
            self._note(error)

    def _remark(self, told: Text) -> None:
        self.remarks.append(Remark(self._match.answered, told))

    def _note(self, fault: PluginError) -> None:
        """Remark upon a fault that changes nothing in the match; upon the same one once."""
        if shows_tracebacks():
            raise fault
        what = str(fault).partition(": ")[0]
        if what not in self._noted:
            self._noted.add(what)
            self._remark(text("remark-fault", why=str(fault)))

    def close(self) -> None:
        """Let go of bots that hold on to something, of each whatever the others do: call it when nobody plays on."""
        with ExitStack() as closing:
            for seat in self.bots:
                closing.callback(self._let_go, seat)

    def _let_go(self, seat: Seat) -> None:
        try:
            asking.close(self.bots[seat], self.chair(seat))
        except PluginError as error:
            self._note(error)

    def hint(self, seat: Seat) -> Analysis:
        """What a strong bot thinks of the question to this seat; it knows no more than the seat.

        A seat that is not asked is refused. It may run in another thread: others may answer meanwhile.
        """
        ask = self._match.asked(seat)
        if ask is None:
            reason = text("refusal-over") if self.asked is None else text("refusal-not-asked", seat=self.waiting[0])
            raise RuleViolation(self.words().say(reason), seat=seat, reason=reason)
        adviser = self._adviser(seat)
        if not asking.thinks(adviser):
            raise DarbarError(f"the bot {ADVISER!r} gives no reasons")
        self._thinking[seat] = adviser
        try:
            return asking.analysis(adviser, self._match.fork().chair(seat), ask)
        finally:
            self._thinking.pop(seat, None)

    def _adviser(self, seat: Seat) -> Bot:
        """Who gives hints to a seat: one for each, who keeps its thoughts from question to question."""
        if seat not in self._advisers:
            self._advisers[seat] = make_bot(ADVISER, apart(self._match.header.seed, "hint"))
        return self._advisers[seat]

    @property
    def progress(self) -> float | None:
        """How far the present thinking is, from 0 to 1, of several the least; None when nobody thinks, or says."""
        told = [self._progress(bot) for bot in list(self._thinking.values())]
        return min((one for one in told if one is not None), default=None)

    def _progress(self, bot: Thinker) -> float | None:
        try:
            return asking.progress(bot)
        except PluginError as error:
            self._note(error)
            return None

    def stop_thinking(self, seat: Seat | None = None) -> None:
        """Let whoever thinks, or thinks for a seat, end at once with the best so far."""
        for one, bot in list(self._thinking.items()):
            if seat in (None, one):
                self._stop(bot)

    def _stop(self, bot: Thinker) -> None:
        try:
            asking.stop(bot)
        except PluginError as error:
            self._note(error)

    def undo(self, seat: Seat, *, force: bool = False) -> None:
        """Take back a seat's last decision; in practice matches, `force` goes past what others have seen and done."""
        if force and not self.practice:
            reason = text("undo-practice")
            raise UndoRefused(self.words().say(reason), reason=reason)
        self._match.undo(self._match.seated(seat), force=force)
        self._keep()

    def undo_limit(self, seat: Seat) -> int:
        """How many answers stay, if this seat takes back all that it may; what others have sealed is not counted."""
        return self._match.undo_limit(seat)

    def restart_turn(self, seat: Seat) -> None:
        """Take back a seat's present turn."""
        self._match.restart_turn(seat)
        self._keep()

    def _keep(self) -> None:
        """After a decision: see what has changed, and save.

        A file that cannot be written gets one remark, and the match goes on.
        """
        self._look()
        try:
            self.save()
        except RecordError as error:
            if not self.unsaved:
                self._remark(text("remark-unsaved", why=str(error)))
            self.unsaved = True

    def save(self, path: Path | None = None, *, new: bool = False) -> Path | None:
        """Write the record to a file: the given one, or the session's own, if it has one; `new`, if there is none."""
        target = path or self.path
        if target is not None:
            self._match.record.save(target, new=new)
        if target == self.path:
            self.unsaved = False
        return target

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What a seat, or a spectator (None), was told, from a place in that list on."""
        return self._match.events_seen_by(seat, since)

    def scene(self, seat: Seat | None) -> Scene:
        """The table as a seat or a spectator sees it."""
        return self._match.scene(seat)

    def standings(self, seat: Seat | None) -> list[Standing]:
        """Places and points as far as a seat or a spectator can count them; at the end, all of them."""
        return self._match.standings_seen_by(seat)

    def outcome(self, seat: Seat | None = None) -> Outcome:
        """Who won; before the end who would win, as far as a seat or a spectator can count."""
        return self._match.outcome_seen_by(seat)

    def history(self, seat: Seat | None) -> list[tuple[int, tuple[int, ...]]]:
        """The number of each turn, and everyone's points after it, as far as a seat or a spectator can count them."""
        return self._match.history(seat)

    def another(self, match: Match[Any], path: Path) -> "Session":
        """Another saved match for the same people, in place of this one; its bots are known by their names."""
        found = [(seat, bot_called(name, seat)) for seat, name in enumerate(match.names)]
        bots = {Seat(seat): bot for seat, bot in found if bot is not None}
        return Session(match, bots, language=self.language, path=path, practice=self.practice)
