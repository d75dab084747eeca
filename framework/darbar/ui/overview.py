"""The overview: a game on one page, for whoever sits down to it. Its sentences are messages of the game's package."""

from collections.abc import Mapping
from typing import Final, NamedTuple

HINTS: Final = 5

CHAPTERS: Final[Mapping[str, tuple[str, ...]]] = {
    "heading-win": ("goal-win",),
    "heading-turn": ("goal-turn",),
    "heading-end": ("goal-end",),
    "heading-hints": tuple(f"goal-hint-{number}" for number in range(1, HINTS + 1)),
}
"""The headings in order, each with the messages that stand under it."""

GOAL: Final = tuple(key for keys in CHAPTERS.values() for key in keys)
"""The messages that every game has."""


class Chapter(NamedTuple):
    """A heading, and the sentences under it; hints are several, everything else is one."""

    heading: str
    says: tuple[str, ...]
