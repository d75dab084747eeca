"""Tracks: where each seat's marker stands, and what happens on the way up."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from ..core.seats import Seat

T = TypeVar("T")


class Track(Generic[T]):
    """The printed track: its last step, and the bonus on each step that has one.

    The markers are data of the state, a list with a step for each seat, so one printed track serves every match.
    """

    def __init__(self, top: int, bonuses: Mapping[int, T]) -> None:
        self.top = top
        self.bonuses = dict(bonuses)

    def climb(self, markers: list[int], seat: Seat, steps: int = 1) -> list[T]:
        """Move a marker up (or down), never past either end; the bonuses on the steps it came up to, in order."""
        before = markers[seat]
        after = markers[seat] = max(0, min(self.top, before + steps))
        return [self.bonuses[step] for step in range(before + 1, after + 1) if step in self.bonuses]
