"""What is in the box: counts of the rulebook, sources, and what is assumed."""

from collections import Counter

import darbar
import pytest
from darbar import Dice
from darbar.components import rotations
from darbar_rajas.components import Building, Good, Site, Yield
from darbar_rajas.game import RAJAS

BOX = RAJAS.pack()
TABLES = BOX.components


def test_there_are_sixteen_tiles_of_each_colour_with_twelve_of_each_building_and_sixteen_markets_of_each_good():
    assert Counter(row.colour for row in TABLES.tiles) == dict.fromkeys(("blue", "green", "orange", "purple"), 16)
    assert Counter(one for row in TABLES.tiles for one in row.buildings) == {one.name.lower(): 12 for one in Building}
    assert Counter(one.good for row in TABLES.tiles for one in row.markets) == {one.name.lower(): 16 for one in Good}
    assert Counter(row.road for row in TABLES.tiles) == {"straight": 20, "bend": 20, "tee": 20, "cross": 4}


def test_every_tile_has_one_or_two_things_on_it_and_costs_what_two_dice_can_pay():
    for row in TABLES.tiles:
        assert 1 <= len(row.buildings) + len(row.markets) <= 2
        assert 3 <= row.cost <= 12 and all(1 <= market.value <= 4 for market in row.markets)


def test_a_tile_can_be_turned_into_as_many_positions_as_its_road_has():
    positions = {"straight": 2, "bend": 4, "tee": 4, "cross": 1}
    for tile, row in enumerate(TABLES.tiles):
        assert len(BOX.tile_exits[tile]) == positions[row.road]
        assert rotations(BOX.tile_exits[tile][0]) == BOX.tile_exits[tile]


def test_the_province_has_sixteen_cells_to_build_on_and_eleven_special_incomes():
    assert len(BOX.land.cells) - 1 == 16 and len(Yield) == 11
    edges = [(edge.cell, edge.side) for row in TABLES.yields for edge in row.edges]
    assert len(set(edges)) == len(edges) == 15


def test_the_special_incomes_of_the_examples_are_where_they_belong():
    from darbar_rajas.steps import Kind, Step

    assert BOX.yields[Yield.CL] == (Step(Kind.DICE, 1, -1),) and BOX.yields[Yield.L2] == (Step(Kind.MONEY, 5),)
    assert BOX.yields[Yield.L3] == (Step(Kind.DICE, 1, -1), Step(Kind.UPGRADE, 1))
    assert BOX.river[2] == (Step(Kind.KARMA, 2),)


def test_income_and_river_tiles_are_counted_in_the_rulebook():
    assert Counter(row.colour for row in TABLES.income) == {"white": 8, "yellow": 9, "red": 6, "brown": 7}
    assert len(TABLES.river_tiles) == 8 and len(TABLES.river) == 30
    assert len({row.gives for row in TABLES.income if row.colour == "brown"}) == 7


def test_four_players_have_19_spaces_in_the_palace():
    assert sum(len(BOX.costs[4][site]) for site in range(Site.OUTER_TERRACE, len(Site))) == 19


def test_every_row_says_where_it_comes_from_and_what_is_made_up_is_assumed():
    for table in TABLES.__struct_fields__:
        assert all(row.source for row in getattr(TABLES, table))
    assert {row.source for row in TABLES.tiles} == {"assumed"}
    assert [row.id for row in TABLES.river if row.source != "assumed"] == ["space-2"]
    assert {row.source == "assumed" for row in TABLES.income if row.colour == "red"} == {True}


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"tiles": {"b-s1": {"colour": "green"}}}, "tile 'b-s1' has another colour"),
        ({"tiles": {"b-s1": {"buildings": []}}}, "tile 'b-s1' has neither"),
        ({"income": {"iw1": {"colour": "red"}}}, "8 white, 9 yellow"),
        ({"yields": {"l4": {"slot": "red"}}}, "two slots of a province take brown"),
        ({"yields": {"l4": {"edges": [{"cell": "a1", "side": "n"}]}}}, "yield 'l4' touches 'a1'"),
        ({"sites": {"quarry": {"two": [4, 1]}}}, "site 'quarry': later spaces never cost less"),
        ({"sites": {"quarry": {"four": [1]}}}, "site 'quarry' has fewer spaces"),
        ({"sites": {"yogi": {"value": 4}}}, "the chambers are opened by dice of 1 to 6"),
        ({"rivers": {"ganges": {"bridge": 30}}}, "the bridge lies behind one of the spaces"),
        ({"boards": {"province": {"exits": ["s"]}}}, "residence has three roads"),
        ({"boards": {"province": {"residence": "z9"}}}, "no cell 'z9'"),
        ({"roads": {"bend": {"exits": ["n"]}}}, "the roads are a straight one"),
        ({"tracks": {"money": {"spaces": 100}}}, "as many money spaces lie beside"),
        ({"tiles": {"b-s1": {"cost": 0}}}, "Expected `int` >= 1"),
        ({"pieces": {"dice": {"count": 2}}}, "dice of each colour for 4 players"),
        ({"pieces": {"workers": {"count": 9}}}, "3 workers wait"),
        ({"pieces": {"first-karma": {"count": 9}}}, "begin below their highest level"),
        ({"sites": {"terrace-blue": {"colour": None}}}, "terraces give dice of a colour"),
        ({"sites": {"balcony-blue": {"brings": None}}}, "site 'balcony-blue'"),
        ({"river": {"space-1": {"gives": [{"kind": "palace"}]}}}, "names its chambers"),
        ({"boards": {"province": {"blocked": ["c1"]}}}, "a cell that is not blocked"),
    ],
)
def test_a_box_that_nobody_could_have_bought_is_refused(changes, fault):
    with pytest.raises(darbar.RecordError, match=fault):
        RAJAS.pack(components=changes)


STRANGE = [
    {"kind": "worker"},
    {"kind": "build"},
    {"kind": "voyage", "amount": 3},
    {"kind": "sail", "amount": 9},
    {"kind": "income"},
    {"kind": "upgrade", "amount": 2},
    {"kind": "dice", "amount": 12},
    {"kind": "fame-per-bend"},
    {"kind": "palace", "chambers": [1, 5]},
]


@pytest.mark.parametrize("gift", STRANGE, ids=str)
def test_any_gift_can_lie_anywhere(gift):
    """Whoever corrects the tables may have anything give anything."""
    both = [gift, {"kind": "money", "amount": 2}]
    changes = {
        "river": {f"space-{space}": {"gives": both} for space in (1, 2, 3, 4, 5)},
        "yields": {edge: {"gives": both, "minor": [gift]} for edge in ("t2", "cl", "l2")},
        "bonuses": {"money-12": {"gives": [gift]}, "fame-5": {"gives": both}},
    }
    match = darbar.new("rajas", seats=2, seed=3, components=changes)
    chance = Dice(3)
    while match.ask:
        match.scene(match.ask.seat)
        match.play(chance.pick(match.ask.moves))
    assert match.state.over


def test_a_changed_row_changes_the_match():
    box = RAJAS.pack(components={"rivers": {"ganges": {"bridge": 10, "source": "my own box"}}})
    assert box.bridge == 10
