"""A table for tests: the frontend in a process of its own, behind a pipe or a pseudo-terminal."""

import fcntl
import json
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

PROGRAM = """
import json, os, sys
from pathlib import Path
wanted = json.loads(sys.argv[1])
if wanted["tty"]:
    os.login_tty(0)
import darbar
from darbar.sessions.session import Session, seat_bots
from darbar_repl.plain import run
players, path = wanted["players"], wanted["path"] and Path(wanted["path"])
if wanted["load"]:
    match = darbar.load(Path(wanted["load"]))
else:
    match = darbar.new(wanted["game"], names=[player.rpartition(":")[2] for player in players], seed=wanted["seed"])
bots = seat_bots(players, 1)
run(Session(match, bots, language=wanted["language"], path=path, practice=wanted["practice"]))
"""

SECONDS = 20
"""More than any answer takes."""


def command(players: str, game: str, tty: bool, **wanted: Any) -> list[str]:
    """The frontend as a process; players are written like those of `darbar play --seats`."""
    usual = {"language": "en", "seed": 1, "path": None, "load": None, "practice": False}
    settled = {**usual, **wanted, "players": players.split(","), "game": game, "tty": tty}
    return [sys.executable, "-c", PROGRAM, json.dumps(settled, default=str)]


Play = Callable[..., str]


@pytest.fixture
def play() -> Play:
    """Type some lines into a pipe; what the player has read at the end."""

    def run(*lines: str, players: str = "you:Ana,random", game: str = "tictactoe", **wanted: Any) -> str:
        environment = {**os.environ, "PYTHONUTF8": "1", **wanted.pop("environment", {})}
        typed = "".join(f"{line}\n" for line in lines).encode("utf-8", "surrogateescape")
        done = subprocess.run(
            command(players, game, False, **wanted), input=typed, capture_output=True, timeout=60, env=environment
        )
        assert (done.returncode, done.stderr) == (0, b"")
        return done.stdout.decode()

    return run


class Terminal:
    """A pseudo-terminal with the frontend on the other side."""

    def __init__(self, players: str, game: str, **wanted: Any) -> None:
        self.screen, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", wanted.pop("height", 24), 80, 0, 0))
        unsized = {name: value for name, value in os.environ.items() if name not in ("LINES", "COLUMNS")}
        self.process = subprocess.Popen(
            command(players, game, True, **wanted), stdin=other, stdout=other, stderr=other, env=unsized
        )
        os.close(other)
        self.read = ""

    def type(self, keys: str) -> None:
        """Press some keys."""
        os.write(self.screen, keys.encode())

    def until(self, expected: str) -> str:
        """Wait for something to appear; what appeared since the last time, up to there."""
        deadline = time.monotonic() + SECONDS
        while expected not in self.read:
            assert time.monotonic() < deadline, f"waited for {expected!r}, saw {self.read!r}"
            if select.select([self.screen], [], [], 0.1)[0] and not self._more():
                assert expected in self.read, f"waited for {expected!r}, saw {self.read!r}"
        before, found, self.read = self.read.partition(expected)
        return before + found

    def end(self) -> tuple[int, str]:
        """Wait until the frontend is gone: its exit code, and what was still to read."""
        while self._more():
            pass
        return self.process.wait(SECONDS), self.read

    def _more(self) -> bool:
        try:
            fresh = os.read(self.screen, 65536).decode()
        except OSError:  # the other side is closed
            return False
        self.read += fresh.replace("\r\n", "\n")
        return bool(fresh)

    def close(self) -> None:
        """Leave nothing behind."""
        self.process.kill()
        self.process.wait()
        os.close(self.screen)


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    """Sit down at a pseudo-terminal."""
    opened: list[Terminal] = []

    def sit_down(players: str = "you:Ana,random", game: str = "tictactoe", **wanted: Any) -> Terminal:
        opened.append(Terminal(players, game, **wanted))
        return opened[-1]

    yield sit_down
    for one in opened:
        one.close()


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Where a match is saved."""
    return tmp_path / "ana's match.darbar"
