"""A run: what is left of a plan, played by an engine, kept after every match."""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from typing import Protocol

from ..bounds import MOST_WORKERS
from ..errors import DarbarError, quoted
from .plan import Plan, Task
from .runner import Result
from .store import Store

ENGINES = ("local", "ray")


class Engine(Protocol):
    """Something that plays matches."""

    def run(self, plan: Plan, tasks: Iterable[Task]) -> Generator[Result, None, None]:
        """Play the matches; results come as they are ready."""


def make_engine(name: str, address: str | None = None, workers: int | None = None) -> Engine:
    """The engine called NAME."""
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise DarbarError(f"a run has 1 to {MOST_WORKERS} processes, not {quoted(workers)}")
    if name == "ray":
        from .cluster import Cluster

        return Cluster(address, workers)
    if address is not None:
        raise DarbarError("--address is for --engine ray")
    from .local import Local

    return Local(workers)


def left_of(plan: Plan, store: Store) -> list[Task]:
    """The matches that have not been played."""
    played = store.ids()
    return [task for task in plan.tasks() if task.id not in played]


def run(plan: Plan, store: Store, engine: Engine, hear: Callable[[Result], None] = lambda result: None) -> None:
    """Play what is left, keeping each result before the next is heard of."""
    left = left_of(plan, store)
    if not left:
        return
    with closing(engine.run(plan, left)) as results:
        for result in results:
            hear(store.add(result))
