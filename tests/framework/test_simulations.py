"""Many simulations: on all cores the same matches as on one, in the same order."""

import os
import signal
from collections.abc import Iterator
from multiprocessing import active_children

import darbar
import pytest
from click.testing import CliRunner
from darbar import PluginError, RecordError, RuleViolation
from darbar.cli import main
from darbar.match.simulation import Simulation
from darbar.simulations import BATCH


def told(ends: Iterator[Simulation]) -> list[tuple[int, object, object]]:
    return [(end.answers, end.state, end.standings()) for end in ends]


def test_two_processes_play_the_same_matches_in_the_same_order_as_none():
    matches = 3 * BATCH + 4
    alone = told(darbar.simulate_many("bazaar", 3, 5, matches=matches, workers=1))

    assert told(darbar.simulate_many("bazaar", 3, 5, matches=matches, workers=2)) == alone
    assert [one[0] for one in alone] == [darbar.simulate("bazaar", 3, 5 + place).answers for place in range(matches)]


def test_what_is_agreed_on_holds_in_every_process():
    choices = {"options": {"days": 3}, "variants": ["night"]}
    alone = told(darbar.simulate_many("bazaar", 2, matches=2 * BATCH, workers=1, **choices))

    assert told(darbar.simulate_many("bazaar", 2, matches=2 * BATCH, workers=2, **choices)) == alone
    assert alone != told(darbar.simulate_many("bazaar", 2, matches=2 * BATCH, workers=1))


def test_a_game_that_is_not_installed_is_played_here():
    game = darbar.games()["tictactoe"].change(title="Another")
    ends = list(darbar.simulate_many(game, matches=2 * BATCH, workers=2))

    assert len(ends) == 2 * BATCH
    assert active_children() == []


def test_whoever_stops_listening_leaves_no_process_behind():
    ends = darbar.simulate_many("tictactoe", matches=10 * BATCH, workers=2)
    next(ends)
    assert len(active_children()) == 2
    ends.close()

    assert active_children() == []


def test_a_process_that_dies_is_told_in_a_sentence():
    ends = darbar.simulate_many("tictactoe", matches=40 * BATCH, workers=2)
    next(ends)
    for child in active_children():
        assert child.pid is not None
        os.kill(child.pid, signal.SIGKILL)

    with pytest.raises(PluginError, match="a process that simulated tictactoe has ended"):
        list(ends)


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"matches": 0}, "the number of matches is from 1 to 1000000, not 0"),
        ({"matches": 1, "seed": -1}, "the seed is from 0 to"),
        ({"matches": 1, "workers": 0}, "the number of workers is from 1 to 512, not 0"),
    ],
)
def test_numbers_beyond_their_bounds_are_refused_at_once(given: dict[str, int], error: str):
    with pytest.raises(RecordError, match=error):
        darbar.simulate_many("tictactoe", **given)


def test_a_wrong_number_of_seats_is_refused_at_once():
    with pytest.raises(RuleViolation, match="is for 2 players, not 3"):
        darbar.simulate_many("tictactoe", 3, matches=1)


# The command


def run(*arguments: str) -> str:
    done = CliRunner().invoke(main, ["simulate", *arguments])
    assert done.exit_code == 0, done.output
    return done.stdout


def test_the_command_tells_how_matches_went():
    said = run("tictactoe", "--matches", "60", "--seed", "1", "--workers", "2")

    assert said.startswith("Tic-tac-toe: 60 random matches with the seeds from 1 on, in ")
    assert "\nAnswers: 7." in said
    assert "\nSeat 1: " in said and "\nSeat 2: " in said


def test_the_command_writes_a_row_for_each_match():
    rows = run("tictactoe", "--matches", "60", "--seed", "1", "--csv", "-").splitlines()

    assert rows[0] == "seed,answers,points 1,points 2,wins 1,wins 2"
    assert [row.split(",")[0] for row in rows[1:]] == [str(seed) for seed in range(1, 61)]
    assert (
        rows[1:] == run("tictactoe", "--matches", "60", "--seed", "1", "--workers", "1", "--csv", "-").splitlines()[1:]
    )
