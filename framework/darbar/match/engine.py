"""The engine of a match: runs the rules from question to question, and sends answers again to go back or to copy.

A generator cannot be copied. So the state is kept at each rest, between two phases; everything after it follows from
the answers since.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from ..core.asks import OPENED, Ask, Flow, Sent, fault_in
from ..core.events import OnlyMovePlayed
from ..core.faults import fault, in_words, shown
from ..core.moves import Move
from ..core.seats import EVERYONE, Seat
from ..core.state import S, decoder, encode, transplant
from ..core.table import Table
from ..errors import PluginError
from .game import Game
from .record import Header
from .sealed import Answers, ChoiceFault, Sealed

T = TypeVar("T")

IDLE_PHASES = 10_000
"""So many phases in a row without a question mean that a game does not end."""


LISTS = (list, tuple)
"""What holds the moves of a question; any other sequence becomes a list."""


class Rest(Struct, frozen=True, gc=False):
    """A moment between two phases, from which the match can be rebuilt."""

    answers: int
    told: int
    sights: int
    turn_start: int
    state: bytes


class Imagined(Struct, frozen=True, gc=False):
    """What a seat imagined: after how many answers, and how many of them since the last rest, forced ones included."""

    answers: int
    sent: int
    seat: Seat
    world: bytes


class Engine(ABC, Generic[S]):
    """Rules in progress. `ask` is the present question, None when the match is over.

    `_moves` are the answers that the rules have had, and `_deciders` who gave them; in `_hidden` are the places of
    those that were sealed. `_sent` are the answers since the last rest, with the forced ones. `_sealed` holds the
    questions that several seats answer at the same time. `_checked` are offers that were looked at: an equal
    one is taken for them.
    """

    def __init__(self, game: Game[S], header: Header, state: S) -> None:
        self.game = game
        self.header = header
        self._seats = len(header.names)
        self._checked = game.vocabulary._known
        self.ask: Ask | None = None
        self._moves: list[Move] = []
        self._deciders: list[Seat] = []
        self._hidden: frozenset[int] = frozenset()
        self._table = Table(state)
        self._flow: Flow[None] | None = None
        self._phase = ""
        self._rests: list[Rest] = []
        self._sent: list[Sent] = []
        self._sealed: Sealed | None = None
        self._imagined: tuple[Imagined, ...] = ()

    @property
    def where(self) -> str:
        """Where the match is, for the one who has to look for a fault."""
        return f"in the phase {self._phase!r} {self._when}" if self._phase else self._when

    @property
    def _when(self) -> str:
        moves = self._moves[self._born :]
        return f"after move {len(moves)}, {str(moves[-1])!r}" if moves else "at the beginning"

    @property
    def _born(self) -> int:
        """How many answers there were when this match was imagined."""
        return self._imagined[-1].answers if self._imagined else 0

    def _call(self, what: str, function: Callable[..., T], *args: Any) -> T:
        """Call a function of the game; what goes wrong in it is told with its name."""
        try:
            return function(*args)
        except BaseException as error:
            raise fault(self.game, what, error, self.where) from error

    # Forward

    def _give(self, seat: Seat, move: Move) -> None:
        """Give an answer to the rules."""
        self._moves.append(move)
        self._deciders.append(seat)
        self._table.answers = len(self._moves)
        self._go_on(move)

    def _seal(self, seat: Seat, move: Move) -> None:
        """Keep an answer until those of all others are in; where the rules fail, everything is as it was before."""
        before = self._answers()
        try:
            self._answer(seat, move)
        except BaseException:
            self._return_to(before)
            raise

    def _unseal_last(self, seat: Seat, count: int) -> None:
        """Give a seat its last sealed answers back."""
        before, sealed = self._answers(), self._sealed
        assert sealed is not None
        try:
            self._chosen(sealed.take_back, seat, count)
        except BaseException:
            self._return_to(before)
            raise
        self._ask_next()

    def _chosen(self, function: Callable[..., T], *args: Any) -> T:
        """Ask those who choose at the same time; what goes wrong there is the fault of the phase."""
        try:
            return function(*args)
        except ChoiceFault as error:
            raise PluginError(f"game {self.game.name!r}, {self.where}: {error}") from error
        except BaseException as error:
            raise fault(self.game, f"phase {self._phase!r}", error, self._when) from error

    def _answer(self, seat: Seat, move: Move) -> None:
        """An answer that is sealed, or goes to the rules."""
        sealed = self._sealed
        if sealed is None:
            self._give(seat, move)
            return
        self._chosen(sealed.answer, seat, move)
        if sealed.open:
            self._ask_next()
        else:
            self._unseal(sealed)

    def _unseal(self, sealed: Sealed) -> None:
        """All answers are in: the phase gets them, seat by seat."""
        self._sealed = None
        self._go_on(OPENED[0])
        for seat, move in sealed.given():
            if self.ask is None or self.ask.seat != seat or move not in self.ask.moves:
                raise PluginError(
                    f"game {self.game.name!r} does not repeat itself where everyone chooses, {self.where}: "
                    "a choice only reads the state, and changes nothing"
                )
            self._hidden |= {len(self._moves)}
            self._give(seat, move)

    def _go_on(self, answer: Move | None) -> None:
        """Run the rules to the next real question, answering forced ones, or to the end."""
        flow, ask, idle = self._flow, self.ask, 0
        try:
            while True:
                if flow is None:
                    flow = self._flow = self._next_phase()
                    if flow is None:
                        self.ask = None
                        self._table.saw(EVERYONE, "sight-end")
                        return
                    answer, idle = None, idle + 1
                    if idle > IDLE_PHASES:
                        raise PluginError(f"game {self.game.name!r} repeats phase {self._phase!r} without a question")
                if answer is not None:
                    assert ask is not None
                    self._table.was_free = answer in ask.free
                    self._sent.append((answer, self._table.was_free))
                try:
                    ask = flow.send(answer)
                except StopIteration:
                    flow = self._flow = None
                    continue
                offered, seat = ask.moves, ask.seat
                if seat.__class__ is not int or not -1 < seat < self._seats or offered.__class__ not in LISTS:
                    self._check_ask(ask)
                    offered = ask.moves
                if len(offered) > 1 or (ask.always and offered):
                    self.ask = ask
                    return
                if not offered:
                    raise PluginError(f"game {self.game.name!r} asks {shown(ask.prompt)} and offers no move")
                answer, idle = offered[0], idle + 1
                if offered is not OPENED:
                    try:
                        known = self._checked.get(answer)
                    except TypeError:  # it holds something that no vocabulary has
                        known = None
                    answer = known or self._check_offer(answer)
                    self._table.tell(OnlyMovePlayed, seat, answer)
                elif self._reopen({}):
                    return
                if idle > IDLE_PHASES:
                    raise PluginError(f"game {self.game.name!r} forces answers without end in phase {self._phase!r}")
        except BaseException as error:
            raise fault(self.game, f"phase {self._phase!r}", error, self._when) from error

    def _check_ask(self, ask: Ask) -> None:
        if ask.moves is not OPENED and (wrong := fault_in(ask, self._seats)):
            raise PluginError(f"game {self.game.name!r} {wrong}")

    def _check_offer(self, move: Move) -> Move:
        """What is offered is in the vocabulary; whatever equals it from now on (Take(1.0) is Take(1)) counts as it."""
        self.game.check_offers((move,))
        return self._checked.setdefault(move, move)

    def _next_phase(self) -> Flow[None] | None:
        """At rest: note where we are, and start what comes next."""
        table, game = self._table, self.game
        state = table.state
        try:
            name = self._phase = game.phase(state) or ""
        except BaseException as error:
            raise fault(game, "phase", error, self.where) from error
        if not name:
            return None
        self._rests.append(
            Rest(len(self._moves), len(table.told or ()), len(table.sights or ()), table.turn_start, encode(state))
        )
        self._sent = []
        flow = game.phases[name](table)
        if flow is None:
            raise PluginError(f"game {game.name!r}: its phase {name!r} is no generator: it never yields")
        return flow

    # Questions to several seats

    def _reopen(self, answers: Answers) -> bool:
        """Ask all of them, with the answers that are known already; whether anyone is left to ask."""
        sealed = self._chosen(Sealed, self._table, self._seats, answers)
        self._sealed = sealed if sealed.open else None
        if self._sealed is not None:
            self._ask_next()
        return self._sealed is not None

    def _ask_next(self) -> None:
        """The question for those who think of one at a time: that of the seat that imagines, or else the first."""
        assert self._sealed is not None
        self.ask = self._sealed.asks(self._imagined[-1].seat if self._imagined else None)[0]

    def _answers(self) -> list[tuple[Seat, Move]]:
        """All answers: those that the rules have had, and the sealed ones."""
        given = list(zip(self._deciders, self._moves, strict=True))
        return given if self._sealed is None else [*given, *self._sealed.given()]

    # Back, and again

    def _rebuild(self, answers: Sequence[tuple[Seat, Move]]) -> None:
        """Go to where these answers lead; where the rules fail, everything is as it was before."""
        before = self.__dict__.copy()
        try:
            self._answer_again(answers)
        except BaseException:
            self.__dict__.update(before)
            raise

    def _return_to(self, answers: Sequence[tuple[Seat, Move]]) -> None:
        """Go back to before the rules have failed; where they fail again, there is nothing to go on with."""
        try:
            self._rebuild(answers)
        except BaseException as error:
            self._break_off(answers, error)
            raise

    @abstractmethod
    def _break_off(self, answers: Sequence[tuple[Seat, Move]], error: BaseException) -> None:
        """Leave nothing but these answers."""

    def _answer_again(self, answers: Sequence[tuple[Seat, Move]]) -> None:
        """From the last rest before the end of these answers, by those since; nothing of before is changed in place."""
        self._rests = [rest for rest in self._rests if rest.answers <= len(answers)]
        rest, before = self._rests[-1], self._table
        assert before.told is not None and before.sights is not None
        table = self._table = Table(decoder(self.game.state).decode(rest.state))
        table.told, table.sights = before.told[: rest.told], before.sights[: rest.sights]
        table.turn_start, table.answers = rest.turn_start, rest.answers
        self._moves, self._deciders = self._moves[: rest.answers], self._deciders[: rest.answers]
        self._hidden = frozenset(place for place in self._hidden if place < rest.answers)
        self._sent, self._sealed = [], None
        self._phase = self._call("phase", self.game.phase, table.state) or ""
        self._flow = self._call(f"phase {self._phase!r}", lambda: self.game.phases[self._phase](table))
        self._go_on(None)
        self._overlay(len(self._sent))
        for seat, move in answers[rest.answers :]:
            self._answer(seat, move)
            self._overlay(len(self._sent))

    def _overlay(self, sent: int) -> None:
        """Put the imagined world in place, at the point of the phase where it was imagined."""
        for imagined in self._imagined:
            if imagined.sent == sent and imagined.answers >= self._rests[-1].answers:
                transplant(self._table.state, decoder(self.game.state).decode(imagined.world))
                if self._sealed is not None:
                    self._reopen(self._sealed.answers)

    def _catch_up(self, other: "Engine[S]") -> None:
        """Send the answers since the last rest again, up to the question of another, without working out any offer."""
        table, sent = self._table, self._sent
        table.replaying = True
        try:
            flow = self._flow = self.game.phases[self._phase](table)
            ask = flow.send(None)
            for place, (answer, table.was_free) in enumerate(sent):
                self._overlay(place)
                ask = flow.send(answer)
        except BaseException as error:
            raise PluginError(
                f"game {self.game.name!r} does not repeat itself in its phase {self._phase!r}: {in_words(error)}"
            ) from error
        table.replaying, table.was_free = False, None
        present = other.ask
        assert present is not None
        self.ask = Ask(present.seat, present.prompt, present.moves, ask.reason, present.always, present.free)
        self._overlay(len(sent))
        if other._sealed is not None:
            self._reopen(other._sealed.answers)
