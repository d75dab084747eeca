"""Programs: bots from outside that misbehave. The match ends all the same, soon, and no process is left.

A program is a list of habits, one for each line that it is sent; the last one stays.
"""

import json
import os
import shlex
import signal
import sys
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any
from uuid import uuid4

import darbar
from darbar import Seat, Session
from darbar.sessions.session import make_bot

SECONDS = 60.0
USUAL = 60
PATIENCE = 0.3
"""So many seconds does a program have for an answer."""

GRACE = 10.0
"""So many seconds later, nothing that it started is there."""

HABITS = (
    "good", "good", "good", "silent", "garbage", "flood", "long-line", "endless-line", "other-move", "old-number",
    "wrong-type", "bytes", "deep", "die", "close-output", "close-input", "fork", "detach", "ignore-signals",
    "twice", "slow",
)  # fmt: skip

PROGRAM = r"""
import json, os, signal, subprocess, sys, time
habits, out, token = json.loads(sys.argv[1]), sys.stdout.buffer, sys.argv[2]
CHILD = [sys.executable, "-S", "-c", "import time; time.sleep(40)", token]
def write(data):
    try:
        out.write(data); out.flush()
    except OSError:
        os._exit(1)
def answer(line):
    given = json.loads(line)
    if given["type"] == "hello":
        return {"type": "hello", "name": "odd"}
    if given["type"] == "ask":
        return {"type": "move", "number": given["number"], "move": given["moves"][0]["move"]}
def act(habit, line):
    good = answer(line)
    said = json.dumps(good).encode() + b"\n" if good else b""
    if habit == "silent": return
    if habit == "die": os._exit(3)
    if habit == "close-output": os.close(1); time.sleep(40)
    if habit == "close-input": os.close(0); time.sleep(40)
    if habit == "ignore-signals": [signal.signal(one, signal.SIG_IGN) for one in (1, 2, 13, 15)]
    if habit == "fork": subprocess.Popen(CHILD)
    if habit == "detach": subprocess.Popen(CHILD, start_new_session=True, stdin=-3, stdout=-3)
    if habit == "garbage": said = b"\x00\xff\x1b[2J no json\n"
    if habit == "bytes": said = bytes(range(256)) + b"\n"
    if habit == "flood": said = b"{}\n" * 200000
    if habit == "long-line": said = b"a" * 3000000 + b"\n"
    if habit == "endless-line":
        while True: write(b"a" * 65536)
    if habit == "deep": said = b"[" * 5000 + b"\n"
    if habit == "other-move" and good: said = json.dumps({**good, "move": "mark z9"}).encode() + b"\n"
    if habit == "old-number" and good: said = json.dumps({**good, "number": -1}).encode() + b"\n"
    if habit == "wrong-type" and good: said = json.dumps({**good, "move": 7, "number": True}).encode() + b"\n"
    if habit == "twice": said = said * 2
    if habit == "slow": time.sleep(0.5)
    write(said)
for number, line in enumerate(sys.stdin):
    act(habits[min(number, len(habits) - 1)], line)
"""


def new_case(chance: Random) -> dict[str, Any]:
    """How a program behaves, and the chance of the match."""
    return {"habits": [chance.choice(HABITS) for _ in range(chance.randrange(1, 8))], "seed": chance.randrange(1000)}


def fault_of(case: dict[str, Any]) -> str | None:
    """Let it play against a random bot."""
    token, habits = f"fuzz-{uuid4().hex}", json.dumps(case["habits"] or ["good"])
    setting = shlex.join([sys.executable, "-S", "-E", "-c", PROGRAM, habits, token])
    match = darbar.new("tictactoe", seed=case["seed"])
    session = Session(match, {Seat(0): make_bot(f"program:{PATIENCE}s {setting}", 1), Seat(1): make_bot("random", 2)})
    try:
        while session.asked is not None:
            session.play_bot()
        session.close()
        wrong = [str(remark.text) for remark in session.remarks if not session.words().say(remark.text).isprintable()]
        if wrong:
            return f"a remark cannot be printed: {wrong[0]}"
        return _left_over(token)
    finally:
        for one in running(token):
            os.kill(one, signal.SIGKILL)


def _left_over(token: str) -> str | None:
    """Whether anything still runs that the program was or has started."""
    end = monotonic() + GRACE
    while (left := running(token)) and monotonic() < end:
        sleep(0.02)
    return f"a process is left: {len(left)} after the match" if left else None


def running(token: str) -> list[int]:
    """The processes with a word on their command line; those that are dead and not yet buried have none."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if token.encode() in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
        except OSError:
            continue
    return found
