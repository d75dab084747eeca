"""Seats: who sits where at the table."""

from typing import Final, NewType, TypeGuard

Seat = NewType("Seat", int)
"""A place at the table, counted from 0. People read it from 1: seat 0 is the first player."""

EVERYONE: Final = None
"""Who sees a thing that all may see."""

NOBODY: Final = Seat(-1)
"""Who sees a thing that stays face down."""


def seats(count: int) -> list[Seat]:
    """All seats of a table of `count`, in clockwise order."""
    return [Seat(number) for number in range(count)]


def is_seat(given: object, count: int) -> TypeGuard[Seat]:
    """Whether this is a seat of a table of `count`: neither True nor 1.0 is one."""
    return isinstance(given, int) and not isinstance(given, bool) and 0 <= given < count
