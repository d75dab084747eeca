"""Panels: parts under a heading, in their shape; and which panels are large."""

from urllib.parse import quote

from darbar.ui.scene import Card, Columns, Dice, Grid, Map, Panel, Part, Pile, River, Stock, Track
from markupsafe import Markup

from .cards import card, dice, line, pile
from .grids import grid
from .hits import hit
from .keeping import kept
from .looks import portrait
from .pen import NOTHING, Pen, element, frame, sign
from .pieces import pieces
from .shapes import laid_out
from .stocks import exchange, stock
from .tracks import track

MANY = 8
"""A river with so many parts wants a row of its own, and so do so many columns of cards."""


def draw(pen: Pen, part: Part, around: Panel | None = None) -> Markup:
    """A part, as the kind that it is."""
    match part:
        case Panel():
            return kept(pen, part, inner)
        case Stock():
            return stock(pen, part)
        case Track():
            return track(pen, part)
        case Card():
            return card(pen, part)
        case Pile():
            return pile(pen, part)
        case Dice():
            return dice(pen, part)
        case Grid():
            return grid(pen, part, title=around is None or around.label != part.label)
    return line(pen, part)


def panel(pen: Pen, part: Panel) -> Markup:
    """A panel of the table."""
    return frame(
        pen, part, "panel", heading(pen, part), contents(pen.inside(part.owner), part), tag="section", id=panel_id(part)
    )


def panel_id(part: Panel) -> str:
    """The name of a panel on the page, by which a newer drawing of it is put in its place."""
    return "panel-" + quote(part.key, safe="")


def inner(pen: Pen, part: Panel) -> Markup:
    """A panel within a panel."""
    return frame(pen, part, "inner", heading(pen, part), contents(pen.inside(part.owner), part))


def heading(pen: Pen, part: Panel) -> Markup:
    """What a panel is called, and whose it is."""
    own = sign(part.owner) if pen.depth == 2 else NOTHING
    name = hit(pen, part.key, part.ids, portrait(pen.package, part.ids), own, element("span", "name", str(part.label)))
    return element(f"h{pen.depth}", "heading", name) if part.label else NOTHING


def contents(pen: Pen, part: Panel) -> Markup:
    """What is in a panel, and what stands on it."""
    drawn = [draw(pen, one, part) for one in part.parts]
    if not drawn and not part.pieces:
        return element("span", "none", "–")
    return Markup("{}{}{}").format(laid_out(part, drawn), exchange(pen, part), pieces(pen, part))


def is_wide(part: Panel) -> bool:
    """Whether a panel wants the whole width."""
    match part.shape:
        case Map():
            return True
        case River():
            return len(part.parts) >= MANY
        case Columns():
            return any(isinstance(one, Panel) for one in part.parts)
    return False
