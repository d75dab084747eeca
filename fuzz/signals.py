"""Signals and vanishing terminals at any moment: `python -m fuzz.signals 200` tells what went wrong.

Each try starts `darbar` on a terminal of its own, waits for a moment of play, lets something happen to the process or
its terminal, and looks at what is left: the exit code, the terminal, the saved match, files and processes.
"""

import fcntl
import os
import pty
import random
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from contextlib import nullcontext, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import darbar
import pyte

DARBAR = str(Path(sys.executable).with_name("darbar"))
SECONDS = 30
"""More than anything takes, on a busy machine too."""

ENDS = {"TERM": {143}, "HUP": {129}}
AT_REST = {"25": "h", "7": "h"}
"""How the cursor and the wrapping of lines are left; every other mode of the terminal is left off."""

FATAL = re.compile(rb"Traceback|Fatal Python error|Segmentation|core dumped|Exception ignored|Unhandled exception")


class Moment(NamedTuple):
    """A command, and what is typed after which words are on the screen; the last words are the moment itself."""

    command: str
    steps: tuple[tuple[str, str], ...]
    least: int = 0
    """So many moves are played by then."""


MOMENTS = {
    "start": Moment("play agra --seats you,hard --seed 7", ()),
    "prompt": Moment("play agra --seats you,hard --seed 7", (("where does your worker", ""),)),
    "line": Moment(
        "play agra --seats you,hard --seed 7", (("where does your worker", "place arch"), ("place arch", ""))
    ),
    "thinking": Moment("play agra --seats mcts:100000,you --seed 7", (("is thinking", ""),)),
    "hint": Moment(
        "play agra --seats you,easy --seed 7", (("where does your worker", "hint\r"), ("hinking about", ""))
    ),
    "played": Moment(
        "play tictactoe --seats you,mcts:5000 --seed 2", (("Which cell", "5\r"), ("marked b2", "")), least=1
    ),
    "help": Moment("play agra --seats you,hard --seed 7", (("where does your worker", "help\r"), ("Esc: back", ""))),
    "cover": Moment("play bazaar --seats you:Ana,you:Ben --seed 7", (("Enter", ""),)),
    "replay": Moment("play tictactoe --seats you,random", (("Which cell", "replay RECORD\r"), ("move 0 of 3", " "))),
    "viewer": Moment("replay RECORD", (("move 0 of 3", " "),)),
    "welcome": Moment("", (("Agra", ""),)),
    "arena": Moment("arena tictactoe --bots random,random --games 3000 --workers 2", (("left:", ""),)),
    "plain": Moment("play agra --plain --seats you,hard --seed 7", (("where does your worker", ""), ("> ", ""))),
    "plain thinking": Moment("play agra --plain --seats mcts:100000,you --seed 7", (("is thinking", ""),)),
    "plain played": Moment(
        "play tictactoe --plain --seats you,mcts:5000 --seed 2", (("> ", "5\r"), ("marked b2", "")), least=1
    ),
}


