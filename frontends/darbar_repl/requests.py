"""Requests: what a conversation asks of the face that shows it, and what every face can do."""

from collections.abc import Callable, Collection, Generator
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol

from darbar import Seat, Words
from darbar.ui.render.spans import Row
from darbar.ui.scene import Scene

from .pages import Page


class Read(NamedTuple):
    """A request: a line that somebody types. At a cover, the keyboard goes to the seat; after the end, all is open.

    In a lesson there may be something to read first.
    """

    kind: Literal["question", "lesson", "cover", "end"]
    seat: Seat | None


class Think(NamedTuple):
    """A request: what comes out when a bot thinks, for its own seat or as a hint. What is slow can be stopped."""

    seat: Seat
    work: Callable[[], Any]
    slow: bool
    hint: bool = False


class Watch(NamedTuple):
    """A request: that somebody watches a recorded match, until they have had enough."""

    path: Path


Talk = Generator[Read | Think | Watch, Any, None]
"""A conversation: it yields requests and is sent what comes of them. Leaving is an `EOFError`."""


class Face(Protocol):
    """What shows a conversation to people; somebody is there who `waits` for a question, or a pipe that does not."""

    waits: bool

    def say(self, sentence: str) -> None:
        """Tell the player something in a sentence or a few."""

    def show(self, page: Page) -> None:
        """Give the player something to read."""

    def draw(
        self, scene: Scene, words: Words, width: int, *, about: Collection[str] = (), changed: Collection[str] = ()
    ) -> list[Row]:
        """A scene as this face shows it."""

    def find(self, wanted: str) -> None:
        """Show where something stands on the page, or on the table; without a word, the next place."""

    def board(self) -> None:
        """Show the table again."""

    def clear(self) -> None:
        """Leave nothing on the screen that the next player could read."""
