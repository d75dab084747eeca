"""Bots on a Ray cluster answer as those in processes here do; one that hangs or is lost stops nobody else."""

import signal
import sys
from collections.abc import Iterator
from threading import Event
from types import SimpleNamespace

import darbar
import pytest
from darbar import DarbarError, Seat, Session
from darbar.sessions.cluster import Cluster

ANA, BEN = Seat(0), Seat(1)


@pytest.fixture(scope="module")
def ray() -> Iterator[object]:
    """A real Ray with one processor."""
    import ray

    ray.init(
        num_cpus=1,
        include_dashboard=False,
        object_store_memory=80 * 1024 * 1024,
        log_to_driver=False,
        logging_level="error",
        configure_logging=False,
    )
    yield ray
    ray.shutdown()


def duel(first, second):
    session = Session(darbar.new("tictactoe", names=["Ana", "Ben"], seed=1), {ANA: first, BEN: second})
    over = Event()
    session.listen(lambda: over.set() if session.asked is None else None)
    return session, over


def said(session):
    return [session.words().say(remark.text) for remark in session.remarks]


def test_bots_play_a_match_on_a_cluster(ray):
    session, over = duel("random", "medium")
    with Cluster(1) as pool:
        session.run_bots(pool)
        assert over.wait(90)
        assert said(session) == []
        session.close()


def test_a_process_that_is_lost_costs_one_more_try(ray):
    session, over = duel("random", "random")
    with Cluster(1) as pool:
        make, made = pool.make, []

        def make_and_lose():
            child = make()
            made.append(child)
            if len(made) == 1:
                child.terminate()
            return child

        pool.make = make_and_lose
        session.run_bots(pool)
        assert over.wait(90)
        assert len(made) == 2
        session.close()


def test_a_bot_that_thinks_for_too_long_is_ended_there_too(ray):
    session, _ = duel("hard:60s", "random")
    late = Event()
    session.listen(lambda: late.set() if session.remarks else None)
    with Cluster(1, patience=8.0) as pool:
        session.run_bots(pool)
        assert late.wait(90)
        assert said(session) == ["Ana (a bot) does not answer: the match waits until somebody else plays there."]
        session.close()


def test_a_bot_that_is_stopped_answers_with_its_best_so_far(ray):
    session, _ = duel("hard:60s", "random")
    with Cluster(1) as pool:
        session.run_bots(pool)
        thinks = Event()
        for _ in range(600):
            if session.progress is not None:
                break
            thinks.wait(0.1)
        assert session.progress is not None
        answered = Event()
        session.listen(lambda: answered.set() if len(session.record.moves) else None)
        session.stop_thinking(ANA)
        assert answered.wait(30)
        session.close()


def test_without_ray_one_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(DarbarError, match=r"bots on a cluster need Ray: pip install 'darbar\[cluster\]'"):
        Cluster(1)


def test_ray_does_not_hear_instead_of_us_that_we_are_to_end(monkeypatch):
    def take_signals(**_):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)

    stand_in = SimpleNamespace(is_initialized=lambda: False, init=take_signals, shutdown=lambda: None)
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    before = signal.getsignal(signal.SIGTERM)
    Cluster(1).close()
    assert signal.getsignal(signal.SIGTERM) is before
