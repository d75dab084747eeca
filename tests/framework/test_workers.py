"""Workers: at home, standing, lying; spaces that block, bump or crowd."""

import pytest
from darbar import Seat
from darbar.components import Pose, Retinue, Sharing, SpaceRow, Worker, Workforce, why_not_enter
from hypothesis import given
from hypothesis import strategies as st

ANA, BEN = Seat(0), Seat(1)


def row(sharing, **fields):
    return SpaceRow(id="docks", source="rules p. 1", sharing=sharing, **fields)


BLOCK, BUMP, CROWD = row(Sharing.BLOCK), row(Sharing.BUMP), row(Sharing.CROWD)


def workforce(*there, home=2, reserve=1):
    return Workforce([home, home], [reserve, reserve], [list(there)])


def why(force, space, seat=ANA, coins=9):
    reason = why_not_enter(force, 0, space, seat, coins)
    return reason and reason.key


@pytest.mark.parametrize("space", [BLOCK, BUMP, CROWD], ids=["block", "bump", "crowd"])
def test_an_empty_space_lets_everyone_in(space):
    force = workforce()
    assert why(force, space) is None
    assert force.enter(0, space, ANA) == []
    assert (force.home, force.spaces) == ([1, 2], [[Worker(ANA)]])


@pytest.mark.parametrize("space", [BLOCK, BUMP, CROWD], ids=["block", "bump", "crowd"])
def test_without_a_worker_at_home_nobody_enters(space):
    assert why(workforce(home=0), space) == "refusal-no-worker"


def test_a_space_that_costs_more_than_one_has_stays_shut():
    shop = row(Sharing.BLOCK, cost=3)
    assert why(workforce(), shop, coins=2) == "refusal-cost"
    assert why(workforce(), shop, coins=3) is None


def test_a_standing_worker_blocks_everyone_its_owner_too():
    force = workforce(Worker(ANA))
    assert why(force, BLOCK, ANA) == why(force, BLOCK, BEN) == "refusal-space-full"


def test_a_lying_worker_makes_way_and_goes_home():
    force = workforce(Worker(BEN, Pose.LYING))
    assert why(force, BLOCK) is None
    assert force.enter(0, BLOCK, ANA) == [Worker(BEN, Pose.LYING)]
    assert (force.home, force.spaces) == ([1, 3], [[Worker(ANA)]])


def test_a_space_blocks_when_its_last_place_is_taken():
    pair = row(Sharing.BLOCK, capacity=2)
    force = workforce(Worker(ANA))
    assert why(force, pair, BEN) is None
    assert force.enter(0, pair, BEN) == []
    assert why(force, pair, ANA) == "refusal-space-full"


def test_a_newcomer_bumps_whoever_has_been_there_longest():
    pair = row(Sharing.BUMP, capacity=2)
    force = workforce(Worker(BEN), Worker(ANA))
    assert force.enter(0, pair, ANA) == [Worker(BEN)]
    assert force.spaces == [[Worker(ANA), Worker(ANA)]]
    assert force.home == [1, 3]


def test_nobody_bumps_a_worker_of_their_own():
    force = workforce(Worker(ANA))
    assert why(force, BUMP, ANA) == "refusal-own-worker"
    assert why(force, BUMP, BEN) is None


def test_in_a_crowd_there_is_always_room():
    force = workforce(*[Worker(BEN)] * 9)
    assert why(force, CROWD) is None
    assert force.enter(0, CROWD, ANA) == []
    assert len(force.spaces[0]) == 10


def test_the_reserve_is_limited():
    force = workforce(reserve=1)
    assert force.hire(ANA) is True
    assert (force.home, force.reserve) == ([3, 2], [0, 1])
    assert force.hire(ANA) is False
    assert force.home == [3, 2]


def test_a_worker_is_found_by_seat_and_pose_and_can_lie_down_and_go_home():
    force = workforce(Worker(BEN), Worker(ANA))
    worker = force.find(0, ANA, Pose.STANDING)
    worker.pose = Pose.LYING
    assert force.find(0, ANA, Pose.STANDING) is None
    assert force.on_board(ANA) == 1
    force.go_home(0, worker)
    assert (force.spaces, force.home) == ([[Worker(BEN)]], [3, 2])


