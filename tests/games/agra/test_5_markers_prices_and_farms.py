"""5.0 What every chapter rests on: markers, favours, prices, farms, influence, workers, Merchant and Builder."""

import pytest
from agra_positions import TURQUOISE, VIOLET, complete, drive, goods, has, member, table_of, told
from darbar.testing import rule
from darbar_agra.components import BASIC, NONE, Cover, Direction, Face, Good, Guild, Printed, Side, Space, Tile, Token
from darbar_agra.farm import covers, may_walk, production, uncover, walk, walks
from darbar_agra.favours import may_print, may_tile, spend_printed, spend_tile, take_back_markers
from darbar_agra.influence import rise, rises, take_tile
from darbar_agra.journeys import collect_coins, move_builder, move_merchant, visit_merchant
from darbar_agra.markers import gain_favours, gain_good, gain_rupees, pay_good, pay_rupees
from darbar_agra.moves import UNCOVER
from darbar_agra.prices import put_token, reset_tokens, token_goods
from darbar_agra.workers import any_lying, enter, lays, raise_worker, raises

# Markers


@rule("agra", "5.2")
def test_goods_and_favours_are_markers_from_the_supply():
    table = table_of(turquoise=has(), violet=has())
    assert drive(gain_good(table, TURQUOISE, Good.WOOD, 3)) == ([], 3)
    assert drive(gain_favours(table, TURQUOISE, 2)) == ([], 2)
    player = table.state.players[TURQUOISE]
    assert (goods(table, TURQUOISE), player.favours, player.supply) == ("wood wood wood", 2, 17)
    assert complete(table)


@rule("agra", "5.2")
def test_when_the_supply_is_empty_goods_and_favours_can_be_returned_to_make_room():
    """F27: the good to come is not offered for return, because that would help nobody."""
    table = table_of(turquoise=has(goods="wood " * 20 + "curry", favours=1), violet=has())
    asked, got = drive(gain_good(table, TURQUOISE, Good.WOOD, 2), "return curry", "return-favour")
    assert (asked, got) == (["room", "room"], 2)
    assert (goods(table, TURQUOISE).count("wood"), table.state.players[TURQUOISE].supply) == (22, 0)
    assert complete(table)


@rule("agra", "5.2")
def test_what_there_is_no_room_for_is_lost():
    table = table_of(turquoise=has(goods="wood " * 21), violet=has())
    assert drive(gain_favours(table, TURQUOISE, 3), "pass") == (["room"], 1)
    assert told(table) == ["GainLost", "FavoursGained"]
    assert complete(table)


@rule("agra", "5.2", "C15")
def test_with_the_french_reading_nothing_is_returned_to_make_room():
    table = table_of(rulings={"making-room": "lose"}, turquoise=has(goods="wood " * 22), violet=has())
    assert drive(gain_good(table, TURQUOISE, Good.CURRY)) == ([], 0)


def test_goods_that_are_paid_return_to_the_supply_and_rupees_come_and_go():
    table = table_of(turquoise=has(goods="wood wood", rupees=2), violet=has())
    pay_good(table, TURQUOISE, Good.WOOD, 2)
    gain_rupees(table, TURQUOISE, 5)
    pay_rupees(table, TURQUOISE, 3)
    player = table.state.players[TURQUOISE]
    assert (player.supply, player.rupees, goods(table, TURQUOISE)) == (22, 4, "")


# Favours


@rule("agra", "favour actions")
def test_one_of_the_favours_spent_stays_on_the_action_until_the_turn_ends():
    table = table_of(turquoise=has(favours=6, tiles="sale"), violet=has())
    state, player = table.state, table.state.players[TURQUOISE]
    drive(spend_printed(table, TURQUOISE, Printed.BASIC_GOOD))
    assert (player.favours, player.supply, player.used_printed) == (4, 17, 1)
    assert not may_print(state, player, Printed.BASIC_GOOD)
    drive(spend_tile(table, TURQUOISE, Tile.SALE))
    assert (player.favours, player.supply) == (2, 18)
    assert not may_tile(state, player, Tile.SALE)
    assert complete(table)
    take_back_markers(player)
    assert (player.supply, player.used_printed, player.used_tiles) == (20, 0, 0)
    assert may_print(state, player, Printed.BASIC_GOOD)


