"""Roads: a grid of cells on which tiles with roads are laid and turned, so that roads meet.

The exits of a tile are a number, the sum of the sides to which its roads lead. Cells are numbered row by row. The roads
on a board are a list with the exits in each cell, 0 where there is no road; it belongs to the state.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

NORTH, EAST, SOUTH, WEST = SIDES = 1, 2, 4, 8
"""Clockwise: a quarter turn of a tile doubles each of its exits."""

ALL: Final = 15


def turned(exits: int, quarters: int = 1) -> int:
    """The exits of a tile after so many quarter turns, clockwise."""
    exits <<= quarters % 4
    return (exits | exits >> 4) & ALL


def rotations(exits: int) -> tuple[int, ...]:
    """The exits of a tile in all its different positions."""
    return tuple(dict.fromkeys(turned(exits, quarters) for quarters in range(4)))


def _opposite(side: int) -> int:
    """The side that lies across: a road that leaves to the north comes in from the south."""
    return turned(side, 2)


@dataclass(frozen=True, eq=False)
class RoadGrid:
    """The cells of a board, `width` in a row; nothing is ever laid on those that are `blocked`."""

    width: int
    height: int
    blocked: frozenset[int] = frozenset()

    @cached_property
    def cells(self) -> tuple[int, ...]:
        """The cells on which something can lie."""
        return tuple(cell for cell in range(self.width * self.height) if cell not in self.blocked)

    @cached_property
    def neighbours(self) -> tuple[tuple[tuple[int, int, int], ...], ...]:
        """For each cell, those beside it: to which side, which cell, and the side of that cell that faces back."""
        return tuple(tuple(self._beside(cell)) for cell in range(self.width * self.height))

    def _beside(self, cell: int) -> Iterable[tuple[int, int, int]]:
        row, column = divmod(cell, self.width)
        steps = ((NORTH, -1, 0), (EAST, 0, 1), (SOUTH, 1, 0), (WEST, 0, -1))
        for side, down, right in steps:
            if 0 <= row + down < self.height and 0 <= column + right < self.width:
                beside = (row + down) * self.width + column + right
                if beside not in self.blocked:
                    yield side, beside, _opposite(side)

    @cached_property
    def leaving(self) -> tuple[tuple[tuple[tuple[int, int], ...], ...], ...]:
        """`[cell][exits]`: where roads lead from a cell: to which cell, and to which side of it."""
        return tuple(
            tuple(tuple((beside, back) for side, beside, back in sides if exits & side) for exits in range(ALL + 1))
            for sides in self.neighbours
        )

    def arriving(self, roads: Sequence[int], cell: int) -> int:
        """The sides at which roads of neighbours come to a cell."""
        sides = 0
        for side, beside, back in self.neighbours[cell]:
            if roads[beside] & back:
                sides |= side
        return sides

    def open_ends(self, roads: Sequence[int]) -> dict[int, int]:
        """The empty cells to which a road comes, and from which sides."""
        leaving, ends = self.leaving, dict[int, int]()
        for cell, exits in enumerate(roads):
            if exits:
                for beside, back in leaving[cell][exits]:
                    if not roads[beside]:
                        ends[beside] = ends.get(beside, 0) | back
        return dict(sorted(ends.items()))

    def reached(self, roads: Sequence[int], start: int) -> set[int]:
        """The cells that roads join to a cell, itself included."""
        leaving, found, waiting = self.leaving, {start}, [start]
        for cell in waiting:
            for beside, back in leaving[cell][roads[cell]]:
                if roads[beside] & back and beside not in found:
                    found.add(beside)
                    waiting.append(beside)
        return found

    def is_joined(self, roads: Sequence[int], start: int) -> bool:
        """Whether all that lies there is joined to a cell by roads."""
        return len(self.reached(roads, start)) == len(roads) - roads.count(0)

    def keeps_joined(self, roads: Sequence[int], cell: int, exits: Collection[int], start: int) -> tuple[int, ...]:
        """Which of these exits can be put into a cell, whatever lies there, so that all is joined to another."""
        changed, kept = list(roads), []
        for one in exits:
            changed[cell] = one
            if self.is_joined(changed, start):
                kept.append(one)
        return tuple(kept)
