"""Contests: who has most, who comes next, and what breaks a tie."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from ..core.seats import Seat


def places(strength: Mapping[Seat, int], tie_break: Callable[[Seat], int] | None = None) -> list[list[Seat]]:
    """First place, second place and so on, each a group of equals; the tie-break (higher is better) splits groups.

    `places({0: 2, 1: 5, 2: 2})` is `[[1], [0, 2]]`.
    """

    def rank(seat: Seat) -> tuple[int, int]:
        return (strength[seat], tie_break(seat) if tie_break else 0)

    groups: list[list[Seat]] = []
    for seat in sorted(strength, key=rank, reverse=True):
        if groups and rank(groups[-1][0]) == rank(seat):
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return groups


def first_come(arrivals: Iterable[Seat]) -> Callable[[Seat], int]:
    """A tie-break for whoever was there first: the seats in order of their arrival; who never came is last."""
    order = list(dict.fromkeys(arrivals))
    return lambda seat: -order.index(seat) if seat in order else -len(order)


def ranking(strength: Sequence[int], arrivals: Iterable[Seat]) -> list[Seat]:
    """Those who came, strongest first; among equals whoever came first.

    `ranking([4, 1, 4], [1, 2, 0])` is `[2, 0, 1]`.
    """
    return sorted(arrivals, key=lambda seat: -strength[seat])


def sole_most(strength: Sequence[int]) -> Seat | None:
    """Who has more than everybody else; nobody between equals, or where nobody has any.

    `sole_most([2, 5, 2])` is 1, and `sole_most([5, 5, 2])` is None.
    """
    most = max(strength, default=0)
    return Seat(strength.index(most)) if most > 0 and strength.count(most) == 1 else None


def count(owners: Iterable[Seat]) -> dict[Seat, int]:
    """How many each owner has."""
    strength: dict[Seat, int] = {}
    for owner in owners:
        strength[owner] = strength.get(owner, 0) + 1
    return strength
