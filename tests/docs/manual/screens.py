"""A terminal that is looked at: a command on a pseudo-terminal, keys to press, and what stands on the screen."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import pyte

SECONDS = 20
"""More than any key takes."""

KEYS = {
    "Enter": "\r",
    "Esc": "\x1b",
    "Up": "\x1b[A",
    "Down": "\x1b[B",
    "Right": "\x1b[C",
    "Left": "\x1b[D",
    "PageUp": "\x1b[5~",
    "PageDown": "\x1b[6~",
    "Tab": "\t",
    "Space": " ",
    "Ctrl-C": "\x03",
    "Ctrl-D": "\x04",
}
NAMED = re.compile(rf"\[({'|'.join(KEYS)})\]")


class Screen:
    """The screen of a command."""

    def __init__(self, command: str, folder: Path, environment: Mapping[str, str], columns: int, rows: int) -> None:
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.terminal, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            ["sh", "-c", f"exec {command}"],
            cwd=folder,
            env={**environment, "TERM": "xterm-256color"},
            stdin=other,
            stdout=other,
            stderr=other,
            start_new_session=True,
        )
        os.close(other)

    def press(self, line: str) -> None:
        """Type a line and Enter, or press the keys that stand in brackets."""
        keys = [KEYS[name] for name in NAMED.findall(line)] if not NAMED.sub("", line).strip() else [line, "\r"]
        os.write(self.terminal, "".join(keys).encode())

    def shows(self, wanted: Callable[[str], bool], seconds: float = SECONDS) -> bool:
        """Wait until the screen looks as wanted; False when it never does."""
        deadline = time.monotonic() + seconds
        while not wanted(self.text):
            if time.monotonic() > deadline or not self._look():
                return wanted(self.text)
        return True

    @property
    def text(self) -> str:
        """What stands there now."""
        return "\n".join(line.rstrip() for line in self.screen.display).strip("\n")

    def _look(self) -> bool:
        if not select.select([self.terminal], [], [], 0.1)[0]:
            return True
        try:
            shown = os.read(self.terminal, 65536)
        except OSError:  # the other side is closed
            return False
        self.stream.feed(shown)
        if b"\x1b[6n" in shown:
            os.write(self.terminal, b"\x1b[1;1R")  # where the cursor is, for those who ask
        return bool(shown)

    def close(self) -> None:
        """Leave nothing behind."""
        self.process.kill()
        self.process.wait()
        os.close(self.terminal)
