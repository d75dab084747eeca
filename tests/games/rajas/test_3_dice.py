"""3 Dice and karma: rolled when taken, ten at most, and turned over while they are given up."""

import pytest
from darbar.testing import offered, play, rule
from darbar_rajas.components import ANY, Colour
from darbar_rajas.payment import plans
from darbar_rajas.steps import Kind, Step
from hypothesis import given, settings
from hypothesis import strategies as some
from rajas_positions import FIRST, dice, getting, has, karma, position, prompt, purse, refusal, told

TWO_DICE = Step(Kind.DICE, 2, ANY)


@rule("rajas", "3.1", "6.2", "E9")
def test_leila_takes_an_orange_die_from_the_terrace_and_rolls_it():
    match = position(leila=has(money=4), rajesh=has(), rolls=(5,))
    play(match, "place terrace-orange")
    assert (dice(match), purse(match)) == ("orange 5", (4, 0))
    assert match.state.supply[Colour.ORANGE] == 11
    assert told(match)[-3:-1] == ["WorkerPlaced", "DieRolled"]


NINE = "blue 1 1 1 green 2 2 2 orange 3 3 3"


@rule("rajas", "3.2", "E30")
def test_nine_dice_and_two_more_one_is_taken():
    match = getting(TWO_DICE, rajesh=has(dice=NINE), leila=has(), rolls=(6,))
    play(match, "take-die purple")
    assert prompt(match) == "room"
    play(match, "enough")
    assert dice(match) == f"{NINE} purple 6"


@rule("rajas", "3.2", "E30")
def test_nine_dice_and_two_more_one_is_returned_and_two_are_taken():
    match = getting(TWO_DICE, rajesh=has(dice=NINE), leila=has(), rolls=(6, 5))
    play(match, "take-die purple", "give-back blue 1")
    assert prompt(match) == "colour"
    play(match, "take-die purple")
    assert dice(match) == "blue 1 1 green 2 2 2 orange 3 3 3 purple 5 6"
    assert len(match.state.players[FIRST].dice) == 10


@rule("rajas", "3.2")
def test_a_die_that_one_does_not_have_cannot_be_returned():
    match = getting(TWO_DICE, rajesh=has(dice=f"{NINE} purple 4"), leila=has())
    assert offered(match)[:2] == ["enough", "give-back blue 1"]
    assert refusal(match, "give-back blue 6") == "refusal-no-die"


@rule("rajas", "3.2")
def test_a_terrace_with_all_hands_full_gives_nothing_or_replaces_a_die():
    full = position(rajesh=has(dice=f"{NINE} purple 4"), leila=has(), rolls=(2,))
    play(full, "place terrace-purple", "give-back purple 4")
    assert dice(full) == f"{NINE} purple 2"


@rule("rajas", "3.3", "R3")
def test_all_colours_are_named_before_any_die_is_rolled():
    match = getting(TWO_DICE, rajesh=has(), leila=has(), rolls=(4, 3))
    play(match, "take-die blue")
    assert dice(match) == "" and match.state.works.hand == [Colour.BLUE]
    play(match, "take-die green")
    assert dice(match) == "blue 4 green 3"


@rule("rajas", "R3")
def test_by_another_reading_a_die_is_rolled_before_the_next_is_named():
    match = getting(TWO_DICE, rajesh=has(), leila=has(), rolls=(4, 3), rulings={"naming": "one-by-one"})
    play(match, "take-die blue")
    assert dice(match) == "blue 4"
    play(match, "take-die blue")
    assert dice(match) == "blue 3 4"


TWELVE = " ".join(["1"] * 10)


@rule("rajas", "3.4")
def test_a_colour_that_has_run_out_cannot_be_taken():
    words = {"rajesh": has(), "leila": has(dice=f"purple {TWELVE}"), "ana": has(dice="purple 1 1")}
    match = getting(Step(Kind.DICE, 1, ANY), **words)
    assert offered(match) == ["take-die blue", "take-die green", "take-die orange"]
    assert refusal(match, "take-die purple") == "refusal-die-gone"


@rule("rajas", "3.4")
def test_dice_of_a_fixed_colour_are_missing_when_it_has_run_out():
    words = {"leila": has(dice=f"purple {TWELVE}"), "ana": has(dice="purple 1")}
    match = getting(Step(Kind.DICE, 2, Colour.PURPLE), rajesh=has(), rolls=(6,), **words)
    assert dice(match) == "purple 6"
    assert "DieMissing" in told(match)


