"""4.2 Secondary actions: what a player may do at any moment of the own turn, once or as often as there is oil."""

import pytest
from agra_positions import (
    TURQUOISE,
    VIOLET,
    YELLOW,
    acting,
    complete,
    drive,
    goods,
    has,
    meditating,
    ordering,
    position,
    refusal,
    table_of,
    told,
)
from darbar.core.moves import word
from darbar.testing import offered, play, rule
from darbar_agra import secondary
from darbar_agra.anytime import freely
from darbar_agra.components import Good, Luxury, Printed, Space, Tile
from darbar_agra.game import AGRA
from darbar_agra.markers import PASS
from darbar_agra.moves import ENOUGH, INVOKE, PRESENT, SPEND, USE
from darbar_agra.secondary.powers import cheap
from darbar_agra.state import Stage

LYING = {"quarry": "turquoise lying", "sawmill": "turquoise lying", "sailor": "turquoise lying"}
SECONDARY = ("drink", "spend", "use", "present", "invoke")


def free(match):
    """The secondary actions on offer."""
    return [move for move in offered(match) if move.split()[0] in SECONDARY]


def possible(table, seat=TURQUOISE):
    """The secondary actions a player could take at a table."""
    return [AGRA.vocabulary.notation(move) for move in secondary.moves(table.state, seat)]


def take(table, notation, *answers):
    """Turquoise takes a secondary action that is possible; the prompts that follow."""
    assert notation in possible(table)
    return drive(secondary.play(table, TURQUOISE, AGRA.vocabulary.parse(notation)), *answers)[0]


def why_not(table, notation):
    """The key of the reason why Turquoise cannot take a secondary action, which must not be possible."""
    assert notation not in possible(table)
    return secondary.why_not(table.state, TURQUOISE, AGRA.vocabulary.parse(notation)).key


def turquoise(at):
    """What Turquoise has."""
    return at.state.players[TURQUOISE]


# At any moment


@rule("agra", "4.2", "secondary actions", "F2")
def test_secondary_actions_are_offered_with_every_question_of_a_turn():
    player = has(favours=2, goods="oil")
    for begin in (meditating, acting, ordering):
        match = begin(workers=LYING, turquoise=player, violet=has())
        assert free(match) == ["drink oil", "spend basic-good"]


@rule("agra", "4.2", "secondary actions", "F2")
def test_in_the_middle_of_an_action_they_are_played_and_the_question_is_asked_again():
    match = acting(turquoise=has(favours=2), violet=has())
    play(match, "place botanist")
    assert offered(match) == ["learn uncover", "learn farmers", "enough", "spend basic-good"]
    play(match, "spend basic-good", "receive wood")
    assert (offered(match), goods(match, TURQUOISE)) == (["learn uncover", "learn farmers", "enough"], "wood")


@rule("agra", "4.2", "secondary actions", "F2")
def test_they_do_not_replace_the_main_action():
    match = acting(turquoise=has(favours=2), violet=has())
    play(match, "spend basic-good", "receive wood")
    assert (match.ask.seat, match.state.stage, match.state.now.placing) == (TURQUOISE, Stage.ACTION, True)
    assert "pass" not in offered(match)


@rule("agra", "4.2", "secondary actions", "F2")
def test_out_of_turn_nothing_is_added_to_a_question():
    table = table_of(turquoise=has(), violet=has(favours=9, goods="book", tiles="sale"))
    ask = next(freely(table, VIOLET, "follow", lambda: [ENOUGH, PASS]))
    assert ask.moves == [ENOUGH, PASS]
    ask = next(freely(table_of(turquoise=has(favours=2), violet=has()), TURQUOISE, "x", lambda: [ENOUGH, PASS]))
    assert ask.moves == [ENOUGH, PASS, SPEND[Printed.BASIC_GOOD]]


@rule("agra", "4.2", "secondary actions")
def test_with_nothing_in_hand_nothing_is_possible():
    table = table_of(workers=LYING, turquoise=has(tiles="sale raise"), violet=has())
    assert possible(table) == []


