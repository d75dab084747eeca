"""The play-by-play log: in the file that DARBAR_LOG names, and of saved matches by `darbar log`."""

import os
import subprocess
import sys
from pathlib import Path

import darbar
import pytest
from click.testing import CliRunner
from darbar import RecordError
from darbar.testing.pointing import parts
from darbar_log.command import log
from darbar_log.playbyplay import lines

ROW = ["mark a1", "mark a2", "mark b1", "mark b2", "mark c1"]
"""Ana has three in a row."""

PLAY_BY_PLAY = """\
Tic-tac-toe: Ana and Ben
  Ana marked a1.
  Ben marked a2.
  Ana marked b1.
  Ben marked b2.
  Ana marked c1.
  Ana has three in a row.
Ana wins.
1. Ana: 1 (three in a row 1)
2. Ben: 0 (three in a row 0)
"""


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the log is wanted."""
    monkeypatch.setenv("DARBAR_LOG", str(tmp_path / "log.txt"))
    return tmp_path / "log.txt"


def begin(*moves: str) -> darbar.Match:
    match = darbar.new("tictactoe", names=["Ana", "Ben"], seed=20251)
    for move in moves:
        match.play(move)
    return match


def test_a_match_is_logged_line_by_line(path):
    begin(*ROW)

    assert path.read_text() == PLAY_BY_PLAY


def test_each_line_is_there_as_soon_as_it_happened(path):
    begin("mark a1")

    assert path.read_text() == "Tic-tac-toe: Ana and Ben\n  Ana marked a1.\n"


def test_a_decision_that_is_taken_back_is_told(path):
    match = begin("mark a1", "mark a2")
    match.undo()
    match.play("mark b2")

    assert path.read_text().splitlines()[2:] == [
        "  Ben marked a2.",
        "Decisions were taken back, as far as decision 1.",
        "  Ben marked b2.",
    ]


def test_a_loaded_match_goes_on_where_it_was(path):
    record = begin("mark a1", "mark a2").record
    path.unlink()

    darbar.load(record).play("mark b1")

    assert path.read_text() == "Tic-tac-toe: Ana and Ben, taken up after decision 2\n  Ana marked b1.\n"


def bazaar(*moves: str) -> darbar.Match:
    match = darbar.new("bazaar", names=["Ana", "Ben"], seed=7)
    for move in moves:
        match.play(move)
    return match


BOUGHT = """\
  Ben bought silk from the caravan.
    Caravan: silk 1 → silk 0
    Ben: 3 coins → 2 coins
    Goods (Ben): silk 0 → silk 1
  Ana begins turn 2.
