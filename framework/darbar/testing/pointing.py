"""A check of scenes: what a move points at lies on the table.

A move points at parts of the scene by the members of enums in it. An enum of which nothing ever lies on the table, like
a direction, is a word and no thing; but what is shown at some time is there whenever it can be chosen.
"""

from collections.abc import Iterator
from enum import Enum
from typing import Any

import msgspec

from ..core.moves import Move, ident
from ..ui.scene import Scene
from .trials import Trial

STOPS = 25
"""At so many places of each match is the scene compared with what is offered."""


def moves_point_at_the_scene(trial: Trial) -> Iterator[str]:
    """Every component that an offered move names is in the scene of the asked seat."""
    missing: dict[Enum, str] = {}
    kinds: set[type[Enum]] = set()
    for match in trial.stops(STOPS):
        for ask in match.asks:
            there = ids(match.scene(ask.seat))
            named = {member: move for move in ask.moves for member in members(move)}
            kinds |= {type(member) for member in named if ident(member) in there}
            for member, move in named.items():
                if ident(member) not in there:
                    offered = f"seat {ask.seat + 1} is offered {match.game.vocabulary.notation(move)!r}"
                    missing.setdefault(member, f"{offered} after move {len(match.moves)}")
    for member, offered in missing.items():
        if type(member) in kinds:
            yield f"{offered}, but no part of its scene has the id {ident(member)!r}"
        elif not kinds:
            yield f"{offered}, but no move of this match points at any part of a scene, like {ident(member)!r}"


def members(move: Move) -> list[Enum]:
    """The members of enums that a move names."""
    return [value for value in msgspec.structs.astuple(move) if isinstance(value, Enum)]


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