@rule("agra", "F43")
def test_a_good_gained_in_the_middle_of_the_sailors_action_can_be_delivered_at_once():
    match = acting(river={"mahout": "violet -"}, turquoise=has(favours=2), violet=has())
    play(match, "place sailor", "pass")
    assert "deliver mahout" not in offered(match)
    play(match, "spend basic-good", "receive wood")
    assert "deliver mahout" in offered(match)


# 1. Oil and curry


@pytest.mark.parametrize(("tonic", "stand", "left"), [("oil", 1, "curry"), ("curry", 1, "oil"), ("both", 3, "")])
@rule("agra", "oil and curry", "E30")
def test_e30_oil_or_curry_raises_one_worker_and_both_together_three(tonic, stand, left):
    table = table_of(workers=LYING, turquoise=has(goods="oil curry"), violet=has())
    take(table, f"drink {tonic}", *(["raise sawmill"] if stand == 1 else []))
    assert 3 - sum(table.state.lying) == stand
    assert goods(table, TURQUOISE) == left
    assert complete(table)


@rule("agra", "oil and curry", "E30", "F3")
def test_oil_can_be_drunk_as_often_as_there_is_some():
    table = table_of(workers=LYING, turquoise=has(goods="oil oil"), violet=has())
    take(table, "drink oil", "raise quarry")
    take(table, "drink oil", "raise sailor")
    assert [Space(space).name for space, lies in enumerate(table.state.lying) if lies] == ["SAWMILL"]


@rule("agra", "oil and curry")
def test_of_more_workers_than_can_be_raised_the_player_chooses():
    workers = {**LYING, "trader": "turquoise lying", "botanist": "violet lying"}
    table = table_of(workers=workers, turquoise=has(goods="oil curry"), violet=has())
    assert take(table, "drink both", "raise quarry", "raise trader", "raise sailor") == ["raise"] * 3
    assert [Space(space).name for space, lies in enumerate(table.state.lying) if lies] == ["SAWMILL", "BOTANIST"]


@rule("agra", "oil and curry")
def test_curry_alone_is_enough():
    table = table_of(workers=LYING, turquoise=has(goods="curry"), violet=has())
    assert possible(table) == ["drink curry"]


@rule("agra", "oil and curry")
def test_without_a_lying_worker_or_the_goods_nothing_is_drunk():
    standing = table_of(workers={"quarry": "turquoise"}, turquoise=has(goods="oil curry"), violet=has())
    assert why_not(standing, "drink oil") == "refusal-nobody-lies"
    table = table_of(workers=LYING, turquoise=has(goods="oil"), violet=has())
    assert why_not(table, "drink curry") == why_not(table, "drink both") == "refusal-good-missing"


# 2. Printed favour actions


@pytest.mark.parametrize("good", ["sandstone", "wood", "turmeric", "cotton"])
@rule("agra", "favour actions", "P1")
def test_two_favours_buy_a_basic_good(good):
    table = table_of(turquoise=has(favours=2), violet=has())
    assert take(table, "spend basic-good", f"receive {good}") == ["receive"]
    assert (goods(table, TURQUOISE), turquoise(table).favours) == (good, 0)
    assert complete(table)


@rule("agra", "favour actions", "P2", "F31")
def test_three_favours_transform_a_good_along_any_arrow():
    table = table_of(turquoise=has(favours=3, goods="paper"), violet=has())
    take(table, "spend transformation")
    assert (goods(table, TURQUOISE), turquoise(table).favours) == ("book", 0)
    table = table_of(turquoise=has(favours=3, goods="cement"), violet=has())
    assert why_not(table, "spend transformation") == "refusal-no-effect"


@rule("agra", "favour actions", "P3", "F28")
def test_who_has_four_favours_gains_a_step_of_influence_for_three():
    table = table_of(turquoise=has(favours=4, influence=(9, 0, 0)), violet=has())
    assert take(table, "spend influence", "rise scholars") == ["rise"]
    assert (turquoise(table).influence, turquoise(table).favours) == ([9, 0, 1], 1)
    table = table_of(turquoise=has(favours=3), violet=has())
    assert why_not(table, "spend influence") == "refusal-favours"
    table = table_of(turquoise=has(favours=4, influence=(9, 9, 9)), violet=has())
    assert why_not(table, "spend influence") == "refusal-no-effect"


