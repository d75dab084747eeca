"""Scenes: a table described once, for every frontend to draw.

A scene is a list of panels; a panel holds parts: lines of text, stocks, tracks, grids, cards, piles, dice and panels.
Every part has a `key`, by which it is known from scene to scene, and the `ids` of the things that it shows. Pieces
stand on parts; what a part costs and brings, it `takes` and `gives`. A move points at parts by the ids of its enum
members (see `darbar.ui.pointing`), so a frontend can mark them or make them clickable without knowing the game.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import force_setattr, replace

from ..core.faults import shown
from ..core.moves import ident
from ..core.seats import Seat
from ..core.texts import Text

Label: TypeAlias = str | Text
"""A message key, or text with arguments."""

P = TypeVar("P", bound="Part")


class Item(Struct, frozen=True, tag="item"):
    """Something counted: five silk."""

    id: str
    count: int = 1


class Piece(Struct, frozen=True, tag="piece"):
    """What stands on a part: a worker that lies, two cubes of a player, a boat; `state` is a word of the game."""

    id: str
    owner: Seat | None = None
    count: int = 1
    state: str = ""


class Part(Struct, frozen=True, kw_only=True, tag="part"):
    """Whatever has a place on the table. A kind that a frontend does not know is drawn as the kind it is derived from.

    The `key` of a part is unique in its scene. A part without one gets it from its panel: the panel's key, and the
    part's first id, or what it says.
    """

    key: str = ""
    label: Label = ""
    ids: tuple[str, ...] = ()
    owner: Seat | None = None
    pieces: tuple[Piece, ...] = ()
    takes: tuple[Item, ...] = ()
    gives: tuple[Item, ...] = ()


class Line(Part, frozen=True, tag="line"):
    """One sentence."""

    label: Label


class Stock(Part, frozen=True, tag="stock"):
    """Counted things of several kinds; one that `yields` counts what it would bring, and not what is there."""

    label: Label
    items: tuple[Item, ...]
    yields: bool = False


class Track(Part, frozen=True, tag="track"):
    """Steps from 0 to `top`, with the step of each seat's marker and labels on some steps.

    Markers that belong to nobody are `neutral`.
    """

    label: Label
    top: int
    markers: tuple[int, ...]
    steps: dict[int, Label] = {}
    neutral: tuple[int, ...] = ()


class Card(Part, frozen=True, tag="card"):
    """A card or a space with a name and some lines; `face_down` cards have neither."""

    label: Label
    lines: tuple[Label, ...] = ()
    face_down: bool = False


class Pile(Part, frozen=True, tag="pile"):
    """So many cards or tiles on top of one another; `top` is what lies open there."""

    label: Label
    count: int
    top: Label = ""


class Dice(Part, frozen=True, tag="dice"):
    """Dice, and what they show."""

    label: Label
    faces: tuple[int, ...]


class Cell(Part, frozen=True, tag="cell"):
    """One space of a grid."""


class Grid(Part, frozen=True, tag="grid"):
    """Rows of cells, from the top; a `square` or `hex` board has spaces of one size, every second hex row half in."""

    label: Label
    rows: tuple[tuple[Cell, ...], ...]
    board: Literal["", "square", "hex"] = ""


class Rows(Struct, frozen=True, tag="rows"):
    """Parts one below the other, as they fit."""


class Columns(Struct, frozen=True, tag="columns"):
    """Parts side by side, so many in a row."""

    count: int


class Ring(Struct, frozen=True, tag="ring"):
    """Parts around a middle, clockwise from the top."""


class River(Struct, frozen=True, tag="river"):
    """Parts along a stream, from its source on."""


class Hand(Struct, frozen=True, tag="hand"):
    """Cards in a hand, from the left."""


class Map(Struct, frozen=True, tag="map"):
    """Parts at places from (0, 0), at the top left, to (1, 1), and the roads between them, by the parts' first ids."""

    places: dict[str, tuple[float, float]]
    links: tuple[tuple[str, str], ...] = ()


Shape: TypeAlias = Rows | Columns | Ring | River | Hand | Map
ROWS = Rows()


class Panel(Part, frozen=True, tag="panel"):
    """A part of the table with a heading; `shape` says how its parts lie. It gives keys to parts that have none.

    `summary` are the keys of the parts that its owner should always see, where these are others than those that count
    things (see `darbar.ui.summary`).
    """

    key: str
    label: Label
    parts: tuple["AnyPart", ...] = ()
    shape: Shape = ROWS
    summary: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if isinstance(self.parts, tuple):  # what is none is told by `check_scene`
            force_setattr(self, "parts", tuple(_keyed(self.key, self.parts)))


AnyPart: TypeAlias = Part | Line | Stock | Track | Card | Pile | Dice | Grid | Panel


