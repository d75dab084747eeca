"""Dice: all chance from one integer."""

from collections import Counter

import pytest
from darbar import Dice
from darbar.core.table import Table
from hypothesis import given
from hypothesis import strategies as st
from toys import Steps

SEEDS = st.integers(0, 2**64 - 1)


@given(SEEDS, st.integers(1, 1000))
def test_a_throw_is_one_of_its_sides(seed, sides):
    assert 1 <= Dice(seed).roll(sides) <= sides
    assert 0 <= Dice(seed).below(sides) < sides


@given(SEEDS)
def test_the_counter_is_all_there_is(seed):
    dice = Dice(seed)
    dice.roll()
    again = Dice(dice.counter)
    assert [dice.below(100) for _ in range(5)] == [again.below(100) for _ in range(5)]
    assert 0 <= dice.counter < 2**64


def test_throws_are_the_same_on_every_machine():
    """The first numbers of SplitMix64 from 0, as published."""
    dice = Dice(0)
    published = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]
    assert [dice.below(2**64) for _ in published] == published


@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1])
def test_every_side_comes_up_about_as_often(seed):
    dice = Dice(seed)
    counts = Counter(dice.roll(6) for _ in range(6000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(850 < count < 1150 for count in counts.values())


def test_neighbouring_seeds_do_not_throw_alike():
    throws = [tuple(dice.roll(6) for _ in range(6)) for dice in map(Dice, range(200))]
    assert len(set(throws)) > 190


def test_every_order_comes_out_of_a_shuffle_about_as_often():
    dice = Dice(3)
    orders = Counter()
    for _ in range(2400):
        things = ["a", "b", "c", "d"]
        dice.shuffle(things)
        orders["".join(things)] += 1
    assert len(orders) == 24
    assert all(60 < count < 145 for count in orders.values())


@given(SEEDS, st.lists(st.integers()))
def test_a_shuffle_loses_nothing(seed, things):
    shuffled = list(things)
    Dice(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(things)


@given(SEEDS, st.lists(st.integers(), min_size=1))
def test_a_pick_is_one_of_the_things(seed, things):
    assert Dice(seed).pick(things) in things


def test_the_table_throws_with_the_dice_of_the_state():
    table = Table(Steps(dice=5))
    dice = Dice(5)
    assert [table.roll(20), table.roll(6)] == [dice.roll(20), dice.roll(6)]
    things = list(range(9))
    table.shuffle(things)
    assert sorted(things) == list(range(9)) != things
    assert table.state.dice != dice.counter
