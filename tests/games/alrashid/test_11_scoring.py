"""11 The end: where prestige comes from, and what breaks a tie."""

import pytest
from alrashid_positions import GREEN, RED, YELLOW, ending_the_year, has, lines
from darbar.match.outcomes import deciding
from darbar.testing import rule
from darbar_alrashid.game import ALRASHID


def at_the_end(**words):
    """A match after its last year."""
    match = ending_the_year(year=5, **words)
    assert match.ask is None
    return match


@rule("alrashid", "11.1")
def test_most_prestige_wins():
    match = at_the_end(green=has(titles="smuggler"), red=has(titles="strategist"), yellow=has())
    assert [(one.seat, one.place, one.points) for one in match.standings()] == [
        (RED, 1, 8),
        (GREEN, 2, 7),
        (YELLOW, 3, 6),
    ]


@rule("alrashid", "11.2")
def test_a_pasha_is_worth_three_a_merchant_two_and_a_sage_one():
    match = at_the_end(green=has(family="pasha pasha merchant sage sage sage"), red=has(family=""))
    assert (lines(match, GREEN)["family"], lines(match, RED)["family"]) == (11, 0)


@rule("alrashid", "11.3")
def test_titles_bring_what_is_printed_on_them():
    match = at_the_end(green=has(titles="smuggler strategist enchanter banker treasurer alchemist agha"), red=has())
    assert (lines(match, GREEN)["titles"], lines(match, GREEN)["caliph"]) == (5, 2)


@pytest.mark.parametrize(
    ("green", "prestige"),
    [
        (has(titles="aide-to-the-qadi", influence=4), 0),
        (has(titles="aide-to-the-qadi", influence=5), 4),
        (has(titles="aide-to-the-qadi", influence=6), 5),
        (has(titles="economist", family="merchant merchant"), 0),
        (has(titles="economist", family="merchant merchant merchant"), 3),
        (has(titles="economist", family="merchant merchant merchant merchant"), 5),
        (has(titles="economist warehouse-keeper", goods="wood metal pottery silk", family="merchant"), 4),
    ],
)
@rule("alrashid", "11.3", "9.17", "9.23")
def test_political_titles_bring_what_the_family_has_made_of_them(green, prestige):
    assert lines(at_the_end(green=green, red=has()), GREEN)["politics"] == prestige


@rule("alrashid", "11.4", "3.5", "E23")
def test_influence_brings_five_at_most_and_the_aide_comes_on_top():
    match = at_the_end(green=has(influence=7, titles="aide-to-the-qadi"), red=has(influence=3))
    assert (lines(match, GREEN)["influence"], lines(match, GREEN)["politics"]) == (5, 5)
    assert lines(match, RED)["influence"] == 3


@rule("alrashid", "11.4", "3.6")
def test_a_dishonour_takes_two():
    assert lines(at_the_end(green=has(dishonour=3), red=has()), GREEN)["dishonour"] == -6


@rule("alrashid", "11.5")
def test_a_tie_goes_to_the_goods_that_are_worth_more():
    """Three different goods are worth six gold, four equal ones only four."""
    match = at_the_end(green=has(goods="wood wood wood wood"), red=has(goods="wood metal silk"))
    assert [one.seat for one in match.standings()] == [RED, GREEN]
    assert [one.place for one in match.standings()] == [1, 2]


@rule("alrashid", "11.5")
def test_between_equal_goods_the_earlier_place_in_the_turn_order_wins():
    match = at_the_end(order="yellow red green", green=has(goods="wood"), red=has(goods="silk"), yellow=has())
    assert [one.seat for one in match.standings()] == [RED, GREEN, YELLOW]


@rule("alrashid", "11.5")
def test_the_score_tells_what_broke_a_tie():
    match = at_the_end(order="yellow red green", green=has(goods="wood"), red=has(goods="silk"), yellow=has())
    assert [one.ties for one in match.standings()] == [
        {"gold": 1, "turn-order": 2},
        {"gold": 1, "turn-order": 3},
        {"gold": 0, "turn-order": 1},
    ]
    assert deciding(match.standings()) == ["gold", "turn-order"]
    assert match.words().breakdown(match.standings()[0], ["turn-order"])[-1] == "in a tie, place in the turn order 2"


def test_the_lines_of_a_score_are_the_same_for_everybody():
    match = at_the_end(green=has(), red=has())
    assert list(lines(match, GREEN)) == list(ALRASHID.score(match.state, RED).lines)
