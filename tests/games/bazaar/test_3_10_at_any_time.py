"""3.10: What a player may do at any time in a turn at noon."""

from bazaar_positions import ANA, asked, buying, coins, evening, goods, hand, has, noon, refused, told, workers_at
from darbar.testing import offered, play, rule
from darbar_bazaar.components import Space
from darbar_bazaar.moves import Rest


@rule("bazaar", "3.10")
def test_a_standing_worker_lies_down_for_a_coin_and_the_turn_goes_on():
    match = noon(workers={"docks": "ana"}, ana=has(), ben=has())
    assert "rest docks" in offered(match)
    assert match.game.priced(match.view(ANA), Rest(Space.DOCKS)) == ()
    play(match, "rest docks")
    assert workers_at(match, "docks") == "ana lying"
    assert coins(match) == [4, 3]
    assert "Ana laid down a worker at the docks and earned 1 coin." in told(match)
    assert asked(match) == "Ana: place"


@rule("bazaar", "3.10")
def test_the_coin_pays_for_a_space_in_the_same_turn():
    match = noon(workers={"docks": "ana"}, ana=has(coins=0), ben=has())
    assert refused(match, "place silk-stall") == "it costs 1, and you have 0. [Bazaar 3.2]"
    play(match, "rest docks", "place silk-stall")
    assert coins(match)[ANA] == 0


@rule("bazaar", "3.10")
def test_a_worker_is_laid_down_once_a_day():
    match = noon(workers={"docks": "ana, ana"}, ana=has(), ben=has())
    play(match, "rest docks")
    assert refused(match, "rest docks") == "you have laid down a worker today already. [Bazaar 3.10]"
    play(match, "place palace", "place palace")
    assert asked(match) == "Ben: place"
    assert match.state.rested == [ANA]


@rule("bazaar", "3.10")
def test_it_may_be_done_again_tomorrow():
    match = noon(workers={"docks": "ana, ana", "palace": "ben, ben, ben"}, ana=has(), ben=has())
    play(match, "rest docks", "pass")
    assert match.state.day == 2
    play(match, "pass", "pass", "place palace", "place palace", "place palace")
    assert "rest palace" in offered(match, "Ana")


@rule("bazaar", "3.10")
def test_only_an_own_worker_that_stands_lies_down():
    match = noon(workers={"docks": "ben", "palace": "ana lying", "teahouse": "ana"}, ana=has(), ben=has())
    assert [move for move in offered(match) if move.startswith("rest")] == ["rest teahouse"]
    assert refused(match, "rest docks") == "none of your workers stands there: docks. [Bazaar 3.10]"
    assert refused(match, "rest palace") == "none of your workers stands there: palace. [Bazaar 3.10]"


@rule("bazaar", "3.10")
def test_tea_brings_home_a_worker_that_lies():
    match = noon(workers={"docks": "ana lying"}, ana=has(goods="tea silk"), ben=has())
    play(match, "drink docks")
    assert (workers_at(match, "docks"), goods(match, ANA)) == ("", "silk")
    assert match.state.workforce.home[ANA] == 3
    assert match.state.bag.counts == [0, 0, 1]
    assert "Ana drank tea; a worker came home from the docks." in told(match)
    assert asked(match) == "Ana: place"


@rule("bazaar", "3.10")
def test_tea_is_drunk_as_often_as_one_likes():
    match = noon(workers={"docks": "ana lying, ana lying"}, ana=has(goods="tea tea"), ben=has())
    play(match, "drink docks", "drink docks")
    assert match.state.workforce.home[ANA] == 3


@rule("bazaar", "3.10")
def test_without_tea_or_without_a_worker_that_lies_nobody_drinks():
    match = noon(workers={"docks": "ana lying"}, ana=has(goods="silk"), ben=has())
    assert refused(match, "drink docks") == "you have no tea to drink. [Bazaar 3.10]"

    match = noon(workers={"docks": "ana", "palace": "ben lying"}, ana=has(goods="tea"), ben=has())
    assert refused(match, "drink docks") == "none of your workers lies there: docks. [Bazaar 3.10]"
    assert refused(match, "drink palace") == "none of your workers lies there: palace. [Bazaar 3.10]"


@rule("bazaar", "3.10")
def test_a_worker_is_laid_down_and_brought_home_in_one_turn():
    match = noon(workers={"docks": "ana"}, ana=has(goods="tea"), ben=has())
    assert refused(match, "drink docks") == "none of your workers lies there: docks. [Bazaar 3.10]"
    play(match, "rest docks", "drink docks")
    assert (coins(match)[ANA], match.state.workforce.home[ANA]) == (4, 3)


# In the middle of another decision


@rule("bazaar", "3.10")
def test_while_choosing_a_good_at_the_docks():
    match = noon(caravan="silk tea", ana=has(), ben=has())
    play(match, "place docks")
    assert offered(match) == ["take silk", "take tea", "rest docks"]
    play(match, "rest docks")
    assert (asked(match), offered(match)) == ("Ana: take", ["take silk", "take tea"])
    play(match, "take tea")
    assert (workers_at(match, "docks"), goods(match, ANA), coins(match)[ANA]) == ("ana lying", "tea", 4)


@rule("bazaar", "3.10")
def test_while_choosing_an_order_at_the_scribe():
    match = noon(workers={"docks": "ana lying"}, offers="feast baths", deck="birth", ana=has(goods="tea"), ben=has())
    play(match, "place scribe")
    assert offered(match) == ["order feast", "order baths", "draw", "drink docks", "rest scribe"]
    play(match, "drink docks", "rest scribe", "order baths")
    assert hand(match, ANA) == "baths"
    assert workers_at(match, "scribe") == "ana lying"


@rule("bazaar", "3.8", "3.10")
def test_tea_that_an_order_needs_can_be_drunk_at_the_market_and_then_nothing_is_filled():
    match = noon(workers={"docks": "ana lying"}, ana=has(hand="storyteller", goods="tea tea"), ben=has())
    play(match, "place market")
    assert offered(match) == ["fill storyteller", "drink docks", "rest market"]
    play(match, "drink docks")
    assert refused(match, "fill storyteller") == "you lack goods for this order: storyteller. [Bazaar 3.8]"
    assert offered(match) == ["pass", "rest market"]
    play(match, "pass")
    assert (hand(match, ANA), goods(match, ANA), coins(match)[ANA]) == ("storyteller", "tea", 3)


# At no other time


@rule("bazaar", "3.10")
def test_neither_in_the_morning_nor_in_the_evening():
    lying = {"docks": "ana lying, ana"}
    for match in (
        buying(workers=lying, ana=has(goods="tea"), ben=has()),
        evening(workers=lying, ana=has(goods="tea"), ben=has()),
    ):
        assert not [move for move in offered(match, "Ana") if move.startswith(("rest", "drink"))]
        assert refused(match, "drink docks").startswith("this question is answered by")


@rule("bazaar", "3.10")
def test_not_in_the_turn_of_another():
    match = noon(first="ben", workers={"docks": "ana, ana lying"}, ana=has(goods="tea"), ben=has())
    assert not [move for move in offered(match, "Ben") if move.startswith(("rest", "drink"))]
    assert refused(match, "drink docks") == "you have no tea to drink. [Bazaar 3.10]"
