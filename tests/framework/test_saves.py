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


# Matches that are over


def finished():
    return sorted(path.name for path in (saves.folder() / "finished").iterdir())


def test_a_match_that_is_over_never_overwrites_another():
    for number in range(3):
        keep("won.darbar", *ANA_WINS, names=(f"Ana {number}", "Ben"))
        assert saves.unfinished() == []
    assert finished() == ["won-2.darbar", "won-3.darbar", "won.darbar"]
    assert {darbar.load(saves.folder() / "finished" / name).names[0] for name in finished()} == {
        "Ana 0",
        "Ana 1",
        "Ana 2",
    }


def test_a_match_that_cannot_be_put_away_stays_and_leaves_nothing_behind(monkeypatch):
    path = keep("won.darbar", *ANA_WINS)

    def refuse(*_):
        raise OSError("another disk")

    monkeypatch.setattr(os, "replace", refuse)
    assert saves.unfinished() == []
    assert path.exists()
    assert finished() == []


def test_a_link_to_a_match_that_is_over_stays(tmp_path):
    keep("won.darbar", *ANA_WINS).rename(tmp_path / "elsewhere")
    (saves.folder() / "won.darbar").symlink_to("../elsewhere")
    assert saves.unfinished() == []
    assert (saves.folder() / "won.darbar").resolve() == tmp_path / "elsewhere"


def test_a_file_in_the_place_of_the_finished_ones_is_left_alone():
    path = keep("won.darbar", *ANA_WINS)
    (saves.folder() / "finished").write_text("no folder")
    assert saves.unfinished() == []
    assert path.exists()
    assert (saves.folder() / "finished").read_text() == "no folder"


RACING = """
import sys
from darbar.sessions import saves

sys.stdin.readline()
for number in range(100):
    path = saves.folder() / "won.darbar"
    path.write_text(f"{sys.argv[1]} {number}")
    saves.put_away(path)
"""


def test_two_processes_that_put_matches_away_at_once_lose_none(tmp_path):
    """Each has a folder of its own, and both put what is over into the same place."""
    homes = [tmp_path / "ana", tmp_path / "ben"]
    (tmp_path / "finished").mkdir()
    racing = []
    for home in homes:
        (home / "matches").mkdir(parents=True)
        (home / "matches" / "finished").symlink_to(tmp_path / "finished")
        begun = [sys.executable, "-c", RACING, home.name]
        environment = {**os.environ, "DARBAR_HOME": str(home)}
        racing.append(subprocess.Popen(begun, env=environment, stdin=subprocess.PIPE, text=True))
    for one in racing:
        one.stdin.write("go\n")
        one.stdin.flush()
    assert [one.wait(120) for one in racing] == [0, 0]
    for one in racing:
        one.stdin.close()
    kept = [path.read_text() for path in (tmp_path / "finished").iterdir()]
    assert sorted(kept) == sorted(f"{home.name} {number}" for home in homes for number in range(100))


SHARED = """
import sys
from darbar.sessions import saves

for number in range(100):
    sys.stdin.readline()
    saves.put_away(saves.folder() / f"{number}.darbar")
    print("done", flush=True)
"""


def test_two_processes_that_put_the_same_match_away_put_it_away_once():
    saves.folder().mkdir()
    begun = [sys.executable, "-c", SHARED]
    racing = [subprocess.Popen(begun, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    for number in range(100):
        (saves.folder() / f"{number}.darbar").write_text(str(number))
        for one in racing:
            one.stdin.write("go\n")
            one.stdin.flush()
        for one in racing:
            assert one.stdout.readline() == "done\n"
    for one in racing:
        one.communicate(timeout=60)
    kept = [path.read_text() for path in (saves.folder() / "finished").iterdir()]
    assert sorted(kept) == sorted(map(str, range(100)))


def test_looking_at_saved_matches_disturbs_no_observer(monkeypatch, tmp_path):
    keep("match.darbar", "mark a1")
    monkeypatch.setenv("DARBAR_LOG", str(tmp_path / "log.txt"))
    assert listed() == ["match.darbar"]
    assert not (tmp_path / "log.txt").exists()
