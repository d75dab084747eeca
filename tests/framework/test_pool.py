"""Bots think in processes of their own: they hold up nobody, and none of them is left behind."""

import os
import signal
import sys
import threading
import time
from multiprocessing import active_children
from pathlib import Path

import darbar
import pytest
from darbar import DarbarError, Pool, Seat, Session
from darbar.bots.random import RandomBot
from darbar.plugins import plugins
from toys import Done, caravan

ANA, BEN, CLEO = Seat(0), Seat(1), Seat(2)
CREW = Path(__file__).parent / "crew"


@pytest.fixture
def crew(monkeypatch, tmp_path):
    """Odd bots are installed, here and in every process that is started; the folder is their memory."""
    monkeypatch.syspath_prepend(CREW)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(CREW), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv("CREW", str(tmp_path))
    plugins.cache_clear()
    yield tmp_path
    sys.modules.pop("crew", None)
    plugins.cache_clear()


@pytest.fixture
def pool():
    with Pool(1) as pool:
        yield pool
    assert active_children() == []


def until(condition, seconds=20.0):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.01)


def said(session):
    return [session.words().say(remark.text) for remark in session.remarks]


def children(folder):
    return [int(pid) for pid in (folder / "pids").read_text().split()] if (folder / "pids").exists() else []


def alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


# Playing


def test_bots_answer_by_themselves_and_play_as_they_would_in_this_process(pool):
    session, here = (darbar.table("bazaar", "random,mcts:20", 5) for _ in range(2))
    while here.asked is not None:
        here.play_bot()
    session.run_bots(pool)
    until(lambda: session.asked is None)
    assert session._match.record == here._match.record
    assert session.remarks == []


def test_a_person_plays_on_while_bots_answer_between(pool):
    session = darbar.table("tictactoe", "you,random", 1)
    session.run_bots(pool)
    session.run_bots(pool)
    while session.asked is not None:
        until(lambda: session.asked in (ANA, None))
        if (question := session.question(ANA)) is not None:
            session.play(question.ask.moves[0], ANA, question.number)
            until(lambda: session.asked in (ANA, None))
    assert len(session._match.moves) >= 5


def test_one_pool_serves_several_sessions(pool):
    sessions = [darbar.table("tictactoe", "random,random", seed) for seed in range(5)]
    for session in sessions:
        session.run_bots(pool)
    until(lambda: all(session.asked is None for session in sessions))


def test_where_all_choose_at_once_all_bots_think_at_once_and_nobody_waits_for_them():
    session = darbar.table("hearts", "you,random,random,random", 3)
    session.run_bots()
    until(lambda: session.waiting == [ANA])
    session.close()
    assert active_children() == []


def test_a_game_or_a_bot_that_nobody_has_installed_thinks_in_a_thread(pool):
    session = Session(caravan(), {BEN: RandomBot(1)})
    session.run_bots(pool)
    session.play(Done(), ANA)
    until(lambda: session._match.deciders[-1] == BEN)
    session.close()
    assert active_children() == []


# What comes too late


def test_a_bot_that_is_overtaken_by_an_undo_is_stopped_and_its_answer_thrown_away(crew, pool):
    session = darbar.table("tictactoe", "you,sleeper", practice=True)
    session.run_bots(pool)
    session.play(session.parse("b2"), ANA)
    until(lambda: children(crew))
    session.undo(ANA, force=True)
    (crew / "wake").touch()
    session.play(session.parse("a1"), ANA)
    until(lambda: session.asked == ANA)
    assert session._match.record.moves[0][1] == "mark a1"
    assert session._match.record.moves[1][0] == BEN


def test_a_bot_that_does_not_stop_is_ended_with_its_process(crew, pool):
    session = darbar.table("tictactoe", "you,sleeper", practice=True)
    session.run_bots(pool)
    session.play(session.parse("b2"), ANA)
    until(lambda: children(crew))
    [pid] = children(crew)
    session.undo(ANA, force=True)
    until(lambda: not alive(pid))
    other = darbar.table("tictactoe", "random,random", 1)
    other.run_bots(pool)
    until(lambda: other.asked is None)


def test_thinking_elsewhere_is_watched_and_stopped(pool):
    session = darbar.table("connectfour", "you,mcts:60s", 1)
    session.run_bots(pool)
    session.play(session.chair(ANA).ask.moves[0], ANA)
    until(lambda: (session.progress or 0) > 0)
    began = time.monotonic()
    session.stop_thinking()
    until(lambda: session.asked == ANA)
    assert time.monotonic() - began < 10
    assert session.remarks == []


# Hints


def test_a_hint_from_the_pool_holds_up_nobody(pool):
    session = darbar.table("hearts", "you,you,you,you", 3)
    session.run_bots(pool)
    told = []
    thread = threading.Thread(target=lambda: told.append(session.hint(ANA)))
    thread.start()
    session.play(session.chair(BEN).ask.moves[0], BEN)
    thread.join()
    assert sorted(map(str, (one.move for one in told[0].options))) == sorted(map(str, session.chair(ANA).ask.moves))
    with pytest.raises(darbar.RuleViolation):
        darbar.table("tictactoe", "you,you").hint(BEN)


# Misfortune


def test_a_process_that_dies_costs_one_more_try(crew, pool):
    session = darbar.table("tictactoe", "you,mortal")
    session.run_bots(pool)
    session.play(session.parse("b2"), ANA)
    until(lambda: session.asked == ANA)
    assert session.remarks == []
    assert (crew / "died").exists()


