"""What all boards show in the same way: goods, workers, markers; and panels that are made once and shown again."""

from collections.abc import Callable, Hashable, Iterable
from enum import Enum
from functools import wraps
from typing import ParamSpec, TypeVar

import msgspec
from darbar import Seat
from darbar.core.moves import ident
from darbar.ui.scene import Item, Piece

from ..components import Good, Guild, Notable, Space

P = ParamSpec("P")
R = TypeVar("R")

MOST_KEPT = 1024
"""So many forms of a panel are kept."""

ROMAN = ("", "I", "II", "III", "IV")


def ids(kind: Iterable[Enum]) -> tuple[str, ...]:
    """The ids of all members of an enum, by their numbers."""
    return tuple(map(ident, kind))


GOODS, SPACES, GUILDS, NOTABLES = ids(Good), ids(Space), ids(Guild), ids(Notable)
ONE = tuple(Item(good) for good in GOODS)
"""One of each good."""

encoded = msgspec.msgpack.Encoder().encode
"""Part of a view as bytes, to compare it with what has been drawn before."""


def kept(shown: Callable[P, Hashable]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Make a panel anew only if something is different in all that it shows, which `shown` tells."""

    def keep(make: Callable[P, R]) -> Callable[P, R]:
        made: dict[Hashable, R] = {}

        @wraps(make)
        def keeper(*args: P.args, **named: P.kwargs) -> R:
            what = shown(*args, **named)
            found = made.get(what)
            if found is None:
                if len(made) >= MOST_KEPT:
                    made.clear()
                found = made[what] = make(*args, **named)
            return found

        return keeper

    return keep


def counted(id: str, count: int) -> tuple[Item, ...]:
    """So many of something, if any."""
    return (Item(id, count),) if count else ()


def worker(seat: int, lies: bool) -> tuple[Piece, ...]:
    """The worker on a space, if there is one."""
    return (Piece("worker", Seat(seat), state="lying" if lies else "standing"),) if seat >= 0 else ()


def used(seat: int, is_used: int) -> tuple[Piece, ...]:
    """The marker that shows that an action has been used."""
    return (Piece("marker", Seat(seat), state="used"),) if is_used else ()
