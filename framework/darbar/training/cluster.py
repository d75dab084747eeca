"""Matches to learn from on a Ray cluster: the same orders, on as many machines as there are.

Networks are named by their files: the folder of a school stands where all machines see it under the same name.
"""

from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from typing import Any

from ..arena.cluster import Cluster, how_lost
from .gathering import Crew, Failure, Order, Replay, done_with


class ClusterCrew(Crew):
    """Those whom a Ray cluster has."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        self._cluster = Cluster(address, workers)
        self._stay = ExitStack()
        self._stay.enter_context(self._cluster.connected())

    def _all(self, tasks: Iterable[Order | Replay]) -> Iterator[tuple[int, Any]]:
        for (number, _), done in self._cluster.spread(done_there, enumerate(tasks)):
            yield number, Failure(how_lost(done)) if isinstance(done, Exception) else done

    def end(self) -> None:
        """Let everyone go."""
        self._stay.close()


def done_there(task: tuple[int, Order | Replay]) -> Any:
    """A task, on whatever machine Ray has chosen."""
    return done_with(task[1])
