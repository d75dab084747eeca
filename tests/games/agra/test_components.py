"""What is in the box, where it comes from, and what happens when somebody changes it."""

import pytest
from darbar import RecordError
from darbar.errors import UnknownName
from darbar.testing import rule
from darbar_agra.components import NONE, Bonus, Good, Guild, Notable, Space, Tile
from darbar_agra.game import AGRA
from darbar_agra.setup import setup
from msgspec import structs

BOX = AGRA.pack()
TABLES = BOX.components


def names(goods):
    return " ".join(good.name.lower() for good in goods)


@rule("agra", "1.0", "C2")
def test_the_box_holds_what_the_rulebook_counts():
    assert [sum(row.level == level for row in TABLES.notables) for level in (1, 2, 3, 4)] == [8, 7, 5, 4]
    assert (len(TABLES.goods), len(TABLES.orders), len(TABLES.akbar), len(TABLES.tiles)) == (16, 18, 12, 14)
    assert (len(TABLES.bonuses), len(TABLES.prices), len(TABLES.piers), len(TABLES.farm)) == (12, 3, 6, 4)


def test_every_row_says_where_it_comes_from():
    rows = [row for table in structs.astuple(TABLES) for row in table]
    assert all(row.source for row in rows)
    assert 0 < sum(row.source == "assumed" for row in rows) < len(rows)


@rule("agra", "5.2.1", "E2")
def test_e2_curry_is_worth_2_and_values_go_by_column():
    assert BOX.base_values[Good.CURRY] == 2
    assert BOX.base_values == (1, 2, 2, 3) * 4


@rule("agra", "5.2.4", "E4")
def test_e4_sandstone_becomes_cement_or_bricks_and_nothing_else():
    assert names(BOX.made_into[Good.SANDSTONE]) == "cement bricks"
    assert names(BOX.made_into[Good.PAPER]) == "book"
    assert BOX.made_into[Good.CEMENT] == ()
    assert BOX.made_from[Good.COTTON] == NONE


@rule("agra", "5.3.1", "E5")
def test_e5_cement_has_a_construction_value_of_2_and_four_goods_are_materials():
    assert {good.name: BOX.construction[good] for good in BOX.materials} == {
        "SANDSTONE": 1,
        "CEMENT": 2,
        "WOOD": 1,
        "PLANKS": 2,
    }


@rule("agra", "5.3.2", "C20")
def test_the_paper_mill_costs_4_and_has_level_2_unless_levels_go_by_column():
    assert (BOX.costs[Good.PAPER], BOX.levels[Good.PAPER], BOX.levels[Good.PLANKS]) == (4, 2, 3)
    other = AGRA.pack(None, {"site-levels": "column"})
    assert (other.costs[Good.PAPER], other.levels[Good.PAPER], other.levels[Good.PLANKS]) == (4, 3, 2)


def test_a_price_token_changes_a_value_by_one_at_most():
    for token in BOX.token_values:
        for face in token:
            assert all(abs(value - BOX.base_values[good]) <= 1 for good, value in enumerate(face) if value)
    assert BOX.token_values[0][1][Good.WOOD] == 2
    assert max(face[Good.STATUE] for token in BOX.token_values for face in token) == 4


def test_price_tokens_read_as_changes_lower_every_good_but_basic_ones_and_raise_all():
    box = AGRA.pack(None, {"price-tokens": "change"})
    assert box.token_values[0][0] == (0, 1, 1, 2) * 4
    assert box.token_values[2][1] == (2, 3, 3, 4) * 4


@pytest.mark.parametrize(
    ("rulings", "good", "bonus"),
    [
        ({}, Good.CLOTH, ((Notable.PORTUGUESE_TRADER, 1),)),
        ({"portuguese-good": "clothes"}, Good.CLOTHES, ((Notable.PORTUGUESE_TRADER, 1), (Notable.DUTCH_TRADER, 2))),
        ({}, Good.STATUE, ((Notable.MUJTAHIDA, 2),)),
        ({"mujtahida-bonus": "one"}, Good.STATUE, ((Notable.MUJTAHIDA, 1),)),
    ],
)
def test_contracts_pay_for_deliveries_as_ruled(rulings, good, bonus):
    assert AGRA.pack(None, rulings).delivery_bonuses[good] == bonus


