"""Columns: panels side by side, in their order, so that the highest column is as low as can be."""

from collections.abc import Callable, Sequence
from itertools import zip_longest

from ..scene import Scene
from .spans import Row, padded

NARROWEST = 58
GAP = 2


def side_by_side(scene: Scene, width: int, drawn: Callable[[int], Sequence[list[Row]]]) -> list[Row]:
    """The panels in as many columns as there is room and need for; `drawn` draws them for a width."""
    count = max(1, min((width + GAP) // (NARROWEST + GAP), len(scene.panels)))
    room = (width - GAP * (count - 1)) // count
    columns = [[row for panel in column for row in panel] for column in split(drawn(room), count)]
    return [_across(rows, room) for rows in zip_longest(*columns, fillvalue=[])]


def split(panels: Sequence[list[Row]], count: int) -> list[Sequence[list[Row]]]:
    """The panels in order, cut into so many columns that the highest is as low as can be."""
    heights = [len(panel) for panel in panels]
    lowest = max(-(-sum(heights) // count), *heights, 0)
    while len(columns := _filled(heights, lowest)) > count:
        lowest += 1
    return [panels[first:last] for first, last in columns]


def _filled(heights: Sequence[int], highest: int) -> list[tuple[int, int]]:
    """Where each column begins and ends if none may be higher than this."""
    columns, first, height = [], 0, 0
    for place, more in enumerate(heights):
        if height + more > highest:
            columns.append((first, place))
            first, height = place, 0
        height += more
    return [*columns, (first, len(heights))]


def _across(rows: Sequence[Row], room: int) -> Row:
    *before, last = rows
    return [span for row in before for span in padded(row, room + GAP)] + last
