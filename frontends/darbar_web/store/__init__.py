"""The store: where matches, seats, accounts and what was said are kept. SQLite in a file, or PostgreSQL."""

from .rows import Change as Change
from .rows import Filed as Filed
from .rows import Line as Line
from .rows import Notice as Notice
from .rows import PlayedElsewhere as PlayedElsewhere
from .rows import RemarkRow as RemarkRow
from .rows import SeatRow as SeatRow
from .rows import StoreError as StoreError
from .store import Store as Store


def open_store(url: str) -> Store:
    """The store at a `postgresql://` address, or in a file that is named, also as `sqlite:///PATH`."""
    if url.startswith(("postgresql://", "postgres://")):
        from .postgres import Postgres

        return Postgres(url)
    from .sqlite import Sqlite

    return Sqlite(url.removeprefix("sqlite:///"))
