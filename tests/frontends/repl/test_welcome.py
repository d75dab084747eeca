"""`darbar` alone and `darbar replay` on a real terminal: keys go in, and what a person sees comes out."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import darbar
import pyte
import pytest
from darbar.sessions import saves

DARBAR = Path(sys.executable).with_name("darbar")
SECONDS = 20
UP, DOWN, RIGHT, LEFT, ENTER, ESCAPE = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\r", "\x1b"


class Terminal:
    """A command on a pseudo-terminal, and an emulator that shows what a person would see."""

    def __init__(self, *command: str, columns: int = 80, rows: int = 24, **environment: str) -> None:
        self.emulator = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.emulator)
        self.keyboard, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        world = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **environment}
        self.process = subprocess.Popen(
            [DARBAR, *command], stdin=other, stdout=other, stderr=other, env=world, start_new_session=True
        )
        os.close(other)

    @property
    def screen(self) -> str:
        return "\n".join(line.rstrip() for line in self.emulator.display)

    def press(self, keys: str) -> None:
        os.write(self.keyboard, keys.encode())

    def until(self, *expected: str) -> str:
        """Wait until all of this is on the screen."""
        deadline = time.monotonic() + SECONDS
        while not all(one in self.screen for one in expected):
            assert time.monotonic() < deadline and self._look(), f"waited for {expected}, saw\n{self.screen}"
        return self.screen

    def end(self) -> int:
        """Wait until the command is over; its exit code."""
        while self._look():
            pass
        return self.process.wait(SECONDS)

    def _look(self) -> bool:
        if not select.select([self.keyboard], [], [], 0.1)[0]:
            return True
        try:
            shown = os.read(self.keyboard, 65536)
        except OSError:  # the other side is closed
            return False
        self.stream.feed(shown)
        if b"\x1b[6n" in shown:
            os.write(self.keyboard, b"\x1b[1;1R")
        return bool(shown)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.keyboard)


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DARBAR_HOME", str(tmp_path))
    saves.folder().mkdir()
    return tmp_path


@pytest.fixture
def terminal(home):
    opened = []

    def sit_down(*command, **wanted):
        opened.append(Terminal(*command, **wanted))
        return opened[-1]

    yield sit_down
    for one in opened:
        one.close()


def keep(name, *moves, names=("Ana", "Ben"), game="tictactoe"):
    match = darbar.new(game, names=names, seed=7)
    for move in moves:
        match.play(move)
    match.record.save(saves.folder() / name)
    return saves.folder() / name


def names_in(home):
    [path] = (home / "matches").glob("*.darbar")
    return darbar.load(path).names


def test_a_few_keys_begin_a_match_as_play_would(terminal, home):
    table = terminal()
    table.until("Welcome to Darbar", "► Game      ◄ Agra ►")
    table.press(str(list(darbar.games()).index("tictactoe") + 1) + DOWN + DOWN + "Zoé")
    table.until("◄ Tic-tac-toe ►", "► Seat 1    ◄ Zoé, at this keyboard ►")
    table.press(ENTER)
    table.until("Tic-tac-toe · The table", "Zoé: Which cell do you mark?")
    table.press("quit\r")
    assert table.end() == 0
    assert names_in(home)[0] == "Zoé"


def test_a_friend_may_sit_down_and_the_language_may_change(terminal, home):
    table = terminal()
    table.until("Language  ◄ English ►")
    table.press("4" + DOWN * 3 + "1")
    table.until("Seat 2    ◄ a friend at this keyboard ►")
    table.press(DOWN + RIGHT)
    table.until("Langue   ◄ Français ►", "un ami à ce clavier")
    table.press(ENTER)
    table.until("Passez le clavier")
    table.press("quit\r")
    assert table.end() == 0
    assert list(names_in(home)) == ["Player 1", "Player 2"]


def test_an_unfinished_match_goes_on_with_one_key(terminal):
    keep("match.darbar", "mark a1")
    table = terminal()
    table.until("Go on with an unfinished match", "► 1  Tic-tac-toe, 1 move: Ana and Ben · ")
    table.press(ENTER)
    table.until("Ben")
    table.press("quit\r")
    assert table.end() == 0
    assert "match.darbar" in table.screen


def test_a_broken_file_is_shown_and_cannot_be_opened(terminal, home):
    (home / "matches" / "torn.darbar").write_text("darbar rec")
    table = terminal()
    table.until("1  torn.darbar cannot be used: line 1", "► Game")
    table.press(UP + ENTER + DOWN)
    table.until("► Game")
    table.press(ESCAPE)
    assert table.end() == 0
    assert (home / "matches" / "torn.darbar").read_text() == "darbar rec"


@pytest.mark.parametrize("key", [ESCAPE, "\x03", "\x04"], ids=["Esc", "Ctrl-C", "Ctrl-D"])
def test_whoever_changes_their_mind_leaves_without_a_trace(terminal, home, key):
    table = terminal()
    table.until("Enter begins")
    table.press(key)
    assert table.end() == 0
    assert list((home / "matches").iterdir()) == []
    assert "Traceback" not in table.screen


def test_a_dumb_terminal_gets_the_help(terminal):
    table = terminal(TERM="dumb", rows=40)
    table.until("Usage: darbar [OPTIONS] [COMMAND]", "welcome")
    assert table.end() == 2


def test_a_narrow_window_shows_what_it_can(terminal):
    table = terminal(columns=20, rows=8)
    table.until("► Game      ◄ Agra ►")
    table.press(UP)
    table.until("► Learn Agra")
    table.press("\x03")
    assert table.end() == 0


# Watching


def test_a_match_is_watched_forth_and_back_and_by_number(terminal):
    path = keep("match.darbar", "mark a1", "mark b2", "mark c3")
    table = terminal("replay", str(path))
    table.until("Tic-tac-toe · move 0 of 3, turn 1")
    table.press(RIGHT)
    table.until("move 1 of 3, turn 2", "* Ana marked a1.")
    table.press("3")
    table.until("Go to move: 3")
    table.press(ENTER)
    table.until("move 3 of 3", "* Ana marked c3.")
    table.press(LEFT)
    table.until("move 2 of 3", "* Ben marked b2.")
    table.press("q")
    assert table.end() == 0


def test_a_match_plays_itself(terminal):
    path = keep("match.darbar", "mark a1", "mark b2", "mark c3")
    table = terminal("replay", str(path))
    table.until("move 0 of 3")
    table.press("+++ ")
    table.until("move 3 of 3")
    table.press(ESCAPE)
    assert table.end() == 0


def test_hands_of_others_stay_hidden_until_somebody_asks_as_their_owner(terminal):
    path = keep("fair.darbar", game="bazaar")
    spectator = terminal("replay", str(path), columns=120, rows=50).until("Bazaar · move 0 of 0", "q leave")
    owner = terminal("replay", str(path), "--seat", "Ben", columns=120, rows=50).until("move 0 of 0", "q leave")
    assert (spectator.count("card face down"), owner.count("card face down")) == (2, 1)


def test_a_plain_replay_is_printed_on_a_terminal_too(terminal):
    table = terminal("replay", str(keep("match.darbar", "mark a1")), "--plain")
    table.until("Ana marked a1.", "Ben: Which cell do you mark?")
    assert table.end() == 0


def test_a_file_that_cannot_be_watched_gets_one_sentence(terminal, home):
    (home / "shopping.txt").write_text("tea, silk")
    table = terminal("replay", str(home / "shopping.txt"), columns=200)
    table.until("shopping.txt: line 1: expected 'darbar record 1', found 'tea, silk'")
    assert table.end() == 3
