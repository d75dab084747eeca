"""Bots play for what wins: together, for the fewest points, for their side, to be the last one left.

In each of these games everyone walks one, two or three miles in turn; what that is good for differs.
"""

import pytest
from darbar import Goal, Score, Seat
from darbar.sessions.session import make_bot
from toys import Walk, begin, small

ANA, BEN, CLEO, DEV = map(Seat, range(4))
SEARCHES = ["mcts:120", "mcts:120+short=0"]
BOTS = ["greedy", "medium", *SEARCHES]


def walks(score=None, *, limit=4, seats=2, **fields):
    """A game of so many walks."""

    def turn(table):
        seat = Seat(len(table.state.taken) % seats)
        walk = yield table.ask(seat, "walk", [Walk(1), Walk(2), Walk(3)])
        table.state.taken.append(walk.steps)

    return small(turn, limit=limit, seats=(seats, seats), score=score or (lambda state, seat: Score({})), **fields)


def own(state, seat, seats=2):
    """The miles of one seat."""
    return sum(state.taken[seat::seats])


def after(game, *steps):
    match = begin(game, game.seats[0])
    for step in steps:
        match.play(Walk(step))
    return match


def answers(name, match):
    chair = match.chair(match.ask.seat)
    return {make_bot(name, seed).choose(chair).steps for seed in range(4)}


def expected(name, match):
    """The standings that a bot expects after each move."""
    analysis = make_bot(name, 1).analyse(match.chair(match.ask.seat))
    return {option.move.steps: option.standing for option in analysis.options}


# All together

SUMMIT = Goal(together=lambda state: sum(state.taken) >= 10)


@pytest.mark.parametrize("name", BOTS)
def test_the_move_that_reaches_the_common_goal_is_taken_even_where_there_are_no_points(name):
    assert answers(name, after(walks(goal=SUMMIT), 2, 3, 2)) == {3}


@pytest.mark.parametrize("name", SEARCHES)
def test_an_analysis_tells_what_serves_the_common_goal_from_what_does_not(name):
    standings = expected(name, after(walks(goal=SUMMIT), 2, 3, 2))
    assert standings[3] > 0.9
    assert max(standings[1], standings[2]) < 0.1


def test_a_search_sees_what_helps_all_before_it_is_decided():
    standings = expected("mcts:200", after(walks(goal=SUMMIT), 2))
    assert standings[3] > 0.1 + max(standings[1], standings[2])


@pytest.mark.parametrize("name", [*BOTS, "mcts:40+short=0+horizon=0"])
def test_what_others_have_counts_as_much_where_all_play_together(name):
    """Miles count for the other seat alone, so that a bot which looks at its own sees nothing."""
    game = walks(lambda state, seat: Score({"miles": own(state, 1 - seat)}), limit=80, goal=SUMMIT)
    assert answers(name, after(game, 2)) == {3}


@pytest.mark.parametrize("name", BOTS)
def test_one_alone_plays_for_points(name):
    assert answers(name, begin(walks(lambda state, seat: Score({"miles": own(state, seat, 1)}), seats=1), 1)) == {3}


# Fewest points


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("limit", [4, 80])
def test_fewest_points_are_played_for_where_they_win(name, limit):
    game = walks(lambda state, seat: Score({"miles": own(state, seat)}), limit=limit, goal=Goal(fewest=True))
    assert answers(name, begin(game)) == {1}


@pytest.mark.parametrize("name", SEARCHES)
def test_an_analysis_expects_more_of_fewer_points(name):
    game = walks(lambda state, seat: Score({"miles": own(state, seat)}), goal=Goal(fewest=True))
    standings = expected(name, after(game, 2, 2, 2))
    assert standings[1] > standings[2] > standings[3]


# Partners


def giving(state, seat):
    """What one walks is lost to oneself, and worth twice as much to one's partner."""
    return Score({"left": -own(state, seat, 4), "given": 2 * own(state, (seat + 2) % 4, 4)})


def pairs(count):
    return [0, 1, 0, 1]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("limit", [8, 80])
def test_partners_play_for_their_side_and_others_for_themselves(name, limit):
    assert answers(name, begin(walks(giving, limit=limit, seats=4, goal=Goal(sides=pairs)), 4)) == {3}
    assert answers(name, begin(walks(giving, limit=limit, seats=4), 4)) == {1}


@pytest.mark.parametrize("name", SEARCHES)
def test_an_analysis_expects_of_a_move_what_it_brings_the_side(name):
    standings = expected(name, after(walks(giving, limit=8, seats=4, goal=Goal(sides=pairs)), 2, 2, 2, 2, 2, 2, 2))
    assert standings[3] > standings[2] > standings[1]


# Out


@pytest.mark.parametrize("name", BOTS)
def test_nobody_walks_out_of_the_match(name):
    """Who walks three miles is out; until then miles are points."""
    game = walks(
        lambda state, seat: Score({"miles": own(state, seat)}),
        limit=6,
        goal=Goal(out=lambda state: list(dict.fromkeys(at % 2 for at, steps in enumerate(state.taken) if steps == 3))),
    )
    assert 3 not in answers(name, begin(game))
