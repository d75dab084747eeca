"""Seats: who sits where at the table."""

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0. People read it from 1: seat 0 is the first player."""

EVERYONE: Final = None
"""Who sees a thing that all may see."""

NOBODY: Final = Seat(-1)
"""Who sees a thing that stays face down."""


def seats(count: int) -> list[Seat]:
    """All seats of a table of `count`, in clockwise order."""
    return [Seat(number) for number in range(count)]
