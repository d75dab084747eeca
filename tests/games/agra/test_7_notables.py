"""7.0 Notables: who can be delivered to, rewards, contracts, the boat and its events, and influence."""

import pytest
from agra_positions import (
    ORANGE,
    TURQUOISE,
    VIOLET,
    YELLOW,
    complete,
    drive,
    goods,
    has,
    member,
    table_of,
    told,
)
from darbar.core.moves import word
from darbar.testing import rule
from darbar_agra.components import NONE, Good, Guild, Notable, Space, Tile
from darbar_agra.notables import choose_good, credit, deliver, gain_influence, receivers, shares_of, wanted
from darbar_agra.phases.buildings import visit_builder
from darbar_agra.phases.characters.sailor import sailing, visit_sailor
from darbar_agra.phases.orders import below_limit
from darbar_agra.river import check_boat, everybody, move_boat
from darbar_agra.state import Stage

EVERYTHING = " ".join(word(good) for good in Good)


def voyage(table):
    """The Sailor action from the payment to its end, as one flow."""
    yield from visit_sailor(table, table.state.turn_seat)
    while table.state.stage is Stage.SAILING:
        yield from sailing(table)


def rupees(table, seat):
    """The rupees a player has got since the start, where everybody has two."""
    return table.state.players[seat].rupees - 2


def favours(table):
    """Everybody's favours."""
    return [player.favours for player in table.state.players]


def in_reach(table, seat=TURQUOISE):
    """Whom a player can deliver to."""
    return [word(move.notable) for move in receivers(table.state, seat)]


# 7.0 Who can be delivered to


@pytest.mark.parametrize(("pier", "levels"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 4), (6, 4)])
@rule("agra", "7.0", "5.4", "F11")
def test_the_boat_says_which_notables_are_in_reach(pier, levels):
    river = {"cook": "", "muezzin": "", "subadar": "", "dewan": ""}
    table = table_of(pier=pier, river=river, turquoise=has(goods=EVERYTHING), violet=has())
    assert in_reach(table) == list(river)[:levels]


@rule("agra", "7.0", "7.2", "F21")
def test_a_notable_wants_each_good_once():
    table = table_of(river={"cook": "violet -", "sufi": ""}, turquoise=has(goods="oil wood"), violet=has())
    assert (in_reach(table), wanted(table.state, TURQUOISE, Notable.COOK)) == (["cook"], [Good.WOOD])
    no_wood = table_of(river={"cook": "violet -"}, turquoise=has(goods="oil"), violet=has())
    assert in_reach(no_wood) == []


@rule("agra", "7.0")
def test_a_player_is_asked_which_good_only_where_there_is_a_choice():
    table = table_of(river={"cook": ""}, turquoise=has(goods="oil wood"), violet=has(goods="wood"))
    assert drive(choose_good(table, TURQUOISE, Notable.COOK), "give wood") == (["deliver-good"], Good.WOOD)
    assert drive(choose_good(table, VIOLET, Notable.COOK)) == ([], Good.WOOD)


# 7.2 and 7.3 Rewards


@rule("agra", "7.2", "7.4", "E20")
def test_e20_the_cook_pays_yellow_one_rupee_and_turquoise_two():
    """Both have one marker there, and yellow has the upper good: yellow wins, turquoise gets a favour."""
    table = table_of(
        turn="yellow", river={"cook": ""}, turquoise=has(goods="wood"), violet=has(), yellow=has(goods="oil")
    )
    drive(deliver(table, YELLOW, Notable.COOK, Good.OIL))
    assert rupees(table, YELLOW) == 1
    drive(deliver(table, TURQUOISE, Notable.COOK, Good.WOOD))
    assert rupees(table, TURQUOISE) == 2
    assert table.state.holders[Notable.COOK] == YELLOW
    assert favours(table) == [1, 0, 0]
    assert complete(table)


