"""Matches on a Ray cluster: the same tasks, the same results, on as many machines as there are."""

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

from msgspec import json

from ..errors import DarbarError
from .plan import Plan, Task
from .runner import Result, failed, play

T = TypeVar("T")

AHEAD = 4
"""So many matches are under way for each processor."""

RETRIES = 3
"""So often a match is played again when the process or the machine that played it is lost."""


def play_there(plan: bytes, task: Task) -> bytes:
    """One match, on whatever machine Ray has chosen."""
    return json.encode(play(json.decode(plan, type=Plan), task))


class Cluster:
    """The engine for a Ray cluster: the one at an address, or one of its own on this machine."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise DarbarError("the engine 'ray' needs Ray: pip install 'darbar[cluster]'") from None
        self.ray: Any = ray
        self.address = address
        self.workers = workers

    def run(self, plan: Plan, tasks: Iterable[Task]) -> Generator[Result, None, None]:
        """Play the matches; results come as they are ready."""
        with self.connected():
            for task, done in self.spread(play_there, tasks, json.encode(plan)):
                yield self._result(plan, task, done)

    @contextmanager
    def connected(self) -> Iterator[None]:
        """Connected for a while; whoever is connected already stays so."""
        ours = not self.ray.is_initialized()
        if ours:
            self._connect()
        try:
            yield
        finally:
            if ours:
                self.ray.shutdown()

    def _connect(self) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        own = {} if self.address else {"num_cpus": self.workers, "include_dashboard": False}
        try:
            self.ray.init(address=self.address, log_to_driver=False, logging_level="error", **own)
        except Exception as error:
            where = f"at {self.address!r}" if self.address else "on this machine"
            raise DarbarError(f"there is no Ray cluster {where}: {' '.join(str(error).split())[:200]}") from None

    def spread(self, function: Callable[..., Any], tasks: Iterable[T], *shared: Any) -> Iterator[tuple[T, Any]]:
        """What a function makes of what is shared and each task, or the error of Ray that came of it; as it comes."""
        remote = self.ray.remote(function).options(max_retries=RETRIES, num_cpus=1)
        known, left = [self.ray.put(one) for one in shared], iter(tasks)
        ahead = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        under_way = {remote.remote(*known, task): task for task in islice(left, ahead)}
        while under_way:
            done, _ = self.ray.wait(list(under_way), num_returns=1)
            for reference in done:
                yield under_way.pop(reference), self._what_came_of(reference)
                under_way |= {remote.remote(*known, more): more for more in islice(left, 1)}

    def _what_came_of(self, reference: Any) -> Any:
        try:
            return self.ray.get(reference)
        except self.ray.exceptions.RayError as error:
            return error

    def _result(self, plan: Plan, task: Task, done: Any) -> Result:
        if isinstance(done, bytes):
            return json.decode(done, type=Result)
        return failed(plan, task, "crashed", how_lost(done))


def how_lost(error: Exception) -> str:
    """What became of something that Ray was given, in words."""
    return f"Ray lost it {RETRIES + 1} times: {type(error).__name__}"
