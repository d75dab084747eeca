"""5.1 to 5.3, 6.2.2.2 and 6.2.2.3 Buildings: production, transformation, followers, and what is built."""

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
    meditating,
    member,
    refusal,
    table_of,
    told,
)
from darbar.testing import offered, play, rule
from darbar_agra import contracts
from darbar_agra.components import NONE, Bonus, Cover, Good, Notable, Space
from darbar_agra.moves import FOLLOW, MAKE
from darbar_agra.phases.buildings import construct, harvest, produce, take_bonus, transformable, work

BESIDE_WOOD = (Cover.NORTH_WOOD, Cover.EAST_WOOD)
ALL_SITES = [space for space in Space if space < 16 and space % 4]


def names(spaces):
    return " ".join(space.name.lower().replace("_", "-") for space in spaces)


def of(at, seat=TURQUOISE):
    return at.state.players[seat]


# Production


@rule("agra", "5.0", "5.2.2", "5.2.3", "6.2.2.2", "E3")
def test_turquoise_produces_two_sandstone_in_the_quarry():
    match = acting(merchant="sawmill", turquoise=has(), violet=has())
    play(match, "place quarry", "produce 2")
    assert (goods(match, TURQUOISE), of(match).supply) == ("sandstone sandstone", 20)


@rule("agra", "6.2.2.2", "E17")
def test_orange_has_four_free_spaces_around_the_wood_and_produces_four():
    match = acting(turquoise=has(), orange=has(uncovered=BESIDE_WOOD), turn="orange")
    play(match, "place sawmill", "produce 4")
    assert (goods(match, VIOLET), of(match, VIOLET).supply) == ("wood wood wood wood", 18)


@rule("agra", "6.2.2.2", "F17")
def test_one_may_produce_fewer_goods_but_never_more():
    match = acting(turquoise=has(uncovered=BESIDE_WOOD), violet=has())
    play(match, "place sawmill")
    assert offered(match) == [f"produce {count}" for count in range(5)]
    assert refusal(match, "produce 5") == "refusal-harvest"
    play(match, "produce 1")
    assert goods(match, TURQUOISE) == "wood"


@rule("agra", "6.2.2.2", "F27")
def test_when_markers_run_out_goods_are_returned_or_fewer_are_produced():
    table = table_of(turquoise=has(goods="wood " * 10 + "curry " * 11), violet=has())
    asked, _ = drive(produce(table, TURQUOISE, Good.COTTON), "produce 2", "return curry")
    assert (asked, goods(table, TURQUOISE).count("cotton")) == (["produce", "room"], 2)
    assert complete(table)


@rule("agra", "6.2.2.2", "F2")
def test_a_cover_removed_in_the_middle_of_production_counts_at_once():
    match = acting(turquoise=has(favours=3, tiles="cover"), violet=has())
    play(match, "place sawmill", "use cover", "uncover north-wood")
    assert "produce 3" in offered(match)


@pytest.mark.parametrize(
    ("contract", "more"), [("mahout", [1, 1, 0, 0]), ("khatib", [0, 0, 1, 1]), ("mahout khatib", [1, 1, 1, 1])]
)
@rule("agra", "N4", "N5", "F17")
def test_the_mahout_brings_one_more_sandstone_or_wood_and_the_khatib_turmeric_or_cotton(contract, more):
    table = table_of(turquoise=has(contracts=contract), violet=has())
    basic = (Good.SANDSTONE, Good.WOOD, Good.TURMERIC, Good.COTTON)
    assert [harvest(table.state, TURQUOISE, good) for good in basic] == [2 + one for one in more]
    assert {harvest(table.state, VIOLET, good) for good in basic} == {2}


@rule("agra", "N4", "F17")
def test_the_mahout_brings_one_even_when_the_farm_yields_nothing_and_at_most_nine():
    nothing = table_of(turquoise=has(farmers=(2, 3, 3, 4), contracts="mahout"), violet=has())
    assert drive(produce(nothing, TURQUOISE, Good.SANDSTONE), "produce 1") == (["produce"], None)
    assert goods(nothing, TURQUOISE) == "sandstone"
    rich = table_of(turquoise=has(farmers=(5, 3, 3, 1), uncovered=range(8), contracts="mahout"), violet=has())
    assert harvest(rich.state, TURQUOISE, Good.SANDSTONE) == 9


# The Dyer


