"""A session: a match, and who plays which seat: people at a frontend, or bots."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from .chair import Chair
from .errors import DarbarError
from .events import Event
from .game import Standing
from .match import Match
from .moves import Move
from .rulebook import Rule, rules
from .scene import Scene
from .seats import Seat, seats
from .words import Words


class Bot(Protocol):
    """Something that answers questions."""

    def choose(self, chair: Chair[Any]) -> Move:
        """One of the moves of `chair.ask`."""


class Session:
    """What a frontend runs: it sees chairs and words, hands back moves, and leaves the rest to the kernel."""

    def __init__(
        self,
        match: Match[Any],
        bots: dict[Seat, Bot] | None = None,
        *,
        language: str = "en",
        path: Path | None = None,
        practice: bool = False,
    ) -> None:
        self._match = match
        self.bots = bots or {}
        self.language = language
        self.path = path
        self.practice = practice

    @property
    def title(self) -> str:
        """What is being played."""
        return self._match.game.title

    @property
    def names(self) -> Sequence[str]:
        """The players' names, by seat."""
        return self._match.names

    @property
    def phase(self) -> str:
        """The name of the present phase."""
        return self._match.phase

    @property
    def people(self) -> list[Seat]:
        """The seats that no bot plays."""
        return [seat for seat in seats(self._match.seats) if seat not in self.bots]

    @property
    def rules(self) -> Sequence[Rule]:
        """The numbered rules of the game."""
        return rules(self._match.game.package)

    @property
    def asked(self) -> Seat | None:
        """Whose answer is awaited; None when the match is over."""
        return None if self._match.ask is None else self._match.ask.seat

    @property
    def told(self) -> int:
        """How many events there have been."""
        return len(self._match.events)

    def chair(self, seat: Seat) -> Chair[Any]:
        """What a seat may know."""
        return self._match.chair(seat)

    def words(self, *packages: str) -> Words:
        """The game in the session's language, with the catalogues of a frontend's packages."""
        return Words(self._match.game, self.language, self._match.names, packages)

    def parse(self, notation: str) -> Move:
        """The move that a notation stands for."""
        return self._match.game.vocabulary.parse(notation)

    def notation(self, move: Move) -> str:
        """How a move is written."""
        return self._match.game.vocabulary.notation(move)

    def play(self, move: Move) -> None:
        """Answer for the seat that is asked, and save when the session has a file."""
        self._match.play(move)
        self.save()

    def play_bot(self) -> None:
        """Let the bot that is asked answer. A bot that fails or answers nonsense plays the first offered move."""
        ask = self._match.ask
        assert ask is not None
        try:
            move = self.bots[ask.seat].choose(self.chair(ask.seat))
        except Exception:
            move = ask.moves[0]
        self.play(move if move in ask.moves else ask.moves[0])

    def undo(self, seat: Seat) -> None:
        """Take back a seat's last decision."""
        self._match.undo(seat, force=self.practice)
        self.save()

    def restart_turn(self, seat: Seat) -> None:
        """Take back a seat's present turn."""
        self._match.restart_turn(seat, force=self.practice)
        self.save()

    def save(self, path: Path | None = None) -> Path | None:
        """Write the record to a file: the given one, or the session's own, if it has one."""
        target = path or self.path
        if target is not None:
            self._match.record.save(target)
        return target

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What a seat, or a spectator (None), may know of what has happened since."""
        seen = (event.seen_by(seat) for event in self._match.events_since(since))
        return [event for event in seen if event is not None]

    def scene(self, seat: Seat | None) -> Scene:
        """The table as a seat or a spectator sees it."""
        return self._match.scene(seat)

    def standings(self, seat: Seat | None) -> list[Standing]:
        """Places and points as far as a seat or a spectator can count them; at the end, all of them."""
        return self._match.game.standings(self._match.view(seat), self._match.seats)


def seat_bots(names: Sequence[str], seed: int) -> dict[Seat, Bot]:
    """The bots among the players asked for: every seat that is not `you` or `you:NAME`."""
    from .plugins import plugins

    bots: dict[Seat, Bot] = {}
    for seat, name in zip(seats(len(names)), names, strict=True):
        if name.partition(":")[0] != "you":
            make = plugins().load("bot", name)
            try:
                bots[seat] = make(seed + seat)
            except Exception as error:
                raise DarbarError(f"the bot {name!r} cannot play: {type(error).__name__}: {error}") from error
            if not hasattr(bots[seat], "choose"):
                raise DarbarError(f"the bot {name!r} cannot play: it has no method 'choose'")
    return bots
