"""What a position is worth on the way to the final scoring."""

import pytest
from agra_matches import stops
from agra_positions import TURQUOISE, VIOLET, drive, has, state_of, table_of
from darbar_agra.ending import trigger_end
from darbar_agra.game import AGRA, phase
from darbar_agra.phases.turns import closing
from darbar_agra.scoring import score
from darbar_agra.value import rounds_left, value


def worth(own, **words):
    return value(state_of(turquoise=own, violet=has(), **words), TURQUOISE)


BETTER = {
    "rupees": (has(rupees=3), has(rupees=2)),
    "a good": (has(goods="wood"), has()),
    "a dearer good": (has(goods="book"), has(goods="wood")),
    "a favour": (has(favours=1), has()),
    "a favour tile": (has(tiles="sale"), has()),
    "influence": (has(influence=(0, 1, 0)), has()),
    "meditation": (has(meditation=3), has(meditation=2)),
    "a wider farm": (has(uncovered=(2,)), has()),
    "a contract": (has(contracts="mullah"), has()),
    "a worker at home": (has(workers=1), has(workers=0)),
    "markers to spare": (has(supply=4), has(supply=0)),
}


@pytest.mark.parametrize(("better", "worse"), BETTER.values(), ids=BETTER)
def test_more_is_worth_more(better, worse):
    assert worth(better) > worth(worse)


def test_a_standing_worker_is_worth_more_than_a_lying_one():
    assert worth(has(), workers={"quarry": "turquoise"}) > worth(has(), workers={"quarry": "turquoise lying"})


@pytest.mark.parametrize(
    "demand",
    [
        {"river": {"cook": "- -"}},
        {"order_markers": (0, 4, 0)},
    ],
    ids=["notable", "order"],
)
def test_a_good_is_worth_more_where_somebody_waits_for_it(demand):
    own, taken = has(goods="oil", influence=(0, 1, 0)), {"akbar": {"oil": "neutral"}}
    assert worth(own, **taken, **demand) > worth(own, **taken)


@pytest.mark.parametrize(
    ("many", "different"),
    [("oil oil oil", "oil curry cement"), ("paper paper paper", "paper bricks dye")],
)
def test_different_goods_are_worth_more_than_a_heap(many, different):
    assert worth(has(goods=different), builder=None) > worth(has(goods=many), builder=None)


def test_three_basic_goods_are_a_load_and_a_fourth_adds_less():
    two, three, four = (worth(has(goods=" ".join(["wood"] * count)), builder=None) for count in (2, 3, 4))
    assert three - two > four - three > 0


def test_goods_that_fill_an_order_together_are_worth_more_than_two_that_do_not():
    """The merchants' fifth order takes oil and dye."""
    served = {"akbar": dict.fromkeys(("oil", "dye", "curry", "cloth"), "neutral"), "order_markers": (0, 4, 0)}
    pair, others = (has(goods=goods, influence=(0, 4, 0)) for goods in ("oil dye", "curry cloth"))
    assert worth(pair, **served) > worth(others, **served) + 1


def test_a_full_column_makes_its_order_worthless():
    """Three markers are the limit at the first pier."""
    own, place = has(goods="oil dye", influence=(0, 4, 0)), {"order_markers": (0, 4, 0), "akbar": {"oil": "neutral"}}
    orders = {"merchants": "neutral neutral neutral - - -"}
    assert worth(own, **place) > worth(own, **place, orders=orders) > worth(has(influence=(0, 4, 0)), orders=orders)


def test_materials_are_worth_more_as_long_as_there_is_something_to_build():
    material, other = has(goods="wood wood sandstone"), has(goods="turmeric turmeric cotton")
    assert worth(material) > worth(other)
    assert worth(material, builder=None) == worth(other, builder=None)


def test_a_notable_that_waits_for_the_last_good_is_better_begun_by_others():
    assert worth(has(supply=9), river={"cook": "violet -"}) > worth(has(supply=9), river={"cook": "turquoise -"})


def test_a_good_is_worth_more_where_it_will_fill_an_order_with_what_can_be_made():
    """Oil and dye: dye is made from turmeric, not from sandstone."""
    order = {"akbar": {"oil": "neutral"}, "order_markers": (0, 4, 0), "builder": None}
    near, far = (has(goods=goods, influence=(0, 4, 0)) for goods in ("oil turmeric", "oil sandstone"))
    assert worth(near, **order) > worth(far, **order)


