"""Clocks for matches of days: weekends do not count."""

from datetime import datetime
from zoneinfo import ZoneInfo

import darbar
import pytest
from darbar import Clocks, Control, DarbarError, Kept, Seat
from darbar.sessions import calendar
from darbar.sessions.calendar import DAY, Calendar

ANA, BEN = Seat(0), Seat(1)
HOUR = 3600.0


def instant(written, zone="UTC"):
    return datetime.fromisoformat(written).replace(tzinfo=ZoneInfo(zone)).timestamp()


class Wall:
    """A calendar and a clock on the wall, which somebody moves."""

    def __init__(self, written, zone="UTC"):
        self.now = instant(written, zone)

    def __call__(self):
        return self.now


@pytest.fixture
def wall(monkeypatch):
    found = Wall("2026-11-20 18:00")  # a Friday
    monkeypatch.setattr(calendar, "time", found)
    return found


def begin(wall, written):
    return darbar.Session(darbar.new("tictactoe", names=["Ana", "Ben"], seed=1), clock=written)


def left(session):
    return [round(clock.left / HOUR, 2) for clock in session.clocks]


# The calendar


@pytest.mark.parametrize(
    ("began", "ended", "hours"),
    [
        ("2026-11-18 10:00", "2026-11-19 10:00", 24),
        ("2026-11-20 18:00", "2026-11-21 12:00", 6),
        ("2026-11-21 00:00", "2026-11-22 23:59", 0),
        ("2026-11-21 12:00", "2026-11-23 06:00", 6),
        ("2026-11-16 00:00", "2026-11-23 00:00", 120),
        ("2026-01-01 00:00", "2026-12-31 00:00", 260 * 24),
    ],
)
def test_saturdays_and_sundays_do_not_count(began, ended, hours):
    assert Control(0, 0, DAY, rest="weekend").between(instant(began), instant(ended)) == hours * HOUR


def test_a_weekend_begins_where_the_players_are():
    began, ended = instant("2026-11-20 22:00"), instant("2026-11-20 23:30")
    assert Control(DAY, rest="weekend").between(began, ended) == 1.5 * HOUR
    assert Control(DAY, rest="weekend", zone="Europe/Paris").between(began, ended) == HOUR
    assert Control(DAY).between(began, ended) == 1.5 * HOUR


def test_when_clocks_are_moved_in_autumn_nobody_gains_an_hour():
    """In Paris on Sunday, 25 October 2026."""
    days = Calendar("Europe/Paris")
    friday, monday = (instant(day, "Europe/Paris") for day in ("2026-10-23 12:00", "2026-10-26 12:00"))
    assert days.at(monday) - days.at(friday) == DAY


# Clocks


def test_days_are_written_as_days():
    assert Control.read("3d12h+1d").main == 3.5 * DAY
    assert Control.read("3d12h+1d").increment == DAY
    assert Control.read("0s,delay=2d,rest=weekend,zone=Europe/Paris") == Control(
        0.0, 0.0, 2 * DAY, rest="weekend", zone="Europe/Paris"
    )


@pytest.mark.parametrize(
    "wrong", ["3d,rest=sunday", "3d,rest=weekend,zone=Nowhere", "3d,zone=Europe/Paris", "3d,zone=/etc"]
)
def test_a_rest_that_nobody_knows_is_refused_in_a_sentence(wrong):
    with pytest.raises(DarbarError):
        Control.read(wrong)


def test_on_a_weekend_no_clock_runs(wall):
    session = begin(wall, "3d,rest=weekend")
    assert [clock.running for clock in session.clocks] == [True, False]
    wall.now += 16 * HOUR
    assert [clock.running for clock in session.clocks] == [False, False]
    assert left(session) == [66, 72]
    wall.now += 38 * HOUR
    assert left(session) == [66, 72]
    wall.now += HOUR
    assert left(session) == [65, 72]


def test_who_waits_for_the_next_clock_waits_over_the_weekend(wall):
    session = begin(wall, "12h,over=bot,bot=random,rest=weekend")
    wall.now += 18 * HOUR
    assert round(session.check_clocks() / HOUR, 2) == 36 + 6
    wall.now += 43 * HOUR
    session.check_clocks()
    assert session.players[ANA].bot == "random"


def test_a_match_of_days_goes_on_after_a_restart(wall):
    session = begin(wall, "3d,rest=weekend")
    wall.now += 2 * HOUR
    again = darbar.Session(darbar.load(session.record), kept=Kept.read(session.record.session))
    assert left(again) == [70, 72]
    assert again.kept.control == Control(3 * DAY, rest="weekend")


def test_time_may_still_come_from_wherever_somebody_likes(wall):
    times = iter(range(0, 1000, 10))
    clocks = Clocks(Control(100.0), 2, now=lambda: float(next(times)))
    clocks.run({ANA: 0})
    assert clocks.left(ANA) < 100
