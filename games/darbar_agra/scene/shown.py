"""What all boards show in the same way: goods, workers, markers."""

from collections.abc import Iterable
from enum import Enum

from darbar import Seat
from darbar.core.moves import ident
from darbar.ui.scene import Item, Piece

from ..components import Good, Guild, Notable, Space

ROMAN = ("", "I", "II", "III", "IV")


def ids(kind: Iterable[Enum]) -> tuple[str, ...]:
    """The ids of all members of an enum, by their numbers."""
    return tuple(map(ident, kind))


GOODS, SPACES, GUILDS, NOTABLES = ids(Good), ids(Space), ids(Guild), ids(Notable)
ONE = tuple(Item(good) for good in GOODS)
"""One of each good."""


def counted(id: str, count: int) -> tuple[Item, ...]:
    """So many of something, if any."""
    return (Item(id, count),) if count else ()


def worker(seat: int, lies: bool) -> tuple[Piece, ...]:
    """The worker on a space, if there is one."""
    return (Piece("worker", Seat(seat), state="lying" if lies else "standing"),) if seat >= 0 else ()


def used(seat: int, is_used: int) -> tuple[Piece, ...]:
    """The marker that shows that an action has been used."""
    return (Piece("marker", Seat(seat), state="used"),) if is_used else ()
