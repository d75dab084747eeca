"""Columns: panels side by side, in their order, so that the highest column is as low as can be."""

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest

from ..scene import Scene
from .spans import Row, padded

NARROWEST = 58
GAP = 2


def side_by_side(scene: Scene, width: int, drawn: Callable[[int], Sequence[list[Row]]]) -> list[Row]:
    """The panels in as many columns as there is room and need for; `drawn` draws them for a width."""
    count, room = how_many(width, len(scene.panels))
    return _beside([_rows(column) for column in split(drawn(room), count)], room)


def how_many(width: int, panels: int) -> tuple[int, int]:
    """How many columns there is room and need for, and how wide each is."""
    count = max(1, min((width + GAP) // (NARROWEST + GAP), panels))
    return count, (width - GAP * (count - 1)) // count


def flowed(panels: Sequence[list[Row]], width: int, height: int, top: int = 0) -> list[Row]:
    """Panels from a row on, column after column, as many as there is room for; the last column may be cut off."""
    count, room = how_many(width, len(panels))
    rest = list(_after(panels, top))
    whole = _filled([len(panel) for panel in rest], height)[: count - 1]
    last = whole[-1][1] if whole else 0
    columns = [*(rest[begin:end] for begin, end in whole), rest[last:]]
    return _beside([_rows(column)[:height] for column in columns], room)


def _after(panels: Sequence[list[Row]], top: int) -> Iterator[list[Row]]:
    """What is left of the panels without so many rows."""
    for panel in panels:
        if top < len(panel):
            yield panel[top:] if top > 0 else panel
        top -= len(panel)


def _rows(panels: Sequence[list[Row]]) -> list[Row]:
    return [row for panel in panels for row in panel]


def _beside(columns: Sequence[list[Row]], room: int) -> list[Row]:
    return [_across(rows, room) for rows in zip_longest(*columns, fillvalue=[])]


def split(panels: Sequence[list[Row]], count: int) -> list[Sequence[list[Row]]]:
    """The panels in order, cut into so many columns that the highest is as low as can be."""
    heights = [len(panel) for panel in panels]
    lowest = max(-(-sum(heights) // count), *heights, 0)
    while len(columns := _filled(heights, lowest)) > count:
        lowest += 1
    return [panels[first:last] for first, last in columns]


def _filled(heights: Sequence[int], highest: int) -> list[tuple[int, int]]:
    """Where each column begins and ends if none with several panels may be higher than this."""
    columns, first, height = [], 0, 0
    for place, more in enumerate(heights):
        if place > first and height + more > highest:
            columns.append((first, place))
            first, height = place, 0
        height += more
    return [*columns, (first, len(heights))]


def _across(rows: Sequence[Row], room: int) -> Row:
    *before, last = rows
    return [span for row in before for span in padded(row, room + GAP)] + last