"""
"""What no event tells: what it cost."""


def test_after_each_turn_the_log_tells_what_has_changed_on_the_table(path):
    match = bazaar("buy silk", "pass")

    assert BOUGHT in path.read_text()
    assert list(lines(match))[:-1] == path.read_text().splitlines()


def test_what_was_taken_back_has_changed_nothing(path):
    match = bazaar("buy silk")
    match.undo(force=True)
    match.play("buy spice")

    assert path.read_text().count("3 coins → 2 coins") == 2
    assert "silk 1 → silk 0" not in path.read_text().partition("taken back")[2]


def test_a_turn_that_changes_nothing_has_no_lines(path):
    bazaar("pass", "pass")

    assert "    " not in path.read_text()


def test_the_log_of_a_whole_match_can_do_without_the_table(tmp_path):
    bazaar("buy silk", "pass").record.save(tmp_path / "match")

    assert BOUGHT in CliRunner().invoke(log, [str(tmp_path / "match")]).output
    assert "    " not in CliRunner().invoke(log, [str(tmp_path / "match"), "--no-table"]).output


def test_the_table_in_the_log_shows_nobodys_hand(path):
    match = bazaar("buy silk", "pass", "place scribe", "draw", "pass")
    hands = [part for seat in (0, 1) for part in parts(match.scene(seat)) if part.owner == seat and part.ids]
    secret = {match.words().say(part.label) for part in hands if part.ids[0].startswith("order-card-")}

    assert len(secret) == 3
    assert "one card face down" in path.read_text()
    assert not [name for name in secret if name in path.read_text()]


def test_several_matches_follow_one_another(path):
    begin("mark a1")
    begin("mark b2")

    assert path.read_text().count("Tic-tac-toe: Ana and Ben\n") == 2


def test_forks_and_imagined_matches_are_not_logged(path):
    match = begin("mark a1")
    match.fork().play("mark b2")
    match.imagine(darbar.Seat(1), 5).play("mark b2")

    assert "b2" not in path.read_text()


def test_secrets_and_the_seed_that_would_tell_them_stay_out_of_the_log(path):
    """In Bazaar, drawn orders are secret; the log says that one was drawn, not which."""
    for seed in range(20_000, 20_010):
        match = darbar.new("bazaar", seats=2, seed=seed)
        while match.ask:
            draws = [move for move in match.ask.moves if str(move) == "draw"]
            places = [move for move in match.ask.moves if str(move) == "place scribe"]
            match.play((draws or places or match.ask.moves)[0])

    drawn = [line for line in path.read_text().splitlines() if "drew a secret order" in line]
    assert drawn
    assert {line.partition(": ")[2] for line in drawn} == {"something hidden."}
    assert "2000" not in path.read_text()


@pytest.mark.parametrize("wanted", [None, ""])
def test_without_a_file_a_match_pays_nothing(monkeypatch, wanted):
    monkeypatch.delenv("DARBAR_LOG", raising=False)
    if wanted is not None:
        monkeypatch.setenv("DARBAR_LOG", wanted)

    assert begin().observers is None


def test_a_log_that_cannot_be_written_is_complained_about_once_and_the_match_goes_on(path, monkeypatch, capsys):
    monkeypatch.setenv("DARBAR_LOG", str(path.parent / "missing" / "log.txt"))

    assert [begin(*ROW).ask, begin(*ROW).ask] == [None, None]

    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert complaint.startswith("darbar: the log ")
    assert complaint.endswith("cannot be written: No such file or directory. The match goes on without it.\n")


def test_a_log_that_breaks_in_the_middle_is_given_up(path, capsys):
    match = begin("mark a1")
    path.unlink()
    path.mkdir()
    for move in ROW[1:]:
        match.play(move)

    assert match.ask is None
    assert capsys.readouterr().err.count("\n") == 1


def test_the_command_prints_the_play_by_play_of_a_saved_match(tmp_path):
    begin(*ROW).record.save(tmp_path / "match")

    assert CliRunner().invoke(log, [str(tmp_path / "match")]).output == PLAY_BY_PLAY


def test_the_command_says_so_when_the_match_is_not_over(tmp_path):
    begin("mark a1").record.save(tmp_path / "match")

    assert CliRunner().invoke(log, [str(tmp_path / "match")]).output.endswith("The match is not over yet.\n")


def test_a_file_that_is_no_match_is_an_error_for_the_main_program_to_tell(tmp_path):
    (tmp_path / "match").write_text("nonsense")

    for name in ("match", "missing"):
        assert isinstance(CliRunner().invoke(log, [str(tmp_path / name)]).exception, RecordError)


def test_nothing_is_imported_before_it_is_used():
    program = "import sys, darbar_log; print([name for name in sys.modules if name.startswith('darbar_log')])"

    assert subprocess.check_output([sys.executable, "-c", program], text=True) == "['darbar_log']\n"


def test_the_log_of_a_common_goal_says_whether_it_was_reached_and_gives_no_places():
    match = begin(*ROW)
    match.game = match.game.change(goal=darbar.Goal(together=lambda state: True))

    assert list(lines(match))[-3:] == [
        "Won: the goal that all had in common is reached.",
        "Ana: 1 (three in a row 1)",
        "Ben: 0 (three in a row 0)",
    ]


def test_a_pipe_that_nobody_reads_does_not_stop_the_match(path, capfd):
    os.mkfifo(path)

    assert begin(*ROW).ask is None
    assert f"the log {path} cannot be written: No such device or address" in capfd.readouterr().err
