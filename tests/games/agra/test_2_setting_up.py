"""2.0 Setting up, and annex IV."""

import pytest
from agra_positions import Loaded
from darbar import Dice
from darbar.testing import rule
from darbar_agra.components import ABSENT, NEUTRAL, NONE, Good, Guild, Notable, Space, WheelAction
from darbar_agra.farm import production
from darbar_agra.game import AGRA
from darbar_agra.setup import (
    choose_notables,
    cover_akbar,
    cover_orders,
    guild_counts,
    mark_order,
    place_builder,
    place_merchant,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
BOX = AGRA.pack()


def set_up(seats, seed=7, **rulings):
    return AGRA.first_state(seats, seed, AGRA.pack(None, rulings))


def levels(state):
    """How many notables of each level are on the river."""
    present = [notable for notable in Notable if state.river[notable]]
    return [sum(BOX.notable_levels[one] == level for one in present) for level in (1, 2, 3, 4)]


@rule("agra", "2.3", "E1")
def test_e1_dice_3_5_1_mark_the_third_the_fifth_and_the_first_order():
    """Rulebook 2.3: artisans 3, merchants 5, scholars 1, counted from the top."""
    dice = Loaded(3, 5, 1)
    assert [mark_order(dice, [NONE] * 6) + 1 for _ in Guild] == [3, 5, 1]


@rule("agra", "annex IV", "E34")
def test_e34_for_two_players_equal_dice_at_akbars_are_not_rolled_again_but_equal_orders_are():
    akbar = cover_akbar(Loaded(2, 2, 4, 6), BOX, 2)
    assert [Good(good) for good in Good if akbar[good] == NEUTRAL] == [Good.BRICKS, Good.OIL, Good.CLOTHES]
    assert cover_orders(Loaded(5, 5, 5, 2), 2) == [NONE, NEUTRAL, NONE, NONE, NEUTRAL, NONE]


@pytest.mark.parametrize(("seats", "akbar", "orders"), [(2, {2, 3, 4}, 2), (3, {2}, 1), (4, {0}, 0)])
@rule("agra", "annex IV", "E34")
def test_e34_neutral_markers_lie_on_akbars_goods_and_on_every_column(seats, akbar, orders):
    tables = [set_up(seats, seed) for seed in range(60)]
    assert {state.akbar.count(NEUTRAL) for state in tables} == akbar
    assert {column.count(NEUTRAL) for state in tables for column in state.orders} == {orders}
    assert all(state.akbar[good] == ABSENT for state in tables for good in (0, 4, 8, 12))


@rule("agra", "annex IV", "F24")
def test_an_order_marker_rolled_onto_a_covered_order_slides_down_to_the_next_free_one():
    assert mark_order(Loaded(5), [NONE, NONE, NONE, NONE, NEUTRAL, NEUTRAL]) == 0
    assert mark_order(Loaded(2), [NONE, NEUTRAL, NONE, NONE, NONE, NONE]) == 2


@rule("agra", "annex IV", "F24")
def test_an_order_marker_rolled_onto_a_covered_order_may_be_rolled_again():
    assert mark_order(Loaded(2, 2, 5), [NONE, NEUTRAL, NONE, NONE, NONE, NONE], again=True) == 4


@pytest.mark.parametrize("reading", ["slide", "reroll"])
@rule("agra", "annex IV", "F24")
def test_no_order_marker_begins_on_a_covered_order(reading):
    for seed in range(40):
        state = set_up(2, seed, covered_order=reading)
        assert [state.orders[guild][place] for guild, place in enumerate(state.order_markers)] == [NONE] * 3


@SEATS
@rule("agra", "2.2")
def test_each_player_has_two_rupees_ten_workers_twenty_two_markers_and_a_covered_farm(seats):
    state = set_up(seats)
    assert len(state.players) == seats
    for player in state.players:
        assert (player.rupees, player.workers, player.supply, player.meditation) == (2, 10, 22, 1)
        assert (player.covers.bit_count(), player.farmers, player.influence) == (8, [3] * 4, [0] * 3)
        assert [production(state.box, player, good) for good in (0, 4, 8, 12)] == [2, 2, 2, 2]


@SEATS
@rule("agra", "2.1", "annex IV")
def test_the_river_has_the_notables_of_each_level_and_the_guilds_are_balanced(seats):
    split = [3, 3, 4] if seats < 4 else [4, 5, 5]
    for seed in range(100):
        state = set_up(seats, seed)
        assert levels(state) == ([5, 4, 3, 2] if seats == 4 else [4, 3, 2, 1])
        assert sorted(guild_counts(BOX, {one for one in Notable if state.river[one]})) == split
        assert [len(state.river[one]) or ABSENT for one in Notable] == [
            len(BOX.notable_goods[one]) if state.holders[one] == NONE else ABSENT for one in Notable
        ]


@pytest.mark.parametrize(("ruling", "always"), [("any-level", True), ("redraw", True), ("level-one", False)])
@rule("agra", "2.1", "C17")
def test_level_one_alone_cannot_always_repair_the_guilds(ruling, always):
    box = AGRA.pack(None, {"guild-split": ruling})
    splits = {tuple(sorted(guild_counts(box, choose_notables(4, Dice(seed), box)))) for seed in range(200)}
    assert (splits == {(4, 5, 5)}) is always


@rule("agra", "2.1")
def test_the_merchant_starts_at_a_production_building_and_rolls_above_four_are_repeated():
    assert Space(place_merchant(Loaded(5, 6, 3))) is Space.TURMERIC_FIELD
    assert [Space(place_merchant(Loaded(die))) for die in (1, 2, 4)] == [
        Space.QUARRY,
        Space.SAWMILL,
        Space.COTTON_FIELD,
    ]


@rule("agra", "2.1")
def test_the_builder_starts_on_one_of_the_first_six_sites_down_the_columns():
    sites = [Space(place_builder(Loaded(die))).name for die in range(1, 7)]
    assert sites == ["CEMENT_WORKS", "CARPENTRY", "CURRY_KITCHEN", "OIL_PRESS", "BRICKWORKS", "PAPER_MILL"]


@SEATS
@rule("agra", "2.1", "2.3", "2.0", "C2")
def test_the_rest_of_the_table_is_empty_the_wheel_blocks_deliveries_and_three_tiles_lie_open(seats):
    state = set_up(seats)
    assert (state.wheel, state.pier, tuple(state.values)) == (WheelAction.DELIVER, 1, BOX.base_values)
    assert set(state.occupants) == {NONE}
    assert [Good(good) for good in Good if state.built[good]] == [0, 4, 8, 12]
    assert (len(state.display.cards), len(state.stack.cards)) == (3, 11)
    assert len({*state.display.cards, *state.stack.cards}) == 14


@rule("agra", "2.0")
def test_anybody_can_be_first_and_everything_else_can_be_anything_too():
    tables = [set_up(4, seed) for seed in range(80)]
    assert {state.first for state in tables} == {0, 1, 2, 3}
    assert len({state.builder for state in tables}) == 6
