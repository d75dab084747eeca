"""Checks of scenes: every part has a key of its own, and what a move points at lies on the table, in one place."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from ..core.asks import Ask
from ..core.moves import Move, seats_in, targets
from ..match.match import Match
from ..ui.pointing import Places, meant, places
from ..ui.scene import Grid, Panel, Part, Scene
from .trials import Trial

STOPS = 100
"""At so many places of each match is the scene compared with all that is offered."""


def moves_point_at_the_scene(trial: Trial) -> Iterator[str]:
    """Every part that an offered move points at is in the scene of the asked seat, and clear which one is meant."""
    for match, ask in questions(trial):
        view = match.view(ask.seat)
        found = places(match.scene(ask.seat))
        for move in ask.moves:
            offered = f"seat {ask.seat + 1} is offered {match.game.vocabulary.notation(move)!r}"
            points = None if match.game.points is None else match.game.points(view, move, ask)
            yield from (f"{offered}, but {wrong}" for wrong in wrong_points(found, move, ask, points))


def wrong_points(found: Places, move: Move, ask: Ask, points: Iterable[str] | None) -> Iterator[str]:
    """What a move names and is not there, or is in several places at once."""
    named = [seat for seat in seats_in(move) if seat != ask.seat]
    for id in targets(move) if points is None else points:
        there = found.get(id, ())
        if not there:
            yield f"no part of its scene has the id or key {id!r}: show it, or make its enum a Way"
        chosen = set(meant(there, ask.seat, named))
        if len({place.around for place in there if place.key in chosen}) > 1:
            keys = ", ".join(sorted(chosen)[:4])
            yield f"{id!r} is in several places ({keys}): say in `points` which one is meant"


def parts_have_keys(trial: Trial) -> Iterator[str]:
    """The key of a part is unique in its scene, for every seat and, each second time, for spectators."""
    for place, (match, ask) in enumerate(questions(trial)):
        counts = Counter(part.key for part in parts(match.scene(ask.seat if place % 2 else None)))
        for key, count in counts.items():
            if count > 1 or not key:
                yield f"{count} parts of a scene have the key {key!r}: give them keys of their own"


def questions(trial: Trial) -> Iterator[tuple[Match[Any], Ask]]:
    """Questions spread over the whole match, and every one that offers what was not offered before."""
    offered: set[Move] = set()
    step = trial.length // STOPS + 1
    for match in trial.walk():
        for ask in match.asks:
            if len(match.moves) % step == 0 or not offered.issuperset(ask.moves):
                offered.update(ask.moves)
                yield match, ask


def parts(scene: Scene) -> Iterator[Part]:
    """All parts of a scene, those in panels and grids too."""
    waiting: list[Part] = list(scene.panels)
    while waiting:
        part = waiting.pop()
        yield part
        match part:
            case Panel():
                waiting += part.parts
            case Grid():
                waiting += [cell for row in part.rows for cell in row]
