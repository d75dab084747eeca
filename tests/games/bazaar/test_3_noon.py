"""Chapter 3: Noon. What is done at any time (3.10) and reputation (3.11) have their own files."""

import pytest
from bazaar_positions import ANA, BEN, CLEO, asked, coins, goods, hand, has, named, noon, refused, told, workers_at
from darbar.testing import offered, play, rule

STALLS = pytest.mark.parametrize("good", ["silk", "spice", "tea"])


# Turns


@rule("bazaar", "3.1")
def test_round_and_round_from_the_first_player_each_places_one_worker():
    match = noon(first="ben", ana=has(), ben=has(), cleo=has())
    order = []
    for _ in range(9):
        order.append(match.names[match.ask.seat])
        play(match, "place palace")
    assert order == ["Ben", "Cleo", "Ana"] * 3
    assert match.phase != "noon"


@rule("bazaar", "3.1")
def test_whoever_passes_earns_a_coin_for_each_worker_at_home_and_is_out_for_today():
    match = noon(ana=has(home=2), ben=has(), cleo=has())
    play(match, "pass")
    assert coins(match) == [5, 3, 3]
    assert "Ana passed and earned 2 coins with the workers at home." in told(match)

    play(match, "place palace", "place palace")
    assert asked(match) == "Ben: place"
    play(match, "pass", "place palace", "place palace")
    assert match.phase != "noon"


@rule("bazaar", "3.1")
def test_passing_with_one_worker_at_home_earns_one_coin():
    match = noon(ana=has(home=1), ben=has())
    play(match, "pass")
    assert coins(match) == [4, 3]


@rule("bazaar", "3.1")
def test_a_player_without_workers_at_home_is_left_out_until_one_comes_home():
    match = noon(first="ben", workers={"scribe": "ana"}, ana=has(home=0), ben=has())
    play(match, "place palace")
    assert asked(match) == "Ben: place"
    play(match, "place scribe", "accept coin", "draw")
    assert asked(match) == "Ana: place"


# Spaces


@rule("bazaar", "3.2")
def test_placing_a_worker_costs_what_the_space_says():
    match = noon(ana=has(coins=1), ben=has())
    assert offered(match)[0] == "place silk-stall"
    play(match, "place silk-stall")
    assert coins(match) == [0, 3]
    assert match.state.workforce.home == [2, 3]


@rule("bazaar", "3.2")
def test_without_the_coins_a_space_is_closed_and_the_free_ones_are_open():
    match = noon(ana=has(coins=0), ben=has())
    assert offered(match) == ["place docks", "place scribe", "place teahouse", "place palace", "pass"]
    assert refused(match, "place tea-stall") == "it costs 1, and you have 0. [Bazaar 3.2]"


@pytest.mark.parametrize("space", ["silk-stall", "spice-stall", "tea-stall", "teahouse"])
@rule("bazaar", "3.3")
def test_a_standing_worker_blocks_a_stall_and_the_teahouse(space):
    match = noon(workers={space: "ben"}, ana=has(), ben=has())
    assert f"place {space}" not in offered(match)
    assert refused(match, f"place {space}") == "a worker stands there. [Bazaar 3.3]"


@rule("bazaar", "3.3")
def test_an_own_standing_worker_blocks_as_well():
    match = noon(workers={"teahouse": "ana"}, ana=has(), ben=has())
    assert refused(match, "place teahouse") == "a worker stands there. [Bazaar 3.3]"


@pytest.mark.parametrize("space", ["silk-stall", "spice-stall", "tea-stall", "teahouse"])
@rule("bazaar", "3.3")
def test_a_worker_that_lies_is_sent_home_by_whoever_comes(space):
    match = noon(workers={space: "ben lying"}, ana=has(), ben=has())
    play(match, f"place {space}")
    assert workers_at(match, space) == "ana"
    assert match.state.workforce.home == [2, 3]
    assert any(line.startswith("Ben's worker was sent home") for line in told(match))
    assert (asked(match), coins(match)[BEN]) == ("Ben: place", 3)


@rule("bazaar", "3.3")
def test_an_own_worker_that_lies_makes_room_too():
    match = noon(workers={"silk-stall": "ana lying"}, ana=has(), ben=has())
    play(match, "place silk-stall")
    assert workers_at(match, "silk-stall") == "ana"
    assert match.state.workforce.home == [2, 3]


@rule("bazaar", "3.4")
def test_at_a_full_scribe_the_worker_there_is_sent_home_and_its_owner_takes_a_coin():
    match = noon(workers={"scribe": "ben"}, ana=has(), ben=has())
    play(match, "place scribe")
    assert asked(match) == "Ben: console"
    assert match.state.turn_seat == ANA
    assert offered(match) == ["accept coin", "accept praise"]

    play(match, "accept coin")
    assert coins(match) == [3, 4]
    assert asked(match) == "Ana: scribe"
    assert workers_at(match, "scribe") == "ana"
    assert match.state.workforce.home == [2, 3]


