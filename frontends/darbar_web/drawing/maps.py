"""Maps: places on roads, or regions that lie to one another as they do on the board."""

from collections.abc import Mapping, Sequence
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
    at, on = placed(panel, shape), spread(shape.places)
    lines = [road(on[one], on[other]) for one, other in shape.links if {one, other} <= on.keys()]
    linked = {id for link in shape.links for id in link}
    spots = (
        element("div", f"spot {'town' if part.ids[0] in linked else 'sign-post'} {where(on[part.ids[0]])}", one)
        for part, one in zip(panel.parts, drawn, strict=True)
        if part.key in at
    )
    atlas = element("div", "atlas", ROADS.format(joined(lines)) if lines else NOTHING, *spots)
    return element("div", "parts map", element("div", "scroller", atlas), others(panel.parts, drawn, at))


def spread(places: Mapping[str, tuple[float, float]]) -> dict[str, tuple[int, int]]:
    """Places in hundredths of the width and the height, over all the room that there is but its edge."""
    across, down = hundredths([x for x, _ in places.values()]), hundredths([y for _, y in places.values()])
    return {id: (across[x], down[y]) for id, (x, y) in places.items()}


def hundredths(along: Sequence[float]) -> dict[float, int]:
    """How far along each is when the first and the last are as far apart as may be; a single one is in the middle."""
    first, last = min(along, default=0.0), max(along, default=0.0)
    room = (100 - 2 * EDGE) / (last - first) if last > first else 0.0
    return {one: round(EDGE + room * (one - first) if room else 50) for one in along}


def road(start: tuple[int, int], end: tuple[int, int]) -> Markup:
    """A line from one place to another."""
    return ROAD.format(*start, *end)


def where(place: tuple[int, int]) -> str:
    """The classes that put something at its place."""
    return f"x{place[0]} y{place[1]}"


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

EDGE = 5
"""So many hundredths from the edge of a map the outermost places are, so that no name is cut off."""
