"""The board: all panels of the table, shared ones and those of the players; and what the reader has, in brief."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from darbar.ui.diff import inside, pieces
from darbar.ui.scene import Grid, Panel, Part, Scene
from markupsafe import Markup
from msgspec.json import encode
from msgspec.structs import replace

from .drawings import Drawings
from .newer import PANEL
from .panels import draw, is_wide, panel
from .pen import NOTHING, Pen, element, joined


def board(pen: Pen) -> Markup:
    """The whole table: first what is shared, then everyone's own."""
    panels = pen.page.scene.panels
    shared = [part for part in panels if part.owner is None]
    owned = [kept(pen, part) for part in panels if part.owner is not None]
    players = element("div", "players", *owned) if owned else NOTHING
    return joined((*stretches(pen, shared), players))


def stretches(pen: Pen, shared: Sequence[Panel]) -> Iterator[Markup]:
    """Panels side by side in columns; a wide one has the whole width between them, and so has the only one."""
    for wide, several in groupby(shared, is_wide):
        drawn = [kept(pen, part) for part in several]
        alone = wide or len(drawn) == 1
        yield element("div", "shared wide" if wide else "shared alone" if alone else "shared", *drawn)


# Panels that were drawn before: most of a table is the same after a move, and for everyone who looks at it


def kept(pen: Pen, part: Panel) -> Markup:
    """A panel, drawn now or before, between marks by which `newer` finds it."""
    keys = {key for one in parts_of(part) for key in keys_in(one)}
    people = tuple(person.name for person in pen.page.players)
    about = tuple((key, pen.offers[key]) for key in sorted(keys & pen.offers.keys()))
    marked = (tuple(sorted(keys & pen.changed)), tuple(sorted(keys & pen.look)))
    known = (pen.package, pen.page.language, pen.what, pen.at, people, about, marked, encode(part))
    return DRAWINGS.get(known, lambda: Markup("{0}{1}{0}").format(PANEL, panel(pen, part)))


DRAWINGS: Final = Drawings(32_000_000)


def keys_in(part: Part) -> Iterator[str]:
    """The key of a part, and of all that stands in it without being a part itself."""
    yield part.key
    if not isinstance(part, Panel | Grid):
        yield from inside(part)
    elif part.pieces:
        yield from pieces(part)


def own(pen: Pen) -> Markup:
    """What sums up the reader's own, to be kept in sight; pressed like on the board."""
    twin, found = (
        replace(pen, docked=True, depth=3, around=pen.page.seat),
        {part.key: part for part in parts(pen.page.scene)},
    )
    return Markup("").join(draw(twin, found[key]) for key in pen.page.own if key in found)


def parts(scene: Scene) -> Iterator[Part]:
    """Every part of a scene, with what is in it."""
    for one in scene.panels:
        yield from parts_of(one)


def parts_of(part: Part) -> Iterator[Part]:
    """A part, with all parts in it."""
    yield part
    if isinstance(part, Panel):
        for one in part.parts:
            yield from parts_of(one)
    elif isinstance(part, Grid):
        for row in part.rows:
            yield from row