@rule("agra", "favour actions", "F3", "F4", "C16")
def test_a_favour_action_works_once_a_turn_and_one_of_its_markers_stays_there():
    table = table_of(turquoise=has(favours=4), violet=has())
    take(table, "spend basic-good", "receive wood")
    assert (turquoise(table).favours, turquoise(table).supply) == (2, 22 - 2 - 1 - 1)
    assert why_not(table, "spend basic-good") == "refusal-used"
    assert complete(table)


@rule("agra", "favour actions", "F27", "N13")
def test_with_the_mullah_there_may_be_no_marker_for_the_good_and_room_has_to_be_made():
    """The one favour that is spent stays on the action."""
    player = has(favours=2, goods="wood " * 19 + "curry", contracts="mullah")
    table = table_of(turquoise=player, violet=has())
    prompts = take(table, "spend basic-good", "invoke mullah", "receive cotton", "return curry")
    assert prompts == ["mullah", "receive", "room"]
    assert ("cotton" in goods(table, TURQUOISE), turquoise(table).favours) == (True, 1)
    assert complete(table)


@rule("agra", "favour actions", "N13", "F28")
def test_the_mullah_saves_a_favour_but_the_full_number_is_needed():
    table = table_of(turquoise=has(favours=3, contracts="mullah"), violet=has())
    assert why_not(table, "spend influence") == "refusal-favours"
    assert why_not(table, "invoke mullah") == "refusal-only-with-favours"
    table = table_of(turquoise=has(favours=4, contracts="mullah"), violet=has())
    take(table, "spend influence", "invoke mullah", "rise artisans")
    assert turquoise(table).favours == 2
    take(table, "spend basic-good", "receive wood")
    assert turquoise(table).favours == 0


# Annex III: favour tiles

BEFORE = {
    "raise": {"workers": LYING},
    "sale": {"goods": "book"},
    "cover": {},
    "delivery": {"goods": "curry", "river": {"sufi": ""}},
    "empire": {"goods": "curry"},
    "farmers": {},
    "price": {},
    "trade": {"goods": "curry"},
    "manufactured": {},
    "meditation": {},
    "value-two": {"goods": "wood"},
    "point": {},
    "peonage": {"workers": {"quarry": "turquoise"}},
}


def tile_table(tile, favours, stage=Stage.MEDITATION, **more):
    """Turquoise has one tile, so many favours, and what the tile needs to do anything."""
    words = {**BEFORE[tile], **more}
    own = has(favours=favours, tiles=tile, goods=words.pop("goods", ""))
    return table_of(stage, turquoise=own, violet=has(), **words)


@pytest.mark.parametrize(
    ("tile", "have", "spend", "answers"),
    [
        pytest.param("raise", 2, 2, ["raise sawmill"], marks=pytest.mark.rule("agra", "T1")),
        pytest.param("point", 2, 1, [], marks=pytest.mark.rule("agra", "T3")),
        pytest.param("sale", 3, 2, [], marks=pytest.mark.rule("agra", "T4")),
        pytest.param("cover", 3, 2, ["uncover north-wood"], marks=pytest.mark.rule("agra", "T5")),
        pytest.param("delivery", 4, 2, ["rise scholars"], marks=pytest.mark.rule("agra", "T6")),
        pytest.param("empire", 4, 2, [], marks=pytest.mark.rule("agra", "T7")),
        pytest.param("farmers", 2, 1, ["walk north clockwise", "enough"], marks=pytest.mark.rule("agra", "T8")),
        pytest.param("price", 3, 2, ["price second low", "mark wood"], marks=pytest.mark.rule("agra", "T9")),
        pytest.param("trade", 2, 2, ["receive paper"], marks=pytest.mark.rule("agra", "T10")),
        pytest.param("manufactured", 4, 3, ["receive dye"], marks=pytest.mark.rule("agra", "T11")),
        pytest.param("meditation", 4, 4, [], marks=pytest.mark.rule("agra", "T12")),
        pytest.param("value-two", 3, 2, ["transform planks"], marks=pytest.mark.rule("agra", "T13")),
    ],
)
@rule("agra", "annex III", "F28")
def test_a_tile_asks_for_favours_spends_them_and_works_once_a_turn(tile, have, spend, answers):
    assert why_not(tile_table(tile, have - 1), f"use {tile}") == "refusal-favours"
    table = tile_table(tile, have)
    take(table, f"use {tile}", *answers)
    assert turquoise(table).favours == have - spend
    turquoise(table).favours = 9
    assert why_not(table, f"use {tile}") == "refusal-used"


