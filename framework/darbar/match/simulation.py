"""Simulation: random matches at full speed, without record, events or reasons."""

from typing import Generic

from ..core.asks import Ask, Flow
from ..core.box import Box
from ..core.faults import fault
from ..core.state import S
from ..core.table import Table
from ..errors import PluginError
from .game import Game
from .outcomes import Standing

ENDLESS = 1_000_000
"""So many answers or phases mean that a match does not end."""


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
        try:
            return self.game.standings(self.state, self.seats)
        except BaseException as error:
            raise fault(self.game, "score", error) from error


def simulate(game: Game[S], seats: int, seed: int, box: Box) -> Simulation[S]:
    """Play one random match to its end."""
    table = Table(game.first_state(seats, seed, box), quiet=True)
    return Simulation(game, seats, table.state, run(game, table, None, None, seed))


def run(game: Game[S], table: Table[S], flow: Flow[None] | None, ask: Ask | None, seed: int) -> int:
    """Answer every question at random from here to the end; how many answers that took."""
    try:
        return _run(game, table, flow, ask, seed)
    except BaseException as error:
        raise fault(game, "simulation", error) from error


def _run(game: Game[S], table: Table[S], flow: Flow[None] | None, ask: Ask | None, seed: int) -> int:
    """The answers come from a small generator (Lehmer's) written into the loop, where every call would show."""
    state, limit = table.state, ENDLESS
    answers, chance = 0, (seed * 69621 + 7919) % 0x7FFFFFFE + 1
    if flow is None:
        first = game.phase(state)
        if first is None:
            return 0
        flow = game.phases[first](table)
    while True:
        try:
            if ask is None:
                ask = next(flow)
            send = flow.send
            while answers < limit:
                moves = ask.moves
                answers += 1
                chance = chance * 48271 % 0x7FFFFFFF
                ask = send(moves[chance * len(moves) >> 31])
            raise _endless(game)
        except StopIteration:
            if game.phase(state) is None:
                return answers
            flow, ask = _phases(game, table), None


def _phases(game: Game[S], table: Table[S]) -> Flow[None]:
    """One phase after another to the end: faster than to hear from each of them that it is over."""
    state, phases, next_phase = table.state, game.phases, game.phase
    for _ in range(ENDLESS):
        name = next_phase(state)
        if name is None:
            return
        yield from phases[name](table)
    raise _endless(game)


def _endless(game: Game[S]) -> PluginError:
    return PluginError(f"game {game.name!r} does not end: {ENDLESS:,} answers or phases, and no end")
