"""Leaving a match, and coming back to it."""

import os
import shlex
from pathlib import Path

import darbar
import pytest


@pytest.mark.parametrize("lines", [["5"], ["5", "quit"], ["5", "quit", "1"]])
def test_whoever_leaves_reads_how_to_come_back(play, saved, lines):
    said = play(*lines, path=saved)

    assert said.endswith(
        f"Goodbye. The match is saved. Go on with:\n  darbar play --resume {shlex.quote(str(saved))}\n"
    )
    assert [seat for seat, _ in darbar.load(saved).record.moves] == [0, 1]


def test_a_match_that_is_taken_up_again_begins_with_what_happened_last(play, saved):
    play("5", path=saved)

    said = play("log", load=saved, path=saved)

    assert said.index("* Ana marked b2.") < said.index("Ana: Which cell")


def test_save_writes_the_match_to_a_file(play, saved):
    said = play("5", f"save {saved}")

    assert f"The match is saved in {saved}." in " ".join(said.split())
    assert darbar.load(saved).record.moves[0] == (0, "mark b2")


@pytest.mark.parametrize("name", ["missing/match", ".", "~nobody-is-called-so/match", "nul\0", "x" * 300])
def test_a_refused_save_is_one_sentence_and_the_match_goes_on(play, tmp_path, name):
    said = play(f"save {tmp_path / name if name[0] != '~' else name}", "5")

    assert said.count("The match is not saved: ") == 1
    assert "* Ana marked b2." in said
    assert list(tmp_path.iterdir()) == []


def test_a_session_that_cannot_save_itself_says_so_once_and_goes_on(play, tmp_path):
    said = play(*["#1"] * 9, path=tmp_path / "missing" / "match")

    assert said.count("The match is not saved: ") == 1
    assert "The match is over." in said
    assert "The record of this match" not in said


def test_whoever_leaves_a_session_that_cannot_be_saved_reads_so(play, tmp_path):
    said = play(path=tmp_path / "missing" / "match")

    assert "The match is not saved: " in said
    assert "--resume" not in said


def test_a_terminal_without_cyrillic_letters_is_no_obstacle(play):
    said = play("5", language="ru", environment={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})

    assert "1  ???????? a1  ???????? a1." in said
    assert "* Ana: ???????? ?????? b2." in said


def test_ctrl_d_leaves_cleanly(terminal, saved):
    ana = terminal(path=saved)
    ana.until("> ")
    ana.type("5\n")
    ana.until("Ana: Which cell")
    ana.until("> ")
    ana.type("\x04")

    code, said = ana.end()

    assert code == 0
    assert "Go on with:\n  darbar play --resume " in said
    assert "Traceback" not in said


@pytest.mark.parametrize("players", ["you:Ana,random", "you:Ana,you:Ben"])
def test_ctrl_c_loses_nothing_and_says_how_to_leave(terminal, players):
    ana = terminal(players=players)
    ana.until("> ")
    ana.type("\x03")
    ana.until("type “quit” (or press Ctrl-D) to leave")
    ana.until("> ")
    ana.type("quit\n")

    assert ana.end()[0] == 0


def test_a_whole_match_is_played_on_a_terminal(terminal):
    both = terminal(players="you:Ana,you:Ben")
    seen = both.until("> ")
    for answer in ("", "mark a1", "", "mark a2", "", "mark b1", "", "mark b2", "", "mark c1"):
        both.type(answer + "\n")
        seen += both.until("The match is over." if answer == "mark c1" else "> ")
    code, rest = both.end()

    assert code == 0
    assert "  X  X  X\n" in (seen + rest).replace("   ", "  ")
    assert "Ana wins." in seen + rest
    assert "\x1b" not in seen + rest
    assert (seen + rest).count("> mark a1\n") == 1, "what is typed stands there once"


def test_the_screen_of_a_tall_terminal_is_pushed_out_whole(terminal):
    both = terminal(players="you:Ana,you:Ben", height=100)

    assert "\n" * 100 in both.until("> ")


def test_nothing_is_left_beside_a_saved_match(play, saved: Path):
    play("5", path=saved)

    assert os.listdir(saved.parent) == [saved.name]
