"""A game may describe its moves by what lies on the table: on the screen, in a hint, line by line and in a replay."""

import io
from functools import partial

import darbar
import pytest
from darbar import Seat, Session, text
from darbar.core.moves import word
from darbar.match.match import Match
from darbar.matches import replayed
from darbar.sessions import reels
from darbar_repl import plain, replaying

PROGRAM = """
import darbar
from darbar import Analysis, Option, Session, text
from darbar.core.moves import word
from darbar.match.match import Match
from darbar_repl.repl import run

class Adviser:
    progress = 1.0
    def choose(self, chair):
        return chair.ask.moves[0]
    def stop(self):
        pass
    def analyse(self, chair):
        line = ((0, chair.ask.moves[4]), (1, chair.ask.moves[0]))
        return Analysis(0, (Option(chair.ask.moves[4], 12, 0.75, line),), 15, 1.5)

def describe(view, move):
    return text("Mark number {count} goes to {cell}.", count=view.marks + 1, cell=word(move.cell))

match = darbar.new("tictactoe", names=["Ana", "Ben"], seed=1)
session = Session(Match.begin(match.game.change(describe=describe), match.header), {1: Adviser()})
session._advisers = dict.fromkeys(range(5), Adviser())
run(session)
"""


def describe(view, move):
    return text("Mark number {count} goes to {cell}.", count=view.marks + 1, cell=word(move.cell))


TICTACTOE = darbar.games()["tictactoe"].change(describe=describe)


@pytest.mark.xdist_group("terminal")
def test_the_screen_describes_the_choices_their_completion_and_a_hint(sit_down):
    ana = sit_down("", program=PROGRAM)
    ana.until("Ana: Which cell do you mark?", "Mark number 1 goes to …", "5 b2")
    ana.write("mark b")
    ana.until("Mark number 1 goes to b2.")
    ana.write("2\r")
    ana.until("Mark number 3 goes to …")
    ana.enter("hint")
    ana.until("Mark number 3 goes to", "Ben: Mark b1")


def test_line_by_line_the_choices_are_described(monkeypatch, capsys):
    header = darbar.new("tictactoe", names=["Ana", "Ben"], seed=1).header
    monkeypatch.setattr("sys.stdin", io.StringIO("\n5\n\n"))
    plain.run(Session(Match.begin(TICTACTOE, header)))
    shown = capsys.readouterr().out
    assert "  5  mark b2  Mark number 1 goes to b2." in shown
    assert "  1  mark a1  Mark number 2 goes to a1." in shown


def test_a_replay_describes_a_decision_by_what_was_known_before(monkeypatch):
    monkeypatch.setattr(reels, "replayed", partial(replayed, game=TICTACTOE))
    match = darbar.new("tictactoe", names=["Ana", "Ben"], seed=1)
    for notation in ("mark b2", "mark a1", "mark b1"):
        match.play(notation)
    reel = replaying.Reel(match.record, seat=Seat(0), at=3)
    assert reel.words.say(reel.decision()).endswith("Mark number 3 goes to b1.")
    reel.back()
    assert "goes to" not in reel.words.say(reel.decision()), "what Ben was thinking is his own business"
    reel.back()
    assert reel.words.say(reel.decision()).endswith("Mark number 1 goes to b2.")
    assert (reel.at, len(reel.match.moves)) == (1, 1)
