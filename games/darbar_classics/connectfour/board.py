"""What is on the table: seven columns, the discs in them, and what is told of them."""

from enum import IntEnum
from typing import Annotated

from darbar import Event, Move, Seat, State
from darbar.core.meanings import Owner, UpTo

NOBODY = -1
ROWS = 6


class Column(IntEnum):
    """The seven columns, from the left."""

    A, B, C, D, E, F, G = range(7)


class Drop(Move):
    """Drop a disc into column {column}."""

    column: Column


class Dropped(Event):
    """{seat} dropped a disc into column {column}."""

    seat: Seat
    column: Column


class Won(Event):
    """{seat} has four in a row."""

    seat: Seat


class ConnectFour(State):
    """The discs in each column, from the bottom up, and who has won."""

    columns: list[Annotated[list[Owner], UpTo(ROWS)]]
    discs: int = 0
    winner: Owner = NOBODY
