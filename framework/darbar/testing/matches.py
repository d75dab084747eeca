"""Checks of matches: they end, replay, fork, travel as data, go back, and lose no piece."""

from collections.abc import Callable, Iterator
from typing import Any

from ..core.dice import Dice
from ..core.state import copy, from_json, to_json
from ..errors import UndoRefused
from ..match.match import Match
from ..matches import load
from .comparing import Snapshot, difference, snapshot
from .trials import MOST_ANSWERS, Trial

STOPS = 5
"""At so many places of each match is everything compared."""

STEPS = 12
"""So many answers are two matches played side by side."""


def every_match_ends(trial: Trial) -> Iterator[str]:
    """Within so many answers, with standings for all."""
    *_, match = trial.walk()
    if match.ask is not None:
        yield f"the match has not ended after {MOST_ANSWERS} answers; it is in its phase {match.phase!r}"
    elif {standing.seat for standing in match.standings()} != set(range(match.seats)):
        yield f"not every seat has a place in the standings: {match.standings()}"


def same_record_same_state(trial: Trial) -> Iterator[str]:
    """A record, loaded at several places, gives what was there."""
    before: list[Snapshot] = [snapshot(match) for match in trial.stops(STOPS, in_turn=True)]
    *_, last = trial.walk(in_turn=True)
    before.append(snapshot(last))
    content = last.record.dumps()
    for seen in before:
        again = load(content, at=len(seen.moves), game=trial.game)
        if fault := difference(seen, snapshot(again)):
            yield f"the record, loaded at move {len(seen.moves)}, gives another match: {fault}"
        if not last.record.dumps().startswith(again.record.dumps().rpartition("end ")[0]):
            yield f"the record, loaded at move {len(seen.moves)} and written again, is another record"


def forks_are_independent(trial: Trial) -> Iterator[str]:
    """A fork that plays on changes nothing here; a fork that is given the same answers stays the same."""
    for match in trial.stops(STOPS):
        before = snapshot(match)
        twin, stray, along = match.fork(), match.fork(), match.fork()
        if fault := difference(before, snapshot(twin)):
            yield f"a fork is not what it was forked from: {fault}"
        play_on(stray, Dice(trial.header.seed + 1))
        for untouched in (match, twin):
            if fault := difference(before, snapshot(untouched)):
                yield f"playing a fork on changed another match: {fault}"
        yield from side_by_side(twin, along, Dice(trial.header.seed + 2), "a fork")


def side_by_side(
    one: Match[Any], other: Match[Any], chance: Dice, what: str, seen: Callable[[Match[Any]], object] = snapshot
) -> Iterator[str]:
    """Whether two matches stay the same when they are given the same answers."""
    for _ in range(STEPS):
        if one.ask is None:
            return
        move = chance.pick(one.ask.moves)
        one.play(move)
        other.play(move)
        if fault := difference(seen(one), seen(other)):
            yield f"{what} departs from its original when both are given '{move}': {fault}"
            return


def play_on(match: Match[Any], chance: Dice) -> None:
    """Some random answers."""
    for _ in range(STEPS):
        if match.ask is not None:
            match.play(chance.pick(match.ask.moves))


def states_survive_travel(trial: Trial) -> Iterator[str]:
    """A state is the same after it was written as JSON or MessagePack and read again."""
    for match in trial.walk():
        state = match.state
        if fault := difference(state, copy(state)):
            yield f"MessagePack changes the state: {fault}"
        if fault := difference(state, from_json(trial.game.state, to_json(state))):
            yield f"JSON changes the state: {fault}"


def undo_restores_exactly(trial: Trial) -> Iterator[str]:
    """Taking back leads to what was there, in practice always, else as far as it is allowed."""
    for match in trial.stops(STOPS, in_turn=True):
        past = [snapshot(match)]
        chance = Dice(trial.header.seed + 3)
        while match.ask is not None and len(past) <= STEPS:
            match.play(chance.pick(match.ask.moves))
            past.append(snapshot(match))
            yield from _allowed_undo(match.fork(), past[-2:])
        yield from _restart(match.fork(), past)
        yield from _back(match, past)
        for move in past[-1].moves[len(past[0].moves) :]:
            match.play(move)
        if fault := difference(past[-1], snapshot(match)):
            yield f"after undo to move {len(past[0].moves)} the same answers lead elsewhere: {fault}"
        yield from _back(match, past)


def _back(match: Match[Any], past: list[Snapshot]) -> Iterator[str]:
    for before in reversed(past[:-1]):
        match.undo(force=True)
        if fault := difference(before, snapshot(match)):
            yield f"undo to move {len(before.moves)} does not restore the match: {fault}"


def _allowed_undo(match: Match[Any], past: list[Snapshot]) -> Iterator[str]:
    """The last decision is taken back, or refused without changing anything."""
    before, now = past
    allowed = match.undo_limit(match.deciders[-1]) < len(match.moves)
    try:
        match.undo()
    except UndoRefused as refused:
        if allowed or not str(refused).strip():
            yield f"undo of move {len(now.moves)} is refused although it is allowed, or without a reason: {refused}"
    else:
        now = before
        if not allowed:
            yield f"undo of move {len(now.moves) + 1} goes further than it is allowed"
    if fault := difference(now, snapshot(match)):
        yield f"undo to move {len(now.moves)} does not restore the match: {fault}"


def _restart(match: Match[Any], past: list[Snapshot]) -> Iterator[str]:
    """Restarting a turn leads to where it began, if that is not too long ago to compare."""
    try:
        match.restart_turn(force=True)
    except UndoRefused:
        return
    for before in past:
        if len(before.moves) == len(match.moves) and (fault := difference(before, snapshot(match))):
            yield f"restarting the turn at move {len(before.moves)} does not restore the match: {fault}"


def pieces_are_conserved(trial: Trial) -> Iterator[str]:
    """What the game declares as conserved is the same in every state."""
    counted: dict[str, int] | None = None
    for match in trial.walk():
        now = trial.game.conserved(match.state)
        if counted is not None and (fault := difference(counted, now)):
            yield f"pieces were lost or made: {fault}"
        counted = now