@rule("agra", "annex III")
def test_a_tile_of_another_player_cannot_be_used():
    table = table_of(turquoise=has(favours=9), violet=has(tiles="sale"))
    assert why_not(table, "use sale") == "refusal-no-such-tile"


@rule("agra", "annex III", "T1")
def test_t1_raises_a_lying_worker():
    table = tile_table("raise", 2)
    take(table, "use raise", "raise sailor")
    assert [Space(space).name for space, lies in enumerate(table.state.lying) if lies] == ["QUARRY", "SAWMILL"]
    assert why_not(tile_table("raise", 2, workers={}), "use raise") == "refusal-no-effect"


@rule("agra", "annex III", "T2")
def test_t2_is_not_offered_by_itself_but_after_a_transformation():
    table = table_of(turquoise=has(favours=5, tiles="one-more", goods="wood wood"), violet=has())
    assert why_not(table, "use one-more") == "refusal-only-after-transforming"
    prompts = take(table, "spend transformation", "transform paper", "use one-more", "transform book")
    assert prompts == ["transform", "one-more", "transform"]
    assert (goods(table, TURQUOISE), turquoise(table).favours) == ("wood book", 0)


@rule("agra", "annex III", "T3")
def test_t3_gives_a_meditation_point_in_the_meditation_only():
    table = tile_table("point", 2)
    take(table, "use point")
    assert table.state.now.points == 1
    assert why_not(tile_table("point", 2, stage=Stage.ACTION), "use point") == "refusal-only-in-meditation"


@rule("agra", "annex III", "T4", "5.2.1")
def test_t4_sells_a_good_for_what_it_is_worth_now():
    table = tile_table("sale", 3, goods="book wood", tokens={"third": "book high"})
    assert take(table, "use sale", "give book") == ["sell"]
    assert (turquoise(table).rupees, goods(table, TURQUOISE)) == (2 + 4, "wood")
    assert complete(table)


@rule("agra", "annex III", "T5")
def test_t5_removes_a_cover():
    table = tile_table("cover", 3)
    take(table, "use cover", "uncover south-cotton")
    assert turquoise(table).covers.bit_count() == 7


@rule("agra", "annex III", "T6", "F40")
def test_t6_is_a_delivery_with_rupees_influence_and_contract_but_never_a_double_one():
    table = table_of(
        river={"mahout": "violet -"}, turquoise=has(favours=4, tiles="delivery", goods="wood wood"), violet=has()
    )
    assert take(table, "use delivery", "rise merchants") == ["influence"]
    assert (turquoise(table).rupees, turquoise(table).influence) == (2 + 2, [0, 1, 0])
    assert (table.state.holders[3], table.state.players[VIOLET].favours) == (VIOLET, 0)
    assert goods(table, TURQUOISE) == "wood"
    assert complete(table)


@rule("agra", "annex III", "T6", "F40")
def test_t6_between_the_sailors_deliveries_gives_influence_when_those_are_done():
    match = acting(
        river={"mahout": "", "sufi": ""},
        turquoise=has(favours=4, tiles="delivery", goods="wood curry"),
        violet=has(),
    )
    play(match, "place sailor", "pass", "use delivery", "deliver sufi")
    assert turquoise(match).rupees == 2 + 1
    play(match, "deliver mahout", "rise scholars", "rise merchants")
    assert (turquoise(match).influence, turquoise(match).rupees) == ([0, 1, 1], 2 + 1 + 1)


@rule("agra", "annex III", "T7", "F40")
def test_t7_serves_akbar_or_fills_an_order_besides_the_order_phase():
    player = has(favours=4, tiles="empire", goods="curry wood painting cement", influence=(0, 0, 1))
    match = ordering(turquoise=player, violet=has())
    play(match, "use empire")
    assert offered(match) == ["serve cement", "serve curry", "serve painting", "fill scholars"]
    play(match, "fill scholars")
    assert (goods(match, TURQUOISE), match.ask.prompt) == ("cement curry", "orders")
    play(match, "serve curry")
    assert match.state.akbar[Good.CURRY] == TURQUOISE
    assert complete(match)


