"""Lessons line by line: everything that marks say on a screen is said in words."""

import subprocess
import sys
from pathlib import Path

import pytest

DARBAR = str(Path(sys.executable).with_name("darbar"))
MOVES = ("buy tea", "place tea-stall", "place scribe", "order birth", "rest tea-stall", "drink tea-stall")


def learn(*lines, language="en"):
    command = [DARBAR, "learn", "bazaar", "--plain", "--language", language]
    done = subprocess.run(command, input="\n".join((*lines, "")), capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_whole_lesson_is_told_and_then_the_match_goes_on(language):
    read = learn("", "", *MOVES, "place market", "place palace", "", "", "quit", language=language)
    assert [f"{number} {of} 12" in read for of in ("of", "sur", "из") for number in range(1, 13)].count(True) == 12
    over = {"en": "The lesson is over.", "fr": "La leçon est terminée.", "ru": "Урок окончен."}[language]
    assert read.count(over) == 1


def test_what_to_look_at_and_which_move_is_meant_are_said():
    read = " ".join(learn("", "", "quit").split())
    assert "Look at: storyteller, In fashion: tea." in read
    assert "Look at: Caravan. Nour: Buy one good from the caravan for a coin? [2.3] Your move: buy tea (2)" in read


def test_a_step_is_told_once_and_again_after_undo():
    read = learn("", "", "pass", "help", "buy tea", "place tea-stall", "undo", "quit")
    assert read.count("In the morning a caravan comes") == 1
    assert read.count("At a stall you get two goods for a coin") == 2


def test_the_end_of_the_input_leaves_a_lesson_quietly():
    assert learn().endswith("Goodbye. “darbar learn bazaar” begins the lesson again.\n")
