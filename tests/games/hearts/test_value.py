"""What a position of Hearts is worth: fewer points, and fewer to fear."""

import pytest
from darbar.sessions.session import make_bot
from darbar_hearts.game import HEARTS
from hearts_positions import ANA, BEN, CLEO, ended, playing

OTHERS = "KH AH 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC 2D 3D 4D 5D 6D 7D 2S 3S 4S 5S 6S 2H 3H"


def hand(own, others=None, **words):
    """Ana has these four cards, and the other two have eight more."""
    rest = [one for one in (others or OTHERS).split() if one not in own.split()][:8]
    return playing(ana=own, ben=" ".join(rest[::2]), cleo=" ".join(rest[1::2]), **words)


def worth(own, seat=ANA, **words):
    return HEARTS.estimate(hand(own, **words).state, seat)


BETTER = {
    "low clubs": ("2C 3C 4C 5C", "9C TC JC QC", None),
    "low hearts": ("2H 3H", "KH AH", "4H 5H 6H 7H 8H 9H TH JH"),
    "no queen of spades": ("JS 2S", "QS 2S", "3S 4S KS AS 5S 6S 7S 8S"),
    "a guarded queen of spades": ("QS 2S 3S 4S", "QS 2C 3C 4C", "KS AS 5S 6S 7S 8S 5C 6C"),
    "no ace of spades under the queen": ("2S 3C", "AS 3C", "QS 4S 5S 6S 7S 8S 4C 5C"),
}


@pytest.mark.parametrize(("better", "worse", "others"), BETTER.values(), ids=BETTER)
def test_what_is_less_dangerous_is_worth_more(better, worse, others):
    assert worth(better, others=others) > worth(worse, others=others)


def test_points_of_the_hand_and_of_the_match_cost():
    less, more = (ended(ana="2H", ben="QS AH", cleo="", points=[had, 0, 0]) for had in (3, 30))
    assert HEARTS.estimate(less.state, ANA) > HEARTS.estimate(more.state, ANA)
    taken = playing(ana="2C", ben="3C", cleo="4H", taken={"ana": "QS"})
    given = playing(ana="2C", ben="3C", cleo="4H", taken={"ben": "QS"})
    assert HEARTS.estimate(taken.state, ANA) < HEARTS.estimate(given.state, ANA)


def test_a_trick_that_one_will_take_costs_what_is_in_it():
    match = playing(trick="AD QS", ana="2C", ben="3C", cleo="4D 5C")
    values = [HEARTS.estimate(match.state, seat) for seat in (ANA, BEN)]
    assert values[0] < values[1] - 10


def test_after_the_last_hand_a_position_is_worth_its_points():
    match = ended(ana="QS 2H", ben="3H", cleo="4H 5H 6H 7H 8H 9H TH JH QH KH AH", points=[40, 0, 0])
    assert match.ask is None
    values = [HEARTS.estimate(match.state, seat) for seat in (ANA, BEN, CLEO)]
    assert values[1] > values[2] > values[0]


def test_a_view_can_be_judged_too():
    match = hand("2C 3C QS AH")
    assert HEARTS.estimate(match.view(ANA), ANA) == pytest.approx(HEARTS.estimate(match.state, ANA))
    assert isinstance(HEARTS.estimate(match.view(BEN), ANA), float)


@pytest.mark.parametrize("bot", ["greedy", "mcts:40"])
def test_bots_give_the_queen_away_when_they_can(bot):
    match = playing(trick="AC", broken=True, ana="7D 3D", ben="QS 2H 4D", cleo="KC 5D 6D", taken={"cleo": "3H"})
    assert match.game.vocabulary.notation(make_bot(bot, 1).choose(match.chair(BEN))) == "play queen-spades"


@pytest.mark.parametrize("bot", ["greedy", "mcts:40"])
def test_bots_do_not_take_the_queen_when_they_can_stay_low(bot):
    match = playing(trick="JS QS", ana="7D 3D", ben="4D 5D", cleo="TS KS 6D")
    assert match.game.vocabulary.notation(make_bot(bot, 1).choose(match.chair(CLEO))) == "play ten-spades"
