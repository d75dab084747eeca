"""Listening: hear every question of a match, the forced ones too, and whatever is shown to somebody."""

from collections.abc import Callable
from typing import Any, TypeAlias

from ..core.asks import OPENED, Ask, Flow
from ..core.seats import NOBODY
from ..core.table import Sight, Table
from ..match.game import Game

Hear: TypeAlias = Callable[[Table[Any], Ask], None]
See: TypeAlias = Callable[[Table[Any], Sight], None]
Phase: TypeAlias = Callable[[Table[Any]], Flow[None]]


def overheard(game: Game[Any], hear: Hear, see: See | None = None) -> Game[Any]:
    """The same game; `hear` is called at each question, `see` just before something is shown.

    Where several seats begin to choose, nobody is asked yet: then `see` is called, and nobody sees anything.
    """
    return game.change(phases={name: _overheard(phase, hear, see) for name, phase in game.phases.items()})


class Sights(list[Sight]):
    """The sights of a table, watched."""

    def __init__(self, table: Table[Any], see: See) -> None:
        super().__init__(table.sights or ())
        self.table = table
        self.see = see

    def append(self, sight: Sight) -> None:
        """Somebody is about to learn something."""
        self.see(self.table, sight)
        super().append(sight)


def _overheard(phase: Phase, hear: Hear, see: See | None) -> Phase:
    def listening(table: Table[Any]) -> Flow[None]:
        if see is not None:
            table.sights = Sights(table, see)
        flow, answer = phase(table), None
        while True:
            try:
                ask = flow.send(answer)
            except StopIteration:
                return
            if ask.moves is not OPENED:
                hear(table, ask)
            elif see is not None:
                see(table, (table.answers, NOBODY, ""))
            answer = yield ask

    return listening