@pytest.mark.parametrize(("notable", "total", "answers"), [("mahout", 3, ()), ("sadr-us-sudur", 6, ("pass",))])
@rule("agra", "7.2", "E21")
def test_e21_who_delivers_everything_alone_gets_three_or_six_rupees(notable, total, answers):
    table = table_of(pier=6, river={notable: ""}, turquoise=has(goods=EVERYTHING), violet=has())
    one = member(Notable, notable)
    *first, last = table.state.box.notable_goods[one]
    for good in first:
        drive(deliver(table, TURQUOISE, one, good))
    drive(deliver(table, TURQUOISE, one, last), *answers)
    assert (rupees(table, TURQUOISE), table.state.holders[one]) == (total, TURQUOISE)
    assert complete(table)


@rule("agra", "7.3", "7.2")
def test_the_second_marker_of_a_double_delivery_pays_one_rupee_and_counts_for_the_next_reward():
    table = table_of(pier=4, river={"subadar": ""}, turquoise=has(goods="book book"), violet=has(goods="oil"))
    drive(deliver(table, TURQUOISE, Notable.SUBADAR, Good.BOOK, double=True))
    assert rupees(table, TURQUOISE) == 1 + 1
    assert shares_of(table.state, Notable.SUBADAR) == {TURQUOISE: 2}
    drive(deliver(table, VIOLET, Notable.SUBADAR, Good.OIL))
    assert rupees(table, VIOLET) == 3
    assert complete(table)


@rule("agra", "7.2", "6.2.2.1")
def test_five_rupees_are_the_most_a_delivery_can_pay():
    """The third good of a notable after two double deliveries."""
    river = {"subadar": "violet-x2 violet-x2 -"}
    table = table_of(pier=5, river=river, turquoise=has(goods="sandstone"), violet=has())
    drive(deliver(table, TURQUOISE, Notable.SUBADAR, Good.SANDSTONE))
    assert rupees(table, TURQUOISE) == 5


@rule("agra", "7.3", "7.6", "F21", "F45")
def test_a_delivery_bonus_is_paid_for_both_markers_of_a_double_delivery():
    own = has(goods="oil oil", contracts="cook")
    table = table_of(pier=2, river={"mullah": ""}, turquoise=own, violet=has())
    drive(deliver(table, TURQUOISE, Notable.MULLAH, Good.OIL, double=True))
    assert rupees(table, TURQUOISE) == (1 + 1) + (1 + 1)


# 7.4 Contracts


@pytest.mark.parametrize(
    ("markers", "winner"),
    [
        ("violet turquoise yellow", VIOLET),
        ("violet turquoise turquoise", TURQUOISE),
        ("violet turquoise-x2 yellow", TURQUOISE),
        ("violet turquoise-x2 yellow-x2", TURQUOISE),
        ("violet yellow-x2 turquoise-x2", YELLOW),
        ("violet-x2 turquoise turquoise", VIOLET),
        ("turquoise violet-x2 turquoise", TURQUOISE),
    ],
)
@rule("agra", "7.4", "5.4", "F10")
def test_most_markers_win_and_among_equals_the_one_on_the_highest_good(markers, winner):
    *rest, last = markers.split()
    river = {"subadar": " ".join([*rest, "-"])}
    names = ["turquoise", "violet", "yellow"]
    table = table_of(
        pier=5, river=river, turn=last.removesuffix("-x2"), **{name: has(goods="sandstone " * 2) for name in names}
    )
    seat = names.index(last.removesuffix("-x2"))
    drive(deliver(table, seat, Notable.SUBADAR, Good.SANDSTONE, double=last.endswith("-x2")))
    assert table.state.holders[Notable.SUBADAR] == winner
    assert table.state.river[Notable.SUBADAR] == []
    assert complete(table)


