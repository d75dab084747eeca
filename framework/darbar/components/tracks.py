"""Tracks: where each seat's marker stands, and what happens on the way up."""

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Track(Generic[T]):
    """The printed track: its last step, and the bonus on each step that has one.

    The markers are data of the state, a list with a step for each seat, so one printed track serves every match. Those
    that belong to nobody come after those of the seats.
    """

    top: int
    bonuses: Mapping[int, T]

    def __post_init__(self) -> None:
        object.__setattr__(self, "bonuses", MappingProxyType(dict(sorted(self.bonuses.items()))))

    @cached_property
    def _steps(self) -> list[int]:
        """The steps with a bonus, lowest first."""
        return [*self.bonuses]

    @cached_property
    def _given(self) -> list[T]:
        """What is on them."""
        return [*self.bonuses.values()]

    def climb(self, markers: list[int], seat: int, steps: int = 1) -> list[T]:
        """Move a marker up (or down), never past either end; the bonuses on the steps it came up to, in order.

        `seat` is whose marker it is: its place in the list, which for a marker of nobody is beyond the last seat.
        """
        before = markers[seat]
        after = markers[seat] = max(0, min(self.top, before + steps))
        return self.between(before, after)

    def climb_once(self, markers: list[int], highest: list[int], seat: int, steps: int = 1) -> list[T]:
        """The same where a marker that has come down gets no bonus twice; `highest` is how far each has ever been."""
        before = highest[seat]
        after = markers[seat] = max(0, min(self.top, markers[seat] + steps))
        if after <= before:
            return []
        highest[seat] = after
        return self.between(before, after)

    def between(self, before: int, after: int) -> list[T]:
        """The bonuses on the steps after the one up to the other, in order."""
        return self._given[bisect_right(self._steps, before) : bisect_right(self._steps, after)]

    def next_bonus(self, highest: int) -> int | None:
        """The next step with a bonus for a marker that has been so high; None when there is none left."""
        return next((step for step in self.bonuses if step > highest), None)


@dataclass(frozen=True)
class CrossingTracks:
    """Two tracks side by side that run against each other: one of `steps`, and one with `finer` steps beside each."""

    steps: int
    finer: int = 1

    def beside(self, fine: int) -> int:
        """The step of the first track beside a step of the second."""
        return self.steps + 1 - -(-fine // self.finer)

    def overlap(self, first: int, fine: int) -> int:
        """By how many steps of the first track the markers have crossed; 0 when they meet, below before that."""
        return first - self.steps - 1 + -(-fine // self.finer)
