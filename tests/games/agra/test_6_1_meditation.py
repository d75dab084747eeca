"""6.1 Meditation: points from workers that lie down, and what the wheel makes of them."""

import pytest
from agra_positions import TURQUOISE, VIOLET, complete, goods, has, meditating
from darbar.testing import offered, play, rule
from darbar_agra.components import WheelAction
from darbar_agra.game import AGRA
from darbar_agra.state import Stage

FOUR = {"quarry": "turquoise", "sawmill": "turquoise", "sailor": "turquoise", "trader": "turquoise"}


def points(match):
    """The meditation points left."""
    return match.state.now.points


def wheel(match):
    """The wheel actions on offer."""
    return [move.removeprefix("wheel ") for move in offered(match) if move.startswith("wheel")]


def reason(match, notation):
    """The key of the reason why a move is not offered."""
    return match.ask.why(AGRA.vocabulary.parse(notation)).key


# 6.1.1 Points


@rule("agra", "6.1.1", "E6")
def test_e6_three_workers_give_violet_on_the_third_space_five_points():
    """RU 6.1.1: 2 + 2 + 1; a fourth worker gives 1 more."""
    workers = dict.fromkeys(FOUR, "violet")
    match = meditating(turn="violet", workers=workers, turquoise=has(), violet=has(meditation=3))
    play(match, "lay quarry", "lay sawmill", "lay sailor")
    assert points(match) == 2 + 2 + 1
    play(match, "lay trader")
    assert points(match) == 6
    assert all(match.state.lying[space] for space in (0, 4, 17, 18))


@rule("agra", "6.1.1")
def test_only_ones_own_standing_workers_can_be_laid_down():
    workers = {"quarry": "turquoise", "sawmill": "turquoise lying", "sailor": "violet"}
    match = meditating(workers=workers, turquoise=has(), violet=has())
    assert offered(match) == ["lay quarry", "enough"]
    assert reason(match, "lay sawmill") == reason(match, "lay sailor") == "refusal-nobody-stands"
    assert reason(match, "call-cook") == "refusal-nobody-cooked"


@rule("agra", "6.1", "F5")
def test_workers_are_laid_down_in_portions_and_the_track_keeps_counting():
    match = meditating(workers=FOUR, turquoise=has(meditation=4), violet=has())
    play(match, "lay quarry", "wheel farmer", "walk north clockwise")
    assert points(match) == 3 - 1
    play(match, "lay sawmill")
    assert points(match) == 2 + 2


@rule("agra", "F5", "E30")
def test_a_worker_that_was_raised_can_be_laid_down_again_and_counts_anew():
    match = meditating(workers={"quarry": "turquoise"}, turquoise=has(meditation=2, goods="oil"), violet=has())
    play(match, "lay quarry")
    assert points(match) == 2
    play(match, "drink oil", "lay quarry")
    assert (points(match), match.state.now.laid) == (2 + 1, 2)


@rule("agra", "F5", "T12")
def test_a_counter_that_moves_in_between_counts_for_the_workers_to_come():
    """The second worker gives the points of the space before the counter's new one."""
    match = meditating(workers=FOUR, turquoise=has(meditation=3, favours=4, tiles="meditation"), violet=has())
    play(match, "lay quarry", "use meditation", "lay sawmill")
    assert points(match) == 2 + 2
    match = meditating(workers=FOUR, turquoise=has(meditation=3), violet=has())
    play(match, "lay quarry", "lay sawmill", "lay sailor")
    assert points(match) == 2 + 2 + 1


@rule("agra", "6.1", "4.1.1")
def test_points_left_over_are_lost():
    match = meditating(workers=FOUR, turquoise=has(), violet=has())
    play(match, "lay quarry", "enough")
    assert (points(match), match.state.stage) == (0, Stage.ACTION)


@rule("agra", "6.1")
def test_meditation_is_not_asked_for_when_nothing_can_be_done():
    match = meditating(turquoise=has(), violet=has())
    assert match.ask.prompt != "meditate"
    assert match.state.stage is Stage.ACTION


# Contracts


