"""5 The market: mixed goods for nothing, one good for a die."""

from darbar.testing import offered, play, rule
from rajas_positions import dice, getting, has, karma, position, purse, refusal

TEA = "c2 g-c2 n-s, c3 b-c5 n-s, d1 o-s4 e-w"
"""Three tea markets worth 3, 2 and 2, and one of silk worth 2."""


@rule("rajas", "5.1", "E6")
def test_rajesh_gets_5_for_one_silk_and_one_tea_market():
    match = position(rajesh=has(built=TEA), leila=has())
    play(match, "place mixed-goods")
    assert purse(match) == (5, 0)


@rule("rajas", "5.2", "E7")
def test_rajesh_gets_7_for_three_tea_markets_with_a_die_of_4():
    match = position(rajesh=has(built=TEA, dice="green 4 blue 1"), leila=has())
    play(match, "place tea", "discard green 4")
    assert (purse(match), dice(match)) == ((7, 0), "blue 1")


@rule("rajas", "5.2")
def test_a_low_die_sells_the_best_markets_and_karma_makes_it_high():
    words = {"rajesh": has(built=TEA, dice="green 1", karma=1), "leila": has()}
    low, high = position(**words), position(**words)
    play(low, "place tea", "discard green 1")
    play(high, "place tea", "flip green 1")
    assert (purse(low)[0], karma(low), purse(high)[0], karma(high)) == (3, 1, 7, 0)


@rule("rajas", "5.2")
def test_without_a_die_only_mixed_goods_can_be_sold():
    match = position(rajesh=has(built=TEA), leila=has())
    assert refusal(match, "place tea") == "refusal-no-dice"


@rule("rajas", "5.3", "E8")
def test_nobody_has_two_workers_on_mixed_goods_but_one_good_stays_open():
    match = position(
        rajesh=has(built=TEA, dice="blue 2"), leila=has(), ana=has(), workers={"mixed-goods": "rajesh"}, lap=2
    )
    assert refusal(match, "place mixed-goods") == "refusal-mixed-twice"
    assert {"place silk", "place tea"} <= set(offered(match))


@rule("rajas", "5.3")
def test_another_player_takes_the_second_space_and_two_players_have_one():
    three = position(rajesh=has(), leila=has(), ana=has(), workers={"mixed-goods": "leila"})
    assert "place mixed-goods" in offered(three)
    two = position(rajesh=has(), leila=has(), workers={"mixed-goods": "rajesh"})
    assert refusal(two, "place mixed-goods") == "refusal-site-full"


@rule("rajas", "5.2")
def test_covered_markets_are_not_sold():
    match = position(rajesh=has(built="c2 g-t6 n-e-s-w", covered="c2 g-c2"), leila=has())
    play(match, "place mixed-goods")
    assert purse(match) == (0, 0)


@rule("rajas", "7.6")
def test_on_the_river_the_player_chooses_the_good():
    match = getting(15, rajesh=has(built=TEA), leila=has())
    assert offered(match) == ["sell silk", "sell tea"]
    assert refusal(match, "sell spices") == "refusal-no-market"
    play(match, "sell tea")
    assert purse(match) == (7, 0)
