"""Chapter 4: Points."""

import pytest
from darbar import Seat
from darbar.testing import rule
from darbar_hearts.components import HEARTS, cards_in
from darbar_hearts.game import HEARTS as GAME
from darbar_hearts.scoring import points_of
from hearts_positions import cards, ended, lay, playing, points, told

ALL_HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"


@pytest.mark.parametrize(
    ("taken", "worth"), [("AC KD AS KS", 0), ("2H", 1), ("AH KH 3C", 2), ("QS", 13), ("QS 2H AS", 14), (ALL_HEARTS, 13)]
)
@rule("hearts", "4.1")
def test_a_heart_counts_one_and_the_queen_of_spades_thirteen(taken, worth):
    assert points_of(cards(taken)) == worth


@rule("hearts", "4.1")
def test_everyone_counts_what_was_taken_in_the_hand():
    match = ended(ana="2H 3H", ben="QS 4H", cleo="5H 6H 7H 8H 9H TH JH QH KH AH", dora="", points=[5, 0, 1, 0])
    assert points(match) == [7, 14, 11, 0]
    assert told(match)[:4] == [
        "Ana scored 2 points: 7 in all.",
        "Ben scored 14 points: 14 in all.",
        "Cleo scored 10 points: 11 in all.",
        "Dora scored 0 points: 0 in all.",
    ]


@rule("hearts", "4.1")
def test_the_lines_of_the_score_tell_where_points_come_from():
    match = ended(ana="2H", ben="QS 4H", cleo="3H 5H 6H 7H 8H 9H TH JH QH KH AH")
    assert GAME.score(match.state, Seat(1)).lines == {"hearts": 1, "queens": 13, "moons": 0}


@rule("hearts", "4.1")
def test_points_count_only_after_the_last_trick():
    match = playing(ana="AD 2C", ben="3D 3C", cleo="5H 4C", taken={"ben": "QS"})
    lay(match, "AD 3D 5H")
    assert points(match) == [0, 0, 0]
    lay(match, "2C 3C 4C")
    assert points(match) == [13, 13, 0]


@rule("hearts", "4.2")
def test_who_takes_everything_has_nothing_and_all_others_have_26():
    match = ended(ana="", ben=f"{ALL_HEARTS} QS", cleo="", dora="", points=[1, 2, 3, 4])
    assert points(match) == [27, 2, 29, 30]
    assert GAME.score(match.state, Seat(0)).lines == {"hearts": 1, "queens": 0, "moons": 26}
    assert told(match)[0] == "Ben took all hearts and the queen of spades, and shot the moon."


@pytest.mark.parametrize("missing", ["QS", "2H", "AH"])
@rule("hearts", "4.2")
def test_a_single_point_elsewhere_and_there_is_no_moon(missing):
    most = " ".join(one for one in f"{ALL_HEARTS} QS".split() if one != missing)
    match = ended(ana=missing, ben=most, cleo="")
    assert points(match) == [points_of(cards(missing)), 26 - points_of(cards(missing)), 0]


@rule("hearts", "4.2")
def test_the_moon_is_shot_with_the_last_card():
    match = playing(ana="AH", ben="3C", cleo="KH", broken=True, taken={"ana": f"{ALL_HEARTS[:-6]} QS"})
    assert len(cards_in(match.state.taken[0] & HEARTS)) == 11
    lay(match, "AH 3C KH")
    assert points(match) == [0, 26, 26]