class Screen:
    """A command on a terminal of its own, which it may control or not."""

    def __init__(self, folder: Path, command: list[str], controlling: bool, complaints: Path | None) -> None:
        self.emulator = pyte.Screen(100, 30)
        self.stream = pyte.ByteStream(self.emulator)
        self.raw = b""
        self.complaints = complaints
        self.master, self.slave = pty.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
        self.before = termios.tcgetattr(self.slave)
        world = {
            name: value
            for name, value in os.environ.items()
            if name not in ("LINES", "COLUMNS", "NO_COLOR", "PYTHONUNBUFFERED")
        }
        world |= {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "DARBAR_HOME": str(folder / "home")}
        world |= {"TMPDIR": str(folder / "tmp"), "PYTHONFAULTHANDLER": "1"}
        with complaints.open("wb") if complaints else nullcontext(self.slave) as errors:
            self.process = subprocess.Popen(
                command,
                stdin=self.slave,
                stdout=self.slave,
                stderr=errors,
                env=world,
                cwd=folder,
                start_new_session=True,
                preexec_fn=partial(_begin, controlling),
            )

    def look(self, seconds: float = 0.02) -> None:
        """Show what has been written in the meantime."""
        if self.master < 0:
            time.sleep(seconds)
        elif select.select([self.master], [], [], seconds)[0]:
            with suppress(OSError):
                shown = os.read(self.master, 65536)
                self.raw += shown
                self.stream.feed(shown)
                if b"\x1b[6n" in shown:
                    self.type("\x1b[1;1R")

    def type(self, keys: str) -> None:
        """Type on the keyboard."""
        os.write(self.master, keys.encode())

    def until(self, wanted: Callable[[], object]) -> None:
        """Wait until something is so."""
        deadline = time.monotonic() + SECONDS
        while not wanted():
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise Fault(f"waited in vain; it wrote {_tail(self.said())}")
            self.look()

    def shows(self, words: str) -> bool:
        """Whether this stands on the screen."""
        return words in "\n".join(self.emulator.display)

    def end(self) -> int:
        """The exit code."""
        deadline = time.monotonic() + SECONDS
        while self.process.poll() is None:
            if time.monotonic() > deadline:
                raise Fault(f"still there after {SECONDS} seconds{_busy(self.process.pid)}")
            self.look()
        for _ in range(5):
            self.look()
        return self.process.returncode

    def vanish(self) -> None:
        """Close the window."""
        os.close(self.master)
        self.master = -1

    def modes(self) -> list[str]:
        """The modes of the terminal that are not as they were."""
        now: dict[str, str] = {}
        for modes, state in re.findall(rb"\x1b\[\?([\d;]+)([hl])", self.raw):
            now |= {mode: state.decode() for mode in modes.decode().split(";")}
        wrong = [f"?{mode}{state}" for mode, state in now.items() if state != AT_REST.get(mode, "l")]
        changed = termios.tcgetattr(self.slave) != self.before
        return wrong + ["termios"] * changed

    def said(self) -> bytes:
        """Everything that was written."""
        return self.raw + (self.complaints.read_bytes() if self.complaints else b"")

    def close(self) -> None:
        """Leave nothing behind."""
        for pid in _session(self.process.pid):
            with suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()
        for file in {self.master, self.slave} - {-1}:
            os.close(file)


class Fault(Exception):
    """What went wrong in a try."""


def _tail(said: bytes) -> str:
    return repr(re.sub(r"[^ -~]+", " ", said.decode(errors="replace"))[-400:])


