"""Results in a file: kept after every match, so that an interruption loses nothing.

The file is an SQLite database with the tables `run` (one row: the plan, as JSON) and `matches` (one row for each match:
its id, its status and its result, as JSON). Records of matches that were not finished stand in a folder beside it.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import json, structs

from ..errors import DarbarError, RecordError
from ..match.record import write_atomically
from .plan import Plan
from .runner import Result

TABLES = """
CREATE TABLE run (plan TEXT NOT NULL);
CREATE TABLE matches (id TEXT PRIMARY KEY, status TEXT NOT NULL, result TEXT NOT NULL);
"""


def usual_path(kind: str, plan: Plan) -> Path:
    """Where the results of a run are kept unless told otherwise: the same run finds its file again."""
    return Path(f"{kind}-{plan.game}-{sha256(plan.identity.encode()).hexdigest()[:8]}.sqlite")


class Store:
    """The results of one run."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.records = path.with_name(f"{path.stem}-records")
        self._open = sqlite3.connect(path)

    @classmethod
    @contextmanager
    def opened(cls, path: Path, plan: Plan) -> Iterator["Store"]:
        """The store of a plan, begun anew when there is no such file."""
        with _told(path):
            store = cls(path)
        try:
            with _told(path):
                store._prepare(plan)
            yield store
        finally:
            store._open.close()

    def _prepare(self, plan: Plan) -> None:
        self._open.execute("PRAGMA journal_mode=WAL")
        self._open.execute("PRAGMA synchronous=NORMAL")
        with self._open:
            if not self._open.execute("SELECT name FROM sqlite_master").fetchall():
                self._open.executescript(TABLES)
                self._open.execute("INSERT INTO run VALUES (?)", (json.encode(plan).decode(),))
        kept = self._plan()
        if kept.identity != plan.identity:
            raise DarbarError(f"{self.path} holds another run: {summary_of(kept)}; name another file with --store")

    def _plan(self) -> Plan:
        return json.decode(self._open.execute("SELECT plan FROM run").fetchone()[0], type=Plan)

    def ids(self) -> set[str]:
        """The matches that have been played."""
        return {row[0] for row in self._open.execute("SELECT id FROM matches")}

    def add(self, result: Result) -> Result:
        """Keep a result; the record of a match that was not finished goes into a file of its own."""
        if result.record:
            result = structs.replace(result, record=str(self._write(result)))
        row = (result.id, result.status, json.encode(result).decode())
        with _told(self.path), self._open:
            self._open.execute("INSERT OR REPLACE INTO matches VALUES (?, ?, ?)", row)
        return result

    def _write(self, result: Result) -> Path:
        self.records.mkdir(exist_ok=True)
        path = self.records / f"{result.id}.darbar"
        write_atomically(path, result.record)
        return path

    def results(self, plan: Plan) -> list[Result]:
        """The results of a plan so far, in the order in which its matches were planned."""
        rows = dict(self._open.execute("SELECT id, result FROM matches").fetchall())
        return [json.decode(rows[task.id], type=Result) for task in plan.tasks() if task.id in rows]


def plan_in(path: Path) -> Plan:
    """The plan of the run in a file."""
    if not path.is_file():
        raise RecordError(f"cannot read {path}: No such file or directory")
    with _told(path):
        store = Store(path)
        try:
            return store._plan()
        finally:
            store._open.close()


def remove(path: Path) -> None:
    """Forget a run."""
    for one in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        one.unlink(missing_ok=True)


def summary_of(plan: Plan) -> str:
    """A run in a few words."""
    return f"{plan.game}, {','.join(plan.bots)}, seed {plan.seed}"


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """What is wrong with the file is told in one sentence."""
    try:
        yield
    except (sqlite3.DatabaseError, msgspec.MsgspecError, TypeError) as error:
        raise RecordError(f"{path} cannot be used as a store of results: {error}") from None
