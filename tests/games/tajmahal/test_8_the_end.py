"""Chapter 8: The end."""

import pytest
from darbar.testing import rule
from darbar_tajmahal.events import HandScored
from darbar_tajmahal.scoring import hand_points
from taj_positions import ANA, BEN, CLEO, LAST_VISIT, cards, ended, has, new, points, short, told


def last(**players):
    return ended(visit=LAST_VISIT, province="agra", **players)


@rule("tajmahal", "8.1", "E12")
def test_a_hand_scores_its_largest_colour_and_all_white_and_special_cards():
    """E12: 1 special, 2 white, 4 red, 4 green, 1 yellow: 1 + 2 + 4 points."""
    match = last(ana=has("+k w-e w-m r-ev r-eg r-em r-ep g-ev g-eg g-em g-ep y-ev"), ben=has("y-eg"), cleo=has())
    assert match.ask is None
    assert [points(match, seat, "hand") for seat in (ANA, BEN, CLEO)] == [7, 1, 0]
    assert [event.points for event in told(match, HandScored)] == [7, 1, 0]


@pytest.mark.parametrize(
    ("own", "worth"),
    [("", 0), ("r-ev", 1), ("r-ev y-ev g-ev v-ev", 1), ("r-ev r-ev y-ev", 2), ("w-e w-e", 2), ("change +2 v-ee", 3)],
)
@rule("tajmahal", "8.1")
def test_only_one_colour_counts(own, worth):
    assert hand_points(cards(own)) == worth


@rule("tajmahal", "8.1")
def test_hands_are_laid_open_at_the_end():
    match = last(ana=has("r-ev w-e"), ben=has("y-eg"), cleo=has())
    for seat in (ANA, BEN, None):
        assert short(match.view(seat).players[ANA].hand.cards) == "r-ev w-e"


@pytest.mark.parametrize("seats", [3, 4, 5])
@rule("tajmahal", "8.1")
def test_a_match_has_twelve_visits(seats):
    match = new(seats)
    while match.ask:
        assert match.state.visit <= 12
        match.play(match.ask.moves[0])
    assert match.state.visit == 12 and len(told(match, HandScored)) == seats


@rule("tajmahal", "8.2")
def test_whoever_has_most_points_wins():
    match = last(ana=has(points=30), ben=has("w-e w-m", points=29), cleo=has(points=10))
    assert [(one.seat, one.place, one.points) for one in match.standings()] == [
        (BEN, 1, 31),
        (ANA, 2, 30),
        (CLEO, 3, 10),
    ]


@rule("tajmahal", "8.2")
def test_equals_share_the_victory():
    match = last(ana=has(points=30), ben=has("w-e", points=29), cleo=has(points=10))
    assert [one.place for one in match.standings()] == [1, 1, 3]
    assert match.outcome().winners == (ANA, BEN)


@rule("tajmahal", "8.2")
def test_a_score_says_where_points_come_from():
    match = last(ana=has("w-e", points=30), ben=has(), cleo=has())
    assert match.game.score(match.state, ANA).lines == {
        "bonuses": 30,
        "provinces": 0,
        "palaces": 0,
        "specials": 0,
        "hand": 1,
    }
