"""Whereabouts: the parts of a scene that are some thing, take it, give it, bear it or name it."""

from collections.abc import Collection, Iterator
from enum import Enum
from typing import Any, TypeAlias

from msgspec.structs import replace

from ..core.moves import ident
from ..core.texts import Text
from .scene import Card, Cell, Grid, Label, Panel, Part, Scene, Stock, Track

Rows: TypeAlias = tuple[tuple[Cell, ...], ...]


def where(scene: Scene, ids: Collection[str]) -> Scene:
    """The table with only the parts that are one of these things, or name one."""
    kept = (_kept(panel, ids) for panel in scene.panels)
    return Scene(tuple(panel for panel in kept if isinstance(panel, Panel)))


def _kept(part: Part, ids: Collection[str]) -> Part | None:
    if isinstance(part, Panel | Stock | Grid) and _names_one(part.label, ids):
        return part
    match part:
        case Panel():
            parts = tuple(kept for one in part.parts if (kept := _kept(one, ids)) is not None)
            return replace(part, parts=parts) if parts else None
        case Stock():
            items = tuple(item for item in part.items if _is_one(item.id, ids))
            return replace(part, items=items) if items else None
        case Grid():
            rows = _crossing(part.rows, ids)
            return replace(part, rows=rows) if rows else None
    return part if _is(part, ids) else None


def _crossing(rows: Rows, ids: Collection[str]) -> Rows:
    """The rows and the columns of a grid in which one of the things stands; cells with a label alone are captions."""
    found = [
        (y, x) for y, row in enumerate(rows) for x, cell in enumerate(row) if any(_things(cell)) and _is(cell, ids)
    ]
    columns = {x for _, x in found}
    return tuple(tuple(cell for x, cell in enumerate(rows[y]) if x in columns) for y in sorted({y for y, _ in found}))


def _is(part: Part, ids: Collection[str]) -> bool:
    return any(_is_one(id, ids) for id in _things(part)) or any(_names_one(label, ids) for label in _labels(part))


def _is_one(id: str, ids: Collection[str]) -> bool:
    """Whether an id is one of these, or of their kind: `bonus-favour-two` is a `bonus`."""
    return any(id == one or id.startswith(f"{one}-") for one in ids)


def _things(part: Part) -> Iterator[str]:
    """The ids of all that a part shows, takes, gives and bears."""
    yield from part.ids
    yield from (item.id for item in (*part.takes, *part.gives))
    yield from (piece.id for piece in part.pieces)


def _labels(part: Part) -> tuple[Label, ...]:
    match part:
        case Card():
            return (part.label, *part.lines)
        case Track():
            return (part.label, *part.steps.values())
    return (part.label,)


def _names_one(label: Any, ids: Collection[str]) -> bool:
    """Whether a label or something said in it is one of the things; `thing-boat` is where the label `line-boat` is."""
    match label:
        case str():
            return _is_one(label, ids) or f"thing-{label.partition('-')[2]}" in ids
        case Text():
            return _names_one(label.key, ids) or any(_names_one(value, ids) for value in label.args.values())
        case Enum():
            return _is_one(ident(label), ids)
        case list() | tuple():
            return any(_names_one(one, ids) for one in label)
    return False


def shown_ids(scene: Scene) -> Iterator[str]:
    """The ids of all that a scene shows."""
    for panel in scene.panels:
        yield from _ids_of(panel)


def _ids_of(part: Part) -> Iterator[str]:
    yield from _things(part)
    match part:
        case Panel():
            for one in part.parts:
                yield from _ids_of(one)
        case Stock():
            yield from (item.id for item in part.items)
        case Grid():
            for row in part.rows:
                for cell in row:
                    yield from _ids_of(cell)
