"""Programs that misbehave cost their own seat a move, and nothing else; and nothing of them is left behind."""

import json
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import darbar
import pytest
from click.testing import CliRunner
from darbar import Match, Seat, Session, text
from darbar.arena.local import Local
from darbar.arena.plan import new_plan
from darbar.bots.outside import Program
from darbar.cli import main
from darbar.plugins import plugins
from darbar.sessions.session import seat_bots

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="what is left behind is looked up in /proc")

PATIENCE = 30

MANNERS = """
import json, mmap, os, signal, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

def hear(kind):
    for line in sys.stdin:
        heard = json.loads(line)
        if heard["type"] == kind:
            return heard
    sys.exit()

def greet():
    hear("hello")
    say(type="hello")

def answer(asked):
    return json.dumps({"type": "move", "number": asked["number"], "move": asked["moves"][-1]["move"]})

def linger():
    for one in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(one, signal.SIG_IGN)
    while True:
        time.sleep(60)

def flee():
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            linger()
        os._exit(0)
"""


@pytest.fixture
def write(tmp_path: Path) -> Iterator[Callable[..., str]]:
    """The setting of a bot that is this program; when the test is over, no process of it is left."""

    def setting(program: str, limits: str = "0.5s") -> str:
        path = tmp_path / "bot.py"
        path.write_text(MANNERS + program)
        return f"{limits} {shlex.quote(sys.executable)} -S {shlex.quote(str(path))}"

    yield setting
    assert until(lambda: not running(tmp_path)), "a process is left"


def until(true: Callable[[], object]) -> bool:
    end = monotonic() + PATIENCE
    while not true() and monotonic() < end:
        sleep(0.02)
    return bool(true())


def running(folder: Path) -> list[str]:
    """The command lines that name the bot in this folder: the program's, its supervisor's, and all that it forked."""
    lines = map(command_line, Path("/proc").glob("[0-9]*"))
    return [line for line in lines if str(folder / "bot.py") in line]


def command_line(process: Path) -> str:
    try:
        return (process / "cmdline").read_text(errors="replace")
    except OSError:
        return ""


def sit(setting: str, match: Match | None = None) -> Session:
    bots = {**seat_bots(["you", "random"], 3), Seat(0): Program(1, setting)}
    return Session(match or darbar.new("tictactoe", seats=2, seed=5), bots)


def play(setting: str, match: Match | None = None) -> list[str]:
    """A match to its end; what was remarked."""
    session = sit(setting, match)
    try:
        while session.asked is not None:
            session.play_bot()
    finally:
        session.close()
    assert not running(Path(shlex.split(setting)[-1]).parent), "a process is left"
    return [session.words().say(remark.text) for remark in session.remarks]


ENDED = "it has ended."
FLOOD = "it said more than it was asked."
LATE = "it did not answer in time."
DEAF = "it did not read its question in time."
MEMORY = "it took more memory than it may."
PROCESSES = "it started more processes than it may."