@rule("agra", "N7", "F17")
def test_the_dyer_swaps_two_of_the_goods_produced_for_one_of_their_colour_that_is_worth_two():
    table = table_of(turquoise=has(contracts="dyer khatib", goods="wood"), violet=has())
    asked, _ = drive(produce(table, TURQUOISE, Good.TURMERIC), "produce 3", "dye dye")
    assert (asked, goods(table, TURQUOISE)) == (["produce", "dyer"], "wood turmeric dye")
    assert complete(table)


@rule("agra", "N7", "F17")
def test_the_dyer_can_be_declined_and_takes_only_what_was_just_produced():
    table = table_of(turquoise=has(contracts="dyer", goods="wood wood"), violet=has())
    drive(produce(table, TURQUOISE, Good.WOOD), "produce 2", "pass")
    asked, _ = drive(produce(table, TURQUOISE, Good.WOOD), "produce 1")
    assert (asked, goods(table, TURQUOISE)) == (["produce"], "wood wood wood wood wood")


@pytest.mark.parametrize(
    ("tokens", "answers"),
    [
        ({"second": "planks high"}, ("produce 2", "dye paper")),
        ({"second": "planks high", "third": "paper low"}, ("produce 2",)),
        ({"second": "book low"}, ("produce 2", "dye book")),
    ],
)
@rule("agra", "N7", "F17")
def test_the_dyer_goes_by_current_values(tokens, answers):
    table = table_of(tokens=tokens, turquoise=has(contracts="dyer"), violet=has())
    asked, _ = drive(produce(table, TURQUOISE, Good.WOOD), *answers)
    assert asked == ["produce", "dyer"][: len(answers)]


@rule("agra", "N7", "C15", "F27")
def test_with_the_dyer_old_goods_may_be_returned_for_fresh_ones_of_the_same_kind():
    full = "wood wood " + "cement " * 20
    table = table_of(turquoise=has(contracts="dyer", goods=full), violet=has())
    answers = ("produce 2", "return wood", "return wood", "dye paper")
    assert drive(produce(table, TURQUOISE, Good.WOOD), *answers)[0] == ["produce", "room", "room", "dyer"]
    assert "wood" not in goods(table, TURQUOISE) and goods(table, TURQUOISE).endswith("paper")
    assert complete(table)
    plain = table_of(turquoise=has(goods="wood " * 22), violet=has())
    assert drive(produce(plain, TURQUOISE, Good.WOOD), "produce 2")[0] == ["produce"]


# Transformation


@rule("agra", "5.2.4", "E4")
def test_sandstone_becomes_cement_or_bricks_and_nothing_else():
    table = table_of(turquoise=has(goods="sandstone"), violet=has())
    assert transformable(table.state, TURQUOISE) == [Good.CEMENT, Good.BRICKS]


@rule("agra", "5.2", "5.2.4")
def test_of_the_manufactured_goods_four_become_luxury_goods_and_four_nothing():
    table = table_of(turquoise=has(goods="cement planks curry oil bricks paper dye cloth statue"), violet=has())
    assert transformable(table.state, TURQUOISE) == [Good.STATUE, Good.BOOK, Good.PAINTING, Good.CLOTHES]


@rule("agra", "5.1", "5.2")
def test_goods_are_made_and_kept_in_buildings_that_are_not_built_yet():
    match = meditating(workers={"quarry": "turquoise"}, turquoise=has(goods="cotton", meditation=2), violet=has())
    play(match, "lay quarry", "wheel transform", "transform oil")
    assert not match.state.built[Space.OIL_PRESS]
    assert goods(match, TURQUOISE) == "oil"


@rule("agra", "6.2.2.3", "E18", "F9")
def test_turquoise_makes_three_cloth_and_violet_follows():
    match = acting(
        built="weaving-mill", turquoise=has(goods="cotton cotton cotton cotton"), violet=has(goods="cotton cotton")
    )
    play(match, "place weaving-mill")
    assert offered(match) == ["make 0", "make 1", "make 2", "make 3"]
    play(match, "make 3")
    assert offered(match, "Violet") == ["follow", "pass"]
    play(match, "follow")
    assert goods(match, TURQUOISE) == "cotton cloth cloth cloth"
    assert (goods(match, VIOLET), of(match).favours) == ("cotton cloth", 1)
    assert complete(match)