@rule("agra", "favour actions")
def test_an_action_asks_to_have_more_than_it_spends():
    table = table_of(turquoise=has(favours=3, tiles="delivery"), violet=has())
    player = table.state.players[TURQUOISE]
    assert [may_print(table.state, player, action) for action in Printed] == [True, True, False]
    assert not may_tile(table.state, player, Tile.DELIVERY)
    assert not may_tile(table.state, player, Tile.RAISE)


@rule("agra", "N13")
def test_the_mullah_saves_one_favour_once_a_turn_but_never_the_last_one():
    table = table_of(turquoise=has(favours=9, tiles="point sale", contracts="mullah"), violet=has())
    assert drive(spend_tile(table, TURQUOISE, Tile.POINT)) == ([], None)
    assert drive(spend_tile(table, TURQUOISE, Tile.SALE), "invoke mullah") == (["mullah"], None)
    assert drive(spend_printed(table, TURQUOISE, Printed.BASIC_GOOD)) == ([], None)
    assert table.state.players[TURQUOISE].favours == 9 - 1 - 1 - 2
    assert complete(table)


# Prices


@rule("agra", "5.2.1")
def test_a_token_with_two_flags_makes_wood_worth_2():
    table = table_of(turquoise=has(), violet=has())
    put_token(table, TURQUOISE, Token.SECOND, Face.LOW, Good.WOOD)
    assert table.state.values[Good.WOOD] == 2
    put_token(table, TURQUOISE, Token.SECOND, Face.HIGH, Good.CURRY)
    assert (table.state.values[Good.WOOD], table.state.values[Good.CURRY]) == (1, 3)
    reset_tokens(table)
    assert tuple(table.state.values) == table.state.box.base_values


@rule("agra", "6.2.2.1")
def test_a_good_carries_one_token_and_a_token_changes_a_value_by_one_at_most():
    table = table_of(tokens={"first": "wood high"}, turquoise=has(), violet=has())
    assert Good.WOOD not in token_goods(table.state, Token.SECOND, Face.LOW)
    assert token_goods(table.state, Token.THIRD, Face.HIGH) == [Good.STATUE, Good.BOOK, Good.PAINTING, Good.CLOTHES]
    assert {good % 4 for good in token_goods(table.state, Token.SECOND, Face.HIGH)} == {1, 2, 3}


@pytest.mark.parametrize(("token", "good"), [("first", "curry"), ("second", "paper"), ("third", "book")])
@rule("agra", "6.2.2.1", "F29", "T9")
def test_every_token_can_be_turned_on_a_good_where_neither_side_changes_the_value_by_more_than_one(token, good):
    table = table_of(tokens={token: f"{good} high"}, turquoise=has(), violet=has())
    there, turned = member(Good, good), member(Token, token)
    high = table.state.values[there]
    assert there in token_goods(table.state, turned, Face.LOW)
    assert there not in token_goods(table.state, turned, Face.HIGH)
    put_token(table, TURQUOISE, turned, Face.LOW, there)
    assert table.state.values[there] == high - 1


@rule("agra", "6.2.2.1", "F29")
def test_a_token_is_not_turned_where_its_other_side_would_change_the_value_by_two():
    table = table_of(tokens={"second": "wood low"}, turquoise=has(), violet=has())
    assert Good.WOOD not in token_goods(table.state, Token.SECOND, Face.HIGH)


@rule("agra", "6.2.2.1", "F29")
def test_where_each_side_must_make_a_difference_no_token_is_ever_turned():
    box = table_of(rulings={"price-tokens": "exact"}, turquoise=has(), violet=has()).state.box
    for low, high in box.token_values:
        assert not any(one and other for one, other in zip(low, high, strict=True))
        for face in (low, high):
            assert {abs(value - box.base_values[good]) for good, value in enumerate(face) if value} == {1}


@rule("agra", "6.2.2.1", "F29")
def test_a_token_that_is_a_change_can_be_turned_where_it_lies():
    table = table_of(rulings={"price-tokens": "change"}, tokens={"first": "curry high"}, turquoise=has(), violet=has())
    assert Good.CURRY in token_goods(table.state, Token.FIRST, Face.LOW)
    assert Good.CURRY not in token_goods(table.state, Token.FIRST, Face.HIGH)
    assert Good.CURRY not in token_goods(table.state, Token.SECOND, Face.LOW)


# Farms


