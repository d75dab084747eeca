"""Chapter 4: The wind."""

import pytest
from darbar.testing import rule
from darbar_lanterns.components import Lantern
from river_positions import BREEZE, LULL, SQUALL, WHIRL, flames, named, told, wind

HANDS = {"ana": "lotus carp boat", "ben": "crane crane turtle"}


@pytest.mark.parametrize(
    ("die", "after", "says"),
    [
        (1, "3 3 3 3 3", "A 1 was rolled: a lull."),
        (2, "3 3 3 3 3", "A 2 was rolled: a lull."),
        (3, "2 3 3 3 2", "A 3 was rolled: a breeze."),
        (4, "2 3 3 3 2", "A 4 was rolled: a breeze."),
        (5, "1 3 3 3 1", "A 5 was rolled: a squall."),
        (6, "2 3 2 3 2", "A 6 was rolled: a whirl."),
    ],
)
@rule("lanterns", "4.1")
def test_a_die_says_how_hard_it_blows(die, after, says):
    match = wind(flames="3 3 3 3 3", wind="lotus moon", winds="crane", die=die, **HANDS)
    assert flames(match) == after
    assert says in told(match)


@rule("lanterns", "4.1")
def test_in_a_whirl_everyone_sees_where_else_it_blows():
    match = wind(flames="2 2 2 2 2", wind="lotus moon", winds="crane", die=WHIRL, **HANDS)
    assert told(match)[:5] == [
        "A 6 was rolled: a whirl.",
        "The wind turned to the crane lantern as well.",
        "The flame of the lotus lantern sank to 1.",
        "The flame of the moon lantern sank to 1.",
        "The flame of the crane lantern sank to 1.",
    ]


@rule("lanterns", "4.1")
def test_a_flame_does_not_sink_below_dark():
    match = wind(flames="1 2 2 2 0", wind="lotus moon", die=SQUALL, **HANDS)
    assert flames(match) == "0 2 2 2 0"
    assert told(match)[:2] == ["A 5 was rolled: a squall.", "The lotus lantern went out."]


@pytest.mark.parametrize(("die", "after"), [(LULL, 3), (BREEZE, 1), (SQUALL, 0)])
@rule("lanterns", "4.2")
def test_a_lantern_whose_wind_is_turned_up_twice_suffers_twice(die, after):
    match = wind(flames="2 2 3 2 2", wind="crane crane", die=die, **HANDS)
    assert match.state.flames[Lantern.CRANE] == after


@rule("lanterns", "4.2")
def test_the_winds_of_the_hour_are_laid_aside():
    match = wind(wind="lotus moon", winds="crane carp turtle", die=WHIRL, flames="3 3 3 3 3", **HANDS)
    assert named(Lantern, match.state.winds.discards[-3:]) == "lotus moon crane"
    assert named(Lantern, match.state.forecast.cards) == "carp turtle"


@rule("lanterns", "4.2")
def test_an_empty_deck_of_winds_is_shuffled():
    match = wind(wind="lotus moon", winds="carp", die=LULL, **HANDS)
    state = match.state
    assert named(Lantern, state.forecast.cards[:1]) == "carp"
    assert (len(state.forecast.cards), len(state.winds.cards), state.winds.discards) == (2, 8, [])
