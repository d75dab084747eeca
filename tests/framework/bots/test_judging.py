"""What outcomes are worth: chances, luck, and harm to others."""

from types import SimpleNamespace

import darbar
import pytest
from darbar import Goal, Score, Seat
from darbar.bots.judging import ValueJudge, final
from darbar.bots.worlds import lead


class World:
    """A position that somebody has estimated."""

    def __init__(self, *estimates, ask="What now?", state=None, **goal):
        self.ask, self.seats, self._estimates = ask, len(estimates), estimates
        self.game = SimpleNamespace(goal=Goal(**goal))
        self.outcome = lambda: self.game.goal.outcome(state, [Score({"points": int(one)}) for one in estimates])

    def estimate(self, seat):
        return self._estimates[seat]


def chance(*estimates, judge=None, luck=(0, 0)):
    return (judge or ValueJudge([World(10, 10)])).payoffs(World(*estimates), luck)[Seat(0)]


def test_equals_have_equal_chances():
    judge = ValueJudge([World(10, 10, 10, 10)])
    assert judge.payoffs(World(10, 10, 10, 10), [0] * 4) == [0.25] * 4


def test_what_others_lose_counts_less_than_what_one_gains():
    assert chance(12, 10) > chance(10, 8) > chance(10, 10)


def test_the_luck_of_a_world_is_no_merit():
    lucky, usual = World(14, 10), World(10, 10)
    judge = ValueJudge([lucky, usual])
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


# Sides


PARTNERS = {"sides": lambda seats: [seat % 2 for seat in range(seats)]}


def payoffs(*estimates, usual=None, state=None, ask="What now?", **goal):
    judge = ValueJudge([World(*(usual or [10] * len(estimates)), **goal)])
    return judge.payoffs(World(*estimates, ask=ask, state=state, **goal), [0] * len(estimates))


def test_partners_have_the_chance_of_their_side():
    assert payoffs(10, 10, 10, 10, **PARTNERS) == [0.5] * 4
    ana, ben, cleo, dev = payoffs(8, 10, 16, 10, **PARTNERS)
    assert ana == cleo > 0.5 > ben == dev
    assert payoffs(16, 10, 8, 10, **PARTNERS) == [ana, ben, cleo, dev]


def test_partners_share_the_end_and_beat_only_their_rivals():
    assert final(World(9, 0, 0, 8, **PARTNERS)) == [1, 0, 1, 0]
    assert final(World(9, 0, 0, 9, **PARTNERS)) == [0.5] * 4
    uneven = {"sides": lambda seats: [0, 1, 1, 2]}
    assert final(World(5, 1, 2, 1, **uneven)) == pytest.approx([1, 0.1 * 1 / 2, 0.1 * 1 / 2, 0])


def test_a_lead_is_that_of_the_side():
    world = World(8, 10, 16, 10, **PARTNERS)
    assert [lead(world, Seat(seat)) for seat in range(4)] == [4, -4, 4, -4]


def test_a_common_goal_is_hoped_for_by_all_alike_and_counts_most_at_the_end():
    goal = {"together": lambda state: state == "won"}
    assert payoffs(10, 10, **goal) == [0.5, 0.5]
    better, worse = payoffs(14, 8, **goal), payoffs(6, 12, **goal)
    assert better[0] == better[1] > 0.5 > worse[0] == worse[1]
    won, lost = (payoffs(10, 10, ask=None, state=state, **goal) for state in ("won", "lost"))
    assert won == pytest.approx([0.95] * 2) and lost == pytest.approx([0.05] * 2)
    close = payoffs(14, 10, ask=None, state="lost", **goal)
    assert lost[0] < close[0] <= 0.1


def test_one_side_without_a_goal_plays_for_points_to_the_end():
    all_on_one = {"sides": lambda seats: [0] * seats}
    one, other = (payoffs(*points, ask=None, **all_on_one) for points in ((14, 10), (10, 10)))
    assert one[0] == one[1] > other[0] == other[1]


def test_who_is_out_has_no_chance_and_is_nobodys_rival():
    goal = {"out": lambda state: state}
    ana, ben, cleo = payoffs(10, 10, 30, state=[2], **goal)
    assert (ana, ben) == (0.5, 0.5)
    assert cleo < 1e-9
    assert lead(World(10, 8, 30, state=[2], **goal), Seat(0)) == 2
    assert lead(World(10, 8, 30, state=[2], **goal), Seat(2)) < -1e6


def test_fewer_points_are_better_where_fewest_win():
    """The estimate of a position is turned around by the game; here it is given."""
    assert final(World(3, 9, 5, fewest=True)) == pytest.approx([1, 0, 0.05])
