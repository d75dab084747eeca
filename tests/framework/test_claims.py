"""A match is played by one program at a time, and a claim is gone with its process."""

import os
import signal
import subprocess
import sys

import darbar
import pytest
from darbar import RecordError, Session
from darbar.sessions import saves
from darbar.sessions.claims import InUse, claim, in_use
from darbar.sessions.tables import again
from darbar.ui.words import said

PLAYS = """
import sys
from pathlib import Path
from darbar.sessions.tables import resume

session = resume(Path(sys.argv[1]))
print("plays", flush=True)
for line in sys.stdin:
    session.play(session.parse(line.strip()))
    print("played", flush=True)
session.close()
print("closed", flush=True)
sys.stdin.close()
import time
time.sleep(60)
"""


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DARBAR_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "match.darbar"
    darbar.new("tictactoe", names=["Ana", "Ben"], seed=1).record.save(path)
    return path


@pytest.fixture
def other(path):
    """Another program that plays the match."""
    program = subprocess.Popen(
        [sys.executable, "-c", PLAYS, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert program.stdout.readline() == "plays\n"
    yield program
    program.kill()
    program.wait()
    program.stdin.close()
    program.stdout.close()


def test_a_match_that_another_program_plays_is_refused(path, other):
    with pytest.raises(InUse, match="is being played by another program"):
        darbar.resume(path)
    with pytest.raises(InUse):
        Session(darbar.load(path), path=path)
    assert in_use(path)


def test_nothing_is_saved_over_it_and_it_is_not_deleted(path, other):
    before = path.read_bytes()
    with pytest.raises(InUse):
        Session(darbar.new("tictactoe", seats=2)).save(path)
    with pytest.raises(InUse):
        saves.delete(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_claim_is_gone_with_its_process(path, other, number):
    os.kill(other.pid, number)
    other.wait()
    assert not in_use(path)
    darbar.resume(path).close()


def test_a_claim_ends_when_the_session_is_closed(path, other):
    other.stdin.close()
    assert other.stdout.readline() == "closed\n"
    assert not in_use(path)


def test_one_program_may_claim_a_match_several_times(path):
    first, second = darbar.resume(path), darbar.resume(path)
    assert not in_use(path), "for itself it is not in use by others"
    first.close()
    assert held(path)
    second.close()
    assert not held(path)
    second.close()


def held(path):
    """Whether somebody else would find the match claimed."""
    look = "import pathlib, sys, darbar.sessions.claims as claims; print(claims.in_use(pathlib.Path(sys.argv[1])))"
    return subprocess.run([sys.executable, "-c", look, str(path)], capture_output=True, text=True).stdout == "True\n"


def test_a_session_that_is_forgotten_claims_nothing(path):
    session = darbar.resume(path)
    assert held(path)
    session.path = None
    assert not held(path)


def test_a_link_to_a_match_is_the_match(path, other, tmp_path):
    (tmp_path / "link.darbar").symlink_to(path)
    assert in_use(tmp_path / "link.darbar")


def test_where_there_can_be_no_claims_everybody_plays(path, home):
    home.write_text("no folder")
    with claim(path):
        assert not in_use(path)
    darbar.resume(path).close()


def test_where_files_cannot_be_locked_everybody_plays(path, monkeypatch):
    monkeypatch.setitem(sys.modules, "fcntl", None)
    monkeypatch.setitem(sys.modules, "msvcrt", Unlockable)
    with claim(path):
        assert not in_use(path)


class Unlockable:
    """A system whose files cannot be locked."""

    LK_NBLCK = 0

    @staticmethod
    def locking(*_):
        raise OSError(95, "not supported")


def test_a_claim_leaves_nothing_behind(path, home):
    with claim(path):
        assert len(list((home / "playing").iterdir())) == 1
    assert list((home / "playing").iterdir()) == []


def test_many_who_want_a_match_at_once_do_not_get_it_twice(path):
    race = (
        "import sys, time; from pathlib import Path; from darbar.sessions.claims import claim, InUse\n"
        "sys.stdin.readline()\n"
        "try:\n    one = claim(Path(sys.argv[1])); print('mine', flush=True); time.sleep(2)\n"
        "except InUse:\n    print('taken')\n"
    )
    racing = [
        subprocess.Popen(
            [sys.executable, "-c", race, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for _ in range(4)
    ]
    for one in racing:
        one.stdin.write("go\n")
        one.stdin.flush()
    answers = sorted(one.communicate(timeout=60)[0] for one in racing)
    assert answers == ["mine\n", "taken\n", "taken\n", "taken\n"]


def test_the_latest_answers_are_seen_by_whoever_goes_on(path, other):
    """A record that was read before its last answer was saved would be an old one."""
    other.stdin.write("mark b2\n")
    other.stdin.flush()
    assert other.stdout.readline() == "played\n"
    other.stdin.close()
    assert other.stdout.readline() == "closed\n"
    session = darbar.resume(path)
    assert len(session.chair(0).past) == 1
    session.close()


def test_a_match_is_begun_again_with_the_same_players_and_other_luck(path):
    before = darbar.load(path).header
    session = again(path)
    header = session._match.header
    assert (header.game, header.names) == (before.game, before.names)
    assert header.seed != before.seed
    assert session.path is None


def test_claims_say_in_every_language_that_somebody_plays(path, other):
    with pytest.raises(RecordError) as refused:
        darbar.resume(path)
    for language, told in (("en", "another program plays"), ("fr", "un autre programme joue"), ("ru", "играет другая")):
        assert told in darbar.new("tictactoe", seats=2).words(language).say(said(refused.value))
