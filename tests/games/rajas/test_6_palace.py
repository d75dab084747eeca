"""6 The palace: terraces, balconies, and the six chambers."""

import pytest
from darbar.testing import offered, play, rule
from rajas_positions import (
    boat,
    dice,
    getting,
    has,
    karma,
    level,
    money,
    position,
    prompt,
    purse,
    refusal,
    tile_on,
    told,
)


@rule("rajas", "6.1")
def test_the_outer_terrace_gives_2_money_and_dice_may_be_rolled_again():
    match = position(rajesh=has(dice="blue 1 green 2 5"), leila=has(), rolls=(6, 4))
    play(match, "place outer-terrace")
    assert purse(match) == (2, 0) and offered(match)[0] == "enough"
    assert refusal(match, "reroll green 2") == "refusal-choose-first"
    play(match, "choose", "reroll green 2", "reroll blue 1", "enough")
    assert dice(match) == "blue 4 green 5 6"


@rule("rajas", "6.1")
def test_all_dice_up_to_a_value_are_rolled_again_together():
    match = position(rajesh=has(dice="blue 1 green 2 5"), leila=has(), rolls=(6, 4))
    play(match, "place outer-terrace")
    assert offered(match) == ["enough", "reroll-up-to 1", "reroll-up-to 2", "reroll-up-to 5", "choose"]
    assert refusal(match, "reroll-up-to 6") == "refusal-no-such-dice"
    play(match, "reroll-up-to 2")
    assert dice(match) == "blue 6 green 4 5"


@rule("rajas", "6.1")
def test_no_die_need_be_rolled_again_and_none_that_is_not_there():
    match = position(rajesh=has(dice="blue 1 green 2"), leila=has())
    play(match, "place outer-terrace")
    assert refusal(match, "reroll blue 6") == "refusal-no-die"
    play(match, "enough")
    assert dice(match) == "blue 1 green 2"


@rule("rajas", "6.3", "E10")
def test_rajesh_gives_a_blue_die_for_two_orange_ones():
    match = position(rajesh=has(dice="blue 2 green 4"), leila=has(), rolls=(3, 1))
    play(match, "place balcony-blue")
    assert dice(match) == "green 4 orange 1 3"


@pytest.mark.parametrize(
    ("given", "got"), [("blue", "orange"), ("green", "blue"), ("orange", "purple"), ("purple", "green")]
)
@rule("rajas", "6.3")
def test_every_balcony_has_its_exchange(given, got):
    match = position(rajesh=has(dice=f"{given} 1 6"), leila=has(), rolls=(2, 2))
    play(match, f"place balcony-{given}", f"discard {given} 1")
    assert sorted(dice(match).split()) == sorted(f"{given} 6 {got} 2 2".split())


@rule("rajas", "6.3")
def test_a_balcony_without_its_die_is_closed():
    match = position(rajesh=has(dice="blue 1"), leila=has())
    assert refusal(match, "place balcony-green") == "refusal-no-colour"


@rule("rajas", "6.3", "3.2")
def test_a_balcony_takes_the_die_before_it_gives_two():
    match = position(rajesh=has(dice="blue 1 1 1 1 1 1 1 1 1"), leila=has(), rolls=(2, 3))
    play(match, "place balcony-blue")
    assert dice(match) == "blue 1 1 1 1 1 1 1 1 orange 2 3"


@rule("rajas", "6.4")
def test_a_chamber_takes_a_die_of_its_value_of_any_colour():
    match = position(rajesh=has(dice="blue 3 purple 3"), leila=has())
    play(match, "place yogi")
    assert offered(match) == ["discard blue 3", "discard purple 3"]
    assert refusal(match, "discard blue 4") == "refusal-no-die"


@rule("rajas", "6.5", "R10")
def test_raja_man_singh_gives_an_upgrade_and_3_money_in_either_order():
    match = position(rajesh=has(dice="blue 4", money=10), leila=has())
    play(match, "place raja")
    assert offered(match) == ["upgrade-first", "money-first"]
    play(match, "money-first")
    assert (prompt(match), purse(match)) == ("boat", (13, 0))
    play(match, "pass", "upgrade fort")
    assert level(match, "fort") == 3


@rule("rajas", "6.5")
def test_where_the_order_makes_no_difference_it_is_not_asked():
    match = position(rajesh=has(dice="blue 4", money=3), leila=has())
    play(match, "place raja", "upgrade mill")
    assert (level(match, "mill"), purse(match)) == (3, (6, 0))


