"""Two programs and one match: the second is told, and watches what a spectator may see."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("terminal")

BAZAAR = "bazaar --seats you:Ana,random --seed 7 --save"
DARBAR = Path(sys.executable).with_name("darbar")


@pytest.fixture
def ana(sit_down, tmp_path):
    """Somebody who plays."""
    table = sit_down(f"{BAZAAR} {tmp_path / 'fair.darbar'}")
    table.until("Buy one good from the caravan")
    return table


def darbar(*words, home):
    """A command in a pipe."""
    return subprocess.run(
        [DARBAR, *map(str, words)],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "DARBAR_HOME": str(home), "PYTHONUTF8": "1"},
        stdin=subprocess.DEVNULL,
    )


def test_a_second_program_may_not_play_and_is_told(ana, home, tmp_path):
    told = darbar("play", "--resume", tmp_path / "fair.darbar", home=home)

    assert told.returncode == 3
    assert "is being played by another program" in told.stderr


def test_whoever_sits_at_a_terminal_watches_and_sees_what_comes(ana, sit_down, tmp_path):
    ben = sit_down(f"--resume {tmp_path / 'fair.darbar'}")
    ben.until("Another program plays", "Watch it?")
    ben.press("Enter")
    ben.until("being played now", "move 1 of 1")
    ben.press("PageDown")
    screen = ben.until("── X Ana ", "one card face down")
    assert "harbour" not in screen, "Ana's order is hers"
    ana.enter("buy silk")
    ben.until("Ana bought silk", "of 3")
    ana.enter("quit")
    ben.until("Bazaar · move", gone="being played now")


def test_nobody_watches_as_a_player_while_it_is_played(ana, home, tmp_path):
    told = darbar("replay", tmp_path / "fair.darbar", "--seat", "Ana", home=home)

    assert told.returncode == 2
    assert "only as a spectator" in told.stderr


def test_line_by_line_it_is_followed_until_the_other_program_ends(ana, home, tmp_path):
    environment = {**os.environ, "DARBAR_HOME": str(home), "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [DARBAR, "replay", "--follow", str(tmp_path / "fair.darbar")],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
        stdin=subprocess.DEVNULL,
    ) as ben:
        assert ben.stdout.readline() == "Bazaar: Ana and random 2\n"
        while "bought tea" not in ben.stdout.readline():
            pass
        ana.enter("buy silk")
        while "Ana bought silk" not in ben.stdout.readline():
            pass
        ana.enter("quit")
        rest = ben.stdout.read()
    assert ben.returncode == 0
    assert "Ana " in rest


def test_the_list_says_that_it_is_being_played(sit_down, home):
    ana = sit_down("bazaar --seats you:Ana,random --seed 7")
    ana.until("Buy one good from the caravan")

    assert "(another program plays it now)" in darbar("saves", home=home).stdout