@rule("agra", "annex III", "T7", "F40")
def test_t7_keeps_to_the_conditions_of_orders():
    """No influence with the Scholars; Akbar wants no wood and has his painting."""
    own = has(favours=4, tiles="empire", goods="wood painting")
    table = table_of(akbar={"painting": "violet"}, turquoise=own, violet=has())
    assert why_not(table, "use empire") == "refusal-no-effect"


@rule("agra", "annex III", "T8")
def test_t8_moves_one_farmer_twice_or_two_once():
    for second, farmers in (("walk east clockwise", [2, 4, 3, 3]), ("walk north clockwise", [3, 3, 3, 3])):
        table = tile_table("farmers", 2)
        take(table, "use farmers", "walk north counterclockwise", second)
        assert turquoise(table).farmers == farmers


@rule("agra", "annex III", "T9", "F29")
def test_t9_puts_a_price_token_on_a_free_good_and_changes_its_value_by_one():
    table = tile_table("price", 3, tokens={"first": "wood high"})
    take(table, "use price", "price second high", "mark curry")
    assert (table.state.values[Good.CURRY], table.state.values[Good.WOOD]) == (3, 2)


@rule("agra", "annex III", "T9", "F29")
def test_t9_turns_a_price_token_where_it_lies():
    table = tile_table("price", 3, tokens={"first": "wood high"})
    take(table, "use price", "price first low", "mark wood")
    assert table.state.values[Good.WOOD] == 1


@rule("agra", "annex III", "T10")
def test_t10_swaps_a_good_for_another_of_the_same_value():
    table = tile_table("trade", 2, goods="curry wood")
    take(table, "use trade", "give wood", "receive cotton")
    assert goods(table, TURQUOISE) == "curry cotton"
    assert complete(table)


@rule("agra", "annex III", "T10", "5.2.1")
def test_a_good_that_alone_has_its_value_cannot_be_swapped():
    table = tile_table("trade", 2, goods="book", tokens={"third": "book high"})
    assert why_not(table, "use trade") == "refusal-no-effect"


@rule("agra", "annex III", "T11", "5.2.1")
def test_t11_brings_a_good_that_is_worth_two_now():
    table = tile_table("manufactured", 4, tokens={"second": "wood low", "third": "dye low"})
    take(table, "use manufactured", "receive wood")
    assert goods(table, TURQUOISE) == "wood"
    flow = secondary.play(tile_table("manufactured", 4, tokens={"third": "dye low"}), TURQUOISE, USE[Tile.MANUFACTURED])
    offer = next(flow).moves
    assert {move.good % 4 for move in offer} == {1, 2}
    assert Good.DYE not in [move.good for move in offer]


@rule("agra", "annex III", "T12")
def test_t12_moves_the_meditation_counter_but_not_beyond_its_last_space():
    table = tile_table("meditation", 4)
    take(table, "use meditation")
    assert turquoise(table).meditation == 2
    last = table_of(turquoise=has(favours=4, tiles="meditation", meditation=6), violet=has())
    assert why_not(last, "use meditation") == "refusal-no-effect"


@pytest.mark.parametrize(("reading", "left"), [("two", 1), ("one", 2)])
@rule("agra", "annex III", "T13", "C3")
def test_t13_spends_two_favours_or_with_the_french_reading_one(reading, left):
    table = tile_table("value-two", 3, rulings={"value-two-tile": reading})
    take(table, "use value-two", "transform paper")
    assert (goods(table, TURQUOISE), turquoise(table).favours) == ("paper", left)


@rule("agra", "annex III", "T13", "F31", "5.2.1")
def test_t13_goes_along_an_arrow_from_a_good_worth_one_to_a_good_worth_two():
    table = tile_table("value-two", 3, goods="wood", tokens={"second": "planks high"})
    take(table, "use value-two")
    assert goods(table, TURQUOISE) == "paper"
    dear = tile_table("value-two", 3, goods="wood paper", tokens={"second": "wood low"})
    assert why_not(dear, "use value-two") == "refusal-no-effect"
    cheap = tile_table("value-two", 3, goods="paper", tokens={"first": "paper low", "second": "book low"})
    take(cheap, "use value-two")
    assert goods(cheap, TURQUOISE) == "book"