@rule("agra", "5.2.4", "F9")
def test_everybody_else_is_asked_clockwise_and_each_follower_brings_a_favour():
    table = table_of(
        built="paper-mill",
        turn="yellow",
        turquoise=has(goods="wood"),
        violet=has(goods="sandstone"),
        yellow=has(goods="wood"),
        orange=has(goods="wood"),
    )
    flow = work(table, YELLOW, Space.PAPER_MILL)
    next(flow)
    asked = [flow.send(MAKE[1]).seat, flow.send(FOLLOW).seat]
    with pytest.raises(StopIteration):
        flow.send(FOLLOW)
    assert asked == [ORANGE, TURQUOISE]
    assert (of(table, YELLOW).favours, goods(table, VIOLET)) == (2, "sandstone")


@rule("agra", "5.2.4", "F9")
def test_nobody_follows_when_nothing_was_transformed():
    table = table_of(built="paper-mill", turquoise=has(goods="wood"), violet=has(goods="wood"))
    assert drive(work(table, TURQUOISE, Space.PAPER_MILL), "make 0") == (["make"], None)


@pytest.mark.parametrize(("reading", "asked"), [("main-action", "Turquoise"), ("any", "Violet")])
@rule("agra", "5.2.4", "C4", "E8", "F9")
def test_a_transformation_by_meditation_can_be_followed_only_in_the_french_reading(reading, asked):
    match = meditating(
        rulings={"followers": reading},
        workers={"quarry": "turquoise"},
        turquoise=has(goods="cotton", meditation=2),
        violet=has(goods="cotton"),
    )
    play(match, "lay quarry", "wheel transform", "transform oil")
    assert match.names[match.ask.seat] == asked
    if reading == "any":
        play(match, "follow")
        assert (goods(match, VIOLET), of(match).favours) == ("oil", 1)


@pytest.mark.parametrize(("reading", "asked"), [("main-action", "Turquoise"), ("any", "Violet")])
@rule("agra", "5.2.4", "C4", "P2")
def test_a_transformation_by_favours_can_be_followed_only_in_the_french_reading(reading, asked):
    match = acting(rulings={"followers": reading}, turquoise=has(goods="cotton", favours=3), violet=has(goods="cotton"))
    play(match, "spend transformation", "transform oil")
    assert match.names[match.ask.seat] == asked


# One more


@rule("agra", "annex III", "T2", "E18", "F31")
def test_a_tile_transforms_one_more_good_along_any_arrow():
    match = acting(
        built="weaving-mill",
        turquoise=has(goods="cotton cotton cotton cotton wood", favours=2, tiles="one-more"),
        violet=has(),
    )
    assert "use one-more" not in offered(match)
    play(match, "place weaving-mill", "make 3", "use one-more")
    assert {"transform planks", "transform cloth"} < set(offered(match))
    play(match, "transform cloth")
    assert (goods(match, TURQUOISE), of(match).favours) == ("wood cloth cloth cloth cloth", 0)
    assert complete(match)


@pytest.mark.parametrize(("reading", "asked"), [("any", ["make", "one-more", "transform"]), ("same", ["make"])])
@rule("agra", "annex III", "T2", "F31")
def test_one_more_good_goes_along_any_arrow_or_only_along_the_same_one(reading, asked):
    words = {"rulings": {"one-more-arrow": reading}, "built": "weaving-mill", "violet": has()}
    other = table_of(turquoise=has(goods="cotton wood", favours=2, tiles="one-more"), **words)
    answers = ["make 1", "use one-more", "transform planks"][: len(asked)]
    assert drive(work(other, TURQUOISE, Space.WEAVING_MILL), *answers) == (asked, None)
    same = table_of(turquoise=has(goods="cotton cotton", favours=2, tiles="one-more"), **words)
    answers = ["make 1", "use one-more", "transform cloth"][: len(asked) if reading == "any" else 2]
    drive(work(same, TURQUOISE, Space.WEAVING_MILL), *answers)
    assert goods(same, TURQUOISE) == "cloth cloth"


@rule("agra", "annex III", "T2")
def test_the_tile_goes_with_a_transformation_by_meditation_or_by_favours_too():
    words = {"workers": {"quarry": "turquoise"}, "violet": has()}
    wheel = meditating(turquoise=has(goods="cotton cotton", meditation=2, favours=2, tiles="one-more"), **words)
    play(wheel, "lay quarry", "wheel transform", "transform oil", "use one-more", "transform cloth")
    assert goods(wheel, TURQUOISE) == "oil cloth"
    favours = acting(turquoise=has(goods="paper paper", favours=5, tiles="one-more"), **words)
    play(favours, "spend transformation", "use one-more")
    assert (goods(favours, TURQUOISE), of(favours).favours) == ("book book", 0)


