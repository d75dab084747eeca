"""10 The end: markers that meet, the phase that is finished, and who has won."""

import pytest
from darbar.testing import play, rule
from darbar_rajas.components import Cause
from darbar_rajas.game import RAJAS
from hypothesis import given
from hypothesis import strategies as some
from rajas_positions import FIRST, SECOND, gap, has, position, purse, state_of, told


def places(match):
    return [(one.seat, one.place, one.points) for one in match.standings()]


BESIDE = [(0, 61), (1, 60), (2, 60), (12, 55), (20, 51), (33, 44), (44, 39), (52, 35), (55, 33), (65, 28), (120, 1)]


@pytest.mark.parametrize(("money", "fame"), BESIDE)
@rule("rajas", "10.1")
def test_two_money_spaces_lie_beside_each_fame_space(money, fame):
    assert RAJAS.pack().crossing.beside(money) == fame


@rule("rajas", "10.1")
def test_markers_one_step_apart_do_not_end_the_match():
    match = position(rajesh=has(money=58, fame=29, workers=5), leila=has())
    play(match, "place outer-terrace")
    assert (purse(match), gap(match)) == ((60, 29), -2)
    assert "MarkersMet" not in told(match)


@rule("rajas", "10.1", "10.2")
def test_markers_that_meet_bring_about_the_end_when_the_phase_is_over():
    match = position(rajesh=has(money=62, fame=29, workers=5), leila=has(), ana=has())
    play(match, "place outer-terrace")
    assert gap(match) == 0 and "MarkersMet" in told(match) and match.ask.seat == SECOND
    play(match, "place terrace-blue", "place terrace-green")
    assert match.ask is None
    assert [event.cause for event in match.events if type(event).__name__ == "MatchEnded"] == [Cause.MARKERS_MET]


@rule("rajas", "10.2")
def test_the_last_player_of_a_phase_ends_the_match_at_once():
    match = position(first="leila", rajesh=has(money=62, fame=29, workers=5), leila=has())
    play(match, "place terrace-blue", "place outer-terrace")
    assert match.ask is None


@rule("rajas", "10.2")
def test_who_has_no_worker_left_has_no_last_turn():
    match = position(
        rajesh=has(money=62, fame=29, workers=5), leila=has(), workers={"terrace-blue": "leila leila leila"}, lap=4
    )
    play(match, "place outer-terrace")
    assert match.ask is None


@rule("rajas", "10.3", "E22")
def test_rajesh_wins_because_he_has_crossed_first():
    match = position(rajesh=has(money=63, fame=30, workers=5), leila=has(dice="blue 1", money=52, fame=35, workers=5))
    play(match, "place outer-terrace")
    assert purse(match) == (65, 30)
    play(match, "place great-mogul")
    assert purse(match, SECOND) == (52, 37)
    assert (gap(match), gap(match, SECOND)) == (2, 2)
    assert places(match) == [(0, 1, 2), (1, 2, 2)]
    assert match.outcome().winners == (FIRST,)


@rule("rajas", "10.3")
def test_the_greater_crossing_wins_also_when_it_came_later():
    match = position(rajesh=has(money=63, fame=30, workers=5), leila=has(dice="blue 1", money=56, fame=35, workers=5))
    play(match, "place outer-terrace", "place great-mogul")
    assert places(match) == [(1, 1, 4), (0, 2, 2)]


@rule("rajas", "R20")
@pytest.mark.parametrize(("reading", "ranks"), [("shared", [1, 2, 2]), ("fame", [1, 2, 3])])
def test_those_who_have_not_crossed_share_a_rank_or_compare_fame(reading, ranks):
    match = position(
        rajesh=has(money=63, fame=30, workers=5),
        leila=has(money=20, fame=10, workers=4),
        ana=has(money=10, fame=15, workers=4),
        rulings={"low-ranks": reading},
    )
    play(match, "place outer-terrace", "place terrace-blue", "place terrace-blue")
    assert [one.place for one in match.standings()] == ranks
    assert match.standings()[1].seat == (1 if reading == "shared" else 2)


@rule("rajas", "10.4", "R15")
@pytest.mark.parametrize(("reading", "over"), [("stop", True), ("go-on", False)])
def test_a_round_in_which_nothing_moves_is_the_last_when_there_is_nothing_left_to_build(reading, over):
    match = position(
        rajesh=has(),
        leila=has(),
        empty="all",
        rulings={"stalemate": reading},
        workers={"terrace-blue": "rajesh rajesh", "terrace-green": "leila leila"},
    )
    play(match, "place terrace-orange", "place terrace-purple")
    assert (match.ask is None) is over
    if over:
        assert match.events[-1].cause is Cause.STALEMATE


@rule("rajas", "10.4")
def test_a_round_with_a_move_of_money_is_not_the_last():
    match = position(
        rajesh=has(),
        leila=has(),
        empty="all",
        workers={"terrace-blue": "rajesh rajesh", "terrace-green": "leila leila"},
    )
    play(match, "place outer-terrace", "place terrace-purple")
    assert match.state.round == 2


@given(some.integers(0, 200), some.integers(0, 90))
def test_points_are_what_the_markers_have_crossed_by(money, fame):
    state = state_of(rajesh=has(money=money, fame=fame), leila=has())
    score = RAJAS.score(state, FIRST)
    assert score.total == fame + (money + 1) // 2 - 61
    assert score.lines["fame"] == fame
