"""What a bot is, and what a bot that thinks can tell about its thoughts."""

from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from ..core.moves import Move
from ..core.seats import Seat
from ..core.texts import Text
from ..match.chair import Chair
from ..ui.counts import Change


class Bot(Protocol):
    """Something that answers questions."""

    def choose(self, chair: Chair[Any]) -> Move:
        """One of the moves of `chair.ask`."""


class Option(Struct, frozen=True):
    """What a bot thinks of one offered move.

    `standing` is what it expects of the match after it, for the side of its seat: 1 is a sure win, 0 comes last, or
    misses the goal that all have in common. `line` is how it thinks the match goes on: who plays what, this move first.
    `error` is by how much the standing may be off, beside that of the best; a move that is set `aside` was not looked
    at any further, and its standing cannot be compared with that of others.

    A bot with a network tells the `chance` to win, and the `margin` of points to be ahead by in the end, where its plan
    for this turn has been carried out. A hint has a
    chance also where the game has measured them, and says which moves are about `equal` to the one before them.
    `changes` are what the bot's plan for this turn is sure to bring the seat and to cost it, and `note` is what the
    game adds about a move that is the whole plan.
    """

    move: Move
    visits: int
    standing: float
    line: tuple[tuple[Seat, Move], ...] = ()
    error: float = 0.0
    aside: bool = False
    chance: float | None = None
    equal: bool = False
    changes: tuple[Change, ...] = ()
    note: Text | None = None
    margin: float | None = None


class Analysis(Struct, frozen=True):
    """What a bot thinks of a question: every offered move, best first, and how long it thought."""

    seat: Seat
    options: tuple[Option, ...]
    iterations: int
    seconds: float


@runtime_checkable
class Thinker(Bot, Protocol):
    """A bot whose thinking can be watched, stopped and asked for reasons."""

    @property
    def progress(self) -> float:
        """How much of the present thinking is done, from 0 to 1. May be read from another thread."""

    def stop(self) -> None:
        """Let a running `choose` or `analyse` end at once with the best so far. May be called from another thread."""

    def analyse(self, chair: Chair[Any]) -> Analysis:
        """Think as for `choose`, and tell everything."""


@runtime_checkable
class Closing(Protocol):
    """A bot that holds on to something outside, and must be let go."""

    def close(self, chair: Chair[Any]) -> None:
        """The match is over for this bot."""