@rule("bazaar", "3.4")
def test_or_the_owner_takes_a_step_of_reputation():
    match = noon(workers={"scribe": "ben"}, ana=has(), ben=has())
    play(match, "place scribe", "accept praise")
    assert (match.state.reputation, coins(match)) == ([0, 1], [3, 3])
    assert "Ben accepted a step of reputation." in told(match)


@rule("bazaar", "3.4")
def test_nothing_else_answers_whoever_is_consoled():
    match = noon(workers={"scribe": "ben", "docks": "ben"}, ana=has(), ben=has(goods="tea"))
    play(match, "place scribe")
    assert refused(match, "rest docks") == "this question is answered by: accept."


@rule("bazaar", "3.4")
def test_the_market_has_room_for_two():
    match = noon(workers={"market": "ben"}, ana=has(hand="wedding", goods="silk silk silk"), ben=has())
    play(match, "place market")
    assert workers_at(match, "market") == "ben, ana"
    assert asked(match) == "Ana: fill"


@rule("bazaar", "3.4")
def test_at_a_full_market_whoever_has_been_there_longest_leaves():
    ready = has(hand="wedding", goods="silk silk silk")
    match = noon(workers={"market": "ben, cleo"}, ana=ready, ben=has(), cleo=has())
    play(match, "place market")
    assert asked(match) == "Ben: console"
    assert workers_at(match, "market") == "cleo, ana"


@rule("bazaar", "3.4")
def test_a_worker_that_lies_leaves_first_and_is_not_consoled():
    ready = has(hand="wedding", goods="silk silk silk")
    match = noon(workers={"market": "ben, cleo lying"}, ana=ready, ben=has(), cleo=has())
    play(match, "place market")
    assert workers_at(match, "market") == "ben, ana"
    assert coins(match)[CLEO] == 3
    assert asked(match) == "Ana: fill"


@rule("bazaar", "3.4")
def test_nobody_sends_home_an_own_worker():
    ready = has(hand="wedding", goods="silk silk silk")
    match = noon(workers={"scribe": "ana", "market": "ana, ben"}, ana=ready, ben=has())
    assert refused(match, "place scribe") == "your own worker is there. [Bazaar 3.4]"
    assert refused(match, "place market") == "your own worker is there. [Bazaar 3.4]"


@rule("bazaar", "3.4")
def test_an_own_worker_who_came_later_is_no_hindrance():
    ready = has(hand="wedding", goods="silk silk silk")
    match = noon(workers={"market": "ben, ana"}, ana=ready, ben=has())
    play(match, "place market")
    assert asked(match) == "Ben: console"


# Stalls and docks


@STALLS
@rule("bazaar", "3.5")
def test_a_stall_gives_two_of_its_good(good):
    match = noon(stalls="silk silk silk spice spice spice tea tea tea", ana=has(), ben=has())
    play(match, f"place {good}-stall")
    assert goods(match, ANA) == f"{good} {good}"
    assert sorted(match.state.stalls.left) == [1, 3, 3]


@pytest.mark.parametrize(("stalls", "taken"), [("silk", "silk"), ("", "")])
@rule("bazaar", "3.5")
def test_a_stall_gives_no_more_than_it_has(stalls, taken):
    match = noon(stalls=stalls, ana=has(), ben=has())
    play(match, "place silk-stall")
    assert goods(match, ANA) == taken
    assert match.state.stalls.left == [0, 0, 0]


@rule("bazaar", "3.6")
def test_at_the_docks_there_is_always_room():
    match = noon(workers={"docks": "ana, ben, ben, ana"}, ana=has(home=1), ben=has(home=1))
    play(match, "place docks", "take silk")
    assert workers_at(match, "docks") == "ana, ben, ben, ana, ana"


@rule("bazaar", "3.6")
def test_the_docks_give_one_good_of_the_caravan():
    match = noon(caravan="silk tea tea", ana=has(rested=True), ben=has())
    play(match, "place docks")
    assert (asked(match), offered(match)) == ("Ana: take", ["take silk", "take tea"])
    assert refused(match, "take spice") == "it is not possible here."
    play(match, "take tea")
    assert goods(match, ANA) == "tea"
    assert match.state.caravan.cards == [0, 2]


@rule("bazaar", "3.6")
def test_the_only_kind_of_good_is_taken_without_asking():
    match = noon(caravan="tea tea", ana=has(rested=True), ben=has())
    play(match, "place docks")
    assert (goods(match, ANA), asked(match)) == ("tea", "Ben: place")


@rule("bazaar", "3.6")
def test_an_empty_caravan_gives_nothing():
    match = noon(caravan="", ana=has(rested=True), ben=has())
    play(match, "place docks")
    assert (goods(match, ANA), asked(match)) == ("", "Ben: place")


# Scribe and market


@rule("bazaar", "3.7")
def test_the_scribe_gives_an_open_order_which_is_replaced():
    match = noon(offers="feast baths regatta", deck="birth garden", ana=has(rested=True), ben=has())
    play(match, "place scribe")
    assert offered(match) == ["order feast", "order baths", "order regatta", "draw"]
    play(match, "order baths")
    assert hand(match, ANA) == "baths"
    assert named(match.state.offers.cards) == "feast regatta birth"
    assert "Ana took the order for the baths." in told(match)


