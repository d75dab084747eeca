"""Any game in OpenSpiel: its own tests pass, and its search plays against ours."""

import subprocess
import sys

import darbar
import pyspiel
import pytest
from darbar.bridges.openspiel import has_luck, register

EVERY_TABLE = pytest.mark.parametrize(
    ("game", "seats"),
    [(name, count) for name, game in sorted(darbar.games().items()) for count in {game.seats[0], game.seats[1]}],
)


@EVERY_TABLE
def test_every_table_passes_the_random_simulations_of_openspiel(game: str, seats: int):
    register(game)
    table = pyspiel.load_game(f"darbar_{game}", {"players": seats, "seeds": 20})

    pyspiel.random_sim_test(table, num_sims=1, serialize=False, verbose=False)


def test_what_kind_of_game_it_is_follows_from_the_game():
    kinds = pyspiel.GameType

    open_game, secret, common = (register(name).get_type() for name in ("tictactoe", "bazaar", "lanterns"))

    assert open_game.information == kinds.Information.PERFECT_INFORMATION
    assert open_game.chance_mode == kinds.ChanceMode.DETERMINISTIC
    assert secret.information == kinds.Information.IMPERFECT_INFORMATION
    assert secret.utility == kinds.Utility.ZERO_SUM
    assert common.utility == kinds.Utility.IDENTICAL
    assert [has_luck(darbar.games()[name]) for name in ("tictactoe", "connectfour", "hearts")] == [False, False, True]


def test_a_state_can_be_copied_and_goes_its_own_way():
    state = register("tictactoe").new_initial_state()
    state.apply_action(4)
    copy = state.clone()
    copy.apply_action(0)

    assert 0 in state.legal_actions() and 0 not in copy.legal_actions()
    assert state.action_to_string(1, 0) == "mark a1"


def test_an_observation_holds_only_what_a_player_sees():
    game = register("hearts")
    state = game.new_initial_state()
    state.apply_action(7)
    seen = [state.observation_tensor(player) for player in range(3)]

    assert all(len(one) == game.observation_tensor_size() for one in seen)
    assert seen[0] != seen[1] != seen[2]


def test_python_ends_quietly_after_a_game_was_registered():
    program = "from darbar.bridges.openspiel import register; register('tictactoe'); print('played')"

    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)

    assert (done.returncode, done.stdout, done.stderr) == (0, "played\n", "")
