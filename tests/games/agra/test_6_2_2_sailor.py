"""6.2.2.1 The Sailor: payment, deliveries to notables, one order, and the Jagirdar's share."""

import pytest
from agra_positions import (
    ORANGE,
    TURQUOISE,
    VIOLET,
    YELLOW,
    acting,
    complete,
    drive,
    goods,
    has,
    refusal,
    table_of,
    told,
)
from darbar import RuleViolation
from darbar.testing import offered, play, rule
from darbar_agra.components import Good, Guild, Notable
from darbar_agra.moves import FILL
from darbar_agra.phases.characters.sailor import cargo, payable, sailing, visit_sailor
from darbar_agra.state import Stage, Turn
from darbar_agra.value import value


def voyage(table):
    """The Sailor action from the payment to its end, as one flow."""
    yield from visit_sailor(table, table.state.turn_seat)
    while table.state.stage is Stage.SAILING:
        yield from sailing(table)


def rupees(table, seat):
    """The rupees a player has got since the start, where everybody has two."""
    return table.state.players[seat].rupees - 2


def influence(table, seat):
    """A player's steps with artisans, merchants and scholars."""
    return table.state.players[seat].influence


# Payment


@rule("agra", "6.2.2.1", "E11")
def test_e11_violet_overpays_and_gets_a_rupee_for_each_unused_delivery():
    """A painting of value 3 makes four deliveries; two are used."""
    river = {"sufi": "", "cook": ""}
    table = table_of(Stage.ACTION, turn="violet", river=river, turquoise=has(), violet=has(goods="painting curry wood"))
    asked, _ = drive(voyage(table), "give painting", "deliver sufi", "deliver cook", "rise scholars", "rise artisans")
    assert asked == ["sailor", "sailing", "sailing", "influence", "influence"]
    assert rupees(table, VIOLET) == 1 + 1 + 2
    assert complete(table)


@rule("agra", "6.2.2.1", "C9")
def test_deliveries_that_came_back_in_rupees_are_worth_nothing_more():
    """Who stops early is worth what the rupees say, not the deliveries as well."""
    table = table_of(Stage.ACTION, turquoise=has(goods="painting"), violet=has())
    drive(voyage(table), "give painting")
    assert (rupees(table, TURQUOISE), table.state.now.deliveries) == (3, 0)
    ashore = value(table.state, TURQUOISE)
    table.state.now = Turn()
    assert value(table.state, TURQUOISE) == ashore


@rule("agra", "6.2.2.1")
def test_the_first_delivery_is_free():
    table = table_of(Stage.ACTION, river={"sufi": "", "cook": ""}, turquoise=has(goods="curry wood"), violet=has())
    drive(voyage(table), "pass", "deliver cook", "enough")
    assert (rupees(table, TURQUOISE), goods(table, TURQUOISE)) == (1, "curry")


@rule("agra", "6.2.2.1", "F21")
def test_a_luxury_good_under_a_price_token_pays_for_five_deliveries():
    table = table_of(
        Stage.ACTION, tokens={"third": "book high"}, river={"cook": ""}, turquoise=has(goods="book oil"), violet=has()
    )
    drive(visit_sailor(table, TURQUOISE), "give book")
    assert (table.state.now.deliveries, table.state.stage) == (5, Stage.SAILING)
    assert goods(table, TURQUOISE) == "oil"
    assert complete(table)


@rule("agra", "6.2.2.1", "F21")
def test_only_one_good_is_paid_and_the_payment_cannot_be_topped_up():
    table = table_of(Stage.ACTION, turquoise=has(goods="wood wood wood"), violet=has())
    assert drive(visit_sailor(table, TURQUOISE), "give wood") == (["sailor"], None)
    assert table.state.now.deliveries == 2


@pytest.mark.parametrize(("ruling", "expected"), [("paid", 0), ("all", 1)])
@rule("agra", "6.2.2.1", "C9", "F38")
def test_the_free_delivery_brings_nothing_when_it_is_not_used(ruling, expected):
    table = table_of(Stage.ACTION, rulings={"unused-deliveries": ruling}, turquoise=has(goods="wood"), violet=has())
    drive(voyage(table), "pass")
    assert rupees(table, TURQUOISE) == expected
    assert table.state.stage is Stage.EXTRA


