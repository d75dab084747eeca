"""A chair: all that the player of one seat has, be it a person, a frontend or a bot."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Generic

from ..core.asks import Ask
from ..core.events import Event
from ..core.moves import Move
from ..core.seats import Seat
from ..core.state import S
from ..core.texts import text
from ..errors import RuleViolation
from ..ui.scene import Scene
from .game import Game
from .outcomes import Standing

if TYPE_CHECKING:
    from .match import Match


class Chair(Generic[S]):
    """One seat's window on a match: its view, its questions, its events; never the state.

    What it hands out belongs to whoever asked: nothing that is done with it changes the match.
    """

    __slots__ = ("_match", "_seat")

    def __init__(self, match: "Match[S]", seat: Seat) -> None:
        self._match = match
        self._seat = seat

    @property
    def seat(self) -> Seat:
        """Whose chair it is."""
        return self._seat

    @property
    def game(self) -> Game[S]:
        """What is played."""
        return self._match.game

    @property
    def names(self) -> Sequence[str]:
        """The players' names, by seat."""
        return tuple(self._match.names)

    @property
    def options(self) -> Mapping[str, Any]:
        """What the players agreed on, where it is not the usual."""
        return dict(self._match.header.options)

    @property
    def rulings(self) -> Mapping[str, Any]:
        """Which rulings are in force, where they are not the usual ones."""
        return dict(self._match.header.rulings)

    @property
    def ask(self) -> Ask | None:
        """The open question to this seat, if there is one: a copy, for whoever would cross out its moves."""
        ask = self._match.asked(self.seat)
        if ask is None:
            return None
        return Ask(ask.seat, deepcopy(ask.prompt), list(ask.moves), self._match.reasons(ask), ask.always, ask.free)

    @property
    def answered(self) -> int:
        """How many answers the rules have had; sealed ones are not counted."""
        return self._match.answered

    @property
    def past(self) -> list[tuple[Seat, Move]]:
        """The answers that this seat may know: its own, and everyone's where nothing is hidden and nothing sealed."""
        return self._match.past(self.seat)

    @property
    def view(self) -> S:
        """The state without what this seat may not know."""
        return self._match.view(self.seat)

    @property
    def scene(self) -> Scene:
        """The table as this seat sees it."""
        return self._match.scene(self.seat)

    @property
    def targets(self) -> dict[Move, tuple[str, ...]]:
        """The moves that are offered to this seat, each with the keys of the parts of its scene that it points at."""
        return self._match.targets(self.seat)

    @property
    def events(self) -> list[Event]:
        """What has happened, as far as this seat may know."""
        return self.events_since(0)

    def events_since(self, place: int) -> list[Event]:
        """The same, from a place in this list on."""
        return self._match.events_seen_by(self.seat, place)

    def standings(self) -> list[Standing]:
        """Places and points as far as this seat can count them; at the end, all of them."""
        return self._match.standings_seen_by(self.seat)

    def why(self, move: Move | str, language: str = "en") -> str | None:
        """Why a move is not offered to this seat now; about the questions of others it learns nothing."""
        return self._match.why(move, language, self.seat)

    def imagine(self, seed: int) -> "Match[Any]":
        """A match that could be this one, as far as this seat knows.

        Only for the seat that is asked: the question to somebody else would give away what that seat can do.
        """
        ask = self._match.ask
        if ask is not None and self._match.asked(self.seat) is None:
            reason = text("refusal-not-asked", seat=ask.seat)
            raise RuleViolation(self._match.words().say(reason), seat=self.seat, reason=reason)
        return self._match.imagine(self.seat, seed)