@rule("rajas", "R10")
def test_by_another_reading_the_upgrade_is_first():
    match = position(rajesh=has(dice="blue 4", money=10), leila=has(), rulings={"raja-order": "upgrade-first"})
    play(match, "place raja")
    assert prompt(match) == "upgrade"


COVERED = has(dice="green 5 purple 3 blue 6", built="c2 o-s3 n-e, d2 b-s4 e-w", money=2)


@rule("rajas", "6.6", "6.7", "E11")
def test_the_master_builder_covers_leilas_orange_4_with_the_purple_6():
    match = position(leila=COVERED, rajesh=has(), offer="p-c1 p-s1 p-t1")
    play(match, "place master-builder", "cover c2")
    assert "take p-c1" in offered(match)
    play(match, "take p-c1")
    assert refusal(match, "turn n-s-w") == "refusal-not-all-joined"
    play(match, "turn n-e-s")
    assert (tile_on(match, "c2"), dice(match), purse(match)) == ("p-c1", "blue 6", (2, 2))
    assert match.state.players[0].under[7] >= 0


@rule("rajas", "6.6")
def test_the_new_tile_must_be_dearer_and_its_difference_paid():
    match = position(leila=COVERED, rajesh=has(), offer="p-c1 p-s1 p-t1")
    play(match, "place master-builder", "cover c2")
    assert refusal(match, "take p-s1") == "refusal-not-dearer"
    assert refusal(match, "take p-t1") == "refusal-dice-too-low"


@rule("rajas", "6.6")
def test_a_tile_is_covered_once_and_only_where_one_lies():
    match = position(
        leila=has(dice="green 5 purple 6 6", built="c2 o-c1 n-e-s, d2 b-s4 e-w, c3 g-s2 n-e-s", covered="c2 o-s3"),
        rajesh=has(),
        offer="p-t6",
    )
    play(match, "place master-builder")
    assert refusal(match, "cover c2") == "refusal-covered"
    assert refusal(match, "cover a2") == "refusal-nothing-to-cover"
    assert offered(match) == ["cover d2", "cover c3"]


FORK = "c2 g-s2 n-s-w, b2 b-s1 e-w, c3 b-s4 n-s"


@rule("rajas", "6.7")
def test_a_tile_that_would_cut_off_others_cannot_be_laid():
    straight = position(
        leila=has(dice="green 5 blue 6 6", built=FORK), rajesh=has(), offer="b-t1", empty="blue-snake blue-cow"
    )
    play(straight, "place master-builder")
    assert offered(straight) == ["cover b2", "cover c3"]
    assert refusal(straight, "cover c2") == "refusal-no-better-tile"


@rule("rajas", "6.7")
def test_of_two_tiles_only_the_one_that_keeps_all_joined_can_be_taken():
    match = position(
        leila=has(dice="green 5 blue 6 6 orange 6", built=FORK),
        rajesh=has(),
        offer="b-t6 o-t1 b-t6",
        empty="blue-snake blue-cow orange-snake orange-cow",
    )
    play(match, "place master-builder", "cover c2")
    assert tile_on(match, "c2") == "g-s2" and prompt(match) == "pay"
    both = position(leila=has(dice="green 5 blue 6 6 orange 6 6", built=FORK), rajesh=has(), offer="b-t6 b-c1 o-t1")
    play(both, "place master-builder", "cover c2")
    assert "take b-c1" in offered(both)
    assert refusal(both, "take o-t1") == "refusal-cut-off"


@rule("rajas", "6.7", "R11")
@pytest.mark.parametrize(("reading", "collects"), [("spent", False), ("kept", True)])
def test_a_special_income_reached_by_covering_is_spent_or_kept(reading, collects):
    match = position(
        leila=has(dice="green 5 blue 6 6 6", built="b1 b-s3 n-e", reached="t2", money=3),
        rajesh=has(),
        offer="b-t4 b-s1",
        rulings={"covered-yields": reading},
        empty="green-snake green-cow green-tiger",
    )
    play(match, "place master-builder", "take b-t4", "pay 1", "turn e-s-w")
    assert purse(match) == (6, 2) and prompt(match) != "colour"
    assert ("YieldSpent" in told(match)) is not collects
    assert bool(match.state.players[0].reached >> 2 & 1) is not collects


@rule("rajas", "6.7")
def test_what_was_covered_counts_no_more():
    match = getting(10, leila=has(built="c2 b-t6 n-e-s-w", covered="c2 b-c5"), rajesh=has())
    assert purse(match) == (0, 0)