@pytest.mark.parametrize(
    ("farmers", "uncovered", "expected"),
    [
        ((3, 3, 3, 3), (), [2, 2, 2, 2]),
        ((3, 3, 3, 3), (Cover.NORTH_WOOD, Cover.EAST_WOOD), [2, 4, 2, 2]),
        ((2, 3, 3, 3), (), [1, 3, 2, 2]),
        ((5, 3, 3, 1), tuple(Cover), [8, 2, 4, 2]),
        ((1, 3, 3, 5), tuple(Cover), [0, 6, 4, 6]),
    ],
)
@rule("agra", "5.2.3")
def test_a_farm_yields_the_free_spaces_between_a_corner_and_its_two_farmers(farmers, uncovered, expected):
    """E3: two at the start; E17: four with the covers beside the wood removed; from nothing to eight."""
    table = table_of(turquoise=has(farmers=farmers, uncovered=uncovered), violet=has())
    assert [production(table.state.box, table.state.players[TURQUOISE], good) for good in BASIC] == expected


@rule("agra", "6.2.2.1")
def test_e31_a_farmer_never_enters_a_cover_or_leaves_its_side():
    table = table_of(turquoise=has(farmers=(2, 3, 3, 3)), violet=has())
    box, player = table.state.box, table.state.players[TURQUOISE]
    assert not may_walk(box, player, Side.NORTH, Direction.COUNTERCLOCKWISE)
    assert len(walks(table.state, TURQUOISE)) == 7
    uncover(table, TURQUOISE, Cover.NORTH_SANDSTONE)
    assert UNCOVER[Cover.NORTH_SANDSTONE] not in covers(table.state, TURQUOISE)
    walk(table, TURQUOISE, Side.NORTH, Direction.COUNTERCLOCKWISE)
    assert player.farmers[Side.NORTH] == 1
    assert not may_walk(box, player, Side.NORTH, Direction.COUNTERCLOCKWISE)


# Influence


@rule("agra", "7.5")
def test_the_third_step_offers_a_favour_or_a_tile_and_the_display_is_filled_up():
    table = table_of(display="raise sale point", turquoise=has(influence=(0, 2, 5)), violet=has())
    state, player = table.state, table.state.players[TURQUOISE]
    assert drive(rise(table, TURQUOISE, Guild.MERCHANTS), "take-tile sale") == (["favour-bonus"], None)
    assert drive(rise(table, TURQUOISE, Guild.SCHOLARS), "take-favours") == (["favour-bonus"], None)
    assert drive(rise(table, TURQUOISE, Guild.ARTISANS)) == ([], None)
    assert (player.influence, player.favours, player.tiles) == ([1, 3, 6], 2, [Tile.SALE])
    assert (len(state.display.cards), len(state.stack.cards)) == (3, 10)


@rule("agra", "7.5")
def test_of_four_tiles_one_is_shuffled_into_the_stack_and_its_marker_comes_back():
    table = table_of(turquoise=has(favours=2, tiles="sale price trade"), violet=has())
    drive(spend_tile(table, TURQUOISE, Tile.TRADE))
    table.state.display.take(Tile.RAISE)
    assert drive(take_tile(table, TURQUOISE, Tile.RAISE), "discard trade") == (["discard"], None)
    assert table.state.players[TURQUOISE].tiles == [Tile.SALE, Tile.PRICE, Tile.RAISE]
    assert len({*table.state.stack.cards, *table.state.display.cards}) == 11
    assert table.state.players[TURQUOISE].used_tiles == 0
    assert complete(table)


@rule("agra", "8.0")
def test_the_last_step_brings_the_end_and_further_steps_are_lost():
    table = table_of(turquoise=has(influence=(8, 0, 0)), violet=has())
    drive(rise(table, TURQUOISE, Guild.ARTISANS))
    assert table.state.ending.triggered
    drive(rise(table, TURQUOISE, Guild.ARTISANS))
    assert table.state.players[TURQUOISE].influence == [9, 0, 0]
    assert len(rises(table.state, TURQUOISE)) == 2


# Workers


@pytest.mark.parametrize(
    ("pose", "meditation", "favours"), [("violet", 1, 1), ("violet", 4, 2), ("violet lying", 4, 0)]
)
@rule("agra", "6.2.1.2")
def test_an_ejected_worker_goes_home_and_brings_favours_if_it_stood(pose, meditation, favours):
    table = table_of(workers={"quarry": pose}, turquoise=has(), violet=has(meditation=meditation))
    drive(enter(table, TURQUOISE, Space.QUARRY))
    players = table.state.players
    assert (players[VIOLET].workers, players[VIOLET].favours, players[TURQUOISE].workers) == (10, favours, 9)
    assert (table.state.occupants[Space.QUARRY], complete(table)) == (TURQUOISE, True)