def _begin(controlling: bool) -> None:
    """What a process does before it becomes the command: it hears what its parent may ignore."""
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, signal.SIG_DFL)
    if controlling:
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def _session(leader: int) -> list[int]:
    """The processes of a session that are alive."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, _, session = stat.read_text().rpartition(")")[2].split()[:4]
            if int(session) == leader and state != "Z":
                found.append(int(stat.parent.name))
    return found


def _busy(pid: int) -> str:
    with suppress(OSError):
        before = _ticks(pid)
        time.sleep(1)
        return f", using {_ticks(pid) - before} % of a core"
    return ""


def _ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


# What happens


def _send(*names: str) -> Callable[[Screen, random.Random], set[int]]:
    """Signals in quick succession; the first one that ends the process gives the exit code."""

    def happen(screen: Screen, chance: random.Random) -> set[int]:
        for name in names:
            screen.process.send_signal(signal.Signals[f"SIG{name}"])
            time.sleep(chance.choice([0, 0, 0.001, 0.01, 0.1]))
        return set().union(*(ENDS[name] for name in names))

    return happen


def _vanish(screen: Screen, chance: random.Random) -> set[int]:
    screen.vanish()
    return {129}


def _vanish_and_term(screen: Screen, chance: random.Random) -> set[int]:
    screen.vanish()
    time.sleep(chance.choice([0, 0, 0.001, 0.01, 0.1]))
    screen.process.send_signal(signal.SIGTERM)
    return {129, 143}


def _term_and_vanish(screen: Screen, chance: random.Random) -> set[int]:
    screen.process.send_signal(signal.SIGTERM)
    time.sleep(chance.choice([0, 0, 0.001, 0.01, 0.1]))
    screen.vanish()
    return {129, 143}


def _resize(screen: Screen, chance: random.Random) -> set[int]:
    """A storm of sizes, then the end."""
    for _ in range(50):
        size = chance.choice([(30, 100), (1, 1), (24, 80), (12, 40), (200, 500)])
        fcntl.ioctl(screen.master, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
        screen.process.send_signal(signal.SIGWINCH)
        screen.look(chance.random() / 100)
    return _send("TERM")(screen, chance)


EVENTS = {
    "TERM": _send("TERM"),
    "HUP": _send("HUP"),
    "TERM TERM": _send("TERM", "TERM"),
    "HUP TERM": _send("HUP", "TERM"),
    "TERM HUP": _send("TERM", "HUP", "TERM", "HUP"),
    "vanish": _vanish,
    "vanish TERM": _vanish_and_term,
    "TERM vanish": _term_and_vanish,
    "resize TERM": _resize,
}


# A try


def attempt(moment: str, event: str, chance: random.Random) -> None:
    """Let something happen at a moment; a fault is raised."""
    with TemporaryDirectory(prefix="signals-") as name:
        folder = Path(name)
        (folder / "tmp").mkdir()
        _record(folder / "RECORD")
        controlling, apart = chance.random() < 0.7, chance.random() < 0.5 and moment != "arena"
        command = [DARBAR, *MOMENTS[moment].command.split()]
        screen = Screen(folder, command, controlling, folder / "complaints" if apart else None)
        try:
            early = _reach(screen, moment, chance)
            expected = EVENTS[event](screen, chance)
            _check(screen, expected, early, folder, MOMENTS[moment].least)
        finally:
            screen.close()


def _reach(screen: Screen, moment: str, chance: random.Random) -> bool:
    """Wait for a moment, and a moment longer; whether Darbar may not be there yet."""
    steps = MOMENTS[moment].steps
    for words, keys in steps:
        screen.until(partial(screen.shows, words))
        screen.type(keys)
    deadline = time.monotonic() + (chance.random() * 0.3 if steps else chance.random() * 2)
    while time.monotonic() < deadline:
        screen.look(0.005)
    return not steps


def _check(screen: Screen, expected: set[int], early: bool, folder: Path, least: int) -> None:
    begun = time.monotonic()
    code = screen.end()
    lasted = time.monotonic() - begun
    by_signal = {128 - one for one in expected} if early else set()
    if code not in expected | by_signal | ({0} if early else set()):
        raise Fault(f"exit code {code}, not {expected}; it wrote {_tail(screen.said())}")
    if fatal := FATAL.search(said := screen.said()):
        raise Fault(f"it said {said[fatal.start() :].decode(errors='replace')}")
    if code >= 0 and screen.master >= 0 and (modes := screen.modes()):
        raise Fault(f"the terminal is left with {modes}; it wrote {_tail(screen.raw)}")
    if lasted > 5:
        raise Fault(f"it took {lasted:.1f} seconds to end")
    if left := [path.name for path in [*folder.rglob(".darbar-*"), *(folder / "tmp").iterdir()]]:
        raise Fault(f"files are left: {left}")
    time.sleep(0.05)
    if _session(screen.process.pid):
        raise Fault("processes are left")
    for path in (folder / "home" / "matches").glob("*.darbar"):
        try:
            kept = len(darbar.load(path).moves)
        except darbar.RecordError as error:
            raise Fault(f"the saved match is broken: {error}") from None
        if kept < least:
            raise Fault(f"of {least} moves, {kept} are kept")


def _record(path: Path) -> None:
    match = darbar.new("tictactoe", names=["Eva", "Udo"], seed=1)
    for move in ("mark a1", "mark a2", "mark b1"):
        match.play(move)
    match.record.save(path)


def run(tries: int, seed: int | None = None) -> list[str]:
    """So many tries; what went wrong in each of them, if anything did."""
    faults = []
    for number in range(tries):
        chance = random.Random(f"{seed} {number}") if seed is not None else random.Random()
        moment, event = chance.choice(list(MOMENTS)), chance.choice(list(EVENTS))
        try:
            attempt(moment, event, chance)
        except Fault as fault:
            faults.append(f"{moment}, {event}: {fault}")
            print(faults[-1], flush=True)
    return faults


def main() -> None:
    """Tries and faults on standard output; the exit code is 1 if there are any."""
    tries = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    faults = run(tries, int(sys.argv[2]) if len(sys.argv) > 2 else None)
    print(f"{tries} tries, {len(faults)} faults")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
