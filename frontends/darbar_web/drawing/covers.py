"""Covers: a small picture for each game, made from the looks of its things."""

from collections.abc import Sequence
from typing import Final

from darbar.ui.looks import PALETTE, SEATS, Look, looks, made_from
from markupsafe import Markup
from msgspec.structs import replace

from .pen import joined

MOST: Final = 5
FEWEST: Final = 3
GROUND: Final = ("#4a2f1b", "#5b3a20")
COVER = Markup(
    '<svg class="cover" viewBox="0 0 240 120" aria-hidden="true" focusable="false">'
    '<rect width="240" height="120" fill="{}"/><ellipse cx="120" cy="128" rx="150" ry="78" fill="{}"/>{}</svg>'
)
TILE = Markup(
    '<g transform="translate({} {}) rotate({})"><rect x="-25" y="-32" width="50" height="64" rx="7" fill="#2b1a0d" '
    'opacity=".35" transform="translate(2 3)"/><rect x="-25" y="-32" width="50" height="64" rx="7" fill="#fffaf0" '
    'stroke="#d8c39b"/><g transform="translate(-18 -18) scale(1.5)" color="{}" fill="{}">{}</g></g>'
)


def cover(package: str) -> Markup:
    """The things of a game, fanned out like cards."""
    chosen = faces(package)
    middle = (len(chosen) - 1) / 2
    tiles = (tile(look, place - middle) for place, look in enumerate(chosen))
    return COVER.format(*GROUND, joined(tiles))


def tile(look: Look, aside: float) -> Markup:
    """One card of the fan, so far from its middle."""
    colour = PALETTE[look.colour][0]
    drawn = Markup(look.picture)  # looks are checked when they are read: nothing in them runs or is fetched
    return TILE.format(round(120 + 41 * aside), round(62 + 4 * aside * aside), round(9 * aside), colour, colour, drawn)


def faces(package: str) -> Sequence[Look]:
    """A few things of different colours; where a game has fewer, the same ones in the colours of the players."""
    found: dict[str, Look] = {}
    for id, row in looks(package).items():
        full = Look(row.sign, row.colour or made_from(id).colour, row.picture)
        if row.picture and full.colour not in found:
            found[full.colour] = full
    few = list(found.values())[:MOST] or [made_from(package)]
    return (
        few if len(few) >= FEWEST else [replace(few[place % len(few)], colour=SEATS[place]) for place in range(FEWEST)]
    )
