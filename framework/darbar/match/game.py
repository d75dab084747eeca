"""A game: its index card for the kernel, assembled from the functions of its chapters."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any, Generic, TypeVar, get_type_hints

from ..core.asks import Ask, Flow
from ..core.box import Box
from ..core.dice import Dice
from ..core.events import Event
from ..core.faults import fault, shown
from ..core.moves import Move, Vocabulary
from ..core.seats import Seat, seats
from ..core.settings import Setting, settings
from ..core.state import S, State, copy
from ..core.table import Table
from ..core.texts import Text, text
from ..errors import DarbarError, PluginError, RuleViolation, quoted
from ..ui.pointing import Places, pointed_at
from ..ui.scene import Item, Scene, check_scene
from .outcomes import Goal, Outcome, Score, Standing, is_counted

T = TypeVar("T")


def _nothing_hidden(state: Any, seat: Seat | None) -> None:
    """Everything lies open."""


def _nothing_unknown(state: Any, seat: Seat, dice: Dice) -> None:
    """There is nothing to imagine."""


def _nothing_conserved(state: Any) -> dict[str, int]:
    return {}


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S]):
    """Everything the kernel asks of a game.

    `setup(seats, dice, box)` gives the first state. `phase(state)` names the next phase, or None when the match is
    over; it reads the state alone. `score(state, seat)` counts points, and `goal` says who wins with them.
    `hide(state, seat)` removes from a copy what a seat (None: a spectator) may not know, and `imagine(state, seat,
    dice)` fills such a copy with something that could be true: both work in place. `scene(view, seat)` describes the
    table. `conserved(state)` counts pieces whose number never changes. `value(state, seat)` says how good a position
    is, for bots, and `horizon` how many turns they look ahead: fewer where turns are long or luck comes in soon.
    `features(view, seat)` gives numbers about a seat that are worth knowing beside the state itself, always as many.
    `describe(view, move)` says what a move does there, or None where its usual sentence will do, and `shorthand(view,
    move)` how an offered move may be written for short, if at all. `points(view, move, ask)` names the ids or keys of
    the parts of the scene that a move is about as an answer to a question, or None where its enum members say it, and
    `price(view, move)` what it costs, in counted things; `note(view, move)` adds what else a player should know of it,
    if anything. What a move changes is found by trying it; `untold` are the ids of counted things of which nobody needs
    to hear then, such as markers that only stand for something else. `seats_in(state)` counts the players of a
    position, which is refused for any other number of them. `package` is where `data/`, `words/` and `rules.toml` are.
    """

    name: str
    title: str
    version: str
    seats: tuple[int, int]
    state: type[S]
    moves: tuple[type[Move], ...]
    setup: Callable[[int, Dice, Any], S]
    phase: Callable[[S], str | None]
    phases: Mapping[str, Callable[[Table[S]], Flow[None]]]
    score: Callable[[S, Seat], Score]
    scene: Callable[[S, Seat | None], Scene]
    package: str
    about: str = ""
    events: tuple[type[Event], ...] = ()
    box: type[Box] = Box
    hide: Callable[[S, Seat | None], None] = _nothing_hidden
    imagine: Callable[[S, Seat, Dice], None] = _nothing_unknown
    conserved: Callable[[S], dict[str, int]] = _nothing_conserved
    value: Callable[[S, Seat], float] | None = None
    horizon: int = 4
    features: Callable[[S, Seat], Sequence[float]] | None = None
    seats_in: Callable[[S], int] | None = None
    goal: Goal = Goal()  # noqa: RUF009
    describe: Callable[[S, Move], Text | None] | None = None
    shorthand: Callable[[S, Move], str | None] | None = None
    points: Callable[[S, Move, Ask], Iterable[str] | None] | None = None
    price: Callable[[S, Move], Iterable[Item]] | None = None
    note: Callable[[S, Move], Text | None] | None = None
    untold: tuple[str, ...] = ()
    variants: tuple[str, ...] = field(default=())

    def __post_init__(self) -> None:
        for wrong in self._faults():
            raise PluginError(f"game {self.name!r}: {wrong}")
        object.__setattr__(self, "phases", MappingProxyType(dict(self.phases)))

    def _faults(self) -> Iterable[str]:
        if not self.name.isidentifier() or self.name != self.name.lower():
            yield f"a name is one lower-case word, got {self.name!r}"
        fewest, most = self.seats
        if not 1 <= fewest <= most:
            yield f"seats are (fewest, most), got {self.seats}"
        if not (isinstance(self.state, type) and issubclass(self.state, State)):
            yield f"expected a State class, got {self.state!r}"
        if not (isinstance(self.phases, Mapping) and self.phases):
            yield "expected at least one phase"
        if self.goal.sides is not None and self.goal.together is not None:
            yield "a goal that all have in common leaves no sides: expected `sides` or `together`"
        for count in range(fewest, most + 1):
            yield from self._side_faults(count)

    def _side_faults(self, count: int) -> Iterable[str]:
        try:
            sides = self.goal.sides_of(count)
        except BaseException as error:
            raise fault(self, "goal", error, f"for {count} seats") from error
        if len(sides) != count or not all(isinstance(side, int) for side in sides):
            yield f"its goal puts {count} seats on the sides {sides}: expected a number for each seat"

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """Every move of the game, numbered."""
        return Vocabulary(self.moves, self.seats[1])

    @cached_property
    def asking(self) -> set[str]:
        """The phases that have been seen to ask something: a search need not keep the state before others."""
        return set()

    @property
    def options(self) -> list[Setting]:
        """What players may agree on before a match."""
        return self._settings("options")

    @property
    def rulings(self) -> list[Setting]:
        """The open questions of the rulebook, each with its default and its other readings."""
        return self._settings("rulings")

    def _settings(self, what: str) -> list[Setting]:
        try:
            return settings(get_type_hints(self.box)[what])
        except BaseException as error:
            raise fault(self, what, error) from error

    def change(self, **fields: Any) -> "Game[S]":
        """The same game with some of its functions or tables replaced: what a variant returns."""
        return replace(self, **fields)

    def check_seats(self, count: int) -> None:
        """Refuse a wrong number of players."""
        fewest, most = self.seats
        if not fewest <= count <= most:
            span = f"{fewest}" if fewest == most else f"{fewest} to {most}"
            raise RuleViolation(
                f"{self.title} is for {span} players, not {quoted(count)}.",
                reason=text("refusal-seats", game=self.title, span=span.replace(" to ", "–"), count=quoted(count)),
            )

    @cached_property
    def _usual_box(self) -> Box:
        return self._packed()

    def pack(
        self,
        options: Mapping[str, Any] | None = None,
        rulings: Mapping[str, Any] | None = None,
        components: Mapping[str, Any] | None = None,
    ) -> Box:
        """The box for these choices."""
        if not (options or rulings or components):
            return self._usual_box
        return self._packed(options, rulings, components)

    def _packed(self, *choices: Mapping[str, Any] | None) -> Box:
        try:
            return self.box.pack(self.package, *choices)
        except DarbarError:
            raise
        except BaseException as error:
            raise fault(self, "box", error) from error

    def first_state(self, count: int, seed: int, box: Box) -> S:
        """The state after set-up."""
        dice = Dice(seed)
        try:
            state = self.setup(count, dice, box)
            state.dice = dice.counter
        except BaseException as error:
            raise fault(self, "setup", error) from error
        return state

    def players_in(self, state: S) -> int | None:
        """How many play in a position; None where the game does not say."""
        try:
            return None if self.seats_in is None else self.seats_in(state)
        except BaseException as error:
            raise fault(self, "seats_in", error) from error

    def view(self, state: S, seat: Seat | None) -> S:
        """A copy of the state without what the seat may not know: the dice, and what the game hides."""
        seen = copy(state)
        seen.dice = 0
        self.hide(seen, seat)
        return seen

    def drawn(self, view: S, seat: Seat | None) -> Scene:
        """The table as a seat sees it, with everything in it that frontends count on."""
        scene = self.scene(view, seat)
        check_scene(scene)
        return scene

    @property
    def hides(self) -> bool:
        """Whether there is anything that a seat may not know."""
        return self.hide is not _nothing_hidden

    def outcome(self, state: S, count: int) -> Outcome:
        """Who won, or would win if the match ended here."""
        return self._decided(state, [self.score(state, seat) for seat in seats(count)])

    def described(self, view: S, move: Move) -> Text | None:
        """What a move does in the eyes of a seat, in the game's own words; None where its usual sentence will do."""
        return None if self.describe is None else self._told("describe", Text, self.describe, view, move)

    def check_offers(self, moves: Iterable[object]) -> None:
        """What a game offers belongs to its vocabulary."""
        for move in moves:
            if not self.vocabulary.is_own(move):
                raise PluginError(f"game {self.name!r} offers {shown(move)}, which is not in its vocabulary")

    def shorthands(self, view: S, moves: Sequence[Move]) -> dict[str, Move]:
        """The short ways to write these moves, if the game has any; one that two of them share stands for neither."""
        short = [self.short(view, move) for move in moves]
        return {one: move for one, move in zip(short, moves, strict=True) if one and short.count(one) == 1}

    def short(self, view: S, move: Move) -> str | None:
        """How an offered move may be written for short; None when it may not."""
        return None if self.shorthand is None else self._told("shorthand", str, self.shorthand, view, move)

    def pointed_at(self, view: S, found: Places, move: Move, ask: Ask) -> tuple[str, ...]:
        """The keys of what an offered move is about, where everything of the asked seat's scene is found."""
        try:
            points = None if self.points is None else self.points(view, move, ask)
            return pointed_at(found, move, ask.seat, points)
        except BaseException as error:
            raise fault(self, "points", error, f"asked about {move}") from error

    def priced(self, view: S, move: Move) -> tuple[Item, ...]:
        """What an offered move costs, as far as the game says it."""
        try:
            return () if self.price is None else tuple(self.price(view, move))
        except BaseException as error:
            raise fault(self, "price", error, f"asked about {move}") from error

    def noted(self, view: S, move: Move) -> Text | None:
        """What else a player should know of an offered move, if the game says anything."""
        return None if self.note is None else self._told("note", Text, self.note, view, move)

    def _told(self, name: str, kind: type[T], tell: Callable[[S, Move], T | None], view: S, move: Move) -> T | None:
        try:
            told = tell(view, move)
            if told is not None and not isinstance(told, kind):
                raise TypeError(f"expected a {kind.__name__} or None, got {shown(told)}")
            return told
        except BaseException as error:
            raise fault(self, name, error, f"asked about {move}") from error

    def standings(self, state: S, count: int) -> list[Standing]:
        """Everyone's place and points, best first."""
        scores = [self.score(state, seat) for seat in seats(count)]
        if wrong := [score for score in scores if not is_counted(score)]:
            raise TypeError(f"expected a Score in whole numbers, got {shown(wrong[0])}")
        outcome = self._decided(state, scores)
        standings = [
            Standing(seat, place, score.total, score.lines, side, seat in outcome.winners, score.ties, score.unknown)
            for seat, place, score, side in zip(seats(count), outcome.places, scores, outcome.sides, strict=True)
        ]
        return sorted(standings, key=lambda one: (one.place, one.side))

    def _decided(self, state: S, scores: Sequence[Score]) -> Outcome:
        try:
            return self.goal.outcome(state, scores)
        except BaseException as error:
            raise fault(self, "goal" if all(map(is_counted, scores)) else "score", error) from error

    def estimate(self, state: S, seat: Seat) -> float:
        """How good the position is for a seat: the game's own opinion, or the points so far."""
        if self.value is not None:
            return self.value(state, seat)
        points = float(self.score(state, seat).total)
        return -points if self.goal.fewest else points
