"""Answers: what a typed line means."""

from collections.abc import Mapping
from typing import NamedTuple

from darbar import Move, Text, text
from darbar.errors import nearest

COMMANDS = ("why", "undo", "restart", "table", "log", "score", "rules", "save", "help", "quit")
MOST_NAMED = 6
LONGEST_QUOTE = 40


class Command(NamedTuple):
    """A word that is for the frontend, and what follows it."""

    name: str
    rest: str


Offered = Mapping[str, Move]
"""The moves of a question by their notation, in their order."""


def understand(line: str, offered: Offered) -> Move | Command | Text | None:
    """The move or the command that a line stands for, or what is wrong with it; None when it is neither.

    A notation in full goes before a command, a command before the beginning of a notation.
    """
    wanted = _tidy(line)
    name, _, rest = line.strip().partition(" ")
    if wanted not in offered and name.lower() in COMMANDS:
        return Command(name.lower(), rest.strip())
    return find(wanted, offered)


def find(wanted: str, offered: Offered) -> Move | Text | None:
    """The offered move that a number, a notation or its beginning stands for."""
    wanted = _tidy(wanted)
    if wanted.isascii() and wanted.isdigit():
        number = int(wanted[:6])
        return list(offered.values())[number - 1] if 1 <= number <= len(offered) else _no_number(len(offered))
    if wanted in offered:
        return offered[wanted]
    begun = [notation for notation in offered if wanted and notation.startswith(wanted)]
    if len(begun) > 1:
        several = ", ".join(begun[:MOST_NAMED]) + (", …" if len(begun) > MOST_NAMED else "")
        return text("plain-ambiguous", given=quoted(wanted), several=several)
    return offered[begun[0]] if begun else None


def nonsense(line: str, offered: Offered) -> Text:
    """That a line means nothing here, and what looks like it."""
    near = nearest(_tidy(line), [*offered, *COMMANDS])
    return text("plain-nonsense" if near else "plain-nonsense-alone", given=quoted(line), near=", ".join(near))


def quoted(line: str) -> str:
    """The beginning of a line, without anything that would upset a terminal."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in line)
    return shown[:LONGEST_QUOTE] + ("…" if len(shown) > LONGEST_QUOTE else "")


def _tidy(line: str) -> str:
    return " ".join(line.lower().split())


def _no_number(count: int) -> Text:
    return text("plain-no-number", count=count)
