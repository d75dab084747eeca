"""A database: whatever reads, and writes all of something or nothing."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Writing(Protocol):
    """A transaction in which something is written: all of it or nothing."""

    def execute(self, sql: str, given: Sequence[Any] = ()) -> int:
        """Do something; how many rows it has changed."""
        ...

    def many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """Do it for each row."""
        ...

    def read(self, sql: str, given: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """What is there, in the transaction."""
        ...


class Database(ABC):
    """What every store does in its own way. Any thread may use it."""

    @abstractmethod
    def read(self, sql: str, given: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """What is there."""

    @abstractmethod
    def write(self, work: Callable[[Writing], T]) -> T:
        """Do some work in one transaction. What goes wrong is a `StoreError`, and nothing was written."""

    @abstractmethod
    def close(self) -> None:
        """Let go of everything."""