@pytest.mark.parametrize(
    ("before", "after", "delivered"),
    [
        (has(goods="oil"), has(), {"akbar": {"oil": "turquoise"}}),
        (has(goods="oil"), has(rupees=4, influence=(1, 0, 0), contracts="cook"), {"river": {}}),
        (
            has(goods="oil dye", influence=(0, 3, 0)),
            has(rupees=5, influence=(0, 3, 0)),
            {"orders": {"merchants": "- - - - turquoise -"}, "order_markers": (0, 5, 0)},
        ),
    ],
    ids=["Akbar", "the last of a notable", "order"],
)
def test_goods_are_worth_more_where_they_are_wanted_than_in_hand(before, after, delivered):
    table = {"akbar": {}, "river": {"cook": "- violet"}, "order_markers": (0, 4, 0)}
    assert worth(after, **{**table, **delivered}) > worth(before, **table)


def test_points_and_deliveries_left_in_a_turn_are_worth_something():
    state = state_of(turquoise=has(), violet=has())
    before, others = value(state, TURQUOISE), value(state, VIOLET)
    state.now.points, state.now.deliveries = 2, 1
    assert value(state, TURQUOISE) > before
    assert value(state, VIOLET) == others


def test_after_the_last_turn_a_position_is_worth_its_points():
    table = ended(turquoise=has(rupees=7, goods="book", favours=3), violet=has(goods="wood", uncovered=(1,)))
    for seat in (TURQUOISE, VIOLET):
        assert value(table.state, seat) == score(table.state, seat).total


def test_goods_lose_their_worth_with_the_turns_that_are_left():
    rich, poor = ({"turquoise": has(goods="book oil"), "violet": has()}, {"turquoise": has(), "violet": has()})
    gains = [one - other for one, other in zip(values_to_the_end(**rich), values_to_the_end(**poor), strict=True)]
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > gains[1] > gains[-1] == 0


def values_to_the_end(**players):
    """Turquoise's values before the end is triggered, in each turn after it, and when all is over."""
    table = table_of(**players)
    values = [value(table.state, TURQUOISE)]
    trigger_end(table)
    while phase(table.state) is not None:
        values.append(value(table.state, TURQUOISE))
        drive(closing(table))
    return [*values, value(table.state, TURQUOISE)]


def ended(**players):
    """A table where the last turn has been played."""
    table = table_of(**players)
    trigger_end(table)
    while phase(table.state) is not None:
        drive(closing(table))
    return table


# Who wants the end


def nearer_the_end(own, **others):
    """By how much the own lead grows when somebody else has climbed to the last step but one."""
    leads = []
    for step in (4, 8):
        state = state_of(turquoise=own, violet=has(**others), yellow=has(influence=(0, step, 0)))
        state.round = 12
        leads.append(lead(state))
    return leads[1] - leads[0]


def test_who_is_ahead_wants_the_end_and_who_is_behind_does_not():
    assert nearer_the_end(has(rupees=40), rupees=10) > 0
    assert nearer_the_end(has(rupees=10), rupees=40) < 0


def test_who_has_more_to_come_wants_to_play_on():
    assert nearer_the_end(has(rupees=20, influence=(4, 4, 4), meditation=4), rupees=20) < 0


@pytest.mark.parametrize("sign", ["influence", "orders", "pier"])
def test_the_end_is_near_where_a_track_a_column_or_the_boat_is(sign):
    far = state_of(turquoise=has(), violet=has())
    near = state_of(
        turquoise=has(),
        violet=has(influence=(0, 8, 0) if sign == "influence" else (0, 0, 0)),
        orders={"artisans": "violet violet violet neutral violet -"} if sign == "orders" else {},
        pier=5 if sign == "pier" else 1,
    )
    assert rounds_left(near, TURQUOISE) < rounds_left(far, TURQUOISE) / 2


def test_in_a_long_match_even_equals_climb_towards_its_end():
    gains = []
    for round_number in (5, 45):
        low, high = (state_of(turquoise=has(influence=(0, step, 0)), violet=has()) for step in (6, 7))
        low.round = high.round = round_number
        gains.append(lead(high) - lead(low))
    assert 0 < gains[0] < gains[1]


def lead(state):
    """By how much Turquoise is better off than Violet."""
    return value(state, TURQUOISE) - value(state, VIOLET)


# What one cannot see


def test_a_bag_one_cannot_look_into_is_worth_what_its_owner_has_done():
    words = {"turquoise": has(rupees=0), "violet": has(rupees=80)}
    idle = AGRA.view(state_of(**words), TURQUOISE)
    busy = AGRA.view(state_of(orders={"artisans": "violet - - - - -"}, **words), TURQUOISE)
    assert value(busy, VIOLET) - value(idle, VIOLET) > 2
    assert value(idle, VIOLET) < 10


def test_a_value_reads_nothing_that_the_seat_may_not_know():
    for match in stops(3, seed=2, every=40):
        for seat in range(3):
            assert value(match.view(seat), seat) == value(match.state, seat)
