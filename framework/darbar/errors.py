"""Three families of errors for three audiences: players, game writers, files."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .core.moves import Move
    from .core.seats import Seat
    from .core.texts import Text


LONGEST_SENTENCE: Final = 500
LONGEST_NAME: Final = 80
"""So much of a name that nobody knows is looked at, and shown."""


def shows_tracebacks() -> bool:
    """Whether somebody who looks for a fault wants to see where it came from (DARBAR_TRACEBACK)."""
    import os

    return bool(os.environ.get("DARBAR_TRACEBACK"))


class DarbarError(Exception):
    """Anything that Darbar tells a person in one sentence."""


class RuleViolation(DarbarError):
    """For players: a move that the rules do not allow now. Nothing has changed."""

    def __init__(
        self, sentence: str, *, move: "Move | None" = None, seat: "Seat | None" = None, reason: "Text | None" = None
    ) -> None:
        super().__init__(sentence)
        self.move = move
        self.seat = seat
        self.reason = reason


class UndoRefused(RuleViolation):
    """For players: this cannot be taken back, and why."""


class PluginError(DarbarError):
    """For game and frontend writers: which plugin, what was expected and what came."""


class RecordError(DarbarError):
    """For files: where in the file, what is wrong and what was expected.

    Whatever the file holds, the sentence is short and can be printed.
    """

    def __init__(self, sentence: str, *, line: int | None = None) -> None:
        super().__init__(printable(f"line {line}: {sentence}" if line else sentence))
        self.line = line


def printable(sentence: str) -> str:
    """A sentence that upsets no terminal: what cannot be printed is spelt out, and a long one loses its middle."""
    return _cut("".join(sign if sign.isprintable() else _spelt(sign) for sign in _cut(sentence)))


def _spelt(sign: str) -> str:
    return " " if sign in "\t\n\r" else repr(sign)[1:-1]


def _cut(sentence: str) -> str:
    half = LONGEST_SENTENCE // 2
    return sentence if len(sentence) <= LONGEST_SENTENCE else f"{sentence[: half - 1]} … {sentence[2 - half :]}"


class UnknownName(DarbarError):
    """A name nobody knows, with its nearest neighbours."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        self.neighbours = nearest(name, known)
        hint = f" Did you mean {' or '.join(self.neighbours)}?" if self.neighbours else ""
        super().__init__(f"There is no {kind} called {name[:LONGEST_NAME]!r}.{hint}")


def nearest(name: str, known: Iterable[str]) -> list[str]:
    """Up to three known names that look like `name`; all of them when there are no more than four."""
    from difflib import get_close_matches

    names = sorted(set(known))
    return get_close_matches(name[:LONGEST_NAME], names, n=3, cutoff=0.5) or (names if len(names) <= 4 else [])
