"""Grids: boards of squares and hexes, and tables of cells."""

from darbar.ui.scene import Cell, Grid
from markupsafe import Markup

from .hits import hit
from .looks import portrait
from .pen import NOTHING, Pen, element, frame, heard
from .pieces import pieces
from .stocks import exchange

SHOWN_BY_ITSELF = 2
"""A cell with no more ids than this, and nothing in it, may show the picture of what it is."""

WIDEST = 9
"""With more columns a grid may have to be scrolled on a telephone, and so it must be reached by keys."""


def grid(pen: Pen, part: Grid, title: bool = True) -> Markup:
    """Rows of cells under a name."""
    name = element("span", "name", str(part.label)) if title and part.label else NOTHING
    width = max(map(len, part.rows), default=1)
    kind = f"board {part.board}" if part.board else "board free"
    rows = [element("span", row_class(part, y), *(cell(pen, one, part, y, x) for x, one in enumerate(row)))
            for y, row in enumerate(part.rows)]  # fmt: skip
    wide = {"tabindex": "0", "role": "group", "aria_label": str(part.label)} if width > WIDEST else {}
    return frame(pen, part, "grid", name, element("span", f"{kind} n{width}", *rows, **wide))


def row_class(part: Grid, y: int) -> str:
    """Every second row of hexes is half in."""
    return "row in" if part.board == "hex" and y % 2 else "row"


def cell(pen: Pen, part: Cell, around: Grid, y: int, x: int) -> Markup:
    """A space with all that is on it."""
    label = str(part.label)
    seen = element("span", "name", label) if label else portrait_of(pen, part)
    name = heard("" if label else place_of(pen, part, y, x))
    inside = hit(pen, part.key, part.ids, seen, name, bare=not seen)
    return frame(pen, part, "cell", inside, exchange(pen, part), pieces(pen, part), tag="span")


def portrait_of(pen: Pen, part: Cell) -> Markup:
    """The picture of an empty cell that is something itself."""
    bare = not (part.takes or part.gives or part.pieces) and len(part.ids) <= SHOWN_BY_ITSELF
    return portrait(pen.package, part.ids) if bare else NOTHING


def place_of(pen: Pen, part: Cell, y: int, x: int) -> str:
    """What a cell without a label is called: after what it shows, or after its row and column."""
    return (pen.name(part.ids[0]) if part.ids else "") or f"{y + 1}, {x + 1}"
