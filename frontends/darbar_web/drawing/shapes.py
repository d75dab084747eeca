"""The shapes of panels: how the parts in them lie."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import cos, pi, sin
from operator import itemgetter

from darbar.ui.scene import Card, Columns, Hand, Map, Panel, Part, Ring, River
from markupsafe import Markup

from .pen import NOTHING, element, joined

ROAD = Markup('<line x1="{}" y1="{}" x2="{}" y2="{}"/>')
ROADS = Markup(
    '<svg class="roads" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">{}</svg>'
)
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
            return regions(panel, shape, drawn) if has_regions(panel) else roads(panel, shape, drawn)
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


# Maps


def has_regions(panel: Panel) -> bool:
    """Whether a map is one of regions that hold much, rather than of places on roads."""
    return any(isinstance(part, Panel) for part in panel.parts)


def placed(panel: Panel, shape: Map) -> dict[str, tuple[float, float]]:
    """Where the parts of a map are, by their keys; those without a place are left out."""
    return {part.key: shape.places[part.ids[0]] for part in panel.parts if part.ids and part.ids[0] in shape.places}


def roads(panel: Panel, shape: Map, drawn: Sequence[Markup]) -> Markup:
    """Places at their coordinates with roads between them; what has no place stands below."""
    at = placed(panel, shape)
    lines = [ROAD.format(*map(hundredth, (*shape.places[one], *shape.places[other])))
             for one, other in shape.links if one in shape.places and other in shape.places]  # fmt: skip
    spots = (element("div", f"spot x{hundredth(at[part.key][0])} y{hundredth(at[part.key][1])}", one)
             for part, one in zip(panel.parts, drawn, strict=True) if part.key in at)  # fmt: skip
    atlas = element("div", "atlas", ROADS.format(joined(lines)) if lines else NOTHING, *spots)
    return element("div", "parts map", element("div", "scroller", atlas), others(panel.parts, drawn, at))


def regions(panel: Panel, shape: Map, drawn: Sequence[Markup]) -> Markup:
    """Regions in rows, as they lie to one another."""
    at = placed(panel, shape)
    rows = ranks([y for _, y in at.values()])
    here = [(part.key, one) for part, one in zip(panel.parts, drawn, strict=True) if part.key in at]
    lying = sorted(((rows[at[key][1]], at[key][0], one) for key, one in here), key=itemgetter(0, 1))
    land = (element("div", "stretch", *(one for *_, one in row)) for _, row in groupby(lying, itemgetter(0)))
    return element("div", "parts map", element("div", "land", *land), others(panel.parts, drawn, at))


def others(parts: Sequence[Part], drawn: Sequence[Markup], at: dict[str, tuple[float, float]]) -> Markup:
    """What has no place on a map."""
    rest = [one for part, one in zip(parts, drawn, strict=True) if part.key not in at]
    return element("div", "parts rows", *rest) if rest else NOTHING


def hundredth(along: float) -> int:
    """How far along something is, from 2 to 98, so that nothing is cut off."""
    return round(2 + 96 * min(max(along, 0.0), 1.0))


def ranks(values: Sequence[float]) -> dict[float, int]:
    """The number of the row of each coordinate; those that are near one another share it."""
    found: dict[float, int] = {}
    last, rank = None, 0
    for value in sorted(set(values)):
        if last is None or value - last > NEAR:
            rank, last = rank + 1, value
        found[value] = rank
    return found


NEAR = 0.2
"""Coordinates that are no further apart are in one row."""