def test_all_go_home():
    force = Workforce([0, 1], [0, 0], [[Worker(ANA), Worker(BEN, Pose.LYING)], [Worker(ANA)]])
    force.all_home()
    assert (force.home, force.spaces) == ([2, 2], [[], []])


@given(st.lists(st.tuples(st.sampled_from([ANA, BEN]), st.integers(0, 2), st.booleans()), max_size=30))
def test_no_worker_is_lost_or_made(steps):
    rows = [row(Sharing.BLOCK, capacity=2), row(Sharing.BUMP), CROWD]
    force = Workforce([3, 3], [1, 1], [[], [], []])
    for seat, space, lie in steps:
        if why_not_enter(force, space, rows[space], seat, 0) is None:
            force.enter(space, rows[space], seat)
        elif lie and (worker := force.find(space, seat, Pose.STANDING)):
            worker.pose = Pose.LYING
        else:
            force.hire(seat)
        assert [force.home[one] + force.reserve[one] + force.on_board(one) for one in (ANA, BEN)] == [4, 4]
        assert min(force.home) >= 0 and len(force.spaces[0]) <= 2 and len(force.spaces[1]) <= 1


# Ranks

CHIEF, HELPER = 0, 1
WEIGHTS = [3, 1]


def retinue():
    """Two families of a chief and two helpers at home and one in reserve, and two spaces."""
    nobody = [[[0, 0], [0, 0]], [[0, 0], [0, 0]]]
    return Retinue([[1, 2], [1, 2]], [[0, 1], [0, 1]], nobody, [[], []])


def test_a_rank_has_its_own_reserve():
    family = retinue()
    assert family.hire(ANA, CHIEF) is False
    assert family.hire(ANA, HELPER) is True
    assert (family.home, family.reserve) == ([[1, 3], [1, 2]], [[0, 0], [0, 1]])


def test_ranks_weigh_differently_and_among_equals_the_first_to_come_is_first():
    family = retinue()
    for seat, rank in ((BEN, HELPER), (ANA, HELPER), (BEN, HELPER), (ANA, HELPER)):
        family.enter(0, seat, rank)
    assert (family.strengths(0, WEIGHTS), family.ranking(0, WEIGHTS)) == ([2, 2], [BEN, ANA])
    family.enter(0, ANA, CHIEF)
    assert (family.strengths(0, WEIGHTS), family.ranking(0, WEIGHTS)) == ([5, 2], [ANA, BEN])


def test_whoever_leaves_altogether_loses_the_place_in_the_order_of_arrival():
    family = retinue()
    for seat in (ANA, BEN):
        family.enter(0, seat, HELPER)
        family.enter(0, seat, HELPER)
    family.leave(0, ANA, HELPER)
    assert family.arrivals[0] == [ANA, BEN]
    family.shift(0, 1, ANA, HELPER)
    family.shift(1, 0, ANA, HELPER)
    assert family.arrivals == [[BEN, ANA], []]


def test_a_whole_stack_goes_home():
    family = retinue()
    family.enter(1, ANA, CHIEF)
    family.enter(1, ANA, HELPER)
    assert (family.on_board(ANA), family.on_board(BEN)) == (True, False)
    family.go_home(1, ANA)
    assert (family.home[ANA], family.arrivals, family.on_board(ANA)) == ([1, 2], [[], []], False)


@given(st.lists(st.tuples(st.sampled_from([ANA, BEN]), st.integers(0, 1), st.integers(0, 1), st.integers(0, 3))))
def test_no_ranked_worker_is_lost_or_made(steps):
    family = retinue()
    for seat, space, rank, what in steps:
        if what == 0:
            family.hire(seat, rank)
        elif what == 1 and family.home[seat][rank]:
            family.enter(space, seat, rank)
        elif what == 2 and family.spaces[space][seat][rank]:
            family.shift(space, 1 - space, seat, rank)
        elif what == 3 and seat in family.arrivals[space]:
            family.go_home(space, seat)
        for one in (ANA, BEN):
            everywhere = zip(
                family.home[one], family.reserve[one], *(there[one] for there in family.spaces), strict=True
            )
            assert [sum(counts) for counts in everywhere] == [1, 3]
            present = [one in there for there in family.arrivals]
            assert present == [any(there[one]) for there in family.spaces]
