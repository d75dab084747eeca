"""3 Goods and gold: what collections are worth, and how the best payment is found."""

from itertools import product

import pytest
from alrashid_positions import GREEN, counted, goods, has, resolving, state_of
from darbar.testing import offered, play, rule
from darbar_alrashid.components import COMMON, RARE, Good
from darbar_alrashid.gold import spared, suggestion, worth
from hypothesis import given
from hypothesis import strategies as st

STATE = state_of(green=has(), red=has())
ONE_EACH = "wood metal pottery spice silk"


def gold(listed):
    """What these goods are worth."""
    return worth(STATE, counted(Good, listed))


@pytest.mark.parametrize(
    ("listed", "value"),
    [
        ("wood", 1),
        ("wood silk", 3),
        ("wood metal silk", 6),
        ("wood metal pottery silk", 10),
        (ONE_EACH, 15),
        ("wood wood wood", 3),
        ("", 0),
    ],
)
@rule("alrashid", "3.1")
def test_different_goods_are_worth_more_together(listed, value):
    assert gold(listed) == value


@rule("alrashid", "3.1", "E7")
def test_a_single_good_is_worth_one_gold_whatever_it_is():
    assert [gold(one) for one in ONE_EACH.split()] == [1] * 5


@pytest.mark.parametrize(
    ("listed", "value"),
    [("wood pottery pottery silk", 7), ("wood pottery metal metal silk silk", 13)],
)
@rule("alrashid", "3.1", "E8", "E9")
def test_what_is_left_of_a_set_makes_another_set(listed, value):
    assert gold(listed) == value


@rule("alrashid", "3.1", "E12", "R27")
def test_two_full_sets_are_worth_thirty():
    assert gold(f"{ONE_EACH} {ONE_EACH}") == 30


@given(st.lists(st.integers(0, 5), min_size=5, max_size=5))
@rule("alrashid", "R27")
def test_sets_are_as_large_as_they_can_be(counts):
    sets = [sum(count > level for count in counts) for level in range(max(counts))]
    assert worth(STATE, counts) == sum(size * (size + 1) // 2 for size in sets)


@rule("alrashid", "3.3")
def test_three_goods_are_common_and_two_are_rare():
    assert {*COMMON, *RARE} == set(Good) and len(COMMON) == 3


# 3.2 Payments


def payments(counts, price):
    """Every part of a collection that pays a price."""
    return [given for given in product(*(range(count + 1) for count in counts)) if worth(STATE, given) >= price]


@given(st.lists(st.integers(0, 3), min_size=5, max_size=5), st.integers(1, 31))
@rule("alrashid", "3.2", "R27")
def test_the_suggested_payment_leaves_as_much_as_any(counts, price):
    if worth(STATE, counts) < price:
        return
    given = [suggestion(STATE, counts, price).count(good) for good in Good]
    assert worth(STATE, given) >= price

    def kept(paid):
        left = [count - gone for count, gone in zip(counts, paid, strict=True)]
        return worth(STATE, left), sum(left)

    assert kept(given) == max(kept(paid) for paid in payments(counts, price))


@given(st.lists(st.integers(0, 3), min_size=5, max_size=5))
def test_the_good_that_is_easiest_to_spare_costs_least(counts):
    least = [
        worth(STATE, [count - (kind == one) for kind, count in enumerate(counts)]) for one in range(5) if counts[one]
    ]
    assert spared(STATE, counts) == max(least, default=-1)


@rule("alrashid", "3.2", "E10")
def test_eighteen_gold_can_be_paid_exactly():
    listed = counted(Good, f"{ONE_EACH} silk pottery")
    assert worth(STATE, listed) == 18
    assert len(suggestion(STATE, listed, 18)) == 7


def buying_for_fourteen(*answers):
    """Green pays 14 gold: a pasha for 13, as the second, and the Qadi's favour."""
    stock = "wood wood wood pottery pottery metal spice silk"
    return resolving(
        "politics",
        *answers,
        pawns={"politics": "red pasha, green sage", "sanmatia": "red sage", "trade": "red merchant"},
        green=has(goods=stock),
        red=has(),
    )


@rule("alrashid", "3.2", "E11")
def test_seven_goods_worth_fourteen_pay_for_fourteen():
    match = buying_for_fourteen("serve", "request qadi")
    assert match.ask.prompt.args["gold"] == 14
    play(match, *[f"give {good}" for good in ("wood", "pottery", "metal", "silk", "wood", "pottery", "wood")])
    assert (goods(match, GREEN), match.state.players[GREEN].influence) == ("spice", 1)


@rule("alrashid", "3.2", "E11")
def test_five_different_goods_pay_for_fourteen_and_nothing_is_given_back():
    match = buying_for_fourteen("serve", "request qadi")
    assert offered(match, "Green")[0] == "pay"
    play(match, *[f"give {good}" for good in ONE_EACH.split()])
    assert goods(match, GREEN) == "wood wood pottery"
    assert match.state.retinue.reserve[GREEN][0] == 1
