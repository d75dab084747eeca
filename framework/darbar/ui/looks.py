"""Looks: for each kind of thing a sign, a colour and a small picture, from `looks.toml` of a game's package.

A row belongs to an id, `[good-wood]`, or to all ids that begin so, `[good]`. What has none gets a look made from its
name, so that a game without such a file looks decent too.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from types import MappingProxyType
from typing import Any, Final

import msgspec
from msgspec import Struct

from ..errors import PluginError

PALETTE: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "black": ("#22211f", "#d9d6d0"),
        "grey": ("#6b6b6b", "#a8a8a8"),
        "brown": ("#7a4a1e", "#c9965f"),
        "red": ("#931f1a", "#fb3d43"),
        "orange": ("#c08416", "#fd9a1d"),
        "yellow": ("#8f7400", "#f0d34a"),
        "green": ("#1f8850", "#b6ffad"),
        "teal": ("#14505a", "#0cc399"),
        "blue": ("#0422de", "#607df9"),
        "indigo": ("#3c4aa8", "#a3adf0"),
        "purple": ("#5e1b81", "#e6bdf0"),
        "pink": ("#b03a78", "#f295c4"),
        "white": ("#8a857a", "#f4f1ea"),
    }
)
"""Colours by name, on a light ground and on a dark one; neighbours differ in brightness too."""

ELEMENTS: Final = frozenset(("path", "circle", "rect", "ellipse", "line", "polygon", "polyline", "g"))
PLACES: Final = ("d", "cx", "cy", "r", "x", "y", "width", "height", "rx", "ry", "x1", "y1", "x2", "y2", "points")
STYLES: Final = ("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "fill-rule", "opacity")
ATTRIBUTES: Final = frozenset((*PLACES, *STYLES, "transform"))
PAINTS: Final = frozenset(("none", "currentColor", "white", "black"))
LONGEST: Final = 2000
"""So many bytes has a picture at most."""

SVG: Final = "http://www.w3.org/2000/svg"
"""What is an SVG, by its name."""

SEATS: Final = ("blue", "orange", "green", "purple", "red", "teal")
"""The colours of the players, by seat; the colour-blind too can tell them apart, by hue or by brightness."""


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """A sign of one character, the name of a colour, and what is drawn inside a square of 24 by 24."""

    sign: str = ""
    colour: str = ""
    picture: str = ""

    @property
    def svg(self) -> str:
        """The picture as an SVG, in whatever colour the page gives it."""
        return f'<svg xmlns="{SVG}" viewBox="0 0 24 24" fill="currentColor">{self.picture}</svg>'


def look(package: str, id: str) -> Look:
    """How a thing of a game looks."""
    rows = looks(package)
    default = made_from(id)
    own = rows.get(next((kind for kind in _kinds(id) if kind in rows), ""), default)
    return Look(own.sign or default.sign, own.colour or default.colour, own.picture or default.picture)


def _kinds(id: str) -> list[str]:
    """The id, and what it begins with, the longest first."""
    words = id.split("-")
    return ["-".join(words[:count]) for count in range(len(words), 0, -1)]


@lru_cache(maxsize=4096)
def made_from(id: str) -> Look:
    """A look made from a name: its first letter, a colour, and a tile with dots that are always the same."""
    name = id.partition("-")[2] or id
    number = sha256(id.encode()).digest()
    colours = [colour for colour in PALETTE if colour not in ("black", "white", "grey")]
    dots = "".join(
        f'<circle cx="{6 + 6 * (spot % 3)}" cy="{6 + 6 * (spot // 3)}" r="1.8" fill="white"/>'
        for spot in range(9)
        if number[1 + spot] % 2
    )
    tile = '<rect x="2" y="2" width="20" height="20" rx="4"/>'
    return Look(next((sign for sign in name if sign.isalnum()), "?"), colours[number[0] % len(colours)], tile + dots)


@lru_cache
def looks(package: str) -> Mapping[str, Look]:
    """The rows of a package's `looks.toml`, checked; none without such a file."""
    import tomllib
    from importlib.resources import files

    path = files(package) / "looks.toml"
    if not path.is_file():
        return MappingProxyType({})
    try:
        rows = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), dict[str, Look])
        for id, row in rows.items():
            _check(id, row)
    except (OSError, ValueError, RecursionError) as error:
        raise PluginError(f"{package}: looks.toml: {error}") from None
    return MappingProxyType(rows)


def _check(id: str, row: Look) -> None:
    """What a frontend may count on; nothing in a picture runs, or is fetched from elsewhere."""
    if len(row.sign) > 1 or not (row.sign or "x").isprintable():
        raise ValueError(f"{id}: a sign is one character, not {row.sign!r}")
    if row.colour and row.colour not in PALETTE:
        raise ValueError(f"{id}: there is no colour {row.colour!r}: expected one of {', '.join(PALETTE)}")
    if len(row.picture.encode()) > LONGEST:
        raise ValueError(f"{id}: a picture has at most {LONGEST} bytes, not {len(row.picture.encode())}")
    _check_picture(id, row.picture)


def _check_picture(id: str, picture: str) -> None:
    from xml.etree import ElementTree

    if re.search(r"[&!?]", picture):
        raise ValueError(f"{id}: a picture holds elements alone")
    try:
        drawn = ElementTree.fromstring(f"<svg>{picture}</svg>")
    except ElementTree.ParseError as error:
        raise ValueError(f"{id}: the picture cannot be read: {error}") from None
    for element in drawn.iter():
        if element is not drawn:
            _check_element(id, element.tag, element.attrib)


def _check_element(id: str, tag: str, attributes: Mapping[str, Any]) -> None:
    if tag not in ELEMENTS:
        raise ValueError(f"{id}: a picture has no <{tag}>: expected {', '.join(sorted(ELEMENTS))}")
    for name, value in attributes.items():
        if name not in ATTRIBUTES:
            raise ValueError(f"{id}: <{tag}> has no {name!r} here")
        if name in ("fill", "stroke") and value not in PAINTS:
            raise ValueError(f"{id}: {name} is one of {', '.join(sorted(PAINTS))}, not {value!r}")
