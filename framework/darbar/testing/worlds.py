"""Worlds: two matches that a seat must not be able to tell apart, played side by side.

Both are given the same answers. As long as nothing is shown to the seat, it must see the same in both. They part when
somebody else is forced to answer in one of them and not so in the other, or when something is shown that differs.
"""

from collections.abc import Callable, Generator, Iterator
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from ..core.asks import Ask
from ..core.dice import Dice
from ..core.events import Event
from ..core.faults import fault
from ..core.moves import Move
from ..core.seats import Seat
from ..core.state import copy, decoder
from ..core.table import Sight, Table
from ..core.texts import Text
from ..match.game import Game
from ..match.match import Match
from ..ui.scene import Scene
from .comparing import difference
from .listening import Sights, overheard
from .matches import STEPS

T = TypeVar("T")

REASONS = 4
"""For so many moves are the reasons compared that a seat is given."""


class Question(Struct):
    """A question to the watching seat, with reasons for a few moves."""

    prompt: str | Text
    moves: list[Move]
    reasons: list[Text | None]


class Glimpse(Struct, kw_only=True):
    """What a seat has when somebody is asked or learns something, and whether it was shown anything since the last one.

    There is no view at the moment when it is shown something itself: what it is about to see may lie there already.
    """

    asked: Seat | None = None
    forced: Move | None = None
    shown: bool
    view: Any
    scene: Scene | None = None
    events: list[Event]
    question: Question | None = None


World: TypeAlias = tuple[Match[Any], list[Glimpse]]


