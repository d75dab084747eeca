"""While bots think the screen is alive; Ctrl-C has the best so far; a hint tells what a bot would do, and why."""

import pytest

pytestmark = pytest.mark.xdist_group("terminal")

PROGRAM = """
import threading, darbar
from darbar import Analysis, Option, Session
from darbar_repl.repl import run

class Ponderer:
    progress = 0.42
    def __init__(self):
        self.stopped = threading.Event()
    def choose(self, chair):
        self.stopped.wait(30)
        self.stopped.clear()
        return chair.ask.moves[-1]
    def stop(self):
        self.stopped.set()
    def analyse(self, chair):
        best = self.choose(chair)
        line = ((chair.seat, best), (1 - chair.seat, chair.ask.moves[0]))
        return Analysis(chair.seat, (Option(best, 12, 0.75, line), Option(chair.ask.moves[0], 3, 0.25)), 15, 1.5)

class Stubborn(Ponderer):
    def stop(self):
        pass

session = Session(darbar.new("tictactoe", names=["Ana", "Ben"], seed=1), {1: BOT()})
session._advisers = dict.fromkeys(range(5), Ponderer())
run(session)
"""


@pytest.fixture
def ana(sit_down):
    terminal = sit_down("", program=PROGRAM.replace("BOT", "Ponderer"))
    terminal.until("Ana: Which cell do you mark?")
    return terminal


def test_a_thinking_bot_shows_its_progress_and_ctrl_c_has_the_best_so_far(ana):
    ana.enter("5")
    ana.until("Ben is thinking… 42% (Ctrl-C: play the best so far)", "Ana marked b2")
    ana.resize(100, 30)
    ana.until("Ben is thinking… 42%")
    ana.press("Ctrl-C")
    ana.until("Ben marked c3.", "Ana: Which cell do you mark?", gone="thinking")


def test_a_line_typed_while_a_bot_thinks_waits(ana):
    ana.enter("5")
    ana.until("Ben is thinking…")
    ana.enter("mark a")
    ana.until("mark a")
    ana.press("Ctrl-C")
    ana.until("Ben marked c3.", "> mark a")


def test_a_bot_that_does_not_stop_is_left_by_a_second_ctrl_c(sit_down):
    ana = sit_down("", program=PROGRAM.replace("BOT", "Stubborn"))
    ana.until("Ana: Which cell do you mark?")
    ana.enter("5")
    ana.until("Ben is thinking…")
    ana.press("Ctrl-C", "Ctrl-C")
    assert ana.end() == 0
    assert "Goodbye." in ana.screen


def test_a_hint_tells_the_best_moves_with_their_reasons(ana):
    ana.enter("hint")
    ana.until("Thinking about your moves… 42% (Ctrl-C: tell the best so far)", "█" * 17 + "░" * 23)
    ana.press("Ctrl-C")
    ana.until(
        "After 15 tries in 1.5 s, the best moves are these.",
        "1.  mark c3  Mark c3. (chance to win about ",
        "%, tried 12 times)",
        "Then: O Ben: Mark a1",
        "2.  mark a1  Mark a1. (chance to win about ",
        "Ana: Which cell do you mark?",
    )