@rule("agra", "annex III", "T14", "F19")
def test_t14_pays_for_peonage_while_a_space_is_chosen():
    own = has(rupees=0, favours=3, tiles="peonage")
    match = acting(workers={"quarry": "turquoise lying"}, turquoise=own, violet=has())
    assert "peonage quarry" not in offered(match)
    play(match, "use peonage")
    assert "use peonage" not in offered(match)
    play(match, "peonage quarry")
    assert (turquoise(match).rupees, match.state.lying[Space.QUARRY]) == (0, False)
    assert match.state.now.free_peonage is False


@rule("agra", "annex III", "T14")
def test_t14_is_for_the_action_phase_before_a_space_is_chosen_and_needs_a_worker_there():
    own = has(favours=3, tiles="peonage")
    match = meditating(workers={"quarry": "turquoise"}, turquoise=own, violet=has())
    assert "use peonage" not in offered(match)
    assert match.ask.why(USE[Tile.PEONAGE]).key == "refusal-only-before-placing"
    match = acting(turquoise=own, violet=has())
    assert "use peonage" not in offered(match)
    match = acting(workers={"quarry": "turquoise"}, turquoise=own, violet=has())
    assert "use peonage" in offered(match)
    play(match, "place botanist")
    assert "use peonage" not in offered(match)


@rule("agra", "annex III", "T14", "F20")
def test_t14_is_not_for_the_action_of_a_statue_which_comes_after_the_action_phase():
    own = has(favours=3, tiles="peonage", goods="statue", rupees=0)
    match = position(Stage.EXTRA, workers={"quarry": "turquoise"}, turquoise=own, violet=has())
    play(match, "present statue")
    assert refusal(match, "use peonage") == "refusal-only-before-placing"
    assert refusal(match, "peonage quarry") == "refusal-peonage-price"


@rule("agra", "annex III", "T14", "F20")
def test_t14_that_was_paid_for_in_the_action_phase_does_not_last_until_the_statues_action():
    own = has(favours=3, tiles="peonage", goods="statue", rupees=0)
    match = acting(workers={"quarry": "turquoise"}, turquoise=own, violet=has())
    play(match, "use peonage", "place sawmill", "produce 0", "present statue")
    assert refusal(match, "peonage quarry") == "refusal-peonage-price"


@rule("agra", "annex III", "T14", "F20")
def test_where_every_main_action_is_of_the_action_phase_t14_pays_in_that_of_a_statue():
    own = has(favours=3, tiles="peonage", goods="statue", rupees=0)
    words = {"workers": {"quarry": "turquoise"}, "turquoise": own, "violet": has()}
    match = position(Stage.EXTRA, rulings={"free-peonage": "statue-too"}, **words)
    assert "use peonage" not in offered(match)
    play(match, "present statue", "use peonage", "peonage quarry")
    assert turquoise(match).rupees == 0


@rule("agra", "annex III", "F23")
def test_a_tile_gained_in_a_turn_can_be_used_in_the_same_turn():
    match = meditating(display="farmers sale point", turquoise=has(favours=6, influence=(2, 0, 0)), violet=has())
    play(match, "spend influence", "rise artisans", "take-tile farmers")
    assert "use farmers" in offered(match)


# 3. Luxury goods


@rule("agra", "luxury goods", "F3", "F4")
def test_each_kind_of_luxury_good_works_once_a_turn_and_its_marker_comes_back_at_the_end():
    table = table_of(turquoise=has(goods="clothes clothes"), violet=has())
    take(table, "present clothes")
    assert (goods(table, TURQUOISE), turquoise(table).supply) == ("clothes", 20)
    assert why_not(table, "present clothes") == "refusal-used"
    assert why_not(table, "present book") == "refusal-good-missing"
    assert complete(table)


