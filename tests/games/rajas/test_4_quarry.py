"""4 The quarry: tiles are paid for, laid where roads meet, and bring what is on them and at the end of their roads."""

import pytest
from darbar.testing import offered, play, rule
from rajas_positions import (
    FIRST,
    dice,
    getting,
    has,
    level,
    money,
    on_offer,
    position,
    prompt,
    purse,
    refusal,
    tile_on,
    told,
)

RICH = "blue 6 6 green 6 6 orange 6 6 purple 6 6"


@pytest.mark.parametrize("tile", ["b-c3", "b-c4"])
@rule("rajas", "4.3", "E1")
def test_a_blue_7_is_paid_for_with_a_blue_3_and_a_blue_5(tile):
    match = position(rajesh=has(dice="blue 3 5", money=1), leila=has(), offer=tile)
    play(match, "place quarry", f"take {tile}", "pay 1", "settle c2")
    assert dice(match) == ""


@rule("rajas", "4.1", "4.3", "E2")
def test_rajesh_takes_the_orange_9_for_two_orange_dice_and_1_money():
    match = position(rajesh=has(dice="orange 4 5", money=3), leila=has(), offer="o-t1")
    assert offered(match)[0] == "place quarry"
    play(match, "place quarry", "take o-t1", "pay 1", "settle c2")
    assert (purse(match), dice(match), tile_on(match, "c2")) == ((2, 4), "", "o-t1")


@rule("rajas", "4.1")
def test_only_those_go_to_the_quarry_who_can_pay_for_a_tile():
    match = position(rajesh=has(dice="blue 2", money=5), leila=has())
    assert refusal(match, "place quarry") == "refusal-no-tile"


SHUT = "b1 b-s1 e-w, d1 o-s1 e-w, c2 g-c2 n-s, c3 b-s4 n-s"


@rule("rajas", "4.1", "4.4")
def test_only_those_go_to_the_quarry_whose_roads_lead_to_an_empty_cell():
    match = position(rajesh=has(dice=RICH, money=5, built=SHUT), leila=has())
    assert refusal(match, "place quarry") == "refusal-no-end"


@rule("rajas", "4.2", "R8")
def test_the_next_tile_of_the_stack_is_on_offer_at_once():
    match = position(rajesh=has(dice=RICH, money=1), leila=has(), offer="b-s1")
    below = match.state.stacks[0].cards[-1]
    play(match, "place quarry", "take b-s1", "pay 1", "settle c2")
    assert match.state.offer[0] == below and not on_offer(match, "b-s1")
    assert "TileRevealed" in told(match)


@rule("rajas", "4.2")
def test_a_tile_that_is_not_on_offer_cannot_be_taken_and_empty_stacks_stay_empty():
    match = position(rajesh=has(dice=RICH, money=1), leila=has(), offer="b-s1", empty="green-snake")
    play(match, "place quarry")
    assert refusal(match, "take b-s2") == "refusal-not-on-offer"
    assert refusal(match, "take g-s1") == "refusal-not-on-offer"


@rule("rajas", "R8")
def test_by_another_reading_the_next_tile_is_on_offer_when_the_turn_is_over():
    words = {"rajesh": has(dice=RICH, money=1, karma=3, built="c2 g-t1 n-w"), "leila": has(), "offer": "b-s1"}
    match = position(rulings={"reveal": "turn-end"}, **words)
    play(match, "place quarry", "take b-s1", "pay 1", "settle b2")
    assert told(match)[-2:] == ["TileRevealed", "TurnBegan"]
    assert match.state.offer[0] >= 0


@rule("rajas", "4.3", "R4")
def test_more_dice_than_needed_may_be_given():
    match = position(rajesh=has(dice="blue 3 5 6", money=1), leila=has(), offer="b-s1")
    play(match, "place quarry", "take b-s1", "choose", "discard blue 3")
    assert prompt(match) == "more"
    play(match, "discard blue 5", "enough")
    assert (dice(match), prompt(match)) == ("blue 6", "cell")


@rule("rajas", "R4")
def test_by_another_reading_the_payment_ends_when_the_price_is_reached():
    match = position(
        rajesh=has(dice="blue 3 5 6", money=1), leila=has(), offer="b-s1", rulings={"overpaying": "needed"}
    )
    play(match, "place quarry", "take b-s1", "choose", "discard blue 3")
    assert prompt(match) == "cell"


@rule("rajas", "4.3")
def test_only_dice_of_the_colour_of_the_tile_count():
    match = position(rajesh=has(dice="blue 6 orange 4", money=1), leila=has(), offer="o-c1 b-s1 b-c1")
    play(match, "place quarry")
    assert "take b-s1" in offered(match)
    assert refusal(match, "take o-c1") == "refusal-dice-too-low"


@rule("rajas", "4.4")
def test_a_tile_goes_to_empty_cells_to_which_roads_lead():
    match = position(rajesh=has(dice=RICH, money=1, built="c2 g-s2 n-e-w"), leila=has(), offer="b-s1")
    play(match, "place quarry", "take b-s1", "pay 1")
    assert offered(match) == ["settle b1", "settle d1", "settle b2", "settle d2"]
    assert refusal(match, "settle c2") == "refusal-built"
    assert refusal(match, "settle c3") == "refusal-no-road"
    assert refusal(match, "settle a1") == refusal(match, "settle c1") == "refusal-no-ground"


