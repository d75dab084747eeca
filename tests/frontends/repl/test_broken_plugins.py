"""A game or a bot that fails while somebody plays: the screen is closed, or goes on, and one sentence names it."""

import pytest

pytestmark = pytest.mark.xdist_group("terminal")

PROGRAM = """
import darbar
from darbar import Session
from darbar.bots.random import RandomBot
from darbar_classics.tictactoe.game import TICTACTOE
from darbar_repl.repl import run

def failing(function, marks):
    def fail(view, *rest):
        if view.marks >= marks:
            raise KIND
        return function(view, *rest) if function else None
    return fail

class Leaving(RandomBot):
    progress = 0.5
    def choose(self, chair):
        raise KIND
    analyse = choose
    def stop(self):
        pass

changes = dict(FUNCTION=failing(TICTACTOE.FUNCTION, MARKS)) if "FUNCTION" != "name" else {}
session = Session(darbar.new(TICTACTOE.change(**changes), names=["Ana", "Ben"], seed=1), {1: BOT(1)})
session._advisers = dict.fromkeys(range(5), Leaving(1))
try:
    run(session)
except darbar.PluginError as error:
    print("Told:", error, "After", len(session._match.moves))
"""


def program(function="name", marks=0, kind="SystemExit(0)", bot="RandomBot"):
    filled = PROGRAM.replace("FUNCTION", function).replace("MARKS", str(marks))
    return filled.replace("KIND", kind).replace("BOT", bot)


@pytest.mark.parametrize("kind", ["SystemExit(0)", "ValueError('ouch')"])
@pytest.mark.parametrize("function", ["scene", "score", "describe"])
def test_a_table_that_cannot_be_drawn_closes_the_screen_with_the_reason(sit_down, function, kind):
    ana = sit_down("", program=program(function, 2, kind))
    ana.until("Ana: Which cell do you mark?")
    ana.enter("5")
    assert ana.end() == 0
    shown = ana.screen.replace("\n", "")
    assert f"Told: game 'tictactoe' failed in its {function}, " in shown
    assert shown.endswith(" After 2")
    assert "Traceback" not in ana.raw.decode()
    assert "Press ENTER" not in ana.raw.decode()


def test_a_table_that_cannot_be_drawn_even_once_leaves_the_terminal_as_it_was(sit_down):
    ana = sit_down("", program=program("scene"))
    assert ana.end() == 0
    assert "Told: game 'tictactoe' failed in its scene, " in ana.screen.replace("\n", "")
    raw = ana.raw.decode()
    assert "Traceback" not in raw
    assert raw.count("\x1b[?1049h") == raw.count("\x1b[?1049l") == 1


@pytest.mark.parametrize("kind", ["SystemExit(0)", "KeyboardInterrupt", "GeneratorExit"])
def test_a_bot_that_leaves_is_named_and_the_match_goes_on(sit_down, kind):
    ana = sit_down("", program=program(kind=kind, bot="Leaving"), columns=120)
    ana.until("Ana: Which cell do you mark?")
    ana.enter("5")
    ana.until(
        "Ben (a bot) failed and plays “mark a1”: bot 'Leaving' of __main__ failed in its choose", "Ana: Which cell"
    )
    ana.enter("hint")
    ana.until("bot 'Leaving' of __main__ failed in its analyse", "Ana: Which cell do you mark?")
