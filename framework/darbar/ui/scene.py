"""Scenes: a table described once, for every frontend to draw.

A scene is a list of panels; a panel holds parts: lines of text, stocks, tracks, grids, cards and panels. Parts carry
ids and owners. A move points at the parts whose ids are its enum members (see `darbar.core.moves.targets`): whenever
it is offered, they are in the scene of the asked seat, so a frontend can mark them or make them clickable without
knowing the game.
"""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from ..core.faults import shown
from ..core.seats import Seat
from ..core.texts import Text

Label: TypeAlias = str | Text
"""A message key, or text with arguments."""


class Line(Struct, frozen=True, tag="line"):
    """One sentence."""

    text: Label
    id: str = ""
    owner: Seat | None = None


class Item(Struct, frozen=True, tag="item"):
    """Something counted: five silk."""

    id: str
    count: int


class Stock(Struct, frozen=True, tag="stock"):
    """Counted things of several kinds."""

    label: Label
    items: tuple[Item, ...]
    id: str = ""
    owner: Seat | None = None


class Track(Struct, frozen=True, tag="track"):
    """Steps from 0 to `top`, with the step of each seat's marker and labels on some steps.

    Markers that belong to nobody are `neutral`.
    """

    label: Label
    top: int
    markers: tuple[int, ...]
    steps: dict[int, Label] = {}
    id: str = ""
    neutral: tuple[int, ...] = ()


class Cell(Struct, frozen=True, tag="cell"):
    """One space of a grid: whose marker is there, or a label."""

    id: str
    owner: Seat | None = None
    label: Label = ""


class Grid(Struct, frozen=True, tag="grid"):
    """Rows of cells, from the top."""

    label: Label
    rows: tuple[tuple[Cell, ...], ...]
    id: str = ""


class Card(Struct, frozen=True, tag="card"):
    """A card or a space with a name and some lines; `face_down` cards have neither."""

    label: Label
    lines: tuple[Label, ...] = ()
    id: str = ""
    owner: Seat | None = None
    face_down: bool = False


class Panel(Struct, frozen=True, tag="panel"):
    """A part of the table with a heading."""

    id: str
    label: Label
    parts: tuple["Part", ...] = ()
    owner: Seat | None = None


Part: TypeAlias = Line | Stock | Track | Grid | Card | Panel


class Scene(Struct, frozen=True):
    """The whole table as one seat sees it."""

    panels: tuple[Panel, ...]


def check_scene(scene: object) -> None:
    """Refuse what no frontend could draw; the arguments of texts may be anything."""
    if not isinstance(scene, Scene):
        raise TypeError(f"expected a Scene, got {shown(scene)}")
    msgspec.convert(msgspec.to_builtins(scene, enc_hook=lambda _: None), Scene)
