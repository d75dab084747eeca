"""Open tables: matches are laid from the store when somebody comes, and put away when nobody looks at them."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from threading import RLock, get_ident
from time import monotonic, time
from typing import Final

import darbar
from darbar import DarbarError, Kept, PluginError, Pool, Record, Session, Text
from darbar.sessions.questions import Numbering
from msgspec import Struct

from .allocator import give_back, settle
from .beginning import bots_of
from .clockwork import Clockwork
from .forgetting import forget_abandoned
from .metrics import Meter
from .refusals import NoSuchTable
from .speech import Speech
from .store import Filed, PlayedElsewhere, Store, StoreError
from .tables import Keeping, LiveTable
from .watchdog import Watchdog

MOST_AWAY: Final = 10_000
"""Of so many matches the last numbers are remembered; whoever comes back to another one gets a fresh page."""

MOST_LIVE: Final = 500
"""So many matches stay open at most that nobody looks at."""

IDLE: Final = 600.0
"""After so many seconds, a match that nobody looks at is put away."""

SURE: Final = 60.0
"""No request takes longer: a match that was used since is not put away."""


CLEARING: Final = 300.0
"""The memory of what was put away is looked for every so many seconds at most: everybody has to wait meanwhile."""


class Stopped(PluginError):
    """A match whose rules did not come to an end."""

    def __init__(self) -> None:
        super().__init__(Speech("en").say("web-stopped"))
        self.reason = Text("web-stopped")


class Away(Struct, frozen=True):
    """What is remembered of a match that was put away, so that those who come back notice nothing.

    It counts as long as the match has not been changed since, by another process.
    """

    changed: float
    numbering: Numbering


class OpenTables:
    """The matches of this process. Any thread may use them."""

    def __init__(
        self,
        store: Store,
        pool: Pool,
        most_live: int,
        idle: float,
        address: str,
        rules_patience: float,
        forget_after: float,
    ) -> None:
        self.store = store
        self.pool = pool
        self.most_live = most_live
        self.idle = idle
        self.address = address
        self.forget_after = forget_after
        self._lock = RLock()
        self._opening: dict[str, RLock] = {}
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._away: OrderedDict[str, Away] = OrderedDict()
        self._closed = False
        self._littered, self._cleared = False, -CLEARING
        self.meter = Meter()
        self.gone = 0
        self._stopped: set[str] = set()
        self._busy: dict[int, str] = {}
        self.clockwork = Clockwork(self)
        self.watchdog = Watchdog(self._stop, rules_patience)

    # Laying

    def table(self, id: str) -> LiveTable:
        """A table, which is laid again if its match is only stored."""
        if id in self._stopped:
            raise Stopped
        with self._lock:
            table = self._live.get(id)
            if table is not None and not table.over:
                return self._use(table)
            if self._closed:
                raise StoreError("this server is about to stop: come back in a moment", Text("web-stopping"))
            opening = self._opening.setdefault(id, RLock())
        try:
            with opening, self.busy_with(id):
                if id in self._stopped:
                    raise Stopped
                return self._use(self._still_live(id) or self._open(id))
        finally:
            with self._lock:
                self._opening.pop(id, None)

    def _use(self, table: LiveTable) -> LiveTable:
        with self._lock:
            table.used = monotonic()
            if table.id in self._live:
                self._live.move_to_end(table.id)
        return table

    def _still_live(self, id: str) -> LiveTable | None:
        """A table that is open; one that was lost to another process is closed."""
        table = self.find_live(id)
        if table is not None and table.over:
            self._forget(table)
            return None
        return table

    def _owned(self, id: str) -> Filed:
        """A stored match that this process plays from now on."""
        if self.store.find(id) is None:
            raise NoSuchTable
        if not self.store.own(id):
            raise PlayedElsewhere(self.store.address_of(id))
        filed = self.store.find(id)
        if filed is None:
            raise NoSuchTable
        return filed

    def _open(self, id: str) -> LiveTable:
        """Lay a table from what is stored."""
        filed = self._owned(id)
        record = filed.record(self.store.moves(id))
        away = self._away.pop(id, None)
        if away is not None and away.changed != filed.changed:
            away = None
        keeping = Keeping(self.store, filed, record, self.meter)
        session = self._taken_up(filed, record, keeping, away)
        keeping.session = session
        return self._lay(LiveTable(self.store, filed, session, keeping, self.store.seats(id)))

    def _lay(self, table: LiveTable) -> LiveTable:
        """Open a table, and let its bots and clocks go on; if somebody was quicker, it is theirs."""
        with self._lock:
            if (other := self._live.setdefault(table.id, table)) is not table:
                return other
        table.session.listen(lambda: self.clockwork.look_at(table.id))
        table.session.run_bots(self.pool)
        self.clockwork.look_at(table.id)
        return table

    def _taken_up(self, filed: Filed, record: Record, keeping: Keeping, away: Away | None) -> Session:
        """The session of a stored match, with the time that has passed since. Its numbers begin where none has been."""
        match = darbar.load(record)
        kept = self.clockwork.aged(Kept.read(record.session), filed)
        session = Session(
            match,
            bots_of(match.names, kept),
            language=filed.language,
            kept=kept,
            keep=keeping,
            practice=bool(filed.lesson),
            numbering=None if away is None else away.numbering,
        )
        if away is None and filed.state == "running":
            self._note_taken_up(session, keeping)
        return session

    def _note_taken_up(self, session: Session, keeping: Keeping) -> None:
        """Numbers of before are not given again, not even after the next restart. On a full disk one can still look."""
        keeping.session = session
        try:
            keeping(session.record)
        except StoreError:
            session.unsaved = True

    # Matches that do not come to an end

    @contextmanager
    def busy_with(self, id: str) -> Iterator[None]:
        """This thread does something for a match: if that does not come to an end, the match is stopped."""
        before = self._busy.get(thread := get_ident())
        self._busy[thread] = id
        try:
            yield
        finally:
            if before is None:
                del self._busy[thread]
            else:
                self._busy[thread] = before

    def _stop(self, thread: int) -> None:
        """Let nobody come any more to the match at which a thread was busy: the next one would never leave either."""
        tables = list(self._live.values())  # without our lock: the thread may have it
        held = next((table.id for table in tables if table.session.still().holder == thread), None)
        if (id := held or self._busy.get(thread)) is not None:
            self._stopped.add(id)

    def _clear_stopped(self) -> None:
        """Close the tables of matches that were stopped, when the last has left them."""
        for table in (table for id in list(self._stopped) if (table := self.find_live(id)) is not None):
            if not table.session.still().busy:
                self._forget(table)

    def elsewhere(self, id: str) -> str | None:
        """Where a match is played, if not here; a match that nobody plays is played here from now on."""
        try:
            self.table(id)
        except PlayedElsewhere as error:
            return error.address
        except DarbarError:
            return None  # whoever asks for it is told why
        return None

    @property
    def live(self) -> list[LiveTable]:
        """The tables that are open now."""
        with self._lock:
            return list(self._live.values())

    def find_live(self, id: str) -> LiveTable | None:
        """A table, if it is open; looking does not count as using it."""
        with self._lock:
            return self._live.get(id)

    # Putting away

    def put_away(self) -> int:
        """Let go of matches that nobody looks at; they come back when somebody does. How many went."""
        self._clear_stopped()
        gone = self._put_unused_away()
        self._littered = self._littered or gone > 0
        if self._littered and monotonic() - self._cleared >= CLEARING:
            give_back()  # when nothing here holds them any more
            self._littered, self._cleared = False, monotonic()
        return gone

    def _put_unused_away(self) -> int:
        now = monotonic()
        with self._lock:
            most = max(0, len(self._live) - self.most_live)
            unused = [table for table in self._live.values() if now - table.used > SURE and not table.watchers]
        old = [table for table in unused if not table.session.still().busy and table.idle]
        going = [table for place, table in enumerate(old) if place < most or now - table.used > self.idle]
        return sum(self._put_away(table) for table in going)

    def _put_away(self, table: LiveTable) -> bool:
        """Put one away, unless somebody has come meanwhile."""
        with table.session.still(), self._lock:
            if monotonic() - table.used < SURE or not table.idle or table.session.unsaved:
                return False
            with suppress(PluginError):  # of a match that is broken, only its record is left
                self.clockwork.put_away(table)
                self._away[table.id] = Away(table.changed, table.session.numbering)
            if len(self._away) > MOST_AWAY:
                self._away.popitem(last=False)
            del self._live[table.id]
            table.refuse()
        table.close()
        self._note_looks([table])
        self.store.disown(table.id)
        self.gone += 1
        return True

    # Forgetting

    def tidy(self) -> None:
        """Forget what counts no more, and matches that were left alone for long, if that is wanted."""
        self.store.tidy(time())
        for table in self.live:
            if table.watchers:
                table.look()
        self._note_looks(self.live)
        if self.forget_after:
            forget_abandoned(self, self.forget_after)

    def _note_looks(self, tables: Sequence[LiveTable]) -> None:
        """Write down when somebody last looked; that can wait, and on a full disk it does."""
        looks = {table.id: table.looked for table in tables if table.looked}
        with suppress(StoreError):
            if looks:
                self.store.look(looks)

    def forget(self, id: str, before: float) -> bool:
        """Delete a match that was left alone since then, unless somebody has it open, here or elsewhere."""
        with self._lock:
            opening = self._opening.setdefault(id, RLock())
        try:
            with opening:
                if self.find_live(id) is not None or not self.store.own(id):
                    return False
                forgotten = self.store.delete_abandoned(id, before)
                self.store.disown(id)
                return forgotten
        finally:
            with self._lock:
                self._opening.pop(id, None)
                self._away.pop(id, None)

    def _forget(self, table: LiveTable) -> None:
        with self._lock:
            if self._live.get(table.id) is table:
                del self._live[table.id]
        table.close()

    def wake(self) -> None:
        """After a start: go on with the matches in which bots are asked or clocks run."""
        settle()
        self.clockwork.wake(self.store.awaiting())

    def close(self) -> None:
        """Stop everything. Whatever was confirmed is in the store."""
        with self._lock:
            self._closed = True
        self.watchdog.close()
        self.clockwork.close()
        self.pool.close()
        self._note_looks(self.live)
        for table in self.live:
            self._forget(table)
        self.store.close()
