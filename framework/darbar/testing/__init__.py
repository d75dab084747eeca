"""The conformance kit: what every game must keep, checked on any game; and helpers for the tests of its rules.

A plugin's own tests need one line: `assert_conforms("lantern")`. `darbar check lantern` says the same in a terminal.
"""

from .helpers import begin_from, dice_that_roll, offered, play, rule
from .kit import CHECKS, Finding, assert_conforms, check_game

__all__ = [
    "CHECKS",
    "Finding",
    "assert_conforms",
    "begin_from",
    "check_game",
    "dice_that_roll",
    "offered",
    "play",
    "rule",
]
