"""Workers and the spaces they stand on: who may enter, who has to leave, and what it costs.

A worker waits in the reserve until it is hired, is at home between placements, and stands or lies on a space. Where
workers differ in rank and nobody ever keeps another out, a `Retinue` counts them by rank and notes who came first.
"""

from collections.abc import Sequence
from enum import Enum, IntEnum
from typing import Annotated, Final

from msgspec import Meta

from ..core.box import Row
from ..core.seats import Seat
from ..core.state import Piece
from ..core.texts import Text, text
from .contests import ranking


class Pose(IntEnum):
    """How a worker on a space holds itself."""

    STANDING = 0
    LYING = 1


class Sharing(Enum):
    """What happens when a space is full."""

    BLOCK = "block"
    """Standing workers keep others out; a lying one is sent home by whoever comes."""

    BUMP = "bump"
    """Whoever comes sends home a worker that lies, or else the one that has been there longest."""

    CROWD = "crowd"
    """There is always room."""


class SpaceRow(Row):
    """The rules of one space, as a row of a component table. `capacity` does not limit a crowd."""

    sharing: Sharing
    cost: Annotated[int, Meta(ge=0)] = 0
    capacity: Annotated[int, Meta(ge=1)] = 1


class Worker(Piece):
    """One worker on a space."""

    seat: Seat
    pose: Pose = Pose.STANDING


class Workforce(Piece):
    """All workers of a match. `home[seat]`, `reserve[seat]`; `spaces[space]` in order of arrival."""

    home: list[int]
    reserve: list[int]
    spaces: list[list[Worker]]

    def hire(self, seat: Seat) -> bool:
        """A worker comes home from the reserve; False when none is left."""
        if not self.reserve[seat]:
            return False
        self.reserve[seat] -= 1
        self.home[seat] += 1
        return True

    def enter(self, space: int, row: SpaceRow, seat: Seat) -> list[Worker]:
        """A worker goes from home to a space that lets it in; the workers it sent home."""
        there, leaving = self.spaces[space], []
        if len(there) >= row.capacity and row.sharing is not Sharing.CROWD:
            leaving.append(self._leaves(there, row))
            self.go_home(space, leaving[0])
        self.home[seat] -= 1
        there.append(Worker(seat))
        return leaving

    def go_home(self, space: int, worker: Worker) -> None:
        """A worker leaves its space."""
        self.spaces[space].remove(worker)
        self.home[worker.seat] += 1

    def all_home(self) -> None:
        """Every worker leaves its space."""
        for there in filter(None, self.spaces):
            for worker in there:
                self.home[worker.seat] += 1
            there.clear()

    def find(self, space: int, seat: Seat, pose: Pose) -> Worker | None:
        """A seat's first worker in this pose on a space."""
        return next((w for w in self.spaces[space] if w.seat == seat and w.pose is pose), None)

    def on_board(self, seat: Seat) -> int:
        """How many of a seat's workers stand or lie on spaces."""
        return sum(worker.seat == seat for there in self.spaces for worker in there)

    @staticmethod
    def _leaves(there: list[Worker], row: SpaceRow) -> Worker:
        lying = next((worker for worker in there if worker.pose is Pose.LYING), None)
        return lying or there[0]


class Retinue(Piece):
    """Workers of several ranks that crowd into spaces.

    `home[seat][rank]`, `reserve[seat][rank]` and `spaces[space][seat][rank]` are numbers; `arrivals[space]` lists the
    seats that are there, in the order of their first worker.
    """

    home: list[list[int]]
    reserve: list[list[int]]
    spaces: list[list[list[int]]]
    arrivals: list[list[Seat]]

    def hire(self, seat: Seat, rank: int) -> bool:
        """A worker comes home from the reserve; False when none of its rank is left."""
        if not self.reserve[seat][rank]:
            return False
        self.reserve[seat][rank] -= 1
        self.home[seat][rank] += 1
        return True

    def enter(self, space: int, seat: Seat, rank: int) -> None:
        """A worker goes from home to a space; the seat's first one there takes its place in the order of arrival."""
        self.home[seat][rank] -= 1
        self.spaces[space][seat][rank] += 1
        if seat not in self.arrivals[space]:
            self.arrivals[space].append(seat)

    def leave(self, space: int, seat: Seat, rank: int) -> None:
        """A worker comes home from a space; with the seat's last one there, its place in the order of arrival goes."""
        there = self.spaces[space][seat]
        there[rank] -= 1
        self.home[seat][rank] += 1
        if not any(there):
            self.arrivals[space].remove(seat)

    def shift(self, origin: int, space: int, seat: Seat, rank: int) -> None:
        """A worker goes from one space to another, where it comes as one that arrives now."""
        self.leave(origin, seat, rank)
        self.enter(space, seat, rank)

    def go_home(self, space: int, seat: Seat) -> None:
        """All of a seat's workers leave a space."""
        home, there = self.home[seat], self.spaces[space][seat]
        for rank, count in enumerate(there):
            if count:
                home[rank] += count
                there[rank] = 0
        self.arrivals[space].remove(seat)

    def on_board(self, seat: Seat) -> bool:
        """Whether any of a seat's workers is on a space."""
        for there in self.arrivals:
            if seat in there:
                return True
        return False

    def strengths(self, space: int, weights: Sequence[int]) -> list[int]:
        """What each seat's workers on a space weigh together, when each counts as much as its rank does."""
        return [sum(map(int.__mul__, there, weights)) for there in self.spaces[space]]

    def ranking(self, space: int, weights: Sequence[int]) -> list[Seat]:
        """Who is on a space, strongest first; among equals whoever came first."""
        arrivals = self.arrivals[space]
        return ranking(self.strengths(space, weights), arrivals) if len(arrivals) > 1 else list(arrivals)


NO_WORKER: Final = text("refusal-no-worker")
OWN_WORKER: Final = text("refusal-own-worker")


def why_not_enter(workforce: Workforce, space: int, row: SpaceRow, seat: Seat, coins: int) -> Text | None:
    """Why a worker of this seat may not go to a space; None when it may."""
    if not workforce.home[seat]:
        return NO_WORKER
    if coins < row.cost:
        return text("refusal-cost", cost=row.cost, coins=coins)
    there = workforce.spaces[space]
    if row.sharing is Sharing.CROWD or len(there) < row.capacity:
        return None
    if row.sharing is Sharing.BLOCK:
        standing = all(worker.pose is Pose.STANDING for worker in there)
        return text("refusal-space-full", capacity=row.capacity) if standing else None
    return OWN_WORKER if Workforce._leaves(there, row).seat == seat else None
