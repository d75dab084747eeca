"""Taking back, saving, leaving and coming back, whatever happens to the terminal or the disk."""

import os
import resource
import signal

import darbar
import pytest

pytestmark = pytest.mark.xdist_group("terminal")

TICTACTOE = "tictactoe --seats you:Ana,random --seed 2"
BAZAAR = "bazaar --seats you:Ana,random --seed 7"


def kept(home):
    """The only match that is kept."""
    [path] = (home / "matches").glob("*.darbar")
    return path


@pytest.mark.parametrize("leave", ["quit\r", "\x04"])
def test_whoever_leaves_reads_how_to_come_back(sit_down, home, leave):
    ana = sit_down(TICTACTOE)
    ana.until("Which cell do you mark?")
    ana.enter("5")
    ana.until("Ana marked b2")
    ana.write(leave)

    assert ana.end() == 0
    path = kept(home)
    assert f"darbarplay--resume{path}" in "".join(ana.screen.split())
    assert darbar.load(path).record.moves[0] == (0, "mark b2")

    again = sit_down(f"--resume {path}")
    again.until("X Ana marked b2", "Which cell do you mark?")


def test_ctrl_c_gives_up_the_line_and_never_the_match(sit_down):
    ana = sit_down(TICTACTOE)
    ana.until("Which cell do you mark?")
    ana.write("mark")
    ana.until("> mark")
    ana.press("Ctrl-C")
    ana.until("type “quit” (or press Ctrl-D) to leave", gone="> mark")
    ana.press("Ctrl-C", "Ctrl-C")
    ana.enter("5")
    ana.until("Ana marked b2")


def test_the_end_of_the_input_leaves_cleanly(sit_down, home):
    ana = sit_down(TICTACTOE)
    ana.until("Which cell do you mark?")
    os.killpg(ana.process.pid, signal.SIGINT)
    ana.until("type “quit”")
    ana.press("Ctrl-D")

    assert ana.end() == 0
    assert b"Traceback" not in ana.raw


def test_a_killed_terminal_loses_nothing(sit_down, home):
    ana = sit_down("agra --seats you:Ana,random --seed 7")
    ana.until("where does your worker go?")
    ana.enter("place architect")
    ana.until("[", gone="where does your worker go?")
    before = [line for line in ana.screen.split("\n") if line.startswith("X Ana: ")]
    os.killpg(ana.process.pid, signal.SIGKILL)
    ana.end()

    again = sit_down(f"--resume {kept(home)}")
    assert "X Ana placed a worker at the Architect" in again.until(*before)


def test_a_decision_is_taken_back_to_the_limit_of_what_was_revealed(sit_down):
    ana = sit_down("tictactoe --seats you:Ana,random --seed 2 --practice")
    ana.until("Which cell do you mark?")
    ana.enter("undo")
    ana.until("There is nothing to take back.")
    ana.enter("5")
    ana.until("Ana marked b2", "random 2 marked")
    ana.enter("restart turn")
    ana.until("You cannot take that back: random 2 has decided since.")
    ana.enter("undo")
    ana.until("You cannot take that back: random 2 has decided since.", "“undo!” goes further")
    ana.enter("undo!")
    ana.until("Taken back.", gone="Ana marked b2")


def test_a_match_is_saved_and_another_one_loaded_in_the_middle(sit_down, home, tmp_path):
    ana = sit_down(TICTACTOE)
    ana.until("Which cell do you mark?")
    ana.enter("5")
    ana.until("Ana marked b2")
    ana.enter(f"save {tmp_path / 'm'}")
    ana.until("The match is saved in")
    ana.enter("quit")
    assert ana.end() == 0

    ben = sit_down("bazaar --seats you:Ben,random --seed 7")
    ben.until("Buy one good")
    ben.enter("load")
    ben.until("Saved matches", "Tic-tac-toe, 2 moves: Ana and random 2 · ", "Bazaar, turn 2: Ben (1), random 2 (0) · ")
    number = next(line.split()[0] for line in ben.screen.split("\n") if "Tic-tac-toe, 2" in line)
    ben.enter(f"load {number}")
    ben.until("Tic-tac-toe goes on from", "Ana: Which cell do you mark?")
    ben.enter(f"load {tmp_path / 'm'}")
    ben.until("Tic-tac-toe goes on from", "Ana marked b2")


def test_a_match_that_is_saved_nowhere_is_not_left_for_another(sit_down, home):
    ana = sit_down(f"{TICTACTOE} --no-save")
    ana.until("Which cell do you mark?")
    ana.enter("load")
    ana.until("The present match is not saved: type “save”")
    ana.enter("quit")

    assert ana.end() == 0
    assert "Goodbye. The match was not saved." in ana.screen
    assert not home.exists()


def test_a_recorded_match_is_watched_in_the_middle_and_play_goes_on(sit_down, tmp_path):
    match = darbar.new("tictactoe", names=["Eva", "Udo"], seed=1)
    for move in ("mark a1", "mark a2", "mark b1"):
        match.play(move)
    match.record.save(tmp_path / "m")
    ana = sit_down(TICTACTOE)
    ana.until("Which cell do you mark?")
    ana.enter(f"replay {tmp_path / 'm'}")
    ana.until("move 0 of 3")
    ana.press("Right")
    ana.until("move 1 of 3")
    ana.write("q")
    ana.until("Ana: Which cell do you mark?", gone="of 3")
    ana.enter("5")
    ana.until("Ana marked b2")


# What goes wrong


def test_garbage_on_the_keyboard_does_no_harm(sit_down):
    ana = sit_down(TICTACTOE)
    ana.until("Which cell do you mark?")
    ana.write(bytes(byte for byte in range(256) if byte not in (4, 10, 13)) + b"\x1b[200~\x00\xff\x1b[201~\r")
    ana.until("Which cell do you mark?")
    ana.press("Ctrl-C", "Ctrl-C")
    ana.until("type “quit”")
    ana.enter("mark b2")
    ana.until("Ana marked b2")
    assert b"Traceback" not in ana.raw


def test_a_folder_that_cannot_be_written_gets_one_sentence_and_the_match_goes_on(sit_down, home):
    home.write_text("not a folder")
    ana = sit_down(BAZAAR)
    ana.until("The match is not saved: matches cannot be kept in", "Buy one good")
    ana.press("F5")
    ana.until("Where does your worker go?", gone="not saved")
    ana.enter("quit")
    assert ana.end() == 0


def test_a_full_disk_gets_one_sentence_and_the_match_goes_on(sit_down, home):
    ana = sit_down(BAZAAR)
    ana.until("Buy one good")
    saved = kept(home).read_bytes()
    resource.prlimit(ana.process.pid, resource.RLIMIT_FSIZE, (len(saved), len(saved)))
    ana.press("F5")
    ana.until("The match is not saved: cannot write", "File too large", "Where does your worker go?")
    ana.enter("place docks")
    ana.until("Ana placed a worker at the docks", gone="not saved")
    assert kept(home).read_bytes() == saved, "what was saved before is still there"
