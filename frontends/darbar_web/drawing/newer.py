"""What is newer: of all that a page could show anew, only what is different from what it shows.

The parts of a page that change stand one after another, with a mark between them; in the board, each panel stands
between two marks. Where the panels are the same ones as before, only those that look different are sent. Of a page that
was sent, nothing is kept but the fingerprints of its parts.
"""

from collections.abc import Iterator, Sequence, Set
from typing import Final, TypeAlias

from markupsafe import Markup

FRAGMENT: Final = Markup("<!--fragment-->")
PANEL: Final = Markup("<!--panel-->")

Fingerprints: TypeAlias = frozenset[int]
"""What a page looked like, in little room: a number of 64 bits for each of its parts, other ones in each process."""


def newer(before: Set[int], now: str) -> str:
    """The fragments of a page that are not in what was shown before; all of them, where there was nothing."""
    found: list[str] = []
    for fragment in now.split(FRAGMENT):
        board = fragment.split(PANEL)
        if len(board) > 1 and hash(skeleton(board)) in before:
            found += (panel for panel in board[1::2] if hash(panel) not in before)
        elif hash(fragment) not in before:
            found.append(fragment)
    return "".join(found)


def fingerprints(page: str) -> Fingerprints:
    """Those of all fragments of a page, of the panels in its board, and of how these lie."""
    return frozenset(one for fragment in page.split(FRAGMENT) for one in _fingerprints(fragment))


def _fingerprints(fragment: str) -> Iterator[int]:
    yield hash(fragment)
    board = fragment.split(PANEL)
    if len(board) > 1:
        yield hash(skeleton(board))
        yield from map(hash, board[1::2])


def skeleton(board: Sequence[str]) -> tuple[str, ...]:
    """A board without what is in its panels: which panels they are, and how they lie."""
    return (*board[::2], *(panel.partition(">")[0].rpartition(" id=")[2] for panel in board[1::2]))
