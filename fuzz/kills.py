"""Kills: a process that plays and saves is killed at any moment. What was acknowledged is in the file, whole."""

import os
import signal
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

from darbar import Session, load
from darbar.sessions import saves

from . import tables
from .scratch import scratch

SECONDS = 30.0
USUAL = 100
FURTHEST = 60
LONGEST = 0.03
"""So many seconds does the process live at most after its first save."""


def new_case(chance: Random) -> dict[str, Any]:
    """A match, and when it is killed, in microseconds after its first answer."""
    return {"table": tables.new_table(chance, FURTHEST), "after": chance.randrange(int(LONGEST * 1e6))}


def fault_of(case: dict[str, Any]) -> str | None:
    """Kill it, and look at what it leaves."""
    with scratch():
        path, acknowledged = _killed(case)
        saved = load(path).record
        if len(saved.moves) < acknowledged:
            return f"an answer is lost: {acknowledged} were acknowledged, {len(saved.moves)} are in the file"
        whole = tables.begun(case["table"])
        play(whole, case["table"], lambda: None)
        if saved.moves != whole.record.moves[: len(saved.moves)]:
            return f"another match is in the file: it does not begin as {saved.header.game} was played"
        return _left_over(path)


def _killed(case: dict[str, Any]) -> tuple[Path, int]:
    """The file of a match whose process was killed, and how many answers it had acknowledged."""
    match = tables.begun(case["table"])
    session = Session(match, path=saves.new_path(match.game.name))
    session.save()
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        _live(session, case["table"], write)
    os.close(write)
    try:
        heard = os.read(read, 1)
        _wait(case["after"] / 1e6)
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    while more := os.read(read, 4096):
        heard += more
    os.close(read)
    assert session.path is not None
    return session.path, len(heard)


def _live(session: Session, table: dict[str, Any], write: int) -> None:
    """The life of the child: play, save, acknowledge; then wait for the end."""
    try:
        play(session._match, table, lambda: os.write(write, b"."), session)
        os.close(write)
        sleep(SECONDS)
    finally:
        os._exit(0)


def play(match: Any, table: dict[str, Any], acknowledge: Any, session: Session | None = None) -> None:
    """Play as the table says, and tell of each answer once it is saved."""
    chance = Random(table["seed"])
    for _ in range(FURTHEST):
        if match.ask is None:
            return
        move = chance.choice(match.ask.moves)
        if session is None:
            match.play(move)
        else:
            session.play(move, match.ask.seat)
        acknowledge()


def _wait(seconds: float) -> None:
    """Busily: a kill is to come at any microsecond."""
    end = monotonic() + seconds
    while monotonic() < end:
        pass


def _left_over(path: Path) -> str | None:
    """Whoever starts next finds the match, and tidies up."""
    if path not in [saved.path for saved in saves.listed() if not saved.broken]:
        return f"the match is not found again: {path.name}"
    fresh = saves.new_path("next")
    left = [one.name for one in fresh.parent.iterdir() if one.name.startswith(".")]
    return f"a temporary file is left: {left[0]} after the next start" if left else None