@rule("agra", "N8", "F46")
def test_workers_at_the_cook_go_home_as_if_they_were_laid_down():
    player = has(meditation=3, contracts="cook", cooked=2)
    match = meditating(workers={"quarry": "turquoise"}, turquoise=player, violet=has())
    play(match, "lay quarry", "call-cook", "call-cook")
    turquoise = match.state.players[TURQUOISE]
    assert (points(match), turquoise.cooked, turquoise.workers) == (2 + 2 + 1, 0, 9)
    assert "call-cook" not in offered(match)
    assert complete(match)


@rule("agra", "N9", "F6")
def test_the_muezzin_gives_one_more_point_once_in_a_meditation():
    match = meditating(workers=FOUR, turquoise=has(contracts="muezzin"), violet=has())
    play(match, "lay quarry")
    assert points(match) == 1 + 1
    play(match, "lay sawmill")
    assert points(match) == 3


@rule("agra", "N9", "F6", "T3")
def test_the_point_of_a_favour_tile_calls_the_muezzin_too():
    match = meditating(workers=FOUR, turquoise=has(favours=2, tiles="point", contracts="muezzin"), violet=has())
    play(match, "use point")
    assert points(match) == 1 + 1
    play(match, "lay quarry")
    assert points(match) == 3


@rule("agra", "N9")
def test_the_muezzin_calls_for_his_owner_alone():
    match = meditating(workers=FOUR, turquoise=has(), violet=has(contracts="muezzin"))
    play(match, "lay quarry")
    assert points(match) == 1


# 6.1.2 The wheel


@rule("agra", "6.1.2", "E7")
def test_e7_turquoise_trades_curry_for_paper():
    match = meditating(workers=FOUR, turquoise=has(meditation=2, goods="curry"), violet=has())
    play(match, "lay quarry", "wheel trade")
    assert "receive wood" not in offered(match)
    assert "receive book" not in offered(match)
    play(match, "receive paper")
    assert (points(match), goods(match, TURQUOISE)) == (0, "paper")
    assert complete(match)


@rule("agra", "6.1.2", "5.2.1")
def test_a_trade_costs_the_value_of_the_goods_as_it_is_now():
    """Wood with the two-flag side is worth as much as curry, and costs as much."""
    player = has(goods="wood cotton")
    match = meditating(workers=FOUR, tokens={"second": "wood low"}, turquoise=player, violet=has())
    play(match, "lay quarry", "wheel trade")
    assert offered(match) == ["receive sandstone", "receive turmeric"]
    match = meditating(workers=FOUR, tokens={"second": "wood low"}, turquoise=player, violet=has())
    play(match, "lay quarry", "lay sawmill", "wheel trade", "give wood", "receive curry")
    assert (points(match), goods(match, TURQUOISE)) == (0, "curry cotton")


@rule("agra", "6.1.2")
def test_without_enough_points_a_wheel_action_is_refused():
    match = meditating(workers=FOUR, wheel="trade", turquoise=has(goods="curry"), violet=has())
    play(match, "lay quarry")
    assert wheel(match) == ["farmer"]
    assert reason(match, "wheel uncover") == "refusal-wheel"
    assert reason(match, "wheel trade") == "refusal-wheel-blocked"


@rule("agra", "6.1.2", "E8", "C4")
def test_e8_cotton_becomes_oil_for_two_points_and_nobody_follows():
    match = meditating(
        workers=FOUR, turquoise=has(meditation=2, goods="cotton"), violet=has(goods="cotton"), yellow=has()
    )
    play(match, "lay quarry", "wheel transform", "transform oil")
    assert (points(match), goods(match, TURQUOISE), goods(match, VIOLET)) == (0, "oil", "cotton")
    assert match.ask.seat == TURQUOISE


@rule("agra", "6.1.2", "C4")
def test_with_the_french_reading_others_follow_a_transformation_on_the_wheel_too():
    match = meditating(
        rulings={"followers": "any"},
        workers=FOUR,
        turquoise=has(meditation=2, goods="cotton"),
        violet=has(goods="cotton"),
    )
    play(match, "lay quarry", "wheel transform", "transform oil", "follow")
    assert (goods(match, TURQUOISE), goods(match, VIOLET)) == ("oil", "oil")
    assert match.state.players[TURQUOISE].favours == 1


