"""How good a position is: the lines that are still open."""

from typing import Final

from darbar import Seat

from .board import NOBODY, ROWS, Column, ConnectFour
from .rules import DIRECTIONS

CELLS = [[1 << column * (ROWS + 1) + row for row in range(ROWS)] for column in Column]
"""A bit for each cell, with a free one above each column."""

LINES = [
    sum(CELLS[column + step * place][row + rise * place] for place in range(4))
    for step, rise in ((0, 1), *DIRECTIONS)
    for column in range(len(Column) - 3 * step)
    for row in range(ROWS)
    if 0 <= row + 3 * rise < ROWS
]
HOPES: Final[tuple[float, ...]] = (0.0, 0.002, 0.01, 0.04)
"""What an open line with so many own discs is worth, where a win is 1; and a line that the next disc completes."""

NEXT_DISC = 0.9


def value(state: ConnectFour, seat: Seat) -> float:
    """How much of a win there is in the lines that the other has not closed."""
    if state.winner != NOBODY:
        return float(state.winner == seat)
    own, other = discs_of(state, seat), discs_of(state, 1 - seat)
    turn = reachable(state) if state.discs % 2 == seat else 0
    hope = 0.0
    for line in LINES:
        if not line & other:
            hope += HOPES[(line & own).bit_count()]
            if (left := line & ~own) & turn and left.bit_count() == 1:
                return NEXT_DISC
    return min(hope, NEXT_DISC)


def discs_of(state: ConnectFour, seat: int) -> int:
    """The cells with discs of a seat."""
    return sum([cell for cells, column in zip(CELLS, state.columns, strict=True)
                for cell, owner in zip(cells, column, strict=False) if owner == seat])  # fmt: skip


def reachable(state: ConnectFour) -> int:
    """The cells into which the next disc can fall."""
    return sum([cells[len(column)] for cells, column in zip(CELLS, state.columns, strict=True) if len(column) < ROWS])