@pytest.mark.parametrize(("answer", "home"), [("keep", 9), ("pass", 10)])
@rule("agra", "N8")
def test_the_cook_may_keep_an_ejected_standing_worker_and_the_favour_still_comes(answer, home):
    table = table_of(workers={"quarry": "violet"}, turquoise=has(), violet=has(contracts="cook"))
    assert drive(enter(table, TURQUOISE, Space.QUARRY), answer) == (["cook"], None)
    violet = table.state.players[VIOLET]
    assert (violet.workers, violet.cooked, violet.favours) == (home, 10 - home, 1)
    assert complete(table)


@rule("agra", "N8")
def test_the_cook_keeps_no_lying_worker_and_at_most_two():
    lying = table_of(workers={"quarry": "violet lying"}, turquoise=has(), violet=has(contracts="cook"))
    assert drive(enter(lying, TURQUOISE, Space.QUARRY)) == ([], None)
    full = table_of(workers={"quarry": "violet"}, turquoise=has(), violet=has(contracts="cook", cooked=2))
    assert drive(enter(full, TURQUOISE, Space.QUARRY)) == ([], None)


def test_workers_that_lie_can_be_raised_and_those_that_stand_laid_down():
    table = table_of(workers={"quarry": "turquoise lying", "sailor": "turquoise"}, turquoise=has(), violet=has())
    assert [move.space for move in raises(table.state, TURQUOISE)] == [Space.QUARRY]
    assert [move.space for move in lays(table.state, TURQUOISE)] == [Space.SAILOR]
    raise_worker(table, TURQUOISE, Space.QUARRY)
    assert not any_lying(table.state, TURQUOISE)


# Merchant and Builder


@pytest.mark.parametrize(("ruling", "rupees"), [("passed", [0, 1, 1, 0]), ("reached", [0, 1, 1, 1])])
@rule("agra", "6.2.1.3")
def test_the_merchant_leaves_a_rupee_on_each_building_he_passes(ruling, rupees):
    table = table_of(dice=(3,), rulings={"merchant-rupees": ruling}, turquoise=has(), violet=has())
    move_merchant(table)
    assert table.state.merchant == Space.COTTON_FIELD
    assert [table.state.coins[good] for good in BASIC] == rupees


@rule("agra", "6.2.1.3")
def test_the_merchant_skips_sites_and_begins_again_at_the_quarry():
    table = table_of(dice=(4,), merchant="cotton-field", built="paper-mill", turquoise=has(), violet=has())
    assert drive(visit_merchant(table, TURQUOISE)) == ([], None)
    assert table.state.merchant == Space.TURMERIC_FIELD
    paid = [Space(good).name for good in Good if table.state.coins[good]]
    assert paid == ["QUARRY", "SAWMILL", "PAPER_MILL"]
    assert table.state.players[TURQUOISE].favours == 2


def test_whoever_works_in_a_building_takes_the_rupees_there():
    table = table_of(coins={"sawmill": 3}, turquoise=has(rupees=1), violet=has())
    collect_coins(table, TURQUOISE, Space.SAWMILL)
    assert (table.state.players[TURQUOISE].rupees, table.state.coins[Space.SAWMILL]) == (4, 0)


@pytest.mark.parametrize(
    ("built", "die", "to"),
    [
        ("cement-works", 1, "carpentry"),
        ("cement-works curry-kitchen", 2, "oil-press"),
        ("cement-works carpentry curry-kitchen oil-press brickworks paper-mill dye-works weaving-mill sculptor", 4,
         "bindery"),
    ],
)  # fmt: skip
@rule("agra", "6.2.1.4")
def test_the_builder_goes_on_over_sites_alone_and_begins_again_after_the_last(built, die, to):
    table = table_of(dice=(die,), built=built, turquoise=has(), violet=has())
    move_builder(table)
    assert table.state.builder == member(Space, to)


@rule("agra", "6.2.1.4")
def test_when_everything_is_built_the_builder_leaves():
    table = table_of(built=" ".join(s.name.lower().replace("_", "-") for s in Space), turquoise=has(), violet=has())
    move_builder(table)
    assert (table.state.builder, told(table)) == (NONE, ["BuilderLeft"])
