"""Replays that somebody looks at: stepping on costs one answer, not the whole match."""

from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING, Final

from darbar import Record, Seat, Session
from darbar.sessions.reels import Reel

if TYPE_CHECKING:
    from .tables import LiveTable

MOST_REELS: Final = 16
"""So many replays stay ready, those that were looked at last."""


class Reels:
    """The replays that are ready, each with a lock: two who watch the same one take turns."""

    def __init__(self) -> None:
        self._reels: OrderedDict[tuple[str, Seat | None, str, int], tuple[Reel, Lock]] = OrderedDict()
        self._lock = Lock()

    def of(self, table: "LiveTable", seat: Seat | None, language: str) -> tuple[Reel, Lock]:
        """The replay of a match as it is now, as a seat or a spectator may see it."""
        record = open_record(table.session)
        key = (table.id, seat, language, hash(record.moves))
        with self._lock:
            found = self._reels.pop(key, None)
        found = found or (Reel(record, language, seat, packages=["darbar_web"]), Lock())
        with self._lock:
            self._reels[key] = found
            if len(self._reels) > MOST_REELS:
                self._reels.popitem(last=False)
        return found


def open_record(session: Session) -> Record:
    """The record without answers that are still sealed: how many there are is nobody's business."""
    with session.still():
        record, answered = session.record, session.chair(Seat(0)).answered
    return record._replace(moves=record.moves[:answered])
