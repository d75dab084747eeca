"""Trials: a table at which a move is tried, to see what is sure to follow from it."""

from typing import Any

from ..core.events import Event, OnlyMovePlayed
from ..core.moves import Move
from ..core.seats import NOBODY, Seat
from ..core.state import S, encode
from ..core.table import Table


class TrialTable(Table[S]):
    """A table at which something is tried: it keeps the state as it was when somebody first learned something."""

    __slots__ = ("forced", "sight", "sure")

    def __init__(self, state: S) -> None:
        super().__init__(state, quiet=True)
        self.told = []
        self.sight = ""
        self.sure = b""
        self.forced: list[tuple[Seat, Move]] = []

    def saw(self, seat: Seat | None, what: str = "sight-revealed") -> None:
        """Note the first sight."""
        if seat != NOBODY:
            self._note(what)

    def opened(self) -> None:
        """Sealed answers are open: everybody knows more."""
        self._note("undo-opened")

    def tell(self, kind: type[Event], *fields: Any) -> None:
        """Nobody listens; but a secret is a sight, and what had to be answered is kept."""
        if kind is OnlyMovePlayed and not self.sight:
            self.forced.append((fields[0], fields[1]))
        elif kind.secret:
            self._note("sight-told")

    def _note(self, what: str) -> None:
        if not self.sight and not self.replaying:
            self.sight, self.sure = what, encode(self.state)
