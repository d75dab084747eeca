"""Metrics: what a server does, in numbers, as Prometheus reads them."""

import os
from collections.abc import Iterator
from threading import Lock
from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .hall import Hall

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Meter:
    """Counts what is kept, and how long that takes; any thread may."""

    def __init__(self) -> None:
        self._lock = Lock()
        self.began = monotonic()
        self.kept = 0
        self.refused = 0
        self.seconds = 0.0
        self._within = [0] * len(BUCKETS)

    def count(self, seconds: float) -> None:
        """A change was kept, and it took so long."""
        with self._lock:
            self.kept += 1
            self.seconds += seconds
            for place, most in enumerate(BUCKETS):
                self._within[place] += seconds <= most

    def refuse(self) -> None:
        """A change could not be kept."""
        with self._lock:
            self.refused += 1

    def lines(self) -> Iterator[str]:
        """The times, as a histogram."""
        with self._lock:
            for most, count in zip(BUCKETS, self._within, strict=True):
                yield f'darbar_keeping_seconds_bucket{{le="{most:g}"}} {count}'
            yield f'darbar_keeping_seconds_bucket{{le="+Inf"}} {self.kept}'
            yield f"darbar_keeping_seconds_sum {self.seconds:.6f}"
            yield f"darbar_keeping_seconds_count {self.kept}"


def text(hall: "Hall") -> str:
    """Everything, in the text format of Prometheus."""
    return "\n".join(_lines(hall)) + "\n"


def _lines(hall: "Hall") -> Iterator[str]:
    live, pool, notices = hall.live, hall.pool, hall.notices.counts
    yield from _about("darbar_matches", "gauge", "Matches in the store, by their state.")
    counts = hall.store.count()
    yield from (f'darbar_matches{{state="{state}"}} {counts.get(state, 0)}' for state in ("running", "finished"))
    yield from _number("darbar_tables", "gauge", "Matches that are open in this process.", len(live))
    yield from _number("darbar_streams", "gauge", "Pages that listen for news.", sum(one.watchers for one in live))
    yield from _number("darbar_bots_thinking", "gauge", "Bots that think now.", pool.busy)
    yield from _number("darbar_bots_waiting", "gauge", "Bots that wait for a process.", pool.waiting)
    yield from _number("darbar_put_away_total", "counter", "Matches that were put away.", hall.gone)
    yield from _number("darbar_not_kept_total", "counter", "Changes that could not be stored.", hall.meter.refused)
    yield from _about("darbar_keeping_seconds", "histogram", "How long it takes to store a change.")
    yield from hall.meter.lines()
    yield from _about("darbar_notices_total", "counter", "Turn notices, by what came of them.")
    yield from (f'darbar_notices_total{{result="{result}"}} {count}' for result, count in notices.items())
    uptime = monotonic() - hall.meter.began
    yield from _number("darbar_uptime_seconds", "gauge", "How long this process has been there.", round(uptime, 1))
    yield from _number("darbar_memory_bytes", "gauge", "Memory of this process, without its bots.", memory())


def _number(name: str, kind: str, about: str, value: float) -> Iterator[str]:
    yield from _about(name, kind, about)
    yield f"{name} {value}"


def _about(name: str, kind: str, about: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def memory() -> int:
    """The memory of this process in bytes; 0 where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as about:
            return int(about.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return 0
