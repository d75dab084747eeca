"""Networks: places on a map, the roads between them, and what hangs together for whoever owns some of the places.

A set of places is a number with a bit for each, so that what a player owns is one number of the state.
"""

from collections.abc import Iterable
from dataclasses import dataclass


def places_in(places: int) -> list[int]:
    """The places of a set, in order."""
    found = []
    while places:
        lowest = places & -places
        found.append(lowest.bit_length() - 1)
        places ^= lowest
    return found


@dataclass(frozen=True, eq=False)
class Network:
    """A map: for each place, the set of those that a road joins to it."""

    roads: tuple[int, ...]

    @classmethod
    def joining(cls, count: int, roads: Iterable[tuple[int, int]]) -> "Network":
        """The map of so many places with these roads, which can be taken both ways."""
        joined = [0] * count
        for one, other in roads:
            joined[one] |= 1 << other
            joined[other] |= 1 << one
        return cls(tuple(joined))

    def neighbours(self, places: int) -> int:
        """The places to which a road leads from any of these, as a set; some of these may be among them."""
        found = 0
        while places:
            lowest = places & -places
            found |= self.roads[lowest.bit_length() - 1]
            places ^= lowest
        return found

    def reached(self, start: int, own: int) -> int:
        """All of one's own places that hang together with any of the first ones, by roads from one to another.

        Both are sets, and so is the answer; `start` counts as one's own.
        """
        found = fresh = start
        while fresh:
            fresh = self.neighbours(fresh) & own & ~found
            found |= fresh
        return found
