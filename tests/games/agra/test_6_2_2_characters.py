"""6.2.2.1 The Architect, the Trader and the Botanist. The Sailor has a file of his own."""

import pytest
from agra_positions import ORANGE, TURQUOISE, YELLOW, acting, complete, drive, goods, has, refusal, table_of
from darbar import Table
from darbar.testing import offered, play, rule
from darbar_agra.components import Bonus, Face, Good, Guild, Lesson, Site, Space, Token
from darbar_agra.moves import LEARN, PRICE, Price
from darbar_agra.phases.characters.architect import payments_for
from darbar_agra.phases.characters.botanist import advance, move_farmers, remove_cover, visit_botanist
from darbar_agra.phases.characters.trader import set_price, visit_trader
from test_5_payments import in_words


def of(at, seat=TURQUOISE):
    return at.state.players[seat]


# The Architect


@pytest.fixture
def paper_mill():
    """Yellow has paid for the paper mill; Turquoise and Orange have wood too."""
    match = acting(
        turn="yellow",
        turquoise=has(goods="wood"),
        violet=has(),
        yellow=has(goods="wood wood wood wood cement"),
        orange=has(goods="wood wood"),
    )
    play(match, "place architect", "build paper-mill", "pay 1", "take-bonus favour-two")
    return match


@rule("agra", "5.3.2", "6.2.2.1", "E9", "C20", "F15")
def test_yellow_builds_the_paper_mill_with_wood_and_cement(paper_mill):
    """1 + 2 + 1 for two kinds of material = 4; the bonus is 3 rupees and a favour."""
    assert paper_mill.state.built[Space.PAPER_MILL]
    assert goods(paper_mill, YELLOW) == "wood wood wood"
    assert (of(paper_mill, YELLOW).rupees, of(paper_mill, YELLOW).favours) == (2 + 3, 1)
    assert paper_mill.state.bonuses[Bonus.FAVOUR_TWO] == YELLOW
    assert complete(paper_mill)


@rule("agra", "6.2.2.1", "6.2.2.3", "E10", "F9")
def test_yellows_second_worker_makes_paper_there_and_orange_follows(paper_mill):
    play(paper_mill, "make 3")
    assert offered(paper_mill, "Orange") == ["follow", "pass"]
    play(paper_mill, "follow")
    assert offered(paper_mill, "Turquoise") == ["follow", "pass"]
    play(paper_mill, "pass")
    assert paper_mill.state.occupants[Space.PAPER_MILL] == YELLOW
    assert of(paper_mill, YELLOW).workers == 8
    assert [goods(paper_mill, seat) for seat in (YELLOW, ORANGE, TURQUOISE)] == [
        "paper paper paper",
        "wood paper",
        "wood",
    ]
    assert of(paper_mill, YELLOW).favours == 2
    assert complete(paper_mill)


@rule("agra", "6.2.2.1", "F15")
def test_instead_of_building_the_architect_raises_influence_with_one_guild():
    match = acting(turquoise=has(influence=(9, 2, 0), goods="wood"), violet=has())
    play(match, "place architect")
    assert offered(match) == ["rise merchants", "rise scholars", "pass"]
    assert refusal(match, "rise artisans") == "refusal-top"
    play(match, "rise merchants")
    assert str(match.ask.prompt) == "favour-bonus"
    play(match, "take-favours")
    assert (of(match).influence[Guild.MERCHANTS], of(match).favours) == (3, 1)


@rule("agra", "5.3.2", "6.2.2.1", "F15")
def test_only_sites_that_can_be_paid_are_offered():
    match = acting(built="oil-press", turquoise=has(goods="wood cement curry clothes"), violet=has())
    play(match, "place architect")
    builds = [move for move in offered(match) if move.startswith("build")]
    assert builds == ["build cement-works", "build paper-mill", "build curry-kitchen"]
    assert refusal(match, "build oil-press") == "refusal-built"
    assert refusal(match, "build tailor") == "refusal-materials"


@rule("agra", "6.2.2.1", "F15")
def test_a_building_takes_a_second_worker_but_peonage_saves_the_first():
    single = {"goods": "wood cement", "workers": 1}
    match = acting(turquoise=has(**single), violet=has())
    play(match, "place architect")
    assert refusal(match, "build paper-mill") == "refusal-second-worker"
    again = acting(workers={"architect": "turquoise"}, turquoise=has(**single), violet=has())
    play(again, "peonage architect")
    assert "build paper-mill" in offered(again)


