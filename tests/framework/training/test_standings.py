"""Standings: what a network learns about the seat whose turn has ended, some turns later."""

import darbar
import numpy as np
import pytest
from click.testing import CliRunner
from darbar.cli import main
from darbar.learning.encoder import encoder
from darbar.learning.network import outputs
from darbar.training.calibration import expected_error
from darbar.training.fitting import Fit
from darbar.training.gathering import Order, play, teach
from darbar.training.lessons import collected
from darbar.training.standings import AHEAD, fit_standings, later, later_places, standings


@pytest.fixture(scope="module")
def lessons():
    orders = [Order("bazaar", 0, seed, ("steady", "steady"), 5000) for seed in range(14)]
    return collected([teach("bazaar", played) for played in map(play, orders)])


def test_everyone_stands_above_the_average_and_above_the_best_rival():
    found = standings(np.array([[10.0, 4.0, 1.0]]))

    assert found[0, :, 0].tolist() == [5.0, -1.0, -4.0]
    assert found[0, :, 1].tolist() == [6.0, -6.0, -9.0]


def test_later_is_some_turns_of_the_same_seat_in_the_same_match():
    match, mover = np.repeat([0, 1], 10), np.tile([0, 1], 10)

    found = later_places(match, mover)

    assert found[0] == 2 * AHEAD and found[1] == 2 * AHEAD + 1
    assert found[2:10].tolist() == [-1] * 8
    assert found[10] == 10 + 2 * AHEAD


def test_what_comes_after_the_end_is_how_it_ended(lessons):
    one = lessons[0]
    last = np.flatnonzero(np.append(one.match[1:] != one.match[:-1], True))

    found = later(one, None)

    assert found[last, 0] == pytest.approx(standings(one.final)[last, one.mover[last], 0])


def test_it_explains_more_than_the_present_standing_does_and_its_chances_come_true(lessons):
    game = darbar.games()["bazaar"]

    network, course, rest = fit_standings(encoder(game), lessons, Fit(reads="side"), None)

    one, scale = lessons[0], np.array([network.measures.standing, network.measures.margin])
    here = np.arange(len(one)), one.mover
    said = outputs(network.weights, one.inputs())[here] * scale
    wanted = later(one, None)
    wrong, plainly = ((said - wanted) ** 2).mean(), ((standings(one.estimates)[here] - wanted) ** 2).mean()
    assert wrong < plainly
    assert course[-1].learned < 1.0
    assert expected_error(network, rest) < 0.15


def test_later_generations_look_as_far_ahead_of_what_the_best_network_says(lessons):
    game = darbar.games()["bazaar"]
    leader, _, _ = fit_standings(encoder(game), lessons, Fit(reads="side"), None)
    one = lessons[0]
    said = outputs(leader.weights, one.inputs())[np.arange(len(one)), one.mover, 0] * leader.measures.standing

    found, places = later(one, leader), later_places(one.match, one.mover)

    assert found[places >= 0, 0] == pytest.approx(said[places[places >= 0]], abs=1e-4)


def test_it_needs_a_value_and_seats_that_play_for_themselves():
    shown = CliRunner().invoke(main, ["train", "lanterns", "--learns", "standings"], prog_name="darbar")

    assert shown.exit_code != 0
    assert "standings need a value, and seats that each play for themselves" in shown.output
