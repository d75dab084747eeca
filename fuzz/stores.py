"""Stores: results of the arena from strangers. Each can be used, or is refused in a sentence; none starts a program."""

import json
import sqlite3
from collections.abc import Generator, Iterable
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from darbar.arena.plan import Plan, Task
from darbar.arena.runner import Result, play

from . import hostile
from .guard import started
from .scratch import fault_in_command, invoke, scratch

SECONDS = 10.0
USUAL = 300
MOST_MATCHES = 20
"""A plan that asks for more is not played to its end: it is the reading that is attacked."""

ARENA = ["arena", "tictactoe", "--bots", "random,random", "--games", "4", "--store", "true.sqlite"]
COMMANDS = (["arena", "--resume"], ["study", "--resume"], ["arena", "--json", "-", "--resume"])
STATEMENTS = (
    "DROP TABLE run", "DROP TABLE matches", "DELETE FROM run", "DELETE FROM matches WHERE rowid = 1",
    "UPDATE run SET plan = 7", "UPDATE run SET plan = x'ff00'", "UPDATE matches SET result = x'ff'",
    "UPDATE matches SET result = 'null'", "UPDATE matches SET id = rowid", "ALTER TABLE matches RENAME TO others",
    "UPDATE matches SET status = 'odd'", "INSERT INTO run SELECT plan FROM run",
    "DROP TABLE matches; CREATE VIEW matches AS SELECT 1 AS id, 2 AS status, 3 AS result",
    "CREATE TRIGGER t AFTER INSERT ON matches BEGIN DELETE FROM run; END", "PRAGMA user_version = 99",
    "DROP TABLE run; CREATE TABLE run (plan BLOB, more TEXT)", "ALTER TABLE matches DROP COLUMN status",
)  # fmt: skip


class InThisProcess:
    """An engine that plays here, and not too long."""

    def run(self, plan: Plan, tasks: Iterable[Task]) -> Generator[Result, None, None]:
        """Play some of the matches."""
        for task in list(tasks)[:MOST_MATCHES]:
            yield play(plan, task)


def _arena(arguments: list[str]) -> Any:
    with patch("darbar.commands.running.make_engine", lambda *_: InThisProcess()):
        return invoke(arguments)


@lru_cache
def true_store() -> bytes:
    """The file of a small run, complete in itself."""
    with scratch():
        _arena(ARENA)
        with closing(sqlite3.connect("true.sqlite")) as store:
            store.execute("PRAGMA journal_mode=DELETE")
        return Path("true.sqlite").read_bytes()


def new_case(chance: Random) -> dict[str, Any]:
    """A command, and what was done to the store before."""
    case: dict[str, Any] = {"command": chance.choice(COMMANDS), "bytes": [], "statements": [], "plan": "", "result": ""}
    match chance.randrange(5):
        case 0:
            case["bytes"] = [[_place(chance), chance.randrange(256)] for _ in range(chance.choice((1, 2, 20, 200)))]
        case 1:
            case["statements"] = chance.sample(STATEMENTS, chance.choice((1, 1, 2)))
        case 2 | 3:
            case["plan"] = hostile.as_json(chance, _changed(chance, _row("SELECT plan FROM run")))
        case _:
            case["result"] = hostile.as_json(chance, hostile.changed(chance, _row("SELECT result FROM matches")))
    return case


def _place(chance: Random) -> int:
    """The beginnings of a file and of its pages are worth more."""
    size = len(true_store())
    return (
        chance.randrange(size)
        if chance.random() < 0.5
        else chance.randrange(size // 4096) * 4096 + chance.randrange(120)
    )


def _changed(chance: Random, plan: dict[str, Any]) -> Any:
    if chance.random() < 0.3:
        return {**plan, "games": 8, "bots": ["program:nowhere", "random"]}
    return hostile.changed(chance, {**plan, "games": chance.choice((4, 6, 10**12))} if chance.random() < 0.3 else plan)


@lru_cache
def _row(query: str) -> Any:
    with closing(sqlite3.connect(":memory:")) as store:
        store.deserialize(true_store())
        return json.loads(store.execute(query).fetchone()[0])


def fault_of(case: dict[str, Any]) -> str | None:
    """Open it with a command."""
    content = bytearray(true_store())
    for place, value in case["bytes"]:
        content[place % len(content)] = value
    with scratch() as folder:
        path = folder / "odd.sqlite"
        path.write_bytes(content)
        if not case["bytes"] and not _prepared(path, case):
            return None
        result = _arena([*case["command"], str(path)])
        if started:
            return f"a program was started: {started[0]}"
        return fault_in_command(result)


def _prepared(path: Path, case: dict[str, Any]) -> bool:
    """Put in what the case says; what SQLite itself does not take is no case."""
    try:
        with closing(sqlite3.connect(path)) as store, store:
            for statement in case["statements"]:
                store.executescript(statement)
            if case["plan"]:
                store.execute("UPDATE run SET plan = ?", (case["plan"],))
            if case["result"]:
                store.execute("UPDATE matches SET result = ? WHERE rowid = 1", (case["result"],))
    except (sqlite3.Error, UnicodeError):
        return False
    return True
