"""Servers: one that plays matches in a store is killed at any moment, again and again. What it confirmed is there."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any
from unittest.mock import patch

from darbar import DarbarError, Record, load
from darbar_web.store import Store, open_store
from darbar_web.tokens import hashed

SECONDS = 120.0
USUAL = 50
LIVES = 4
LONGEST = 0.6
"""So many seconds does a server live at most after it has confirmed something."""

ROOT = Path(__file__).parents[1]


def new_case(chance: Random) -> dict[str, Any]:
    """When each of the lives of a server ends, in microseconds after it has first confirmed something."""
    return {
        "seed": chance.randrange(1 << 32),
        "after": [chance.randrange(int(LONGEST * 1e6)) for _ in range(LIVES)],
    }


def fault_of(case: dict[str, Any]) -> str | None:
    """Let it live and die, and look after each life at what is stored."""
    with TemporaryDirectory() as folder, patch.dict(os.environ, DARBAR_HOME=folder):
        path, known = Path(folder) / "store.sqlite", dict[str, Known]()
        for life, after in enumerate(case["after"]):
            told = _killed(path, case["seed"] + life, list(known), after / 1e6)
            known |= {words[1]: Known(words[2:]) for words in told if words[0] == "begun"}
            if (fault := _checked(path, known, told)) is not None:
                return f"{fault} (life {life + 1})"
    return None


class Known:
    """What was confirmed of a match: the secrets of its seats, and what each seat has answered."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens = [hashed(token) if token != "-" else "" for token in tokens]
        self.answers: list[list[str]] = [[] for _ in tokens]
        self.undoing: int | None = None
        self.said = ""

    def hear(self, what: str, words: list[str]) -> None:
        """Something was confirmed, or is about to be done."""
        seat = int(words[0]) if what in ("played", "undone", "undoing") else -1
        self.undoing = seat if what == "undoing" else None
        if what == "played":
            self.answers[seat].append(" ".join(words[1:]))
        elif what == "undone":
            self.answers[seat].pop()
        elif what == "said":
            self.said = " ".join(words)

    def is_there(self, seat: int, stored: list[str]) -> bool:
        """Whether all that a seat has answered is stored, and at most one answer more; or less, if it took one back."""
        confirmed = self.answers[seat]
        less = confirmed[:-1] if self.undoing == seat else confirmed
        return stored == less or (stored[: len(confirmed)] == confirmed and len(stored) <= len(confirmed) + 1)


def _killed(path: Path, seed: int, known: list[str], after: float) -> list[list[str]]:
    """Start a server, kill it, and return what it has confirmed before."""
    command = [sys.executable, "-m", "fuzz._serving", str(path), str(seed), *known]
    errors = path.with_suffix(".errors")
    with errors.open("wb") as complaints:
        server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=complaints)
        assert server.stdout is not None
        first = server.stdout.readline()
        _wait(after)
        os.kill(server.pid, signal.SIGKILL)
        rest, _ = server.communicate()
    if not first:
        raise AssertionError(f"the server did not start: {errors.read_text()[-200:]}")
    whole = (first + rest).decode().rpartition("\n")[0]
    return [line.split(" ") for line in whole.split("\n")]


def _checked(path: Path, known: dict[str, Known], told: list[list[str]]) -> str | None:
    for what, id, *words in told:
        if id in known:
            known[id].hear(what, words)
    store = open_store(str(path))
    try:
        return next((fault for id, one in known.items() if (fault := _fault_in_match(store, id, one))), None)
    finally:
        store.close()


def _fault_in_match(store: Store, id: str, known: Known) -> str | None:
    """What was confirmed of a match and is not there, or cannot be played again."""
    filed, moves = store.find(id), store.moves(id)
    if filed is None:
        return "a match is lost: its beginning was confirmed"
    if known.tokens != [seat.token for seat in store.seats(id)]:
        return "a seat is lost: its secret was confirmed"
    if filed.answers != len(moves):
        return f"moves and what is known of them differ: {filed.answers} and {len(moves)}"
    for seat, token in enumerate(known.tokens):
        stored = [move for decider, move in moves if decider == seat]
        if token and not known.is_there(seat, stored):
            return f"an answer is lost or doubled: {known.answers[seat][-3:]} confirmed, {stored[-3:]} stored"
        known.answers[seat] = stored
    if known.said and known.said not in [line.text for line in store.lines(id)]:
        return "what was said is lost: it was confirmed"
    return _fault_in_replay(filed.record(moves))


def _fault_in_replay(record: Record) -> str | None:
    try:
        load(record)
    except DarbarError as error:
        return f"a match does not go on: {error}"
    return None


def _wait(seconds: float) -> None:
    """At last busily: a kill is to come at any microsecond."""
    end = monotonic() + seconds
    sleep(max(0.0, seconds - 0.02))
    while monotonic() < end:
        pass