class Window:
    """Through which one seat watches matches."""

    def __init__(self, game: Game[Any], seat: Seat) -> None:
        self.seat = seat
        self.game = overheard(game, self._hear, self._see)
        vocabulary = game.vocabulary
        self._asked_about = [vocabulary.move(vocabulary.size * step // REASONS) for step in range(REASONS)]
        self._glimpses: list[Glimpse] = []
        self._told = self._sights = 0

    def begin(self, match: Match[Any], state: Any) -> World:
        """A match from a state at rest, and what the seat sees of it until the first question that is not forced."""
        self._glimpses, self._told, self._sights = [], 0, 0
        return Match.begin_from(self.game, match.header, state), self._glimpses

    def play(self, match: Match[Any], move: Move) -> list[Glimpse]:
        """What the seat sees when a move is played."""
        self._glimpses = []
        self._told, self._sights = len(match._table.told or ()), len(match._table.sights or ())
        match.play(move)
        return self._glimpses

    def watch(self, match: Match[Any]) -> None:
        """See what is shown in the rest of the present phase, too, of a match that was forked in it."""
        match._table.sights = Sights(match._table, self._see)

    def _hear(self, table: Table[Any], ask: Ask) -> None:
        glimpse = self._glimpse(table, self._view(table))
        glimpse.asked = ask.seat
        glimpse.forced = ask.moves[0] if ask.forced else None
        glimpse.scene = self._call("scene", self.game.scene, glimpse.view, self.seat)
        glimpse.question = self._question(ask) if ask.seat == self.seat else None

    def _see(self, table: Table[Any], sight: Sight) -> None:
        is_shown = sight[1] in (None, self.seat)
        self._glimpse(table, None if is_shown else self._view(table))

    def _view(self, table: Table[Any]) -> Any:
        return self._call("hide", self.game.view, table.state, self.seat)

    def _call(self, what: str, function: Callable[..., T], *args: Any) -> T:
        """Call a function of the game in the middle of a phase; what goes wrong in it is told with its own name."""
        try:
            return function(*args)
        except BaseException as error:
            raise fault(self.game, what, error) from error

    def _glimpse(self, table: Table[Any], view: Any) -> Glimpse:
        seat, told, sights = self.seat, table.told or [], table.sights or []
        events = (kind(*fields).seen_by(seat) for kind, fields in told[self._told :])
        glimpse = Glimpse(
            shown=any(viewer in (None, seat) for _, viewer, _ in sights[self._sights :]),
            view=view,
            events=[event for event in events if event is not None],
        )
        self._told, self._sights = len(told), len(sights)
        self._glimpses.append(glimpse)
        return glimpse

    def _question(self, ask: Ask) -> Question:
        return Question(ask.prompt, list(ask.moves), [self._call("why", ask.why, move) for move in self._asked_about])


# Making worlds


def imagined(game: Game[Any], state: Any, seat: Seat, seed: int) -> Any:
    """A state that could be this one, as far as a seat knows, with dice of its own."""
    world, dice = game.view(state, seat), Dice(seed)
    game.imagine(world, seat, dice)
    world.dice = dice.counter
    return world


def resting_state(match: Match[Any]) -> Any:
    """The state at the beginning of the present phase."""
    return decoder(match.game.state).decode(match._rests[-1].state)


def was_shown(match: Match[Any], seat: Seat, since: int) -> bool:
    """Whether a seat has been shown something since a place in the list of sights."""
    return any(viewer in (None, seat) for _, viewer, _ in (match._table.sights or [])[since:])


def rests(match: Match[Any]) -> list[Any]:
    """The state at the beginning of the present phase, and where the phases before it began that asked nothing."""
    last = match._rests[-1]
    first = next(rest for rest in match._rests if rest.answers == last.answers)
    return [decoder(match.game.state).decode(state) for state in dict.fromkeys((first.state, last.state))]


def worlds_at_rest(window: Window, match: Match[Any], state: Any, seed: int, same_dice: bool) -> tuple[World, World]:
    """The match from a state at rest on, truly and as the seat could imagine it there."""
    world = imagined(match.game, state, window.seat, seed)
    if same_dice:
        world.dice = state.dice
    return window.begin(match, copy(state)), window.begin(match, world)


def worlds_now(window: Window, match: Match[Any], seed: int) -> tuple[World, World]:
    """The match from here, in the middle of a phase, truly and as the seat imagines it, with the same dice."""
    true, _ = window.begin(match, resting_state(match))
    for decider, move in match._answers()[match._rests[-1].answers :]:
        true.play(move, decider)
    other = true.imagine(window.seat, seed)
    other.state.dice = true.state.dice
    window.watch(other)
    return (true, []), (other, [])


# Telling them apart


def tell_apart(window: Window, one: World, other: World, chance: Dice) -> Iterator[str]:
    """How the seat can tell two worlds apart, although nothing that differs was shown to it."""
    (true, seen), (twin, seen_there), seat = one, other, window.seat
    for _ in range(STEPS):
        in_step = yield from compare(seat, seen, seen_there)
        if not in_step or true.ask is None or twin.ask is None or others_asked(true, seat) != others_asked(twin, seat):
            return
        common = [move for move in true.ask.moves if move in twin.ask.moves]
        if not common:
            return
        move = chance.pick(common)
        seen, seen_there = window.play(true, move), window.play(twin, move)


def others_asked(match: Match[Any], seat: Seat) -> list[Seat]:
    """Whose answers are awaited beside that of a seat: one who chooses with it may have no choice in one world."""
    return [ask.seat for ask in match.asks if ask.seat != seat]


def compare(seat: Seat, ones: list[Glimpse], others: list[Glimpse]) -> Generator[str, None, bool]:
    """The faults in what a seat saw of two worlds; whether they are still in step."""
    for one, other in zip(ones, others, strict=False):
        if one.asked != other.asked:
            return False
        yield from leaks(seat, one, other)
        if one.forced != other.forced or one.view != other.view or one.events != other.events:
            return False
    return len(ones) == len(others)


def leaks(seat: Seat, one: Glimpse, other: Glimpse) -> Iterator[str]:
    """What tells a seat more than it may know: a view or an event without a sight, or a question beyond its view."""
    shown, name = one.shown or other.shown, f"seat {seat + 1}"
    unseen = "depends on what it may not know, and nothing was shown to it"
    if not shown and (fault := difference(one.events, other.events)):
        yield f"what {name} is told {unseen}: events{fault}"
    if one.view != other.view:
        if not shown:
            yield f"the view of {name} {unseen}: {difference(one.view, other.view)}"
    elif fault := difference(one.scene, other.scene):
        yield f"the scene of {name} depends on what is not in its view: {fault}"
    elif fault := difference(one.question, other.question):
        yield f"the question to {name} depends on what is not in its view: {fault}"
