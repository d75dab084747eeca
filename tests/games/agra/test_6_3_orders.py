"""6.3 Orders: serving Akbar, and the orders of the guilds."""

import pytest
from agra_positions import ORANGE, TURQUOISE, VIOLET, complete, drive, goods, has, ordering, refusal, table_of, told
from darbar.core.moves import word
from darbar.testing import offered, play, rule
from darbar_agra.components import NEUTRAL, NONE, Good, Guild
from darbar_agra.phases.orders import fill, fillable, orders, servable
from darbar_agra.state import Stage


def rupees(table, seat):
    """The rupees a player has got since the start, where everybody has two."""
    return table.state.players[seat].rupees - 2


def open_orders(table, seat):
    """The guilds whose marked order a player may and can fill."""
    return [word(move.guild) for move in fillable(table.state, seat)]


# The phase


@rule("agra", "6.3")
def test_a_player_serves_akbar_or_fills_one_order_or_neither():
    own = has(goods="wood painting curry", influence=(0, 0, 1))
    match = ordering(turquoise=own, violet=has())
    assert offered(match, "Turquoise") == ["serve curry", "serve painting", "fill scholars", "pass", "present painting"]
    play(match, "fill scholars")
    assert match.ask.seat == VIOLET


@pytest.mark.parametrize("answer", ["serve curry", "pass"])
@rule("agra", "6.3", "F25")
def test_after_one_of_them_the_turn_closes(answer):
    table = table_of(Stage.ORDERS, turquoise=has(goods="curry dye"), violet=has())
    assert drive(orders(table), answer) == (["orders"], None)
    assert table.state.stage is Stage.CLOSING


@rule("agra", "6.3")
def test_nobody_is_asked_when_nothing_can_be_done():
    table = table_of(Stage.ORDERS, turquoise=has(goods="wood"), violet=has())
    assert drive(orders(table)) == ([], None)
    assert table.state.stage is Stage.CLOSING


# 6.3.1 Akbar


@rule("agra", "6.3.1", "F25")
def test_akbar_is_served_with_a_good_that_he_wants_and_has_not_got():
    """Wood he does not want, curry he has from Violet, dye is covered by a neutral marker."""
    table = table_of(
        Stage.ORDERS,
        akbar={"curry": "violet", "dye": "neutral"},
        turquoise=has(goods="wood curry dye paper"),
        violet=has(),
    )
    assert [move.good for move in servable(table.state, TURQUOISE)] == [Good.PAPER]
    drive(orders(table), "serve paper")
    assert (table.state.akbar[Good.PAPER], goods(table, TURQUOISE)) == (TURQUOISE, "wood curry dye")
    assert complete(table)


@rule("agra", "6.3.1", "7.6", "F45")
def test_a_delivery_bonus_is_paid_at_akbars_too():
    own = has(goods="paper", contracts="calligrapher")
    table = table_of(Stage.ORDERS, turquoise=own, violet=has())
    drive(orders(table), "serve paper")
    assert rupees(table, TURQUOISE) == 1


@pytest.mark.parametrize(
    ("good", "reason"),
    [("wood", "refusal-akbar-wants-no"), ("curry", "refusal-akbar-has"), ("oil", "refusal-no-good")],
)
@rule("agra", "6.3.1")
def test_akbar_says_why_he_is_not_served(good, reason):
    match = ordering(akbar={"curry": "violet"}, turquoise=has(goods="wood curry paper"), violet=has())
    assert match.ask.why(match.game.vocabulary.parse(f"serve {good}")).key == reason


# 6.3.2 Guild orders


def orange_at_the_empire_board(**words):
    """E19: three markers in the scholars' column; the merchants' marker on oil and dye; Orange on their third step."""
    return table_of(
        Stage.ORDERS,
        turn="orange",
        order_markers=(0, 4, 3),
        orders={"scholars": "turquoise violet yellow - - -"},
        turquoise=has(influence=(0, 4, 0)),
        violet=has(),
        yellow=has(),
        orange=has(goods="oil dye bricks dye curry bricks", influence=(0, 3, 1)),
        **words,
    )


@rule("agra", "6.3.2", "5.6", "E19", "F24")
def test_e19_orange_can_fill_the_merchants_order_alone():
    """Not the artisans': no step yet; not the scholars': the limit is three."""
    table = orange_at_the_empire_board()
    assert open_orders(table, ORANGE) == ["merchants"]
    drive(orders(table), "fill merchants")
    state = table.state
    assert state.orders[Guild.MERCHANTS][4] == ORANGE
    assert state.box.orders[Guild.MERCHANTS][state.order_markers[Guild.MERCHANTS]] == (Good.WOOD, Good.STATUE)
    assert (rupees(table, ORANGE), state.players[ORANGE].influence) == (3 - 1, [0, 4, 1])
    assert goods(table, ORANGE) == "bricks bricks curry dye"
    assert complete(table)


