"""Forgetting: matches that nobody has answered or looked at for so many days are deleted, where that is wanted."""

from time import time
from typing import TYPE_CHECKING, Final

from darbar import DarbarError, Kept

from .store import Filed

if TYPE_CHECKING:
    from .open_tables import OpenTables

DAY: Final = 86_400.0
MOST: Final = 1_000
"""So many matches are forgotten at once; the others an hour later."""


def forget_abandoned(tables: "OpenTables", days: float) -> int:
    """Delete the matches that were left alone for so many days, each of them whole; how many they were."""
    before = time() - days * DAY
    left = [one for one in tables.store.abandoned(before, MOST) if not a_clock_runs(tables, one)]
    return sum(tables.forget(one.id, before) for one in left)


def a_clock_runs(tables: "OpenTables", filed: Filed) -> bool:
    """Whether a match waits for somebody who still has time: a clock of weeks is no reason to hurry."""
    if filed.state != "running" or not filed.clocked:
        return False
    try:
        clocks = tables.clockwork.aged(Kept.read(filed.kept), filed).clocks
    except DarbarError:
        return False  # what cannot be read has no clocks
    if clocks is None:
        return False
    grace = clocks.grace or (0.0,) * len(clocks.left)
    return any(clocks.left[seat] + grace[seat] > 0 for seat in filed.waiting)
