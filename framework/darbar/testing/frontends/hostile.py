"""Hostile: what people, and pipes, type that is no answer."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ...core.asks import Ask
from ...match.match import Match

NONSENSE: Final = ("xyzzy", "plugh qwfp", "zxcvb")

LINES: Final[Sequence[tuple[str, str | bytes]]] = (
    ("a word that is no move", "xyzzy"),
    ("an empty line", ""),
    ("the number 0", "0"),
    ("a number below 0", "-1"),
    ("a number that is not offered", "999999"),
    ("a number of 5000 digits", "9" * 5000),
    ("a sign that is a digit and no number", "²"),
    ("a line of 100 000 letters", "x" * 100_000),
    ("a line with signs for terminals", "xyzzy\x1b]0;xyzzy\x07\x1b[2J\x00\x7f"),
    ("a line with signs for templates", "{xyzzy} {0} %s %n $x [/bold] <b> \\N{x}"),
    ("a line that turns around", "\u202exyzzy\u2066"),
    ("a line that is not UTF-8", b"xyzzy \xff\xfe\xc3("),
)


def nonsense(count: int) -> Sequence[str]:
    """So many lines that are no answers."""
    return NONSENSE[:count]


def wrong_lines(match: Match[Any], ask: Ask, past: Sequence[str]) -> Iterator[tuple[str, str | bytes]]:
    """Each of the lines with what it is, a move that is not offered, and the answer of before."""
    yield from LINES
    offered = [str(move) for move in ask.moves]
    vocabulary = match.game.vocabulary
    every = (str(vocabulary.move(number)) for number in range(vocabulary.size))
    if (other := next((one for one in every if _is_wrong(one, offered, match, ask)), None)) is not None:
        yield f"the move {other!r}, which is not offered,", other
    if past and _is_wrong(past[-1], offered, match, ask):
        yield f"the last answer once more, {past[-1]!r},", past[-1]


def _is_wrong(notation: str, offered: Sequence[str], match: Match[Any], ask: Ask) -> bool:
    """Whether a notation stands for no offered move, not even in short."""
    return match.parse(notation, ask.seat) not in ask.moves and not any(one.startswith(notation) for one in offered)