def test_a_process_that_dies_twice_costs_the_bot_its_answer(crew, pool):
    session = darbar.table("tictactoe", "you,deadly")
    session.run_bots(pool)
    session.play(session.parse("b2"), ANA)
    until(lambda: session.asked == ANA)
    assert session._match.record.moves[1] == (BEN, "mark a1")
    [remark] = said(session)
    assert "failed and plays “mark a1”: the process in which it thought ended twice (SIGKILL)" in remark


def test_a_bot_that_fails_elsewhere_plays_the_first_move_with_a_remark(crew, pool):
    session = darbar.table("tictactoe", "you,raiser")
    session.run_bots(pool)
    session.play(session.parse("b2"), ANA)
    until(lambda: session.asked == ANA)
    assert "stage fright" in said(session)[0]


def test_what_a_bot_says_of_itself_elsewhere_is_remarked_upon(crew, pool):
    session = darbar.table("tictactoe", "you,talker")
    session.run_bots(pool)
    session.play(session.parse("b2"), ANA)
    until(lambda: session.asked == ANA)
    assert said(session) == ["I am glad to be here"]


def test_a_killed_process_is_replaced_for_the_next_question(crew, pool):
    session = darbar.table("tictactoe", "you,scribe")
    session.run_bots(pool)
    session.play(session.parse("b2"), ANA)
    until(lambda: session.asked == ANA)
    for pid in children(crew):
        os.kill(pid, signal.SIGKILL)
    session.play(session.chair(ANA).ask.moves[0], ANA)
    until(lambda: session.asked == ANA)
    assert session.remarks == []


# Ends


def test_closing_ends_everything_also_in_the_middle_of_a_thought(crew):
    session = darbar.table("tictactoe", "you,sleeper")
    session.run_bots()
    session.play(session.parse("b2"), ANA)
    until(lambda: children(crew))
    began = time.monotonic()
    session.close()
    assert time.monotonic() - began < 8
    assert active_children() == []
    assert not any(alive(pid) for pid in children(crew))
    assert len(session._match.moves) == 1


def test_a_process_ends_when_whoever_started_it_is_killed(crew, tmp_path):
    script = tmp_path / "start.py"
    script.write_text(
        "import darbar, time\n"
        "if __name__ == '__main__':\n"
        "    session = darbar.table('tictactoe', 'sleeper,you')\n"
        "    session.run_bots()\n"
        "    time.sleep(60)\n"
    )
    import subprocess

    with subprocess.Popen([sys.executable, str(script)]) as started:
        until(lambda: children(crew))
        started.kill()
        started.wait()
    until(lambda: not any(alive(pid) for pid in children(crew)))


def test_a_closed_pool_takes_no_more_and_its_sessions_go_on_in_threads():
    pool = Pool(1)
    session = darbar.table("tictactoe", "you,random")
    session.run_bots(pool)
    pool.close()
    session.play(session.parse("b2"), ANA)
    until(lambda: session.asked == ANA)
    session.close()
    for wrong in (0, -1, 10**6):
        with pytest.raises(DarbarError, match="a pool has 1 to"):
            Pool(wrong)


# Where somebody waits for them


@pytest.fixture
def pondering(crew):
    """A bot thinks in a process until it is stopped; the thread that waits for it, and what comes of it."""
    session, thoughts = Session(darbar.new("tictactoe", seed=1), {ANA: "ponderer"}), []
    session.use_pool()

    def wait():
        try:
            thoughts.append(session.think())
        except DarbarError as error:
            thoughts.append(error)

    thread = threading.Thread(target=wait)
    thread.start()
    until(lambda: children(crew))
    yield session, thread, thoughts
    session.close()
    thread.join(20)
    assert active_children() == []


def test_a_bot_that_is_asked_thinks_in_the_process_of_the_session(crew, pondering):
    session, thread, thoughts = pondering
    [pid] = children(crew)
    assert pid != os.getpid()
    until(lambda: session.progress == 0.5)
    assert session.asked == ANA, "nobody answers unasked"
    session.stop_thinking()
    thread.join(20)
    [thought] = thoughts
    session.play(thought.move, thought.seat, thought.number)
    assert session.asked == BEN


def test_what_is_thought_about_a_question_of_before_is_stale(pondering):
    session, thread, thoughts = pondering
    session.sit(ANA, None)
    thread.join(20)
    [thought] = thoughts
    with pytest.raises(darbar.StaleAnswer):
        session.play(thought.move, thought.seat, thought.number)
    assert session.people == [ANA, BEN]


def test_a_process_that_is_killed_twice_costs_the_first_offered_move(crew, pondering):
    session, thread, thoughts = pondering
    for deaths in (1, 2):
        until(lambda deaths=deaths: len(children(crew)) == deaths)
        os.kill(children(crew)[-1], signal.SIGKILL)
    thread.join(20)
    assert str(thoughts[0].move) == "mark a1"
    assert "ended twice" in said(session)[0]


def test_whoever_waits_when_a_session_is_closed_hears_of_it(pondering):
    session, thread, thoughts = pondering
    session.close()
    thread.join(20)
    assert "the match is closed" in str(thoughts[0])


def test_bots_that_are_quick_need_no_process():
    session = Session(darbar.new("tictactoe", seed=1), {ANA: "random"})
    session.use_pool()
    session.play_bot()
    assert (session.asked, active_children()) == (BEN, [])
    session.close()


def test_bots_may_answer_by_themselves_after_they_were_waited_for():
    session = Session(darbar.new("tictactoe", seed=1), {ANA: "random", BEN: "greedy"})
    session.use_pool()
    session.run_bots()
    until(lambda: session.asked is None)
    session.close()