@pytest.mark.parametrize(("ruling", "expected"), [("others", [0, 2]), ("winner", [3, 0])])
@rule("agra", "7.4", "5.5", "C22")
def test_markers_that_did_not_win_become_favours(ruling, expected):
    """Turquoise wins by three markers to two."""
    table = table_of(
        pier=5,
        rulings={"compensation": ruling},
        river={"subadar": "violet-x2 turquoise -"},
        turquoise=has(goods="sandstone " * 2),
        violet=has(),
    )
    drive(deliver(table, TURQUOISE, Notable.SUBADAR, Good.SANDSTONE, double=True))
    assert (table.state.holders[Notable.SUBADAR], favours(table)) == (TURQUOISE, expected)
    assert complete(table)


@rule("agra", "7.4", "C15")
def test_markers_that_become_favours_need_no_room():
    own = has(goods="sandstone " + "dye " * 21)
    table = table_of(pier=5, river={"subadar": "violet violet -"}, turquoise=own, violet=has())
    assert drive(deliver(table, TURQUOISE, Notable.SUBADAR, Good.SANDSTONE)) == ([], None)
    assert (favours(table), table.state.players[TURQUOISE].supply) == ([1, 0], 0)
    assert complete(table)


@rule("agra", "7.4", "F10")
def test_the_game_pauses_for_winner_then_compensation_then_the_contract_then_the_boat():
    """Violet wins the Grand Mufti in turquoise's turn: three favours at once, and then the boat moves."""
    river = {"grand-mufti": "violet violet -"}
    table = table_of(pier=5, river=river, turquoise=has(goods="curry"), violet=has())
    drive(deliver(table, TURQUOISE, Notable.GRAND_MUFTI, Good.CURRY))
    assert told(table) == ["Delivered", "ContractWon", "FavoursGained", "FavoursGained", "BoatMoved", "EndTriggered"]
    assert favours(table) == [1, 3]
    assert complete(table)


@rule("agra", "7.4", "7.3", "E22", "N15")
def test_e22_turquoise_wins_the_mosaic_maker_by_a_double_delivery():
    """Violet has the upper good; two cement pay two rupees and one; any favour tile comes with the contract."""
    own = has(goods="wood cement cement")
    table = table_of(Stage.ACTION, pier=3, river={"mosaic-maker": "violet -"}, turquoise=own, violet=has())
    answers = ("give wood", "deliver mosaic-maker", "double", "take-tile peonage", "rise artisans")
    asked, _ = drive(voyage(table), *answers)
    assert asked == ["sailor", "sailing", "double", "any-tile", "influence"]
    turquoise = table.state.players[TURQUOISE]
    assert (rupees(table, TURQUOISE), turquoise.tiles, turquoise.influence) == (3, [Tile.PEONAGE], [1, 0, 0])
    assert table.state.holders[Notable.MOSAIC_MAKER] == TURQUOISE
    assert favours(table) == [0, 1]
    assert complete(table)


# 7.5 Influence


@rule("agra", "7.5", "7.1", "E23", "F22", "F23")
def test_e23_mullah_and_jagirdar_take_the_boat_to_the_third_pier():
    """Violet wins the Jagirdar that yellow completes; the boat's event comes before yellow's influence."""
    table = table_of(
        Stage.ACTION,
        turn="yellow",
        pier=2,
        dice=(2,),
        river={"mullah": "", "jagirdar": "violet-x2 -"},
        turquoise=has(goods="cotton " * 5),
        violet=has(goods="cotton " * 2),
        yellow=has(goods="sandstone bricks planks", influence=(0, 2, 0)),
        orange=has(),
    )
    answers = ("give sandstone", "deliver mullah", "deliver jagirdar", "rise scholars", "rise merchants")
    asked, _ = drive(voyage(table), *answers, "take-tile raise")
    assert asked[-3:] == ["influence", "influence", "favour-bonus"]
    state, yellow = table.state, table.state.players[YELLOW]
    assert rupees(table, YELLOW) == 1 + 3
    assert (state.holders[Notable.JAGIRDAR], state.pier, state.box.order_limits[state.pier]) == (VIOLET, 3, 4)
    assert state.merchant == Space.TURMERIC_FIELD
    assert favours(table) == [3, 2, 1, 0]
    assert (yellow.influence, yellow.tiles, len(state.display.cards)) == ([0, 3, 1], [Tile.RAISE], 3)
    events = told(table)
    assert events.index("BoatMoved") < events.index("MerchantMoved") < events.index("InfluenceRose")
    assert complete(table)


