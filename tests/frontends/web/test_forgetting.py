"""Matches that nobody wants any more: deleted after so many days, where whoever serves wants that, and no other."""

from time import time

import pytest
from darbar import Seat
from darbar_web import forgetting
from darbar_web.hall import Hall, NoSuchTable
from darbar_web.store import open_store
from darbar_web.tables import Plan
from msgspec.structs import replace

from .test_hall import mark

ANA, BEN = Seat(0), Seat(1)
FRIENDS = Plan("tictactoe", ("you:Ana", "you:Ben"))
DAYS = 30

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    """A store of each kind."""
    return str(tmp_path / "store.sqlite") if request.param == "sqlite" else request.getfixturevalue("database")


@pytest.fixture
def hall(url):
    hall = Hall(open_store(url), bots=1, forget_after=DAYS, idle=0)
    yield hall
    hall.close()


@pytest.fixture
def later(monkeypatch):
    """Lets so many days pass."""

    def let_pass(days: float) -> None:
        now = time() + days * forgetting.DAY
        for module in ("forgetting", "clockwork", "tables", "open_tables"):
            monkeypatch.setattr(f"darbar_web.{module}.time", lambda: now)

    return let_pass


def begun(hall, plan=FRIENDS):
    """A match that nobody has open any more."""
    id = hall.begin(plan).id
    put_away(hall, id)
    return id


def put_away(hall, id):
    table = hall.table(id)
    table.used -= 1000
    assert hall._put_away(table)


def test_what_was_left_alone_for_so_many_days_is_gone_with_its_links(hall, later):
    id = begun(hall)
    later(DAYS - 1)
    hall.tidy()
    assert hall.store.find(id) is not None
    later(DAYS + 1)
    hall.tidy()
    assert hall.store.find(id) is None and hall.store.seats(id) == []
    with pytest.raises(NoSuchTable):
        hall.table(id)


def test_without_a_number_of_days_nothing_is_ever_forgotten(url, later):
    hall = Hall(open_store(url), bots=1)
    try:
        id = begun(hall)
        later(36_500)
        hall.tidy()
        assert hall.store.find(id) is not None
    finally:
        hall.close()


def test_an_answer_and_a_look_keep_a_match_for_so_many_days_more(hall, later):
    answered, looked, left = begun(hall), begun(hall), begun(hall)
    later(DAYS - 1)
    mark(hall.table(answered), "b2", ANA)
    hall.table(looked).look()
    put_away(hall, answered)
    put_away(hall, looked)
    later(DAYS + 10)
    hall.tidy()
    assert [hall.store.find(id) is not None for id in (answered, looked, left)] == [True, True, False]


def test_a_match_that_somebody_has_open_stays(hall, later):
    id = begun(hall)
    hall.table(id)
    later(DAYS + 1)
    hall.tidy()
    assert hall.store.find(id) is not None
    assert not hall.forget(id, time() + 1e9)


def test_who_watches_all_the_time_looks_all_the_time(hall, later):
    id = hall.begin(FRIENDS).id
    stop = hall.table(id).subscribe(lambda: None)
    later(DAYS + 1)
    hall.tidy()
    stop()
    put_away(hall, id)
    later(DAYS + 2)
    hall.tidy()
    assert hall.store.find(id) is not None


def test_a_match_waits_for_whoever_still_has_time_on_the_clock(hall, later):
    slow, quick = (begun(hall, replace(FRIENDS, clock=clock)) for clock in ("90d", "3d"))
    later(DAYS + 1)
    hall.tidy()
    assert hall.store.find(slow) is not None and hall.store.find(quick) is None
    later(200)
    hall.tidy()
    assert hall.store.find(slow) is None


def test_finished_matches_are_forgotten_too(hall, later):
    id = hall.begin(FRIENDS).id
    table = hall.table(id)
    for where, seat in (("a1", ANA), ("a2", BEN), ("b1", ANA), ("b2", BEN), ("c1", ANA)):
        mark(table, where, seat)
    put_away(hall, id)
    assert hall.store.find(id).state == "finished"
    later(DAYS + 1)
    hall.tidy()
    assert hall.store.find(id) is None


def test_a_match_that_another_process_plays_stays(database, later):
    here, there = (Hall(open_store(database), bots=1, forget_after=DAYS) for _ in range(2))
    try:
        id = there.begin(FRIENDS).id
        there.table(id)
        later(DAYS + 1)
        here.tidy()
        assert here.store.find(id) is not None
    finally:
        here.close()
        there.close()


def test_a_page_counts_as_a_look_and_the_lobby_does_not(house):
    ana, rita = house.person(), house.person()
    table = ana.begin("tictactoe", "you:Ana", "you:Ben", public="yes")
    live = house.hall.table(table.split("/")[2])
    live.looked = 0.0
    rita.get("/lobby")
    assert live.looked == 0.0
    rita.get(table.partition("/seat/")[0])
    assert live.looked > 0
    live.looked = 0.0
    rita.get(f"/api/tables/{live.id}")
    assert live.looked > 0
