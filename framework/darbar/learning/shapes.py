"""Shapes: how each part of a game's state becomes numbers, as data that a file can keep.

A shape follows from the types of the state, and where they leave something open, from a survey of matches. It has a
fixed width, whatever stands in the state later.
"""

from typing import TypeAlias

from msgspec import Struct


class Nothing(Struct, frozen=True, tag="nothing"):
    """What is left aside."""


class Number(Struct, frozen=True, tag="number"):
    """An amount, counted in `scale`; where it may be hidden, another number says so."""

    scale: float = 1.0
    hidden: bool = False


class Name(Struct, frozen=True, tag="name"):
    """One of several words: a number for each, of which one is 1."""

    words: tuple[str, ...]


class Index(Struct, frozen=True, tag="index"):
    """One of `count` things, by its number."""

    count: int


class Flags(Struct, frozen=True, tag="flags"):
    """A set: a number for each of `count` bits."""

    count: int


class Holder(Struct, frozen=True, tag="holder"):
    """A seat: each side is told whether it is the one, the table which of `codes` below zero it is."""

    codes: tuple[int, ...] = ()


class Maybe(Struct, frozen=True, tag="maybe"):
    """Something that may be missing."""

    item: "Shape"


class Row(Struct, frozen=True, tag="row"):
    """Things in order; what is beyond `length` is left aside, what is missing counts as zeros."""

    length: int
    item: "Shape"


class Heap(Struct, frozen=True, tag="heap"):
    """Things in any order: how many, and the sum of each of their numbers."""

    item: "Shape"
    scale: float = 1.0


class Held(Struct, frozen=True, tag="held"):
    """Things in any order, each of which has a holder, in its `field` or itself: each side is told about its own."""

    item: "Shape"
    field: str = ""
    scale: float = 1.0


class Sides(Struct, frozen=True, tag="sides"):
    """Something for each seat, and after that `extra` for nobody."""

    item: "Shape"
    extra: int = 0


class Record(Struct, frozen=True, tag="record"):
    """A piece with named fields."""

    fields: dict[str, "Shape"]


class Places(Struct, frozen=True, tag="places"):
    """A tuple, each of whose places is of its own kind."""

    items: tuple["Shape", ...]


Shape: TypeAlias = (
    Nothing | Number | Name | Index | Flags | Holder | Maybe | Row | Heap | Held | Sides | Record | Places
)
