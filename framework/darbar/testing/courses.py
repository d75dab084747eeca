"""Courses: a match as it went, and as it would have gone with another answer of one seat.

Whether another seat can tell the two apart says whether that answer was secret to it.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from ..core.asks import Ask
from ..core.dice import Dice
from ..core.events import Event
from ..core.moves import Move
from ..core.seats import Seat
from ..core.texts import Text
from ..errors import UndoRefused
from ..match.match import Match
from ..match.outcomes import Standing
from ..sessions.session import Session
from ..ui.scene import Scene

VARIED = 2
"""So many answers of others are varied at each place."""

REASONS = 3
"""For so many moves are the reasons compared that a seat is given."""

MORE_ANSWERS = 20
"""So many more answers may a seat need that has answered differently."""

PLACES = (1, 4, 16)
"""From these places in its list a seat counts what it was told."""

CHANCE = ("sight-rolled", "sight-drawn", "sight-told")
"""What is seen then is no answer of anybody, or stands in the events."""


class Facts(Struct):
    """All that a chair gives to a seat."""

    view: Any
    scene: Scene
    prompt: str | Text | None
    moves: list[Move]
    reasons: list[str | None]
    events: list[Event]
    told: list[int]
    standings: list[Standing]
    past: list[tuple[Seat, Move]]
    undo: str


class Pair(Struct):
    """Two courses of a match, the true one first, that differ in an answer: whose it was, and what it was in each.

    `sealed` says that the question is still open to others; `shown` that the watching seat was shown something since.
    """

    courses: tuple[Match[Any], Match[Any]]
    decider: Seat
    notations: tuple[str, str]
    sealed: bool
    shown: bool


def facts(match: Match[Any], seat: Seat) -> Facts:
    """Everything that a seat has now."""
    chair, vocabulary = match.chair(seat), match.game.vocabulary
    ask = chair.ask
    return Facts(
        view=chair.view,
        scene=chair.scene,
        prompt=ask.prompt if ask else None,
        moves=list(ask.moves) if ask else [],
        reasons=[chair.why(vocabulary.move(vocabulary.size * step // REASONS)) for step in range(REASONS)],
        events=chair.events,
        told=[Session(match).told(seat), *(len(chair.events_since(place)) for place in PLACES)],
        standings=chair.standings(),
        past=chair.past,
        undo=_undo(match, seat) if match._sealed is not None else "",
    )


def facts_again(match: Match[Any], seat: Seat) -> Facts:
    """The same after the answers of this phase were given once more: what is kept outside of the state is renewed."""
    return facts(back_to(match, len(match._answers())), seat)


def _undo(match: Match[Any], seat: Seat) -> str:
    """What a seat is told that takes back now."""
    try:
        match.fork().undo(seat)
    except UndoRefused as refused:
        return str(refused)
    return "taken back"


def has_answers_of_others(match: Match[Any]) -> bool:
    """Whether somebody else than an asked seat has answered since the last rest."""
    deciders = set(match._deciders[match._rests[-1].answers :])
    if match._sealed is not None:
        deciders.update(decider for decider, _ in match._sealed.given())
    return any(decider != ask.seat for decider in deciders for ask in match.asks)


def pairs(match: Match[Any], seat: Seat, chance: Dice) -> Iterator[Pair]:
    """The match beside courses in which somebody else has answered differently since the last rest."""
    answers, rest = match._answers(), match._rests[-1].answers
    places = [place for place in range(rest, len(answers)) if answers[place][0] != seat]
    chance.shuffle(places)
    for place in places[:VARIED]:
        if (pair := _pair(match, seat, place, chance)) is not None:
            yield pair


def _pair(match: Match[Any], seat: Seat, place: int, chance: Dice) -> Pair | None:
    decider, move = match._answers()[place]
    true, other = back_to(match, place), back_to(match, place)
    ask = other.asked(decider)
    changed = [one for one in ask.moves if one != move] if ask else []
    if not changed:
        return None
    varied = chance.pick(changed)
    sealed, sights, told = place >= len(match._moves), len(true._table.sights or ()), Session(true).told(seat)
    answers = match._answers()[place:]
    for number, (who, given) in enumerate(answers):
        true.play(given, who)
        if not _follow(other, [(who, varied if number == 0 else given), *answers[number + 1 :]], decider, chance):
            return None
        if not sealed and _can_be_told_apart(true, other, seat, decider, told):
            return None
    if not _caught_up(true, other, decider, chance):
        return None
    if not sealed and _can_be_told_apart(true, other, seat, decider, told):
        return None
    notation = match.game.vocabulary.notation
    shown = any(_was_shown(one, seat, sights) for one in (true, other))
    return Pair((true, other), decider, (notation(move), notation(varied)), sealed, shown)


def back_to(match: Match[Any], place: int) -> Match[Any]:
    """The match after so many of its answers, as one of its own."""
    again = match.fork()
    again._rebuild(match._answers()[:place])
    return again


def _follow(other: Match[Any], course: list[tuple[Seat, Move]], decider: Seat, chance: Dice) -> bool:
    """Answer in the other course as in the true one, which goes on with these answers.

    Whoever answered differently may be asked more then, or less.
    """
    who, move = course[0]
    for _ in range(MORE_ANSWERS):
        ask, own = other.asked(who), other.asked(decider)
        if ask is not None and (move in ask.moves or (who == decider and _of_a_kind(ask, [move]))):
            other.play(move if move in ask.moves else chance.pick(ask.moves), who)
            return True
        if own is None or _of_a_kind(own, [later for seat, later in course[1:] if seat == decider]):
            return who == decider
        other.play(chance.pick(own.moves), decider)
    return False


def _of_a_kind(ask: Ask, moves: list[Move]) -> bool:
    """Whether an ask offers moves of the kind of one of these."""
    return any(type(move) is type(offered) for move in moves for offered in ask.moves)


def _caught_up(true: Match[Any], other: Match[Any], decider: Seat, chance: Dice) -> bool:
    """Whether the same seats are asked in the end, after a few more answers of the one who answered differently."""
    for _ in range(MORE_ANSWERS):
        if _asked(other) == _asked(true):
            return True
        own = other.asked(decider)
        if own is None:
            return False
        other.play(chance.pick(own.moves), decider)
    return False


def _asked(match: Match[Any]) -> tuple[bool, list[Seat]]:
    return match._sealed is not None, [ask.seat for ask in match.asks]


def _can_be_told_apart(true: Match[Any], other: Match[Any], seat: Seat, decider: Seat, told: int) -> bool:
    """Whether a seat sees already what was answered, when somebody else than the one who answered is asked."""
    if any(one.ask is None or one.ask.seat == decider for one in (true, other)):
        return False
    seen, otherwise = [(one.view(seat), one.events_seen_by(seat, told)) for one in (true, other)]
    return seen != otherwise


def _was_shown(match: Match[Any], seat: Seat, since: int) -> bool:
    sights = (match._table.sights or [])[since:]
    return any(viewer in (None, seat) and what not in CHANCE for _, viewer, what in sights)