@pytest.mark.parametrize(("ruling", "expected"), [("less-one", 2), ("full", 3)])
@rule("agra", "6.3.2", "C21")
def test_who_does_not_lead_gets_one_rupee_less_and_a_step(ruling, expected):
    table = orange_at_the_empire_board(rulings={"order-payment": ruling})
    drive(orders(table), "fill merchants")
    assert (rupees(table, ORANGE), table.state.players[ORANGE].influence[Guild.MERCHANTS]) == (expected, 4)


@pytest.mark.parametrize("highest", [2, 3])
@rule("agra", "6.3.2", "F24")
def test_the_leader_alone_or_with_others_gets_what_is_printed_and_no_step(highest):
    own = has(goods="wood painting", influence=(0, 0, 3))
    table = table_of(Stage.ORDERS, turquoise=own, violet=has(influence=(0, 0, highest)))
    drive(orders(table), "fill scholars")
    assert (rupees(table, TURQUOISE), table.state.players[TURQUOISE].influence) == (3, [0, 0, 3])


@rule("agra", "6.3.2", "F24", "7.5")
def test_the_step_for_an_order_can_bring_a_favour_bonus():
    own = has(goods="wood painting", influence=(0, 0, 2))
    table = table_of(Stage.ORDERS, turquoise=own, violet=has(influence=(0, 0, 5)))
    assert drive(orders(table), "fill scholars", "take-favours")[0] == ["orders", "favour-bonus"]
    assert (rupees(table, TURQUOISE), table.state.players[TURQUOISE].favours) == (3 - 1, 1)
    assert complete(table)


@rule("agra", "6.3.2", "7.6", "F24", "F45")
def test_delivery_bonuses_are_paid_for_both_goods_of_an_order():
    own = has(goods="paper oil", influence=(0, 0, 1), contracts="cook calligrapher")
    table = table_of(Stage.ORDERS, order_markers=(0, 0, 1), turquoise=own, violet=has())
    drive(orders(table), "fill scholars")
    assert rupees(table, TURQUOISE) == 2 + 1 + 1


@rule("agra", "6.3.2", "F24")
def test_an_order_needs_both_goods():
    table = table_of(Stage.ORDERS, turquoise=has(goods="wood", influence=(0, 0, 1)), violet=has())
    assert open_orders(table, TURQUOISE) == []


@rule("agra", "6.3.2")
def test_an_order_that_wants_the_same_good_twice_needs_two_of_it():
    rows = {"orders": {"scholars-1": {"goods": ["wood", "wood"]}}}
    for wood, possible in ((1, []), (2, ["scholars"])):
        own = has(goods="wood " * wood, influence=(0, 0, 1))
        table = table_of(Stage.ORDERS, components=rows, turquoise=own, violet=has())
        assert open_orders(table, TURQUOISE) == possible


@pytest.mark.parametrize(("pier", "limit"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6), (6, 6)])
@rule("agra", "6.3.2", "7.1")
def test_the_pier_says_how_many_markers_a_column_may_have(pier, limit):
    """One marker fewer leaves room for one more; six are never reached, because then the column is full."""
    for markers in (limit - 1, limit):
        column = " ".join(["violet"] * markers + ["-"] * (6 - markers))
        own = has(goods=" ".join(word(good) for good in Good), influence=(0, 0, 1))
        table = table_of(
            Stage.ORDERS,
            pier=pier,
            order_markers=(0, 0, markers),
            orders={"scholars": column},
            turquoise=own,
            violet=has(),
        )
        assert open_orders(table, TURQUOISE) == (["scholars"] if markers < limit else [])


@pytest.mark.parametrize(("ruling", "possible"), [("count", []), ("ignored", ["scholars"])])
@rule("agra", "6.3.2", "C11", "F24")
def test_neutral_markers_count_against_the_limit_if_the_table_says_so(ruling, possible):
    own = has(goods="wood painting", influence=(0, 0, 1))
    table = table_of(
        Stage.ORDERS,
        rulings={"neutral-markers": ruling},
        orders={"scholars": "- neutral neutral violet - -"},
        turquoise=own,
        violet=has(),
    )
    assert open_orders(table, TURQUOISE) == possible


@pytest.mark.parametrize(
    ("ruling", "column", "marked", "to"),
    [
        ("next-free", "- - - - - -", 0, 1),
        ("next-free", "- violet neutral - - -", 0, 3),
        ("next-free", "- - - - - -", 5, 0),
        ("next-free", "neutral - - - - -", 5, 1),
        ("next", "- violet neutral - - -", 0, 1),
        ("next", "neutral - - - - -", 5, 0),
    ],
)
@rule("agra", "6.3.2", "E32", "C10")
def test_e32_the_order_marker_goes_down_and_from_the_last_order_to_the_first(ruling, column, marked, to):
    table = table_of(
        Stage.ORDERS,
        pier=5,
        rulings={"order-marker": ruling},
        order_markers=(0, 0, marked),
        orders={"scholars": column},
        turquoise=has(goods="wood painting planks dye", influence=(0, 0, 1)),
        violet=has(),
    )
    drive(fill(table, TURQUOISE, Guild.SCHOLARS))
    assert table.state.order_markers[Guild.SCHOLARS] == to
    assert complete(table)


