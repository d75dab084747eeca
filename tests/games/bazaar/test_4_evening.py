"""Chapter 4: Evening."""

import pytest
from bazaar_positions import ANA, BEN, CLEO, asked, coins, evening, goods, has, night, refused, told
from darbar.testing import offered, play, rule


def reputation(workers, **choices):
    """What the palace gives to Ana, Ben and Cleo."""
    return evening(workers={"palace": workers}, ana=has(), ben=has(), cleo=has(), **choices).state.reputation


@rule("bazaar", "4.1")
def test_most_workers_at_the_palace_give_three_steps_and_second_most_one():
    match = evening(workers={"palace": "ana, ben, ben"}, ana=has(), ben=has(), cleo=has())
    assert match.state.reputation == [1, 3, 0]
    assert told(match)[:4] == [
        "Ben had 2 workers at the palace: place 1.",
        "Ben rose to 3 in reputation.",
        "Ana had 1 worker at the palace: place 2.",
        "Ana rose to 1 in reputation.",
    ]


@rule("bazaar", "4.1")
def test_third_most_give_nothing():
    assert reputation("ana, ben, ben, cleo, cleo, cleo") == [0, 1, 3]


@rule("bazaar", "4.1")
def test_only_standing_workers_count():
    assert reputation("ana lying, ana lying, ben") == [0, 3, 0]


@rule("bazaar", "4.1")
def test_an_empty_palace_gives_nothing():
    match = evening(ana=has(), ben=has())
    assert match.state.reputation == [0, 0]
    assert not [line for line in told(match) if "palace" in line]


@rule("bazaar", "4.1")
def test_among_equals_whoever_came_first_is_ahead():
    assert reputation("cleo, ana, ben") == [1, 0, 3]
    assert reputation("ana, ben, ben, ana") == [3, 1, 0]


@pytest.mark.parametrize(
    ("workers", "first_come", "shared"),
    [
        ("cleo, ana", [1, 0, 3], [3, 0, 3]),
        ("cleo, ana, ben", [1, 0, 3], [3, 3, 3]),
        ("ana, ana, cleo, ben", [3, 0, 1], [3, 1, 1]),
        ("ana, ana, ben", [3, 1, 0], [3, 1, 0]),
    ],
)
@rule("bazaar", "4.1")
def test_the_ruling_palace_ties_says_whether_equals_share_the_better_place(workers, first_come, shared):
    assert reputation(workers) == first_come
    assert reputation(workers, rulings={"palace-ties": "first-come"}) == first_come
    assert reputation(workers, rulings={"palace-ties": "shared"}) == shared


@rule("bazaar", "4.2")
def test_the_best_known_sells_first():
    match = evening(ana=has(goods="tea"), ben=has(goods="tea", reputation=5), cleo=has(goods="tea", reputation=3))
    sellers = []
    for _ in range(3):
        sellers.append(asked(match))
        play(match, "pass")
    assert sellers == ["Ben: sell", "Cleo: sell", "Ana: sell"]


@rule("bazaar", "4.2")
def test_equals_sell_clockwise_from_the_first_player():
    match = evening(first="cleo", ana=has(goods="tea"), ben=has(goods="tea", reputation=1), cleo=has(goods="tea"))
    assert [match.names[seat] for seat in match.state.order.seats] == ["Ben", "Cleo", "Ana"]


@rule("bazaar", "4.2")
def test_a_good_sells_for_a_coin_and_what_is_in_fashion_for_two():
    match = evening(fashion="spice", ana=has(goods="silk spice tea"), ben=has())
    assert offered(match) == ["sell silk", "sell spice", "sell tea", "pass"]
    play(match, "sell silk")
    assert coins(match)[ANA] == 4
    play(match, "sell spice")
    assert coins(match)[ANA] == 6
    assert goods(match, ANA) == "tea"
    assert match.state.bag.counts == [1, 1, 0]
    assert told(match)[-2:] == ["Ana sold silk for 1 coin.", "Ana sold spice for 2 coins."]


@rule("bazaar", "4.2")
def test_a_good_that_one_does_not_have_cannot_be_sold():
    match = evening(ana=has(goods="silk"), ben=has(goods="tea"))
    assert refused(match, "sell tea") == "you have no tea. [Bazaar 4.2]"


@rule("bazaar", "4.2")
def test_everything_may_be_sold_or_nothing():
    match = evening(ana=has(goods="silk silk"), ben=has(goods="tea"))
    play(match, "sell silk", "sell silk")
    assert asked(match) == "Ben: sell"
    play(match, "pass")
    assert (goods(match, ANA), goods(match, BEN)) == ("", "tea")
    assert match.state.day == 2


@rule("bazaar", "4.2")
def test_without_goods_nobody_is_asked():
    match = evening(ana=has(), ben=has(goods="tea"))
    assert asked(match) == "Ben: sell"


@rule("bazaar", "4.3")
def test_all_workers_come_home():
    match = night(workers={"docks": "ana, ana lying", "palace": "ben", "scribe": "ben"}, ana=has(), ben=has())
    assert match.state.workforce.home == [3, 3]
    assert not any(match.state.workforce.spaces)
    assert match.state.day == 2


@pytest.mark.parametrize(
    ("first", "teahouse", "tomorrow"),
    [
        ("ana", {"teahouse": "cleo"}, CLEO),
        ("ana", {"teahouse": "ana"}, ANA),
        ("ben", {"teahouse": "ana lying"}, ANA),
        ("ana", {}, BEN),
        ("cleo", {}, ANA),
    ],
)
@rule("bazaar", "4.3")
def test_tomorrow_whoever_is_at_the_teahouse_is_first_otherwise_the_next_clockwise(first, teahouse, tomorrow):
    match = night(first=first, workers=teahouse, ana=has(), ben=has(), cleo=has())
    assert match.state.first == match.ask.seat == tomorrow
