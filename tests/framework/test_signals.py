"""What a process does when it is asked to end, and what it leaves behind."""

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there are no POSIX signals to send")

HEAD = """
import atexit, os, signal, sys, threading, time
from darbar import signals
from darbar.process import leave
from darbar.signals import held, listen

def ask(number):
    os.kill(os.getpid(), number)
    time.sleep(0.001)

listen()
"""


def run(program: str, *start: str) -> tuple[int, str, str]:
    """The exit code and the words of a program."""
    done = subprocess.run([*start, sys.executable, "-c", HEAD + program], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(("name", "code"), [("SIGTERM", 143), ("SIGHUP", 129)])
def test_a_signal_ends_the_process_with_the_usual_code_after_everything_is_put_in_order(name, code):
    program = f"try:\n    ask(signal.{name})\nfinally:\n    ask(signal.SIGTERM)\n    print('in order')"
    assert run(program) == (code, "in order\n", "")


def test_what_is_held_is_not_broken_off():
    program = """
try:
    with held():
        with held(lambda: print("woken")):
            ask(signal.SIGTERM)
        print("done")
        1 / 0
finally:
    print("left")
"""
    assert run(program) == (143, "woken\ndone\nleft\n", "")


def test_a_process_that_is_ending_anyway_is_not_broken_off():
    program = """
signals.let_end()
ask(signal.SIGTERM)
ask(signal.SIGHUP)
print("at its end")
"""
    assert run(program) == (0, "at its end\n", "")


def test_who_begins_to_hold_after_the_signal_is_woken_at_once():
    program = "with held():\n    ask(signal.SIGHUP)\n    with held(lambda: print('woken')):\n        print('inside')"
    assert run(program) == (129, "woken\ninside\n", "")


def test_a_signal_within_a_finalizer_is_not_lost():
    program = """
class Mortal:
    def __del__(self):
        ask(signal.SIGTERM)
Mortal()
time.sleep(30)
"""
    assert run(program) == (143, "", "")


def test_a_signal_while_a_plugin_is_loaded_is_no_fault_of_the_plugin(tmp_path):
    (tmp_path / "slow.py").write_text("import os, signal, time\nos.kill(os.getpid(), signal.SIGTERM)\ntime.sleep(0.01)")
    program = f"""
sys.path.append({str(tmp_path)!r})
from importlib.metadata import EntryPoint, EntryPoints
from darbar.plugins.manager import Plugins
try:
    Plugins(EntryPoints([EntryPoint("slow", "slow", "darbar")]))
finally:
    print("slow" in sys.modules)
time.sleep(30)
"""
    assert run(program) == (143, "True\n", "")


def test_a_way_out_that_never_ends_is_cut_off():
    program = "signals.DEADLINE = 0.1\ntry:\n    ask(signal.SIGTERM)\nfinally:\n    time.sleep(30)"
    assert run(program) == (143, "", "")


def test_a_signal_that_is_ignored_stays_ignored():
    program = "ask(signal.SIGHUP)\nprint('still here')"
    assert run(program, "sh", "-c", "trap '' HUP; exec \"$@\"", "sh") == (0, "still here\n", "")


def test_a_thread_that_runs_on_does_not_crash_the_end():
    program = """
def chatter():
    while True:
        sys.stdout.write("." * 10_000)

sys.stdout = open(os.devnull, "w")
atexit.register(os.write, 1, b"goodbye")
threading.Thread(target=chatter, daemon=True).start()
time.sleep(0.05)
leave(7)
"""
    for _ in range(3):
        assert run(program) == (7, "goodbye", "")


BLOCKED = """
import sqlite3
signals.DEADLINE = 0.3
os.chdir({folder!r})
with sqlite3.connect("store") as store:
    store.execute("CREATE TABLE run (plan)")
store.close()
os.mkfifo("store-journal")
threading.Timer(0.2, os.kill, (os.getpid(), signal.{name})).start()
with signals.watched():
    sqlite3.connect("store").execute("SELECT * FROM run")
"""


@pytest.mark.parametrize(("name", "code"), [("SIGTERM", 143), ("SIGHUP", 129), ("SIGINT", 130)])
def test_a_call_that_blocks_where_no_python_code_runs_does_not_outlast_a_signal(name, code, tmp_path):
    assert run(BLOCKED.format(folder=str(tmp_path), name=name)) == (code, "", "")


def test_who_watches_leaves_when_there_is_nothing_to_watch_any_more():
    program = """
signal.signal(signal.SIGUSR1, lambda *_: print("heard"))
with signals.watched():
    with signals.watched():
        ask(signal.SIGUSR1)
print(threading.active_count(), signal.set_wakeup_fd(-1))
try:
    with signals.watched():
        ask(signal.SIGTERM)
finally:
    print(threading.active_count(), signal.set_wakeup_fd(-1))
"""
    assert run(program) == (143, "heard\n1 -1\n1 -1\n", "")