@rule("rajas", "4.4")
def test_a_tile_is_turned_so_that_a_road_meets_another():
    match = position(rajesh=has(dice=RICH, money=1), leila=has(), offer="b-s3")
    play(match, "place quarry", "take b-s3", "pay 1", "settle c2")
    assert offered(match) == ["turn n-e", "turn n-w"]
    assert refusal(match, "turn e-s") == "refusal-not-joined"
    assert refusal(match, "turn n-s") == "refusal-other-roads"


@rule("rajas", "4.4")
def test_a_tile_may_shut_off_the_road_of_a_neighbour():
    match = position(rajesh=has(dice=RICH, money=1, built="b1 g-s2 e-s-w, b2 g-s1 n-e"), leila=has(), offer="b-s1")
    play(match, "place quarry", "take b-s1", "pay 1", "settle c2")
    assert offered(match) == ["turn n-s", "turn e-w"]
    play(match, "turn n-s")
    assert tile_on(match, "c2") == "b-s1"


@rule("rajas", "4.5", "4.6")
def test_a_tile_with_a_market_and_a_building_brings_both():
    match = position(rajesh=has(dice=RICH, money=1), leila=has(), offer="b-t4")
    play(match, "place quarry", "take b-t4", "pay 1", "settle c2", "turn n-e-s")
    assert purse(match) == (3, 2)


@pytest.mark.parametrize(("tile", "brought"), [("b-s1", 2), ("b-t1", 4)])
@rule("rajas", "4.6", "E4")
def test_with_scrolls_at_2_a_building_brings_2_and_two_bring_4(tile, brought):
    match = position(rajesh=has(dice=RICH, money=1), leila=has(), offer=tile)
    play(match, "place quarry", f"take {tile}", "pay 1", "settle c2")
    assert purse(match)[1] == brought


@rule("rajas", "4.7", "E3")
def test_leila_reaches_a_die_of_choice_and_5_money_in_the_left_corner():
    match = position(
        leila=has(dice="green 5", money=1, built="c2 b-s2 n-s-w, b2 b-s1 e-w"), rajesh=has(), offer="g-s5", rolls=(6,)
    )
    play(match, "place quarry", "settle a2", "turn n-e-w")
    assert purse(match) == (0, 2) and prompt(match) == "yield"
    assert offered(match) == ["collect cl", "collect l2"]
    play(match, "collect cl", "take-die purple")
    assert (dice(match), purse(match)) == ("purple 6", (5, 2))


@rule("rajas", "4.7", "E5")
def test_leilas_temple_and_mill_bring_5_then_a_die_and_an_upgrade_that_does_not_change_the_5():
    match = position(
        leila=has(dice="purple 4 5", money=1, levels="mill 3", built="c2 b-s2 n-s-w, b2 b-s1 e-w, a2 g-s4 e-s", fame=6),
        rajesh=has(),
        offer="p-t1",
        rolls=(3,),
    )
    play(match, "place quarry", "take p-t1", "pay 1", "settle a3", "turn n-w")
    assert purse(match)[1] == 11 and prompt(match) == "colour"
    play(match, "take-die green", "upgrade temple")
    assert (dice(match), level(match, "temple"), purse(match)[1]) == ("green 3", 3, 11)


@rule("rajas", "4.7")
def test_a_special_income_comes_once():
    match = position(
        rajesh=has(dice="blue 6", money=1, built="c2 g-s2 n-s-w, b2 g-s4 e-s", reached="cl"), leila=has(), offer="b-s1"
    )
    play(match, "place quarry", "settle b1")
    assert "YieldReached" not in told(match)


@rule("rajas", "4.7", "R7")
def test_by_another_reading_special_incomes_come_as_they_are_printed():
    match = position(
        leila=has(dice="green 5", money=1, built="c2 b-s2 n-s-w, b2 b-s1 e-w"),
        rajesh=has(),
        offer="g-s5",
        rulings={"yield-order": "printed"},
    )
    play(match, "place quarry", "settle a2", "turn n-e-w")
    assert prompt(match) == "colour" and purse(match)[0] == 0


@rule("rajas", "4.7")
def test_an_income_that_the_tile_has_not_reached_cannot_be_collected():
    match = position(leila=has(dice="green 5", money=1, built="c2 b-s2 n-s-w, b2 b-s1 e-w"), rajesh=has(), offer="g-s5")
    play(match, "place quarry", "settle a2", "turn n-e-w")
    assert refusal(match, "collect r4") == "refusal-not-reached"


@rule("rajas", "R6")
@pytest.mark.parametrize(("reading", "counted"), [("together", 14), ("fame-first", 11)])
def test_both_markers_move_before_any_bonus_of_a_tile_or_fame_comes_first(reading, counted):
    match = position(
        rajesh=has(dice="blue 5 5", money=12, fame=4, best_money=13),
        leila=has(),
        offer="b-t4",
        rulings={"tile-gains": reading},
    )
    play(match, "place quarry", "take b-t4", "pay 1", "settle c2", "turn n-e-s")
    assert prompt(match) == "upgrade"
    assert purse(match) == (counted, 6)


def test_gains_of_nothing_are_not_told():
    match = getting(money(0), rajesh=has(), leila=has())
    assert "MoneyGained" not in told(match) and match.ask.seat != FIRST
