"""Hexes: a board of them drawn with slanted edges, every second row half a hex further in."""

from collections.abc import Sequence

from .spans import Row, padded, placed, wide

SLANT = 4
"""The width of a hex is a multiple of this, so that the edges of two rows meet."""


def honeycomb(rows: Sequence[Sequence[Row]], indent: int) -> list[Row]:
    """Rows of hexes, each with what stands in it between two walls."""
    widest = max((wide(cell) for row in rows for cell in row), default=0)
    size = SLANT * (widest // SLANT + 1)
    drawn: list[Row] = []
    for place, row in enumerate(rows):
        drawn += [_edges(rows, place, size), _walls(row, place, size)]
    return [placed(row, indent) for row in (*drawn, _edges(rows, len(rows), size))]


def _begin(place: int, size: int) -> int:
    return place % 2 * (size // 2)


def _walls(row: Sequence[Row], place: int, size: int) -> Row:
    drawn: Row = [("faint", " " * _begin(place, size) + "|")]
    for cell in row:
        left = (size - 1 - wide(cell)) // 2
        drawn += [*padded([("", " " * left), *cell], size - 1), ("faint", "|")]
    return drawn


def _edges(rows: Sequence[Sequence[Row]], place: int, size: int) -> Row:
    """Below the row above and above the row below: where both have an edge, it is the same."""
    signs: dict[int, str] = {}
    for row, pair in ((place - 1, "\\/"), (place, "/\\")):
        for at in range(len(rows[row]) if 0 <= row < len(rows) else 0):
            left = _begin(row, size) + at * size
            signs |= {left + size // 4: pair[0], left + size - size // 4: pair[1]}
    return [("faint", "".join(signs.get(x, " ") for x in range(max(signs, default=-1) + 1)))]
