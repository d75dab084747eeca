"""The board: all panels of the table, shared ones and those of the players; and what the reader has, in brief."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from darbar.ui.scene import Grid, Panel, Part, Scene
from markupsafe import Markup
from msgspec.structs import replace

from .keeping import kept
from .newer import PANEL
from .panels import draw, is_wide, panel
from .pen import NOTHING, Pen, element, joined


def board(pen: Pen) -> Markup:
    """The whole table: first what is shared, then everyone's own."""
    panels = pen.page.scene.panels
    shared = [part for part in panels if part.owner is None]
    owned = [marked(pen, part) for part in panels if part.owner is not None]
    players = element("div", "players", *owned) if owned else NOTHING
    return joined((*stretches(pen, shared), players))


def stretches(pen: Pen, shared: Sequence[Panel]) -> Iterator[Markup]:
    """Panels side by side in columns; a wide one has the whole width between them, and so has the only one."""
    for wide, several in groupby(shared, is_wide):
        drawn = [marked(pen, part) for part in several]
        alone = wide or len(drawn) == 1
        yield element("div", "shared wide" if wide else "shared alone" if alone else "shared", *drawn)


def marked(pen: Pen, part: Panel) -> Markup:
    """A panel between marks by which `newer` finds it."""
    return Markup("").join((PANEL, kept(pen, part, panel), PANEL))


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
