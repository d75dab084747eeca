"""A network learns what finished matches teach."""

from random import Random
from typing import Any

import darbar
import numpy as np
import pytest
from darbar.learning.encoder import encoder
from darbar.learning.network import Weights
from darbar.learning.truth import margins
from darbar.training.calibration import Bin, bins, expected_error
from darbar.training.fitting import Fit, Learner, Lessons, fit, readable
from darbar.training.lessons import begun, collected, replay
from darbar.training.targets import corrected, returns


def taught(game: str, seats: int, count: int) -> list[Lessons]:
    """What random matches teach."""
    played, found = darbar.games()[game], []
    for seed in range(count):
        match, chance = darbar.new(game, seats, seed), Random(seed)
        while match.ask is not None:
            match.play(chance.choice(match.ask.moves))
        answers = [played.vocabulary.parse(move) for _, move in match.record.moves]
        one = replay(encoder(played), begun(played, seats, seed), answers)
        assert one is not None
        found.append(one)
    return collected(found)


@pytest.mark.parametrize(("game", "seats"), [("tictactoe", 2), ("bazaar", 3), ("lanterns", 2)])
def test_learning_goes_downhill(game: str, seats: int):
    """The direction in which each weight is changed is the one that numbers show."""
    lessons, how = taught(game, seats, 4), Fit(units=4, noise=0.0, decay=0.0)
    learner = Learner(encoder(darbar.games()[game]), lessons, how, np.random.default_rng(1))
    slopes: list[Any] = []
    learner._adam = slopes.extend  # type: ignore[method-assign]
    learner._step(lessons[0])

    for field, slope in zip(Weights._fields[3:], slopes, strict=True):
        array = getattr(learner.weights, field).astype(np.float64)
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        losses = []
        for step in (1e-2, -1e-2):
            moved = array.copy()
            moved[place] += step
            learner_weights, learner.weights = learner.weights, learner.weights._replace(**{field: moved})
            losses.append(learner.loss(lessons))
            learner.weights = learner_weights
        assert (losses[0] - losses[1]) / 2e-2 == pytest.approx(float(slope[place]), rel=0.1, abs=1e-3)


def test_who_won_can_be_told_from_other_matches():
    """Better than by how often each seat has won: who only counts that is as good as without looking."""
    lessons = taught("tictactoe", 2, 400)

    network, course, rest = fit(encoder(darbar.games()["tictactoe"]), lessons, Fit(units=32, seed=2, margins=0.0))

    likely = np.log(lessons[0].wins.mean(axis=0))
    without_looking = float(-(rest[0].wins * likely).sum(axis=1).mean())
    assert min(epoch.tried for epoch in course) < without_looking
    assert expected_error(network, rest) < 0.1


def test_the_same_seed_learns_the_same():
    lessons, how = taught("tictactoe", 2, 30), Fit(units=8, epochs=3, seed=4)

    one, other = (fit(encoder(darbar.games()["tictactoe"]), lessons, how)[0] for _ in range(2))

    assert all(np.array_equal(a, b) for a, b in zip(one.weights, other.weights, strict=True))


def test_matches_that_it_is_tried_on_are_not_learned_from():
    lessons = taught("tictactoe", 2, 40)

    _, _, rest = fit(encoder(darbar.games()["tictactoe"]), lessons, Fit(units=4, epochs=1, tried=0.25))

    assert len(np.unique(rest[0].match)) == 10
    assert np.array_equal(rest[0].targets, rest[0].wins)


def test_what_a_network_reads_can_be_less():
    encodes = encoder(darbar.games()["agra"])
    side, table, added = len(encodes.side_names), len(encodes.table_names), encodes.layout.features

    read = {reads: int(readable(encodes, reads).sum()) for reads in ("features", "side", "sides", "all")}

    assert read == {"features": 2 * added, "side": side + added, "sides": 2 * side, "all": 2 * side + table}


# Lessons


def test_a_position_is_taken_where_a_turn_has_ended():
    match = darbar.new("bazaar", 2, seed=1)
    chance, turns = Random(1), set()
    while match.ask is not None:
        turns.add(match.state.turn)
        match.play(chance.choice(match.ask.moves))
    answers = [match.game.vocabulary.parse(move) for _, move in match.record.moves]

    found = replay(encoder(match.game), begun(match.game, 2, 1), answers)

    assert found is not None
    assert len(found.encoded) == len(turns) - 1
    assert found.wins == [match.outcome().win(darbar.Seat(seat)) for seat in range(2)]


def test_a_match_that_did_not_end_teaches_nothing():
    game = darbar.games()["tictactoe"]

    assert replay(encoder(game), begun(game, 2, 1), [game.vocabulary.parse("mark a1")]) is None


def test_a_margin_is_the_lead_over_the_best_rival():
    match = darbar.new("tictactoe", seed=1)
    for cell in ("a1", "a2", "b1", "b2", "c1"):
        match.play(f"mark {cell}")

    assert margins(match.position()) == [1.0, -1.0]


def test_a_target_is_partly_what_was_said_a_turn_later():
    wins = np.array([[1, 0], [1, 0], [0, 1]], dtype=np.float32)
    said = np.array([[0.5, 0.5], [0.5, 0.5], [0.9, 0.1]], dtype=np.float32)

    targets = returns(said, np.zeros(3, dtype=bool), wins, np.array([0, 0, 1]), 0.8)

    assert targets == pytest.approx(np.array([[0.9, 0.1], [1, 0], [0, 1]]))


def test_what_a_search_thought_of_a_position_counts_there_and_before():
    wins = np.array([[1, 0], [1, 0], [1, 0]], dtype=np.float32)
    said = np.array([[0.5, 0.5], [0.2, 0.8], [0.5, 0.5]], dtype=np.float32)

    targets = returns(said, np.array([False, True, False]), wins, np.array([0, 0, 0]), 0.5)

    assert targets[:, 0] == pytest.approx([0.5 * (0.5 + 0.1) + 0.5 * 0.2, 0.5 * 1 + 0.5 * 0.2, 1])


@pytest.mark.parametrize(
    ("sides", "said", "heard"),
    [
        ((0, 1, 2), [0.2, 0.6, 0.2], [0.5, 0.375, 0.125]),
        ((0, 1, 0, 1), [0.2, 0.8, 0.2, 0.8], [0.5, 0.5, 0.5, 0.5]),
        ((0, 0), [0.2, 0.2], [0.5, 0.5]),
        ((0, 1, 2), [1.0, 0.0, 0.0], [0.5, 0.0, 0.0]),
    ],
)
def test_a_search_knows_its_own_chance_and_the_others_share_the_rest(
    sides: tuple[int, ...], said: list[float], heard: list[float]
):
    thoughts = np.full((2, len(sides)), np.nan, dtype=np.float32)
    thoughts[1, 0] = 0.5

    found, where = corrected(np.array([said, said], dtype=np.float32), thoughts, sides)

    assert where.tolist() == [False, True]
    assert found == pytest.approx(np.array([said, heard]), abs=1e-6)


# Calibration


def test_chances_that_come_true_are_not_off():
    lessons = taught("tictactoe", 2, 60)
    network, _, rest = fit(encoder(darbar.games()["tictactoe"]), lessons, Fit(units=4, epochs=2))

    found = bins(network, rest)

    assert sum(one.count for one in found) == rest[0].wins.size
    assert all(isinstance(one, Bin) and 0 <= one.said <= 1 for one in found)
    assert expected_error(network, rest) == pytest.approx(
        sum(one.count * abs(one.said - one.true) for one in found) / rest[0].wins.size
    )
