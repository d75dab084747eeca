"""8.0 The final scoring, and what brings it."""

import pytest
from agra_positions import ORANGE, TURQUOISE, VIOLET, YELLOW, drive, has, position, state_of, table_of, told
from darbar.core.moves import word
from darbar.testing import play, rule
from darbar_agra import river
from darbar_agra.components import Guild, Space
from darbar_agra.game import AGRA, phase
from darbar_agra.influence import rise
from darbar_agra.phases import orders
from darbar_agra.phases.turns import closing
from darbar_agra.scoring import score
from darbar_agra.state import Stage

FIVE_COVERS = (0, 1, 2, 3, 4)
SHARED, STRICT = {"track-ties": "shared"}, {"track-ties": "strict"}


def lines(state, seat=TURQUOISE):
    return score(state, seat).lines


# Line by line


@rule("agra", "8.0", "E24", "F33", "F35")
def test_the_example_of_the_rulebook_gives_orange_66_rupees():
    """36 rupees, Subadar and Grand Imam, first with the merchants, second with the scholars, covers and Akbar."""
    state = state_of(
        turquoise=has(influence=(0, 1, 6)),
        violet=has(),
        yellow=has(),
        orange=has(
            rupees=36, contracts="subadar grand-imam mullah", influence=(0, 4, 5), uncovered=FIVE_COVERS, meditation=5
        ),
        orders={"merchants": "orange orange - - - -", "scholars": "- orange turquoise orange - -"},
        akbar=dict.fromkeys(("curry", "paper", "oil", "book", "dye"), "orange"),
    )
    assert lines(state, ORANGE) == {
        "rupees": 36,
        "contracts": 4 + 4,
        "artisans": 0,
        "merchants": 4,
        "scholars": 2,
        "meditation": 0,
        "covers": 5,
        "akbar": 11,
    }
    first = AGRA.standings(state, 4)[0]
    assert (first.seat, first.place, first.points) == (ORANGE, 1, 66)


@pytest.mark.parametrize(("goods", "rupees"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 8), (5, 11), (6, 14)])
@rule("agra", "8.0", "E29")
def test_akbar_pays_1_3_5_and_three_for_each_further_good(goods, rupees):
    brought = ("curry", "paper", "oil", "book", "dye", "cement")[:goods]
    state = state_of(akbar=dict.fromkeys(brought, "turquoise") | {"statue": "violet"}, turquoise=has(), violet=has())
    assert (lines(state)["akbar"], lines(state, VIOLET)["akbar"]) == (rupees, 1)


@rule("agra", "8.0")
def test_neutral_markers_at_akbar_and_in_the_orders_are_nobodys():
    state = state_of(
        akbar={"curry": "neutral"},
        orders={"artisans": "neutral - - - - -"},
        turquoise=has(influence=(3, 0, 0)),
        violet=has(),
    )
    assert score(state, TURQUOISE).total == 2


@pytest.mark.parametrize(("space", "rupees"), [(1, 0), (4, 0), (5, 0), (6, 5)])
@rule("agra", "8.0")
def test_only_the_last_space_of_meditation_pays(space, rupees):
    assert lines(state_of(turquoise=has(meditation=space), violet=has()))["meditation"] == rupees


@pytest.mark.parametrize("removed", [(), (3,), (0, 7), tuple(range(8))])
@rule("agra", "8.0")
def test_each_removed_cover_is_a_rupee(removed):
    assert lines(state_of(turquoise=has(uncovered=removed), violet=has()))["covers"] == len(removed)


# Influence tracks

COLUMN = "turquoise turquoise violet yellow orange -"
TRACKS = pytest.mark.parametrize(
    ("steps", "shared", "strict"),
    [
        pytest.param((5, 3, 2, 1), [4, 1, 0, 0], [4, 1, 0, 0], id="nobody tied"),
        pytest.param((5, 3, 3, 1), [4, 1, 1, 0], [4, 0, 0, 0], id="second tied"),
        pytest.param((3, 5, 3, 3), [2, 2, 1, 1], [0, 2, 0, 0], id="three tied for second"),
        pytest.param((5, 5, 3, 1), [2, 1, 0, 0], [2, 1, 0, 0], id="first tied"),
        pytest.param((4, 4, 4, 4), [2, 1, 1, 1], [2, 1, 1, 1], id="all tied"),
        pytest.param((3, 5, 5, 1), [0, 1, 1, 0], [0, 1, 1, 0], id="nobody is second to a shared first"),
    ],
)


@TRACKS
@rule("agra", "8.0", "C13", "F35")
def test_a_track_pays_for_each_marker_two_to_the_first_and_one_to_the_second(steps, shared, strict):
    for rulings, rupees in ((SHARED, shared), (STRICT, strict)):
        state = state_of(
            rulings=rulings,
            orders={"scholars": COLUMN},
            **{
                colour: has(influence=(0, 0, step))
                for colour, step in zip(("turquoise", "violet", "yellow", "orange"), steps, strict=True)
            },
        )
        assert [lines(state, seat)["scholars"] for seat in range(4)] == rupees


@rule("agra", "8.0")
def test_a_high_place_without_orders_pays_nothing():
    state = state_of(turquoise=has(influence=(8, 0, 0)), violet=has())
    assert lines(state)["artisans"] == 0


# Contracts that pay at the end


