"""Saved matches: where they are kept, and which of them can go on."""

import os
from pathlib import Path

import darbar
import pytest
from darbar import RecordError
from darbar.sessions import saves

ANA_WINS = ("mark a1", "mark a2", "mark b1", "mark b2", "mark c1")


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DARBAR_HOME", str(tmp_path))
    return tmp_path


def keep(name, *moves, when=0, game="tictactoe", names=("Ana", "Ben")):
    match = darbar.new(game, names=names, seed=1)
    for move in moves:
        match.play(move)
    path = saves.folder() / name
    path.parent.mkdir(exist_ok=True)
    match.record.save(path)
    os.utime(path, (when, when))
    return path


def listed():
    return [one.path.name for one in saves.unfinished()]


def test_matches_are_kept_below_darbar_home(home):
    assert saves.folder() == home / "matches"


@pytest.mark.skipif(os.name == "nt", reason="XDG is for other systems")
def test_without_darbar_home_they_are_kept_where_the_system_keeps_data(monkeypatch, tmp_path):
    monkeypatch.delenv("DARBAR_HOME")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert saves.folder() == Path("/somewhere/darbar/matches")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert saves.folder() == tmp_path / ".local/share/darbar/matches"
    monkeypatch.setattr("sys.platform", "darwin")
    assert saves.folder().name == "matches"
    assert "darbar" in str(saves.folder())


def test_a_new_match_gets_a_file_of_its_own_named_like_its_game():
    paths = [saves.new_path("agra") for _ in range(5)]
    assert len(set(paths)) == 5
    assert all(path.parent == saves.folder() and path.name.startswith("agra-2") for path in paths)
    assert all(path.exists() for path in paths)


def test_a_file_in_the_place_of_the_folder_is_told_in_one_sentence(home):
    (home / "matches").write_text("no folder")
    with pytest.raises(RecordError, match=r"matches cannot be kept in .*matches"):
        saves.new_path("agra")
    assert saves.unfinished() == []


def test_without_a_folder_there_is_nothing_to_go_on_with():
    assert saves.unfinished() == []


def test_unfinished_matches_are_listed_with_the_latest_first():
    keep("old.darbar", "mark a1", when=1_000)
    keep("young.darbar", "mark a1", "mark a2", when=2_000, names=("Cem", "Dora"))
    young, old = saves.unfinished()
    assert (young.game, young.title, young.players, young.moves) == ("tictactoe", "Tic-tac-toe", ("Cem", "Dora"), 2)
    assert (old.players, old.moves, old.broken) == (("Ana", "Ben"), 1, "")
    assert young.when > old.when


def test_a_match_that_is_over_is_not_listed_and_goes_to_the_finished_ones():
    path = keep("won.darbar", *ANA_WINS)
    assert saves.unfinished() == []
    assert not path.exists()
    assert darbar.load(saves.folder() / "finished" / "won.darbar").ask is None


def test_a_match_that_is_over_is_put_away_only_from_the_folder_of_matches(tmp_path):
    keep("won.darbar", *ANA_WINS).rename(tmp_path / "won.darbar")
    saves.put_away(tmp_path / "won.darbar")
    assert (tmp_path / "won.darbar").exists()


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "expected 'darbar record 1', found ''"),
        (b"\xff\x00garbage", "byte 0 is not UTF-8 text"),
        (b'darbar record 1\ngame "tictactoe"', "the file ends inside its header"),
        (None, "the file ends after 1 moves without its last line"),
        ("chess", "There is no game called 'chess'"),
        ("mark z9", "move 1 of 1 departs from the rules"),
    ],
    ids=["empty", "garbage", "cut in its header", "cut in its moves", "a game that is not here", "an impossible move"],
)
def test_a_broken_file_is_listed_with_what_is_wrong_and_stays(content, complaint):
    path = keep("match.darbar", "mark a1")
    whole = path.read_bytes()
    changed = {
        None: whole.replace(b"end 1\n", b""),
        "chess": whole.replace(b'"tictactoe"', b'"chess"'),
        "mark z9": whole.replace(b"mark a1", b"mark z9"),
    }
    path.write_bytes(changed.get(content, content))
    keep("good.darbar", "mark a1", when=1)
    broken, good = saves.unfinished()
    assert complaint in broken.broken
    assert (broken.path, broken.title, broken.players) == (path, "", ())
    assert good.broken == ""
    assert path.exists()


def test_other_things_in_the_folder_are_left_alone():
    keep("match.darbar", "mark a1")
    (saves.folder() / "notes.txt").write_text("remember the palace")
    (saves.folder() / "folder.darbar").mkdir()
    (saves.folder() / "lost.darbar").symlink_to("nowhere")
    os.mkfifo(saves.folder() / "pipe.darbar")
    assert listed() == ["match.darbar"]


def test_looking_at_saved_matches_disturbs_no_observer(monkeypatch, tmp_path):
    keep("match.darbar", "mark a1")
    monkeypatch.setenv("DARBAR_LOG", str(tmp_path / "log.txt"))
    assert listed() == ["match.darbar"]
    assert not (tmp_path / "log.txt").exists()
