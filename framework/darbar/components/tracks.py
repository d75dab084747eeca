"""Tracks: where each seat's marker stands, and what happens on the way up."""

from collections.abc import Mapping
from dataclasses import dataclass
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
        object.__setattr__(self, "bonuses", MappingProxyType(dict(self.bonuses)))

    def climb(self, markers: list[int], seat: int, steps: int = 1) -> list[T]:
        """Move a marker up (or down), never past either end; the bonuses on the steps it came up to, in order.

        `seat` is whose marker it is: its place in the list, which for a marker of nobody is beyond the last seat.
        """
        before = markers[seat]
        after = markers[seat] = max(0, min(self.top, before + steps))
        return [self.bonuses[step] for step in range(before + 1, after + 1) if step in self.bonuses]
