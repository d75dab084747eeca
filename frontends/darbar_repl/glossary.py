"""The glossary: what a component is, found by its name or id, and where it stands on the table now.

`what THING` is two calls:

    found = look_up(words, scene, "paper")
    for thing in found.things:
        thing.name, thing.about                 # a heading, and a sentence or two
        where(scene, thing.ids)                 # a scene with only what is or names it: render it like any other

The scene has no panels when the thing is not on the table. When `found.things` is empty, `found.near` has the names
that could have been meant; there may be none. Give the scene of the seat that asks, and nothing hidden from it is told.
"""

import unicodedata
from collections.abc import Collection, Iterable, Iterator
from difflib import get_close_matches
from enum import Enum
from typing import Any, NamedTuple, TypeAlias

from darbar import Text, Words
from darbar.core.moves import ident
from darbar.ui.scene import Card, Cell, Grid, Label, Panel, Part, Scene, Stock, Track
from msgspec.structs import replace

MOST_NEAR = 8

Rows: TypeAlias = tuple[tuple[Cell, ...], ...]


class Thing(NamedTuple):
    """A component with a name; the same one may have several ids: as a good and as a luxury good, say."""

    name: str
    about: str
    ids: tuple[str, ...]


class Found(NamedTuple):
    """What somebody asked for, or the names of what they may have meant."""

    things: list[Thing]
    near: list[str]


def look_up(words: Words, scene: Scene, wanted: str) -> Found:
    """The things with this name or id; else the one whose name begins so; else what is spelt nearly so."""
    known = things(words, scene)
    sought = _folded(wanted)
    for spellings in (_names, _ids):
        if exact := [thing for thing in known if sought in spellings(thing)]:
            return Found(exact, [])
    begun = [thing for thing in known if sought and any(name.startswith(sought) for name in _beginnings(thing))]
    names = list(dict.fromkeys(thing.name for thing in begun or _spelt_nearly(sought, known)))
    return Found(begun, []) if begun and len(names) == 1 else Found([], names[:MOST_NEAR])


def things(words: Words, scene: Scene) -> list[Thing]:
    """Everything that can be explained, on the table or not."""
    named: dict[tuple[str, str], list[str]] = {}
    for id in dict.fromkeys([*_ids_in(scene), *words.explained()]):
        if about := words.about(id):
            named.setdefault((words.called(id), about), []).append(id)
    return [Thing(name, about, tuple(ids)) for (name, about), ids in named.items()]


def _folded(name: str) -> str:
    """A name as people type it: without capitals, accents and hyphens."""
    plain = unicodedata.normalize("NFKD", name.casefold().replace("-", " "))
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).split())


def _names(thing: Thing) -> list[str]:
    return [_folded(thing.name)]


def _ids(thing: Thing) -> list[str]:
    """Whole ids, and ids without their kind."""
    return [_folded(spelt) for id in thing.ids for spelt in (id, id.partition("-")[2]) if spelt]


def _beginnings(thing: Thing) -> Iterator[str]:
    """Names and ids, from each of their words on."""
    for name in (*_names(thing), *_ids(thing)):
        words = name.split()
        yield from (" ".join(words[place:]) for place in range(len(words)))


def _spelt_nearly(sought: str, known: Iterable[Thing]) -> list[Thing]:
    spelt = {name: thing for thing in known for name in (*_ids(thing), *_names(thing))}
    close = get_close_matches(sought, spelt, n=MOST_NEAR, cutoff=0.6)
    return list(dict.fromkeys(spelt[name] for name in close))


# Where it stands


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


def _ids_in(scene: Scene) -> Iterator[str]:
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
