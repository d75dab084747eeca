"""Simulation: random matches at full speed, without record, events or reasons."""

import random
from collections.abc import Callable
from typing import Any, Generic

from .asks import Ask, Flow
from .game import Game, Standing
from .state import S
from .table import Table


class Simulation(Generic[S]):
    """How a random match ended."""

    __slots__ = ("answers", "game", "seats", "state")

    def __init__(self, game: Game[S], seats: int, state: S, answers: int) -> None:
        self.game = game
        self.seats = seats
        self.state = state
        self.answers = answers

    def standings(self) -> list[Standing]:
        """Everyone's place and points, best first."""
        return self.game.standings(self.state, self.seats)


def simulate(
    game: "str | Game[Any]", seats: int | None = None, seed: int = 0, *, variants: tuple[str, ...] = (), **choices: Any
) -> Simulation[Any]:
    """Play one random match to its end. `choices` are options, rulings and components, as for `darbar.new`."""
    from .plugins import plugins

    played: Game[Any] = plugins().game(game, variants) if isinstance(game, str) else game
    count = seats or played.seats[0]
    played.check_seats(count)
    box = played.box.pack(
        played.package, choices.get("options"), choices.get("rulings"), choices.get("components")
    )
    table = Table(played.first_state(count, seed, box), quiet=True)
    answers = run(played, table, None, None, random.Random(seed).random)
    return Simulation(played, count, table.state, answers)


def run(
    game: Game[S], table: Table[S], flow: Flow[None] | None, ask: Ask | None, chance: Callable[[], float]
) -> int:
    """Answer every question at random from here to the end; how many answers that took."""
    state, phases, next_phase = table.state, game.phases, game.phase
    answers = 0
    while True:
        if flow is None:
            name = next_phase(state)
            if name is None:
                return answers
            flow = phases[name](table)
        try:
            if ask is None:
                ask = next(flow)
            send = flow.send
            while True:
                moves = ask.moves
                count = len(moves)
                answers += 1
                ask = send(moves[int(chance() * count)] if count > 1 else moves[0])
        except StopIteration:
            flow = ask = None
