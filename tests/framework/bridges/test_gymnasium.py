"""One seat learns, bots fill the rest."""

from pathlib import Path

import darbar
import numpy as np
import pytest
from darbar.bridges.gymnasium import SeatEnv
from darbar.errors import DarbarError, RuleViolation
from gymnasium.utils.env_checker import data_equivalence


def finished(seat: SeatEnv, seed: int) -> list[float]:
    """The rewards of a match with random answers."""
    chance, rewards = np.random.default_rng(seed), []
    seat.reset(seed=seed)
    over = broken_off = False
    while not over and not broken_off:
        action = chance.choice(np.flatnonzero(seat.action_masks()))
        seen, reward, over, broken_off, _ = seat.step(action)
        assert seat.observation_space.contains(seen)
        rewards.append(reward)
    return rewards


@pytest.mark.parametrize("game", sorted(darbar.games()))
def test_a_seat_of_every_game_can_be_played_to_the_end(game: str):
    rewards = finished(SeatEnv(game, darbar.games()[game].seats[1]), 3)

    assert set(rewards[:-1]) <= {0.0}
    assert -1 <= rewards[-1] <= 1


def test_the_same_seed_gives_the_same_match():
    one, other = SeatEnv("bazaar", 3, ["random"]), SeatEnv("bazaar", 3, ["random"])

    assert data_equivalence(one.reset(seed=9), other.reset(seed=9))
    assert finished(one, 9) == finished(other, 9)


def test_the_learner_sits_where_it_is_told_or_anywhere():
    fixed, any_seat = SeatEnv("bazaar", 3, seat=2), SeatEnv("bazaar", 3)

    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    assert {any_seat.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_an_action_that_is_masked_is_refused_and_changes_nothing():
    seat = SeatEnv("tictactoe", seat=0)
    seat.reset(seed=1)
    seat.step(4)
    before = seat.action_masks()

    with pytest.raises(RuleViolation, match="Action 4"):
        seat.step(4)
    assert np.array_equal(seat.action_masks(), before)


def test_bots_that_are_too_few_or_unknown_are_named():
    with pytest.raises(DarbarError, match="4 seats are left for bots, but 2 are named"):
        SeatEnv("bazaar", 5, ["random", "greedy"])
    with pytest.raises(DarbarError, match="greddy"):
        SeatEnv("bazaar", 2, ["greddy"]).reset(seed=1)
    with pytest.raises(DarbarError, match="there is no seat 3 at a table of 2"):
        SeatEnv("bazaar", 2, seat=3)


def test_a_match_that_takes_too_long_is_broken_off():
    seat = SeatEnv("bazaar", 2, longest=3)
    seat.reset(seed=1)
    over = broken_off = False
    while not over and not broken_off:
        _, reward, over, broken_off, _ = seat.step(np.flatnonzero(seat.action_masks())[0])

    assert broken_off and not over and reward == 0


def test_maskable_ppo_learns_bazaar(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The program on the page, for a moment.

    The lock file leaves PyTorch out: from the usual index it brings some gigabytes for graphics cards along, which no
    other test needs. `make rl` runs it beside, and so does every environment where it is installed.
    """
    why = "sb3-contrib is not installed: with PyTorch it is gigabytes that nothing else needs (make rl runs this)"
    contrib = pytest.importorskip("sb3_contrib", reason=why)
    page = (Path(__file__).parents[3] / "docs" / "bridges.md").read_text(encoding="utf-8")
    program = page.partition("```python file=learn_bazaar.py\n")[2].partition("```")[0]
    monkeypatch.chdir(tmp_path)

    exec(program.replace("100_000", "128"), {})

    model, seat = contrib.MaskablePPO.load("bazaar-ppo"), SeatEnv("bazaar", 2)
    seen, _ = seat.reset(seed=1)
    action, _ = model.predict(seen, action_masks=seat.action_masks())
    assert seat.action_masks()[action]
