"""A session: a match, and who plays which seat: people at a frontend, or bots."""

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from msgspec import Struct

from ..bots import asking
from ..bots.bot import Analysis, Bot, Thinker
from ..bounds import LONGEST_BOT
from ..core.dice import apart
from ..core.events import Event
from ..core.faults import in_words
from ..core.moves import Move, Pass
from ..core.seats import Seat, seats
from ..core.texts import Text, text
from ..errors import DarbarError, PluginError, RecordError, RuleViolation, UndoRefused, quoted, shows_tracebacks
from ..match.chair import Chair
from ..match.match import Match
from ..match.outcomes import Outcome, Standing
from ..ui.rulebook import Rule, rules
from ..ui.scene import Scene
from ..ui.words import Words, said

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
        bots: dict[Seat, Bot] | None = None,
        *,
        language: str = "en",
        path: Path | None = None,
        practice: bool = False,
    ) -> None:
        self._match = match
        self.bots = bots or {}
        self.language = language
        self.path = path
        self.practice = practice
        self.unsaved = False
        self.remarks: list[Remark] = []
        self._noted: set[str] = set()
        self._adviser: Bot | None = None
        self._thinking: Thinker | None = None

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

    @property
    def told(self) -> int:
        """How many events there have been."""
        return self._match.told

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

    def play(self, move: Move, seat: Seat | None = None) -> None:
        """Answer for the seat that is asked, or for another that is awaited; save when the session has a file."""
        self._match.play(move, self.asked if seat is None else seat)
        self._keep()

    def play_bot(self) -> None:
        """Let the bot that is asked think and answer."""
        self.play(self.think())

    def think(self) -> Move:
        """What the bot that is asked would play; may run in another thread, while nothing is played.

        A bot that fails or answers nonsense plays the first offered move, and a remark says so.
        """
        assert self.asked is not None
        ask = self._match.asked(self.asked)
        assert ask is not None
        bot = self.bots[ask.seat]
        self._thinking = bot if asking.thinks(bot) else None
        try:
            return asking.choice(bot, self.chair(ask.seat), ask)
        except PluginError as error:
            if shows_tracebacks():
                raise
            move = ask.moves[0]
            self._remark(text("remark-bot-failed", seat=ask.seat, why=str(error), move=str(move)))
            return move
        finally:
            self._thinking = None
            self._take_remarks(ask.seat)

    def _take_remarks(self, seat: Seat) -> None:
        """What a bot has to say of itself becomes a remark of the session."""
        try:
            for told in asking.remarks(self.bots[seat], self.words().say):
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
        """What a strong bot thinks of the question to this seat; it knows no more than the seat."""
        ask = self._match.asked(seat)
        if ask is None:
            raise RuleViolation(str(self._match.why(Pass(), self.language, seat)), seat=seat)
        if self._adviser is None:
            self._adviser = make_bot(ADVISER, apart(self._match.header.seed, "hint"))
        adviser = self._adviser
        if not asking.thinks(adviser):
            raise DarbarError(f"the bot {ADVISER!r} gives no reasons")
        self._thinking = adviser
        try:
            return asking.analysis(adviser, self.chair(seat), ask)
        finally:
            self._thinking = None

    @property
    def progress(self) -> float | None:
        """How far the present thinking is, from 0 to 1; None when nobody thinks, or does not say."""
        thinking = self._thinking
        try:
            return None if thinking is None else asking.progress(thinking)
        except PluginError as error:
            self._note(error)
            return None

    def stop_thinking(self) -> None:
        """Let whoever thinks end at once with the best so far. May be called from another thread."""
        thinking = self._thinking
        try:
            if thinking is not None:
                asking.stop(thinking)
        except PluginError as error:
            self._note(error)

    def undo(self, seat: Seat, *, force: bool = False) -> None:
        """Take back a seat's last decision; in practice matches, `force` goes past what others have seen and done."""
        if force and not self.practice:
            reason = text("undo-practice")
            raise UndoRefused(self.words().say(reason), reason=reason)
        self._match.undo(self._match.seated(seat), force=force)
        self._keep()

    def restart_turn(self, seat: Seat) -> None:
        """Take back a seat's present turn."""
        self._match.restart_turn(seat)
        self._keep()

    def _keep(self) -> None:
        """Save after a decision; a file that cannot be written gets one remark, and the match goes on."""
        try:
            self.save()
        except RecordError as error:
            if not self.unsaved:
                self._remark(text("remark-unsaved", why=said(error)))
            self.unsaved = True

    def save(self, path: Path | None = None) -> Path | None:
        """Write the record to a file: the given one, or the session's own, if it has one."""
        target = path or self.path
        if target is not None:
            self._match.record.save(target)
        if target == self.path:
            self.unsaved = False
        return target

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What a seat, or a spectator (None), may know of what has happened since."""
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
        bots = seat_bots(
            [bot_called(name, seat) or "you" for seat, name in enumerate(match.names)],
            match.header.seed,
            len(match.moves),
        )
        return Session(match, bots, language=self.language, path=path, practice=self.practice)


def bot_called(name: str, seat: int) -> str | None:
    """The bot that plays a seat under this name, like `random 2` or `mcts:400 2`, if it is installed.

    A program is not started because a file says so.
    """
    from ..plugins import plugins

    bot = name.removesuffix(f" {seat + 1}")
    kind = bot.partition(":")[0]
    if bot == name or kind not in plugins().names("bot"):
        return None
    if starts_programs(bot):
        raise DarbarError(f"{name!r} was played by a program: say with --seats who plays on")
    return bot


def seat_bots(names: Sequence[str], seed: int, answers: int = 0) -> dict[Seat, Bot]:
    """The bots among the players asked for: every seat that is not `you` or `you:NAME`.

    Their chance follows from the match's seed, and from the answers so far, and tells them nothing about it.
    """
    return {
        seat: make_bot(name, apart(seed, "bot", seat, answers))
        for seat, name in zip(seats(len(names)), names, strict=True)
        if name.partition(":")[0] != "you"
    }


def make_bot(name: str, seed: int) -> Bot:
    """The bot called NAME, or NAME:SETTING for a bot that can be set."""
    from ..plugins import plugins

    if len(name) > LONGEST_BOT:
        raise DarbarError(f"a bot and its setting have at most {LONGEST_BOT} signs: {quoted(name)} has {len(name)}")
    kind, colon, setting = name.partition(":")
    make = plugins().load("bot", kind)
    try:
        bot: Bot = make(seed, setting) if colon else make(seed)
        if not hasattr(bot, "choose"):
            raise AttributeError("it has no method 'choose'")
        return bot
    except DarbarError:
        raise
    except BaseException as error:
        owner = plugins().provided["bot"][kind].plugin
        failure = DarbarError if colon else PluginError  # whoever typed a setting may be wrong
        raise failure(f"{owner}: the bot {quoted(name)} cannot play: {in_words(error)}") from error


def ready_bots() -> list[str]:
    """The installed bots that can play as they are, without a setting, in the order in which they came."""
    from ..plugins import plugins

    return [name for name in plugins().provided["bot"] if can_be_made(name)]


def can_be_made(name: str) -> bool:
    """Whether there is such a bot, with this setting or without one."""
    try:
        make_bot(name, 0)
    except DarbarError:
        return False
    return True


def starts_programs(bot: str) -> bool:
    """Whether a bot starts what its setting says. Such a bot plays where a person names it, never where a file does."""
    from ..plugins import plugins

    return bool(getattr(plugins().load("bot", bot.partition(":")[0]), "starts_programs", False))
