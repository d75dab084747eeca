"""What is on the table: nine cells, the marks in them, and what is told of them."""

from enum import IntEnum

from darbar import Event, Move, Seat, State
from darbar.core.meanings import Owner

NOBODY = -1


class Cell(IntEnum):
    """A column and a row, from the top left."""

    A1, B1, C1, A2, B2, C2, A3, B3, C3 = range(9)


class Mark(Move):
    """Mark {cell}."""

    cell: Cell


class Marked(Event):
    """{seat} marked {cell}."""

    seat: Seat
    cell: Cell


class Won(Event):
    """{seat} has three in a row."""

    seat: Seat


class TicTacToe(State):
    """Whose mark is in each cell, who is next, and who has won."""

    cells: list[Owner]
    marks: int = 0
    winner: Owner = NOBODY
