"""Changes: what is different between two scenes of the same table.

Every part of a scene has a path: the names of the parts around it and its own, with slashes between them. A name is the
part's id, or else the key of what it says; things of a stock and cells of a grid go by their ids, markers of a track by
their seats, those of nobody by their order. A cell without an id, or with one that stands there twice, goes by row and
column. So a part keeps its path when others come and go, and a cell when it moves.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, TypeAlias

from ...core.texts import text
from ..scene import Card, Cell, Grid, Item, Label, Line, Panel, Part, Scene, Stock, Track

Thing: TypeAlias = Scene | Part | Item | Cell | Label | int
"""Whatever has a path of its own."""


def changed(old: Scene, new: Scene) -> set[str]:
    """The paths of what is new or different in the new scene; where something is gone, of what was around it."""
    return set(_differences("", old, new))


def inside(thing: Thing) -> dict[str, Any]:
    """What stands in a part, by name."""
    match thing:
        case Scene(panels):
            return _named((panel.id, panel) for panel in panels)
        case Panel():
            return _named((_name(part), part) for part in _counted(thing.parts))
        case Card():
            return _named((_key(line), line) for line in thing.lines)
        case Stock():
            return _named((item.id, item) for item in thing.items)
        case Track():
            markers = ((str(seat), step) for seat, step in enumerate(thing.markers))
            neutral = ((f"neutral-{place}", step) for place, step in enumerate(thing.neutral))
            steps = ((f"step-{step}", label) for step, label in sorted(thing.steps.items()))
            return _named([*markers, *neutral, *steps])
        case Grid():
            return _named(_cells(thing))
    return {}


def ids(thing: Thing) -> set[str]:
    """The ids of a part and of everything in it."""
    return {getattr(thing, "id", "")}.union(*(ids(one) for one in inside(thing).values()))


def _differences(path: str, old: Thing, new: Thing) -> Iterator[str]:
    if old == new:
        return
    before, now = inside(old), inside(new)
    below: list[str] = []
    for name, thing in now.items():
        place = f"{path}/{name}" if path else name
        below += _differences(place, before[name], thing) if name in before else [place]
    yield from below
    if path and (_alone(old) != _alone(new) or (not below and before.keys() - now.keys())):
        yield path


def _alone(thing: Thing) -> object:
    """A part without what stands in it."""
    match thing:
        case Panel():
            return thing.label, thing.owner
        case Card():
            return thing.label, thing.owner, thing.face_down
        case Stock():
            return thing.label, thing.owner
        case Track():
            return thing.label, thing.top
        case Grid():
            return thing.label
    return thing


def _name(part: Part) -> str:
    return part.id or _key(part.text if isinstance(part, Line) else part.label)


def _key(label: Label) -> str:
    if isinstance(label, str):
        return label
    return f"{label.key}@{label.args['seat']}" if "seat" in label.args else label.key


def _named(things: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """Things by name; those whose name is taken get a number."""
    found: dict[str, Any] = {}
    for name, thing in things:
        unique, number = name, 1
        while unique in found:
            number += 1
            unique = f"{name}#{number}"
        found[unique] = thing
    return found


def _cells(grid: Grid) -> Iterator[tuple[str, Cell]]:
    """The cells row by row, by id where that tells them apart, else by place."""
    known = Counter(cell.id for row in grid.rows for cell in row if cell.id)
    for y, row in enumerate(grid.rows):
        for x, cell in enumerate(row):
            yield cell.id if known[cell.id] == 1 else f"{y},{x}", cell


def _counted(parts: Iterable[Part]) -> Iterator[Part]:
    """The parts with each run of face-down cards as one line."""
    for (face_down, owner), group in groupby(parts, _face_down):
        if face_down:
            yield Line(text("scene-face-down", count=len(list(group))), owner=owner)
        else:
            yield from group


def _face_down(part: Part) -> tuple[bool, Any]:
    return (True, part.owner) if isinstance(part, Card) and part.face_down else (False, None)
