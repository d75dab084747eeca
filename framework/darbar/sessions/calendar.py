"""A calendar: time for matches of days, in which weekends do not count."""

from collections.abc import Callable
from datetime import UTC, datetime
from time import time
from typing import Final
from zoneinfo import ZoneInfo

from ..core.faults import short
from ..core.texts import text
from ..errors import DarbarError, quoted

DAY: Final = 24 * 3600.0
WEEK: Final = 7 * DAY
WORK: Final = 5 * DAY
MONDAY: Final = datetime(2024, 1, 1)


class Calendar:
    """Where it is Monday to Friday, time counts; `now` is where the time comes from, in seconds since 1970."""

    def __init__(self, zone: str, now: Callable[[], float] | None = None) -> None:
        self._zone = UTC if zone == "UTC" else _zone(zone)
        self._now = now or time

    def __call__(self) -> float:
        """The time that counts, in seconds since a Monday long ago."""
        return self.at(self._now())

    def at(self, instant: float) -> float:
        """The time that counts at an instant."""
        weeks, rest = divmod(self._local(instant), WEEK)
        return weeks * WORK + min(rest, WORK)

    def until_monday(self) -> float:
        """How many seconds no time counts yet; 0 where it does."""
        rest = self._local(self._now()) % WEEK
        return WEEK - rest if rest >= WORK else 0.0

    def _local(self, instant: float) -> float:
        """By the clock on the wall there. Where it is moved in spring and autumn, that is on a Sunday."""
        there = datetime.fromtimestamp(instant, self._zone).replace(tzinfo=None)
        return (there - MONDAY).total_seconds()


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):
        raise DarbarError(
            f"nobody knows the time zone {quoted(name)}: write it as UTC or Europe/Paris",
            reason=text("refusal-clock-zone", given=short(name)),
        ) from None