class Scene(Struct, frozen=True):
    """The whole table as one seat sees it."""

    panels: tuple[Panel, ...]


def shows(*things: Enum) -> tuple[str, ...]:
    """The ids of these components."""
    return tuple(map(ident, things))


def name_of(part: Part) -> str:
    """What a part is called among its neighbours: its first id, or the key of what it says."""
    return part.ids[0] if part.ids else label_key(part.label)


def label_key(label: Label) -> str:
    """The key of what is said, and of whom."""
    if not isinstance(label, Text):
        return label if isinstance(label, str) else shown(label)
    return f"{label.key}@{label.args['seat']}" if "seat" in label.args else label.key


# Keys


def _keyed(above: str, parts: Iterable[P]) -> Iterator[P]:
    """Parts with keys; those whose name is taken get a number. A slash is in keys that are made here, and no others."""
    taken: set[str] = set()
    for part in parts:
        if not isinstance(part, Part):
            raise TypeError(f"a panel holds parts, not {shown(part)}")
        key = part.key
        if not key or key in taken or ("/" in key and not key.startswith(f"{above}/")):
            part = _with_key(part, _free(f"{above}/{name_of(part)}", taken))
        taken.add(part.key)
        if isinstance(part, Grid):
            _key_cells(part)
        yield part


def _free(key: str, taken: set[str]) -> str:
    """The key, or the key with the first number that is free."""
    unique, number = key, 1
    while unique in taken:
        number += 1
        unique = f"{key}#{number}"
    return unique


def _with_key(part: P, key: str) -> P:
    """A part with its key: itself, unless it has one already, because it stands somewhere else too."""
    if part.key == key:
        return part
    if part.key:
        return replace(part, key=key)
    force_setattr(part, "key", key)
    return part


def _key_cells(grid: Grid) -> None:
    """Cells go by their first id where that tells them apart, else by row and column."""
    if grid.rows and grid.rows[0] and grid.rows[0][0].key.startswith(f"{grid.key}/"):
        return
    known = Counter(cell.ids[0] for row in grid.rows for cell in row if cell.ids)
    rows = tuple(
        tuple(
            _with_key(cell, f"{grid.key}/{cell.ids[0] if cell.ids and known[cell.ids[0]] == 1 else f'{y},{x}'}")
            for x, cell in enumerate(row)
        )
        for y, row in enumerate(grid.rows)
    )
    force_setattr(grid, "rows", rows)


# What must be so


def check_scene(scene: object) -> None:
    """Refuse what no frontend could draw; the arguments of texts may be anything.

    A panel that a game shows again, the very same one, is not looked at again.
    """
    if not isinstance(scene, Scene):
        raise TypeError(f"expected a Scene, got {shown(scene)}")
    known = isinstance(scene.panels, tuple)
    fresh = tuple(panel for panel in scene.panels if id(panel) not in _known) if known else ()
    _check(Scene(fresh) if known else scene)
    if len(_known) + len(fresh) > MOST_KNOWN:
        _known.clear()
    _known.update((id(panel), panel) for panel in fresh)


def _check(scene: Scene) -> None:
    try:
        msgspec.convert(msgspec.to_builtins(scene, enc_hook=_anything), Scene)
    except (msgspec.ValidationError, TypeError):
        plain = Scene(_all_known(scene.panels))  # kinds of parts that a game derived from ours
        msgspec.convert(msgspec.to_builtins(plain, enc_hook=_anything), Scene)


MOST_KNOWN = 512
_known: dict[int, Panel] = {}
"""Panels that were looked at, by the number of the object, which they keep as long as they are here."""


def _anything(_: object) -> None:
    """An argument of a text, whatever it is."""


def as_known(part: Any) -> Any:
    """A part, and all in it, as the kinds of this module that they are derived from."""
    if not isinstance(part, Part):
        return part
    kind = known_kind(type(part))
    known = kind(**{name: getattr(part, name) for name in kind.__struct_fields__ if name != "parts"})
    if isinstance(part, Panel):
        force_setattr(known, "parts", _all_known(part.parts))
    elif isinstance(part, Grid):
        force_setattr(known, "rows", _all_known(part.rows))
    return known


def known_kind(kind: type[Any]) -> type[Part]:
    """The kind of this module that a kind of parts is derived from, or is."""
    known: Iterator[type[Part]] = (one for one in kind.__mro__ if one in KINDS)
    return next(known)


def _all_known(parts: Any) -> Any:
    """The same for all in a tuple of parts, or of rows of them; what is none stays, and is refused where it is read."""
    return tuple(map(_all_known, parts)) if isinstance(parts, tuple) else as_known(parts)


KINDS: tuple[type[Part], ...] = (Part, Line, Stock, Track, Card, Pile, Dice, Cell, Grid, Panel)
