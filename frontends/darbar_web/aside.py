"""Asides: what a page says once, beside the table: a refusal, a move that waits to be confirmed, a hint."""

from msgspec import Struct


class Held(Struct, frozen=True):
    """A move that waits until it is confirmed, and why it deserves a second thought."""

    notation: str
    says: str
    why: str
    so_far: tuple[str, ...] = ()


class Advice(Struct, frozen=True):
    """A hint: a move, what it brings and costs for sure, and what to expect of it."""

    notation: str
    says: str
    why: str
    expected: str


class Aside(Struct, frozen=True):
    """What is said once; `refused` when nothing has changed."""

    notice: str = ""
    refused: bool = False
    held: Held | None = None
    hints: tuple[Advice, ...] = ()


NOTHING = Aside()
