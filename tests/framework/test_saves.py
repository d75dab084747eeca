"""Saved matches: where they are kept, and which of them can go on."""

import os
import socket
import subprocess
import sys
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


def test_a_match_that_is_over_stays_where_it_was_and_is_listed_as_finished():
    path = keep("won.darbar", *ANA_WINS)
    before = path.read_bytes()

    assert saves.unfinished() == []
    assert [(one.path, one.outcome.winners) for one in saves.finished()] == [(path, (0,))]
    assert path.read_bytes() == before


def test_what_earlier_versions_put_into_a_folder_of_its_own_is_listed_too():
    (saves.folder() / "finished").mkdir(parents=True)
    keep("finished/won.darbar", *ANA_WINS)
    assert [one.path.parent.name for one in saves.finished()] == ["finished"]


def test_a_match_is_replayed_once_as_long_as_its_file_stays_the_same(monkeypatch):
    path = keep("match.darbar", "mark a1")
    first = saves.listed()
    monkeypatch.setattr(saves, "replayed", lambda record: pytest.fail("it was looked at already"))
    assert saves.listed() == first
    monkeypatch.undo()
    monkeypatch.setenv("DARBAR_HOME", str(path.parents[1]))
    keep("match.darbar", "mark a1", "mark a2", when=5)
    assert [one.moves for one in saves.listed()] == [2]


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff", b'{"version": "0", "saved": {}}', b"[" * 100_000])
def test_what_is_remembered_may_be_nonsense(home, content):
    keep("match.darbar", "mark a1")
    (home / "matches.json").write_bytes(content)
    assert listed() == ["match.darbar"]


def test_what_is_remembered_of_a_game_that_is_gone_is_not_believed(home):
    keep("match.darbar", "mark a1")
    saves.listed()
    known = home / "matches.json"
    known.write_text(known.read_text().replace('"tictactoe"', '"chess"'))
    assert [one.game for one in saves.listed()] == ["tictactoe"]


# What is said of them


def test_a_saved_match_is_told_in_a_sentence_with_turn_and_points():
    match = darbar.new("bazaar", names=["Ana", "random 2"], seed=7)
    for _ in range(6):
        match.play(match.ask.moves[-1])
    saves.folder().mkdir()
    match.record.save(saves.folder() / "fair.darbar")
    (saved,) = saves.listed()

    first = next(one for one in match.standings_seen_by(0) if one.place == 1)
    first = f"Bazaar, turn {match.state.turn}: {match.names[first.seat]} ({first.points}), "
    assert saves.told(saved, "en").startswith(first)
    assert f"Bazaar, tour {match.state.turn}\xa0: " in saves.told(saved, "fr")
    assert "случайный 2" in saves.told(saved, "ru")


def test_matches_that_are_over_or_broken_are_told_as_such():
    keep("won.darbar", *ANA_WINS, when=9)
    (saves.folder() / "torn.darbar").write_text("torn")
    torn, won = saves.listed()
    assert "Ana has won" in saves.told(won, "en") or "Ana wins" in saves.told(won, "en")
    assert saves.told(torn, "en").startswith("torn.darbar cannot be used: ")
    assert saves.told(torn, "fr").startswith("torn.darbar est inutilisable\xa0: ")


def test_only_what_the_only_person_or_a_spectator_knows_is_told():
    """The rupees of others are hidden in Agra."""
    match = darbar.new("agra", names=["Ana", "Ben"], seed=7)
    saves.folder().mkdir()
    match.record.save(saves.folder() / "agra.darbar")
    (saved,) = saves.listed()
    assert all(not one.counted for one in saved.standings)


# Deleting


def test_a_match_is_deleted():
    path = keep("match.darbar", "mark a1")
    saves.delete(path)
    assert not path.exists()
    with pytest.raises(RecordError, match="cannot delete"):
        saves.delete(path)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"\n", "expected 'darbar record 1', found ''"),
        (b"\xff\x00garbage", "byte 0 is not UTF-8 text"),
        (b'darbar record 1\ngame "tictactoe"', "the file ends inside its header"),
        (None, "the file ends after 1 moves without its last line"),
        ("chess", "There is no game called 'chess'"),
        ("mark z9", "move 1 of 1 departs from the rules"),
    ],
    ids=[
        "an empty line",
        "garbage",
        "cut in its header",
        "cut in its moves",
        "a game that is not here",
        "an impossible move",
    ],
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


