"""The conformance kit for frontends passes those that are right, and names what is wrong with those that are not."""

import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import broken_frontends
import pytest
from darbar.plugins import plugins
from darbar.testing.frontends import CHECKS, assert_frontend_conforms, check_frontend
from darbar.testing.frontends.booth import Booth
from darbar.testing.frontends.kit import find

DARBAR = str(Path(sys.executable).with_name("darbar"))
GAMES = ["tictactoe", "hearts"]
"""One without secrets, and one with hands and choices at the same time."""

TOYS = {run.__name__: run for run in broken_frontends.BROKEN}


@pytest.fixture(scope="module")
def booth():
    """One process for all of them."""
    with closing(Booth(30)) as booth:
        yield booth


@pytest.mark.parametrize("name", TOYS)
def test_a_broken_frontend_is_caught_by_its_check(name, booth):
    check, says = broken_frontends.BROKEN[TOYS[name]]
    finding = find(booth, TOYS[name], check, GAMES)
    assert says in finding.what
    assert re.search(r" \(\w+, \d seats, language .., seed 0\)$", finding.what)


def test_every_check_catches_something():
    assert {check for check, _ in broken_frontends.BROKEN.values()} == set(CHECKS)


@pytest.mark.parametrize("run", [broken_frontends.right, broken_frontends.with_a_hand])
def test_a_frontend_that_is_right_passes(run):
    assert_frontend_conforms(run, GAMES)


@pytest.mark.parametrize("name", plugins().names("frontend"))
def test_installed_frontends_pass(name):
    assert_frontend_conforms(name, GAMES)


def test_the_frontend_of_a_new_project_passes(tmp_path, monkeypatch):
    assert darbar("new", "frontend", "gazebo", "--into", str(tmp_path)).returncode == 0
    monkeypatch.syspath_prepend(str(tmp_path / "darbar-gazebo"))
    assert_frontend_conforms("darbar_gazebo.table:run", GAMES)


def test_a_frontend_that_hangs_is_given_up():
    first, *others = check_frontend(broken_frontends.hangs, ["tictactoe"], seconds=2)
    assert first.what.startswith("it does not come back within 2 seconds; one that does not read lines")
    assert {other.what for other in others} == {"it is not tried any further: it did not come back"}


def test_a_frontend_that_ends_the_process_is_told():
    findings = check_frontend(broken_frontends.ends_the_process, ["tictactoe"], only=CHECKS[:2])
    assert [finding.what.partition(" (")[0] for finding in findings] == [
        "it ends the whole process, with the code 3",
        "it ends the whole process, with the code 3",
    ]


def test_the_assertion_tells_all_faults():
    with pytest.raises(AssertionError, match=r"^the outcome is shown: the outcome is not shown after a match"):
        assert_frontend_conforms(TOYS["KeepsTheOutcome"], ["tictactoe"])


def darbar(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([DARBAR, *words], capture_output=True, text=True, check=False)


def test_the_command_has_a_line_for_each_check():
    done = darbar("check", "--frontend", "plain", "tictactoe")
    assert done.returncode == 0, done.stdout + done.stderr
    first, *lines = done.stdout.splitlines()
    assert first == "plain: line by line, on any terminal or pipe"
    assert lines == [f"  ok  {check}" for check in CHECKS]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--frontend", "plian"], "plain"),
        (["--frontend", "plain:port=1"], "takes no options"),
        (["--frontend", "plain", "--matches", "3"], "--matches is for games"),
        (["--frontend", "plain", "tiktaktoe"], "tictactoe"),
        ([], "name the games to check"),
    ],
)
def test_what_cannot_be_checked_is_refused(words, said):
    done = darbar("check", *words)
    assert done.returncode != 0
    assert said in done.stderr