@pytest.mark.parametrize(("ruling", "expected"), [("paid", 3), ("all", 4)])
@rule("agra", "6.2.2.1", "C9")
def test_when_nothing_at_all_is_delivered_the_whole_payment_comes_back(ruling, expected):
    table = table_of(Stage.ACTION, rulings={"unused-deliveries": ruling}, turquoise=has(goods="painting"), violet=has())
    drive(voyage(table), "give painting")
    assert rupees(table, TURQUOISE) == expected


@rule("agra", "6.2.2.1", "4.2", "F2")
def test_a_good_can_be_bought_with_favours_just_before_the_payment():
    table = table_of(Stage.ACTION, turquoise=has(favours=2), violet=has())
    drive(visit_sailor(table, TURQUOISE), "spend basic-good", "receive wood", "give wood")
    assert table.state.now.deliveries == 2


@rule("agra", "6.2.2.1", "F20", "F21")
def test_a_second_sailor_action_in_the_same_turn_begins_anew():
    """It can be paid for again, fill another order, and deliver twice to the same notable again."""
    own = has(goods="statue book wood painting paper oil oil", influence=(0, 0, 1))
    table = table_of(Stage.ACTION, river={"subadar": ""}, pier=4, turquoise=own, violet=has())
    drive(voyage(table), "give statue", "fill scholars", "enough")
    table.state.now.doubled = 1 << Notable.SUBADAR
    drive(visit_sailor(table, TURQUOISE), "give book")
    now = table.state.now
    assert (now.deliveries, now.paid, now.order_filled, now.doubled) == (4, 3, False, 0)


@rule("agra", "6.2.2.1", "F38")
def test_the_sailor_can_be_visited_with_empty_hands():
    table = table_of(Stage.ACTION, river={"cook": ""}, turquoise=has(), violet=has())
    assert drive(voyage(table)) == ([], None)
    assert table.state.stage is Stage.EXTRA


@rule("agra", "6.2.2.1", "F21", "F43")
def test_the_sailor_is_paid_before_the_first_delivery():
    match = acting(river={"cook": "", "sufi": ""}, turquoise=has(goods="oil curry cotton"), violet=has())
    play(match, "place sailor", "pass")
    assert refusal(match, "give cotton") == "refusal-sailor-first"


@rule("agra", "6.2.2.1", "F21")
def test_where_the_sailor_may_be_paid_later_the_free_delivery_can_come_first():
    table = table_of(
        Stage.ACTION,
        rulings={"sailor-payment": "later"},
        river={"cook": "", "sufi": ""},
        turquoise=has(goods="oil curry cotton painting"),
        violet=has(),
    )
    answers = ("pass", "deliver cook", "give painting", "deliver sufi", "rise artisans", "rise scholars")
    asked, _ = drive(voyage(table), *answers)
    assert asked == ["sailor", *["sailing"] * 3, *["influence"] * 2]
    assert (goods(table, TURQUOISE), rupees(table, TURQUOISE)) == ("cotton", 1 + 1 + 2)
    assert complete(table)


@rule("agra", "6.2.2.1", "F21")
def test_who_has_paid_the_sailor_once_pays_no_second_good_later():
    rulings, own = {"sailor-payment": "later"}, has(goods="oil curry cotton")
    match = acting(rulings=rulings, river={"cook": "", "sufi": ""}, turquoise=own, violet=has())
    play(match, "place sailor", "give cotton", "deliver cook")
    assert refusal(match, "give curry") == "refusal-sailor-payment"


# The Portuguese Trader

# The Portuguese Trader


@rule("agra", "N1", "E25")
def test_e25_with_the_portuguese_trader_two_wood_and_two_turmeric_make_five_deliveries():
    own = has(goods="wood wood turmeric turmeric curry", contracts="portuguese-trader")
    table = table_of(Stage.ACTION, turquoise=own, violet=has())
    drive(visit_sailor(table, TURQUOISE), "give wood", "give wood", "give turmeric", "give turmeric")
    assert (table.state.now.deliveries, goods(table, TURQUOISE)) == (5, "curry")


@rule("agra", "N1", "E25")
def test_the_portuguese_trader_takes_no_more_than_a_value_of_four():
    own = has(goods="painting curry wood", contracts="portuguese-trader")
    table = table_of(Stage.ACTION, turquoise=own, violet=has())
    table.state.now.paid = 3
    assert [move.good for move in payable(table.state, TURQUOISE)] == [Good.WOOD]


@rule("agra", "N1")
def test_the_portuguese_trader_forces_nobody_to_pay_more():
    own = has(goods="wood wood", contracts="portuguese-trader")
    table = table_of(Stage.ACTION, turquoise=own, violet=has())
    drive(visit_sailor(table, TURQUOISE), "give wood", "enough")
    assert table.state.now.deliveries == 2