@rule("agra", "8.0", "F33")
def test_contracts_count_what_their_owner_has_done_and_nobody_else():
    state = state_of(
        orders={"artisans": "turquoise violet - - - -", "merchants": "violet violet - - - -"},
        turquoise=has(contracts="subadar"),
        violet=has(contracts="dutch-trader"),
    )
    assert (lines(state)["contracts"], lines(state, VIOLET)["contracts"]) == (1, 3)


@rule("agra", "8.0", "F33")
def test_a_level_four_contract_counts_itself():
    state = state_of(turquoise=has(contracts="court-artist"), violet=has(contracts="grand-mufti"))
    assert (lines(state)["contracts"], lines(state, VIOLET)["contracts"]) == (1, 0)


@rule("agra", "8.0", "F33")
def test_the_grand_mufti_pays_for_sets_of_three_guilds():
    """Two scholars (himself and an order), two merchants, one artisan: one set."""
    state = state_of(
        orders={"merchants": "turquoise turquoise - - - -", "scholars": "turquoise - - - - -"},
        turquoise=has(contracts="grand-mufti dyer"),
        violet=has(),
    )
    assert lines(state)["contracts"] == 3


# Equals


@rule("agra", "8.0", "F36")
def test_equals_compare_the_value_of_their_goods_and_their_favours():
    state = state_of(
        turquoise=has(goods="wood wood"), violet=has(goods="book"), yellow=has(goods="wood", favours=1), orange=has()
    )
    standings = AGRA.standings(state, 4)
    assert [(one.seat, one.place) for one in standings] == [(VIOLET, 1), (TURQUOISE, 2), (YELLOW, 2), (ORANGE, 4)]
    assert {one.points for one in standings} == {2}


@rule("agra", "8.0", "F36")
def test_goods_that_break_a_tie_have_their_present_value():
    state = state_of(tokens={"first": "wood high"}, turquoise=has(goods="wood"), violet=has(goods="cotton"))
    assert [one.place for one in AGRA.standings(state, 2)] == [1, 2]


@rule("agra", "8.0", "F36")
def test_whoever_is_equal_in_everything_shares_the_victory():
    state = state_of(turquoise=has(goods="wood", favours=1), violet=has(goods="curry"))
    assert [one.place for one in AGRA.standings(state, 2)] == [1, 1]


@rule("agra", "8.0", "F35")
def test_before_the_end_only_the_own_rupees_are_counted():
    state = state_of(turquoise=has(rupees=7), violet=has(rupees=9, uncovered=(1,)))
    view = AGRA.view(state, TURQUOISE)
    assert (lines(view)["rupees"], lines(view, VIOLET)["rupees"], lines(view, VIOLET)["covers"]) == (7, 0, 1)


# What brings the end


def turns_until_the_end(table):
    turns = 0
    while phase(table.state) is not None:
        drive(closing(table))
        turns += 1
    return turns


@pytest.mark.parametrize("riser", [TURQUOISE, YELLOW])
@rule("agra", "4.3", "8.0", "F34")
def test_the_top_of_a_track_brings_the_end_also_off_turn(riser):
    table = table_of(turquoise=has(influence=(8, 0, 0)), violet=has(), yellow=has(influence=(8, 0, 0)), turn="violet")
    drive(rise(table, riser, Guild.ARTISANS))
    assert told(table)[-1] == "EndTriggered"
    assert turns_until_the_end(table) == 2 + 3


@rule("agra", "4.3", "8.0", "F34", "F26")
def test_a_full_column_brings_the_end():
    table = table_of(
        Stage.ORDERS,
        pier=5,
        orders={"merchants": "violet violet neutral violet - violet"},
        order_markers=(0, 4, 0),
        turquoise=has(goods="oil dye", influence=(0, 3, 0)),
        violet=has(),
    )
    drive(orders.fill(table, TURQUOISE, Guild.MERCHANTS))
    assert "EndTriggered" in told(table)
    assert turns_until_the_end(table) == 4


@rule("agra", "4.3", "8.0", "F34")
def test_a_complete_notable_of_level_four_brings_the_end():
    table = table_of(pier=5, turquoise=has(), violet=has())
    drive(river.check_boat(table, 4))
    assert (table.state.pier, told(table).count("EndTriggered")) == (6, 1)


@rule("agra", "8.0", "F34")
def test_a_second_trigger_changes_nothing():
    table = table_of(turquoise=has(influence=(8, 8, 0)), violet=has())
    drive(rise(table, TURQUOISE, Guild.ARTISANS))
    for _ in range(2):
        drive(closing(table))
    drive(rise(table, TURQUOISE, Guild.MERCHANTS))
    assert told(table).count("EndTriggered") == 1
    assert turns_until_the_end(table) == 2


@rule("agra", "8.0", "F34", "F38")
def test_declining_the_extra_action_of_a_statue_never_brings_the_end():
    """Nobody has a worker or a rupee left, but peonage costs what is there."""
    spaces = [word(space) for space in Space]
    match = position(
        Stage.EXTRA,
        built=" ".join(spaces),
        builder=None,
        workers={space: ("turquoise", "violet")[at % 2] for at, space in enumerate(spaces)},
        turquoise=has(rupees=0, goods="statue"),
        violet=has(rupees=0),
    )
    play(match, "pass")
    assert not match.state.ending.triggered