@rule("agra", "7.5", "F22")
def test_a_notable_gives_a_step_once_a_turn():
    own = has(goods="oil wood curry")
    table = table_of(river={"cook": "", "sufi": ""}, turquoise=own, violet=has())
    drive(deliver(table, TURQUOISE, Notable.COOK, Good.OIL))
    assert drive(gain_influence(table, TURQUOISE), "rise artisans")[0] == ["influence"]
    drive(deliver(table, TURQUOISE, Notable.COOK, Good.WOOD))
    assert drive(gain_influence(table, TURQUOISE)) == ([], None)
    drive(deliver(table, TURQUOISE, Notable.SUFI, Good.CURRY))
    assert drive(gain_influence(table, TURQUOISE), "rise scholars")[0] == ["influence"]
    assert (table.state.players[TURQUOISE].influence, table.state.players[TURQUOISE].served) == ([1, 0, 1], 0)


@rule("agra", "7.5", "F22")
def test_nobody_has_to_rise_and_a_step_declined_is_gone_for_this_turn():
    table = table_of(river={"cook": ""}, turquoise=has(goods="oil wood"), violet=has())
    drive(deliver(table, TURQUOISE, Notable.COOK, Good.OIL))
    drive(gain_influence(table, TURQUOISE), "enough")
    drive(deliver(table, TURQUOISE, Notable.COOK, Good.WOOD))
    assert drive(gain_influence(table, TURQUOISE)) == ([], None)
    assert table.state.players[TURQUOISE].influence == [0, 0, 0]


@rule("agra", "7.5", "F22")
def test_two_notables_of_one_guild_give_two_steps_with_it():
    table = table_of(river={"cook": "", "dyer": ""}, turquoise=has(goods="oil dye"), violet=has())
    drive(deliver(table, TURQUOISE, Notable.COOK, Good.OIL))
    drive(deliver(table, TURQUOISE, Notable.DYER, Good.DYE))
    drive(credit(table, TURQUOISE), "rise artisans", "rise artisans")
    assert table.state.players[TURQUOISE].influence == [2, 0, 0]


@rule("agra", "7.5", "F22")
def test_on_the_last_step_no_more_is_offered():
    own = has(goods="oil", influence=(9, 0, 0))
    table = table_of(river={"cook": ""}, turquoise=own, violet=has())
    drive(deliver(table, TURQUOISE, Notable.COOK, Good.OIL))
    assert drive(credit(table, TURQUOISE)) == ([], None)


@rule("agra", "7.5", "F23")
def test_the_favour_bonus_of_a_delivery_is_favours_when_no_tile_is_left_on_display():
    own = has(goods="oil", influence=(5, 0, 0))
    table = table_of(river={"cook": ""}, display="", turquoise=own, violet=has())
    table.state.stack.cards.clear()
    drive(deliver(table, TURQUOISE, Notable.COOK, Good.OIL))
    drive(credit(table, TURQUOISE), "rise artisans", "take-favours")
    assert favours(table) == [2, 0]


# 7.1 The boat


@pytest.mark.parametrize(("pier", "level", "count"), [(1, 1, 2), (2, 2, 1), (3, 2, 2), (4, 3, 1), (5, 4, 1)])
@rule("agra", "7.1", "F11")
def test_each_leg_asks_for_notables_of_its_level(pier, level, count):
    table = table_of(pier=pier, turquoise=has(), violet=has(), dice=(1,))
    for _ in range(count - 1):
        drive(check_boat(table, level))
    assert table.state.pier == pier
    answers = ("receive wood", "receive wood") if pier == 4 else ()
    drive(check_boat(table, level), *answers)
    assert table.state.pier == pier + 1