@rule("agra", "N1", "F10")
def test_a_portuguese_trader_won_on_the_way_pays_for_cloth_at_once_but_the_payment_is_done():
    own = has(goods="wood curry cloth cloth", favours=0)
    river = {"portuguese-trader": "- turquoise", "muezzin": ""}
    table = table_of(Stage.ACTION, pier=2, river=river, turquoise=own, violet=has())
    answers = ("give wood", "deliver portuguese-trader", "pass", "deliver muezzin", "rise merchants", "enough")
    drive(voyage(table), *answers)
    assert rupees(table, TURQUOISE) == 2 + (1 + 1)
    assert goods(table, TURQUOISE) == "curry"


# Notables


@rule("agra", "6.2.2.1", "E13")
def test_e13_yellow_delivers_to_two_notables_and_rises_with_both_guilds():
    """Cotton pays for a second delivery; curry goes to the Sufi, wood to the Cook."""
    own = has(goods="cotton curry wood")
    table = table_of(
        Stage.ACTION, turn="yellow", river={"sufi": "", "cook": ""}, turquoise=has(), violet=has(), yellow=own
    )
    drive(voyage(table), "give cotton", "deliver sufi", "deliver cook", "rise scholars", "rise artisans")
    assert rupees(table, YELLOW) == 2
    assert influence(table, YELLOW) == [1, 0, 1]
    assert goods(table, YELLOW) == ""
    assert complete(table)


@rule("agra", "6.2.2.1", "7.3", "E14", "F21")
def test_e14_turquoise_delivers_wood_twice_and_wins_the_mahout():
    """Another player has delivered the upper good; it is counted after the second marker."""
    table = table_of(Stage.ACTION, river={"mahout": "violet -"}, turquoise=has(goods="wood wood cotton"), violet=has())
    asked, _ = drive(voyage(table), "give cotton", "deliver mahout", "double", "rise merchants")
    assert asked == ["sailor", "sailing", "double", "influence"]
    assert table.state.holders[Notable.MAHOUT] == TURQUOISE
    assert rupees(table, TURQUOISE) == 2 + 1
    assert influence(table, TURQUOISE) == [0, 1, 0]
    assert table.state.players[TURQUOISE].supply == 22
    assert table.state.players[VIOLET].favours == 1
    assert complete(table)


@rule("agra", "7.3", "F21")
def test_a_double_delivery_takes_two_deliveries_and_two_goods():
    one_delivery = table_of(Stage.ACTION, river={"cook": ""}, turquoise=has(goods="oil oil"), violet=has())
    assert "double" not in drive(voyage(one_delivery), "pass", "deliver cook", "enough")[0]
    one_good = table_of(Stage.ACTION, river={"cook": ""}, turquoise=has(goods="oil curry"), violet=has())
    assert "double" not in drive(voyage(one_good), "give curry", "deliver cook", "enough")[0]


@pytest.mark.parametrize(("reading", "times"), [("notable", 2), ("action", 1)])
@rule("agra", "7.3", "F21")
def test_a_good_of_each_notable_is_doubled_in_an_action_or_only_one(reading, times):
    table = table_of(
        Stage.ACTION,
        rulings={"double-delivery": reading},
        river={"cook": "", "sufi": ""},
        turquoise=has(goods="painting oil oil curry curry"),
        violet=has(),
    )
    doubles = ["double"] * (times - 1)
    answers = ("give painting", "deliver cook", "double", "deliver sufi", *doubles, "rise artisans", "rise scholars")
    asked, _ = drive(voyage(table), *answers)
    assert asked.count("double") == times
    assert complete(table)


@rule("agra", "7.3", "F21")
def test_only_one_good_of_a_notable_is_doubled_in_an_action():
    own = has(goods="painting oil oil wood wood")
    table = table_of(Stage.ACTION, river={"cook": ""}, turquoise=own, violet=has())
    answers = ("give painting", "deliver cook", "give oil", "double", "deliver cook", "rise artisans")
    asked, _ = drive(voyage(table), *answers)
    assert asked.count("double") == 1
    assert rupees(table, TURQUOISE) == (1 + 1) + 3 + 1
    assert table.state.holders[Notable.COOK] == TURQUOISE


