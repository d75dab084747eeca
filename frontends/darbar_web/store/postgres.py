"""PostgreSQL: a store for several server processes. A match is played by the one that has its advisory lock."""

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import sha256
from queue import Empty, LifoQueue
from secrets import token_hex
from threading import BoundedSemaphore, RLock, Thread
from typing import Any, Final, LiteralString, TypeVar

import psycopg
from darbar import DarbarError

from . import schema
from .rows import Filed, StoreError
from .store import Store, Writing

T = TypeVar("T")
LOG: Final = logging.getLogger("darbar.web")

MOST: Final = 8
"""So many connections at most are open for reading and writing; whoever comes then waits."""

CHANNEL: Final = "darbar"
WAIT: Final = 10
"""So many seconds the server may take to answer a connection."""

Connection = psycopg.Connection[tuple[Any, ...]]


class Cursor:
    """A transaction."""

    def __init__(self, connection: Connection) -> None:
        self._cursor = connection.cursor()

    def execute(self, sql: str, given: Sequence[Any] = ()) -> int:
        """Do something; how many rows it has changed."""
        return self._cursor.execute(_translated(sql), given).rowcount

    def many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """Do it for each row."""
        self._cursor.executemany(_translated(sql), rows)

    def read(self, sql: str, given: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """What is there, in the transaction."""
        return self._cursor.execute(_translated(sql), given).fetchall()


def _translated(sql: str) -> LiteralString:
    """All SQL stands in the schema: nothing in it comes from anybody else."""
    return sql.replace("?", "%s")


class Postgres(Store):
    """A store at a `postgresql://` address."""

    shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self.owner = token_hex(8)
        self._free: LifoQueue[Connection] = LifoQueue()
        self._room = BoundedSemaphore(MOST)
        self._closed = False
        self._locking = RLock()
        self._locks = self._connect_first()
        self._owned: set[str] = set()
        self._hears: list[Callable[[], object]] = []
        self._listening: Connection | None = None
        try:
            with self._locking:  # two processes that start at once would both make the tables
                self._locks.execute("SELECT pg_advisory_lock(%s)", (_key("schema"),))
                self.prepare()
                self._locks.execute("SELECT pg_advisory_unlock(%s)", (_key("schema"),))
        except BaseException:
            self.close()
            raise

    def _connect_first(self) -> Connection:
        """Whoever starts the server is told all that is wrong; later that stands in the log, for nobody else."""
        try:
            return psycopg.connect(self._url, autocommit=True, connect_timeout=WAIT)
        except psycopg.Error as error:
            raise StoreError(f"the store does not answer: {error}") from None

    def _connect(self) -> Connection:
        try:
            return psycopg.connect(self._url, autocommit=True, connect_timeout=WAIT)
        except psycopg.Error as error:
            raise _logged("the store does not answer", error) from None

    # Reading and writing

    @contextmanager
    def _connection(self) -> Iterator[Connection]:
        """A connection that nobody else uses meanwhile; one that is broken is thrown away."""
        if self._closed:
            raise StoreError("the store is closed")
        with self._room:
            try:
                connection = self._free.get_nowait()
            except Empty:
                connection = self._connect()
            try:
                yield connection
            except psycopg.Error as error:
                raise _logged("nothing was stored", error) from None
            finally:
                self._give_back(connection)

    def _give_back(self, connection: Connection) -> None:
        """Keep a connection for others; where one is broken, the database may be gone, and all are made anew."""
        if not connection.broken and not self._closed:
            return self._free.put(connection)
        connection.close()
        with suppress(Empty):
            while True:
                self._free.get_nowait().close()

    def read(self, sql: str, given: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """What is there. A connection that was lost since it was last used is made anew."""
        for last in (False, True):
            with suppress(*([] if last else [StoreError])), self._connection() as connection:
                return connection.execute(_translated(sql), given).fetchall()
        raise AssertionError

    def write(self, work: Callable[[Writing], T]) -> T:
        """Do some work in one transaction."""
        with self._connection() as connection, connection.transaction():
            return work(Cursor(connection))

    # Who plays a match

    def own(self, id: str) -> bool:
        """Play a match from now on, if no other process does."""
        with self._locking:
            if id in self._owned:
                return True
            if not self._lock(id):
                return False
            self._owned.add(id)
        self.write(lambda writing: writing.execute(schema.OWN, (self.owner, id)))
        return True

    def _lock(self, id: str) -> bool:
        """Take the lock of a match; it is gone with the connection, however that ends."""
        if self._locks.closed or self._locks.broken:
            self._lock_again()
        try:
            found = self._locks.execute("SELECT pg_try_advisory_lock(%s)", (_key(id),)).fetchone()
        except psycopg.Error as error:
            raise _logged("the store does not answer", error) from None
        return bool(found and found[0])

    def _lock_again(self) -> None:
        """The connection with the locks was lost: take them again. What another has taken since is played there."""
        self._locks = self._connect()
        owned, self._owned = self._owned, set()
        for id in owned:
            if self._lock(id):
                self._owned.add(id)

    def disown(self, id: str) -> None:
        """Play a match no more: another process may."""
        with self._locking:
            if id not in self._owned:
                return
            self._owned.discard(id)
            self.write(lambda writing: writing.execute(schema.DISOWN, (id, self.owner)))
            with suppress(psycopg.Error):
                self._locks.execute("SELECT pg_advisory_unlock(%s)", (_key(id),))

    def serve(self, address: str, now: float) -> None:
        """Tell the other processes where this one is reached."""
        self.write(lambda writing: writing.execute(schema.SERVE, (self.owner, address, now)))

    def address_of(self, id: str) -> str | None:
        """Where the process is reached that plays a match."""
        found = self.read(schema.ADDRESS, (id,))
        return str(found[0][0]) if found else None

    def left_alone(self, since: float) -> list[Filed]:
        """The matches in which something should happen, but whose process has not been there since then."""
        return [Filed.read(row) for row in self.read(schema.LEFT_ALONE, (since,))]

    # News from other processes

    def listen(self, hear: Callable[[], object]) -> None:
        """Call a function when another process has left its matches to whoever is there."""
        self._hears.append(hear)
        if self._listening is None:
            self._listening = self._connect()
            self._listening.execute(f"LISTEN {CHANNEL}")
            Thread(target=self._hear, args=(self._listening,), name="store-news", daemon=True).start()

    def _hear(self, connection: Connection) -> None:
        with suppress(psycopg.Error):
            for notice in connection.notifies():
                if notice.payload != self.owner:
                    for hear in self._hears:
                        with suppress(DarbarError):
                            hear()

    def _leave(self) -> None:
        """Tell the others that this process plays nothing any more."""

        def leave(writing: Writing) -> None:
            writing.execute(schema.LEAVE, (self.owner, 0.0))
            writing.read("SELECT pg_notify(?, ?)", (CHANNEL, self.owner))

        with suppress(StoreError):
            self.write(leave)

    def close(self) -> None:
        """Let go of everything; what this process has played, others may."""
        if self._closed:
            return
        if not self._locks.closed:
            self._locks.close()
        self._leave()
        self._closed = True
        if self._listening is not None:
            self._listening.close()
        with suppress(Empty):
            while True:
                self._free.get_nowait().close()


def _logged(sentence: str, error: psycopg.Error) -> StoreError:
    """Tell those who play that something failed, and whoever runs the server what: it names hosts and users."""
    LOG.error("%s: %s", sentence, error)
    return StoreError(f"{sentence}: the database has failed")


def _key(id: str) -> int:
    """The number of the lock of a match."""
    return int.from_bytes(sha256(id.encode()).digest()[:8], "big", signed=True)