ATTACKS = {
    "ends at once": ("", ENDED),
    "ends when it is asked": ("greet(); hear('ask')", ENDED),
    "ends in half a line": ("greet(); print(answer(hear('ask')), end='', flush=True)", ENDED),
    "says half a line and no more": ("greet(); print(answer(hear('ask')), end='', flush=True); linger()", LATE),
    "closes its output and lives on": ("greet(); os.close(1); linger()", ENDED),
    "closes its input and lives on": ("greet(); os.close(0); linger()", f"{ENDED}|{LATE}"),
    "never says hello": ("linger()", LATE),
    "stops itself": ("greet(); os.kill(os.getpid(), signal.SIGSTOP)", LATE),
    "floods with lines": ("greet()\nwhile True: os.write(1, b'y\\n' * 9999)", f"{FLOOD}|means nothing"),
    "floods without lines": ("greet()\nwhile True: os.write(1, b'y' * 9999)", FLOOD),
    "floods before it is greeted": ("while True: os.write(1, b'y\\n' * 9999)", "means nothing"),
    "answers in too long a line": ("greet()\nwhile True: print(answer(hear('ask')) + ' ' * 99999, flush=True)", FLOOD),
    "answers other questions": ("greet(); hear('ask')\nwhile True: say(type='move', number=0, move='pass')", FLOOD),
    "kills its group": ("greet(); hear('ask'); os.kill(0, signal.SIGKILL)", ENDED),
    "kills its parent": ("greet(); hear('ask'); os.kill(os.getppid(), signal.SIGKILL); linger()", ENDED),
    "stops its parent": ("greet(); hear('ask'); os.kill(os.getppid(), signal.SIGSTOP); flee(); linger()", LATE),
    "leaves a child with its pipes": ("greet(); hear('ask')\nif os.fork() == 0: linger()", ENDED),
    "leaves a child that fled": ("greet(); hear('ask'); flee()", ENDED),
    "flees and lives on": ("greet(); flee(); flee(); linger()", LATE),
    "asks for too much memory": ("greet(); hear('ask'); bytearray(1 << 30); linger()", ENDED),
    "shares too much memory": (
        "greet(); m = mmap.mmap(-1, 1 << 28)\nfor _ in range(256): m.write(bytes(1 << 20))\nlinger()",
        MEMORY,
    ),
    "takes memory in many processes": (
        "greet(); hear('ask')\nfor _ in range(9):\n    if os.fork() == 0: b = b'x' * (1 << 25); linger()\nlinger()",
        MEMORY,
    ),
    "starts too many processes": (
        "greet(); hear('ask')\nfor _ in range(300):\n    if os.fork() == 0: linger()\nlinger()",
        PROCESSES,
    ),
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_program_costs_its_own_seat_a_move_and_nothing_else_when_it(attack, write):
    program, said = ATTACKS[attack]
    limits = {LATE: "0.3s", PROCESSES: "20s"}.get(said, "20s 0.2GB")
    remarks = play(write(program, limits))
    assert re.search(said, remarks[0])
    assert remarks[-1].endswith("From now on random moves are played instead.")


def test_a_program_that_does_not_listen_costs_its_own_seat_a_move_and_nothing_else(write):
    """More is said than its pipe holds; when it listens again, it hears all of it."""
    deaf = "greet(); time.sleep(3)\nwhile True: print(answer(hear('ask')), flush=True)"
    match = darbar.new("tictactoe", seats=2, seed=5)
    long = match.game.change(describe=lambda view, move: text("Mark {words}", words="very " * 9999))
    remarks = play(write(deaf, "2s"), Match.begin(long, match.header))
    assert DEAF in remarks[0]
    assert "means nothing" not in " ".join(remarks)


ANSWERS = {
    "bytes that are no text": r"b'\xff\xfe\n'",
    "a zero": r"b'\0\n'",
    "an empty line": r"b'\n'",
    "lists in lists": r"b'[' * 60000 + b'\n'",
    "objects in objects": r"b'{\"a\":' * 9999 + b'\n'",
    "a field that is too deep": r"b'{\"x\":' + b'[' * 30000 + b']' * 30000 + b'}\n'",
    "a huge number": r"b'{\"type\":\"move\",\"number\":' + b'9' * 9999 + b',\"move\":\"pass\"}\n'",
    "infinity": r"b'{\"type\":\"move\",\"number\":1e999,\"move\":\"pass\"}\n'",
    "a move that is no text": r"b'{\"type\":\"move\",\"number\":1,\"move\":\"\xff\"}\n'",
    "half a character": r"b'{\"type\":\"move\",\"number\":1,\"move\":\"\\ud800\"}\n'",
    "a title for the terminal": r"b'{\"type\":\"move\",\"number\":1,\"move\":\"\\u001b]0;x\\u0007\"}\n'",
    "a long kind that clears the screen": r"b'{\"type\":\"\\u001b[2J' + b'x' * 9999 + b'\"}\n'",
}


@pytest.mark.parametrize("answer", ANSWERS)
def test_no_answer_can_be_worse_than_nonsense_and_it_is_quoted_in_one_short_printable_line(answer, write):
    remark = play(write(f"greet(); hear('ask'); os.write(1, {ANSWERS[answer]}); hear('ask')", "20s"))[0]
    assert "means nothing" in remark
    assert "\x1b" not in remark and "\x07" not in remark and "\n" not in remark
    assert len(remark) < 500


def test_a_program_that_talks_while_others_think_still_plays(write):
    talking = "greet()\nwhile True: os.write(1, (answer(hear('ask')) + '\\nhm\\nI think\\n').encode())"
    assert play(write(talking, "20s")) == []


def test_what_a_program_writes_to_standard_error_neither_blocks_it_nor_is_shown(write, capfd):
    grumbling = "greet()\nwhile True: os.write(2, b'!' * 999999); print(answer(hear('ask')), flush=True)"
    assert play(write(grumbling, "20s")) == []
    assert capfd.readouterr() == ("", "")


def test_a_program_without_a_terminal_cannot_open_one(write, tmp_path):
    """Even when Darbar itself runs at a terminal."""
    looking = """
greet()
try:
    found = os.open("/dev/tty", os.O_RDWR)
except OSError:
    found = None
with open(sys.argv[1], "w") as file:
    json.dump([found, os.getsid(0) == os.getpgid(0) == os.getpid()], file)
"""
    found = tmp_path / "found"
    trial = f"{write(looking, '20s')} {shlex.quote(str(found))}"
    at_terminal = "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]))"
    command = [sys.executable, "-c", at_terminal, sys.executable, "-m", "darbar", "bot-protocol", "--try", trial]
    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, timeout=60, check=True)
    assert json.loads(found.read_text()) == [None, True]


