"""The screen as the conformance kit sees it."""

from itertools import count

import darbar
import pytest
from darbar_repl.repl import conversation


def test_no_time_passes_on_the_screen_however_slow_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kit compares what it is shown twice."""
    seconds = count(0, 100)
    monkeypatch.setattr("darbar_repl.bars.monotonic", lambda: float(next(seconds)))
    screens: list[str] = []

    def person(shown: str) -> str:
        screens.append(shown)
        if len(screens) == 3:
            raise EOFError
        return "nonsense"

    conversation(darbar.table("tictactoe", "you:Ana,you:Ben", seed=1), person)
    assert [screen.rstrip().endswith(" 0:00") for screen in screens] == [True] * 3
