"""A table for tests: the command `darbar` on a pseudo-terminal, and an emulator that shows what a person would see."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pyte
import pytest

DARBAR = str(Path(sys.executable).with_name("darbar"))
SECONDS = 10
"""More than any key takes."""

KEYS = {
    "Enter": "\r",
    "Esc": "\x1b",
    "Tab": "\t",
    "Shift-Tab": "\x1b[Z",
    "Home": "\x1b[H",
    "End": "\x1b[F",
    "Up": "\x1b[A",
    "Down": "\x1b[B",
    "Right": "\x1b[C",
    "Left": "\x1b[D",
    "PageUp": "\x1b[5~",
    "PageDown": "\x1b[6~",
    "F5": "\x1b[15~",
    "Ctrl-C": "\x03",
    "Ctrl-D": "\x04",
    "Ctrl-Z": "\x1a",
}


class Terminal:
    """A command with a keyboard and a screen; whatever scrolls off the screen is remembered."""

    def __init__(self, command: list[str], columns: int, rows: int, environment: dict[str, str]) -> None:
        self.emulator = pyte.HistoryScreen(columns, rows, history=10_000)
        self.stream = pyte.ByteStream(self.emulator)
        self.raw = b""
        self.keyboard, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.settings = termios.tcgetattr(other)
        world = {
            name: value
            for name, value in os.environ.items()
            if name not in ("LINES", "COLUMNS", "NO_COLOR", "PYTHONUNBUFFERED")
        }
        world |= {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **environment}
        self.process = subprocess.Popen(
            command,
            stdin=other,
            stdout=other,
            stderr=other,
            env=world,
            start_new_session=True,
        )
        os.close(other)

    @property
    def screen(self) -> str:
        """What stands there now."""
        return "\n".join(line.rstrip() for line in self.emulator.display)

    @property
    def scrolled_off(self) -> str:
        """What one could scroll back to."""
        lines = (*self.emulator.history.top, *self.emulator.history.bottom)
        return "\n".join("".join(line[x].data for x in range(self.emulator.columns)).rstrip() for line in lines)

    def press(self, *keys: str) -> None:
        """Press keys by their names."""
        self.write("".join(KEYS[key] for key in keys))

    def enter(self, line: str) -> None:
        """Type a line, and Enter."""
        self.write(f"{line}\r")

    def write(self, keys: str | bytes) -> None:
        """Send what the keyboard would send."""
        os.write(self.keyboard, keys.encode() if isinstance(keys, str) else keys)

    def click(self, text: str) -> None:
        """Press and release the mouse on a text."""
        y, line = next((y, line) for y, line in enumerate(self.emulator.display, 1) if text in line)
        x = line.index(text) + 1
        self.write(f"\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m")

    def wheel(self, down: bool) -> None:
        """Turn the wheel of the mouse over the table."""
        self.write(f"\x1b[<{65 if down else 64};5;5M")

    def resize(self, columns: int, rows: int) -> None:
        """Make the window larger or smaller."""
        self.emulator.resize(rows, columns)
        fcntl.ioctl(self.keyboard, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        os.killpg(self.process.pid, signal.SIGWINCH)

    def until(self, *expected: str, gone: str = "") -> str:
        """Wait until all of this is on the screen, and something else is not."""
        return self.until_so(
            lambda: all(one in self.screen for one in expected) and (not gone or gone not in self.screen)
        )

    def until_so(self, wanted: Callable[[], bool]) -> str:
        """Wait until something is so."""
        deadline = time.monotonic() + SECONDS
        while not wanted():
            assert time.monotonic() < deadline and self._look(), f"waited in vain; the screen:\n{self.screen}"
        return self.screen

    def end(self) -> int:
        """Wait until the command is over; its exit code."""
        while self._look():
            pass
        return self.process.wait(SECONDS)

    def _look(self) -> bool:
        if not select.select([self.keyboard], [], [], 0.02)[0]:
            return True
        try:
            shown = os.read(self.keyboard, 65536)
        except OSError:  # the other side is closed
            return False
        self.raw += shown
        self.stream.feed(shown)
        if b"\x1b[6n" in shown:
            self.write("\x1b[1;1R")  # where the cursor is, for those who ask
        return bool(shown)

    def close(self) -> None:
        """Leave nothing behind."""
        self.process.kill()
        self.process.wait()
        self.vanish()

    def vanish(self) -> None:
        """Close the window."""
        if self.keyboard >= 0:
            os.close(self.keyboard)
        self.keyboard = -1


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Where matches are kept."""
    return tmp_path / "home"


@pytest.fixture
def sit_down(home: Path) -> Iterator[Callable[..., Terminal]]:
    """Start `darbar play` on a terminal of 80 columns and 24 rows, or another command, or in another size."""
    opened: list[Terminal] = []

    def start(line: str, *, columns: int = 80, rows: int = 24, program: str = "", **environment: Any) -> Terminal:
        known = line.startswith("learn")
        command = [sys.executable, "-c", program] if program else [DARBAR, *([] if known else ["play"]), *line.split()]
        world = {"DARBAR_HOME": str(home), "DARBAR_CONFIRM": "off", **environment}
        opened.append(Terminal(command, columns, rows, world))
        return opened[-1]

    yield start
    for one in opened:
        one.close()