@rule("agra", "6.3.2", "C10")
def test_with_the_french_reading_a_marker_on_a_filled_order_stays_there():
    table = table_of(
        Stage.ORDERS,
        rulings={"order-marker": "next"},
        order_markers=(0, 0, 1),
        orders={"scholars": "- violet - - - -"},
        turquoise=has(goods="paper oil wood painting", influence=(0, 0, 1)),
        violet=has(),
    )
    assert open_orders(table, TURQUOISE) == []


@pytest.mark.parametrize("ruling", ["next-free", "next"])
@rule("agra", "6.3.2", "8.0", "E32", "F26", "F34")
def test_a_column_with_six_markers_brings_the_end_and_has_no_order_left(ruling):
    table = table_of(
        Stage.ORDERS,
        pier=5,
        rulings={"order-marker": ruling},
        orders={"scholars": "- neutral violet neutral violet violet"},
        turquoise=has(goods="wood painting " * 2, influence=(0, 0, 1)),
        violet=has(),
    )
    drive(fill(table, TURQUOISE, Guild.SCHOLARS))
    assert table.state.ending.triggered
    assert table.state.order_markers[Guild.SCHOLARS] == 6
    assert open_orders(table, TURQUOISE) == []
    assert told(table)[-1] == "EndTriggered"
    assert {NONE, NEUTRAL, TURQUOISE, VIOLET} - {*table.state.orders[Guild.SCHOLARS]} == {NONE}


@pytest.mark.parametrize(
    ("guild", "reason"),
    [
        ("artisans", "refusal-no-influence"),
        ("merchants", "refusal-order-goods"),
        ("scholars", "refusal-order-limit"),
    ],
)
@rule("agra", "6.3.2")
def test_a_guild_says_why_its_order_is_not_open(guild, reason):
    match = ordering(
        order_markers=(0, 4, 3),
        orders={"scholars": "violet violet violet - - -"},
        turquoise=has(goods="curry bricks", influence=(0, 3, 1)),
        violet=has(),
    )
    assert match.ask.why(match.game.vocabulary.parse(f"fill {guild}")).key == reason


@rule("agra", "6.3.2")
def test_a_full_column_says_that_no_order_is_open():
    match = ordering(
        pier=5,
        order_markers=(0, 0, 6),
        orders={"scholars": " ".join(["violet"] * 6)},
        turquoise=has(goods="curry", influence=(0, 3, 1)),
        violet=has(),
    )
    assert match.ask.why(match.game.vocabulary.parse("fill scholars")).key == "refusal-no-open-order"


@rule("agra", "6.3.2", "F24", "F40")
def test_an_order_by_favour_tile_leaves_the_order_phase_its_own():
    """The tile fills the first order of the scholars, the phase the second."""
    own = has(goods="wood painting paper oil", influence=(0, 0, 1), favours=4, tiles="empire")
    table = table_of(Stage.ORDERS, turquoise=own, violet=has())
    drive(orders(table), "use empire", "fill scholars", "fill scholars", "pass")
    assert table.state.orders[Guild.SCHOLARS][:2] == [TURQUOISE, TURQUOISE]
    assert complete(table)


@rule("agra", "6.3.2", "C15")
def test_filling_an_order_needs_no_marker_in_the_supply():
    own = has(goods="wood painting " + "cement " * 20, influence=(0, 0, 1))
    table = table_of(Stage.ORDERS, turquoise=own, violet=has())
    assert drive(orders(table), "fill scholars")[0] == ["orders"]
    assert table.state.players[TURQUOISE].supply == 1
    assert complete(table)


@rule("agra", "4.2", "6.3", "F2")
def test_what_an_order_brings_can_be_used_in_the_same_turn():
    own = has(goods="wood painting", favours=1, influence=(0, 0, 2))
    match = ordering(turquoise=own, violet=has(influence=(0, 0, 5)))
    assert offered(match) == ["serve painting", "fill scholars", "pass", "present painting"]
    play(match, "fill scholars", "take-favours")
    assert (str(match.ask.prompt), offered(match)) == ("linger", ["pass", "spend basic-good"])
    assert refusal(match, "serve curry") == refusal(match, "fill artisans") == "refusal-order-done"
    play(match, "spend basic-good", "receive wood")
    assert (goods(match, TURQUOISE), match.ask.seat) == ("wood", VIOLET)


@rule("agra", "4.2", "6.3", "F2")
def test_secondary_actions_come_also_after_akbar_was_served():
    table = table_of(Stage.ORDERS, turquoise=has(goods="curry clothes"), violet=has())
    assert drive(orders(table), "serve curry", "present clothes", "pass")[0] == ["orders", "linger", "linger"]