@pytest.mark.parametrize(
    ("stock", "site", "ways"),
    [
        ("wood wood wood wood", Site.PAPER_MILL, ["4 wood"]),
        ("wood wood wood", Site.PAPER_MILL, []),
        ("sandstone wood wood", Site.PAPER_MILL, ["1 sandstone 2 wood"]),
        ("wood wood cement", Site.PAPER_MILL, ["1 cement 1 wood"]),
        ("cement cement wood", Site.PAPER_MILL, ["1 cement 1 wood", "2 cement"]),
        ("cement planks", Site.PAPER_MILL, ["1 cement 1 planks"]),
        ("cement cement planks", Site.TAILOR, ["2 cement 1 planks"]),
    ],
)
@rule("agra", "5.3.1", "5.3.2", "F15")
def test_materials_may_be_overpaid_but_none_may_be_superfluous(stock, site, ways):
    table = table_of(turquoise=has(goods=stock), violet=has())
    assert [in_words(way) for way in payments_for(table.state, TURQUOISE, site)] == ways


@rule("agra", "N3", "F15")
def test_the_takshaka_adds_one_to_the_materials_and_pays_a_rupee():
    words = {"violet": has(), "merchant": "quarry"}
    without = acting(turquoise=has(goods="wood wood wood"), **words)
    play(without, "place architect")
    assert "build paper-mill" not in offered(without)
    match = acting(turquoise=has(goods="wood wood wood", contracts="takshaka"), **words)
    play(match, "place architect", "build paper-mill", "take-bonus favour-two")
    assert (of(match).rupees, goods(match, TURQUOISE)) == (2 + 1 + 3, "")


@pytest.mark.parametrize(("reading", "bonus"), [("tile", "favour-two"), ("column", "favour-three")])
@rule("agra", "6.2.2.1", "C20")
def test_the_bonus_goes_by_the_level_of_the_site(reading, bonus):
    match = acting(rulings={"site-levels": reading}, turquoise=has(goods="wood cement"), violet=has())
    play(match, "place architect", "build paper-mill")
    assert f"take-bonus {bonus}" in offered(match)


@rule("agra", "6.2.2.1", "6.2.1.4", "F13")
def test_the_builders_site_costs_the_architect_as_much_as_any_other_and_the_builder_moves():
    match = acting(dice=(1,), builder="paper-mill", turquoise=has(goods="wood cement"), violet=has())
    play(match, "place architect", "build paper-mill", "take-bonus favour-two")
    assert (goods(match, TURQUOISE), match.state.builder) == ("", Space.DYE_WORKS)


# The Trader


@rule("agra", "6.2.2.1", "E15", "F30")
def test_orange_exchanges_two_cement_and_a_turmeric_for_a_curry_and_two_cotton():
    match = acting(turn="orange", turquoise=has(), orange=has(goods="cement cement turmeric"))
    play(match, "place trader", "exchange", "give cement", "give cement", "give turmeric")
    play(match, "receive curry", "receive cotton", "receive cotton", "enough")
    assert goods(match, 1) == "curry cotton cotton"
    assert complete(match)


@rule("agra", "6.2.2.1", "E16", "F29", "F30")
def test_turquoise_makes_wood_worth_two_and_gets_a_luxury_good_for_two_of_it():
    match = acting(turquoise=has(goods="wood wood"), violet=has())
    play(match, "place trader", "price second low", "mark wood")
    assert match.state.values[Good.WOOD] == 2
    play(match, "exchange", "give wood")
    assert {"receive statue", "receive book", "receive painting", "receive clothes"} <= set(offered(match))
    play(match, "receive book")
    assert goods(match, TURQUOISE) == "book"


@rule("agra", "6.2.2.1", "F30")
def test_what_is_received_is_worth_exactly_one_less():
    table = table_of(turquoise=has(goods="painting curry"), violet=has())
    flow = visit_trader(table, TURQUOISE)
    asked, _ = drive(flow, "exchange", "give painting", "give curry", "receive clothes", "receive cotton", "enough")
    assert asked == ["trader", "exchange", "exchange", "credit", "credit", "trader"]
    assert goods(table, TURQUOISE) == "cotton clothes"
    assert complete(table)


@rule("agra", "6.2.2.1", "F30")
def test_the_trader_takes_at_most_three_goods():
    table = table_of(turquoise=has(goods="wood wood wood wood"), violet=has())
    drive(visit_trader(table, TURQUOISE), "exchange", "give wood", "give wood", "receive oil", "enough")
    assert goods(table, TURQUOISE) == "wood oil"


@rule("agra", "6.2.2.1", "F30")
def test_a_single_good_of_value_one_brings_nothing():
    match = acting(turquoise=has(goods="wood cotton"), violet=has())
    play(match, "place trader", "exchange", "give wood", "enough", "enough")
    assert goods(match, TURQUOISE) == "cotton"
    poor = acting(turquoise=has(goods="wood"), violet=has())
    play(poor, "place trader")
    assert refusal(poor, "exchange") == "refusal-nothing-to-exchange"


