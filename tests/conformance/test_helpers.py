"""What `darbar.testing` gives to the tests of rules."""

import subprocess
import sys

import darbar
import pytest
from darbar import Dice, RuleViolation
from darbar.testing import begin_from, dice_that_roll, offered, play, rule
from pearls.game import PEARLS
from pearls.state import Shell, Stage


def position(**hands: list[int]):
    state = PEARLS.first_state(len(hands), 0, PEARLS.pack())
    for diver, hand in zip(state.divers, hands.values(), strict=True):
        diver.hand = hand
    state.stage = Stage.TURN
    return state


def test_offered_lists_the_notations_of_the_present_question():
    match = begin_from(PEARLS, position(ana=[Shell.ROSE], ben=[]), ["Ana", "Ben"])

    assert offered(match) == offered(match, "Ana") == ["sell rose", "dive", "pass"]


def test_offered_can_insist_on_who_is_asked():
    match = begin_from(PEARLS, position(ana=[Shell.ROSE], ben=[]), ["Ana", "Ben"])

    with pytest.raises(AssertionError, match="Ana is asked, not Ben"):
        offered(match, "Ben")


def test_play_gives_answers_one_after_another():
    match = begin_from(PEARLS, position(ana=[Shell.BLACK], ben=[]), ["Ana", "Ben"])

    play(match, "sell black", "bid 3")

    assert match.state.divers[0].coins == 7
    with pytest.raises(RuleViolation, match="you hold no black shell"):
        play(match, "sell black")


def test_nothing_is_offered_when_the_match_is_over():
    match = darbar.new("tictactoe", seed=1)
    play(match, "mark a1", "mark b1", "mark a2", "mark b2", "mark a3")

    assert offered(match) == []


def test_rolls_are_given():
    state = position(ana=[], ben=[])
    state.dice = dice_that_roll(5, 1)
    match = begin_from(PEARLS, state, ["Ana", "Ben"])

    play(match, "dive", "keep", "dive")

    assert [event.roll for event in match.events if type(event).__name__ == "Dived"] == [5, 1]


def test_dice_can_have_other_sides():
    assert Dice(dice_that_roll(20, sides=20)).roll(20) == 20
    with pytest.raises(ValueError, match="no dice with 6 sides were found that roll"):
        dice_that_roll(7)


def test_rule_marks_which_rules_a_test_proves():
    @rule("pearls", "2.1", "2.2")
    def test() -> None: ...

    assert sorted(mark.args for mark in test.pytestmark) == [("pearls", "2.1"), ("pearls", "2.2")]


def test_the_kit_needs_neither_pytest_nor_hypothesis():
    code = "import sys; sys.modules.update(pytest=None, hypothesis=None); import darbar.testing as t; "
    code += "t.assert_conforms('tictactoe', matches=1)"

    assert subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60).stderr == b""
