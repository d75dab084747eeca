"""Three families of errors for three audiences: players, game writers, files.

Whatever a sentence quotes, it is text when it reaches a terminal, and not too long to be read.
"""

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .core.moves import Move
    from .core.seats import Seat
    from .core.texts import Text


def shows_tracebacks() -> bool:
    """Whether somebody who looks for a fault wants to see where it came from (DARBAR_TRACEBACK)."""
    import os

    return bool(os.environ.get("DARBAR_TRACEBACK"))


LONGEST_SENTENCE: Final = 500
LONGEST_PATH: Final = 200
LONGEST_WORD: Final = 100
LONGEST_NAME: Final = 60
"""So much of a name that nobody knows is looked at, and shown."""

BREAKS: Final = re.compile(r"[\t\n\r]+")
SPACES: Final = "\u00a0\u2009\u202f"
"""Beside the usual one: those that keep words and signs together."""


def printable(sentence: str, longest_word: int = LONGEST_WORD) -> str:
    """A sentence that upsets no terminal, whatever it quotes: short, in one line, and what cannot be seen spelt out."""
    words = spelt(sentence).split(" ")
    return cut(" ".join(cut(word, LONGEST_PATH if "/" in word else longest_word) for word in words), LONGEST_SENTENCE)


def spelt(text: str) -> str:
    """A text in one line; what a terminal obeys, or cannot show, is written as Python writes it."""
    if text.isprintable():
        return text
    line = BREAKS.sub(" ", text)
    return "".join([sign if sign.isprintable() or sign in SPACES else ascii(sign)[1:-1] for sign in line])


def cut(text: str, longest: int) -> str:
    """A text without its middle, if it is too long."""
    return text if len(text) <= longest else f"{text[: longest * 2 // 3]}…{text[1 - longest // 3 :]}"


def quoted(given: object) -> str:
    """What somebody has given, in quotation marks if it is a text, and short enough for a sentence."""
    if isinstance(given, int) and given.bit_length() > 4 * LONGEST_NAME:
        return "a number with very many digits"
    return cut(repr(given), LONGEST_NAME)


class DarbarError(Exception):
    """Anything that Darbar tells a person in one sentence.

    The sentence is English. Where a player may read it, `reason` is the message that says it in every language.
    """

    def __init__(self, sentence: str = "", *, reason: "Text | None" = None) -> None:
        super().__init__(printable(sentence))
        self.reason = reason


class RuleViolation(DarbarError):
    """For players: a move that the rules do not allow now. Nothing has changed."""

    def __init__(
        self, sentence: str, *, move: "Move | None" = None, seat: "Seat | None" = None, reason: "Text | None" = None
    ) -> None:
        super().__init__(sentence, reason=reason)
        self.move = move
        self.seat = seat


class UndoRefused(RuleViolation):
    """For players: this cannot be taken back, and why."""


class StaleAnswer(RuleViolation):
    """For players: this answers a question that is no longer open. Nothing has changed."""


class NotInLesson(RuleViolation):
    """For players: this is allowed, but it is not what the lesson is about to show. Nothing has changed."""


class PluginError(DarbarError):
    """For game and frontend writers: which plugin, what was expected and what came."""


class NotKept(DarbarError):
    """For players: what was to change could not be kept where the match is kept, so nothing has changed."""


class RecordError(DarbarError):
    """For files: where in the file, what is wrong and what was expected.

    The sentence is English. Where a player may read it, `key` is the message that says it in every language, and `args`
    are its arguments; one that begins with `cause-` is a message itself.
    """

    def __init__(
        self, sentence: str, *, line: int | None = None, key: str = "", args: Mapping[str, object] | None = None
    ) -> None:
        super().__init__(f"line {line}: {sentence}" if line else sentence)
        self.line = line
        self.key = key
        self.args_said = {name: printable(str(value)) for name, value in (args or {}).items()}


class UnknownName(DarbarError):
    """A name nobody knows, with its nearest neighbours."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        self.name = cut(name, LONGEST_NAME)
        self.neighbours = nearest(name, known)
        hint = f" Did you mean {' or '.join(self.neighbours)}?" if self.neighbours else ""
        super().__init__(f"There is no {kind} called {quoted(name)}.{hint}")


def nearest(name: str, known: Iterable[str]) -> list[str]:
    """Up to three known names that look like `name`; all of them when there are no more than four."""
    from difflib import get_close_matches

    names = sorted(set(known))
    return get_close_matches(name[:LONGEST_NAME], names, n=3, cutoff=0.5) or (names if len(names) <= 4 else [])
