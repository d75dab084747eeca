"""Dice: all chance in a match, from one integer.

A counter goes up by a fixed step at each throw and is scrambled into 64 bits (the SplitMix64 generator), so the whole
state of the dice is the counter: it is saved, copied and compared with the rest of the state.
"""

from collections.abc import MutableSequence, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def scramble(counter: int) -> int:
    """The 64 bits that belong to a counter."""
    z = counter
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def apart(seed: int, *purpose: object) -> int:
    """Chance for something beside a match, like a bot: repeatable from the match's seed, with no way back to it."""
    written = " ".join(map(str, (seed, *purpose)))
    return int.from_bytes(sha256(written.encode()).digest()[:8], "big")


def throw(counter: int, limit: int) -> tuple[int, int]:
    """The next counter, and the number from 0 to `limit` - 1 that belongs to it, each equally likely."""
    counter = (counter + _STEP) & _MASK
    return counter, (scramble(counter) * limit) >> 64


class Dice:
    """A source of chance whose whole state is the integer `counter`."""

    __slots__ = ("counter",)

    def __init__(self, counter: int) -> None:
        self.counter = counter & _MASK

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, each equally likely."""
        self.counter = (self.counter + _STEP) & _MASK
        return (scramble(self.counter) * limit) >> 64

    def roll(self, sides: int = 6) -> int:
        """One die: 1 to `sides`."""
        return self.below(sides) + 1

    def pick(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Put the things into a random order, in place."""
        counter = self.counter
        for last in range(len(things) - 1, 0, -1):  # as `below` does, written out where every call would show
            counter = (counter + _STEP) & _MASK
            other = (scramble(counter) * (last + 1)) >> 64
            things[last], things[other] = things[other], things[last]
        self.counter = counter
