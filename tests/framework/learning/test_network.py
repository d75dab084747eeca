"""A network judges all seats by the same weights, and a file keeps it."""

from io import BytesIO
from pathlib import Path
from typing import Any

import darbar
import numpy as np
import pytest
from darbar import Seat
from darbar.errors import DarbarError
from darbar.learning import keeping
from darbar.learning.encoder import Encoded, encoder
from darbar.learning.network import Measures, ValueNetwork, Weights, chances_of, lean, margins_of
from darbar.training.fitting import readable


def some_network(game: str, units: int = 5, seed: int = 3) -> ValueNetwork:
    """Weights by chance."""
    encodes, chance = encoder(darbar.games()[game]), np.random.default_rng(seed)
    width = 2 * len(encodes.side_names) + len(encodes.table_names)
    arrays = [
        chance.normal(size=width),
        np.ones(width),
        chance.normal(size=(width, units)) / 8,
        chance.normal(size=units),
        chance.normal(size=(units, 2)),
        np.zeros(2),
        chance.normal(size=(width, 2)) / 8,
    ]
    weights = Weights(np.arange(width, dtype=np.int32), *(array.astype(np.float32) for array in arrays))
    return ValueNetwork(encodes, weights, Measures(0.8, 7.0, (2, 3)), {"command": "none"})


def view_of(game: str, seats: int) -> Any:
    return darbar.new(game, seats, seed=2).view(Seat(0))


def test_the_chances_of_rivals_are_one_together_at_every_table():
    network = some_network("bazaar")

    for count in range(2, 6):
        said = network.judge([view_of("bazaar", count)], count)
        assert said.chances.shape == said.margins.shape == (1, count)
        assert said.chances.sum() == pytest.approx(1)


def test_sides_that_change_places_change_their_chances_with_them():
    network = some_network("bazaar")
    encoded = network.encoder.encode(view_of("bazaar", 3), 3)
    turned = Encoded(encoded.table, encoded.sides[[2, 0, 1]])

    one, other = network.weigh([encoded]), network.weigh([turned])

    assert other.chances[0] == pytest.approx(one.chances[0][[2, 0, 1]], abs=1e-5)
    assert other.margins[0] == pytest.approx(one.margins[0][[2, 0, 1]], abs=1e-4)


def test_where_all_have_one_goal_all_have_the_same_chance():
    said = some_network("lanterns").judge([view_of("lanterns", 3)], 3)

    assert len(set(said.chances[0].tolist())) == 1
    assert 0 < said.chances[0][0] < 1


def test_partners_share_a_chance():
    said = chances_of(np.array([[2.0, 0.0, 0.0, 0.0]], dtype=np.float32), (0, 1, 0, 1))

    assert said[0][0] == said[0][2] > said[0][1] == said[0][3]
    assert said[0][0] + said[0][1] == pytest.approx(1)


def test_of_two_sides_one_is_ahead_by_as_much_as_the_other_is_behind():
    said = margins_of(np.array([[5.0, 1.0, 3.0, 1.0]], dtype=np.float32), (0, 1, 0, 1))
    alone = margins_of(np.array([[5.0, 1.0, -3.0]], dtype=np.float32), (0, 1, 2))

    assert said.tolist() == [[1.5, -1.5, 1.5, -1.5]]
    assert alone.tolist() == [[5.0, 1.0, -3.0]]


def test_a_match_that_is_over_is_no_longer_a_chance():
    match = darbar.new("tictactoe", seed=1)
    for cell in ("a1", "a2", "b1", "b2", "c1"):
        match.play(f"mark {cell}")
    said = some_network("tictactoe").foresee([match.position()], Seat(1))

    assert (said.chances.tolist(), said.margins.tolist()) == ([[1.0, 0.0]], [[1.0, -1.0]])


# Files


def test_a_network_that_was_kept_judges_the_same(tmp_path: Path):
    network = some_network("bazaar")
    keeping.save(network, tmp_path / "value.npz")

    again = keeping.load(darbar.games()["bazaar"], tmp_path / "value.npz")

    view = view_of("bazaar", 2)
    assert again.judge([view], 2).chances == pytest.approx(network.judge([view], 2).chances, abs=0.01)
    assert (again.made, again.measures, again.layout.version) == (
        network.made,
        network.measures,
        network.layout.version,
    )


def test_a_network_of_another_game_is_refused(tmp_path: Path):
    keeping.save(some_network("bazaar"), tmp_path / "value.npz")

    with pytest.raises(DarbarError, match="plays 'bazaar', not Tic-tac-toe"):
        keeping.load(darbar.games()["tictactoe"], tmp_path / "value.npz")