@rule("agra", "7.5", "F44")
def test_two_goods_for_one_notable_are_two_deliveries_but_one_step():
    table = table_of(Stage.ACTION, river={"cook": ""}, turquoise=has(goods="cotton oil wood"), violet=has())
    drive(voyage(table), "give cotton", "deliver cook", "give oil", "deliver cook", "rise artisans")
    assert (rupees(table, TURQUOISE), influence(table, TURQUOISE)) == (1 + 2, [1, 0, 0])


@rule("agra", "7.5", "F22")
def test_influence_comes_after_the_last_delivery_even_for_a_delivery_by_a_favour_tile():
    """The tile's delivery between two of the Sailor's counts with them."""
    own = has(goods="cotton curry oil wood", favours=4, tiles="delivery")
    table = table_of(Stage.ACTION, river={"sufi": "", "cook": "", "khatib": ""}, turquoise=own, violet=has())
    answers = ("pass", "use delivery", "deliver khatib", "deliver sufi", "rise scholars", "rise scholars")
    asked, _ = drive(voyage(table), *answers)
    assert asked[-2:] == ["influence", "influence"]
    assert influence(table, TURQUOISE) == [0, 0, 2]
    assert complete(table)


@rule("agra", "4.2", "F43")
def test_a_good_gained_on_the_way_can_be_delivered_at_once():
    own = has(goods="cotton", favours=2)
    table = table_of(Stage.ACTION, river={"cook": ""}, turquoise=own, violet=has())
    drive(voyage(table), "give cotton", "spend basic-good", "receive wood", "deliver cook", "rise artisans")
    assert rupees(table, TURQUOISE) == 1 + 1
    assert complete(table)


@rule("agra", "7.0", "F42")
def test_two_notables_can_be_completed_in_one_action_and_the_second_may_be_newly_in_reach():
    """The boat goes from the first pier to the third, past the event of each."""
    own = has(goods="cotton wood paper")
    table = table_of(
        Stage.ACTION, river={"cook": "violet -", "muezzin": "violet -"}, turquoise=own, violet=has(), dice=(1, 1)
    )
    table.state.completed[1] = 1
    drive(voyage(table), "give cotton", "deliver cook", "deliver muezzin", "rise artisans", "rise scholars")
    assert table.state.pier == 3
    assert [kind for kind in told(table) if kind in ("ContractWon", "BoatMoved")] == ["ContractWon", "BoatMoved"] * 2
    assert complete(table)


# One order


@rule("agra", "6.2.2.1", "E12", "C18")
def test_e12_turquoise_pays_curry_and_fills_the_first_order_of_the_scholars():
    """Three deliveries, of which the order takes two."""
    own = has(goods="curry wood painting", influence=(0, 0, 1))
    table = table_of(Stage.ACTION, river={"cook": ""}, turquoise=own, violet=has())
    drive(voyage(table), "give curry", "fill scholars")
    assert rupees(table, TURQUOISE) == 2 + 1
    assert table.state.orders[Guild.SCHOLARS][0] == TURQUOISE
    assert table.state.order_markers[Guild.SCHOLARS] == 1
    assert goods(table, TURQUOISE) == ""
    assert complete(table)


@pytest.mark.parametrize(("ruling", "possible"), [("two-deliveries", False), ("free", True)])
@rule("agra", "6.2.2.1", "C18")
def test_without_payment_there_is_no_order(ruling, possible):
    own = has(goods="wood painting", influence=(0, 0, 1))
    match = acting(rulings={"sailor-order": ruling}, river={"cook": ""}, turquoise=own, violet=has())
    play(match, "place sailor", "pass")
    assert ("fill scholars" in offered(match, "Turquoise")) == possible
    assert "deliver cook" in offered(match)


@rule("agra", "6.2.2.1", "C18")
def test_with_no_delivery_left_a_free_order_is_all_that_is_offered():
    own = has(goods="oil wood painting", influence=(0, 0, 1))
    rulings = {"sailor-order": "free"}
    table = table_of(Stage.SAILING, rulings=rulings, river={"cook": ""}, turquoise=own, violet=has())
    assert cargo(table.state, TURQUOISE) == [FILL[Guild.SCHOLARS]]


@rule("agra", "6.2.2.1", "C18")
def test_an_order_that_takes_no_delivery_can_follow_the_last_one():
    own = has(goods="oil wood painting", influence=(0, 0, 1))
    table = table_of(Stage.ACTION, rulings={"sailor-order": "free"}, river={"cook": ""}, turquoise=own, violet=has())
    drive(voyage(table), "pass", "deliver cook", "give oil", "fill scholars", "rise artisans")
    assert rupees(table, TURQUOISE) == 1 + 2


