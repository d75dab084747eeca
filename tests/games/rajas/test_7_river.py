"""7 Port and river: dice of 1 to 3, free spaces, the bridge, and thirteen kinds of reward."""

import pytest
from darbar.testing import offered, play, rule
from darbar_rajas.components import Colour
from rajas_positions import (
    FIRST,
    active,
    boat,
    dice,
    getting,
    has,
    karma,
    level,
    position,
    prompt,
    purse,
    refusal,
    told,
)

MARKETS = "c2 b-c5 n-s, c3 g-c2 n-s, d1 o-c5 e-w"
"""Three tea and two silk markets."""


@rule("rajas", "7.1", "7.2", "7.3", "E12")
def test_leila_skips_the_yellow_boat_and_moves_the_mill_from_3_to_4():
    match = position(
        leila=has(dice="blue 2 green 5", money=2, boat=4, levels="mill 3"),
        yellow=has(boat=5),
        workers={"port": "yellow"},
        offer="g-c1 b-s1",
        empty="green-snake",
    )
    play(match, "place port")
    assert purse(match)[0] == 1 and offered(match) == ["sail 6", "sail 7"]
    play(match, "sail 7", "upgrade mill")
    assert (boat(match), level(match, "mill"), dice(match)) == (7, 4, "green 5")


@pytest.mark.parametrize(("die", "spaces"), [(1, [1]), (2, [1, 2]), (3, [1, 2, 3])])
@rule("rajas", "7.2")
def test_the_die_says_how_far_the_boat_may_go(die, spaces):
    match = position(rajesh=has(dice=f"blue {die} 6"), leila=has())
    play(match, "place port")
    assert (offered(match) if len(spaces) > 1 else [f"sail {boat(match)}"]) == [f"sail {space}" for space in spaces]


@rule("rajas", "7.1")
def test_the_port_takes_dice_of_1_to_3_or_higher_ones_with_karma():
    high = position(rajesh=has(dice="blue 4 5 6"), leila=has())
    assert refusal(high, "place port") == "refusal-no-port-die"
    lucky = position(rajesh=has(dice="blue 4 6", karma=1), leila=has())
    play(lucky, "place port")
    assert offered(lucky) == ["flip blue 6", "flip blue 4"]


@pytest.mark.parametrize(("there", "cost"), [(0, 0), (1, 1), (2, 2)])
@rule("rajas", "7.1")
def test_the_first_space_of_the_port_is_free_and_later_ones_cost(there, cost):
    workers = {"port": " ".join(["leila"] * there)} if there else {}
    match = position(rajesh=has(dice="blue 1", money=5, boat=7), leila=has(), workers=workers)
    play(match, "place port")
    assert purse(match) == (5 - cost, 2)


@rule("rajas", "7.3")
def test_a_boat_cannot_stop_where_another_lies_but_on_the_last_space():
    match = position(rajesh=has(dice="blue 3 6", boat=27, workers=5), leila=has(boat=28), ana=has(boat=30))
    play(match, "place port")
    assert offered(match) == ["sail 29", "sail 30"]
    assert refusal(match, "sail 28") == "refusal-out-of-reach"


@rule("rajas", "7.4")
def test_a_boat_gets_what_its_space_gives_and_nothing_on_the_way():
    match = position(rajesh=has(dice="blue 2 6", boat=6), leila=has())
    play(match, "place port", "sail 8")
    assert purse(match) == (0, 2) and level(match, "temple") == 2


@rule("rajas", "7.5")
def test_whoever_passes_the_bridge_gets_the_worker_before_the_reward():
    match = position(rajesh=has(dice="blue 1", boat=20), leila=has())
    play(match, "place port")
    assert (active(match), purse(match)) == (4, (5, 0))
    events = told(match)
    assert events.index("BoatSailed") < events.index("WorkerGained") < events.index("MoneyGained")


@rule("rajas", "7.5")
def test_space_20_lies_before_the_bridge():
    match = position(rajesh=has(dice="blue 1", boat=19), leila=has())
    play(match, "place port")
    assert active(match) == 3


@rule("rajas", "7.5")
def test_on_the_last_space_the_port_is_closed():
    match = position(rajesh=has(dice="blue 1", boat=30, workers=4), leila=has())
    assert refusal(match, "place port") == "refusal-river-end"


# 7.6 Rewards


@pytest.mark.parametrize(
    ("space", "purse_then", "karma_then"),
    [(1, (2, 0), 1), (2, (0, 0), 3), (4, (3, 0), 1), (8, (0, 2), 1), (16, (0, 3), 1), (30, (0, 5), 1)],
)
@rule("rajas", "7.6")
def test_money_fame_and_karma(space, purse_then, karma_then):
    match = getting(space, rajesh=has(karma=1, fame=0), leila=has())
    assert (purse(match), karma(match)) == (purse_then, karma_then)


@rule("rajas", "7.6")
def test_two_dice_of_choice():
    match = getting(3, rajesh=has(), leila=has(), rolls=(2, 6))
    play(match, "take-die purple", "take-die purple")
    assert dice(match) == "purple 2 6"


@pytest.mark.parametrize(("level", "count"), [(0, 0), (3, 3)])
@rule("rajas", "7.6", "E24")
def test_a_die_of_a_colour_for_each_level_of_karma(level, count):
    match = getting(5, rajesh=has(karma=level), leila=has())
    assert len(match.state.players[FIRST].dice[Colour.BLUE]) == count


@rule("rajas", "7.6", "E13")
def test_five_markets_bring_5_money():
    match = getting(10, rajesh=has(built=MARKETS), leila=has())
    assert purse(match) == (5, 0)


@rule("rajas", "7.6", "E14")
def test_four_silk_markets_are_all_sold_for_no_die():
    silk = "c2 o-c5 n-s, d1 o-s4 e-w, c3 g-t2 n-s"
    match = getting(15, rajesh=has(built=silk, dice="blue 1"), leila=has())
    assert (purse(match), dice(match)) == ((10, 0), "blue 1")


@rule("rajas", "7.6")
def test_mixed_goods_are_sold_on_the_river_too():
    match = getting(6, rajesh=has(built=MARKETS), leila=has())
    assert purse(match) == (5, 0)


@rule("rajas", "7.6", "E15", "E16")
@pytest.mark.parametrize(("space", "brought"), [(22, (0, 3)), (17, (6, 0))])
def test_three_upgrades_bring_3_fame_or_6_money(space, brought):
    match = getting(space, rajesh=has(levels="mill 4 fort 3"), leila=has())
    assert purse(match) == brought


@rule("rajas", "7.6", "E17")
def test_karma_2_brings_4_fame():
    match = getting(28, rajesh=has(karma=2), leila=has())
    assert purse(match) == (0, 4)


@rule("rajas", "7.6")
def test_a_sale_without_a_market_brings_nothing():
    match = getting(15, 6, 10, rajesh=has(), leila=has())
    assert purse(match) == (0, 0) and prompt(match) == "place"


@rule("rajas", "7.6")
def test_a_voyage_from_the_river_goes_on_and_takes_the_next_reward():
    match = getting(12, rajesh=has(boat=12), leila=has())
    play(match, "visit portuguese")
    assert boat(match) == 18
