"""Maps: places on roads, or regions that lie to one another as they do on the board."""

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

from darbar.ui.scene import Map, Panel, Part
from markupsafe import Markup

from .pen import NOTHING, element, joined

ROAD = Markup('<line x1="{}" y1="{}" x2="{}" y2="{}"/>')
ROADS = Markup(
    '<svg class="roads" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">{}</svg>'
)


def chart(panel: Panel, shape: Map, drawn: Sequence[Markup]) -> Markup:
    """A map of regions that hold much, or of places on roads."""
    return regions(panel, shape, drawn) if has_regions(panel) else roads(panel, shape, drawn)


def has_regions(panel: Panel) -> bool:
    """Whether a map is one of regions that hold much, rather than of places on roads."""
    return any(isinstance(part, Panel) for part in panel.parts)


def placed(panel: Panel, shape: Map) -> dict[str, tuple[float, float]]:
    """Where the parts of a map are, by their keys; those without a place are left out."""
    return {part.key: shape.places[part.ids[0]] for part in panel.parts if part.ids and part.ids[0] in shape.places}


def roads(panel: Panel, shape: Map, drawn: Sequence[Markup]) -> Markup:
    """Places at their coordinates with roads between them; what has no place stands below."""
    at = placed(panel, shape)
    lines = [
        road(shape.places[one], shape.places[other])
        for one, other in shape.links
        if {one, other} <= shape.places.keys()
    ]
    linked = {id for link in shape.links for id in link}
    spots = (
        element("div", f"spot {'town' if part.ids[0] in linked else 'sign-post'} {where(at[part.key])}", one)
        for part, one in zip(panel.parts, drawn, strict=True)
        if part.key in at
    )
    atlas = element("div", "atlas", ROADS.format(joined(lines)) if lines else NOTHING, *spots)
    return element("div", "parts map", element("div", "scroller", atlas), others(panel.parts, drawn, at))


def road(start: tuple[float, float], end: tuple[float, float]) -> Markup:
    """A line from one place to another."""
    return ROAD.format(*map(hundredth, (*start, *end)))


def where(place: tuple[float, float]) -> str:
    """The classes that put something at its place."""
    return f"x{hundredth(place[0])} y{hundredth(place[1])}"


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
