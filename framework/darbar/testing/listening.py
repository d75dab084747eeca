"""Listening: hear every question of a match, the forced ones too, which a match answers by itself."""

from collections.abc import Callable
from typing import Any, TypeAlias

from ..asks import Ask, Flow
from ..game import Game
from ..table import Table

Hear: TypeAlias = Callable[[Table[Any], Ask], None]
Phase: TypeAlias = Callable[[Table[Any]], Flow[None]]


def overheard(game: Game[Any], hear: Hear) -> Game[Any]:
    """The same game; `hear` is called at each question."""
    return game.change(phases={name: _overheard(phase, hear) for name, phase in game.phases.items()})


def _overheard(phase: Phase, hear: Hear) -> Phase:
    def listening(table: Table[Any]) -> Flow[None]:
        flow, answer = phase(table), None
        while True:
            try:
                ask = flow.send(answer)
            except StopIteration:
                return
            hear(table, ask)
            answer = yield ask

    return listening