@rule("agra", "7.1", "F11")
def test_notables_of_a_lower_level_than_the_leg_asks_for_do_nothing():
    table = table_of(pier=2, turquoise=has(), violet=has())
    for _ in range(3):
        drive(check_boat(table, 1))
    assert table.state.pier == 2


@pytest.mark.parametrize(("ruling", "needed"), [("each", 3), ("cumulative", 2)])
@rule("agra", "7.1", "F11")
def test_the_way_from_the_second_to_the_fourth_pier_takes_three_notables_or_two(ruling, needed):
    table = table_of(pier=2, rulings={"legs": ruling}, turquoise=has(), violet=has(), dice=(1,))
    complete_notables = 0
    while table.state.pier < 4:
        drive(check_boat(table, 2))
        complete_notables += 1
    assert complete_notables == needed


@rule("agra", "7.1", "F11")
def test_events_concern_everybody_from_the_active_player_on():
    players = {name: has() for name in ("turquoise", "violet", "yellow", "orange")}
    table = table_of(turn="yellow", **players)
    assert everybody(table.state) == [YELLOW, ORANGE, TURQUOISE, VIOLET]


@rule("agra", "7.1", "V2", "F13")
def test_at_the_second_pier_the_builders_site_is_built_and_he_moves_on():
    """No bonus tile, no worker, no rupee from the Takshaka."""
    own = has(contracts="takshaka")
    table = table_of(pier=1, builder="oil-press", dice=(3,), turquoise=own, violet=has())
    drive(move_boat(table))
    assert table.state.built[Good.OIL]
    assert table.state.builder == Space.DYE_WORKS
    assert (rupees(table, TURQUOISE), table.state.occupants[Space.OIL_PRESS]) == (0, NONE)
    assert table.state.bonuses == [NONE] * 12
    assert told(table) == ["BoatMoved", "BuiltByBuilder", "BuilderMoved"]


@rule("agra", "7.1", "V2", "F13")
def test_a_site_of_the_builder_that_is_just_being_built_is_not_built_again_at_the_second_pier():
    """A delivery by favour in the middle of the work there moves the boat; the Builder goes on, once."""
    table = table_of(
        Stage.ACTION,
        river={"cook": "violet -"},
        builder="oil-press",
        dice=(3,),
        turquoise=has(goods="wood", favours=4, tiles="delivery"),
        violet=has(),
    )
    table.state.completed[1] = 1
    drive(visit_builder(table, TURQUOISE, Space.OIL_PRESS), "use delivery", "rise artisans", "make 0")
    assert (told(table).count("BuiltByBuilder"), told(table).count("BuilderMoved")) == (1, 1)
    assert (table.state.pier, table.state.builder) == (2, Space.DYE_WORKS)


@pytest.mark.parametrize(
    ("reading", "built", "builder"),
    [("moves", [Space.OIL_PRESS], Space.DYE_WORKS), ("builds", [Space.DYE_WORKS, Space.OIL_PRESS], Space.WEAVING_MILL)],
)
@rule("agra", "7.1", "V2", "F13")
def test_from_a_site_that_is_just_being_built_the_builder_only_moves_or_builds_the_next_one(reading, built, builder):
    table = table_of(
        pier=1,
        rulings={"builder-at-work": reading},
        built="oil-press",
        builder="oil-press",
        dice=(3, 1),
        turquoise=has(),
        violet=has(),
    )
    drive(move_boat(table))
    assert [Space(good) for good in Good if good % 4 and table.state.built[good]] == built
    assert table.state.builder == builder


