"""`benchmarks/calibration.py`: what a bot says beside what happened, and numbers that make the one fit the other."""

import sys
from math import exp
from pathlib import Path
from random import Random

import pytest

sys.path.insert(0, str(Path(__file__).parents[3] / "benchmarks"))

import calibration as program


def rows(count, true_chance, seats=2):
    """Matches in which somebody wins as often as this says, where a bot says something else."""
    chance = Random(1)
    for seed in range(count):
        standing, answered = chance.uniform(0.05, 0.95), chance.randrange(100)
        won = float(chance.random() < true_chance(standing, answered))
        yield program.Row("bazaar", seats, seed, answered, standing, won, 100, common=False)


def overconfident(standing, answered):
    """Half of the odds are true."""
    return 1 / (1 + exp(-0.5 * program.odds(standing)))


def test_the_fit_finds_how_much_of_what_is_said_is_true():
    known = program.fitted(list(rows(3000, overconfident)))

    assert known.answers == {2: 100.0}
    assert known.slope + known.late_slope / 2 == pytest.approx(0.5, abs=0.1)
    assert known.shift + known.late_shift / 2 == pytest.approx(0, abs=0.15)


def test_what_was_fitted_is_measured_in_other_matches_and_comes_true():
    found = list(rows(3000, overconfident))
    column = program.column(found)

    assert column[:3] == ["bazaar", "3000", "3000"]
    fitted, even, raw = map(float, column[-3:])
    assert fitted < even and fitted < raw
    for tenth in range(2, 8):
        said, won = (
            int(part.strip(" %")) for part in program.cell(program.unseen(found), found, tenth).split("(")[0].split("→")
        )
        assert abs(said - won) <= 8


def test_few_rows_leave_the_numbers_near_the_usual():
    known = program.fitted(list(rows(2, lambda standing, answered: 1.0)))

    assert (known.slope, known.shift) == pytest.approx((1, 0), abs=1)


def test_rows_are_what_a_bot_says_in_matches_to_their_end():
    found = list(program.asked("tictactoe", program.Plan(1, (2,), "random", 1), 2, seed=3, adviser="mcts:9"))

    assert found and all(row.answers >= 5 and 0 <= row.standing <= 1 for row in found)
    assert [row.answered for row in found] == sorted(row.answered for row in found)
    assert {row.won for row in found} <= {0.0, 0.5, 1.0}