@rule("agra", "luxury goods", "F20")
def test_a_statue_buys_a_second_main_action_before_the_orders():
    match = acting(workers={"quarry": "violet"}, turquoise=has(goods="statue"), violet=has())
    play(match, "place sawmill", "produce 2", "present statue", "place turmeric-field", "produce 2")
    assert goods(match, TURQUOISE) == "wood wood turmeric turmeric"
    assert match.ask.seat == VIOLET
    assert complete(match)


@rule("agra", "luxury goods", "F20")
def test_a_statue_of_the_order_phase_comes_too_late():
    table = table_of(Stage.ORDERS, turquoise=has(goods="statue"), violet=has())
    assert why_not(table, "present statue") == "refusal-statue-too-late"
    match = acting(turquoise=has(goods="statue statue"), violet=has())
    play(match, "present statue")
    assert "present statue" not in offered(match)


@rule("agra", "luxury goods")
def test_a_painting_raises_influence_on_two_different_tracks():
    table = table_of(turquoise=has(goods="painting"), violet=has())
    flow = secondary.play(table, TURQUOISE, PRESENT[Luxury.PAINTING])
    assert drive(flow, "rise scholars", "rise artisans")[0] == ["rise", "rise"]
    assert turquoise(table).influence == [1, 0, 1]


@rule("agra", "luxury goods")
def test_a_painting_raises_what_can_still_rise():
    table = table_of(turquoise=has(goods="painting", influence=(9, 9, 4)), violet=has())
    assert take(table, "present painting") == []
    assert turquoise(table).influence == [9, 9, 5]
    table = table_of(turquoise=has(goods="painting", influence=(9, 9, 9)), violet=has())
    assert why_not(table, "present painting") == "refusal-no-effect"


@rule("agra", "luxury goods")
def test_a_book_raises_three_workers_and_brings_a_favour():
    table = table_of(workers=LYING, turquoise=has(goods="book"), violet=has())
    assert take(table, "present book") == []
    assert (sum(table.state.lying), turquoise(table).favours) == (0, 1)
    assert told(table).count("Raised") == 3


@pytest.mark.parametrize(("pier", "tokens", "rupees"), [(1, {}, 3), (1, {"third": "clothes high"}, 4), (6, {}, 4)])
@rule("agra", "luxury goods", "F32", "7.1")
def test_clothes_are_sold_for_their_value_and_one_more_at_the_last_pier(pier, tokens, rupees):
    table = table_of(pier=pier, tokens=tokens, turquoise=has(goods="clothes", rupees=0), violet=has())
    take(table, "present clothes")
    assert turquoise(table).rupees == rupees


# Annex I: contracts used once a turn


@rule("agra", "annex I", "N6", "F41")
def test_the_french_trader_takes_a_good_a_turn_and_pays_five_rupees_for_the_third():
    table = table_of(turquoise=has(goods="wood statue", french=2, contracts="french-trader"), violet=has())
    assert take(table, "invoke french-trader", "give statue") == ["french-trader"]
    assert (turquoise(table).rupees, turquoise(table).french, turquoise(table).supply) == (2 + 5, 0, 21)
    assert why_not(table, "invoke french-trader") == "refusal-used"
    assert complete(table)


@rule("agra", "annex I", "N6", "N1", "E26", "F41", "F45")
def test_e26_cloth_for_the_french_trader_is_a_delivery_that_the_portuguese_trader_pays_for():
    own = has(goods="cloth", contracts="french-trader portuguese-trader")
    table = table_of(turquoise=own, violet=has())
    take(table, "invoke french-trader")
    assert (turquoise(table).rupees, turquoise(table).french) == (2 + 1, 1)
    own = has(goods="cloth", french=2, contracts="french-trader portuguese-trader")
    table = table_of(turquoise=own, violet=has())
    take(table, "invoke french-trader")
    assert (turquoise(table).rupees, turquoise(table).supply) == (2 + 1 + 5, 22)


@rule("agra", "annex I", "N6", "F41")
def test_where_the_french_traders_goods_must_differ_each_value_goes_on_the_card_once():
    own = has(goods="wood cotton oil book", contracts="french-trader")
    table = table_of(rulings={"french-trader": "different"}, turquoise=own, violet=has())
    for good, left in (("wood", ["book", "oil"]), ("oil", ["book"])):
        take(table, "invoke french-trader", f"give {good}")
        turquoise(table).used_contracts = 0
        assert [word(Good(one)) for one in cheap(table.state, TURQUOISE)] == left
    take(table, "invoke french-trader")
    player = turquoise(table)
    assert (player.french, player.french_values, player.rupees, goods(table, TURQUOISE)) == (0, 0, 2 + 5, "cotton")
    assert complete(table)


