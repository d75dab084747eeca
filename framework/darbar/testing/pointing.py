"""A check of scenes: what a move points at lies on the table."""

from collections.abc import Iterator
from typing import Any

import msgspec

from ..core.asks import Ask
from ..core.moves import Move, targets
from ..match.match import Match
from ..ui.scene import Scene
from .trials import Trial

STOPS = 100
"""At so many places of each match is the scene compared with all that is offered."""


def moves_point_at_the_scene(trial: Trial) -> Iterator[str]:
    """Every part that an offered move points at is in the scene of the asked seat."""
    for match, ask in places(trial):
        there = ids(match.scene(ask.seat))
        for move in ask.moves:
            for target in targets(move):
                if target not in there:
                    offered = f"seat {ask.seat + 1} is offered {match.game.vocabulary.notation(move)!r}"
                    yield f"{offered}, but no part of its scene has the id {target!r}: show it, or make its enum a Way"


def places(trial: Trial) -> Iterator[tuple[Match[Any], Ask]]:
    """Questions spread over the whole match, and every one that offers what was not offered before."""
    offered: set[Move] = set()
    step = trial.length // STOPS + 1
    for match in trial.walk():
        for ask in match.asks:
            if len(match.moves) % step == 0 or not offered.issuperset(ask.moves):
                offered.update(ask.moves)
                yield match, ask


def ids(scene: Scene) -> set[str]:
    """The ids of all parts of a scene, and of all items and cells in them."""
    found: set[str] = set()
    waiting: list[Any] = list(scene.panels)
    while waiting:
        part = waiting.pop()
        if isinstance(part, tuple):
            waiting += part
        elif isinstance(part, msgspec.Struct):
            found.add(getattr(part, "id", ""))
            waiting += msgspec.structs.astuple(part)
    return found - {""}
