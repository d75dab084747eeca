"""Chapter 5: The end."""

import darbar
import pytest
from darbar.testing import rule
from darbar_hearts.game import HEARTS
from hearts_positions import ended, new, points

REST = "5H 6H 7H 8H 9H TH JH QH KH AH"


@pytest.mark.parametrize(("had", "goes_on"), [(37, False), (36, False), (35, True)])
@rule("hearts", "5.1")
def test_the_match_ends_when_somebody_reaches_the_limit_after_a_hand(had, goes_on):
    match = ended(ana="QS 2H", ben="3H 4H", cleo=REST, points=[had, 0, 0])
    assert points(match)[0] == had + 14
    assert (match.ask is not None) is goes_on


@pytest.mark.parametrize(("limit", "goes_on"), [(25, False), (50, True), (100, True)])
@rule("hearts", "5.1")
def test_the_limit_is_agreed_upon(limit, goes_on):
    match = ended(ana="QS 2H", ben="3H 4H", cleo=REST, points=[11, 0, 0], limit=limit)
    assert (match.ask is not None) is goes_on


@rule("hearts", "5.1")
def test_usually_it_is_fifty():
    assert new(4).state.box.options.limit == 50
    with pytest.raises(darbar.RecordError, match="limit cannot be 30: choose one of 25, 50, 100"):
        new(4, limit=30)


@rule("hearts", "5.1")
def test_even_a_moon_can_end_it():
    everything = f"QS 2H 3H 4H {REST}"
    match = ended(ana=everything, ben="", cleo="", points=[40, 24, 0])
    assert match.ask is None and points(match) == [40, 50, 26]


@rule("hearts", "5.2")
def test_fewest_points_win():
    match = ended(ana="QS 2H", ben="3H 4H", cleo=REST, points=[40, 20, 13])
    assert [(one.seat, one.place, one.points) for one in match.standings()] == [(1, 1, 22), (2, 2, 23), (0, 3, 54)]
    assert match.outcome().winners == (1,)
    assert match.words().outcome(match.outcome()) == "Ben wins."


@rule("hearts", "5.2")
def test_equals_share_the_place():
    match = ended(ana="QS 2H", ben="3H 4H", cleo=REST, points=[40, 20, 12])
    assert [(one.seat, one.place) for one in match.standings()] == [(1, 1), (2, 1), (0, 3)]
    assert match.words().outcome(match.outcome()) == "Ben and Cleo share the first place."


@rule("hearts", "5.2")
def test_the_one_who_ends_it_may_not_be_last():
    match = ended(ana="QS 2H", ben="3H 4H", cleo=REST, points=[36, 60, 0])
    assert [one.seat for one in match.standings()] == [2, 0, 1]


def test_a_match_that_is_over_asks_nothing():
    match = ended(ana="QS 2H", ben="3H 4H", cleo=REST, points=[40, 20, 12])
    assert HEARTS.phase(match.state) is None
    assert match.asks == []
