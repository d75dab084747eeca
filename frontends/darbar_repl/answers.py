"""Answers: what a typed line means."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import NamedTuple

from darbar import Move, Text, text
from darbar.core import faults
from darbar.core.moves import meant_by
from darbar.errors import nearest

COMMANDS = (
    "goal",
    "help",
    "board",
    "player",
    "what",
    "why",
    "rules",
    "log",
    "score",
    "hint",
    "undo",
    "undo!",
    "restart",
    "save",
    "load",
    "replay",
    "language",
    "quit",
)
ALIASES = {"table": "board", "?": "help", "overview": "goal"}
PASS = "pass"
AGAIN = "."
"""One key that says "pass"."""

MOST_NAMED = 6
LONGEST_QUOTE = 40


class Command(NamedTuple):
    """A word that is for the frontend, and what follows it."""

    name: str
    rest: str


Offered = Mapping[str, Move]
"""The moves of a question by their notation, in the order of their numbers; or by their shorthands."""


def understand(
    line: str, offered: Offered, panels: Callable[[], Collection[str]], short: Offered
) -> Move | Command | Text | None:
    """The move or the command that a line stands for, or what is wrong with it; None when it is neither.

    A notation or a shorthand in full goes before a command, a command before a panel, a panel before the beginning of a
    notation.
    """
    wanted = tidy(line)
    if move := offered.get(wanted) or meant_by(line, short):
        return move
    name, _, rest = line.strip().partition(" ")
    name = ALIASES.get(name.lower(), name.lower())
    if name in COMMANDS:
        return Command(name, rest.strip())
    is_panel = not wanted.isdecimal() and wanted in panels()
    return Command("panel", wanted) if is_panel else find(wanted, offered)


def find(wanted: str, offered: Offered) -> Move | Text | None:
    """The offered move that a number, a notation or its beginning stands for."""
    wanted = tidy(wanted)
    if wanted.isascii() and wanted.isdigit():
        number = int(wanted[:6])
        return list(offered.values())[number - 1] if 1 <= number <= len(offered) else _no_number(len(offered))
    if wanted in offered:
        return offered[wanted]
    begun = [notation for notation in offered if wanted and notation.startswith(wanted)]
    if len(begun) > 1:
        several = ", ".join(begun[:MOST_NAMED]) + (", …" if len(begun) > MOST_NAMED else "")
        return text("repl-ambiguous", given=quoted(wanted), several=several)
    return offered[begun[0]] if begun else None


def nonsense(line: str, offered: Iterable[str]) -> Text:
    """That a line means nothing here, and what looks like it."""
    near = nearest(tidy(line), [*offered, *COMMANDS, *ALIASES])
    return text("repl-nonsense" if near else "repl-nonsense-alone", given=quoted(line), near=", ".join(near))


def quoted(line: str) -> str:
    """A line without its middle, if it is long, and without anything that would upset a terminal."""
    return faults.short(line, LONGEST_QUOTE)


def tidy(line: str) -> str:
    """A line as notations are written; the key for passing in full."""
    tidied = " ".join(line.lower().split())
    return PASS if tidied == AGAIN else tidied


def _no_number(count: int) -> Text:
    return text("repl-no-number", count=count) if count else text("repl-no-question")
