"""Meanings: what a plain number or list of a state stands for, said in its type.

Rules need none of them. Whoever turns a state into features reads them, and so does a person:

    occupants: list[Owner]                     # a seat, or below zero for nobody
    covers: Annotated[int, Bits(8)]            # a set, with a bit for each of eight
    fashion: Annotated[int, OneOf(4)]          # a name, not an amount
    money: Annotated[list[int], BySeat()]      # one for each seat, even where four seats could be four suits
    column: Annotated[list[Owner], UpTo(6)]    # places in order, of which not all are filled
"""

from typing import Annotated, TypeAlias

from msgspec import Struct


class Meaning(Struct, frozen=True):
    """What a number or a list stands for."""


class Owned(Meaning, frozen=True):
    """A number that is a seat; below zero it is nobody's."""


class Bits(Meaning, frozen=True):
    """A number that is a set of things, with a bit for each of `count`."""

    count: int


class OneOf(Meaning, frozen=True):
    """A number that is a name for one of `count` things, from 0; below zero it is none of them."""

    count: int


class BySeat(Meaning, frozen=True):
    """A list with something for each seat."""


class UpTo(Meaning, frozen=True):
    """A list whose places have a meaning, and of which `count` can be filled."""

    count: int


class Aside(Meaning, frozen=True):
    """Something that says nothing about who is better off."""


Owner: TypeAlias = Annotated[int, Owned()]
"""A seat, or below zero for nobody."""
