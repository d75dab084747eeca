"""Chapter 5: The end."""

import pytest
from darbar.testing import rule
from river_positions import BREEZE, LULL, SQUALL, flames, play, told, wind

HANDS = {"ana": "lotus carp boat", "ben": "crane crane turtle", "cleo": "carp carp boat", "dan": "turtle lotus lotus"}


def hands(seats):
    return dict(list(HANDS.items())[:seats])


def ending(match):
    return match.words().outcome(match.outcome())


@pytest.mark.parametrize(
    ("seats", "before", "lost"),
    [
        (1, "0 1 2 2", True),
        (1, "1 1 2 2", False),
        (2, "0 1 0 2 2", True),
        (2, "0 1 2 2 2", False),
        (3, "0 1 0 2 2 2", True),
        (3, "0 1 2 2 2 2", False),
        (4, "0 1 0 0 2 2 2", True),
        (4, "0 1 0 2 2 2 2", False),
    ],
)
@rule("lanterns", "5.1")
def test_with_half_of_the_lanterns_dark_the_night_is_lost_at_once(seats, before, lost):
    match = wind(flames=before, wind="carp", die=BREEZE, **hands(seats))
    assert match.state.lost == lost
    assert (match.ask is None) == lost
    assert (f"Too many lanterns are dark: {before.count('0') + 1}. The night is lost." in told(match)) == lost


@rule("lanterns", "5.1")
def test_a_lantern_may_be_dark_for_a_while():
    match = wind(flames="1 2 2 2", wind="lotus", die=BREEZE, winds="carp crane", ana="lotus carp boat")
    assert flames(match) == "0 2 2 2"
    play(match, "tend lotus")
    assert match.state.flames[0] == 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@rule("lanterns", "5.2")
def test_when_every_lantern_is_lit_at_dawn_all_have_won(seats):
    match = wind(hour=8, die=LULL, wind="lotus", **hands(seats))
    assert match.ask is None
    assert match.outcome().winners == tuple(range(seats))
    assert told(match)[-1] == f"Dawn came; {seats + 3} of {seats + 3} lanterns are lit."
    who = "you" if seats == 1 else "all of you"
    assert ending(match) == f"Every lantern is lit at dawn: {who} have won."


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@rule("lanterns", "5.2")
def test_one_dark_lantern_at_dawn_and_all_have_lost(seats):
    match = wind(hour=8, die=SQUALL, wind="lotus", **hands(seats))
    assert match.ask is None
    assert (match.outcome().winners, match.state.lost) == ((), False)
    assert told(match)[-1] == f"Dawn came; {seats + 2} of {seats + 3} lanterns are lit."
    assert ending(match) == f"The river is dark: {'you' if seats == 1 else 'all of you'} have lost."


@rule("lanterns", "5.1", "5.2")
def test_a_night_that_is_lost_in_its_last_hour_has_no_dawn():
    match = wind(hour=8, die=BREEZE, wind="lotus carp", flames="1 1 0 3 3", **hands(2))
    assert told(match)[-1] == "Too many lanterns are dark: 3. The night is lost."
    assert match.outcome().winners == ()


@rule("lanterns", "5.2")
def test_before_the_eighth_hour_is_over_the_night_goes_on():
    match = wind(hour=7, die=LULL, **hands(2))
    assert match.ask is not None
    assert match.state.hour == 8


@rule("lanterns", "5.2")
def test_everyone_has_the_same_score():
    match = wind(hour=8, die=SQUALL, wind="lotus", **hands(3))
    assert [(one.place, one.points, one.lines) for one in match.standings()] == [(1, 5, {"lit": 5})] * 3
