"""Results outlive the run that made them."""

import sqlite3

import pytest
from darbar import DarbarError, RecordError
from darbar.arena.runner import play
from darbar.arena.runs import left_of, run
from darbar.arena.store import Store, plan_in, usual_path
from msgspec import structs


class Here:
    """An engine that plays in this process, and is interrupted after some matches."""

    def __init__(self, most=1000):
        self.most, self.played = most, []

    def run(self, plan, tasks):
        for task in tasks:
            if len(self.played) == self.most:
                raise KeyboardInterrupt
            self.played.append(task.id)
            yield play(plan, task)


def test_an_interrupted_run_goes_on_where_it_was(plan, tmp_path):
    two = plan("tictactoe", "random,random", games=10)
    with Store.opened(tmp_path / "run.sqlite", two) as store, pytest.raises(KeyboardInterrupt):
        run(two, store, Here(most=3))
    with Store.opened(tmp_path / "run.sqlite", two) as store:
        assert len(store.results(two)) == 3
        rest = Here()
        run(two, store, rest)
        assert len(rest.played) == 7
        assert [one.id for one in store.results(two)] == [task.id for task in two.tasks()]
        run(two, store, Here(most=0))


def test_a_longer_run_uses_what_a_shorter_one_played(plan, tmp_path):
    short = plan("tictactoe", "random,random", games=4)
    with Store.opened(tmp_path / "run.sqlite", short) as store:
        run(short, store, Here())
    long = structs.replace(short, games=10)
    with Store.opened(tmp_path / "run.sqlite", long) as store:
        assert len(left_of(long, store)) == 6
        run(long, store, Here())
        assert len(store.results(long)) == 10
        assert len(store.results(short)) == 4


def test_every_result_is_in_the_file_before_the_next_match(plan, tmp_path):
    two, path, seen = plan("tictactoe", "random,random", games=4), tmp_path / "run.sqlite", []

    def look(result):
        with sqlite3.connect(path) as other:
            seen.append(other.execute("SELECT count(*) FROM matches").fetchone()[0])
        other.close()

    with Store.opened(path, two) as store:
        run(two, store, Here(), look)
    assert seen == [1, 2, 3, 4]


def test_a_store_keeps_its_plan_and_refuses_another(plan, tmp_path):
    two, path = plan("tictactoe", "random,random"), tmp_path / "run.sqlite"
    with Store.opened(path, two):
        pass
    assert plan_in(path) == two
    other = plan("tictactoe", "random,random", seed=5)
    with pytest.raises(DarbarError, match="holds another run: tictactoe, random,random, seed 1; name another file"):  # noqa: SIM117
        with Store.opened(path, other):
            pass


def test_the_usual_file_is_the_same_for_the_same_run_alone(plan):
    one, other = plan("tictactoe", "random,random"), plan("tictactoe", "random,random", seed=2)
    assert usual_path("arena", one) == usual_path("arena", structs.replace(one, games=99))
    assert usual_path("arena", one) != usual_path("arena", other)


def test_a_file_that_is_no_store_is_named(plan, tmp_path):
    (tmp_path / "notes.txt").write_text("buy milk, and something for the guests\n" * 40)
    with pytest.raises(RecordError, match=r"notes.txt cannot be used as a store of results: file is not a database"):
        plan_in(tmp_path / "notes.txt")
    with pytest.raises(RecordError, match=r"cannot read .*nowhere.sqlite: No such file"):
        plan_in(tmp_path / "nowhere.sqlite")
    sqlite3.connect(tmp_path / "empty.sqlite").close()
    with pytest.raises(RecordError, match="cannot be used as a store"):
        plan_in(tmp_path / "empty.sqlite")
    assert (tmp_path / "notes.txt").read_text().startswith("buy milk")