def test_the_tile_for_value_two_spends_what_is_ruled_and_favour_steps_are_counted_as_ruled():
    other = AGRA.pack(None, {"value-two-tile": "one", "favour-steps": "with-start"})
    assert (BOX.tile_costs[Tile.VALUE_TWO], other.tile_costs[Tile.VALUE_TWO]) == ((3, 2), (3, 1))
    assert [step for step, favours in enumerate(BOX.step_favours) if favours] == [3, 6]
    assert [step for step, favours in enumerate(other.step_favours) if favours] == [2, 5]


def test_every_ruling_has_two_readings_a_rule_and_a_reason():
    for ruling in AGRA.rulings:
        assert len(ruling.values) >= 2 and ruling.rule and ruling.reason
        assert set(ruling.readings) == set(ruling.values)


def test_a_building_has_the_number_of_its_good():
    assert (Space.PAPER_MILL, Space.TAILOR, Space.QUARRY) == (Good.PAPER, Good.CLOTHES, Good.SANDSTONE)
    assert len(Bonus) == 12
    assert names(BOX.orders[Guild.SCHOLARS][0]) == "wood painting"
    assert names(BOX.orders[Guild.MERCHANTS][4]) == "oil dye"


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"notables": {"cook": {"goods": ["oil", "gold"]}}}, "row 'cook'.*gold"),
        ({"notables": {"cook": {"goods": ["oil", "oil"]}}}, "notable 'cook' wants two or three different goods"),
        ({"notables": {"cook": {"level": 2}}}, "level 1 has 8 notables, not 7"),
        ({"orders": {"artisans-2": {"place": 1}}}, "order 'artisans-1'.*place 1"),
        ({"akbar": {"left-1": {"good": "book"}}}, "akbar 'left-1'"),
        ({"goods": {"paper": {"level": 3}}}, "level 2 has four of each good, not 3"),
        ({"goods": {"paper": {"cost": 0}}}, "good 'paper'"),
        ({"bonuses": {"rupees-four": {"level": 3}}}, "level 3 has four of each bonus tile, not 5"),
        ({"tiles": {"sale": {"spend": 4}}}, "favour action 'sale' spends more"),
        ({"prices": {"first": {"high": 1}}}, "price token 'first'"),
        ({"farm": {"north": {"farmer": 1}}}, "farm side 'north'"),
        ({"farm": {"north": {"last": "cotton"}}}, "farm side 'north' ends at 'cotton'"),
        ({"tables": {"players-4": {"split": [5, 5, 5]}}}, "table 'players-4'"),
        ({"tables": {"players-4": {"split": [14, 0, 0]}}}, "table 'players-4': no choice of notables"),
        ({"tables": {"players-2": {"notables": [4, 3, 2, 5], "split": [5, 5, 4]}}}, "table 'players-2' uses more"),
    ],
)
def test_tables_that_do_not_fit_are_refused_and_the_row_is_named(changes, fault):
    with pytest.raises(RecordError, match=fault):
        AGRA.pack(None, None, changes)


def test_a_row_that_does_not_exist_is_refused_with_its_neighbours():
    with pytest.raises(UnknownName, match="cook"):
        AGRA.pack(None, None, {"notables": {"cok": {"level": 1}}})


def test_a_changed_row_changes_the_game():
    from darbar import Dice

    box = AGRA.pack(None, None, {"farm": {"north": {"covers": [1, 2]}}, "goods": {"curry": {"value": 3}}})
    state = setup(2, Dice(1), box)
    assert state.values[Good.CURRY] == 3
