"""9 The tracks: bonuses come once, in rising order, each with all that follows from it."""

import pytest
from darbar.testing import offered, play, rule
from darbar_rajas.steps import Kind, Step
from rajas_positions import FIRST, active, boat, dice, fame, getting, has, karma, money, position, prompt, purse


@rule("rajas", "9.1")
def test_money_moves_back_when_it_is_paid_and_fame_never_falls():
    match = position(rajesh=has(dice="orange 6", money=1, fame=9), leila=has(), offer="o-s1 o-c1")
    play(match, "place quarry", "take o-c1", "settle c2", "turn n-e-s")
    assert purse(match) == (0, 11)


@rule("rajas", "9.2", "E20")
def test_the_bonus_marker_goes_from_12_to_33_44_and_55():
    match = getting(
        money(12),
        money(21),
        money(11),
        money(11),
        rajesh=has(best_money=0, boat=7, workers=4),
        leila=has(),
        rolls=(1, 2),
    )
    track = match.state.box.money_track
    assert (prompt(match), purse(match)[0]) == ("boat", 12)
    play(match, "sail 8")
    assert (boat(match), prompt(match), purse(match)) == (8, "colour", (33, 2))
    assert track.next_bonus(match.state.best_money[FIRST]) == 44
    play(match, "take-die blue", "take-die blue")
    assert (prompt(match), purse(match)[0]) == ("boat", 44)
    assert track.next_bonus(match.state.best_money[FIRST]) == 55
    play(match, "pass")
    assert (prompt(match), purse(match)[0]) == ("colour", 55)
    assert track.next_bonus(match.state.best_money[FIRST]) is None


@rule("rajas", "9.2", "E20")
def test_who_falls_back_and_passes_again_gets_nothing():
    match = getting(money(5), rajesh=has(money=10, best_money=13), leila=has())
    assert prompt(match) == "place" and purse(match)[0] == 15


@pytest.mark.parametrize(("now", "asked"), [(4, "upgrade"), (30, "boat")])
@rule("rajas", "9.2")
def test_bonuses_of_fame(now, asked):
    match = getting(fame(1), rajesh=has(fame=now, workers=4 if now > 15 else 3), leila=has())
    assert prompt(match) == asked


@rule("rajas", "9.2")
def test_fame_24_brings_two_levels_of_karma():
    match = getting(fame(2), rajesh=has(fame=23, workers=4), leila=has())
    assert karma(match) == 2


@rule("rajas", "9.3")
def test_a_boat_bonus_may_be_left_and_does_nothing_on_the_last_space():
    match = getting(money(12), rajesh=has(), leila=has(boat=1))
    assert offered(match) == ["sail 2", "pass"]
    play(match, "pass")
    assert boat(match) == 0
    last = getting(money(12), rajesh=has(boat=30, workers=4), leila=has())
    assert prompt(last) == "place"


CHAIN = {"rajesh": has(money=10, boat=11, karma=0), "leila": has(), "rolls": (4,)}


@rule("rajas", "9.4", "R14")
def test_a_bonus_is_carried_out_with_all_that_follows_before_the_next():
    match = getting(money(30), Step(Kind.KARMA, 1), **CHAIN)
    assert purse(match)[0] == 40 and active(match) == 3
    play(match, "sail 12", "visit yogi")
    assert active(match) == 3 and karma(match) == 2
    play(match, "take-die blue")
    assert (active(match), dice(match), prompt(match)) == (4, "blue 4", "colour")
    assert karma(match) == 2


@rule("rajas", "R14")
def test_by_another_reading_bonuses_come_after_what_waits():
    match = getting(money(30), Step(Kind.KARMA, 1), rulings={"chains": "in-turn"}, **CHAIN)
    assert (karma(match), prompt(match)) == (1, "boat")


@rule("rajas", "9.4")
def test_bonuses_come_in_rising_order():
    match = getting(money(60), rajesh=has(), leila=has())
    asked = []
    while prompt(match) != "place":
        asked.append((prompt(match), active(match)))
        match.play(match.ask.moves[-1])
    assert asked == [("boat", 3), ("colour", 4), ("colour", 4), ("boat", 4), ("colour", 4), ("colour", 4)]


@rule("rajas", "9.5", "E21")
def test_a_marker_of_money_passes_the_bonuses_of_fame_without_effect():
    match = getting(money(20), rajesh=has(money=56, workers=5), leila=has())
    beside = [match.state.box.crossing.beside(one) for one in (56, 76)]
    assert beside[0] > 31 > 24 > beside[1]
    assert (purse(match), karma(match), prompt(match)) == ((76, 0), 0, "place")