@rule("agra", "annex III", "T2")
def test_the_tile_for_one_more_can_be_declined_and_needs_its_favours():
    words = {"built": "paper-mill", "violet": has()}
    rich = table_of(turquoise=has(goods="wood wood", favours=2, tiles="one-more"), **words)
    assert drive(work(rich, TURQUOISE, Space.PAPER_MILL), "make 1", "pass") == (["make", "one-more"], None)
    poor = table_of(turquoise=has(goods="wood wood", favours=1, tiles="one-more"), **words)
    assert drive(work(poor, TURQUOISE, Space.PAPER_MILL), "make 1") == (["make"], None)
    empty = table_of(turquoise=has(goods="paper", favours=2, tiles="one-more"), **words)
    assert drive(work(empty, TURQUOISE, Space.PAPER_MILL), "make 0") == (["make"], None)


@pytest.mark.parametrize(("reading", "favours"), [("player", 1), ("good", 2)])
@rule("agra", "annex III", "T2", "C12", "F9")
def test_a_follower_with_the_tile_transforms_two_and_brings_one_favour_or_two(reading, favours):
    table = table_of(
        rulings={"follower-favour": reading},
        built="paper-mill",
        turquoise=has(goods="wood"),
        violet=has(goods="wood wood cotton", favours=2, tiles="one-more"),
    )
    drive(work(table, TURQUOISE, Space.PAPER_MILL), "make 1", "follow", "use one-more")
    assert (goods(table, VIOLET), of(table, VIOLET).favours) == ("paper paper cotton", 0)
    assert of(table).favours == favours
    assert complete(table)


# Materials and costs


@rule("agra", "5.3.1", "E5")
def test_four_goods_are_building_materials_with_construction_values_of_one_or_two():
    box = table_of(turquoise=has(), violet=has()).state.box
    values = {good.name.lower(): box.construction[good] for good in box.materials}
    assert values == {"sandstone": 1, "cement": 2, "wood": 1, "planks": 2}


@rule("agra", "5.3.1", "F5")
def test_price_tokens_do_not_change_construction_values():
    table = table_of(tokens={"second": "wood low"}, turquoise=has(), violet=has())
    assert (table.state.values[Good.WOOD], table.state.box.construction[Good.WOOD]) == (2, 1)


@pytest.mark.parametrize(("reading", "paper", "planks"), [("tile", (2, 4), (3, 5)), ("column", (3, 4), (2, 3))])
@rule("agra", "5.3.2", "C20")
def test_a_site_has_the_level_and_the_cost_of_its_tile_or_of_its_column(reading, paper, planks):
    box = table_of(rulings={"site-levels": reading}, turquoise=has(), violet=has()).state.box
    assert (box.levels[Good.PAPER], box.costs[Good.PAPER]) == paper
    assert (box.levels[Good.PLANKS], box.costs[Good.PLANKS]) == planks
    assert sorted(box.levels) == [0] * 4 + [2] * 4 + [3] * 4 + [4] * 4


# What is built


@rule("agra", "5.3", "6.2.1.4", "F13")
def test_whoever_builds_where_the_builder_is_gets_the_bonus_and_he_moves_on_afterwards():
    table = table_of(dice=(1,), builder="paper-mill", turquoise=has(goods="wood"), violet=has())
    drive(construct(table, TURQUOISE, Space.PAPER_MILL), "take-bonus favour-two", "make 1")
    assert (table.state.builder, goods(table, TURQUOISE)) == (Space.DYE_WORKS, "paper")
    assert told(table).index("Transformed") < told(table).index("BuilderMoved")


@rule("agra", "5.3", "F13")
def test_building_elsewhere_leaves_the_builder_where_he_is():
    table = table_of(builder="oil-press", turquoise=has(), violet=has())
    drive(construct(table, TURQUOISE, Space.PAPER_MILL), "take-bonus favour-two", "make 0")
    assert table.state.builder == Space.OIL_PRESS


LEVELS = {
    2: "artisans-two cover-two merchants-two favour-two",
    3: "artisans-three favour-three scholars-three rupees-three",
    4: "scholars-four favour-four merchants-four rupees-four",
}


@pytest.mark.parametrize("level", LEVELS)
@rule("agra", "annex II", "B2", "B3", "B4")
def test_each_level_has_its_own_four_bonus_tiles_and_each_is_taken_once(level):
    table = table_of(turquoise=has(), violet=has())
    left = LEVELS[level].split()
    while left:
        flow = take_bonus(table, TURQUOISE, level)
        assert [move.bonus for move in next(flow).moves] == [member(Bonus, name) for name in left]
        drive(take_bonus(table, TURQUOISE, level), f"take-bonus {left[0]}", *cover_for(left[0]))
        left.pop(0)
    assert drive(take_bonus(table, TURQUOISE, level)) == ([], None)
    assert sum(owner == TURQUOISE for owner in table.state.bonuses) == 4