@rule("agra", "6.2.2.1", "F21")
def test_the_sailor_fills_one_order_and_no_more():
    """Three of five deliveries are left, and the goods of the next order are there."""
    own = has(goods="statue wood painting paper oil", influence=(0, 0, 1))
    match = acting(tokens={"third": "statue high"}, river={"cook": ""}, turquoise=own, violet=has())
    play(match, "place sailor", "give statue", "fill scholars")
    assert match.state.now.deliveries == 3
    assert match.ask.why(match.game.vocabulary.parse("fill scholars")).key == "refusal-one-order"
    with pytest.raises(RuleViolation):
        match.play("fill scholars")


# The Jagirdar


@rule("agra", "N10", "F8")
def test_the_jagirdar_delivers_after_another_player_and_that_player_gets_a_favour():
    """F8: the active player's influence comes first; the owner gets rupees and influence as usual."""
    table = table_of(
        Stage.ACTION,
        river={"sufi": "", "cook": ""},
        turquoise=has(goods="curry"),
        violet=has(goods="wood wood", contracts="jagirdar"),
    )
    answers = ("pass", "deliver sufi", "rise scholars", "deliver cook", "rise artisans")
    asked, _ = drive(voyage(table), *answers)
    assert asked == ["sailor", "sailing", "influence", "jagirdar", "influence"]
    assert (rupees(table, VIOLET), influence(table, VIOLET)) == (1, [1, 0, 0])
    assert table.state.players[TURQUOISE].favours == 1
    assert goods(table, VIOLET) == "wood"
    assert complete(table)


@rule("agra", "N10", "F8")
def test_the_jagirdar_may_stay_at_home_and_then_nobody_gets_a_favour():
    violet = has(goods="wood", contracts="jagirdar")
    table = table_of(Stage.ACTION, river={"cook": ""}, turquoise=has(), violet=violet)
    assert drive(voyage(table), "pass") == (["jagirdar"], None)
    assert table.state.players[TURQUOISE].favours == 0


@rule("agra", "N10", "F8")
def test_the_jagirdar_delivers_even_when_the_active_player_delivered_nothing():
    violet = has(goods="wood wood", contracts="jagirdar")
    table = table_of(Stage.ACTION, river={"cook": ""}, turquoise=has(), violet=violet)
    asked, _ = drive(voyage(table), "deliver cook", "enough")
    assert asked == ["jagirdar", "influence"]
    assert (table.state.players[TURQUOISE].favours, influence(table, VIOLET)) == (1, [0, 0, 0])


@rule("agra", "N10", "F8", "F45")
def test_a_jagirdar_who_completes_a_notable_out_of_turn_wins_it_and_is_paid_the_sufis_bonus():
    violet = has(goods="curry", contracts="jagirdar sufi")
    table = table_of(Stage.ACTION, pier=3, river={"english-trader": "- violet"}, turquoise=has(), violet=violet)
    drive(voyage(table), "deliver english-trader", "rise merchants")
    assert table.state.holders[Notable.ENGLISH_TRADER] == VIOLET
    assert rupees(table, VIOLET) == 2 + 1
    assert complete(table)


@rule("agra", "N10", "F8")
def test_on_the_own_sailor_action_the_jagirdar_gives_one_more_free_delivery():
    own = has(goods="curry wood oil", contracts="jagirdar")
    table = table_of(Stage.ACTION, river={"sufi": "", "cook": ""}, turquoise=own, violet=has(goods="wood"))
    asked, _ = drive(voyage(table), "pass", "deliver sufi", "deliver cook", "give wood", "enough")
    assert (rupees(table, TURQUOISE), "jagirdar" in asked) == (2, False)


@rule("agra", "N10", "F8", "C18")
def test_with_the_own_jagirdar_an_order_needs_no_payment():
    own = has(goods="wood painting", influence=(0, 0, 1), contracts="jagirdar")
    table = table_of(Stage.ACTION, turquoise=own, violet=has())
    drive(voyage(table), "pass", "fill scholars")
    assert rupees(table, TURQUOISE) == 2


@rule("agra", "N10", "F8", "C9")
def test_the_jagirdars_free_delivery_brings_nothing_when_it_is_not_used():
    own = has(goods="wood curry", contracts="jagirdar")
    table = table_of(Stage.ACTION, turquoise=own, violet=has())
    drive(visit_sailor(table, TURQUOISE), "give wood")
    assert table.state.now.deliveries == 3
    drive(sailing(table))
    assert rupees(table, TURQUOISE) == 1


