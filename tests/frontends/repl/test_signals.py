"""Signals and vanishing terminals: the match is saved, the terminal is as it was, and the exit code says why."""

import os
import re
import signal
import termios

import darbar
import pytest

pytestmark = pytest.mark.xdist_group("terminal")

COMMAND = "import sys; from darbar.cli import main; sys.argv = ['darbar', *{words}]; main()"
AGRA = "agra --seed 7 --seats"
SHELL = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
child = os.fork()
if not child:
    os.setpgid(0, 0)
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    os.tcsetpgrp(0, os.getpid())
    signal.signal(signal.SIGTTOU, signal.SIG_DFL)
    os.execv(sys.executable, [sys.executable, "-c", PROGRAM])
while os.WIFSTOPPED(status := os.waitpid(child, os.WUNTRACED)[1]):
    print("stopped", flush=True)
sys.exit(os.waitstatus_to_exitcode(status))
"""


@pytest.fixture
def sit_down_at(sit_down, tmp_path, monkeypatch):
    """Start any command, with a record of three moves at hand."""
    match = darbar.new("tictactoe", names=["Eva", "Udo"], seed=1)
    for move in ("mark a1", "mark a2", "mark b1"):
        match.play(move)
    match.record.save(tmp_path / "RECORD")
    monkeypatch.chdir(tmp_path)
    return lambda line, before="": sit_down("", program=before + COMMAND.format(words=line.split()))


def changed(terminal):
    """What is not as it was: modes of the terminal (the cursor and the wrapping of lines are on), and its settings."""
    modes = {}
    for several, state in re.findall(rb"\x1b\[\?([\d;]+)([hl])", terminal.raw):
        modes |= dict.fromkeys(several.decode().split(";"), state)
    left = [mode for mode, state in modes.items() if (state == b"h") != (mode in ("7", "25"))]
    return left + ["settings"] * (termios.tcgetattr(terminal.keyboard) != terminal.settings)


MOMENTS = {
    "at a question": (f"play {AGRA} you,hard", [("where does your worker go?", "")]),
    "in the middle of a line": (f"play {AGRA} you,hard", [("where does your worker go?", "place"), ("> place", "")]),
    "on a page": (f"play {AGRA} you,hard", [("where does your worker go?", "help\r"), ("Esc: back", "")]),
    "while a bot thinks": (f"play {AGRA} mcts:90000,you", [("is thinking", "")]),
    "when the keyboard is passed": ("play bazaar --seats you:Ana,you:Ben", [("Enter", "")]),
    "in a replay within a match": ("play tictactoe", [("Which cell", "replay RECORD\r"), ("move 0 of 3", "")]),
    "in a replay": ("replay RECORD", [("move 0 of 3", " ")]),
    "at the welcome": ("welcome", [("Agra", "")]),
    "line by line": (f"play --plain {AGRA} you,hard", [("cotton-field", "")]),
    "line by line, while a bot thinks": (f"play --plain {AGRA} mcts:90000,you", [("is thinking", "")]),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_signal_leaves_the_terminal_as_it_was(sit_down_at, moment):
    line, steps = MOMENTS[moment]
    ana = sit_down_at(line)
    for words, keys in steps:
        ana.until(words)
        ana.write(keys)
    ana.process.send_signal(signal.SIGTERM)
    ana.process.send_signal(signal.SIGHUP)

    assert ana.end() in (143, 129)
    assert changed(ana) == []
    assert not re.search(rb"Traceback|Fatal|Exception", ana.raw)


@pytest.mark.parametrize("face", ["", "--plain"])
def test_what_was_played_is_saved_and_goodbye_is_said(sit_down_at, home, face):
    ana = sit_down_at(f"play tictactoe {face} --seats you:Ana,mcts:90000")
    ana.until("Which cell")
    ana.enter("5")
    ana.until("Ana marked b2")
    ana.process.terminate()

    assert ana.end() == 143
    [path] = (home / "matches").iterdir()
    assert f"darbarplay--resume{path}" in "".join(ana.screen.split())
    assert darbar.load(path).record.moves == ((0, "mark b2"),)


@pytest.mark.parametrize("moment", ["at a question", "while a bot thinks", "in a replay", "line by line"])
def test_a_vanished_terminal_ends_the_process_as_a_hang_up_does(sit_down_at, tmp_path, moment):
    line, steps = MOMENTS[moment]
    complaints = tmp_path / "complaints"
    ana = sit_down_at(line, before=f"import os; os.dup2(os.open({str(complaints)!r}, os.O_CREAT | os.O_WRONLY), 2)\n")
    for words, keys in steps:
        ana.until(words)
        ana.write(keys)
    ana.vanish()

    assert ana.process.wait(30) == 129
    assert not re.search(r"Traceback|Fatal|Exception|broken", complaints.read_text())


@pytest.mark.parametrize("asked_by", ["key", "signal"])
def test_who_stops_for_a_while_finds_the_terminal_usable_and_the_table_again(sit_down, asked_by):
    program = COMMAND.format(words=["play", "tictactoe", "--seats", "you:Ana,random", "--seed", "2"])
    program = f"import os; print('child', os.getpid(), flush=True)\n{program}"
    ana = sit_down("", program=f"PROGRAM = {program!r}\n{SHELL}")
    ana.until("Which cell do you mark?")
    child = int(re.search(rb"child (\d+)", ana.raw)[1])
    for _ in range(2):
        ana.press("Ctrl-Z") if asked_by == "key" else os.kill(child, signal.SIGTSTP)
        ana.until_so(lambda: b"stopped" in ana.raw)
        assert b"\x1b[?1049l" in ana.raw
        assert termios.tcgetattr(ana.keyboard)[3] & termios.ECHO
        ana.raw = b""
        os.kill(child, signal.SIGCONT)
        ana.until_so(lambda: b"\x1b[?1049h" in ana.raw and not termios.tcgetattr(ana.keyboard)[3] & termios.ECHO)
        ana.until("Which cell do you mark?")
    ana.enter("5")
    ana.until("Ana marked b2")
    ana.enter("quit")
    assert ana.end() == 0


def test_a_bot_that_thinks_longer_than_the_screen_lasts_says_nothing(sit_down):
    """A traceback from its thread, while the interpreter ended, could crash it."""
    program = """
import threading, darbar
from darbar import Session
from darbar_repl.repl import run

class Late:
    left = threading.Event()
    def choose(self, chair):
        self.left.wait(60)
        return chair.ask.moves[0]

run(Session(darbar.new("tictactoe", names=["Ana", "Ben"], seed=1), {0: Late()}))
Late.left.set()
for thread in threading.enumerate():
    if thread.daemon:
        thread.join()
print("nothing more")
"""
    ana = sit_down("", program=program)
    ana.until("is thinking")
    ana.press("Ctrl-D")
    assert ana.end() == 0
    assert "nothing more" in ana.screen
    assert b"Traceback" not in ana.raw


def test_a_storm_of_sizes_does_no_harm(sit_down):
    ana = sit_down("bazaar --seats you:Ana,you:Ben")
    ana.until("Enter")
    for columns, rows in [(1, 1), (500, 200), (80, 1), (1, 24), (40, 12)] * 20:
        ana.resize(columns, rows)
    ana.resize(80, 24)
    ana.until("Enter", gone="too small")
    ana.press("Ctrl-D")
    assert ana.end() == 0