@rule("agra", "annex I", "N6", "F41")
def test_the_french_trader_takes_equal_goods_too():
    own = has(goods="wood cotton", french=1, contracts="french-trader")
    table = table_of(turquoise=own, violet=has())
    turquoise(table).french_values = 1 << 1
    take(table, "invoke french-trader", "give wood")
    assert turquoise(table).french == 2


@rule("agra", "annex I", "N6", "F41")
def test_the_french_trader_takes_no_good_worth_four():
    own = has(goods="book", contracts="french-trader")
    table = table_of(tokens={"third": "book high"}, turquoise=own, violet=has())
    assert why_not(table, "invoke french-trader") == "refusal-no-effect"
    table = table_of(turquoise=own, violet=has())
    take(table, "invoke french-trader")
    assert turquoise(table).french == 1
    assert why_not(table_of(turquoise=has(contracts="french-trader"), violet=has()), "invoke french-trader") == (
        "refusal-no-effect"
    )


@rule("agra", "annex I", "N11")
def test_the_caliph_raises_a_worker_for_cotton_once_a_turn():
    own = has(goods="cotton cotton", contracts="caliph")
    table = table_of(workers=LYING, turquoise=own, violet=has())
    take(table, "invoke caliph", "raise sawmill")
    assert (goods(table, TURQUOISE), table.state.lying[Space.SAWMILL]) == ("cotton", False)
    assert why_not(table, "invoke caliph") == "refusal-used"
    assert why_not(table_of(turquoise=own, violet=has()), "invoke caliph") == "refusal-no-effect"
    poor = table_of(workers=LYING, turquoise=has(contracts="caliph"), violet=has())
    assert why_not(poor, "invoke caliph") == "refusal-no-effect"


@rule("agra", "annex I", "N14")
def test_the_english_trader_swaps_a_good_for_one_of_the_same_value_once_a_turn():
    table = table_of(turquoise=has(goods="curry", contracts="english-trader"), violet=has())
    take(table, "invoke english-trader", "receive oil")
    assert goods(table, TURQUOISE) == "oil"
    assert why_not(table, "invoke english-trader") == "refusal-used"


@pytest.mark.parametrize(
    ("points", "answers", "left", "favours"), [(1, [], 0, 1), (3, ["inlay 1"], 2, 1), (4, ["inlay 2"], 1, 2)]
)
@rule("agra", "annex I", "N15", "E22", "F6")
def test_the_mosaic_maker_turns_one_point_into_a_favour_or_three_into_two(points, answers, left, favours):
    table = table_of(turquoise=has(contracts="mosaic-maker"), violet=has())
    assert why_not(table, "invoke mosaic-maker") == "refusal-no-effect"
    table.state.now.points = points
    take(table, "invoke mosaic-maker", *answers)
    assert (table.state.now.points, turquoise(table).favours) == (left, favours)
    assert why_not(table, "invoke mosaic-maker") == "refusal-used"


@rule("agra", "annex I")
def test_a_contract_of_another_player_cannot_be_used():
    table = table_of(workers=LYING, turquoise=has(goods="cotton"), violet=has(contracts="caliph"), yellow=has())
    assert why_not(table, "invoke caliph") == "refusal-no-such-contract"
    assert INVOKE[10] not in secondary.moves(table.state, YELLOW)


@rule("agra", "annex I", "F3", "F4")
def test_everything_can_be_used_again_in_the_next_turn():
    """Two players, so that Turquoise is up again after Violet."""
    match = position(
        Stage.ORDERS, turquoise=has(favours=4, contracts="french-trader", goods="wood wood"), violet=has(rupees=9)
    )
    play(match, "invoke french-trader", "spend basic-good", "receive wood")
    assert (match.ask.seat, free(match)) == (VIOLET, [])
    play(match, "place botanist", "enough")
    assert {"invoke french-trader", "spend basic-good"} <= set(free(match))
    assert complete(match)
