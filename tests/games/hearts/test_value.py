"""What a position of Hearts is worth: fewer points, and fewer to fear."""

import darbar
import pytest
from darbar import Seat, Session
from darbar.sessions.session import make_bot
from darbar_hearts.game import HEARTS
from darbar_hearts.habits import played_out
from darbar_hearts.value import threat
from hearts_positions import ANA, BEN, CLEO, card, cards, ended, playing

BETTER = {
    "low clubs": ("2C 3C 4C 5C", "9C TC JC QC", "KH AH 6C 7C 8C"),
    "low hearts": ("2H 3H", "KH AH", "4H 5H 6H 7H 8H 9H TH JH"),
    "no queen of spades": ("JS 2S", "QS 2S", "3S 4S KS AS 5S 6S 7S 2H"),
    "a guarded queen of spades": ("QS 2S 3S 4S", "QS 2C 3C 4C", "KS AS 5S 6S 7S 8S 5C 6C"),
    "no ace of spades under the queen": ("2S 3C", "AS 3C", "QS 4S 5S 6S 7S 8S 4C 5C"),
    "nothing at all": ("", "KC", "KH AH 2C"),
}


@pytest.mark.parametrize(("better", "worse", "others"), BETTER.values(), ids=BETTER)
def test_what_is_less_dangerous_is_feared_less(better, worse, others):
    assert threat(cards(better), cards(others)) < threat(cards(worse), cards(others))


def test_without_points_there_is_nothing_to_fear():
    assert threat(cards("AC KC"), cards("2C 3C")) == 0


# Playing by habit


def out(trick="", leader=0, broken=True, taken=("2C", "", ""), **hands):
    """Everyone's points when the hand is played out."""
    on_table = tuple(int(card(one)) for one in trick.split())
    return played_out(tuple(map(cards, hands.values())), on_table, leader, broken, tuple(map(cards, taken)))


def test_who_cannot_follow_gives_the_queen_away():
    assert out(ana="AC 2D", ben="QS 3D", cleo="KC 4D") == (13, 0, 0)


def test_who_follows_stays_below():
    assert out(ana="9C 2H", ben="8C AC", cleo="TC 3D", trick="", leader=0)[1] == 0


def test_points_that_were_taken_count():
    assert out(ana="AC", ben="2H", cleo="KC", taken=("QS", "3H", "4H")) == (14, 1, 1)


def test_a_moon_is_seen():
    hearts = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    assert out(ana="AH", ben="2D", cleo="3D", taken=(f"QS {hearts}", "2C", "")) == (0, 26, 26)


def test_the_first_trick_has_its_rules_even_then():
    assert out(ana="2C", ben="3C", cleo="2H", taken=("", "", "")) == (0, 1, 0)
    assert out(ana="2C 5D", ben="3C 3D", cleo="QS 4S", taken=("", "", "")) == (13, 0, 0)


# Positions


def test_points_of_the_hand_and_of_the_match_cost():
    less, more = (ended(ana="2H", ben="QS AH", cleo="", points=[had, 0, 0]) for had in (3, 30))
    assert HEARTS.estimate(less.state, ANA) > HEARTS.estimate(more.state, ANA)
    taken = playing(ana="2C", ben="3C", cleo="4H", taken={"ana": "QS"})
    given = playing(ana="2C", ben="3C", cleo="4H", taken={"ben": "QS"})
    assert HEARTS.estimate(taken.state, ANA) < HEARTS.estimate(given.state, ANA)


def test_a_trick_that_one_will_take_costs_what_is_in_it():
    match = playing(trick="AD QS", ana="2C", ben="3C", cleo="4D 5C", taken={"cleo": "3H"})
    values = [HEARTS.estimate(match.state, seat) for seat in (ANA, BEN)]
    assert values[0] < values[1] - 10


def test_after_the_last_hand_a_position_is_worth_its_points():
    match = ended(ana="QS 2H", ben="3H", cleo="4H 5H 6H 7H 8H 9H TH JH QH KH AH", points=[40, 0, 0])
    assert match.ask is None
    values = [HEARTS.estimate(match.state, seat) for seat in (ANA, BEN, CLEO)]
    assert values[1] > values[2] > values[0]


def test_a_view_is_judged_by_what_is_seen():
    """A spectator knows how many cards Ana has, and not which."""
    one, other = (playing(ana=own, ben="3C 4C", cleo="5C KC") for own in ("2C 3H", "KS AH"))
    assert HEARTS.estimate(one.view(ANA), ANA) > HEARTS.estimate(other.view(ANA), ANA)
    assert isinstance(HEARTS.estimate(one.view(None), ANA), float)


@pytest.mark.parametrize("bot", ["greedy", "mcts:40"])
def test_bots_give_the_queen_away_when_they_can(bot):
    match = playing(trick="AC", broken=True, ana="7D 3D", ben="QS KD AD", cleo="KC 5D 6D", taken={"cleo": "3H"})
    assert match.game.vocabulary.notation(make_bot(bot, 1).choose(match.chair(BEN))) == "play queen-spades"


@pytest.mark.parametrize("bot", ["greedy", "mcts:40"])
def test_bots_do_not_take_the_queen_when_they_can_stay_low(bot):
    match = playing(trick="JS QS", ana="7D 3D", ben="4D 5D", cleo="TS KS 6D")
    assert match.game.vocabulary.notation(make_bot(bot, 1).choose(match.chair(CLEO))) == "play ten-spades"


@pytest.mark.parametrize("seats", [3, 4])
def test_a_hint_for_passing_expects_what_is_to_be_expected(seats):
    session = Session(darbar.new("hearts", seats=seats, seed=3))
    assert 0.1 < max(option.standing for option in session.hint(Seat(0)).options) < 0.9
