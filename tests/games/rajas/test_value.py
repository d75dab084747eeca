"""What a position is worth: what is good is worth more, and who crosses wins."""

import darbar
import pytest
from darbar import Dice
from darbar.testing import play
from darbar_rajas.steps import Kind, Step
from darbar_rajas.value import value
from rajas_positions import FIRST, SECOND, getting, has, position, state_of


def worth_of(own, **words):
    return value(state_of(rajesh=own, leila=has(), **words), FIRST)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (has(money=10), has(money=8)),
        (has(fame=10), has(fame=9)),
        (has(dice="blue 5"), has(dice="blue 2")),
        (has(dice="blue 2"), has()),
        (has(karma=1), has()),
        (has(levels="mill 3"), has()),
        (has(boat=3), has()),
        (has(workers=4), has()),
        (has(built="c2 b-c5 n-s"), has(built="c2 b-s1 n-s")),
        (has(built="c2 g-s5 n-e-s"), has(built="c2 o-s3 n-e")),
    ],
)
def test_what_is_good_is_worth_more(better, worse):
    assert worth_of(better) > worth_of(worse)


def test_a_worker_is_worth_more_when_more_rounds_are_left():
    def gain(round):
        return worth_of(has(workers=4), round=round) - worth_of(has(), round=round)

    assert gain(1) > gain(4) > gain(7)


def test_nothing_is_worth_as_much_as_markers_that_have_met():
    rich = has(money=60, fame=30, dice="blue 6 6 6 green 6 6 6", karma=3, workers=5)
    assert worth_of(has(money=62, fame=30)) > worth_of(rich)


def test_what_waits_counts_before_it_is_there():
    nothing = getting(Step(Kind.DICE, 2, -1), rajesh=has(), leila=has())
    without = position(rajesh=has(), leila=has())
    assert value(nothing.state, FIRST) > value(without.state, FIRST)
    assert value(nothing.state, SECOND) == value(without.state, SECOND)


def test_a_tile_that_is_chosen_and_paid_for_is_worth_about_what_it_brings():
    match = position(rajesh=has(dice="orange 4 5", money=3), leila=has(), offer="o-t1")
    play(match, "place quarry", "take o-t1", "pay 1")
    planned = value(match.state, FIRST)
    play(match, "settle c2")
    assert value(match.state, FIRST) == pytest.approx(planned, abs=1.5)


def test_at_the_end_it_is_the_overlap_and_then_who_came_first():
    match = position(rajesh=has(money=63, fame=30, workers=5), leila=has(dice="blue 1", money=52, fame=35, workers=5))
    play(match, "place outer-terrace", "place great-mogul")
    assert 2 >= value(match.state, FIRST) > value(match.state, SECOND) > 1


def test_a_view_can_be_valued():
    match = darbar.new("rajas", seats=3, seed=1, options={"navaratnas": True})
    for seat in range(3):
        assert isinstance(value(match.view(seat), seat), float)


def test_whoever_follows_the_value_beats_chance():
    chance = Dice(1)
    match = darbar.new("rajas", 2, seed=4)
    while match.ask:
        best = chance.pick(match.ask.moves)
        if match.ask.seat == FIRST:
            best = max(match.ask.moves, key=lambda move: after(match, move))
        match.play(best)
    assert match.standings()[0].seat == FIRST


def after(match, move):
    """What a move leads to, in a world that the first seat imagines."""
    world = match.imagine(FIRST, len(match.moves))
    world.play(move)
    return value(world.state, FIRST)