@rule("agra", "6.2.2.1", "F30", "F27")
def test_without_markers_less_is_received():
    table = table_of(rulings={"making-room": "lose"}, turquoise=has(goods="statue " * 3 + "wood " * 19), violet=has())
    drive(
        visit_trader(table, TURQUOISE),
        *("exchange", "give statue", "give statue", "enough"),
        *("receive cotton", "receive cotton", "receive cotton", "enough"),
    )
    assert goods(table, TURQUOISE).count("cotton") == 2
    assert complete(table)


@rule("agra", "6.2.2.1", "F29")
def test_a_price_token_moves_before_or_after_the_exchange_and_only_once():
    match = acting(turquoise=has(goods="curry wood"), violet=has())
    play(match, "place trader", "exchange", "give curry", "enough", "receive wood")
    assert "exchange" not in offered(match)
    assert refusal(match, "exchange") == "refusal-exchanged"
    play(match, "price first low", "mark curry")
    assert match.state.values[Good.CURRY] == 1
    assert str(match.ask.prompt) != "trader"
    once = acting(turquoise=has(goods="curry wood"), violet=has())
    play(once, "place trader", "price first low", "mark curry")
    assert refusal(once, "price second low") == "refusal-priced"


@rule("agra", "6.2.2.1", "F29")
def test_a_token_goes_where_none_lies_or_is_turned_or_moved_but_never_back_to_the_trader():
    table = table_of(tokens={"first": "wood high"}, turquoise=has(), violet=has())
    assert drive(set_price(table, TURQUOISE), "price first low", "mark curry") == (["price", "mark"], True)
    assert (table.state.values[Good.WOOD], table.state.values[Good.CURRY]) == (1, 1)
    assert drive(set_price(table, TURQUOISE), "pass") == (["price"], False)
    flow = set_price(table, TURQUOISE, optional=False)
    assert {type(move) for move in next(flow).moves} == {Price}
    marks = flow.send(PRICE[Token.THIRD][Face.LOW]).moves
    assert {move.good % 4 for move in marks} == {1, 2, 3}
    assert Good.CURRY not in {move.good for move in marks}


@rule("agra", "6.2.2.1", "F29")
def test_the_trader_turns_a_token_where_it_lies():
    match = acting(tokens={"first": "wood high"}, turquoise=has(goods="wood wood"), violet=has())
    play(match, "place trader", "price first low", "mark wood")
    assert (match.state.values[Good.WOOD], match.state.token_goods[Token.FIRST]) == (1, Good.WOOD)


@rule("agra", "6.2.2.1", "F38")
def test_the_trader_may_be_visited_for_nothing():
    match = acting(turquoise=has(goods="wood wood"), violet=has())
    play(match, "place trader", "enough")
    assert (goods(match, TURQUOISE), match.state.occupants[Space.TRADER]) == ("wood wood", TURQUOISE)


# The Botanist


@rule("agra", "6.2.2.1", "F39")
def test_the_botanist_teaches_two_different_lessons_in_any_order():
    match = acting(turquoise=has(goods="turmeric cotton"), violet=has())
    play(match, "place botanist")
    assert offered(match) == ["learn meditate", "learn uncover", "learn farmers", "enough"]
    play(match, "learn uncover", "uncover north-wood")
    assert offered(match) == ["learn meditate", "learn farmers", "enough"]
    assert refusal(match, "learn uncover") == "refusal-learned"
    play(match, "learn meditate")
    assert (of(match).meditation, goods(match, TURQUOISE), of(match).covers.bit_count()) == (2, "", 7)
    assert str(match.ask.prompt) != "botanist"
    assert complete(match)


@rule("agra", "6.2.2.1", "F39", "F38")
def test_one_lesson_or_none_is_allowed():
    table = table_of(turquoise=has(), violet=has())
    assert drive(visit_botanist(table, TURQUOISE), "enough") == (["botanist"], None)
    asked, _ = drive(visit_botanist(table, TURQUOISE), "learn uncover", "uncover east-wood", "enough")
    assert asked == ["botanist", "cover", "botanist"]


