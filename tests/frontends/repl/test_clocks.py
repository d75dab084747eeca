"""Clocks on the whole screen: they stand in the bar, and a question goes away when its time is over."""

import pytest
from darbar_repl.times import told

pytestmark = pytest.mark.xdist_group("terminal")

TYPED = "tictactoe --no-save --seats you:Ana,random --seed 1 --clock"


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [(600, "10:00"), (59, "0:59"), (0, "0:00"), (-12, "-0:12"), (3600, "1:00:00"), (3725, "1:02:05")],
)
def test_a_time_is_told_as_on_a_clock(seconds, shown):
    assert told(seconds) == shown


def test_the_clocks_stand_in_the_bar_and_run(sit_down):
    terminal = sit_down(f"{TYPED} 10m+5s")
    terminal.until("Ana: Which cell do you mark?", "►X 9:59", "O 10:00")
    terminal.enter("b2")
    terminal.until("Ana marked b2", "►X 10:0")


def test_the_first_move_is_played_and_what_was_typed_goes_away_when_time_is_over(sit_down):
    terminal = sit_down(f"{TYPED} 2s,over=first")
    terminal.until("Ana: Which cell do you mark?")
    terminal.write("mark c")
    terminal.until("The time of Ana is over.", "Ana marked a1", gone="mark c_")


def test_a_bot_sits_in_when_time_is_over(sit_down):
    terminal = sit_down(f"{TYPED} 1s,over=bot,bot=random")
    terminal.until("The match is over")