@rule("rajas", "3.4", "R21")
@pytest.mark.parametrize(("reading", "free"), [("at-once", True), ("later", False)])
def test_a_returned_die_can_be_taken_again_at_once_or_later(reading, free):
    others = {"leila": has(dice=f"purple {TWELVE}"), "ana": has(dice="purple 1 green 1 1")}
    full = has(dice="blue 1 1 1 1 1 1 1 1 1 purple 4")
    match = getting(Step(Kind.DICE, 1, ANY), rajesh=full, rulings={"returned": reading}, **others)
    play(match, "give-back purple 4")
    assert ("take-die purple" in offered(match)) is free
    play(match, "take-die green")
    assert match.state.supply[Colour.PURPLE] == 1


@pytest.mark.parametrize(("value", "counts"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
@rule("rajas", "3.5", "E19")
def test_a_level_of_karma_turns_a_die_over(value, counts):
    match = position(rajesh=has(dice=f"blue {value}", karma=1), leila=has())
    play(match, "place tea", f"flip blue {value}")
    flipped = next(event for event in match.events if type(event).__name__ == "DieFlipped")
    assert (flipped.value, flipped.now, karma(match), dice(match)) == (value, counts, 0, "")


@rule("rajas", "3.5")
def test_without_karma_a_die_is_what_it_shows():
    match = position(rajesh=has(dice="blue 3"), leila=has())
    assert "place yogi" in offered(match)
    assert refusal(match, "place raja") == "refusal-no-value"


@rule("rajas", "3.5", "R5")
def test_karma_turns_over_several_dice_of_one_payment():
    match = position(rajesh=has(dice="blue 1 1", karma=2, money=1), leila=has(), offer="b-t6")
    play(match, "place quarry", "take b-t6", "pay 1")
    assert (dice(match), karma(match)) == ("", 0)


@rule("rajas", "R5")
def test_by_another_reading_karma_turns_over_one_die_of_a_payment():
    words = {"rajesh": has(dice="blue 1 1", karma=2, money=1), "leila": has(), "offer": "b-t6 b-s1 b-c1"}
    match = position(rulings={"flips": "one"}, **words)
    play(match, "place quarry")
    assert refusal(match, "take b-t6") == "refusal-dice-too-low"
    play(match, "take b-c1", "choose", "flip blue 1")
    assert karma(match) == 1


@rule("rajas", "3.5")
def test_no_die_is_offered_after_which_the_price_cannot_be_reached():
    match = position(rajesh=has(dice="blue 1 5", karma=1, money=1), leila=has(), offer="b-t3")
    play(match, "place quarry", "take b-t3")
    assert offered(match) == ["pay 1", "choose"]
    assert refusal(match, "flip blue 1") == "refusal-choose-first"
    play(match, "choose")
    assert offered(match) == ["discard blue 5", "flip blue 1"]
    assert refusal(match, "discard blue 1") == "refusal-wrong-die"


@rule("rajas", "3.5")
def test_a_die_that_is_not_there_or_for_which_karma_is_missing_is_refused_with_its_reason():
    match = position(rajesh=has(dice="blue 1 2 5"), leila=has())
    play(match, "place port")
    assert offered(match) == ["discard blue 1", "discard blue 2"]
    assert refusal(match, "discard green 1") == "refusal-no-die"
    assert refusal(match, "discard blue 5") == "refusal-wrong-die"
    assert refusal(match, "flip blue 5") == "refusal-no-karma"
    lucky = position(rajesh=has(dice="blue 1 6 6", karma=1), leila=has(), offer="b-t6")
    play(lucky, "place port")
    assert refusal(lucky, "flip blue 1") == "refusal-wrong-die"


@rule("rajas", "3.6")
def test_karma_never_rises_above_3():
    match = getting(Step(Kind.KARMA, 2), rajesh=has(karma=2), leila=has())
    assert karma(match) == 3


@rule("rajas", "3.5")
def test_the_sensible_payments_come_first():
    assert plans((2, 3, 5), 0, 7) == ((2, 5),)
    assert plans((1, 2, 3, 6), 0, 6) == ((6,),)
    assert plans((2, 3, 3, 6), 0, 5) == ((2, 3), (6,))
    assert plans((1, 5), 1, 10) == ((-1, 5),)
    assert plans((1, 4, 5), 1, 6) == ((1, 5), (-1,))
    assert plans((6, 6), 3, 12) == ((6, 6),)


faces = some.lists(some.integers(1, 6), min_size=1, max_size=7).map(sorted).map(tuple)


@given(faces, some.integers(0, 3), some.integers(1, 20))
@settings(max_examples=150, deadline=None)
def test_every_suggested_payment_reaches_the_price_with_dice_that_are_there(faces, flips, price):
    for way in plans(faces, flips, price):
        assert sum(die if die > 0 else 7 + die for die in way) >= price
        assert sum(die < 0 for die in way) <= flips
        left = list(faces)
        for die in way:
            left.remove(abs(die))
