"""Results in a file: kept after every match, so that an interruption loses nothing.

The file is an SQLite database with the tables `run` (one row: the plan, as JSON) and `matches` (one row for each match:
its id, its status and its result, as JSON). Records of matches that were not finished stand in a folder beside it.
"""

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

from msgspec import json, structs

from ..errors import DarbarError, RecordError, spelt
from ..files import kind_of
from ..match.record import write_atomically
from ..signals import watched
from .plan import Plan, Task
from .runner import Result, check_texts, read_result

TABLES = (
    "CREATE TABLE run (plan TEXT NOT NULL)",
    "CREATE TABLE matches (id TEXT PRIMARY KEY, status TEXT NOT NULL, result TEXT NOT NULL)",
)

LONGEST = 16 * 1024 * 1024
"""So many bytes has a row at most."""

BESIDE = ("-journal", "-wal", "-shm")
"""How the files are called that SQLite keeps beside a database, and opens without a look at what they are."""

NAMES_ANOTHER = bytes.fromhex("d9d505f920a163d7")
"""The end of a journal that names another file; SQLite would open that one, and may delete it."""


def usual_path(kind: str, plan: Plan, *, seeded: bool = True) -> Path:
    """Where the results of a run are kept unless told otherwise: the same run finds its file again.

    One that nobody has given a seed is known by everything else.
    """
    known = plan if seeded else structs.replace(plan, seed=0)
    return Path(f"{kind}-{plan.game}-{sha256(known.identity.encode()).hexdigest()[:8]}.sqlite")


class Store:
    """The results of one run."""

    def __init__(self, path: Path) -> None:
        if path.exists() and not path.is_file():
            raise RecordError(f"{path} cannot be used as a store of results: it is no file")
        _check_beside(path)
        self.path = path
        self.records = path.with_name(f"{path.stem}-records")
        self._open = sqlite3.connect(path)
        self._open.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)

    @classmethod
    @contextmanager
    def opened(cls, path: Path, plan: Plan, *, fresh: bool = False) -> Iterator["Store"]:
        """The store of a plan, begun anew when there is no such file; `fresh` forgets the results in it."""
        with _told(path), watched():
            store = cls(path)
        try:
            with _told(path), watched():
                store._prepare(plan)
                if fresh:
                    store._forget()
            store.results(plan)
            yield store
        finally:
            store._open.close()

    def _prepare(self, plan: Plan) -> None:
        """Nothing is written into a file that is not the store of this plan."""
        begun = bool(self._open.execute("SELECT name FROM sqlite_master LIMIT 1").fetchall())
        if begun and (kept := self._plan()).identity != plan.identity:
            raise DarbarError(f"{self.path} holds another run: {summary_of(kept)}; name another file with --store")
        self._open.execute("PRAGMA journal_mode=WAL")
        self._open.execute("PRAGMA synchronous=NORMAL")
        if not begun:
            with self._open:
                self._open.executescript(";".join(TABLES))
                self._open.execute("INSERT INTO run VALUES (?)", (json.encode(plan).decode(),))

    def _forget(self) -> None:
        with self._open:
            self._open.execute("DELETE FROM matches")

    def _plan(self) -> Plan:
        """The plan in the file, which has our tables alone: no view or trigger that does something by itself."""
        made = self._open.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
        if sorted(made) != sorted((sql,) for sql in TABLES):
            raise ValueError("its tables are not those of a store")
        plans = self._open.execute("SELECT plan FROM run LIMIT 2").fetchall()
        if len(plans) != 1:
            raise ValueError("it does not hold one plan")
        plan = json.decode(plans[0][0], type=Plan)
        check_texts(plan)
        return plan

    def ids(self) -> set[str]:
        """The matches that have been played."""
        with _told(self.path):
            return {row[0] for row in self._open.execute("SELECT id FROM matches")}

    def add(self, result: Result) -> Result:
        """Keep a result; the record of a match that was not finished goes into a file of its own."""
        if result.record:
            result = structs.replace(result, record=spelt(str(self._write(result))))
        row = (result.id, result.status, json.encode(result).decode())
        with _told(self.path), self._open:
            self._open.execute("INSERT OR REPLACE INTO matches VALUES (?, ?, ?)", row)
        return result

    def _write(self, result: Result) -> Path:
        with _told(self.records):
            self.records.mkdir(exist_ok=True)
        path = self.records / f"{result.id}.darbar"
        write_atomically(path, result.record)
        return path

    def results(self, plan: Plan) -> list[Result]:
        """The results of a plan so far, in the order in which its matches were planned."""
        with _told(self.path):
            rows = {row[0]: row for row in self._open.execute("SELECT id, status, result FROM matches")}
            found = [_read(rows.pop(task.id), task, plan) for task in plan.tasks() if task.id in rows]
            if strange := next((id for id in rows if not plan.could_hold(id)), None):
                raise ValueError(f"match {strange!r:.60} is not in its plan")
            return found


def _check_beside(path: Path) -> None:
    """Refuse a store with something beside it that SQLite would wait for, follow to another place, or obey."""
    real = os.path.realpath(path)
    for suffix in BESIDE:
        try:
            mode = os.lstat(real + suffix).st_mode
        except FileNotFoundError:
            continue
        if not stat.S_ISREG(mode):
            raise ValueError(f"{os.path.basename(real)}{suffix} beside it is {kind_of(mode)}, not a file")
    if _ends_with(real + BESIDE[0], NAMES_ANOTHER):
        raise ValueError(f"{os.path.basename(real)}{BESIDE[0]} beside it names another file")


def _ends_with(path: str, ending: bytes) -> bool:
    try:
        with open(path, "rb") as file:
            file.seek(max(0, os.fstat(file.fileno()).st_size - len(ending)))
            return file.read() == ending
    except FileNotFoundError:
        return False


def _read(row: tuple[str, str, str], task: Task, plan: Plan) -> Result:
    """The result in a row, which is that of a match."""
    result = read_result(row[2])
    told = (result.id, result.status, result.round, result.seed, [one.bot for one in result.seats])
    if told != (row[0], row[1], task.round, task.seed, [plan.bots[bot] for bot in task.seating]):
        raise ValueError(f"the result of match {task.id} is that of another match")
    return result


def plan_in(path: Path) -> Plan:
    """The plan of the run in a file."""
    with _told(path), watched():
        if not path.exists():
            raise RecordError(f"cannot read {path}: No such file or directory")
        store = Store(path)
        try:
            return store._plan()
        finally:
            store._open.close()


def summary_of(plan: Plan) -> str:
    """A run in a few words."""
    return f"{plan.game}, {','.join(plan.bots)}, seed {plan.seed}"


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """What is wrong with the file is told in one sentence."""
    try:
        yield
    except (sqlite3.Error, OSError, ValueError, TypeError, RecursionError) as error:
        raise RecordError(
            f"{path} cannot be used as a store of results: {getattr(error, 'strerror', None) or error}"
        ) from None
