"""Pointing: which parts of a scene a move is about.

A move names things by its enum members. Where one of them stands in several places, the asked seat means its own; a
move that names a player means that player's; else it is what belongs to nobody. A game says more in `points`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from ..core.moves import Move, seats_in, targets
from ..core.seats import Seat
from .scene import Grid, Panel, Part, Scene, Stock


class Place(NamedTuple):
    """Where something is: the key of the part or the thing, that of the part around it, and whose it is."""

    key: str
    around: str
    owner: Seat | None


Places: TypeAlias = Mapping[str, Sequence[Place]]
"""Where each thing of a scene is, by id; a key stands for itself."""


def places(scene: Scene) -> Places:
    """Where everything is."""
    found: dict[str, list[Place]] = {}
    for panel in scene.panels:
        for id, place in _places(panel, "", None):
            found.setdefault(id, []).append(place)
    return found


def _places(part: Part, around: str, owner: Seat | None) -> Iterator[tuple[str, Place]]:
    owner = owner if part.owner is None else part.owner
    here = Place(part.key, around, owner)
    yield part.key, here
    for id in part.ids:
        if id != part.key:
            yield id, here
    match part:
        case Panel():
            for one in part.parts:
                yield from _places(one, part.key, owner)
        case Grid():
            for row in part.rows:
                for cell in row:
                    yield from _places(cell, part.key, owner)
        case Stock():
            for item in part.items:
                there = Place(f"{part.key}/{item.id}", part.key, owner)
                yield item.id, there
                yield there.key, there


def pointed_at(found: Places, move: Move, seat: Seat, points: Iterable[str] | None = None) -> tuple[str, ...]:
    """The keys of what a move of a seat points at; `points` are the ids or keys that the game names."""
    named = [other for other in seats_in(move) if other != seat]
    ids = targets(move) if points is None else points
    return tuple(dict.fromkeys(key for id in ids for key in meant(found.get(id, ()), seat, named)))


def meant(there: Sequence[Place], seat: Seat, named: Sequence[Seat] = ()) -> list[str]:
    """Of several places of one thing, those that a seat means: of whom it names, its own, nobody's, or all."""
    if len(there) > 1:
        for owners in (named, (seat,), (None,)):
            if chosen := [place.key for place in there if place.owner in owners]:
                return chosen
    return [place.key for place in there]
