"""Any game as a PettingZoo environment: its own tests pass, copies are copies, and nothing impossible is played."""

import pickle
from copy import deepcopy
from typing import Any

import darbar
import numpy as np
import pytest
from darbar.bridges.pettingzoo import env, raw_env
from darbar.errors import RuleViolation
from pettingzoo.test import api_test, seed_test

EVERY_TABLE = pytest.mark.parametrize(
    ("game", "seats"),
    [
        (name, count)
        for name, game in sorted(darbar.games().items())
        for count in range(game.seats[0], game.seats[1] + 1)
    ],
)
CYCLES = 40

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),  # a dictionary with its mask, as is usual
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # of those who are not asked
]


def played(table: Any, answers: int, seed: int = 5) -> list[str]:
    """Random answers; who gave them."""
    chance, deciders = np.random.default_rng(seed), []
    for agent in table.agent_iter(answers):
        seen, _, over, broken_off, _ = table.last()
        if over or broken_off:
            break
        deciders.append(agent)
        table.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return deciders


@EVERY_TABLE
def test_every_table_passes_the_tests_of_pettingzoo(game: str, seats: int, capsys: pytest.CaptureFixture[str]):
    api_test(env(game, seats), num_cycles=CYCLES)
    seed_test(lambda: env(game, seats), num_cycles=CYCLES)

    assert "Passed API test" in capsys.readouterr().out


def everything(table: Any) -> Any:
    seen = {agent: table.observe(agent) for agent in table.possible_agents}
    numbers = {agent: (one["observation"].tolist(), one["action_mask"].tolist()) for agent, one in seen.items()}
    return numbers, table.agent_selection, table.rewards, table.terminations, table._cumulative_rewards


@pytest.mark.parametrize("game", sorted(darbar.games()))
def test_a_copy_goes_its_own_way(game: str):
    table = raw_env(game)
    table.reset(seed=3)
    played(table, 12)
    before = everything(table)

    copy = deepcopy(table)
    assert everything(copy) == before
    played(copy, 5, seed=9)
    assert everything(table) == before

    again = deepcopy(table)
    assert played(again, 20) == played(table, 20)
    assert everything(again) == everything(table)


def test_an_environment_travels_to_another_process_with_its_match():
    table = raw_env("bazaar", 3)
    table.reset(seed=3)
    played(table, 20)

    again = pickle.loads(pickle.dumps(table))

    assert everything(again) == everything(table)
    assert played(again, 20) == played(table, 20)


def test_an_impossible_action_is_refused_with_a_sentence_and_changes_nothing():
    table = raw_env("tictactoe")
    table.reset(seed=1)
    table.step(4)
    before = everything(table)

    with pytest.raises(RuleViolation, match=r"Action 4 \(mark b2\) is not possible now. Possible: 0 \(mark a1\)"):
        table.step(4)
    with pytest.raises(RuleViolation, match="There is no action 77: they go from 0 to 8"):
        table.step(77)
    assert everything(table) == before


def test_who_wins_gets_what_the_others_lose():
    table = raw_env("tictactoe")
    table.reset(seed=1)
    for action in (0, 3, 1, 4, 2):
        table.step(action)

    assert table.rewards == {"player_0": 1.0, "player_1": -1.0}
    assert table.terminations == {"player_0": True, "player_1": True}


def test_where_all_have_one_goal_all_get_the_same():
    table = raw_env("lanterns", 3)
    table.reset(seed=1)
    played(table, 10_000)

    assert set(table.rewards.values()) in ({1.0}, {-1.0})


def test_a_match_that_takes_too_long_is_broken_off():
    table = raw_env("bazaar", 2, longest=7)
    table.reset(seed=1)

    assert len(played(table, 100)) == 7
    assert all(table.truncations.values()) and not any(table.terminations.values())


def test_the_table_is_shown_as_the_one_who_is_asked_sees_it():
    table = raw_env("bazaar", 2, render_mode="ansi")
    table.reset(seed=1)

    shown = table.render()

    assert shown is not None and "player_0" in shown


def test_a_wrong_number_of_seats_is_refused():
    with pytest.raises(RuleViolation, match="is for 2 players, not 5"):
        raw_env("tictactoe", 5)
