"""A match: a game in progress, with its record, its events, and undo to the limit of what was revealed."""

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple

from msgspec import Struct, structs

from ..core.asks import Ask, Flow
from ..core.dice import Dice
from ..core.events import Event
from ..core.moves import Move, meant_by
from ..core.seats import Seat
from ..core.state import S, copy, decoder, encode, transplant
from ..core.table import Table
from ..core.texts import Text, player, text
from ..errors import PluginError, RuleViolation, UndoRefused
from ..ui.scene import Scene
from ..ui.words import Words
from .chair import Chair
from .game import Game, Standing
from .position import Position
from .record import Header, Record
from .simulation import run

IDLE_PHASES = 10_000
"""So many phases in a row without a question mean that a game does not end."""


class Observers(NamedTuple):
    """The hooks that hear of this match, resolved once when it begins."""

    told: Sequence[Callable[..., None]]
    took_back: Sequence[Callable[..., None]]
    ended: Sequence[Callable[..., None]]


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


class Match(Generic[S]):
    """One match. `ask` is the present question, None when the match is over."""

    def __init__(self, game: Game[S], header: Header, state: S) -> None:
        self.game = game
        self.header = header
        self.ask: Ask | None = None
        self.observers: Observers | None = None
        self._moves: list[Move] = []
        self._deciders: list[Seat] = []
        self._table = Table(state)
        self._flow: Flow[None] | None = None
        self._phase = ""
        self._rests: list[Rest] = []
        self._sent: list[Move] = []
        self._imagined: tuple[Imagined, ...] = ()
        self._heard = 0

    @classmethod
    def begin(cls, game: Game[S], header: Header) -> "Match[S]":
        """Set the table and go to the first question."""
        game.check_seats(header.seats)
        box = game.pack(header.options, header.rulings, header.components)
        return cls.begin_from(game, header, game.first_state(header.seats, header.seed, box))

    @classmethod
    def begin_from(cls, game: Game[S], header: Header, state: S) -> "Match[S]":
        """Go on from a position at rest, for rules, tests and tools: the header's seed does not lead to it."""
        match = cls(game, header, state)
        match._go_on(None)
        return match

    # What is going on

    @property
    def state(self) -> S:
        """The state itself: for rules, tests and tools. Players and bots get a `chair`."""
        return self._table.state

    @property
    def seats(self) -> int:
        """How many play."""
        return self.header.seats

    @property
    def names(self) -> Sequence[str]:
        """The players' names, by seat."""
        return self.header.names

    @property
    def phase(self) -> str:
        """The name of the present phase."""
        return self._phase

    @property
    def moves(self) -> Sequence[Move]:
        """All answers so far; forced ones are left out."""
        return self._moves

    @property
    def deciders(self) -> Sequence[Seat]:
        """Who gave each answer."""
        return self._deciders

    @property
    def events(self) -> list[Event]:
        """All that has happened, secrets included. A seat's own events are at `chair(seat).events`."""
        return self.events_since(0)

    @property
    def told(self) -> int:
        """How many events there have been, those of others included: where `events_since` goes on."""
        return len(self._table.told or ())

    def events_since(self, place: int) -> list[Event]:
        """The events from a place in the list on."""
        events = [kind(*fields) for kind, fields in (self._table.told or ())[place:]]
        for imagined in self._imagined:
            events = [seen for event in events if (seen := event.seen_by(imagined.seat)) is not None]
        return events

    @property
    def record(self) -> Record:
        """The match as a file: everything needed to play it again."""
        return Record(self.header, tuple(zip(self._deciders, map(str, self._moves), strict=True)))

    def chair(self, seat: Seat) -> Chair[S]:
        """All that the player of a seat has."""
        return Chair(self, seat)

    def view(self, seat: Seat | None) -> S:
        """The state without what the seat may not know. When the match is over, everything lies open."""
        return self.game.view(self.state, seat) if self.ask is not None else copy(self.state)

    def scene(self, seat: Seat | None) -> Scene:
        """The table as the seat sees it, for a frontend to draw."""
        return self.game.scene(self.view(seat), seat)

    def standings(self) -> list[Standing]:
        """Everyone's place and points, best first, with the breakdown of every score."""
        return self.game.standings(self.state, self.seats)

    def history(self, seat: Seat | None) -> list[tuple[int, tuple[int, ...]]]:
        """Everyone's points after each turn, as far as the seat could count them then; when it is over, all of them.

        What was before an imagined match is not in its history.
        """
        began = self._imagined[-1].answers if self._imagined else -1
        decode, over = decoder(self.game.state).decode, self.ask is None
        past = [decode(rest.state) for rest in self._rests if rest.answers > began]
        last = {state.turn: state for state in (*past, self.state)}
        return [(turn, self._points(state if over else self.game.view(state, seat))) for turn, state in last.items()]

    def _points(self, state: S) -> tuple[int, ...]:
        return tuple(self.game.score(state, Seat(seat)).total for seat in range(self.seats))

    def words(self, language: str = "en") -> Words:
        """The match in a language: moves, events, prompts and reasons as sentences."""
        return Words(self.game, language, self.names)

    def shorthands(self, seat: Seat | None = None) -> dict[str, Move]:
        """The short ways to write the moves that are offered to a seat (by default: to the one that is asked)."""
        ask = self.ask
        if self.game.shorthand is None or ask is None or seat not in (None, ask.seat):
            return {}
        return self.game.shorthands(self.view(ask.seat), ask.moves)

    def parse(self, text: str, seat: Seat | None = None) -> Move:
        """The move that somebody writes, in short as the game allows a seat that is asked, or in notation."""
        return meant_by(text, self.shorthands(seat)) or self.game.vocabulary.parse(text)

    def why(self, move: Move | str, language: str = "en") -> str | None:
        """Why a move is not offered now; None when it is."""
        wanted = self.parse(move) if isinstance(move, str) else move
        if self.ask is None:
            return self.words(language).say(text("refusal-over"))
        reason = self.ask.why(wanted)
        return None if reason is None else self.words(language).reason(reason)

    # Playing

    def play(self, move: Move | str) -> None:
        """Answer the present question. A move that is not offered raises `RuleViolation` and changes nothing."""
        ask = self.ask
        if isinstance(move, str):
            move = self.parse(move)
        if ask is None or move not in ask.moves:
            raise self._violation(move)
        moves = self._moves
        moves.append(move)
        self._deciders.append(ask.seat)
        self._table.answers = len(moves)
        try:
            self._go_on(move)
        except PluginError:
            self._rebuild(len(moves) - 1)
            raise
        if self.observers is not None:
            self.notify()

    def _violation(self, move: Move) -> RuleViolation:
        words = self.words()
        if self.ask is None:
            return RuleViolation(words.say(text("refusal-over")), move=move)
        if move not in self.game.vocabulary:
            return RuleViolation(f"{self.game.title} has no such move: {move!r}.", move=move, seat=self.ask.seat)
        reason = self.ask.why(move)
        return RuleViolation(words.refusal(self.ask, move), move=move, seat=self.ask.seat, reason=reason)

    def _go_on(self, answer: Move | None) -> None:
        """Run the rules to the next real question, answering forced ones, or to the end."""
        flow, idle = self._flow, 0
        try:
            while True:
                if flow is None:
                    flow = self._flow = self._next_phase()
                    if flow is None:
                        self.ask = None
                        return
                    answer, idle = None, idle + 1
                    if idle > IDLE_PHASES:
                        raise PluginError(f"game {self.game.name!r} repeats phase {self._phase!r} without a question")
                if answer is not None:
                    self._sent.append(answer)
                try:
                    ask = flow.send(answer)
                except StopIteration:
                    flow = self._flow = None
                    continue
                offered = ask.moves
                if len(offered) > 1:
                    self.ask = ask
                    return
                if not offered:
                    raise PluginError(f"game {self.game.name!r} asks {ask.prompt!r} and offers no move")
                answer, idle = offered[0], idle + 1
                if idle > IDLE_PHASES:
                    raise PluginError(f"game {self.game.name!r} forces answers without end in phase {self._phase!r}")
        except PluginError:
            raise
        except Exception as error:
            raise PluginError(
                f"game {self.game.name!r} failed in its phase {self._phase!r} "
                f"after {len(self._moves)} moves: {type(error).__name__}: {error}"
            ) from error

    def _next_phase(self) -> Flow[None] | None:
        """At rest: note where we are, and start what comes next."""
        table, game = self._table, self.game
        state = table.state
        name = self._phase = game.phase(state) or ""
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

    def observe(self, observers: Observers | None) -> None:
        """Tell these observers what happens from now on."""
        self.observers = observers
        self._heard = len(self._table.told or ())

    def notify(self) -> None:
        """Tell the observers what they have not heard yet."""
        if self.observers is None:
            return
        fresh = self.events_since(self._heard)
        self._heard += len(fresh)
        for event in fresh:
            for told in self.observers.told:
                told(match=self, event=event)
        if self.ask is None:
            for ended in self.observers.ended:
                ended(match=self)

    # Taking back

    def undo(self, seat: Seat | None = None, *, force: bool = False) -> None:
        """Take back the last decision of a seat (by default: of whoever decided last).

        It goes no further than information allows: not past another seat's decision, nor past a roll, a draw, a reveal
        or a private event. `force` does, for practice.
        """
        if not self._moves:
            raise self._no_undo(text("undo-nothing"))
        undoer = self._deciders[-1] if seat is None else seat
        places = [place for place, decider in enumerate(self._deciders) if decider == undoer]
        if not places:
            raise self._no_undo(text("undo-nothing"))
        self._take_back(places[-1], undoer, force)

    def restart_turn(self, seat: Seat | None = None, *, force: bool = False) -> None:
        """Take back a seat's decisions of the present turn, all of them or as far as `undo` would go."""
        if not self._moves:
            raise self._no_undo(text("undo-nothing"))
        undoer = self._deciders[-1] if seat is None else seat
        start = self._table.turn_start
        place = start if force else max(start, self.undo_limit(undoer))
        if place == len(self._moves):
            refused = self._why_not_back_to(place - 1, undoer) if place > start else None
            raise refused or self._no_undo(text("undo-nothing"))
        self._take_back(place, undoer, force)

    def undo_limit(self, seat: Seat) -> int:
        """How many answers stay, if this seat takes back all that it may."""
        sights = self._table.sights
        limit = sights[-1][0] if sights else 0
        for place in range(len(self._deciders), limit, -1):
            if self._deciders[place - 1] != seat:
                return place
        return limit

    def _take_back(self, place: int, seat: Seat, force: bool) -> None:
        if not force and (refused := self._why_not_back_to(place, seat)):
            raise refused
        if self._imagined and place < self._imagined[-1].answers:
            raise UndoRefused("An imagined match has no past.")
        self._rebuild(place)
        if self.observers is not None:
            for took_back in self.observers.took_back:
                took_back(match=self)

    def _why_not_back_to(self, place: int, seat: Seat) -> UndoRefused | None:
        for answers, viewer, what in self._table.sights or []:
            if answers > place:
                who = text("sight-everyone") if viewer is None else player(viewer)
                return self._no_undo(text("undo-seen", who=who, what=text(what)))
        for decider in self._deciders[place:]:
            if decider != seat:
                return self._no_undo(text("undo-decided", seat=decider))
        return None

    def _no_undo(self, reason: Text) -> UndoRefused:
        return UndoRefused(self.words().say(reason), reason=reason)

    def _rebuild(self, place: int) -> None:
        """Go to the question after `place` answers: the last rest before it, and the answers since, played again."""
        again = self._moves[:place]
        while self._rests[-1].answers > place:
            self._rests.pop()
        rest = self._rests.pop()
        self._resume(rest, again)

    def _resume(self, rest: Rest, moves: list[Move]) -> None:
        table = self._table
        told, sights = table.told, table.sights
        assert told is not None and sights is not None
        table.state = decoder(self.game.state).decode(rest.state)
        del told[rest.told :], sights[rest.sights :]
        table.turn_start = rest.turn_start
        self._moves = moves[: rest.answers]
        del self._deciders[rest.answers :]
        table.answers = rest.answers
        self._rests.append(rest)
        self._sent = []
        self._phase = self.game.phase(table.state) or ""
        self._flow = self.game.phases[self._phase](table)
        self._go_on(None)
        self._overlay(len(self._sent))
        for move in moves[rest.answers :]:
            assert self.ask is not None
            self._deciders.append(self.ask.seat)
            self._moves.append(move)
            table.answers = len(self._moves)
            self._go_on(move)
            self._overlay(len(self._sent))
        self._heard = len(told)

    # Other worlds

    def fork(self) -> "Match[S]":
        """The same match again: the two never touch. Observers stay with the original."""
        twin = Match.__new__(type(self))
        twin.game, twin.header, twin._imagined = self.game, self.header, self._imagined
        twin.ask = twin.observers = twin._flow = None
        twin._phase, twin._heard = self._phase, 0
        twin._moves, twin._deciders = self._moves.copy(), self._deciders.copy()
        twin._rests, twin._sent = self._rests.copy(), self._sent.copy()
        if self._flow is None:
            twin._table = Table(copy(self.state), quiet=True)
        else:
            twin._table = Table(decoder(self.game.state).decode(self._rests[-1].state), quiet=True)
            twin._catch_up(self.ask)
        twin._table.remember(self._table)
        return twin

    def _catch_up(self, present: Ask | None) -> None:
        """Send the answers since the last rest again, up to the present question, without working out any offer."""
        table, sent = self._table, self._sent
        table.replaying = True
        try:
            flow = self._flow = self.game.phases[self._phase](table)
            ask = flow.send(None)
            for place, answer in enumerate(sent):
                self._overlay(place)
                ask = flow.send(answer)
        except Exception as error:
            raise PluginError(
                f"game {self.game.name!r} does not repeat itself in its phase {self._phase!r}: "
                f"{type(error).__name__}: {error}"
            ) from error
        table.replaying = False
        assert present is not None
        self.ask = Ask(present.seat, present.prompt, present.moves, ask.reason)
        self._overlay(len(sent))

    def position(self) -> Position[S]:
        """Where the match is, for a search: a copy that plays on faster, and writes nothing down."""
        return Position.of(self)

    def imagine(self, seat: Seat, seed: int) -> "Match[S]":
        """A match that could be this one, as far as a seat knows: hidden things and the dice are made up anew."""
        twin = self.fork()
        dice = Dice(seed)
        world = self.game.view(self.state, seat)
        self.game.imagine(world, seat, dice)
        world.dice = dice.counter
        twin.header = structs.replace(self.header, seed=0)
        twin._imagined = (*self._imagined, Imagined(len(self._moves), len(self._sent), seat, encode(world)))
        transplant(twin.state, world)
        return twin

    def _overlay(self, sent: int) -> None:
        """Put the imagined world in place, at the point of the phase where it was imagined."""
        for imagined in self._imagined:
            if imagined.sent == sent and imagined.answers >= self._rests[-1].answers:
                transplant(self.state, decoder(self.game.state).decode(imagined.world))

    def playout(self, seed: int) -> list[Standing]:
        """Play at random to the end, at the speed of a simulation, using this match up; the standings there."""
        self._table.told = self._table.sights = None
        if self.ask is None:
            return self.standings()
        run(self.game, self._table, self._flow, self.ask, seed)
        self.ask = self._flow = None
        return self.standings()
