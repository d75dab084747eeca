"""Seats change hands and clocks stand still; while a bot thinks, people look around and change their mind."""

import time

import pytest
from click.testing import CliRunner
from darbar.cli import main
from darbar_repl.repl import COVER

TERMINAL = pytest.mark.xdist_group("terminal")
BOTH = "tictactoe --no-save --seats you:Ana,you:Ben --seed 1"


def plainly(typed: str, *lines: str) -> str:
    """What is told when these lines are typed."""
    given = "".join(f"{line}\n" for line in lines)
    done = CliRunner().invoke(main, ["play", "--plain", *typed.split()], input=given, prog_name="darbar")
    assert done.exception is None
    return " ".join(done.stdout.split())


# Line by line


@pytest.mark.parametrize("who", ["random", "", "bot", "hard:5", "plays at random"])
def test_a_bot_plays_on_for_somebody_who_has_to_leave(who):
    told = plainly(BOTH, "", f"sit Ben {who}", "b2", "1")
    assert "plays for Ben from now on." in told
    assert "Pass the keyboard to Ben" not in told
    assert "* Ben marked" in told


def test_a_person_comes_back_in_the_middle_of_the_match():
    told = plainly(BOTH, "", "sit Ben random", "b2", "sit Ben you", "#1", "")
    assert "Ben plays again, in place of a bot." in told
    assert told.count("Pass the keyboard to Ben") == 1


def test_whoever_leaves_is_not_looked_at_by_the_next_one():
    told = plainly("bazaar --no-save --seats you:Ana,you:Ben --seed 7", "", "sit Ben random", "", "quit")
    between = told.partition("A bot (random) plays for Ben")[2].partition("Pass the keyboard to Ana")
    assert between[1], "Ana is asked to sit down, though nobody else is there"
    assert "-- Ben --" not in between[0]


@pytest.mark.parametrize("line", ["sit", "sit Zoe", "sit Zoe random", "sit 7 random"])
def test_who_sits_where_is_told_where_nobody_is_meant(line):
    told = plainly("tictactoe --no-save --seats you:Ana,random --seed 1", line)
    assert "Who sits where: Ana and random 2 (bot)." in told
    assert "you, easy, medium, hard, random" in told


@pytest.mark.parametrize("line", ["sit random nobody:5", "sit random hard:often", "sit random program:"])
def test_a_bot_that_cannot_play_is_refused_and_nothing_changes(line):
    told = plainly("tictactoe --no-save --seats you:Ana,random --seed 1", line, "b2")
    assert "plays for random 2" not in told
    assert "* random 2 marked" in told


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("fr", "asseoir Ben facile", "joue à cette place"),
        ("fr", "asseoir Ben vous", "Autour de la table"),
        ("ru", "посадить Ben random", "Ben"),
    ],
)
def test_seats_change_hands_in_the_players_language(language, line, told):
    typed = plainly(f"{BOTH} --language {language}", "", line, "sit", "quit")
    assert told in typed


def test_the_clocks_stand_still_and_run_again():
    told = plainly(f"{BOTH} --clock 10m", "", "pause", "b2", "", "go on", "pause", "resume")
    assert told.count("The clocks stand still.") == 2
    assert told.count("The clocks run again.") == 2
    assert "Clocks, standing still: Ana 10:00 and Ben 10:00." in told


def test_a_match_without_clocks_cannot_be_paused():
    told = plainly(BOTH, "", "pause", "go on")
    assert told.count("This match has no clocks.") == 2


def test_the_clocks_can_be_stopped_while_the_keyboard_is_passed():
    told = plainly(f"{BOTH} --clock 10m", "pause", "", "b2", "resume", "", "pause")
    assert told.count("Pass the keyboard to") == 4
    assert "Clocks, standing still" in told


# On the whole screen


@TERMINAL
def test_people_look_around_and_take_back_while_a_bot_thinks(sit_down):
    ana = sit_down("connectfour --no-save --seats you:Ana,hard:60s --seed 1 --clock 10m")
    ana.until("Ana: Into which column?")
    ana.enter("d")
    ana.until("is thinking…", "►O 9:5")
    ana.enter("help")
    ana.until("What you can type", "is thinking…")
    ana.enter("pause")
    ana.until("Clocks, standing still", "‖", "is thinking…", gone="What you can type")
    ana.enter("undo")
    ana.until("Taken back.", "Ana: Into which column?", gone="is thinking…")


@TERMINAL
def test_somebody_leaves_and_comes_back_while_bots_think(sit_down):
    ana = sit_down("connectfour --no-save --seats you:Ana,hard:60s --seed 1")
    ana.until("Ana: Into which column?")
    ana.enter("sit ana hard:60s")
    ana.until("A bot (hard:60s) plays for Ana", "Ana is thinking…")
    ana.enter("sit ana you")
    ana.until("Pass the keyboard to Ana", gone="thinking")
    time.sleep(2 * COVER)
    ana.press("Enter")
    ana.until("Ana: Into which column?")


@TERMINAL
def test_a_hint_and_the_best_so_far_come_from_the_process_too(sit_down):
    ana = sit_down("connectfour --no-save --seats you:Ana,hard:60s --seed 1")
    ana.until("Ana: Into which column?")
    ana.enter("hint")
    ana.until("the best moves are these.")
    ana.enter("d")
    ana.until("is thinking… 1%")
    ana.press("Ctrl-C")
    ana.until("hard:60s 2 dropped a disc", "Ana: Into which column?")
    ana.enter("quit")
    assert ana.end() == 0
