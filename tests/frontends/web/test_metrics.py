"""Metrics: numbers that Prometheus can read, and that are true."""

import re

import pytest
from darbar import Seat
from darbar_web.hall import Hall
from darbar_web.metrics import memory, text
from darbar_web.store import StoreError, open_store
from darbar_web.tables import Plan


@pytest.fixture
def hall(tmp_path):
    hall = Hall(open_store(str(tmp_path / "store.sqlite")), bots=1)
    yield hall
    hall.close()


def numbers(hall):
    lines = [line for line in text(hall).splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_every_line_is_a_number_with_a_name_that_is_explained(hall):
    told = text(hall)
    assert told.endswith("\n")
    explained = set(re.findall(r"^# HELP (\w+) \S", told, re.M))
    assert explained == set(re.findall(r"^# TYPE (\w+) (?:gauge|counter|histogram)$", told, re.M))
    for line in told.splitlines():
        if not line.startswith("#"):
            name = re.fullmatch(r'(\w+?)(?:_bucket|_sum|_count)?(?:\{\w+="[^"]+"\})? [0-9.e+-]+', line)
            assert name is not None, line
            assert name[1] in explained


def test_the_numbers_are_true(hall, monkeypatch):
    begun = hall.begin(Plan("tictactoe", ("you:Ana", "you:Ben")))
    table = hall.table(begun.id)
    table.subscribe(lambda: None)
    table.session.play(table.session.parse("mark b2"), Seat(0))
    monkeypatch.setattr(hall.store, "write", refuse)
    with pytest.raises(StoreError):
        table.session.play(table.session.parse("mark a1"), Seat(1))
    found = numbers(hall)
    assert found['darbar_matches{state="running"}'] == 1
    assert (found["darbar_tables"], found["darbar_streams"]) == (1, 1)
    kept = 2  # when the table was laid, and the answer
    assert found["darbar_keeping_seconds_count"] == found['darbar_keeping_seconds_bucket{le="+Inf"}'] == kept
    assert 0 < found["darbar_keeping_seconds_sum"] < 10
    assert found["darbar_not_kept_total"] == 1
    assert found["darbar_memory_bytes"] == pytest.approx(memory(), rel=0.5)


def refuse(work):
    raise StoreError("the disk is full")
