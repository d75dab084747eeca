"""Checks of secrets: what a seat may not know changes nothing that it sees.

What a seat may know is what `hide` leaves to it, and what the table shows it: rolls, draws, reveals, private events. So
a hand that is dealt in set-up and that `hide` forgets cannot be told from an open one; whatever is drawn later can.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any

from msgspec import Struct

from ..components.decks import HIDDEN, Deck
from ..core.dice import Dice
from ..core.seats import Seat, seats
from ..core.state import copy, transplant
from ..match.match import Match
from .comparing import Question, difference, question, snapshot
from .matches import STOPS, side_by_side
from .trials import Trial
from .worlds import Window, imagined, resting_state, rests, tell_apart, was_shown, worlds_at_rest, worlds_now

LARGE = 1 << 32
"""A number that stands in a view by accident is smaller than this."""

GUESSES = 12
"""A place counts as still hidden when so many guesses leave it so: one that happens to be empty is filled at times."""


def secrets_are_kept(trial: Trial) -> Iterator[str]:
    """Views, scenes, events, questions and reasons tell a seat nothing that it may not know."""
    for match in trial.stops(STOPS):
        seed = trial.header.seed + len(match.moves)
        for viewer in (*seats(match.seats), None):
            yield from view_faults(match, viewer)
        for seat in seats(match.seats):
            yield from imagined_faults(match, seat, seed)
            window = Window(match.game, seat)
            for state, same_dice in product(rests(match), (True, False)):
                yield from tell_apart(window, *worlds_at_rest(window, match, state, seed, same_dice), Dice(seed))
            if match.ask is not None and match.ask.seat == seat:
                yield from tell_apart(window, *worlds_now(window, match, seed), Dice(seed))


# Views


def view_faults(match: Match[Any], seat: Seat | None) -> Iterator[str]:
    """A view holds no dice and no order of a deck, is its own view, and points can be counted in it."""
    game, state = match.game, match.state
    view = game.view(state, seat)
    if view.dice or (state.dice > LARGE and state.dice in _numbers(view)):
        yield f"the view of {_who(seat)} holds the dice"
    if fault := difference(view, game.view(view, seat)):
        yield f"the view of {_who(seat)} hides more when it is viewed again: {fault}"
    seen = dict(_decks(view))
    for path, deck in _decks(state):
        if len(set(deck.cards)) > 2 and seen.get(path) == deck:
            yield f"the view of {_who(seat)} shows all face-down cards of the deck {path}"
    game.standings(view, match.seats)
    game.scene(view, seat)


def imagined_faults(match: Match[Any], seat: Seat, seed: int) -> Iterator[str]:
    """A world that a seat imagines looks to it, and to spectators, as the true one does, and has the same pieces."""
    game, state = match.game, match.state
    world = imagined(game, state, seat, seed)
    for viewer in (seat, None):
        view, true_view = game.view(world, viewer), game.view(state, viewer)
        if fault := difference(true_view, view):
            yield f"the view of {_who(viewer)} changes when {_who(seat)} imagines what it does not know: {fault}"
        if fault := difference(game.scene(true_view, viewer), game.scene(view, viewer)):
            yield f"the scene of {_who(viewer)} changes when {_who(seat)} imagines what it does not know: {fault}"
    if fault := difference(game.conserved(state), game.conserved(world)):
        yield f"{_who(seat)} imagines other pieces than there are: {fault}"


def _who(seat: Seat | None) -> str:
    return "spectators" if seat is None else f"seat {seat + 1}"


def _decks(value: Any, path: str = "") -> Iterator[tuple[str, Deck]]:
    if isinstance(value, Deck):
        yield path.lstrip("."), value
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from _decks(getattr(value, name), f"{path}.{name}")
    elif isinstance(value, list | tuple):
        for place, item in enumerate(value):
            yield from _decks(item, f"{path}[{place}]")


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from _numbers(getattr(value, name))
    elif isinstance(value, list | tuple | set | dict):
        for item in (*value, *value.values()) if isinstance(value, dict) else value:
            yield from _numbers(item)


# Imagined matches


def imagined_matches_play_on(trial: Trial) -> Iterator[str]:
    """A match that the asked seat imagines can be forked, and played to its end, with all its pieces."""
    for match in trial.stops(STOPS):
        assert match.ask is not None
        seat, seed = match.ask.seat, trial.header.seed + len(match.moves)
        other = match.imagine(seat, seed)
        if fault := difference(match.view(seat), other.view(seat)):
            yield f"{_who(seat)} sees that an imagined match is not the true one: {fault}"
        fork = other.fork()
        if fault := difference(snapshot(other), snapshot(fork)):
            yield f"the fork of an imagined match is not what it was forked from: {fault}"
        yield from side_by_side(other, fork, Dice(seed), "the fork of an imagined match")
        yield from _played_to_its_end(other, trial.limit, Dice(seed))


def _played_to_its_end(match: Match[Any], limit: int, chance: Dice) -> Iterator[str]:
    pieces = match.game.conserved(match.state)
    for _ in range(limit):
        if match.ask is None:
            return
        match.play(chance.pick(match.ask.moves))
        if fault := difference(pieces, match.game.conserved(match.state)):
            yield f"an imagined match lost or made pieces: {fault}"
            return


def nothing_stays_hidden(trial: Trial) -> Iterator[str]:
    """Whoever imagines puts something in every place where its view says HIDDEN."""
    for match in trial.stops(STOPS):
        for seat in seats(match.seats):
            view = match.game.view(match.state, seat)
            left = _left_hidden(match.state, view)
            for seed in range(GUESSES):
                if left:
                    left &= _left_hidden(match.state, imagined(match.game, match.state, seat, seed))
            if left:
                yield f"{_who(seat)} imagines, and HIDDEN stays in the state: {min(left)}"


def _left_hidden(true: Any, seen: Any, path: str = "") -> set[str]:
    """Where something is HIDDEN that is not so in the true state; in a list, more things than there."""
    if isinstance(seen, Struct) and type(true) is type(seen):
        steps = [(f".{name}", getattr(true, name), getattr(seen, name)) for name in seen.__struct_fields__]
    elif isinstance(seen, dict) and isinstance(true, dict):
        steps = [(f"[{key!r}]", true[key], value) for key, value in seen.items() if key in true]
    elif isinstance(seen, list) and isinstance(true, list) and HIDDEN in seen:
        return {path.lstrip(".")} if seen.count(HIDDEN) > true.count(HIDDEN) else set()
    elif isinstance(seen, list | tuple) and isinstance(true, list | tuple):
        steps = [(f"[{place}]", one, other) for place, (one, other) in enumerate(zip(true, seen, strict=False))]
    else:
        return {path.lstrip(".")} if type(seen) is int and seen == HIDDEN and true != HIDDEN else set()
    return {place for step, one, other in steps for place in _left_hidden(one, other, path + step)}


def phases_keep_nothing(trial: Trial) -> Iterator[str]:
    """How a phase goes on depends on the state and the answers, not on what it remembers in local variables.

    The state of another world, put under this match in the middle of a phase, must lead where that world leads.
    """
    for match in trial.stops(STOPS):
        assert match.ask is not None
        other = _another_world(match, trial.header.seed + len(match.moves))
        if other is None:
            continue
        seat, graft = match.ask.seat, match.fork()
        transplant(graft.state, copy(other.state))
        if graft._sealed is not None:
            graft._reopen(graft._sealed.answers)
        if fault := difference(question(match), question(other)):
            yield f"{_who(seat)} is asked differently in two worlds that it cannot tell apart: {fault}"
        doubt = f"the phase {match.phase!r} keeps in local variables what is not in the state: this match"
        yield from side_by_side(graft, other, Dice(trial.header.seed), doubt, position)


def _another_world(match: Match[Any], seed: int) -> Match[Any] | None:
    """A world that the asked seat could take for this one, played from the last rest with the same answers."""
    assert match.ask is not None
    seat, rest = match.ask.seat, match._rests[-1]
    state = imagined(match.game, resting_state(match), seat, seed)
    other = Match.begin_from(match.game, match.header, state)
    for decider, move in match._answers()[rest.answers :]:
        ask = other.asked(decider)
        if ask is None or move not in ask.moves:
            return None
        other.play(move, decider)
    learned = was_shown(match, seat, rest.sights) or was_shown(other, seat, 0)
    same = other.ask is not None and other.ask.seat == seat and other.view(seat) == match.view(seat)
    return other if same and not learned else None


class Position(Struct):
    """What comes next depends on this."""

    state: Any
    ask: Question | None


def position(match: Match[Any]) -> Position:
    """Where a match is, without how it got there."""
    return Position(copy(match.state), question(match))
