"""Simulations: the same rules as a match, at random, without anybody listening."""

import darbar
import pytest
from darbar import PluginError, RuleViolation
from darbar.core.state import encode
from toys import CARAVAN, Pass, begin, caravan, small

GAMES = sorted(darbar.games())


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_end(game):
    one, other = darbar.simulate(game, seed=5), darbar.simulate(game, seed=5)
    assert encode(one.state) == encode(other.state)
    assert one.answers == other.answers
    assert one.standings() == other.standings()
    assert len({encode(darbar.simulate(game, seed=seed).state) for seed in range(20)}) > 1


def test_a_simulation_plays_by_the_rules_of_a_match():
    """The answers that a simulation gives, given to a match, lead to the same end."""
    answers = []

    def watched(table):
        flow, answer = CARAVAN.phases["turn"](table), None
        while True:
            try:
                ask = flow.send(answer)
            except StopIteration:
                return
            answer = yield ask
            answers.append((len(ask.moves) > 1, answer))

    for seed in range(5):
        answers.clear()
        end = darbar.simulate(CARAVAN.change(phases={"turn": watched}), seats=3, seed=seed)
        match = caravan(seats=3, seed=seed)
        for free, answer in answers:
            if free:
                match.play(answer)
        assert match.ask is None
        assert encode(match.state) == encode(end.state)
        assert match.standings() == end.standings()
        assert end.answers == len(answers)


def test_choices_and_variants_are_those_of_a_match(toys):
    end = darbar.simulate("caravan", 2, 3, options={"rounds": 1, "meals": False}, rulings={"leftovers": "lost"})
    assert end.state.turn == 2
    assert end.state.food == [2, 2]
    assert all(standing.lines["coins"] == 0 for standing in end.standings())
    short = darbar.simulate("caravan", seed=3, variants=["short"], options={"rounds": 4})
    assert short.state.turn == 2


def test_a_wrong_number_of_seats_is_refused():
    with pytest.raises(RuleViolation, match="Tic-tac-toe is for 2 players, not 3"):
        darbar.simulate("tictactoe", seats=3)


def test_a_game_that_fails_is_named():
    def turn(table):
        yield table.ask(0, "go", [Pass(), Pass()])
        table.state.taken.append(1 // 0)

    with pytest.raises(PluginError, match=r"game 'small' failed in its simulation .*: ZeroDivisionError"):
        darbar.simulate(small(turn))
    with pytest.raises(PluginError, match=r"game 'small' failed in its simulation .*: ZeroDivisionError"):
        begin(small(turn)).playout(1)


def asks_for_ever(table):
    while True:
        yield table.ask(0, "go", [Pass(), Pass()])


def begins_for_ever(table):
    yield from ()


@pytest.mark.parametrize("turn", [asks_for_ever, begins_for_ever])
def test_a_match_without_end_is_given_up(turn, monkeypatch):
    monkeypatch.setattr("darbar.match.simulation.ENDLESS", 1_000)
    with pytest.raises(PluginError, match="game 'small' does not end: 1,000 answers or phases"):
        darbar.simulate(small(turn))


def test_a_game_that_is_over_before_it_begins_is_over():
    end = darbar.simulate(small(lambda table: None, limit=0))
    assert end.answers == 0
    assert [standing.points for standing in end.standings()] == [0]


def test_every_answer_is_given_now_and_then():
    first = {darbar.simulate("tictactoe", seed=seed).state.cells.index(0) for seed in range(200)}
    assert len(first) > 4