@rule("agra", "7.1", "V2", "F13")
def test_without_the_builder_nothing_happens_at_the_second_pier():
    table = table_of(pier=1, builder="", turquoise=has(), violet=has())
    drive(move_boat(table))
    assert told(table) == ["BoatMoved"]


@rule("agra", "7.1", "V3")
def test_at_the_third_pier_the_merchant_moves_and_cotton_brings_up_to_three_favours():
    table = table_of(
        pier=2, dice=(2,), turquoise=has(), violet=has(goods="cotton"), yellow=has(goods="cotton " * 4), orange=has()
    )
    drive(move_boat(table))
    assert table.state.merchant == Space.TURMERIC_FIELD
    assert table.state.coins[Space.SAWMILL] == 1
    assert favours(table) == [0, 1, 3, 0]
    assert complete(table)


@rule("agra", "7.1", "V3", "C15")
def test_a_player_without_markers_makes_room_for_an_event_out_of_turn():
    """Violet has 22 cotton: two go back, and the third favour is lost."""
    table = table_of(pier=2, turquoise=has(), violet=has(goods="cotton " * 22))
    asked, _ = drive(move_boat(table), "return cotton", "return cotton", "pass")
    assert (asked, favours(table)) == (["room"] * 3, [0, 2])
    assert complete(table)


@rule("agra", "7.1", "V3", "C15")
def test_with_the_french_reading_an_event_finds_no_room():
    table = table_of(pier=2, rulings={"making-room": "lose"}, turquoise=has(), violet=has(goods="cotton " * 22))
    assert drive(move_boat(table)) == ([], None)
    assert favours(table) == [0, 0]


@rule("agra", "7.1", "V4")
def test_at_the_fourth_pier_the_price_tokens_go_back_and_everybody_gets_a_favour():
    table = table_of(pier=3, tokens={"first": "wood high"}, turquoise=has(), violet=has(), yellow=has())
    drive(move_boat(table))
    assert (table.state.token_goods, table.state.values[Good.WOOD]) == ([NONE] * 3, 1)
    assert favours(table) == [1, 1, 1]


@rule("agra", "7.1", "V5", "F11")
def test_at_the_fifth_pier_everybody_gets_a_good_by_the_cotton_they_have():
    """Values are those of now: under its token wood is worth 2, and cannot be had without cotton."""
    table = table_of(
        pier=4,
        tokens={"first": "wood high"},
        turn="violet",
        turquoise=has(goods="cotton " * 3),
        violet=has(),
        yellow=has(goods="cotton"),
    )
    asked, _ = drive(move_boat(table), "receive turmeric", "receive wood", "receive book")
    assert asked == ["gift"] * 3
    assert [goods(table, seat) for seat in (TURQUOISE, VIOLET, YELLOW)] == [
        "book cotton cotton cotton",
        "turmeric",
        "wood cotton",
    ]
    assert complete(table)


@rule("agra", "7.1", "V5", "F11", "C15")
def test_a_good_from_the_fifth_pier_is_lost_when_no_marker_can_be_freed():
    table = table_of(pier=4, river={"dewan": "violet violet -"}, turquoise=has(), violet=has(supply=0))
    drive(move_boat(table), "receive wood", "receive wood")
    assert (goods(table, VIOLET), told(table)[-1]) == ("", "GainLost")


@rule("agra", "7.1", "V6", "8.0", "F34")
def test_at_the_sixth_pier_the_end_is_triggered():
    table = table_of(pier=5, turquoise=has(), violet=has())
    drive(move_boat(table))
    assert table.state.ending.triggered


@rule("agra", "7.1", "6.3.2")
def test_a_new_pier_raises_the_order_limit_at_once():
    column = {"scholars": "violet violet violet - - -"}
    table = table_of(pier=2, orders=column, turquoise=has(), violet=has(), dice=(1,))
    assert not below_limit(table.state, Guild.SCHOLARS)
    drive(move_boat(table))
    assert below_limit(table.state, Guild.SCHOLARS)
