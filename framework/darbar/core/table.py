"""The table: what a phase holds in its hands."""

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .asks import Ask, Together, Why
from .dice import Dice, throw
from .events import Event, TurnBegan
from .moves import Move
from .seats import EVERYONE, NOBODY, Seat
from .state import S
from .texts import Text

if TYPE_CHECKING:
    from ..components.decks import Bag, Deck

T = TypeVar("T")

Told = tuple[type[Event], tuple[Any, ...]]
"""An event before anyone has read it: its kind and its fields."""

Sight = tuple[int, Seat | None, str]
"""Somebody learned something: after how many answers, who (None: everyone), and what it was: a message key.

NOBODY has learned anything where sealed answers were opened, and yet none of them can be taken back."""


class Table(Generic[S]):
    """A state in play: asks questions, tells events, rolls, draws and reveals.

    All chance and all disclosure goes through here; from that the kernel knows how far a seat may take back. `told` and
    `sights` are None in a simulation, where nobody listens; while `replaying`, the answer is known already, and
    `was_free` says whether it was one of the free moves of its question; None: that has to be found out. `together` is
    the choice that several seats make now.
    """

    __slots__ = ("answers", "replaying", "sights", "state", "together", "told", "turn_start", "was_free")

    def __init__(self, state: S, *, quiet: bool = False) -> None:
        self.state = state
        self.told: list[Told] | None = None if quiet else []
        self.sights: list[Sight] | None = None if quiet else []
        self.answers = 0
        self.replaying = False
        self.was_free: bool | None = None
        self.turn_start = 0
        self.together: Together | None = None

    def remember(self, other: "Table[S]") -> None:
        """Know all that was told and seen at another table."""
        assert other.told is not None and other.sights is not None
        self.told, self.sights = other.told.copy(), other.sights.copy()
        self.answers, self.turn_start = other.answers, other.turn_start

    def ask(
        self, seat: Seat, prompt: str | Text, moves: Sequence[Move], why: Why | None = None, *, always: bool = False
    ) -> Ask:
        """A question to yield. `why` gives the reason for a move that is not among the moves.

        Where there is only one move, the kernel answers for the player; one that is `always` asked waits for them.
        """
        return Ask(seat, prompt, moves, why, always) if always else Ask(seat, prompt, moves, why)

    def tell(self, kind: type[Event], *fields: Any) -> None:
        """Report an event. It is built only when somebody reads it."""
        if self.told is not None:
            if kind.secret and self.sights is not None:
                self.sights.append((self.answers, fields[kind.__struct_fields__.index("seat")], "sight-told"))
            self.told.append((kind, fields))

    def begin_turn(self, seat: Seat, *, quietly: bool = False) -> None:
        """A seat's turn begins: the point that restarting a turn goes back to. `quietly`, nobody is told."""
        state = self.state
        state.turn += 1
        state.turn_seat = seat
        self.turn_start = self.answers
        if self.told is not None and not quietly:
            self.told.append((TurnBegan, (seat, state.turn)))

    def saw(self, seat: Seat | None, what: str = "sight-revealed") -> None:
        """Note that a seat, or everyone, learned something that was hidden before."""
        if self.sights is not None and seat != NOBODY:
            self.sights.append((self.answers, seat, what))

    def opened(self) -> None:
        """Note that sealed answers were opened: from here on nobody takes one back."""
        if self.sights is not None:
            self.sights.append((self.answers, NOBODY, "undo-opened"))

    def roll(self, sides: int = 6, seen_by: Seat | None = EVERYONE) -> int:
        """Roll a die, for everyone to see."""
        state = self.state
        state.dice, value = throw(state.dice, sides)
        self.saw(seen_by, "sight-rolled")
        return value + 1

    def shuffle(self, things: MutableSequence[Any]) -> None:
        """Shuffle face-down things. Nobody learns anything."""
        dice = Dice(self.state.dice)
        dice.shuffle(things)
        self.state.dice = dice.counter

    def draw(self, pile: "Deck | Bag", seen_by: Seat | None = EVERYONE) -> int | None:
        """Take the next card or token from a face-down pile; None when it is empty.

        `seen_by` is the seat that looks at it, EVERYONE, or NOBODY when it stays face down.
        """
        dice = Dice(self.state.dice)
        drawn = pile.draw(dice)
        self.state.dice = dice.counter
        if drawn is not None:
            self.saw(seen_by, "sight-drawn")
        return drawn

    def reveal(self, value: T, to: Seat | None = EVERYONE) -> T:
        """Turn something face up, or show it to one seat; gives it back."""
        self.saw(to, "sight-revealed")
        return value
