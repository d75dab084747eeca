"""A position: what a search holds instead of a match. It writes nothing down, so a step costs what the rules cost."""

from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from math import inf
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from ..core.asks import Ask, Flow, Opened, Sent, Together
from ..core.events import OnlyMovePlayed
from ..core.faults import fault, written
from ..core.moves import Move
from ..core.seats import Seat
from ..core.state import S, decoder, encode, transplant
from ..core.table import Table
from ..errors import PluginError
from .game import Game
from .outcomes import Outcome, Standing
from .sealed import Sealed

if TYPE_CHECKING:
    from .match import Match

T = TypeVar("T")

ENDLESS = 10_000
"""So many phases or forced answers in a row mean that a game does not end."""

Path: TypeAlias = tuple[str | int, ...]
Patch: TypeAlias = tuple[Path, Any]
"""Where in a state something is different, and what stands there instead."""


class Position(Generic[S]):
    """A state and the present question to it; `ask` is None at the end. Moves are not checked: play offered ones only.

    Inside a phase, it is the state at its beginning or at a rest before that, the phase that began there, the answers
    since, and what a seat imagined in between. One made with `fork(once=True)` keeps none of this and cannot be forked
    again.
    """

    __slots__ = ("_first", "_flow", "_once", "_patches", "_phase", "_rest", "_sent", "_table", "ask", "game", "seats")

    _flow: Flow[None] | None

    def __init__(self, game: Game[S], seats: int, table: Table[S], ask: Ask | None) -> None:
        self.game = game
        self.seats = seats
        self.ask = ask
        self._table = table
        self._flow = None
        self._once = False
        self._phase = self._first = ""
        self._rest = b""
        self._sent: list[Sent] = []
        self._patches: dict[int, list[Patch]] = {}

    @classmethod
    def of(cls, match: "Match[S]") -> "Position[S]":
        """Where a match is: the two never touch."""
        kind = match.game.state
        if match.ask is None:
            return cls(match.game, match.seats, Table(decoder(kind).decode(encode(match.state)), quiet=True), None)
        rest = match._rests[-1]
        position = cls(match.game, match.seats, Table(decoder(kind).decode(rest.state), quiet=True), match.ask)
        position._phase = position._first = match.phase
        position._rest, position._sent = rest.state, match._sent.copy()
        if match._sealed is not None:
            position._seal(match._sealed)
        worlds = {world.sent: world.world for world in match._imagined if world.answers >= rest.answers}
        try:
            for place in position._replay():
                if place in worlds:
                    patches = list(differences(position.state, decoder(kind).decode(worlds[place])))
                    position._patches[place] = patches
                    apply(patches, position.state)
        except BaseException as error:
            raise position._not_again(error) from error
        return position

    def _seal(self, sealed: Sealed) -> None:
        """Where several seats choose at the same time: one after another, those who have chosen first, then the asked.

        Others who have begun to choose begin again.
        """
        assert self.ask is not None
        done = [seat for seat in sealed.together.seats if seat not in sealed.open]
        first = (*done, self.ask.seat)
        self._sent += [(Opened(first), None), *((move, None) for seat in first for move in sealed.sent[seat])]

    @property
    def state(self) -> S:
        """Everything on the table of this world."""
        return self._table.state

    @property
    def together(self) -> Together | None:
        """The choice that several seats make at the same time, if they do: until all have, nothing has happened."""
        return self._table.together

    def standings(self) -> list[Standing]:
        """Everyone's place and points, best first."""
        return self._call("score", self.game.standings, self.state, self.seats)

    def outcome(self) -> Outcome:
        """Who won, or would win if it ended here."""
        return self._call("score", self.game.outcome, self.state, self.seats)

    def view(self, seat: Seat) -> S:
        """What a seat would see of this world."""
        return self._call("hide", self.game.view, self.state, seat)

    def _call(self, what: str, function: Callable[..., T], *args: Any) -> T:
        """Call a function of the game; what goes wrong in it is told with its name."""
        try:
            return function(*args)
        except BaseException as error:
            raise fault(self.game, what, error, f"in the phase {self._phase!r} of a search") from error

    def estimate(self, seat: Seat) -> float:
        """How good the position is for a seat, in the opinion of the game."""
        try:
            value = self.game.value
            worth = self.game.estimate(self._table.state, seat) if value is None else value(self._table.state, seat)
            if not -inf < worth < inf:
                raise ValueError(f"expected a number, got {worth}")
            return worth
        except BaseException as error:
            function = "value" if self.game.value else "score"
            raise fault(self.game, function, error, f"in the phase {self._phase!r} of a search") from error

    def step(self, move: Move) -> None:
        """Answer the present question, and all forced ones after it."""
        table, ask = self._table, self.ask
        try:
            for _ in range(ENDLESS):
                assert self._flow is not None and ask is not None
                table.was_free = move in ask.free
                self._sent.append((move, table.was_free))
                try:
                    ask = self._flow.send(move)
                except StopIteration:
                    first = self._first_question()
                    if first is None:
                        self.ask = None
                        return
                    ask = first
                moves = ask.moves
                if len(moves) > 1 or ask.always:
                    self.ask = ask
                    return
                move = moves[0]
                if table.told is not None:  # somebody listens, as in a trial
                    table.tell(OnlyMovePlayed, ask.seat, move)
        except BaseException as error:
            raise fault(self.game, f"phase {self._phase!r}", error, f"after {written(move)} in a search") from error
        raise PluginError(f"game {self.game.name!r} forces answers without end in phase {self._phase!r}")

    def _first_question(self) -> Ask | None:
        """At rest: begin phases until one of them asks."""
        table, game = self._table, self.game
        for _ in range(ENDLESS):
            try:
                name = game.phase(table.state)
                if name is None:
                    self._flow = None
                    return None
                self._phase = name
                if not self._once and name in game.asking:
                    self._first, self._rest, self._sent, self._patches = name, encode(table.state), [], {}
                self._flow = game.phases[name](table)
                try:
                    ask = next(self._flow)
                except StopIteration:
                    continue
                if name not in game.asking:
                    game.asking.add(name)
                return ask
            except BaseException as error:
                raise fault(game, f"phase {self._phase!r}", error, "in a search") from error
        raise PluginError(f"game {game.name!r} goes through phases without end and asks nothing")

    def fork(self, *, once: bool = False) -> "Position[S]":
        """The same position again: the two never touch."""
        return self._twin(Table(self._again(), quiet=True), once)

    def on_trial(self, table: Callable[[S], T]) -> "tuple[T, Position[S]]":
        """The same at a table of another kind, which hears what happens, and cannot be forked again."""
        other = table(self._again())
        assert isinstance(other, Table)
        return other, self._twin(other, once=True)

    def _again(self) -> S:
        """The state from which answers are sent again."""
        return decoder(self.game.state).decode(self._rest if self.ask is not None else encode(self.state))

    def _twin(self, table: Table[S], once: bool) -> "Position[S]":
        twin: Position[S] = Position(self.game, self.seats, table, self.ask)
        twin._phase, twin._first, twin._rest, twin._patches = self._phase, self._first, self._rest, self._patches
        twin._sent, twin._once = self._sent.copy(), once
        if self.ask is not None:
            try:
                if self._patches:
                    for place in twin._replay():
                        if place in twin._patches:
                            apply(twin._patches[place], table.state)
                else:
                    twin._replay_all()
            except BaseException as error:
                raise self._not_again(error) from error
        return twin

    def _not_again(self, error: BaseException) -> PluginError:
        return fault(self.game, f"phase {self._phase!r}", error, "which does not repeat itself in a search")

    def _replay_all(self) -> None:
        """Send the answers of this phase again, where nothing was imagined in between: what most forks do."""
        table = self._table
        table.replaying = True
        flow = self._to_question(self.game.phases[self._first](table))
        for answer, table.was_free in self._sent:
            try:
                flow.send(answer)
            except StopIteration:
                flow = self._to_question(None)
        table.replaying, table.was_free, self._flow = False, None, flow

    def _replay(self) -> Iterator[int]:
        """Send the answers of this phase again; stops before each of them, and after the last."""
        table = self._table
        table.replaying = True
        flow = self._to_question(self.game.phases[self._first](table))
        for place, (answer, table.was_free) in enumerate(self._sent):
            yield place
            try:
                flow.send(answer)
            except StopIteration:
                flow = self._to_question(None)
        table.replaying, table.was_free, self._flow = False, None, flow
        yield len(self._sent)

    def _to_question(self, flow: Flow[None] | None) -> Flow[None]:
        """From a phase that begins to the first question, in it or in one after it."""
        table, game = self._table, self.game
        for _ in range(ENDLESS):
            if flow is None:
                flow = game.phases[game.phase(table.state) or ""](table)
            try:
                next(flow)
                return flow
            except StopIteration:
                flow = None
        raise PluginError("it asks nothing any more")


def differences(target: Any, source: Any, path: Path = ()) -> Iterator[Patch]:
    """What must be put into one state, and where, to make it equal to another of its kind."""
    if isinstance(target, Struct) and type(target) is type(source) and not target.__struct_config__.frozen:
        for name in target.__struct_fields__:
            yield from differences(getattr(target, name), getattr(source, name), (*path, name))
    elif isinstance(target, list) and len(target) == len(source) and any(isinstance(item, Struct) for item in source):
        for place, (one, other) in enumerate(zip(target, source, strict=True)):
            yield from differences(one, other, (*path, place))
    elif target != source:
        yield path, source


def apply(patches: Sequence[Patch], state: Any) -> None:
    """Put the differences into a state, without replacing the structs and lists that others hold."""
    for (*way, last), value in patches:
        target = state
        for step in way:
            target = target[step] if isinstance(step, int) else getattr(target, step)
        old = target[last] if isinstance(last, int) else getattr(target, last)
        new = value if isinstance(value, int) else transplant(old, deepcopy(value))
        if isinstance(last, int):
            target[last] = new
        else:
            setattr(target, last, new)
