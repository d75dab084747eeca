"""3 Goods and gold: what a collection of goods is worth, and how to pay with it.

A collection is split into sets of different goods, as large as they can be. A payment may be worth more than the price;
nothing is given back.
"""

from collections.abc import Sequence
from functools import lru_cache

from .components import Good
from .state import AlRashid

Goods = Sequence[int]


def worth(state: AlRashid, goods: Goods) -> int:
    """3.1 The gold of a collection. The n-th good of a set adds the difference between sets of n and n - 1."""
    most, second, third, fourth, fifth = sorted(goods, reverse=True)
    one, two, three, four, five = state.box.set_steps
    return most * one + second * two + third * three + fourth * four + fifth * five


def spared(state: AlRashid, goods: Goods) -> int:
    """What is left to pay with when one good is kept: the one that costs least; -1 without any good."""
    counts = sorted(goods, reverse=True)
    if not counts[0]:
        return -1
    counts[0] -= 1
    return worth(state, counts)


def valued(counts: tuple[int, ...], steps: tuple[int, ...]) -> int:
    """The gold of so many of each kind, most first."""
    return sum(map(int.__mul__, counts, steps))


def suggestion(state: AlRashid, goods: Goods, gold: int) -> list[Good]:
    """3.2 The payment that leaves the most gold, and then the most goods; common goods go before rare ones."""
    by_count = sorted(GOODS, key=lambda good: -goods[good])
    given = cheapest(tuple(goods[good] for good in by_count), gold, state.box.set_steps)
    return [good for good, count in zip(by_count, given, strict=True) for _ in range(count)]


@lru_cache(maxsize=1 << 16)
def cheapest(counts: tuple[int, ...], gold: int, steps: tuple[int, ...]) -> tuple[int, ...]:
    """How many to give of each kind, most first: the largest part of a payment is best taken where there is most."""
    best, most = counts, (-1, 0)
    for given in payments(counts, gold, steps):
        left = tuple(sorted(map(int.__sub__, counts, given), reverse=True))
        kept = (valued(left, steps), sum(left))
        if kept > most:
            best, most = given, kept
    return best


def payments(counts: tuple[int, ...], gold: int, steps: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The payments that stop when the price is reached, set by set, none larger than the one before."""
    found: list[tuple[int, ...]] = []

    def add_set(given: list[int], size: int, left: int) -> None:
        if left <= 0:
            found.append(tuple(given))
            return
        level = given[0]
        room = sum(count > level for count in counts)
        for goods in range(min(size, room), 0, -1):
            more = [count + (kind < goods) for kind, count in enumerate(given)]
            add_set(more, goods, left - sum(steps[:goods]))

    add_set([0] * len(counts), len(counts), gold)
    return found


GOODS = tuple(Good)