@rule("agra", "N10", "F10")
def test_a_jagirdar_won_on_the_way_already_gives_its_free_delivery():
    own = has(goods="oil curry")
    river = {"jagirdar": "- turquoise", "sufi": ""}
    table = table_of(Stage.ACTION, pier=3, river=river, turquoise=own, violet=has())
    drive(voyage(table), "pass", "deliver jagirdar", "deliver sufi", "rise merchants", "rise scholars")
    assert rupees(table, TURQUOISE) == 2 + 1
    assert table.state.holders[Notable.JAGIRDAR] == TURQUOISE


@rule("agra", "N10", "F8")
def test_the_jagirdar_may_deliver_after_the_second_sailor_action_of_a_turn_too():
    """The statue's action is a Sailor action like any other."""
    violet = has(goods="wood oil", contracts="jagirdar")
    table = table_of(Stage.EXTRA, river={"cook": ""}, turquoise=has(), violet=violet)
    table.state.now.extra = True
    drive(voyage(table), "deliver cook", "give wood", "enough")
    assert (table.state.stage, table.state.players[TURQUOISE].favours) == (Stage.ORDERS, 1)


@rule("agra", "N10", "N16", "F8", "F22", "T6")
def test_a_favour_delivery_in_the_jagirdars_time_gives_the_active_player_influence_too():
    """Violet completes the Mujtahida for Turquoise, who delivers with a favour tile while building for her."""
    table = table_of(
        Stage.ACTION,
        pier=4,
        river={"mujtahida": "turquoise turquoise -", "cook": ""},
        turquoise=has(goods="oil", favours=4, tiles="delivery"),
        violet=has(goods="wood", contracts="jagirdar"),
    )
    voyage_and_bonus = ("pass", "enough", "deliver mujtahida", "take-bonus favour-two")
    work_and_gifts = ("use delivery", "make 0", "receive wood", "receive wood")
    drive(voyage(table), *voyage_and_bonus, *work_and_gifts, "enough", "rise artisans")
    assert influence(table, TURQUOISE) == [1, 0, 0]
    assert complete(table)


@rule("agra", "N10", "C15")
def test_a_favour_from_the_jagirdar_needs_room_like_any_other():
    violet = has(goods="wood", contracts="jagirdar")
    table = table_of(Stage.ACTION, river={"cook": ""}, turquoise=has(goods="dye " * 22), violet=violet)
    answers = ("pass", "deliver cook", "rise artisans", "return dye")
    asked, _ = drive(voyage(table), *answers)
    assert asked[-1] == "room"
    assert table.state.players[TURQUOISE].favours == 1
    assert complete(table)


# Refusals


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("deliver sufi", "refusal-nothing-wanted"),
        ("deliver muezzin", "refusal-out-of-reach"),
        ("deliver khatib", "refusal-contract-won"),
        ("deliver dyer", "refusal-notable-absent"),
        ("fill scholars", "refusal-two-deliveries"),
    ],
)
@rule("agra", "6.2.2.1", "7.0")
def test_the_sailor_says_why_something_cannot_be_delivered(move, reason):
    river = {"sufi": "", "cook": "", "muezzin": ""}
    match = acting(
        river=river, turquoise=has(goods="wood painting", influence=(0, 0, 1)), violet=has(contracts="khatib")
    )
    play(match, "place sailor", "pass")
    assert match.ask.why(match.game.vocabulary.parse(move)).key == reason


@pytest.mark.parametrize(("good", "reason"), [("dye", "refusal-no-good"), ("curry", "refusal-sailor-payment")])
@rule("agra", "6.2.2.1")
def test_the_sailor_says_why_a_good_is_not_taken(good, reason):
    own = has(goods="painting curry wood", contracts="portuguese-trader")
    match = acting(turquoise=own, violet=has())
    play(match, "place sailor", "give painting")
    assert match.ask.why(match.game.vocabulary.parse(f"give {good}")).key == reason


@rule("agra", "6.2.2.1")
def test_four_players_take_part_in_nobody_elses_sailor_action_without_the_jagirdar():
    everyone = {name: has(goods="wood") for name in ("turquoise", "violet", "yellow", "orange")}
    table = table_of(Stage.ACTION, turn="orange", river={"cook": ""}, **everyone)
    assert drive(voyage(table), "pass", "deliver cook", "enough")[0] == ["sailor", "sailing", "influence"]
    assert rupees(table, ORANGE) == 1
