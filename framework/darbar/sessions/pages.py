"""Pages for machines: all that a client in any language needs to show a match to a seat, or to a spectator, as JSON.

`docs/page.schema.json` describes them. Everything is said in the reader's language; names of things stand in `names`,
by id, and moves point at parts of the scene by their keys.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from ..core.events import Event
from ..core.moves import amounts, tag_of
from ..core.seats import Seat
from ..match.outcomes import are_provisional
from ..ui.counts import Change
from ..ui.once import OnceOf
from ..ui.render import mark_of
from ..ui.scene import Item, Scene
from ..ui.spoken import names, spoken
from ..ui.summary import summary
from ..ui.words import Words
from .terms import in_words

if TYPE_CHECKING:
    from .session import Session

FORMAT = 1
"""The number of this kind of page: it grows when a client would misunderstand a new one."""


MOST_REMARKS = 100
"""So many remarks stand on a page, the latest ones: somebody may cause one after another."""


class Offer(Struct, frozen=True):
    """A move that is offered: how records and players write it, what it does, costs and brings, what it points at.

    `targets` are keys of the scene. `price` and `gain` have what is sure; `terms` says it in words, with what the game
    adds, and `warning` why the move could not be taken back afterwards. Where the answers differ in nothing but a
    number, `amount` is that number.
    """

    notation: str
    written: str
    says: str
    price: tuple[Item, ...] = ()
    targets: tuple[str, ...] = ()
    short: str = ""
    gain: tuple[Item, ...] = ()
    terms: str = ""
    warning: str = ""
    amount: int | None = None


class Asked(Struct, frozen=True):
    """An open question to the reader: an answer names its number.

    An `aside` can only be passed, or answered by what is possible at any time.
    """

    number: int
    prompt: str
    rule: str
    moves: tuple[Offer, ...]
    aside: bool = False


class Lesson(Struct, frozen=True):
    """Where the reader's lesson is: what its step says, the keys of what to look at, and the notations that are meant.

    While it is `reading`, nothing is to be decided.
    """

    title: str
    step: int
    steps: int
    says: str
    look: tuple[str, ...]
    meant: tuple[str, ...]
    reading: bool
    left: bool
    over: bool


class Told(Struct, frozen=True):
    """Something that happened: its kind, and its sentence."""

    event: str
    says: str


class Place(Struct, frozen=True):
    """Where a seat stands, as far as the reader can count, and where its points come from.

    What is `unknown` is hidden from the reader and not in the points; then all places are `provisional`.
    """

    seat: Seat
    place: int
    points: int
    lines: tuple[str, ...]
    won: bool
    unknown: tuple[str, ...] = ()
    provisional: bool = False


class Person(Struct, frozen=True):
    """Who plays a seat: name and sign, the bot that plays there, whether an answer is awaited, and the time left."""

    seat: Seat
    name: str
    sign: str
    bot: str | None
    present: bool | None
    waiting: bool
    clock: float | None = None
    running: bool = False


class Page(Struct, frozen=True, kw_only=True):
    """A match as one seat sees it; `told` is where the next page's events go on, and `version` which page this is.

    `own` are the keys of the parts that sum up what the reader has: a client keeps them in sight.
    """

    format: int
    game: str
    title: str
    language: str
    seat: Seat | None
    version: int
    turn: int
    phase: str
    sealed: bool
    paused: bool
    over: bool
    outcome: str
    players: tuple[Person, ...]
    question: Asked | None
    scene: Scene
    own: tuple[str, ...]
    names: dict[str, str]
    events: tuple[Told, ...]
    told: int
    remarks: tuple[str, ...]
    standings: tuple[Place, ...]
    lesson: Lesson | None


def page_of(session: "Session", seat: Seat | None, language: str, since: int, scene: Scene | None = None) -> Page:
    """The match as it is now, with what the seat was told from a place in its list on, also counted from its end.

    Whoever has the seat's scene already hands it over.
    """
    words, scene = session.words(language=language), scene or session.scene(seat)
    events, question = session.events(seat), None if seat is None else _question(session, seat, scene, words)
    counted = [item for move in question.moves for item in (*move.price, *move.gain)] if question else []
    over = not session.waiting
    return Page(
        format=FORMAT,
        game=session.game,
        title=session.title,
        language=language,
        seat=seat,
        version=session.version(seat),
        turn=session.turn,
        phase=words.say(session.phase, "phase-") if session.phase and not over else "",
        sealed=session.sealed,
        paused=session.paused,
        over=over,
        outcome=words.outcome(session.outcome(seat)) if over else "",
        players=tuple(_people(session, words)),
        question=question,
        scene=spoken(scene, words),
        own=() if seat is None else tuple(part.key for part in summary(scene, seat)),
        names=names(scene, words) | {item.id: words.called(item.id) for item in counted},
        events=tuple(_told(event, words) for event in events[since:]),
        told=len(events),
        remarks=tuple(words.say(remark.text) for remark in session.remarks[-MOST_REMARKS:]),
        standings=tuple(_places(session, seat, words)),
        lesson=_lesson(session, seat, words),
    )


def _told(event: Event, words: Words) -> Told:
    """What happened; of the very same event it is not said again."""
    return _TOLD.get(event, words.voice, lambda: Told(tag_of(type(event)), words.event(event)))


_TOLD: OnceOf[Told] = OnceOf(4096)


def _places(session: "Session", seat: Seat | None, words: Words) -> Iterable[Place]:
    standings = session.standings(seat)
    provisional = are_provisional(standings)
    for one in standings:
        unknown = tuple(words.line(name) for name in one.unknown)
        yield Place(one.seat, one.place, one.points, tuple(words.breakdown(one)), one.won, unknown, provisional)


def _question(session: "Session", seat: Seat, scene: Scene, words: Words) -> Asked | None:
    asked = session.question(seat)
    if asked is None:
        return None
    view, targets = session.chair(seat).view, session.targets(seat, scene)
    short = {move: written for written, move in session.shorthands(seat).items()}
    terms = session.terms(seat)
    counted = {move: count for count, move in amounts(asked.ask.moves).items()}
    moves = (
        Offer(
            str(move),
            words.notation(move),
            words.move(move, view),
            _items(terms[move].price) if move in terms else session.price(seat, move),
            targets[move],
            short.get(move, ""),
            _items(terms[move].gain) if move in terms else (),
            in_words(terms[move], words) if move in terms else "",
            words.say(warning) if (warning := session.warning(seat, move)) else "",
            counted.get(move),
        )
        for move in asked.ask.moves
    )
    return Asked(asked.number, words.prompt(asked.ask), words.rule(asked.ask), tuple(moves), asked.ask.aside)


def _lesson(session: "Session", seat: Seat | None, words: Words) -> Lesson | None:
    guide = session.guide
    if guide is None or seat != guide.seat:
        return None
    return Lesson(
        title=guide.title(words),
        step=guide.number,
        steps=len(guide.lesson.steps),
        says=guide.says(words),
        look=guide.look,
        meant=tuple(map(str, guide.moves)),
        reading=guide.reading,
        left=guide.left,
        over=guide.over,
    )


def _items(changes: Iterable[Change]) -> tuple[Item, ...]:
    """Counted things; what a stock yields is not there yet."""
    return tuple(Item(change.id, abs(change.count)) for change in changes if change.kind != "yield")


def _people(session: "Session", words: Words) -> Iterable[Person]:
    clocks, waiting = {clock.seat: clock for clock in session.clocks}, session.waiting
    for one in session.players:
        clock = clocks.get(one.seat)
        left, running = (None, False) if clock is None else (round(clock.left, 1), clock.running)
        yield Person(
            one.seat,
            words.player(one.seat),
            mark_of(one.seat),
            one.bot,
            one.present,
            one.seat in waiting,
            left,
            running,
        )


def as_json(page: Page) -> dict[str, Any]:
    """A page as plain data, as it stands in JSON."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(page))
    return data


def schema() -> dict[str, Any]:
    """The JSON Schema of pages."""
    return msgspec.json.schema(Page)