@rule("bazaar", "3.7")
def test_the_scribe_gives_a_secret_order_from_the_deck():
    match = noon(offers="feast baths regatta", deck="birth garden", ana=has(), ben=has())
    play(match, "place scribe", "draw")
    assert hand(match, ANA) == "birth"
    assert named(match.state.deck.cards) == "garden"
    assert named(match.state.offers.cards) == "feast baths regatta"


@rule("bazaar", "3.7")
def test_an_order_that_does_not_lie_open_cannot_be_taken():
    match = noon(offers="feast baths regatta", deck="birth garden", ana=has(), ben=has())
    play(match, "place scribe")
    assert refused(match, "order birth") == "it is not possible here."


@rule("bazaar", "3.7")
def test_from_an_empty_deck_nothing_is_drawn_and_nothing_replaced():
    match = noon(offers="feast baths", deck="", ana=has(rested=True), ben=has())
    play(match, "place scribe")
    assert offered(match) == ["order feast", "order baths"]
    play(match, "order feast")
    assert named(match.state.offers.cards) == "baths"


@rule("bazaar", "3.7")
def test_with_three_orders_in_hand_nobody_sees_the_scribe():
    match = noon(ana=has(hand="wedding feast birth"), ben=has(hand="garden baths"))
    assert refused(match, "place scribe") == "you have 3 orders in hand: that is the most. [Bazaar 3.7]"
    play(match, "pass")
    assert "place scribe" in offered(match, "Ben")


@rule("bazaar", "3.7")
def test_when_no_orders_are_left_nobody_sees_the_scribe():
    match = noon(offers="", deck="", ana=has(), ben=has())
    assert refused(match, "place scribe") == "the scribe has no orders left. [Bazaar 3.7]"


@rule("bazaar", "3.7", "3.11")
def test_whoever_is_consoled_may_draw_the_last_order_before_the_scribe_gives_it():
    match = noon(workers={"scribe": "ben"}, offers="", deck="birth", ana=has(rested=True), ben=has(reputation=6))
    play(match, "place scribe", "accept praise")
    assert (hand(match, ANA), hand(match, BEN)) == ("", "birth")
    assert asked(match) == "Ben: place"


@rule("bazaar", "3.8")
def test_filling_an_order_pays_coins_and_reputation_and_its_goods_go_into_the_bag():
    match = noon(fashion="tea", ana=has(hand="lanterns", goods="silk silk silk spice"), ben=has())
    play(match, "place market", "fill lanterns")
    assert coins(match) == [7, 3]
    assert match.state.reputation == [1, 0]
    assert goods(match, ANA) == "silk"
    assert match.state.bag.counts == [2, 1, 0]
    assert (hand(match, ANA), named(match.state.players[ANA].filled)) == ("", "lanterns")
    assert "Ana filled the order for the lantern festival and was paid 4 coins." in told(match)


@pytest.mark.parametrize(("fashion", "paid"), [("silk", 5), ("spice", 5), ("tea", 4)])
@rule("bazaar", "3.8")
def test_a_good_in_fashion_among_its_goods_pays_one_coin_more(fashion, paid):
    match = noon(fashion=fashion, ana=has(hand="lanterns", goods="silk silk spice tea"), ben=has())
    play(match, "place market", "fill lanterns")
    assert coins(match)[ANA] == 3 + paid


@rule("bazaar", "3.8")
def test_at_the_market_one_order_is_filled_not_two():
    match = noon(ana=has(hand="astronomer kitchen", goods="silk silk spice spice", rested=True), ben=has())
    play(match, "place market")
    assert offered(match) == ["fill astronomer", "fill kitchen"]
    play(match, "fill kitchen")
    assert (hand(match, ANA), asked(match)) == ("astronomer", "Ben: place")


@rule("bazaar", "3.8")
def test_without_all_goods_for_an_order_nobody_goes_to_the_market():
    match = noon(ana=has(hand="wedding", goods="silk silk tea"), ben=has())
    assert refused(match, "place market") == "you cannot fill any of your orders. [Bazaar 3.8]"


@rule("bazaar", "3.8")
def test_only_orders_in_hand_with_all_their_goods_are_filled():
    match = noon(ana=has(hand="astronomer kitchen wedding", goods="silk silk spice spice"), ben=has(hand="birth"))
    play(match, "place market")
    assert refused(match, "fill wedding") == "you lack goods for this order: wedding. [Bazaar 3.8]"
    assert refused(match, "fill birth") == "you do not have this order: birth. [Bazaar 3.8]"


@rule("bazaar", "3.9")
def test_the_teahouse_gives_a_coin_and_the_first_place_tomorrow():
    match = noon(ana=has(), ben=has(home=1), cleo=has(home=1))
    play(match, "pass", "place palace", "place teahouse")
    assert coins(match)[CLEO] == 4
    assert "Cleo will be first tomorrow." in told(match)
    assert (match.state.day, match.state.first) == (2, CLEO)
