"""Looking: what a frontend can see of a match, for each seat and for spectators; any thread may look at any time."""

from collections.abc import Callable, Hashable, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from msgspec import Struct

from ..bots.bot import Bot
from ..core.events import Event
from ..core.moves import Move, is_passing
from ..core.seats import Seat, seats
from ..core.texts import Text, text
from ..errors import PluginError
from ..match.chair import Chair
from ..match.match import Match
from ..match.outcomes import Outcome, Standing
from ..ui.rulebook import Rule, rules
from ..ui.scene import Item, Scene
from ..ui.words import Words
from .questions import Numbers, Question
from .refusals import refusals
from .sharing import Guard, Guarded, Listener
from .terms import Terms, terms, warning

P = ParamSpec("P")
T = TypeVar("T")
L = TypeVar("L", bound="Looking")


def alone(method: Callable[Concatenate[L, P], T]) -> Callable[Concatenate[L, P], T]:
    """A method during which nothing changes that the thread does not change itself."""

    @wraps(method)
    def guarded(self: L, *args: P.args, **more: P.kwargs) -> T:
        with self._guard:
            return method(self, *args, **more)

    return cast(Callable[Concatenate[L, P], T], guarded)


class Remark(Struct, frozen=True):
    """Something about the players that is no event of the game: a bot that failed, say; after how many answers."""

    answers: int
    text: Text


