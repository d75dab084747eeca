"""Tasting: what players like by chance, what comes of it, and what a network makes of that."""

from random import Random

import darbar
import numpy as np
import pytest
from click.testing import CliRunner
from darbar import Seat
from darbar.bots.steady import leads as leads_to
from darbar.bots.tastes import Taste
from darbar.bots.worlds import lead
from darbar.cli import main
from darbar.learning import keeping
from darbar.learning.encoder import encoder
from darbar.learning.network import ValueNetwork, outputs
from darbar.training.fitting import Fit
from darbar.training.gathering import Order, play, teach
from darbar.training.lessons import collected, opinion
from darbar.training.tasting import STEP, Tasted, changed, counted, fit_tastes, leads, preferred, tasted
from msgspec import structs


@pytest.fixture(scope="module")
def matches():
    """Matches of players with tastes."""
    return [play(Order("hearts", 0, seed, ("steady",) * 3, 5000)) for seed in range(10)]


@pytest.fixture(scope="module")
def lessons(matches):
    return collected([teach("hearts", one) for one in matches])


@pytest.fixture(scope="module")
def network(lessons):
    """The game's own value, as a network."""
    return fit_tastes(encoder(darbar.games()["hearts"]), lessons, None, Fit(), None)[0]


def test_a_match_keeps_what_everyone_liked_in_it(matches):
    features = encoder(darbar.games()["hearts"]).layout.features

    assert [[len(row) for row in one.tastes] for one in matches] == [[features] * 3] * 10
    assert matches[0].tastes[0] != matches[0].tastes[1] != matches[1].tastes[1]


def test_tastes_are_as_strong_as_is_said():
    end = darbar.new("hearts", 3, seed=2).position()
    weak, strong = (Taste(Random(7), strength) for strength in (1.0, 3.0))
    for taste in (weak, strong):
        taste.flavoured([2.0, 1.0], [end, end], Seat(0))

    assert any(weak.weights)
    assert strong.weights == pytest.approx([3 * weight for weight in weak.weights])


def test_what_came_of_a_taste_is_how_far_one_was_ahead_of_the_others():
    found = tasted([([[0.5], [], [-0.5]], [10.0, 4.0, 1.0])])

    assert found is not None
    assert found.likings.tolist() == [[0.5], [-0.5]]
    assert found.leads.tolist() == [7.5, -6.0]
    assert tasted([([], [1.0, 2.0])]) is None


def liked(gains, spread=0.5, noise=5.0, count=2000):
    """Tastes of that spread, and leads to which a point of each brings so much."""
    chance = np.random.default_rng(1)
    likings = chance.normal(0, spread, (count, len(gains))).astype(np.float32)
    return Tasted(likings, (likings @ np.array(gains) + chance.normal(0, noise, count)).astype(np.float32))


def test_what_brings_leads_counts_more_and_what_may_be_an_accident_is_held_back():
    found = preferred(liked([0, 0, 4, 0, 0, -2]), np.zeros(6, dtype=np.float32), reach=99)

    # a deviation of 0.5 brings two points and costs one: so many steps of so many deviations
    assert found[2] == pytest.approx(STEP * 2 * 0.5, rel=0.15)
    assert found[5] == pytest.approx(-STEP * 1 * 0.5, rel=0.3)
    assert np.abs(found[[0, 1, 3, 4]]).max() < 0.15 * found[2]


def test_whoever_only_lets_the_rest_of_a_taste_count_for_less_is_no_example():
    own = np.array([3, 0, 1, 0, 0, 0], dtype=np.float32)
    found = preferred(liked([6, 0, 2, 0, 0, -2]), own, reach=99)

    assert np.abs(found[:5]).max() < 0.3
    assert found[5] == pytest.approx(-STEP * 1 * 0.5, rel=0.3)


def test_it_goes_no_farther_than_was_tried():
    near, far = (preferred(liked([9, -9, 9, 0]), np.zeros(4, dtype=np.float32), reach) for reach in (0.5, 99.0))

    assert np.linalg.norm(near / 0.5) == pytest.approx(0.5 * 2, rel=0.05)
    assert near / np.linalg.norm(near) == pytest.approx(far / np.linalg.norm(far), abs=1e-5)
    assert np.linalg.norm(far) > 5 * np.linalg.norm(near)


