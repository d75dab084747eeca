"""How sure a figure is."""

import random

import pytest
from darbar.arena.intervals import average, ratio, share, student, wilson


def test_wilson_gives_the_textbook_interval():
    ten = wilson(0.8, 10)
    assert (ten.low, ten.high) == (pytest.approx(0.490, abs=0.001), pytest.approx(0.943, abs=0.001))


@pytest.mark.parametrize(("mean", "low", "high"), [(0.0, 0.0, 0.278), (1.0, 0.722, 1.0)])
def test_a_share_of_nothing_or_all_still_has_an_interval(mean, low, high):
    seen = wilson(mean, 10)
    assert (seen.low, seen.high) == (pytest.approx(low, abs=0.001), pytest.approx(high, abs=0.001))


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (1000, 1.962)])
def test_students_quantiles_are_those_of_the_tables(freedom, quantile):
    assert student(freedom) == pytest.approx(quantile, abs=0.003)


def test_matches_of_a_round_that_go_alike_count_less():
    """In 40 rounds of 4 a seat wins all or nothing: that is worth 40 matches, not 160."""
    alike = {round: [float(round % 4 == 0)] * 4 for round in range(40)}
    mixed = {round: [1.0, 0.0, 0.0, 0.0] for round in range(40)}
    assert share(alike).mean == share(mixed).mean == 0.25
    assert share(alike).high - share(alike).low == pytest.approx(wilson(0.25, 40).high - wilson(0.25, 40).low, abs=0.01)
    assert share(mixed) == wilson(0.25, 160)


def test_an_average_needs_two_rounds_for_an_interval():
    one = average({1: [3.0, 5.0]})
    assert (one.mean, one.low, one.high) == (4.0, None, None)
    two = average({1: [3.0], 2: [5.0]})
    assert (two.low, two.high) == (pytest.approx(4 - 12.706), pytest.approx(4 + 12.706))


def test_a_ratio_is_unknown_where_one_side_has_nothing():
    assert ratio([0.0, 0.0], [1.0, 2.0]) is None
    assert ratio([1.0, 2.0], [0.0, 0.0]) is None


def test_a_ratio_needs_five_rounds_for_an_interval():
    four = ratio([2.0, 3.0, 2.0, 3.0], [1.0, 1.0, 1.0, 2.0])
    assert (four.mean, four.low, four.high) == (2.0, None, None)
    five = ratio([2.0, 3.0, 2.0, 3.0, 2.0], [1.0, 1.0, 1.0, 2.0, 1.0])
    assert five.low < five.mean < five.high


def test_intervals_hold_the_truth_nineteen_times_in_twenty():
    chance, held = random.Random(5), {"share": 0, "average": 0, "ratio": 0}
    for _ in range(400):
        rounds = {round: _unlucky_round(chance) for round in range(60)}
        seen = share(rounds)
        held["share"] += seen.low <= 0.3 <= seen.high
        points = {round: [chance.gauss(20, 6) + 3 for _ in range(4)] for round in range(20)}
        held["average"] += average(points).low <= 23 <= average(points).high
        above, below = [[chance.expovariate(rate) for _ in range(40)] for rate in (0.5, 1.0)]
        held["ratio"] += ratio(above, below).low <= 2 <= ratio(above, below).high
    assert all(0.92 * 400 <= count <= 0.99 * 400 for count in held.values()), held


def _unlucky_round(chance: random.Random) -> list[float]:
    """Four matches whose seed favours one side or the other."""
    rate = chance.choice([0.05, 0.55])
    return [float(chance.random() < rate) for _ in range(4)]
