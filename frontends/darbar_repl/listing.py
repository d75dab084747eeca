"""The list of answers: under which key each of them stands, and what is chosen in two steps."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile

from darbar import Ask, Move, Seat, Text
from darbar.core.moves import amounts, varying

from .answers import Entry, Offered

MANY = 13
"""So many moves of a kind, or more, are chosen in two steps where they differ in two things."""

SPARE = 10


class Listing:
    """Gives keys to answers. A move keeps its number from question to question of the same kind.

    Where the answers are numbers, they are their own keys, and what else is offered has letters.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[Seat, str], dict[str, int]] = {}

    def entries(self, ask: Ask, offered: Offered, within: str = "") -> list[Entry]:
        """The list for a question, or for the second step of it."""
        lines = dict(steps(offered, within))
        counted = amounts([moves[0] for moves in lines.values() if len(moves) == 1])
        keys = {move: str(count) for count, move in counted.items()}
        prompt = ask.prompt.key if isinstance(ask.prompt, Text) else ask.prompt
        others = {line: shared(map(str, moves)) for line, moves in lines.items() if moves[0] not in keys}
        places = self._places((ask.seat, f"{prompt} {within}"), list(others.values()))
        name = letters if keys else str
        return [
            Entry(name(places[others[line]]) if line in others else keys[moves[0]], line, moves)
            for line, moves in lines.items()
        ]

    def _places(self, question: tuple[Seat, str], lines: Sequence[str]) -> dict[str, int]:
        """The number of each line: that of before, or the first that is free.

        What is no longer offered keeps its number too, unless numbers would become large.
        """
        known = self._known.setdefault(question, {})
        new = [line for line in lines if line not in known]
        if new and max(known.values(), default=0) + len(new) > 2 * len(lines) + SPARE:
            known = self._known[question] = {line: place for line, place in known.items() if line in lines}
        free = (place for place in range(1, len(known) + len(new) + 1) if place not in set(known.values()))
        known.update(zip(new, list(free), strict=False))
        return known


def letters(place: int) -> str:
    """a, b, c, …, z, aa, ab, …"""
    more, letter = divmod(place - 1, 26)
    return (letters(more) if more else "") + chr(ord("a") + letter)


def steps(offered: Offered, within: str = "") -> Iterator[tuple[str, tuple[Move, ...]]]:
    """The offered moves by what is typed for them; of many that differ in two things, first those alike in one.

    `within` is the beginning that was chosen already.
    """
    chosen = {line: move for line, move in offered.items() if begins(line, within)}
    kinds: dict[type[Move], dict[str, Move]] = {}
    for line, move in chosen.items():
        kinds.setdefault(type(move), {})[line] = move
    for kind in kinds.values():
        yield from _halves(kind) if not within else ((line, (move,)) for line, move in kind.items())


def begins(line: str, within: str) -> bool:
    """Whether a line begins with these words."""
    return not within or line.split()[: len(within.split())] == within.split()


def shared(lines: Iterable[str]) -> str:
    """The words with which all of some lines begin."""
    columns = zip(*(line.split() for line in lines), strict=False)
    return " ".join(words[0] for words in takewhile(lambda words: len(set(words)) == 1, columns))


def _halves(kind: dict[str, Move]) -> Iterable[tuple[str, tuple[Move, ...]]]:
    """Moves of one kind, put together where many of them differ in two things."""
    differing = varying(list(kind.values()))
    whole = [(line, (move,)) for line, move in kind.items()]
    if len(kind) < MANY or len(differing) < 2:
        return whole
    halves: dict[object, list[str]] = {}
    for line, move in kind.items():
        halves.setdefault(getattr(move, differing[0]), []).append(line)
    together = {shared(lines): tuple(kind[line] for line in lines) for lines in halves.values()}
    clear = len(together) == len(halves) > 1 and all(len(line.split()) > 1 for line in together)
    return together.items() if clear else whole