def cover_for(bonus):
    return ["uncover north-wood"] if bonus == "cover-two" else []


@pytest.mark.parametrize(
    ("level", "bonus", "rupees", "influence", "favours", "covers"),
    [
        (2, "artisans-two", 3, [1, 0, 0], 0, 8),
        (2, "cover-two", 2, [0, 0, 0], 0, 7),
        (2, "merchants-two", 3, [0, 1, 0], 0, 8),
        (2, "favour-two", 3, [0, 0, 0], 1, 8),
        (3, "artisans-three", 4, [1, 0, 0], 0, 8),
        (3, "favour-three", 4, [0, 0, 0], 1, 8),
        (3, "scholars-three", 4, [0, 0, 1], 0, 8),
        (3, "rupees-three", 5, [0, 0, 0], 0, 8),
        (4, "scholars-four", 5, [0, 0, 1], 0, 8),
        (4, "favour-four", 5, [0, 0, 0], 1, 8),
        (4, "merchants-four", 5, [0, 1, 0], 0, 8),
        (4, "rupees-four", 6, [0, 0, 0], 0, 8),
    ],
)
@rule("agra", "annex II", "B2", "B3", "B4")
def test_a_bonus_tile_gives_what_it_shows(level, bonus, rupees, influence, favours, covers):
    table = table_of(turquoise=has(rupees=0), violet=has())
    drive(take_bonus(table, TURQUOISE, level), f"take-bonus {bonus}", *cover_for(bonus))
    player = of(table)
    assert (player.rupees, player.influence, player.favours) == (rupees, influence, favours)
    assert player.covers.bit_count() == covers
    assert table.state.bonuses[member(Bonus, bonus)] == TURQUOISE


@rule("agra", "annex II", "F15")
def test_a_bonus_without_effect_still_pays_its_rupees():
    table = table_of(turquoise=has(rupees=0, uncovered=range(8)), violet=has())
    assert drive(take_bonus(table, TURQUOISE, 2), "take-bonus cover-two") == (["bonus"], None)
    assert of(table).rupees == 2


@rule("agra", "N16", "F16")
def test_the_mujtahida_builds_the_first_site_on_the_way_and_the_active_player_may_follow():
    """Violet wins the contract in Turquoise's turn; cement works, carpentry and curry kitchen come first."""
    table = table_of(
        built="cement-works",
        builder="oil-press",
        turquoise=has(goods="wood"),
        violet=has(rupees=0, goods="wood wood", contracts="takshaka"),
    )
    drive(
        contracts.receive(table, VIOLET, Notable.MUJTAHIDA),
        "take-bonus rupees-three",
        "make 2",
        "follow",
    )
    assert (table.state.built[Space.CARPENTRY], table.state.occupants[Space.CARPENTRY]) == (True, VIOLET)
    assert (of(table, VIOLET).rupees, of(table, VIOLET).favours) == (5 + 1, 1)
    assert (goods(table, VIOLET), goods(table, TURQUOISE)) == ("planks planks", "planks")
    assert complete(table)


@rule("agra", "N16", "F16")
def test_without_a_worker_the_mujtahida_brings_the_building_and_the_bonus_alone():
    table = table_of(turquoise=has(), violet=has(goods="sandstone", workers=0))
    asked, _ = drive(contracts.receive(table, VIOLET, Notable.MUJTAHIDA), "take-bonus favour-two")
    assert (asked, goods(table, VIOLET)) == (["bonus"], "sandstone")
    assert (table.state.built[Space.CEMENT_WORKS], table.state.occupants[Space.CEMENT_WORKS]) == (True, NONE)


@rule("agra", "N16", "F16")
def test_when_everything_is_built_the_mujtahida_builds_nothing():
    table = table_of(built=names(ALL_SITES), builder=None, turquoise=has(), violet=has())
    assert drive(contracts.receive(table, VIOLET, Notable.MUJTAHIDA)) == ([], None)


@rule("agra", "6.2.2.3")
def test_a_good_that_is_not_there_cannot_be_transformed():
    match = acting(built="paper-mill", turquoise=has(goods="wood", favours=2), violet=has())
    play(match, "place paper-mill")
    assert offered(match)[:2] == ["make 0", "make 1"]
    assert refusal(match, "make 2") == "refusal-too-few"
