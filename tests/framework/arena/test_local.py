"""Many processes on this machine: the same results as one, whatever happens to the processes."""

import multiprocessing
import os
import signal
import sys
import time
from pathlib import Path

import darbar
import pytest
from darbar.arena.local import Local, _Run
from darbar.arena.runner import play
from darbar.children import _uninterrupted

needs_signals = pytest.mark.skipif(os.name == "nt", reason="there are no POSIX signals to send")


def test_two_processes_play_the_same_matches_as_this_one(plan, told):
    bazaar = plan("bazaar", "random,random,random", games=30)
    here = [play(bazaar, task) for task in bazaar.tasks()]
    assert told(Local(2).run(bazaar, bazaar.tasks())) == told(here)


@needs_signals
def test_a_match_whose_process_dies_is_played_again(plan, told, troupe: Path):
    mortal = plan("tictactoe", "mortal,random", games=10)
    results = told(Local(2).run(mortal, mortal.tasks()))
    assert (troupe / "died").exists()
    assert results == told([play(mortal, task) for task in mortal.tasks()])
    assert {result.status for result in results} == {"finished"}


@needs_signals
def test_a_match_that_kills_its_process_twice_is_reported_with_its_moves(plan, told, troupe):
    deadly = plan("tictactoe", "deadly,random,random", games=6, seats=2)
    results = told(Local(2).run(deadly, deadly.tasks()))
    assert len(results) == deadly.matches == 8
    for result in results:
        if "deadly" not in [seated.bot for seated in result.seats]:
            assert result.status == "finished"
            continue
        assert (result.status, result.fault) == ("crashed", "the process that played it ended twice (SIGKILL)")
        match = darbar.load(result.record)
        assert len(match.moves) in (2, 3)
        assert match.names[match.ask.seat].startswith("deadly")


@needs_signals
def test_ctrl_c_while_a_process_is_started_is_heard_afterwards():
    started = []

    def start():
        with _uninterrupted():
            signal.raise_signal(signal.SIGINT)
            started.append(True)

    with pytest.raises(KeyboardInterrupt):
        start()
    assert started


@needs_signals
def test_a_program_that_does_not_end_by_itself_is_not_left_behind(plan, tmp_path):
    program = tmp_path / "stubborn.py"
    program.write_text(f"import os, time\nopen(f'{tmp_path}/{{os.getpid()}}.pid', 'w').close()\ntime.sleep(600)\n")
    run = plan("tictactoe", f"program:60s {sys.executable} {program},random", games=20)
    workers = _Run(run, run.tasks(), tmp_path)
    workers.hire()
    until(lambda: list(tmp_path.glob("*.pid")))
    workers.end()
    [process] = [int(path.stem) for path in tmp_path.glob("*.pid")]
    until(lambda: gone(process))


def until(so):
    deadline = time.monotonic() + 30
    while not so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def gone(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_run_that_is_given_up_leaves_no_process_behind(plan):
    long = plan("bazaar", "random,random", games=2000)
    results = Local(2).run(long, long.tasks())
    next(results)
    assert len(multiprocessing.active_children()) == 2
    results.close()
    assert multiprocessing.active_children() == []
