"""Checks of points: what somebody is told of a score is true, and what is hidden is marked."""

from collections.abc import Iterator
from typing import Any

from ..core.seats import Seat, seats
from ..match.match import Match
from ..match.outcomes import Score
from .matches import STOPS
from .trials import Trial


def shown_points_are_true(trial: Trial) -> Iterator[str]:
    """A line of a score that a viewer can count is what it is in truth; any other is marked as unknown."""
    for match in trial.stops(STOPS):
        for seat in seats(match.seats):
            yield from marks(match.game.score(match.state, seat), seat)
            for viewer in (*seats(match.seats), None):
                yield from faults(match, viewer, seat)


def marks(score: Score, seat: Seat) -> Iterator[str]:
    """In the state itself nothing is hidden."""
    if score.unknown:
        yield f"the score of seat {seat + 1} is unknown where nothing is hidden: {', '.join(score.unknown)}"


def faults(match: Match[Any], viewer: Seat | None, seat: Seat) -> Iterator[str]:
    """What is wrong with the score of a seat in somebody's view."""
    game = match.game
    true, seen = game.score(match.state, seat), game.score(game.view(match.state, viewer), seat)
    who = "spectators" if viewer is None else f"seat {viewer + 1}"
    there = {**seen.ties, **seen.lines}
    for name in seen.unknown:
        if name not in there:
            yield f"the score of seat {seat + 1} has no line {name!r}, which is unknown to {who}"
    for name, count in {**true.ties, **true.lines}.items():
        if name not in seen.unknown and there.get(name) != count:
            yield (
                f"the line {name!r} in the score of seat {seat + 1} is {count}, and {there.get(name)} in the view of "
                f"{who}: name it in `unknown` where it cannot be counted"
            )
