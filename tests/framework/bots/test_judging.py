"""What outcomes are worth: chances, luck, and harm to others."""

import darbar
import pytest
from darbar import Seat
from darbar.bots.judging import Judge, final


class World:
    """A position that somebody has estimated."""

    def __init__(self, *estimates):
        self.ask, self.seats, self._estimates = "What now?", len(estimates), estimates

    def estimate(self, seat):
        return self._estimates[seat]


def chance(*estimates, judge=None, luck=(0, 0)):
    return (judge or Judge([World(10, 10)])).payoffs(World(*estimates), luck)[Seat(0)]


def test_equals_have_equal_chances():
    judge = Judge([World(10, 10, 10, 10)])
    assert judge.payoffs(World(10, 10, 10, 10), [0] * 4) == [0.25] * 4


def test_what_others_lose_counts_less_than_what_one_gains():
    assert chance(12, 10) > chance(10, 8) > chance(10, 10)


def test_the_luck_of_a_world_is_no_merit():
    lucky, usual = World(14, 10), World(10, 10)
    judge = Judge([lucky, usual])
    assert [judge.luck(world)[0] for world in (lucky, usual)] == [2, -2]
    one, other = (chance(*world._estimates, judge=judge, luck=judge.luck(world)) for world in (lucky, usual))
    assert one == other


def test_however_far_ahead_somebody_is_a_chance_is_a_chance():
    assert 0 < chance(-1e9, 1e9) < 1e-9
    assert chance(1e9, -1e9) == pytest.approx(1)


def test_the_end_is_judged_by_places():
    match = darbar.new("tictactoe", seed=1)
    for cell in ("a1", "a2", "b1", "b2", "c1"):
        match.play(f"mark {cell}")
    assert final(match.position()) == [1, 0]