def test_it_begins_with_the_value_of_the_game(network, lessons):
    [one] = lessons
    said = outputs(network.weights, one.inputs())[:, :, 0] * network.measures.standing

    assert np.corrcoef(said.ravel(), leads(one.estimates).ravel())[0, 1] > 0.99


def test_leads_are_counted_as_the_value_counts_them(network):
    match = darbar.new("hearts", 3, seed=4)
    for _ in range(30):
        match.play(match.ask.moves[0], match.ask.seat)
    position = match.position()
    thought = opinion(position, position.view(Seat(1)))
    wanted = thought[1] - max(thought[0], thought[2])

    assert leads_to(network, [position], Seat(1)) == pytest.approx([wanted], abs=0.2 + 0.2 * abs(wanted))
    assert max(thought) - min(thought) > 2
    while match.ask is not None:
        match.play(match.ask.moves[0], match.ask.seat)
    assert leads_to(network, [match.position()], Seat(1)) == [lead(match.position(), Seat(1))]


def test_what_is_liked_more_makes_a_side_stronger_by_so_much_beside_its_rivals(network, lessons):
    [one] = lessons
    side, added = len(network.encoder.side_names), network.encoder.layout.features
    place = side - added + int(network.weights.used[0] - (side - added))
    more = np.zeros(added, dtype=np.float32)
    more[place - (side - added)] = 0.5

    before, after = (
        outputs(weights, one.inputs())[:, :, 0]
        for weights in (network.weights, changed(network.weights, network.encoder, more))
    )

    assert counted(changed(network.weights, network.encoder, more), network.encoder) == pytest.approx(
        counted(network.weights, network.encoder) + more, rel=0.01, abs=1e-3
    )
    own = one.sides[:, :, place].astype(np.float32)
    rivals = (own.sum(axis=1, keepdims=True) - own) / (one.seats - 1)
    shift = after - before - 0.5 * (own - rivals)
    assert np.abs(shift - shift.mean()).max() < 0.05


def test_later_generations_go_on_from_the_best_network(network, lessons):
    likings = np.random.default_rng(2).normal(0, 1, (400, network.layout.features)).astype(np.float32)
    liked = Tasted(likings, 5 * likings[:, 1])

    later, _, _ = fit_tastes(network.encoder, lessons, liked, Fit(), network)
    careful, _, _ = fit_tastes(network.encoder, lessons, liked, Fit(), network, failures=2)
    same, course, _ = fit_tastes(network.encoder, lessons, None, Fit(), network)

    assert same.weights.direct[:, 0] == pytest.approx(network.weights.direct[:, 0])
    assert later.measures.standing == network.measures.standing
    before, after, after_failures = (counted(one.weights, one.encoder) for one in (network, later, careful))
    assert np.abs(after - before).max() > 1.5 * np.abs(after_failures - before).max() > 0
    assert 0 < course[-1].tried < 3


def test_it_is_trained_from_the_command_line_and_can_be_made_again(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    settings = "--matches 12 --judged 4 --generations 2 --players steady --learns tastes --taste 3 --workers 1"

    shown = CliRunner().invoke(main, ["train", "connectfour", *settings.split()], prog_name="darbar")

    assert shown.exit_code == 0, shown.output
    network = keeping.load(darbar.games()["connectfour"], tmp_path / "train-connectfour" / "value.npz")
    assert network.measures.standing > 0
    assert network.made["command"].endswith("--players steady --learns tastes --taste 3")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("train hearts --learns tastes --players steady --taste 0", "0.0 is not in the range 0<x<=10"),
        ("train agra --learns tastes", "only steady players have tastes to learn from"),
        ("train lanterns --learns tastes --players steady", "tastes need features, a value, and rivals"),
        ("train bazaar --learns tastes --players steady", "tastes need features, a value, and rivals"),
    ],
)
def test_where_there_are_no_tastes_that_is_said(line, sentence):
    shown = CliRunner().invoke(main, line.split(), prog_name="darbar")

    assert shown.exit_code != 0
    assert sentence in shown.output


def test_it_does_not_go_on_from_a_network_that_counts_otherwise(network, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    other = structs.replace(network.measures, standing=0.0)
    keeping.save(ValueNetwork(network.encoder, network.weights, other, {}), tmp_path / "other.npz")

    line = "train hearts --learns tastes --players steady --from other.npz"
    shown = CliRunner().invoke(main, line.split(), prog_name="darbar")

    assert shown.exit_code != 0
    assert "other.npz has learned from outcomes" in shown.output
    assert not (tmp_path / "train-hearts").exists()
