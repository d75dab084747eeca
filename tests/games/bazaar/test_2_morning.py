"""Chapter 2: Morning."""

import pytest
from bazaar_positions import ANA, BEN, asked, buying, coins, goods, has, morning, refused, told
from darbar.testing import dice_that_roll, offered, play, rule
from darbar_bazaar.components import Good


def caravan(match):
    return [Good(good).name.lower() for good in match.state.caravan.cards]


@rule("bazaar", "2.1")
def test_the_caravan_is_filled_from_the_bag_to_one_good_more_than_there_are_players():
    match = morning(caravan="tea", bag="silk silk silk silk silk", ana=has(), ben=has())
    assert caravan(match) == ["tea", "silk", "silk"]
    assert match.state.bag.counts == [3, 0, 0]
    assert "The caravan brought silk and silk." in told(match)


@rule("bazaar", "2.1")
def test_with_more_players_the_caravan_is_longer():
    match = morning(caravan="", bag="tea tea tea tea tea tea", ana=has(), ben=has(), cleo=has())
    assert caravan(match) == ["tea"] * 4


@rule("bazaar", "2.1")
def test_an_empty_bag_leaves_the_caravan_short():
    match = morning(caravan="tea", bag="spice", ana=has(), ben=has())
    assert caravan(match) == ["tea", "spice"]


@rule("bazaar", "2.1")
def test_a_full_caravan_takes_nothing_from_the_bag():
    match = morning(caravan="tea tea silk", bag="spice", ana=has(), ben=has())
    assert caravan(match) == ["tea", "tea", "silk"]
    assert match.state.bag.counts == [0, 1, 0]


@pytest.mark.parametrize(
    ("die", "good"), [(1, "silk"), (2, "silk"), (3, "spice"), (4, "spice"), (5, "tea"), (6, "tea")]
)
@rule("bazaar", "2.2")
def test_a_die_says_what_is_in_fashion(die, good):
    match = morning(dice=dice_that_roll(die), ana=has(), ben=has())
    assert Good(match.state.fashion).name.lower() == good
    assert f"A {die} was rolled: {good} is in fashion today." in told(match)


@rule("bazaar", "2.3")
def test_clockwise_from_the_first_player_each_may_buy_one_good():
    match = buying(first="ben", caravan="silk spice tea tea", ana=has(), ben=has(), cleo=has())
    assert asked(match) == "Ben: buy"
    assert offered(match) == ["buy silk", "buy spice", "buy tea", "pass"]

    play(match, "buy tea")
    assert asked(match) == "Cleo: buy"
    play(match, "pass")
    assert asked(match) == "Ana: buy"
    play(match, "buy tea")

    assert match.phase == "noon"
    assert (goods(match, ANA), goods(match, BEN)) == ("tea", "tea")
    assert coins(match) == [2, 2, 3]
    assert caravan(match) == ["silk", "spice"]


@rule("bazaar", "2.3")
def test_a_good_that_the_caravan_lacks_cannot_be_bought():
    match = buying(caravan="silk tea tea", ana=has(), ben=has())
    assert offered(match) == ["buy silk", "buy tea", "pass"]
    assert refused(match, "buy spice") == "the caravan has no spice. [Bazaar 2.3]"


@rule("bazaar", "2.3")
def test_the_last_good_of_a_kind_is_gone_for_the_next_player():
    match = buying(caravan="silk spice", ana=has(), ben=has())
    play(match, "buy silk")
    assert refused(match, "buy silk") == "the caravan has no silk. [Bazaar 2.3]"


@rule("bazaar", "2.3")
def test_the_last_coin_buys_a_good_and_without_one_nobody_is_asked():
    match = buying(ana=has(coins=0), ben=has(coins=1))
    assert asked(match) == "Ben: buy"
    play(match, "buy silk")
    assert coins(match) == [0, 0]


@rule("bazaar", "2.3")
def test_nothing_is_asked_at_an_empty_caravan():
    match = buying(caravan="", ana=has(), ben=has())
    assert match.phase == "noon"


def test_what_is_done_at_noon_is_not_done_in_the_morning():
    match = buying(ana=has(), ben=has())
    assert refused(match, "place docks") == "this question is answered by: buy and pass."
