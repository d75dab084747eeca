"""The clockwork: one thread that looks at clocks, wakes matches in which something is due, and puts others away."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from heapq import heappop, heappush
from threading import Condition, Thread
from time import monotonic, time
from typing import TYPE_CHECKING, Final

from darbar import Control, DarbarError, Kept
from msgspec.structs import replace

from .store import Filed, StoreError

if TYPE_CHECKING:
    from .open_tables import OpenTables
    from .tables import LiveTable

PULSE: Final = 10.0
"""So often, in seconds, the store is told that a server is there, and what nobody looks at is put away."""

HOUR: Final = 3600.0

GONE: Final = 3 * PULSE
"""A process that has not shown itself for so many seconds is gone."""

AGAIN: Final = 5.0
"""After so many seconds, what could not be done is tried again."""


class Clockwork:
    """Looks at tables when something is due there. Nothing ticks: it sleeps until the next time."""

    def __init__(self, hall: "OpenTables") -> None:
        self._hall = hall
        self._due: list[tuple[float, str]] = []
        self._next: dict[str, float] = {}
        self._news = Condition()
        self._closed = False
        self._away: dict[str, float] = {}
        self._jobs: list[Callable[[str], object]] = []
        self._note_gap()
        self._show()
        hall.store.listen(self._take_over)
        self._thread = Thread(target=self._run, name="clockwork", daemon=True)
        self._thread.start()

    def on_change(self, job: Callable[[str], object]) -> None:
        """Call a function with the name of every match in which something has changed, in this thread."""
        self._jobs.append(job)

    # Time that passes while a match is put away, or nobody serves it

    def _note_gap(self) -> None:
        """Remember since when no server was there: that time is nobody's."""
        now, last = time(), self._hall.store.last_pulse()
        if last is not None and now - last > PULSE:
            self._hall.store.add_gap(last, now)
        self._hall.store.pulse(now)

    def aged(self, kept: Kept, filed: Filed) -> Kept:
        """What a session kept, less the time that has passed since for those who are awaited."""
        if kept.clocks is None or kept.control is None or kept.clocks.paused or not filed.clocked:
            return kept
        passed = self._passed(kept.control, filed.changed, time())
        left, grace = list(kept.clocks.left), list(kept.clocks.grace or [0.0] * len(kept.clocks.left))
        for seat in filed.waiting:
            used = min(passed, grace[seat])
            left[seat], grace[seat] = left[seat] - (passed - used), grace[seat] - used
        return replace(kept, clocks=replace(kept.clocks, left=tuple(left), grace=tuple(grace)))

    def _passed(self, control: Control, since: float, until: float) -> float:
        """The seconds between two times that count, and in which a server was there."""
        gaps = [(max(began, since), min(ended, until)) for began, ended in self._hall.store.gaps(since)]
        away = sum(control.between(began, ended) for began, ended in gaps if ended > began)
        return max(0.0, control.between(since, until) - away)

    # What is due

    def look_at(self, id: str, after: float = 0.0) -> None:
        """Look at a table soon, or after so many seconds."""
        due = monotonic() + after
        with self._news:
            if self._next.get(id, due + 1) <= due:
                return
            self._next[id] = due
            heappush(self._due, (due, id))
            self._news.notify()

    def put_away(self, table: "LiveTable") -> None:
        """A table is let go of: open it again when its next clock runs out."""
        after = table.session.check_clocks()
        if after is not None:
            self._away[table.id] = monotonic() + after
            self.look_at(table.id, after)

    def wake(self, awaiting: Sequence[Filed]) -> None:
        """Open the tables at which a bot is asked; the others when their next clock runs out."""
        for filed in awaiting:
            kept = None if filed.asks_bot else _kept(filed)
            clocks = None if kept is None else self.aged(kept, filed).clocks
            after = 0.0 if clocks is None else max(0.0, min(clocks.left[seat] for seat in filed.waiting))
            self._away[filed.id] = monotonic() + after
            self.look_at(filed.id, after)

    def _run(self) -> None:
        pulse, tidy = monotonic() + PULSE, monotonic()
        while not self._closed:
            for id in self._take(pulse):
                self._look(id)
            if monotonic() >= pulse:
                pulse = monotonic() + PULSE
                self._keep_house()
            if monotonic() >= tidy:
                tidy = monotonic() + HOUR
                with suppress(DarbarError):
                    self._hall.tidy()

    def _take(self, until: float) -> list[str]:
        """Wait until something is due, or until then; what is due."""
        with self._news:
            while not self._closed:
                now = monotonic()
                found = []
                while self._due and self._due[0][0] <= now:
                    due, id = heappop(self._due)
                    if self._next.get(id) == due:
                        del self._next[id]
                        found.append(id)
                if found or now >= until:
                    return found
                first = self._due[0][0] if self._due else until
                self._news.wait(max(0.0, min(first, until) - now))
            return []

    def _look(self, id: str) -> None:
        """Look at the clocks of a table, and tell whoever wants to know. What fails is tried again later."""
        try:
            table = self._table(id)
            if table is None:
                return None
            if table.session.still().busy:
                return self.look_at(id, AGAIN)
            after = table.session.check_clocks()
            for job in self._jobs:
                job(id)
            if table.session.unsaved:
                table.session.run_bots(self._hall.pool)
                after = AGAIN
            if after is not None:
                self.look_at(id, after)
        except StoreError:
            self.look_at(id, AGAIN)
        except DarbarError:
            pass  # whoever opens the match is told what is wrong with it
        return None

    def _table(self, id: str) -> "LiveTable | None":
        """A table that is open, or must be now."""
        table, due = self._hall.find_live(id), self._away.get(id)
        if table is not None or due is None:
            return table
        if due > monotonic():
            self.look_at(id, due - monotonic())
            return None
        del self._away[id]
        return self._hall.table(id)

    def _keep_house(self) -> None:
        with suppress(DarbarError):  # a full disk: whoever plays is told
            self._hall.store.pulse(time())
            self._show()
            self._take_over()
            self._hall.put_away()

    # Other processes with the same store

    def _show(self) -> None:
        if self._hall.address:
            self._hall.store.serve(self._hall.address, time())

    def _take_over(self) -> None:
        """Go on with matches whose process is gone."""
        self.wake(self._hall.store.left_alone(time() - GONE))

    def close(self) -> None:
        """Look at nothing any more."""
        with self._news:
            self._closed = True
            self._news.notify_all()
        self._thread.join()


def _kept(filed: Filed) -> Kept | None:
    try:
        return Kept.read(filed.kept)
    except DarbarError:
        return None
