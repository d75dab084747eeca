"""What is in the box, where it comes from, and what happens when somebody changes it."""

from collections import Counter

import darbar
import pytest
from bazaar_positions import ANA, coins, has, noon
from darbar import RecordError
from darbar.components import Sharing
from darbar.errors import UnknownName
from darbar.testing import play, rule
from darbar.ui.rulebook import rules
from darbar_bazaar.components import Bonus, Good, OrderCard, Space
from darbar_bazaar.game import BAZAAR
from msgspec import structs

TABLES = BAZAAR.pack().components


def test_there_are_eight_spaces_sixteen_orders_and_five_steps_that_give_something():
    assert (len(TABLES.spaces), len(TABLES.orders), len(TABLES.reputation)) == (8, 16, 5)
    assert (len(Space), len(OrderCard), len(Good)) == (8, 16, 3)


@rule("bazaar", "3.2", "3.3", "3.4", "3.6")
def test_each_space_has_its_cost_and_its_way_of_sharing():
    assert {row.id for row in TABLES.spaces if row.cost == 1} == {"silk-stall", "spice-stall", "tea-stall"}
    assert {row.cost for row in TABLES.spaces} == {0, 1}
    shared = {row.id: row.sharing for row in TABLES.spaces}
    assert Counter(shared.values()) == {Sharing.BLOCK: 4, Sharing.BUMP: 2, Sharing.CROWD: 2}
    assert (shared["docks"], shared["palace"]) == (Sharing.CROWD, Sharing.CROWD)
    assert {row.id: row.capacity for row in TABLES.spaces if row.capacity > 1} == {"market": 2}


def test_the_orders_ask_for_every_good_about_equally():
    wanted = [sum(row.goods[good] for row in TABLES.orders) for good in Good]
    assert sum(wanted) == 50
    assert max(wanted) - min(wanted) <= 1


def test_an_order_that_takes_more_goods_pays_more():
    by_size = sorted(TABLES.orders, key=lambda row: sum(row.goods))
    for small in by_size:
        for large in by_size:
            if sum(small.goods) < sum(large.goods):
                assert small.coins + small.points < large.coins + large.points


@rule("bazaar", "3.11")
def test_the_steps_of_reputation():
    assert BAZAAR.pack().track.top == 8
    assert BAZAAR.pack().track.bonuses == {
        2: Bonus.COINS,
        4: Bonus.WORKER,
        6: Bonus.COINS,
        7: Bonus.ORDER,
        8: Bonus.LAST_DAY,
    }


def test_every_row_names_a_rule_as_its_source():
    numbers = {f"rules {rule.number}" for rule in rules("darbar_bazaar")}
    for row in (*TABLES.spaces, *TABLES.orders, *TABLES.reputation):
        assert row.source in numbers, row


# Changed rows


def test_a_changed_row_counts_in_the_match():
    match = noon(components={"spaces": {"docks": {"cost": 2}}}, ana=has(), ben=has())
    play(match, "place docks")
    assert coins(match)[ANA] == 1


def test_a_match_is_begun_with_changed_rows_and_its_record_keeps_them():
    changes = {"orders": {"wedding": {"points": 9, "source": "house rule"}}}
    match = darbar.new("bazaar", seats=2, seed=1, components=changes)
    assert match.state.box.components.orders[OrderCard.WEDDING].points == 9
    assert match.state.box.components.orders[OrderCard.FEAST].points == 4
    again = darbar.load(match.record.dumps())
    assert again.state.box is match.state.box


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"orders": {"wedding": {"silk": 0}}}, "order 'wedding' asks for no goods"),
        ({"orders": {"wedding": {"silk": -1, "tea": 2}}}, "component table orders, row 'wedding'.*>= 0.*silk"),
        ({"spaces": {"docks": {"cost": -1}}}, "component table spaces, row 'docks'.*>= 0.*cost"),
        ({"spaces": {"market": {"capacity": 0}}}, "component table spaces, row 'market'.*>= 1.*capacity"),
        ({"reputation": {"fame": {"step": 0}}}, "component table reputation, row 'fame'.*>= 1.*step"),
        ({"reputation": {"fame": {"step": 2}}}, "two rows of reputation have the same step"),
        ({"reputation": {"fame": {"bonus": "glory"}}}, "component table reputation, row 'fame'"),
        ({"spaces": {"docks": {"cost": "much"}}}, "component table spaces, row 'docks'"),
        ({"orders": {"wedding": {"cotton": 1}}}, "component table orders, row 'wedding'"),
    ],
)
def test_a_wrong_row_is_named(changes, fault):
    with pytest.raises(RecordError, match=fault):
        darbar.new("bazaar", components=changes)


def test_a_table_that_names_other_things_than_the_rules_is_a_fault():
    tables = structs.replace(TABLES, spaces=TABLES.spaces[1:], orders=TABLES.orders[::-1])
    assert list(tables.faults()) == [
        "Space and its table name different things",
        "OrderCard and its table name different things",
    ]


@pytest.mark.parametrize(
    ("changes", "hint"),
    [({"order": {}}, "Did you mean orders"), ({"orders": {"weding": {}}}, "Did you mean wedding")],
)
def test_an_unknown_row_or_table_brings_its_neighbours(changes, hint):
    with pytest.raises(UnknownName, match=hint):
        darbar.new("bazaar", components=changes)