@rule("rajas", "6.8", "R12")
@pytest.mark.parametrize(("start", "others", "there"), [(0, 9, 6), (0, 3, 7), (24, 0, 30)])
def test_the_portuguese_sails_exactly_six_free_spaces(start, others, there):
    match = position(rajesh=has(dice="blue 6", boat=start, workers=5), leila=has(boat=others))
    play(match, "place portuguese")
    assert boat(match) == there


@rule("rajas", "6.8", "6.9", "R12")
@pytest.mark.parametrize(("start", "others", "stops"), [(25, 0, False), (24, 27, True)])
def test_with_fewer_than_six_free_spaces_he_sails_only_by_another_reading(start, others, stops):
    words = {"rajesh": has(dice="blue 6", boat=start, workers=5), "leila": has(boat=others, workers=5)}
    assert refusal(position(**words), "place portuguese") == "refusal-no-effect"
    lax = position(rulings={"portuguese": "stop"}, **words)
    assert ("place portuguese" in offered(lax)) is stops
    if stops:
        play(lax, "place portuguese")
        assert boat(lax) == 30


@rule("rajas", "6.9")
def test_the_master_builder_is_closed_without_a_tile_or_the_dice_to_pay():
    bare = position(leila=has(dice="green 5 purple 6"), rajesh=has())
    assert refusal(bare, "place master-builder") == "refusal-no-effect"
    poor = position(leila=has(dice="green 5", built="c2 o-s3 n-e"), rajesh=has())
    assert refusal(poor, "place master-builder") == "refusal-no-effect"


@rule("rajas", "6.9")
def test_the_die_for_the_master_builder_leaves_enough_to_pay_for_a_tile():
    match = position(
        leila=has(dice="green 5 purple 5", built="c2 o-s3 n-e"),
        rajesh=has(),
        offer="p-c1",
        empty="green-snake green-cow green-tiger",
    )
    play(match, "place master-builder")
    assert dice(match) == "purple 5"


@rule("rajas", "6.10", "E28")
def test_the_dancer_gives_two_dice_and_then_what_the_top_white_tile_shows():
    match = position(rajesh=has(dice="blue 2", money=1), leila=has(), white="iw3", rolls=(1, 6))
    play(match, "place dancer", "take-die green", "take-die green")
    assert (dice(match), purse(match)) == ("green 1 6", (4, 0))
    assert match.state.income.discards == [2]
    assert told(match).index("DieRolled") < told(match).index("IncomeDrawn")


@rule("rajas", "6.10", "E28")
def test_an_empty_pile_of_white_tiles_is_made_anew_from_the_discards():
    match = position(rajesh=has(dice="blue 2"), leila=has())
    match.state.income.discards, match.state.income.cards = match.state.income.cards, []
    play(match, "place dancer", "take-die green", "take-die green")
    assert len(match.state.income.cards) == 7 and len(match.state.income.discards) == 1


@rule("rajas", "6.11")
def test_the_yogi_gives_two_levels_of_karma_and_a_die():
    match = position(rajesh=has(dice="blue 3"), leila=has(), rolls=(5,))
    play(match, "place yogi", "take-die purple")
    assert (karma(match), dice(match)) == (2, "purple 5")


@rule("rajas", "6.12")
def test_the_great_mogul_gives_2_fame_and_is_not_among_the_actions_of_the_river():
    match = getting(12, rajesh=has(), leila=has())
    assert refusal(match, "visit great-mogul") == "refusal-no-such-action"
    assert offered(match) == ["visit dancer", "visit yogi", "visit raja", "visit portuguese", "pass"]
    assert refusal(match, "visit master-builder") == "refusal-no-effect"
    assert refusal(match, "visit quarry") == "refusal-no-such-action"


@rule("rajas", "7.6", "R13")
def test_an_action_of_the_palace_costs_no_die_and_its_space_may_be_occupied():
    match = getting(12, rajesh=has(), leila=has(), workers={"raja": "leila"})
    play(match, "visit raja", "upgrade fort")
    assert (level(match, "fort"), purse(match)) == (3, (3, 0))


@rule("rajas", "R13")
@pytest.mark.parametrize(("reading", "may"), [("may", True), ("must", False)])
def test_an_action_of_the_palace_may_be_declined_or_not(reading, may):
    match = getting(12, rajesh=has(), leila=has(), rulings={"palace-action": reading})
    assert ("pass" in offered(match)) is may


def test_money_of_no_bonus_asks_nothing():
    match = getting(money(5), rajesh=has(), leila=has())
    assert prompt(match) == "place" and purse(match) == (5, 0)