@rule("agra", "6.1.2", "5.2.1")
def test_a_transformation_costs_what_its_product_is_worth_now():
    match = meditating(workers=FOUR, tokens={"first": "oil low"}, turquoise=has(goods="cotton turmeric"), violet=has())
    play(match, "lay quarry", "wheel transform")
    assert goods(match, TURQUOISE) == "turmeric oil"
    assert points(match) == 0


@rule("agra", "6.1.2", "C1")
def test_a_delivery_costs_three_points_and_brings_rupees_and_influence():
    match = meditating(
        workers=FOUR, wheel="trade", river={"sufi": ""}, turquoise=has(meditation=4, goods="curry curry"), violet=has()
    )
    play(match, "lay quarry", "wheel deliver", "rise scholars")
    turquoise = match.state.players[TURQUOISE]
    assert (points(match), turquoise.rupees, turquoise.influence) == (0, 3, [0, 0, 1])
    assert goods(match, TURQUOISE) == "curry"


@rule("agra", "6.1.2", "C1")
def test_each_good_to_the_same_notable_costs_three_points_and_influence_comes_once():
    player = has(meditation=4, goods="oil wood", rupees=0)
    match = meditating(workers=FOUR, wheel="trade", river={"cook": ""}, turquoise=player, violet=has())
    play(match, "lay quarry", "lay sawmill", "lay sailor", "wheel deliver", "give oil", "rise artisans")
    assert points(match) == 3 + 2 + 2 - 3
    play(match, "wheel deliver")
    turquoise = match.state.players[TURQUOISE]
    assert (points(match), turquoise.rupees, turquoise.influence) == (1, 1 + 2 + 0, [1, 0, 0])


@rule("agra", "6.1.2", "C1")
def test_with_the_french_reading_deliveries_to_one_notable_cost_two_then_three_then_four():
    """2, 5 and 9 points in all; another notable begins at 2 again."""
    match = meditating(
        rulings={"delivery-cost": "rising"},
        workers={**FOUR, "botanist": "turquoise"},
        wheel="trade",
        pier=5,
        river={"subadar": "", "sufi": ""},
        turquoise=has(meditation=6, goods="book oil sandstone curry", influence=(9, 9, 9)),
        violet=has(),
    )
    play(match, *(f"lay {space}" for space in ("quarry", "sawmill", "sailor", "trader")))
    assert points(match) == 4 + 3 + 3 + 2
    spent = []
    for answers in (("deliver subadar", "give book"), ("deliver subadar", "give oil"), ("deliver sufi", "give curry")):
        before = points(match)
        play(match, "wheel deliver", *answers)
        spent.append(before - points(match))
    assert spent == [2, 3, 2]
    assert "wheel deliver" in offered(match)
    before = points(match)
    play(match, "wheel deliver", "deliver subadar")
    assert before - points(match) == 4


@rule("agra", "6.1.2", "C1")
def test_with_the_french_reading_two_points_reach_no_notable_who_has_had_a_good_already():
    match = meditating(
        rulings={"delivery-cost": "rising"},
        workers=FOUR,
        wheel="trade",
        river={"cook": ""},
        turquoise=has(meditation=3, goods="oil wood", influence=(9, 9, 9)),
        violet=has(),
    )
    play(match, "lay quarry", "lay sawmill", "wheel deliver", "give oil")
    assert (points(match), "wheel deliver" in offered(match)) == (2, False)
    play(match, "lay sailor")
    assert (points(match), "wheel deliver" in offered(match)) == (3, True)


