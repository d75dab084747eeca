"""What a seat may know: everything but mercenaries it has not seen, and the order of what is still to be drawn."""

import pytest
from alrashid_positions import GREEN, RED, has, position, resolving, state_of
from darbar import Dice
from darbar.components import HIDDEN
from darbar.core.state import encode
from darbar.testing import offered, play, rule
from darbar_alrashid.components import Colour, Sector
from darbar_alrashid.events import CountrySpied, MercenaryDrawn
from darbar_alrashid.game import ALRASHID

SILK_ROAD = Sector.SILK_ROAD
SPYING = {"intrigue": "green pasha", "trade": "red sage", "sanmatia": "red merchant"}


def seen(state, seat, sector=SILK_ROAD):
    """The red mercenaries of a country as a seat sees them."""
    return ALRASHID.view(state, seat).garrisons[sector][Colour.RED]


@rule("alrashid", "R19")
def test_of_a_hand_everybody_knows_the_colours_and_only_its_owner_the_values():
    state = state_of(green=has(hand="red 4 2 blue 3"), red=has())
    assert ALRASHID.view(state, GREEN).players[GREEN].hand == [[4, 2], [3]]
    for other in (RED, None):
        assert ALRASHID.view(state, other).players[GREEN].hand == [[HIDDEN, HIDDEN], [HIDDEN]]


def test_nobody_knows_the_piles_and_the_crises_to_come():
    state = state_of(green=has(), red=has())
    for seat in (GREEN, RED, None):
        view = ALRASHID.view(state, seat)
        assert {*view.piles[0].cards, *view.piles[1].cards, *view.crises.cards} == {HIDDEN}
        assert [len(pile.cards) for pile in view.piles] == [32, 32] and len(view.crises.cards) == 8


@rule("alrashid", "R12", "1.5")
def test_mercenaries_face_down_are_known_to_who_has_looked_and_those_face_up_to_all():
    state = state_of(
        garrisons={"silk-road": "red 4 2", "sanmatia": "red 3"},
        spied={"silk-road": "green"},
        open="sanmatia",
        green=has(),
        red=has(),
    )
    assert (seen(state, GREEN), seen(state, RED), seen(state, None)) == ([4, 2], [HIDDEN] * 2, [HIDDEN] * 2)
    assert all(seen(state, seat, Sector.SANMATIA) == [3] for seat in (GREEN, RED, None))


@rule("alrashid", "6.5", "R12")
def test_what_a_spy_has_seen_stays_known_to_the_spy_alone():
    match = resolving(
        "intrigue",
        "serve",
        "spy silk-road",
        pawns=SPYING,
        garrisons={"silk-road": "red 4 2 blue 3"},
        green=has(),
        red=has(),
    )
    assert (seen(match.state, GREEN), seen(match.state, RED)) == ([4, 2], [HIDDEN, HIDDEN])
    assert "spy silk-road" not in offered(match)
    (own,) = [event for event in match.chair(GREEN).events if isinstance(event, CountrySpied)]
    (others,) = [event for event in match.chair(RED).events if isinstance(event, CountrySpied)]
    assert (own.red, own.blue) == ((4, 2), (3,))
    assert (others.sector, others.red, others.blue) == (SILK_ROAD, None, None)


def test_only_who_draws_a_mercenary_is_told_its_value():
    match = position(
        pawns={**SPYING, "military": "green merchant"},
        piles={"red": "4"},
        green=has(titles="recruiter"),
        red=has(),
    )
    play(match, "activate recruiter", "draw red")
    told = {seat: next(e for e in match.chair(seat).events if isinstance(e, MercenaryDrawn)).value for seat in (0, 1)}
    assert told == {GREEN: 4, RED: None}


@pytest.mark.parametrize("seat", [GREEN, None])
def test_what_is_hidden_changes_nothing_in_a_view(seat):
    green = has(hand="red 2")
    one = state_of(garrisons={"silk-road": "red 4 2"}, green=green, red=has(hand="blue 2"))
    other = state_of(garrisons={"silk-road": "red 3 3"}, green=green, red=has(hand="blue 4"))
    other.crises.cards.reverse()
    assert encode(ALRASHID.view(one, seat)) == encode(ALRASHID.view(other, seat))
    assert encode(ALRASHID.view(one, RED)) != encode(ALRASHID.view(other, RED))


def test_an_imagined_table_is_complete_and_leaves_the_known_alone():
    state = state_of(
        garrisons={"silk-road": "red 4 2", "sanmatia": "blue 3 3"},
        spied={"silk-road": "green"},
        green=has(hand="red 3"),
        red=has(hand="red 4 blue 2"),
    )
    view = ALRASHID.view(state, GREEN)
    ALRASHID.imagine(view, GREEN, Dice(3))
    assert view.garrisons[SILK_ROAD][Colour.RED] == [4, 2] and view.players[GREEN].hand == [[3], []]
    assert [len(hand) for hand in view.players[RED].hand] == [1, 1]
    assert ALRASHID.conserved(view) == ALRASHID.conserved(state)


def test_different_imaginations_deal_different_mercenaries():
    state = state_of(garrisons={"silk-road": "red 4 2 3 2"}, green=has(), red=has())
    dealt = set()
    for seed in range(20):
        view = ALRASHID.view(state, GREEN)
        ALRASHID.imagine(view, GREEN, Dice(seed))
        dealt.add(tuple(view.garrisons[SILK_ROAD][Colour.RED]))
    assert len(dealt) > 3


@rule("alrashid", "8.6", "R1")
def test_mercenaries_that_have_been_fought_stay_face_up():
    match = resolving(
        "silk-road",
        "flee",
        pawns={**SPYING, "silk-road": "green merchant"},
        garrisons={"silk-road": "red 4 2"},
        green=has(hand="red 2"),
        red=has(),
    )
    assert seen(match.state, RED) == seen(match.state, None) == [4, 2]
