"""Chapter 5: The end."""

import darbar
import pytest
from bazaar_positions import ANA, BEN, CLEO, has, night, noon, told
from darbar import RecordError
from darbar.testing import play, rule

LAST_DAY = "Tomorrow is the last day."


@pytest.mark.parametrize("days", [3, 4, 5])
@rule("bazaar", "5.1")
def test_the_option_days_says_how_long_the_bazaar_lasts(days):
    assert night(day=days - 1, options={"days": days}, ana=has(), ben=has()).ask is not None
    assert night(day=days, options={"days": days}, ana=has(), ben=has()).ask is None


@rule("bazaar", "5.1")
def test_the_bazaar_lasts_four_days_unless_agreed_otherwise():
    assert night(day=3, ana=has(), ben=has()).ask is not None
    assert night(day=4, ana=has(), ben=has()).ask is None


@pytest.mark.parametrize("days", [2, 6, "many"])
def test_there_are_three_four_or_five_days(days):
    with pytest.raises(RecordError, match=r"option days cannot be .*: choose one of 3, 4, 5"):
        darbar.new("bazaar", options={"days": days})


@pytest.mark.parametrize("days", [3, 4, 5])
@rule("bazaar", "5.1")
def test_a_whole_match_of_passing_takes_all_its_days(days):
    match = darbar.new("bazaar", seats=3, seed=5, options={"days": days})
    while match.ask:
        match.play("pass")
    assert told(match)[-1] == f"Day {days} ended."


def third_order(**choices):
    """Ana has filled two orders and goes to the market with a third."""
    ready = has(filled="feast baths", hand="astronomer", goods="silk silk")
    match = noon(ana=ready, ben=has(), **choices)
    play(match, "place market", "fill astronomer")
    return match


def days_played(match):
    while match.ask:
        match.play("pass")
    return sum(line.startswith("Day ") for line in told(match))


@rule("bazaar", "5.1")
def test_after_a_third_order_this_day_is_finished_and_one_more_is_played():
    match = third_order(day=1)
    assert told(match)[-1] == LAST_DAY
    assert match.phase == "noon"
    assert days_played(match) == 2


@rule("bazaar", "5.1")
def test_a_second_order_ends_nothing():
    match = noon(ana=has(filled="feast", hand="astronomer", goods="silk silk"), ben=has())
    play(match, "place market", "fill astronomer")
    assert LAST_DAY not in told(match)
    assert days_played(match) == 4


@rule("bazaar", "5.1")
def test_after_the_last_step_of_reputation_one_more_day_is_played():
    match = noon(ana=has(reputation=7, hand="astronomer", goods="silk silk"), ben=has())
    play(match, "place market", "fill astronomer")
    assert told(match)[-1] == LAST_DAY
    assert days_played(match) == 2


@rule("bazaar", "5.1")
def test_the_last_day_is_announced_once():
    ready = has(filled="feast baths", hand="astronomer wedding", goods="silk silk silk silk silk", reputation=6)
    match = noon(ana=ready, ben=has())
    play(match, "place market", "fill astronomer", "place palace", "place market", "fill wedding")
    assert match.state.reputation[ANA] == 8
    assert told(match).count(LAST_DAY) == 1
    assert days_played(match) == 2


@rule("bazaar", "5.1")
def test_on_the_last_day_nothing_is_announced_and_no_day_is_added():
    match = third_order(day=4)
    assert LAST_DAY not in told(match)
    assert days_played(match) == 1


@rule("bazaar", "5.2")
def test_coins_filled_orders_and_reputation_count_and_each_order_in_hand_costs_two():
    match = night(
        day=4,
        ana=has(coins=7, filled="wedding regatta", reputation=5, hand="feast baths"),
        ben=has(coins=9, goods="silk silk"),
    )
    first, second = match.standings()
    assert (first.seat, first.place, first.points) == (ANA, 1, 19)
    assert first.lines == {"coins": 7, "orders": 4 + 7, "reputation": 5, "unfilled": -4}
    assert (second.seat, second.place, second.points) == (BEN, 2, 9)
    assert second.lines == {"coins": 9, "orders": 0, "reputation": 0, "unfilled": 0}


@rule("bazaar", "5.2")
def test_equals_compare_the_number_of_their_goods_and_may_share_a_place():
    match = night(day=4, ana=has(goods="tea"), ben=has(goods="silk silk"), cleo=has(goods="spice tea"))
    assert [(one.seat, one.place) for one in match.standings()] == [(BEN, 1), (CLEO, 1), (ANA, 3)]
