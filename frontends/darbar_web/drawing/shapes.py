"""The shapes of panels: how the parts in them lie."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import cos, pi, sin

from darbar.ui.scene import Card, Columns, Hand, Map, Panel, Part, Ring, River
from markupsafe import Markup

from .maps import chart
from .pen import element, joined

MOST_COLUMNS = 12


def laid_out(panel: Panel, drawn: Sequence[Markup]) -> Markup:
    """The parts of a panel as its shape says."""
    match panel.shape:
        case Columns(count):
            return element("div", f"parts columns n{min(count, MOST_COLUMNS)}", *drawn)
        case Ring():
            return ring(drawn)
        case River():
            return river(panel, drawn)
        case Hand():
            return element("div", "parts hand", *drawn)
        case Map() as shape:
            return chart(panel, shape, drawn)
    return element("div", "parts rows", *together(panel.parts, drawn))


def together(parts: Sequence[Part], drawn: Sequence[Markup]) -> Iterator[Markup]:
    """Parts as they fit; cards that follow one another stand in rows and columns, and backs of cards overlap."""
    for kind, several in groupby(zip(parts, drawn, strict=True), lambda both: heap(both[0])):
        shown = [one for _, one in several]
        yield element("div", kind, *shown) if kind else joined(shown)


def heap(part: Part) -> str:
    """What parts like this lie in, when there are several."""
    return ("backs" if part.face_down else "cards") if isinstance(part, Card) else ""


# Ring and river


def ring(drawn: Sequence[Markup]) -> Markup:
    """Around a middle, clockwise from the top."""
    placed = (element("div", f"spot x{x} y{y}", one) for one, (x, y) in zip(drawn, around(len(drawn)), strict=True))
    return element("div", "parts ring", element("div", "wheel", *placed))


def around(count: int) -> list[tuple[int, int]]:
    """Places around a middle, in hundredths."""
    turns = [2 * pi * place / max(count, 1) for place in range(count)]
    return [(round(50 + 36 * sin(turn)), round(50 - 38 * cos(turn))) for turn in turns]


def river(panel: Panel, drawn: Sequence[Markup]) -> Markup:
    """Along a stream, from its source on; banks of a river are larger than its spaces."""
    kind = "banks" if any(isinstance(part, Panel) for part in panel.parts) else "spaces"
    return element("div", f"parts river {kind}", *drawn)
