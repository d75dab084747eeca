"""Asks: one player, one question, the moves that answer it."""

from collections.abc import Callable, Generator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from .faults import shown
from .moves import Move, is_passing, tag_of
from .seats import Seat, is_seat
from .texts import Text, text

T = TypeVar("T")

Why: TypeAlias = Callable[[Move], Text | None]
"""Given a move that is not offered, the reason; None when it is not for this question to say."""


class Ask(Struct, gc=False):
    """A question to one seat. One that has a single answer is answered by the kernel, unless it is `always` asked.

    Of its moves, those that are `free` may be played at any time, and do not answer it.
    """

    seat: Seat
    prompt: str | Text
    moves: Sequence[Move]
    reason: Why | None = None
    always: bool = False
    free: Sequence[Move] = ()

    @property
    def aside(self) -> bool:
        """Whether nothing of what it asks for is possible: one can pass, or do what is possible at any time."""
        return bool(self.free) and all(move in self.free or is_passing(move) for move in self.moves)

    @property
    def forced(self) -> bool:
        """Whether the kernel answers, because there is nothing to choose."""
        return len(self.moves) == 1 and not self.always

    def offered(self, move: object) -> Move | None:
        """The offered move that this one is. Equals are of one kind: nothing else passes itself off as a move."""
        try:
            found = self.moves[self.moves.index(move)]
        except ValueError:
            return None
        return found if type(found) is type(move) else None

    def why(self, move: Move) -> Text | None:
        """Why the move is not offered; None when it is."""
        if move in self.moves:
            return None
        if self.reason is not None and (told := self.reason(move)) is not None:
            if not isinstance(told, Text):
                raise TypeError(f"a reason is a Text, not {shown(told)}")
            return told
        if any(type(move) is type(offered) for offered in self.moves):
            return text("refusal-not-offered")
        kinds = sorted({tag_of(type(offered)) for offered in self.moves if isinstance(offered, Move)})
        return text("refusal-other-question", kinds=[Text(f"notation-{kind}") for kind in kinds])


def fault_in(ask: Ask, seats: int) -> str:
    """What is wrong with a question that is put to nobody, or has no list of moves; another sequence becomes one."""
    if not is_seat(ask.seat, seats):
        return f"asks {shown(ask.prompt)} of seat {shown(ask.seat)}, who is not here"
    if isinstance(ask.moves, str) or not isinstance(ask.moves, Sequence):
        return f"asks {shown(ask.prompt)} and offers {shown(ask.moves)}, which is no list of moves"
    ask.moves = list(ask.moves)
    return ""


Sent: TypeAlias = tuple[Move, bool | None]
"""An answer that the rules have had, and whether it was one of the free moves of its question; None: nobody knows."""


Flow: TypeAlias = Generator[Ask, Any, T]
"""Rules in progress: yields asks, is sent the chosen moves, returns a T."""


class Together(NamedTuple):
    """A choice that several seats make at the same time: who they are, and what each of them is asked."""

    seats: Sequence[Seat]
    choice: Callable[[Any, Seat], Flow[Any]]


class Opened(Move):
    """Begin to choose.

    The kernel's own answer to the question with which `everyone` begins, before anything was asked: those who choose
    are asked one after another from here, some of them `first`.
    """

    first: tuple[Seat, ...] = ()


OPENED: Final[Sequence[Opened]] = (Opened(),)
"""The moves of that question: what is offered there is this very thing."""