def test_a_program_is_bound_before_it_begins(write, tmp_path):
    looking = """
import resource
bounds = [resource.getrlimit(one)[1] for one in (resource.RLIMIT_CORE, resource.RLIMIT_DATA, resource.RLIMIT_NPROC)]
with open("/proc/self/oom_score_adj") as first_to_go, open("FOUND", "w") as file:
    json.dump([*bounds, int(first_to_go.read())], file)
"""
    play(write(looking.replace("FOUND", str(tmp_path / "found")), "20s 0.25GB"))
    core, memory, processes, first_to_go = json.loads((tmp_path / "found").read_text())
    assert (core, memory, first_to_go) == (0, 1 << 28, 1000)
    everybody = int(Path("/proc/loadavg").read_text().split()[3].partition("/")[2])
    assert 0 < processes < everybody + 9999


def test_a_trial_shows_no_control_characters(write):
    result = CliRunner().invoke(
        main, ["bot-protocol", "--try", write(r"greet(); hear('ask'); os.write(1, b'\x1b[2J\n')", "20s")]
    )
    assert r"< \x1b[2J" in result.output
    assert "\x1b" not in result.output


@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_program_and_all_that_it_started_end_with_darbar(ending, write, tmp_path):
    ready = tmp_path / "ready"
    setting = write("greet(); hear('ask'); flee(); open(sys.argv[1], 'w').close(); linger()", "60s")
    trial = ["bot-protocol", "--try", f"{setting} {shlex.quote(str(ready))}"]
    command = subprocess.Popen([sys.executable, "-m", "darbar", *trial], stdout=subprocess.DEVNULL)
    assert until(ready.exists)
    assert running(tmp_path)
    command.send_signal(ending)
    assert command.wait(PATIENCE)
    assert until(lambda: not running(tmp_path))


def test_a_program_lives_longer_than_the_thread_that_started_it(write):
    session = sit(write("greet()\nwhile True: print(answer(hear('ask')), flush=True)", "20s"))
    while session.asked is not None:
        thinking = Thread(target=session.play_bot)
        thinking.start()
        thinking.join()
    session.close()
    assert session.remarks == []


def test_who_leaves_does_not_wait_for_a_program_that_thinks_in_another_thread(write, tmp_path):
    session = sit(write(f"greet(); hear('ask'); open({str(tmp_path / 'asked')!r}, 'w').close(); linger()", "9999s"))
    thinking = Thread(target=session.think)
    thinking.start()
    assert until((tmp_path / "asked").exists)
    session.close()
    thinking.join(PATIENCE)
    assert not thinking.is_alive()


class Clinging:
    def choose(self, chair):
        return chair.ask.moves[0]

    def close(self, chair):
        raise RuntimeError("no")


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_bot_that_cannot_be_closed_does_not_keep_a_program_alive(order, write, tmp_path):
    bots = (Program(1, write("greet(); hear('ask'); linger()")), Clinging())
    match = darbar.new("tictactoe", seats=2, seed=5)
    session = Session(match, {Seat(seat): bots[seat] for seat in order})
    session.play_bot()
    assert running(tmp_path)
    session.close()
    assert session.remarks[-1].text.key == "remark-fault"
    assert not running(tmp_path)


def test_an_unruly_program_in_the_arena_loses_moves_and_no_match(write, tmp_path):
    setting = write("greet(); hear('ask'); flee(); os.kill(0, signal.SIGKILL)", "20s")
    plan = new_plan(plugins().game("tictactoe"), ("random", f"program:{setting}"), (2,), games=2, seed=1)
    results = list(Local(workers=2).run(plan, plan.tasks()))
    assert [result.status for result in results] == ["finished", "finished"]
    assert {one.bot: one.lapses for result in results for one in result.seats} == {plan.bots[0]: 0, plan.bots[1]: 1}
    assert not running(tmp_path)


def test_limits_are_set_before_the_command():
    assert Program(1, "play").seconds == 10 and Program(1, "play").memory == 2 << 30
    assert Program(1, "0.5s play").seconds == 0.5
    assert Program(1, "0.5GB play").memory == 1 << 29
    both = Program(1, "7s 4GB play 5s 3GB")
    assert (both.seconds, both.memory, both.command) == (7, 4 << 30, ["play", "5s", "3GB"])