@pytest.mark.parametrize(
    ("space", "stock", "reason"),
    [
        (1, "turmeric", "refusal-meditation-goods"),
        (1, "turmeric cotton", None),
        (2, "turmeric cotton", "refusal-meditation-goods"),
        (2, "curry cotton", None),
        (6, "book oil book oil", "refusal-last-space"),
    ],
)
@rule("agra", "6.2.2.1", "F39")
def test_meditating_costs_the_goods_before_the_next_space_and_ends_with_the_last(space, stock, reason):
    match = acting(turquoise=has(goods=stock, meditation=space), violet=has())
    play(match, "place botanist")
    assert refusal(match, "learn meditate") == reason


@rule("agra", "6.2.2.1", "E31", "F39")
def test_the_botanist_moves_two_farmers_once_or_one_twice():
    two = table_of(turquoise=has(), violet=has())
    drive(move_farmers(two, TURQUOISE, 2), "walk north clockwise", "walk south counterclockwise")
    assert of(two).farmers == [4, 3, 2, 3]
    once = table_of(turquoise=has(uncovered=(1,)), violet=has())
    assert drive(move_farmers(once, TURQUOISE, 2), *["walk north clockwise"] * 2) == (["farmers"] * 2, 2)
    assert of(once).farmers == [5, 3, 3, 3]


@rule("agra", "6.2.2.1", "E31", "F39")
def test_a_visit_to_the_botanist_is_worth_two_steps_of_farmers():
    match = acting(turquoise=has(), violet=has())
    play(match, "place botanist", "learn farmers", "walk north clockwise", "walk east clockwise", "enough")
    assert of(match).farmers == [4, 4, 3, 3]


@rule("agra", "6.2.2.1", "E31")
def test_farmers_with_covers_on_both_sides_stay_where_they_are():
    """No farm of the box begins like this; a corrected table of components may."""
    hemmed_in = {"farm": {side: {"covers": [2, 4], "source": "my box"} for side in ("north", "east", "south", "west")}}
    match = acting(components=hemmed_in, turquoise=has(), violet=has())
    play(match, "place botanist")
    assert refusal(match, "learn farmers") == "refusal-no-walk"
    assert drive(move_farmers(Table(match.state), TURQUOISE, 2)) == ([], 0)


@rule("agra", "6.2.2.1", "F39")
def test_a_space_that_costs_the_same_good_twice_needs_two_of_it():
    twice = {"meditation": {"space-2": {"cost": ["cotton", "cotton"], "source": "my box"}}}
    match = acting(components=twice, turquoise=has(goods="cotton"), violet=has())
    play(match, "place botanist")
    assert refusal(match, "learn meditate") == "refusal-meditation-goods"


@pytest.mark.parametrize(
    ("own", "said"), [("", "turmeric and cotton"), ("turmeric", "cotton"), ("cotton wood", "turmeric")]
)
@rule("agra", "6.2.2.1", "F39")
def test_why_one_cannot_meditate_names_the_goods_that_are_missing(own, said):
    match = acting(turquoise=has(goods=own), violet=has())
    play(match, "place botanist")
    reason = match.ask.why(LEARN[Lesson.MEDITATE])
    assert match.words().say(reason) == f"you lack {said} for the next space of the meditation track."


@rule("agra", "6.2.2.1", "E31")
def test_a_farmer_does_not_enter_a_cover_or_the_symbol_of_a_good():
    table = table_of(turquoise=has(farmers=(4, 3, 3, 3), uncovered=(1,)), violet=has())
    flow = move_farmers(table, TURQUOISE, 2)
    flow.send(next(move for move in next(flow).moves if (move.side, move.direction) == (0, 0)))
    left = next(move_farmers(table, TURQUOISE, 1)).moves
    assert [move.direction for move in left if move.side == 0] == [1]
    covered = next(move_farmers(table_of(turquoise=has(farmers=(4, 3, 3, 3)), violet=has()), TURQUOISE, 1)).moves
    assert [move.direction for move in covered if move.side == 0] == [1]


@rule("agra", "6.2.2.1", "E31", "F39")
def test_the_second_step_of_the_farmers_can_be_left_out():
    table = table_of(turquoise=has(), violet=has())
    assert drive(move_farmers(table, TURQUOISE, 2), "walk west clockwise", "enough") == (["farmers", "farmers"], 1)


@rule("agra", "6.2.2.1", "F39")
def test_without_covers_there_is_none_to_remove():
    match = acting(turquoise=has(uncovered=range(8)), violet=has())
    play(match, "place botanist")
    assert refusal(match, "learn uncover") == "refusal-no-cover"
    assert drive(remove_cover(Table(match.state), TURQUOISE)) == ([], None)


@rule("agra", "6.2.2.1")
def test_the_counter_stays_on_the_last_space():
    table = table_of(turquoise=has(meditation=5), violet=has())
    advance(table, TURQUOISE)
    advance(table, TURQUOISE)
    assert of(table).meditation == 6