@rule("agra", "6.1.2")
def test_the_wheel_delivers_to_notables_in_reach_only_and_never_twice_the_same_good():
    match = meditating(
        workers=FOUR,
        wheel="trade",
        river={"mahout": "violet -", "jagirdar": ""},
        turquoise=has(meditation=4, goods="wood wood planks", influence=(0, 9, 0)),
        violet=has(),
    )
    play(match, "lay quarry", "lay sawmill", "wheel deliver")
    assert match.state.players[VIOLET].favours == 0
    assert goods(match, TURQUOISE) == "wood planks"
    assert "wheel deliver" not in offered(match)


@rule("agra", "6.1.2")
def test_a_cover_costs_two_points_and_a_farmers_step_one():
    match = meditating(workers=FOUR, turquoise=has(meditation=4), violet=has())
    play(match, "lay quarry", "wheel uncover", "uncover north-wood")
    assert points(match) == 1
    play(match, "wheel farmer", "walk north clockwise")
    turquoise = match.state.players[TURQUOISE]
    assert (points(match), turquoise.farmers, turquoise.covers.bit_count()) == (0, [4, 3, 3, 3], 7)


# 6.1.3 The marker


@pytest.mark.parametrize(
    ("answers", "blocked"),
    [
        (("wheel uncover", "uncover north-wood", "wheel farmer", "walk east clockwise"), "UNCOVER"),
        (("wheel farmer", "walk east clockwise"), "TRADE"),
        ((), "TRADE"),
    ],
)
@rule("agra", "6.1.3", "E28", "F7")
def test_e28_the_marker_goes_to_the_last_outer_action_and_stays_when_there_was_none(answers, blocked):
    match = meditating(workers=FOUR, wheel="trade", turquoise=has(meditation=4), violet=has())
    play(match, "lay quarry", *answers, "enough")
    assert match.state.wheel == WheelAction[blocked]


@rule("agra", "6.1.3", "E28")
def test_e28_transform_then_farmer_puts_the_marker_on_transform():
    match = meditating(workers=FOUR, turquoise=has(meditation=4, goods="cotton"), violet=has())
    play(match, "lay quarry", "wheel transform", "transform oil", "wheel farmer", "walk east clockwise", "enough")
    assert match.state.wheel == WheelAction.TRANSFORM


@pytest.mark.parametrize("blocked", ["trade", "deliver", "transform", "uncover"])
@rule("agra", "6.1.2", "6.1.3")
def test_any_outer_action_can_be_blocked_and_the_farmer_never(blocked):
    player = has(meditation=4, goods="curry sandstone")
    match = meditating(workers=FOUR, wheel=blocked, river={"sufi": ""}, turquoise=player, violet=has())
    play(match, "lay quarry")
    everything = ["trade", "deliver", "transform", "uncover", "farmer"]
    assert wheel(match) == [action for action in everything if action != blocked]


@rule("agra", "6.1.2", "6.1.3", "E28", "2.1")
def test_e28_at_first_only_the_delivery_is_blocked():
    match = meditating(
        workers=FOUR, river={"sufi": ""}, turquoise=has(meditation=4, goods="curry sandstone"), violet=has()
    )
    play(match, "lay quarry")
    assert wheel(match) == ["trade", "transform", "uncover", "farmer"]
    assert reason(match, "wheel deliver") == "refusal-wheel-blocked"


@rule("agra", "6.1.2", "F7")
def test_an_action_can_be_repeated_and_the_one_blocked_at_the_start_stays_blocked():
    match = meditating(workers=FOUR, wheel="trade", turquoise=has(meditation=4, goods="wood"), violet=has())
    play(
        match, "lay quarry", "lay sawmill", "wheel uncover", "uncover north-wood", "wheel uncover", "uncover east-wood"
    )
    assert match.state.players[TURQUOISE].covers.bit_count() == 6
    assert (match.state.wheel, wheel(match)) == (WheelAction.TRADE, ["farmer"])


@rule("agra", "F6", "N15")
def test_neither_the_mosaic_maker_nor_the_tile_for_a_point_moves_the_marker():
    match = meditating(workers=FOUR, turquoise=has(favours=2, tiles="point", contracts="mosaic-maker"), violet=has())
    play(match, "use point", "invoke mosaic-maker", "enough")
    assert match.state.wheel == WheelAction.DELIVER
