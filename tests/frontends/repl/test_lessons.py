"""Lessons on the whole screen: what to read, what to look at, and what to play."""

import subprocess
import sys
from pathlib import Path

DARBAR = str(Path(sys.executable).with_name("darbar"))


def test_a_lesson_is_read_played_and_left(sit_down):
    table = sit_down("learn bazaar")
    table.until("Lesson: A first day at the bazaar · 1 of 12", "Welcome to the bazaar, Nour!", "Enter: read on.")
    table.press("Enter")
    table.until("2 of 12", "Yours is for the storyteller")
    table.press("Enter")
    shown = table.until("3 of 12", "Your move: buy tea (2)")
    assert "►tea 1" in shown and "►Caravan" in shown and "►spice" not in shown
    table.enter("pass")
    table.until("You may pass and keep your coin.", "3 of 12")
    table.enter("2")
    table.until("4 of 12", "O Idris bought spice", "►tea stall", "Your move: place tea-stall (3)")
    table.enter("leave")
    table.until("You have left the lesson", gone="Lesson:")
    table.enter("place palace")
    table.until("X Nour placed a worker at the palace", "Where does your worker go?")
    table.enter("back")
    table.until("Back in the lesson", "4 of 12", "Your move: place tea-stall (3)")
    table.enter("quit")
    assert table.end() == 0
    assert "“darbar learn bazaar” begins the lesson again." in table.screen


def test_a_match_waits_while_its_game_is_learned(sit_down, home):
    table = sit_down("bazaar --seats you:Ana,random --seed 7")
    table.until("Buy one good from the caravan", "X Ana")
    table.enter("learn")
    table.until("Your match waits.", "1 of 12", "Nour")
    table.press("Enter", "Enter")
    table.until("3 of 12")
    table.enter("buy tea")
    table.until("4 of 12")
    table.enter("learn")
    table.until("Bazaar · A first day at the bazaar", "Idris bought spice.", "Esc: back")
    table.enter("leave")
    table.until("Back to your match of Bazaar.", "Ana", gone="Nour")
    table.enter("buy silk")
    table.until("X Ana bought silk")
    table.enter("learn")
    table.until("1 of 12")
    table.press("Ctrl-D")
    assert table.end() == 0
    assert "The match is saved." in table.screen
    assert len(list((home / "matches").iterdir())) == 1


def test_after_the_last_step_the_match_of_ones_own_goes_on(sit_down):
    table = sit_down("bazaar --seats you:Ana,random --seed 7")
    table.until("X Ana")
    table.enter("learn first")
    table.until("1 of 12")
    table.press("Enter", "Enter")
    moves = ("buy tea", "place tea-stall", "place scribe", "order birth", "rest tea-stall", "drink tea-stall")
    for number, move in enumerate((*moves, "place market", "place palace"), 3):
        table.until(f"{number} of 12")
        table.enter(move)
    table.until("11 of 12", "Enter: read on.")
    table.press("Enter")
    table.until("12 of 12")
    table.press("Enter")
    table.until("The lesson is over. Back to your match of Bazaar.", "X Ana", gone="Nour")


def test_a_long_step_leaves_room_for_the_table_and_learn_shows_the_rest(sit_down):
    table = sit_down("learn bazaar --language fr", columns=40, rows=14)
    table.until("Leçon", "… « apprendre »", "Entrée : lire la suite", "── ")
    table.enter("apprendre")
    table.until("Idris, qui joue")


def test_what_is_typed_instead_of_enter_says_how_to_read_on(sit_down):
    table = sit_down("learn bazaar")
    table.until("1 of 12")
    table.enter("buy tea")
    table.until("Enter: read on. “leave” ends the lesson.", "1 of 12")
    table.enter("what tea")
    table.until("What it is: tea", "Esc: back")
    table.press("Enter")
    table.until("2 of 12")
    for command in ("load", "sit Nour random"):
        table.enter(command)
        table.until("You are in a lesson: type “leave” first.")
        table.enter("board")
        table.until("2 of 12", gone="You are in a lesson")


def test_the_welcome_leads_a_newcomer_to_the_lesson(sit_down):
    table = sit_down("", program="from darbar.cli import main; main(['welcome'])")
    table.until("What shall we play?")
    for _ in range(8):
        if "Learn Bazaar" in table.screen:
            break
        before = table.screen
        table.press("Right")
        table.until_so(lambda before=before: table.screen != before)
    table.press("Up")
    table.until("► Learn Bazaar in an explained match")
    table.press("Enter")
    table.until("Welcome to the bazaar, Nour!")


def test_a_game_without_a_lesson_says_so(sit_down):
    table = sit_down("tictactoe --seats you:Ana,random")
    table.until("Ana")
    table.enter("learn")
    table.until("Tic-tac-toe has no lesson yet.")
    table.enter("leave")
    table.until("You are not in a lesson.")
    table.enter("back")
    table.until("There is no lesson to come back to.")


def test_whoever_has_a_clock_learns_later(sit_down):
    table = sit_down("bazaar --seats you:Ana,random --seed 7 --clock 10m")
    table.until("X Ana")
    table.enter("learn")
    table.until("The clocks are running: learn when this match is over.")


def test_the_command_lists_lessons_in_a_language():
    listed = subprocess.run([DARBAR, "learn", "--language", "fr"], capture_output=True, text=True)
    assert "bazaar first\u00a0: Bazaar, Un premier jour au bazar\n" in listed.stdout
