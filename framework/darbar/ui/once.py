"""Once: what was made from the same things is not made again, as long as somebody asks for it now and then."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Generic, ParamSpec, TypeVar

import msgspec

P = ParamSpec("P")
T = TypeVar("T")

MOST = 512
"""So many forms of a panel are kept, and as many of before."""


encoded = msgspec.msgpack.Encoder().encode
"""Part of a view as bytes, to compare it with what was shown before."""


class Once(Generic[T]):
    """What was made, by what it was made from, for any thread.

    There are two generations of it. When the younger one is full, the older one is forgotten, and whatever nobody has
    asked for since the last time goes with it.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._young: dict[Hashable, T] = {}
        self._old: dict[Hashable, T] = {}

    def get(self, source: Hashable, make: Callable[[], T]) -> T:
        """What was made from a source, or is made now."""
        found = self._young.get(source)
        if found is None:
            found = self._old.get(source)
            if found is None:
                found = make()
            if len(self._young) >= self._most:
                self._old, self._young = self._young, {}
            self._young[source] = found
        return found


class OnceOf(Generic[T]):
    """The same for what is made from the very same object, whatever is in it; the object is kept with it."""

    def __init__(self, most: int) -> None:
        self._made: Once[tuple[object, T]] = Once(most)

    def get(self, thing: object, also: Hashable, make: Callable[[], T]) -> T:
        """What was made from an object, and from something else that can be compared."""
        return self._made.get((id(thing), also), lambda: (thing, make()))[1]


class Same:
    """Some things that equal others only if they are the very same; it keeps them, so that this stays true."""

    __slots__ = ("_ids", "_things")

    def __init__(self, things: tuple[object, ...]) -> None:
        self._things = things
        self._ids = tuple(map(id, things))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self._ids == other._ids

    def __hash__(self) -> int:
        return hash(self._ids)


def kept(shown: Callable[P, Hashable], most: int = MOST) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Make a panel anew only if something is different in all that it shows, which `shown` tells."""

    def keep(make: Callable[P, T]) -> Callable[P, T]:
        made: Once[T] = Once(most)

        @wraps(make)
        def keeper(*args: P.args, **named: P.kwargs) -> T:
            return made.get(shown(*args, **named), lambda: make(*args, **named))

        return keeper

    return keep
