"""Matches on a Ray cluster: the same tasks, the same results, on as many machines as there are."""

import os
from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from typing import Any

from msgspec import json

from ..errors import DarbarError
from .plan import Plan, Task
from .runner import Result, failed, play

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
        ours = not self.ray.is_initialized()
        if ours:
            self._connect()
        try:
            yield from self._results(plan, iter(tasks))
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

    def _results(self, plan: Plan, tasks: Iterator[Task]) -> Iterator[Result]:
        remote = self.ray.remote(play_there).options(max_retries=RETRIES, num_cpus=1)
        shared = self.ray.put(json.encode(plan))
        ahead = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        under_way = {remote.remote(shared, task): task for task in islice(tasks, ahead)}
        while under_way:
            done, _ = self.ray.wait(list(under_way), num_returns=1)
            for reference in done:
                task = under_way.pop(reference)
                yield self._result(plan, task, reference)
                under_way |= {remote.remote(shared, more): more for more in islice(tasks, 1)}

    def _result(self, plan: Plan, task: Task, reference: Any) -> Result:
        try:
            return json.decode(self.ray.get(reference), type=Result)
        except self.ray.exceptions.RayError as error:
            fault = f"Ray lost it {RETRIES + 1} times: {type(error).__name__}"
            return failed(plan, task, "crashed", fault)
