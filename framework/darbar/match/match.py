"""A match: a game in progress, with its record, its events, and undo to the limit of what was revealed."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from ..core.asks import Ask, Why
from ..core.dice import Dice
from ..core.events import Event, given, seen_by
from ..core.faults import in_words, shown
from ..core.moves import Move, meant_by
from ..core.seats import Seat, is_seat, seats
from ..core.state import S, copy, decoder, encode, from_plain, transplant
from ..core.table import Table, Told
from ..core.texts import Text, text
from ..errors import DarbarError, PluginError, RecordError, RuleViolation
from ..ui.pointing import places
from ..ui.scene import Scene
from ..ui.words import Words
from .chair import Chair
from .engine import Imagined
from .game import Game
from .outcomes import Outcome, Standing
from .position import Position
from .record import Header, Record
from .simulation import run
from .undo import Undo


class Observers(NamedTuple):
    """The hooks that hear of this match, resolved once when it begins."""

    told: Sequence[Callable[..., None]]
    took_back: Sequence[Callable[..., None]]
    ended: Sequence[Callable[..., None]]


class Match(Undo[S]):
    """One match. `ask` is the question to answer next, None when the match is over; `asks` are all open ones."""

    def __init__(self, game: Game[S], header: Header, state: S) -> None:
        super().__init__(game, header, state)
        self.observers: Observers | None = None
        self._past: tuple[tuple[Seat, Move], ...] = ()
        self._heard = 0

    @classmethod
    def begin(cls, game: Game[S], header: Header) -> "Match[S]":
        """Set the table and go to the first question."""
        game.check_seats(header.seats)
        box = game.pack(header.options, header.rulings, header.components)
        if header.position is None:
            return cls.begin_from(game, header, game.first_state(header.seats, header.seed, box))
        state = from_plain(game.state, header.position)
        if getattr(state, "box", box) is not box:
            raise RecordError("the position belongs to other options, rulings or components than this match")
        if (there := game.players_in(state)) not in (None, header.seats):
            raise RecordError(f"the position is one for {there} players, and {header.seats} play")
        try:
            match = cls.begin_from(game, header, state)
            for seat in (*seats(header.seats), None):
                match.scene(seat)
            match.outcome()
        except PluginError as error:
            raise RecordError(f"the position cannot be played: {error}") from error
        return match

    @classmethod
    def begin_from(cls, game: Game[S], header: Header, state: S) -> "Match[S]":
        """Go on from a state at rest. A header that does not lead to it, by seed or position, makes no record."""
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
    def asks(self) -> list[Ask]:
        """All open questions: one, none when the match is over, or several where seats choose at the same time."""
        if self._sealed is not None:
            return self._sealed.asks()
        return [] if self.ask is None else [self.ask]

    @property
    def sealed(self) -> bool:
        """Whether several seats choose at the same time: answers stay secret until all of them are in."""
        return self._sealed is not None

    def asked(self, seat: Seat) -> Ask | None:
        """The open question to a seat, if there is one."""
        self.seated(seat)
        return next((ask for ask in self.asks if ask.seat == seat), None)

    @property
    def moves(self) -> Sequence[Move]:
        """All answers so far, with the sealed ones; forced ones are left out. An imagined match has had none before."""
        if self._sealed is None:
            return self._moves[self._born :] if self._imagined else self._moves
        return [move for _, move in self._answers()[self._born :]]

    @property
    def answered(self) -> int:
        """How many answers the rules have had: sealed ones are not counted, so everyone may know it."""
        return len(self._moves) - self._born

    @property
    def deciders(self) -> Sequence[Seat]:
        """Who gave each answer."""
        if self._sealed is None and not self._imagined:
            return self._deciders
        return [seat for seat, _ in self._answers()[self._born :]]

    def past(self, seat: Seat) -> list[tuple[Seat, Move]]:
        """The answers that a seat may know: its own, and those of all where the game hides nothing and all was open."""
        self.seated(seat)
        own = [] if self._sealed is None else self._sealed.answers.get(seat, [])
        return [*self._known(seat), *((seat, move) for move in own)]

    def _known(self, seat: Seat) -> list[tuple[Seat, Move]]:
        """What a seat may know of the answers that the rules have had."""
        hides, hidden = self.game.hides, self._hidden
        given = enumerate(zip(self._deciders, self._moves, strict=True))
        known = [
            (decider, move)
            for place, (decider, move) in given
            if place >= self._born and (decider == seat or not (hides or place in hidden))
        ]
        return [*self._past, *known]

    @property
    def events(self) -> list[Event]:
        """All that has happened, secrets included. A seat's own events are at `chair(seat).events`."""
        return self.events_since(0)

    @property
    def told(self) -> int:
        """How many `events` there have been: where `events_since` goes on."""
        return len(self.events) if self._imagined else len(self._table.told or ())

    def events_since(self, place: int) -> list[Event]:
        """The events from a place in the list on."""
        told = self._table.told or []
        if not self._imagined:
            return self._call("events", _built, told[place:])
        events = self._call("events", _built, told)
        for imagined in self._imagined:
            events = self._call("events", seen_by, imagined.seat, events)
        return events[place:]

    def events_seen_by(self, seat: Seat | None, place: int = 0) -> list[Event]:
        """What a seat or a spectator was told, from a place in that list on: nobody counts what others were told."""
        return self.seen_by(seat, self.events)[place:]

    def seen_by(self, seat: Seat | None, events: Sequence[Event]) -> list[Event]:
        """What a seat or a spectator is told of some of the events."""
        if seat is not None:
            self.seated(seat)
        return self._call("events", seen_by, seat, events)

    @property
    def record(self) -> Record:
        """The match as a file: everything needed to play it again. It holds every secret; a seat has its `past`."""
        if self._imagined:
            raise DarbarError("An imagined match has no record: nobody has played it.")
        return Record(self.header, tuple((seat, str(move)) for seat, move in self._answers()))

    def chair(self, seat: Seat) -> Chair[S]:
        """All that the player of a seat has."""
        return Chair(self, self.seated(seat))

    def seated(self, seat: Seat) -> Seat:
        """A seat of this table; any other is refused."""
        if not is_seat(seat, self.seats):
            raise RuleViolation(
                f"There is no seat {seat!r} at this table: seats are counted from 0 to {self.seats - 1}."
            )
        return seat

    def view(self, seat: Seat | None) -> S:
        """The state without what the seat may not know. When the match is over, everything but the dice lies open."""
        if seat is not None:
            self.seated(seat)
        if self.ask is not None:
            return self._call("hide", self.game.view, self.state, seat)
        view = copy(self.state)
        view.dice = 0
        return view

    def scene(self, seat: Seat | None) -> Scene:
        """The table as the seat sees it, for a frontend to draw."""
        return self._call("scene", self.game.drawn, self.view(seat), seat)

    def standings(self) -> list[Standing]:
        """Everyone's place and points, best first, with the breakdown of every score."""
        return self._call("score", self.game.standings, self.state, self.seats)

    def standings_seen_by(self, seat: Seat | None) -> list[Standing]:
        """The same as far as a seat or a spectator can count; when the match is over, all of it."""
        return self._call("score", self.game.standings, self.view(seat), self.seats)

    def outcome(self) -> Outcome:
        """Who won, or would win if the match ended here."""
        return self._call("score", self.game.outcome, self.state, self.seats)

    def outcome_seen_by(self, seat: Seat | None) -> Outcome:
        """The same as far as a seat or a spectator can count; when the match is over, as it is."""
        return self._call("score", self.game.outcome, self.view(seat), self.seats)

    def history(self, seat: Seat | None) -> list[tuple[int, tuple[int, ...]]]:
        """Everyone's points after each turn, as far as the seat could count them then; when it is over, all of them.

        What was before an imagined match is not in its history.
        """
        if seat is not None:
            self.seated(seat)
        began = self._imagined[-1].answers if self._imagined else -1
        decode, over = decoder(self.game.state).decode, self.ask is None
        past = [decode(rest.state) for rest in self._rests if rest.answers > began]
        last = {state.turn: state for state in (*past, self.state)}
        views = {
            turn: state if over else self._call("hide", self.game.view, state, seat) for turn, state in last.items()
        }
        return [(turn, self._call("score", self._points, view)) for turn, view in views.items()]

    def _points(self, state: S) -> tuple[int, ...]:
        return tuple([self.game.score(state, Seat(seat)).total for seat in range(self.seats)])

    def words(self, language: str = "en", packages: Iterable[str] = ()) -> Words:
        """The match in a language: moves, events, prompts and reasons as sentences; also from a frontend's packages."""
        return Words(self.game, language, self.names, packages, {**self.header.options, **self.header.rulings})

    def shorthands(self, seat: Seat | None = None) -> dict[str, Move]:
        """The short ways to write the moves that are offered to a seat (by default: to the one that is asked)."""
        ask = self.ask if seat is None else self.asked(seat)
        if self.game.shorthand is None or ask is None:
            return {}
        return self.game.shorthands(self.view(ask.seat), ask.moves)

    def targets(self, seat: Seat, scene: Scene | None = None) -> dict[Move, tuple[str, ...]]:
        """The moves that are offered to a seat, each with the keys of the parts of its scene that it points at.

        Whoever has the scene already gives it.
        """
        ask, game = self.asked(seat), self.game
        if ask is None:
            return {}
        view = self.view(seat)
        found = places(self._call("scene", game.drawn, view, seat) if scene is None else scene)
        return {move: game.pointed_at(view, found, move, ask) for move in ask.moves}

    def parse(self, text: str, seat: Seat | None = None, language: str = "en") -> Move:
        """The move that somebody writes, in short as the game allows a seat that is asked, or in notation.

        In another language that is its own notation, or the English one.
        """
        return meant_by(text, self.shorthands(seat)) or self.words(language).parse(text)

    def reasons(self, ask: Ask) -> Why | None:
        """Why moves are not offered, by the game's own function; where it fails, the game is named."""
        reason = ask.reason
        return None if reason is None else lambda move: self._call("why", reason, move)

    def why(self, move: Move | str, language: str = "en", seat: Seat | None = None) -> str | None:
        """Why a move is not offered now, to the seat that is asked or to the given one; None when it is."""
        wanted = self.parse(move, seat, language) if isinstance(move, str) else move
        ask = self.ask if seat is None else self.asked(self.seated(seat))
        if ask is None:
            return self.words(language).say(self._not_asked())
        reason = self._call("why", ask.why, self.game.vocabulary.own(wanted))
        return None if reason is None else self.words(language).reason(reason)

    # Playing

    def play(self, move: Move | str, seat: Seat | None = None) -> None:
        """Answer the present question, or the open question to a seat.

        A move that is not offered raises `RuleViolation` and changes nothing.
        """
        ask = self.ask if seat is None else self.asked(self.seated(seat))
        if ask is None:
            raise self._violation(ask, move)
        for offered in ask.moves:
            if offered is move:  # mostly it is, and this is quick
                break
        else:
            move = self._offered(ask, self.parse(move, seat) if isinstance(move, str) else move)
        try:
            known = self._checked.get(move)
        except BaseException as error:  # no move of a vocabulary does this
            in_words(error)
            known = None
        move = known or self._check_offer(move)
        if self._sealed is not None:
            self._seal(ask.seat, move)
        else:  # as `_give` does, written out where every call would show
            moves = self._moves
            before = len(moves)
            try:
                moves.append(move)
                self._deciders.append(ask.seat)
                self._table.answers = before + 1
                self._go_on(move)
            except BaseException:
                self._return_to(list(zip(self._deciders, moves, strict=False))[:before])
                raise
        if self.observers is not None:
            self.notify()

    def _offered(self, ask: Ask, move: Move) -> Move:
        """The offered move that this one is equal to: what somebody else has made never gets into the match."""
        try:
            offered = ask.offered(move)
        except Exception:  # something in it cannot be compared
            offered = None
        if offered is None:
            raise self._violation(ask, move)
        return offered

    def _violation(self, ask: Ask | None, move: Move | str) -> RuleViolation:
        words = self.words()
        if ask is None or isinstance(move, str):
            return RuleViolation(words.say(self._not_asked()), move=None if isinstance(move, str) else move)
        if move not in self.game.vocabulary:
            return RuleViolation(f"{self.game.title} has no such move: {shown(move)}.", move=move, seat=ask.seat)
        move = self.game.vocabulary.own(move)
        reason = self._call("why", ask.why, move)
        return RuleViolation(words.refusal(ask, move), move=move, seat=ask.seat, reason=reason)

    def _not_asked(self) -> Text:
        """Why nothing can be answered: the match is over, or others are asked."""
        return text("refusal-over") if self.ask is None else text("refusal-not-asked", seat=self.ask.seat)

    def observe(self, observers: Observers | None) -> None:
        """Tell these observers what happens from now on."""
        self.observers = observers
        self._heard = self.told

    def notify(self) -> None:
        """Tell the observers what they have not heard yet."""
        if self.observers is None:
            return
        heard, self._heard = self._heard, self.told
        for event in self.events_since(heard):
            for told in self.observers.told:
                told(match=self, event=event)
        if self.ask is None:
            for ended in self.observers.ended:
                ended(match=self)

    def _tell_taken_back(self) -> None:
        self._heard = self.told
        if self.observers is not None:
            for took_back in self.observers.took_back:
                took_back(match=self)

    # Other worlds

    def fork(self) -> "Match[S]":
        """The same match again: the two never touch. Observers stay with the original."""
        twin = Match.__new__(type(self))
        twin.game, twin.header, twin._imagined, twin._past = self.game, self.header, self._imagined, self._past
        twin._seats, twin._checked = self._seats, self._checked
        twin.ask = twin.observers = twin._flow = twin._sealed = None
        twin._phase, twin._heard = self._phase, 0
        twin._moves, twin._deciders, twin._hidden = self._moves.copy(), self._deciders.copy(), self._hidden
        twin._rests, twin._sent = self._rests.copy(), self._sent.copy()
        if self._flow is None:
            twin._table = Table(copy(self.state), quiet=True)
        else:
            twin._table = Table(decoder(self.game.state).decode(self._rests[-1].state), quiet=True)
            twin._catch_up(self)
        twin._table.remember(self._table)
        return twin

    def position(self) -> Position[S]:
        """Where the match is, for a search: a copy that plays on faster, and writes nothing down."""
        return Position.of(self)

    def imagine(self, seat: Seat, seed: int) -> "Match[S]":
        """A match that could be this one, as far as a seat knows: hidden things and the dice are made up anew.

        It has no past, and what others have sealed is asked again.
        """
        twin = self.fork()
        world = self._world(self.seated(seat), Dice(seed))
        twin.header = self.header.without_secrets()
        twin._past = tuple(self._known(seat))
        twin._imagined = (*self._imagined, Imagined(len(self._moves), len(self._sent), seat, encode(world)))
        transplant(twin.state, world)
        if twin._sealed is not None:
            twin._reopen({seat: twin._sealed.answers.get(seat, [])})
        return twin

    def _world(self, seat: Seat, dice: Dice) -> S:
        """A state that could be the true one, as far as a seat knows."""
        world = self._call("hide", self.game.view, self.state, seat)
        self._call("imagine", self.game.imagine, world, seat, dice)
        world.dice = dice.counter
        self._call("imagine", encode, world)
        return world

    def playout(self, seed: int) -> list[Standing]:
        """Play at random to the end, at the speed of a simulation, using this match up; the standings there."""
        if self.ask is None:
            return self.standings()
        if self._sealed is not None:
            position = self.position()
            self._table, self._flow = position._table, position._flow
        self._table.told = self._table.sights = None
        try:
            run(self.game, self._table, self._flow, self.ask, seed)
        finally:
            self.ask = self._flow = self._sealed = None
            self._use_up()
        return self.standings()

    def _use_up(self) -> None:
        from .closed import use_up

        use_up(self)

    def _break_off(self, answers: Sequence[tuple[Seat, Move]], error: BaseException) -> None:
        from .closed import break_off

        break_off(self, answers, error)


def _built(told: Sequence[Told]) -> list[Event]:
    """What was told, as events to give away."""
    return [given(kind(*fields)) for kind, fields in told]
