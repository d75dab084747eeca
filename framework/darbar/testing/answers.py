"""Checks of answers: what a seat has answered in secret changes nothing for the others before it is shown to them.

An answer is secret to a seat when it is sealed, or when neither the seat's view nor its events tell what it was. Then
it may be in the state, where `hide` removes it; it may not wait in a local variable of the running phase, from where
every match that the seat imagines would know it. Where several choose in secret, `everyone` seals what they answer.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from ..core.dice import Dice
from ..core.events import Event
from ..core.moves import Move
from ..core.seats import Seat, seats
from ..core.state import copy
from ..errors import DarbarError
from ..match.match import Match
from ..sessions.session import Session
from .comparing import Question, difference, question
from .courses import PLACES, Pair, facts_again, pairs
from .matches import STEPS
from .trials import Trial

STOPS = 6
"""At so many places of each match are answers varied."""

POSITION_STEPS = 4
"""So many answers are two positions played side by side."""


def secret_answers_are_kept(trial: Trial) -> Iterator[str]:
    """What somebody else has answered in secret changes nothing that a seat has, and no match that it imagines."""
    for match in trial.answered_stops(STOPS):
        seed = trial.header.seed + len(match.moves)
        for seat in _watchers(match):
            for pair in pairs(match, seat, Dice(seed)):
                if pair.sealed or (match.game.hides and not pair.shown):
                    yield from _faults(pair, seat, seed)


def _watchers(match: Match[Any]) -> list[Seat]:
    """Who is asked; where answers are sealed, everyone."""
    return seats(match.seats) if match._sealed is not None else [ask.seat for ask in match.asks]


def _faults(pair: Pair, seat: Seat, seed: int) -> Iterator[str]:
    one, other = pair.courses
    secret = f"what seat {pair.decider + 1} has answered in secret, {pair.notations[0]!r} or {pair.notations[1]!r}"
    if fault := difference(facts_again(one, seat), facts_again(other, seat)):
        yield f"seat {seat + 1} can tell {secret}: {fault}"
    if one.asked(seat) is not None and (fault := imagined_difference(one, other, seat, seed)):
        yield (
            f"a match that seat {seat + 1} imagines knows {secret}: {fault}. "
            "Keep it in the state and hide it there, or let `everyone` choose"
        )


class World(Struct):
    """All that can be seen of an imagined match."""

    state: Any
    phase: str
    asks: list[Question]
    moves: list[tuple[Seat, Move]]
    events: list[Event]
    told: list[int]
    pasts: list[list[tuple[Seat, Move]]]


def _world(match: Match[Any]) -> World:
    return World(
        copy(match.state),
        match.phase,
        [Question(ask.seat, ask.prompt, list(ask.moves)) for ask in match.asks],
        list(zip(match.deciders, match.moves, strict=True)),
        match.events,
        [match.told, *(len(match.events_since(place)) for place in PLACES)],
        [match.past(seat) for seat in seats(match.seats)],
    )


def imagined_difference(one: Match[Any], other: Match[Any], seat: Seat, seed: int) -> str:
    """Where two imagined matches differ, at once or when they are played on; empty when they do not."""
    left, right, chance = one.imagine(seat, seed), other.imagine(seat, seed), Dice(seed)
    if fault := difference(_world(left), _world(right)) or _position_difference(left, right, Dice(seed)):
        return fault
    for _ in range(STEPS):
        if left.ask is None:
            break
        move = chance.pick(left.ask.moves)
        left.play(move)
        right.play(move)
        if fault := difference(_world(left), _world(right)):
            return f"after {left.game.vocabulary.notation(move)!r}, {fault}"
    return ""


def _position_difference(left: Match[Any], right: Match[Any], chance: Dice) -> str:
    one, other = left.position(), right.position()
    for _ in range(POSITION_STEPS):
        if fault := difference(one.state, other.state):
            return f"in its positions, {fault}"
        if one.ask is None or other.ask is None or list(one.ask.moves) != list(other.ask.moves):
            return "" if one.ask is other.ask is None else "its positions ask differently"
        move = chance.pick(one.ask.moves)
        one.step(move)
        other.step(move)
    return ""


# Records


def records_keep_answers(trial: Trial) -> Iterator[str]:
    """What others have sealed or answered in secret is in no past, count or imagined match of a seat."""
    for match in trial.stops(STOPS):
        yield from _past_faults(trial, match)
        for seat in seats(match.seats):
            yield from miscounted(match, seat)
        for ask in match.asks:
            yield from _imagined_record_faults(match, ask.seat, trial.header.seed)
    for match in trial.answered_stops(0 if trial.game.hides else STOPS):
        for ask in match.asks:
            yield from _known_faults(match, ask.seat, trial.header.seed + len(match.moves))


def _past_faults(trial: Trial, match: Match[Any]) -> Iterator[str]:
    """The past of a seat has no sealed answer of another; where something is hidden, none of another at all."""
    answered = Counter(zip(match.deciders, match.moves, strict=True))
    open_answers = Counter() if match.game.hides else answered - trial.sealed
    for seat in seats(match.seats):
        known = Counter(one for one in match.chair(seat).past if one[0] != seat)
        for decider, move in known - open_answers:
            notation = match.game.vocabulary.notation(move)
            yield f"the past of seat {seat + 1} holds what seat {decider + 1} has sealed: {notation!r}"


def miscounted(match: Match[Any], seat: Seat) -> Iterator[str]:
    """A seat counts in its own list: no number that it gets tells how much others were told."""
    chair, own = match.chair(seat), len(match.chair(seat).events)
    counted = [Session(match).told(seat), *(len(chair.events_since(place)) for place in PLACES)]
    if counted != [own, *(max(0, own - place) for place in PLACES)]:
        yield f"seat {seat + 1} was told {own} events, and counts {counted} in all and from the places {PLACES}"


def _imagined_record_faults(match: Match[Any], seat: Seat, seed: int) -> Iterator[str]:
    """An imagined match holds no answer of another, no record, no seed, and no event that its seat may not know."""
    world, chair = match.imagine(seat, seed), match.chair(seat)
    name = f"a match that seat {seat + 1} imagines"
    if others := set(world.deciders) - {seat}:
        yield f"{name} holds answers of seat {min(others) + 1}"
    if world.header.seed or world.header.position is not None:
        yield f"{name} holds the seed or the position of the true one"
    if fault := difference(chair.events, world.events):
        yield f"{name} holds other events than the seat was told: {fault}"
    if world.told != len(world.events):
        yield f"{name} counts {world.told} events, and the seat was told {len(world.events)}"
    for viewer in seats(match.seats):
        for decider, move in Counter(world.past(viewer)) - Counter(chair.past):
            notation = match.game.vocabulary.notation(move)
            yield f"{name} holds what is not in its past: {notation!r} of seat {decider + 1}"
    try:
        _ = world.record
    except DarbarError:
        return
    yield f"{name} has a record"


def _known_faults(match: Match[Any], seat: Seat, seed: int) -> Iterator[str]:
    """Where nothing is hidden, everyone knows the answers of all: so none is left without a trace that matters."""
    for pair in pairs(match, seat, Dice(seed)):
        if not pair.sealed and not pair.shown and _matters(pair, Dice(seed)):
            yield (
                f"the past of seat {seat + 1} holds {pair.notations[0]!r} of seat {pair.decider + 1}, which neither "
                "its view nor its events tell: let `everyone` choose if it is secret, and tell it if it is not"
            )


def _matters(pair: Pair, chance: Dice) -> bool:
    """Whether two courses lead to different places when they are given the same answers."""
    one, other = pair.courses
    for _ in range(STEPS):
        if one.state != other.state or question(one) != question(other):
            return True
        if one.ask is None:
            return False
        move = chance.pick(one.ask.moves)
        one.play(move)
        other.play(move)
    return False