def test_a_network_for_other_types_of_state_is_refused(tmp_path: Path):
    class Taller(darbar.games()["bazaar"].state):  # type: ignore[name-defined, misc]
        height: int = 0

    keeping.save(some_network("bazaar"), tmp_path / "value.npz")

    with pytest.raises(DarbarError, match=r"when the state of .* was another one: train it again"):
        keeping.load(darbar.games()["bazaar"].change(state=Taller), tmp_path / "value.npz")


def test_a_network_for_other_features_is_refused(tmp_path: Path):
    keeping.save(some_network("hearts"), tmp_path / "value.npz")
    hearts = darbar.games()["hearts"]

    with pytest.raises(DarbarError, match=r"was made when Hearts added other features: train it again"):
        keeping.load(hearts.change(features=lambda view, seat: [0.0]), tmp_path / "value.npz")


@pytest.mark.parametrize("size", [0, 1, 40, 400, 4000])
def test_a_file_that_is_broken_off_is_refused(size: int):
    content = keeping.dumped(some_network("bazaar"))[:size]

    with pytest.raises(DarbarError, match="'it' is no network, or a broken one"):
        keeping.loaded(darbar.games()["bazaar"], content, "it")


@pytest.mark.parametrize("seed", range(20))
def test_a_file_in_which_bytes_are_wrong_is_refused_or_finite(seed: int):
    content, chance = bytearray(keeping.dumped(some_network("tictactoe"))), np.random.default_rng(seed)
    for place in chance.integers(len(content), size=4):
        content[place] ^= int(chance.integers(1, 256))

    try:
        network = keeping.loaded(darbar.games()["tictactoe"], bytes(content), "it")
    except DarbarError:
        return
    assert np.isfinite(network.judge([view_of("tictactoe", 2)], 2).chances).all()


def test_a_file_that_would_become_very_large_is_refused():
    content = BytesIO()
    np.savez_compressed(content, header=np.zeros(keeping.MOST_UNPACKED + 1, dtype=np.uint8))

    with pytest.raises(DarbarError, match="holds more than 64 MB"):
        keeping.loaded(darbar.games()["tictactoe"], content.getvalue(), "it")


def test_arrays_that_do_not_fit_together_are_refused():
    network = some_network("tictactoe")
    network.weights = network.weights._replace(out=np.zeros((4, 2), dtype=np.float32))

    with pytest.raises(DarbarError, match="its numbers do not fit together"):
        keeping.loaded(darbar.games()["tictactoe"], keeping.dumped(network), "it")


def test_numbers_that_are_none_are_refused():
    network = some_network("tictactoe")
    network.weights.mean[3] = np.nan

    with pytest.raises(DarbarError, match="some of its numbers are none"):
        keeping.loaded(darbar.games()["tictactoe"], keeping.dumped(network), "it")


def test_a_file_that_is_not_there_is_named(tmp_path: Path):
    with pytest.raises(DarbarError, match=r"nothing\.npz"):
        keeping.load(darbar.games()["bazaar"], tmp_path / "nothing.npz")


def reading_features(game: str) -> ValueNetwork:
    """Weights by chance, for the features of one's own side and the others' alone."""
    whole = some_network(game)
    places = np.flatnonzero(readable(whole.encoder, "features"))
    weights = whole.weights
    kept = [getattr(weights, name)[places] for name in ("used", "mean", "deviation", "hidden")]
    fitted = Weights(*kept, weights.hidden_bias, weights.out, weights.out_bias, weights.direct[places])
    return ValueNetwork(whole.encoder, fitted, whole.measures, {})


@pytest.mark.parametrize("game", ["agra", "hearts"])
def test_who_reads_features_alone_judges_the_same_without_the_rest(game: str):
    network = reading_features(game)
    views = [darbar.new(game, 4, seed=seed).view(Seat(0)) for seed in range(3)]

    quick = network.judge(views, 4)
    whole = network.weigh([network.encoder.encode(view, 4) for view in views])

    assert lean(network.weights, network.encoder) is not None
    assert lean(some_network(game).weights, network.encoder) is None
    assert quick.chances == pytest.approx(whole.chances, abs=1e-5)
    assert quick.margins == pytest.approx(whole.margins, abs=1e-4)


def test_a_file_without_a_way_past_the_hidden_layer_is_read_as_if_it_led_nowhere():
    game, network = darbar.games()["bazaar"], some_network("bazaar")
    content = keeping.dumped(network)
    with np.load(BytesIO(content)) as arrays:
        older = {name: arrays[name] for name in arrays if name != "direct"}
    written = BytesIO()
    np.savez_compressed(written, **older)

    assert not keeping.loaded(game, written.getvalue(), "older").weights.direct.any()