class Looking:
    """A match that many can look at while it is played."""

    def __init__(self, match: Match[Any], language: str, taken_up: int) -> None:
        self._match = match
        self._guard = Guard(self._mention_listener)
        self._numbers = Numbers(match, taken_up)
        self.language = language
        self.bots: dict[Seat, Bot] = {}
        self.remarks: list[Remark] = []
        self._terms: dict[Seat, tuple[int | None, dict[Move, Terms]]] = {}
        self._refusals: dict[Seat, tuple[int | None, list[tuple[Text, list[Move]]]]] = {}

    def _lay(self, match: Match[Any]) -> None:
        """Put another match in the place of this one."""
        self._match = match
        self._numbers.turn_to(match)

    def still(self) -> Guard:
        """`with session.still():` nothing changes in here that you do not change: for several looks at one moment."""
        return self._guard

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call a function after each change, until the answer is called: it looks again for what it needs.

        It may be called in any thread, and in several at once, and holds up whoever has made the change: let it be
        short. One that fails is not called again, and a remark says so.
        """
        return self._guard.listen(listener)

    def _look(self) -> None:
        """Something has changed: see for whom."""
        self._numbers.look(*self._public())
        self._guard.change()

    def _public(self) -> tuple[Hashable, ...]:
        """What everybody may know beside the match."""
        return (len(self.remarks),)

    @alone
    def _remark(self, told: Text) -> None:
        self.remarks.append(Remark(self._match.answered, told))
        self._look()

    def _mention_listener(self, why: str) -> None:
        self._remark(text("remark-listener", why=why))

    @property
    def title(self) -> str:
        """What is being played."""
        return self._match.game.title

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._match.game.name

    @property
    def names(self) -> Sequence[str]:
        """The players' names, by seat."""
        return self._match.names

    @property
    def rules(self) -> Sequence[Rule]:
        """The numbered rules of the game."""
        return rules(self._match.game.package)

    @property
    @alone
    def people(self) -> list[Seat]:
        """The seats that no bot plays."""
        return [seat for seat in seats(self._match.seats) if seat not in self.bots]

    @property
    @alone
    def phase(self) -> str:
        """The name of the present phase."""
        return self._match.phase

    @property
    @alone
    def turn(self) -> int:
        """The number of the present turn."""
        return int(self._match.state.turn)

    @property
    @alone
    def asked(self) -> Seat | None:
        """Whose answer is awaited; None when the match is over. Of several, bots come first: they answer at once."""
        seats = [ask.seat for ask in self._match.asks]
        return next((seat for seat in seats if seat in self.bots), seats[0] if seats else None)

    @property
    @alone
    def waiting(self) -> list[Seat]:
        """Everyone whose answer is awaited: several where they choose at the same time."""
        return [ask.seat for ask in self._match.asks]

    @property
    @alone
    def sealed(self) -> bool:
        """Whether several seats choose at the same time: answers stay secret until all of them are in."""
        return self._match.sealed

    @alone
    def question(self, seat: Seat) -> Question | None:
        """The open question to a seat with its number, if there is one.

        After an undo the same question has another number; what others answer meanwhile does not change it.
        """
        ask, number = self.chair(seat).ask, self._numbers.number(seat)
        return None if ask is None or number is None else Question(number, ask)

    @alone
    def version(self, seat: Seat | None) -> int:
        """A number that grows whenever something has changed that a seat, or a spectator (None), may know."""
        if seat is not None:
            self._match.seated(seat)
        self._numbers.look(*self._public())
        return self._numbers.version(seat)

    def chair(self, seat: Seat) -> Chair[Any]:
        """What a seat may know."""
        return Chair(cast(Match[Any], Guarded(self._match, self._guard)), self._match.seated(seat))

    @alone
    def scene(self, seat: Seat | None) -> Scene:
        """The table as a seat or a spectator sees it."""
        return self._match.scene(seat)

    @alone
    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What a seat, or a spectator (None), was told, from a place in that list on."""
        return self._match.events_seen_by(seat, since)

    @alone
    def told(self, seat: Seat | None) -> int:
        """How many events a seat, or a spectator (None), was told: where `events` goes on. Undo makes it smaller."""
        return len(self.events(seat))

    @alone
    def targets(self, seat: Seat, scene: Scene | None = None) -> dict[Move, tuple[str, ...]]:
        """The moves that are offered to a seat, each with the keys of the parts of its scene that it points at."""
        return self._match.targets(seat, scene)

    @alone
    def price(self, seat: Seat, move: Move) -> tuple[Item, ...]:
        """What a move that is offered to a seat costs, in counted things, as far as the game says it."""
        return self._match.game.priced(self._match.view(seat), move)

    @alone
    def terms(self, seat: Seat) -> dict[Move, Terms]:
        """What each move that is offered to a seat costs and brings, as far as that is sure, and what follows from it.

        All are tried, once for each question. Where that fails, a remark says so, and nothing is known.
        """
        number, known = self._numbers.number(self._match.seated(seat)), self._terms.get(seat)
        if known is None or known[0] != number:
            known = self._terms[seat] = number, self._tried(seat)
        return known[1]

    def _tried(self, seat: Seat) -> dict[Move, Terms]:
        try:
            return terms(self._match, seat)
        except PluginError as error:
            self._remark(text("remark-untried", why=str(error)))
            return {}

    @alone
    def refusals(self, seat: Seat) -> list[tuple[Text, list[Move]]]:
        """What a seat cannot answer now, by the reason that the game gives for it; nothing while it is not asked.

        All moves are tried, once for each question.
        """
        number, known = self._numbers.number(self._match.seated(seat)), self._refusals.get(seat)
        if known is None or known[0] != number:
            ask = self.chair(seat).ask
            found = [] if ask is None else refusals(ask, self._match.game.vocabulary)
            known = self._refusals[seat] = number, found
        return known[1]

    @alone
    def warning(self, seat: Seat, move: Move) -> Text | None:
        """Why an offered move could not be taken back afterwards, or not for long, or that it is in vain; else None."""
        found = self.terms(seat).get(move)
        return None if found is None else warning(found.prospect, seat, self.waiting == [seat])

    @alone
    def caution(self, seat: Seat, move: Move) -> Text | None:
        """The warning of an offered move, where it deserves a second thought; else None.

        It does where other answers can be taken back, or something can that was done before. Passing is no surprise.
        """
        warning, ask = self.warning(seat, move), self.chair(seat).ask
        if warning is None or ask is None or (warning.key == "after-idle" and is_passing(move)):
            return None
        last_chance = self._match.undo_limit(seat) < self._match.answered
        return warning if last_chance or any(self.warning(seat, one) is None for one in ask.moves) else None

    @alone
    def standings(self, seat: Seat | None) -> list[Standing]:
        """Places and points as far as a seat or a spectator can count them; at the end, all of them."""
        return self._match.standings_seen_by(seat)

    @alone
    def outcome(self, seat: Seat | None = None) -> Outcome:
        """Who won; before the end who would win, as far as a seat or a spectator can count."""
        return self._match.outcome_seen_by(seat)

    @alone
    def history(self, seat: Seat | None) -> list[tuple[int, tuple[int, ...]]]:
        """The number of each turn, and everyone's points after it, as far as a seat or a spectator can count them."""
        return self._match.history(seat)

    @alone
    def undo_limit(self, seat: Seat) -> int:
        """How many answers stay, if this seat takes back all that it may; what others have sealed is not counted."""
        return self._match.undo_limit(seat)

    def words(self, *packages: str, language: str | None = None) -> Words:
        """The game in the session's language or in another, with the catalogues of a frontend's packages."""
        return self._match.words(language or self.language, packages)

    @alone
    def parse(self, notation: str, seat: Seat | None = None, language: str | None = None) -> Move:
        """The move that a notation stands for, or a shorthand of the seat that is asked, or of another.

        It may be written in the session's language or in another, and always in English.
        """
        return self._match.parse(notation, seat, language or self.language)

    @alone
    def shorthands(self, seat: Seat) -> dict[str, Move]:
        """The short ways to write the moves that are offered to a seat; none while it is not asked."""
        return self._match.shorthands(seat)

    def notation(self, move: Move, language: str | None = None) -> str:
        """How players write a move, in the session's language or in another; `str(move)` is how records do."""
        return self.words(language=language).notation(move)