def test_a_name_that_is_kept_for_a_match_that_begins_is_not_listed_and_stays():
    path = saves.new_path("agra")
    keep("good.darbar", "mark a1")
    assert listed() == ["good.darbar"]
    assert path.exists()


def test_other_things_in_the_folder_are_left_alone():
    keep("match.darbar", "mark a1")
    (saves.folder() / "notes.txt").write_text("remember the palace")
    (saves.folder() / "folder.darbar").mkdir()
    (saves.folder() / "lost.darbar").symlink_to("nowhere")
    os.mkfifo(saves.folder() / "pipe.darbar")
    assert listed() == ["match.darbar"]


def test_a_file_that_is_too_large_or_may_not_be_read_is_listed_as_broken(monkeypatch):
    keep("match.darbar", "mark a1", when=1)
    with open(saves.folder() / "large.darbar", "wb") as file:
        file.truncate(10_000_000)
    (saves.folder() / "folder").mkdir()
    (saves.folder() / "odd\x1b[2J.darbar").write_text("\x1b[2J")
    listed = {one.path.name: one.broken for one in saves.unfinished()}
    assert listed.pop("match.darbar") == ""
    assert listed.pop("large.darbar").endswith("large.darbar is larger than 4096 KiB: no record is")
    assert listed.pop("odd\x1b[2J.darbar").isprintable()
    assert listed == {}


def test_a_file_that_goes_away_meanwhile_does_not_hide_the_others(monkeypatch):
    keep("match.darbar", "mark a1")
    gone, look = keep("gone.darbar", "mark a1"), Path.stat
    monkeypatch.setattr(Path, "stat", lambda self, **_: look(self if self != gone else gone / "gone"))
    told = {one.path.name: one.broken for one in saves.unfinished()}
    assert told.pop("match.darbar") == ""
    assert "cannot read" in told.pop("gone.darbar")


@pytest.mark.parametrize("when", [-(2**40), 2**40, 2**62])
def test_a_file_from_another_age_is_listed(monkeypatch, when):
    path = keep("match.darbar", "mark a1")
    look = Path.stat

    def long_ago(self, **settings):
        about = look(self, **settings)
        return os.stat_result([*about[:8], when, when]) if self == path else about

    monkeypatch.setattr(Path, "stat", long_ago)
    assert listed() == ["match.darbar"]


def test_a_socket_in_the_folder_is_left_alone(monkeypatch):
    keep("match.darbar", "mark a1")
    monkeypatch.chdir(saves.folder())
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind("bound.darbar")
        assert listed() == ["match.darbar"]


@pytest.mark.parametrize("look", [saves.unfinished, lambda: saves.new_path("agra")], ids=["listing", "beginning"])
def test_what_killed_processes_were_writing_is_swept_away(look):
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    path = keep("match.darbar", "mark a1")
    left, written = (path.with_name(f".darbar-{pid}-0123abcd") for pid in (gone.pid, os.getpid()))
    left.touch()
    written.touch()
    look()
    assert not left.exists()
    assert written.exists() and path.exists()


def test_looking_at_saved_matches_disturbs_no_observer(monkeypatch, tmp_path):
    keep("match.darbar", "mark a1")
    monkeypatch.setenv("DARBAR_LOG", str(tmp_path / "log.txt"))
    assert listed() == ["match.darbar"]
    assert not (tmp_path / "log.txt").exists()
