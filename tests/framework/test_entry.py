"""Ctrl-C while the command is still being loaded."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there are no POSIX signals to send")

INTERRUPTING = """
import os, signal, sys

class Impatient:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            sys.meta_path.remove(self)
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Impatient())
"""
DARBAR = [[str(Path(sys.executable).with_name("darbar"))], [sys.executable, "-m", "darbar"]]
LOADED = ["darbar.cli", "click", "darbar.signals", "importlib.metadata", "darbar.plugins", "darbar_agra"]


def interrupted(tmp_path: Path, module: str, command: list[str], start: tuple[str, ...] = ()) -> tuple[int, str, str]:
    """What comes of an interrupt at the moment when a module is loaded."""
    (tmp_path / "sitecustomize.py").write_text(INTERRUPTING.format(module=module))
    done = subprocess.run(
        [*start, *command, "games"],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("command", DARBAR, ids=["darbar", "python -m darbar"])
@pytest.mark.parametrize("module", LOADED)
def test_an_interrupt_while_the_command_is_loaded_ends_it_without_a_word(tmp_path, module, command):
    assert interrupted(tmp_path, module, command) == (130, "", "")


def test_an_interrupt_that_is_ignored_stays_ignored(tmp_path):
    code, shown, complaint = interrupted(tmp_path, "click", DARBAR[1], ("sh", "-c", "trap '' INT; exec \"$@\"", "sh"))
    assert (code, complaint) == (0, "")
    assert "tictactoe" in shown


def test_as_little_as_possible_is_loaded_before_an_interrupt_is_quiet():
    program = (
        "import re, sys; before = set(sys.modules); import darbar.entry; print(*sorted(set(sys.modules) - before))"
    )
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert set(loaded) <= {"_signal", "darbar", "darbar.entry", "darbar.version", "signal"}
