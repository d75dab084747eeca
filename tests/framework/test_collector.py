"""The garbage collector comes seldom while a bot thinks, and as often as before when it has thought."""

import gc
from threading import Event, Thread

import darbar
import pytest
from darbar.bots.mcts import MctsBot
from darbar.bots.search import Search
from darbar.collector import SELDOM, seldom


def test_it_comes_seldom_inside_and_as_often_as_before_afterwards():
    usual = gc.get_threshold()

    with seldom(), seldom():
        assert gc.get_threshold() == SELDOM
    assert gc.get_threshold() == usual


def test_a_failure_inside_changes_nothing_of_that():
    usual = gc.get_threshold()

    with pytest.raises(ZeroDivisionError), seldom():
        1 / 0  # noqa: B018
    assert gc.get_threshold() == usual


def test_of_two_threads_the_last_one_to_end_puts_it_back():
    usual, begun, ended = gc.get_threshold(), Event(), Event()

    def first() -> None:
        with seldom():
            begun.set()
            ended.wait(10)

    thread = Thread(target=first)
    thread.start()
    begun.wait(10)
    with seldom():
        ended.set()
        thread.join()
        assert gc.get_threshold() == SELDOM
    assert gc.get_threshold() == usual


def test_a_search_thinks_without_it(monkeypatch: pytest.MonkeyPatch):
    seen = set()
    match = darbar.new("tictactoe", seed=1)
    begin = Search.begin
    monkeypatch.setattr(Search, "begin", lambda *args: (seen.add(gc.get_threshold()), begin(*args))[1])
    usual = gc.get_threshold()
    MctsBot(1, "5").choose(match.chair(darbar.Seat(0)))

    assert seen == {SELDOM}
    assert gc.get_threshold() == usual
