"""Rule 3.10: what a player may do at any time in a turn at noon.

Laying down a worker earns a coin and lets others take its space; tea brings a worker that lies home.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from darbar import Flow, Move, Seat, Table, Text, choose, text
from darbar.components import Pose

from ..components import Good, Space
from ..events import Rested, TeaDrunk
from ..moves import Drink, Rest
from ..state import Bazaar

RESTS = [Rest(space) for space in Space]
DRINKS = [Drink(space) for space in Space]


def freely(
    table: Table[Bazaar],
    seat: Seat,
    prompt: str,
    offer: Callable[[], Sequence[Move]],
    why: Callable[[Move], Text | None] | None = None,
) -> Flow[Move]:
    """Ask a question of a turn at noon, with everything that may be done in between."""

    def reason(move: Move) -> Text | None:
        return why_not_anytime(table.state, seat, move) or (why(move) if why else None)

    def play(move: Move) -> Flow[None]:
        play_anytime(table, seat, move)
        yield from ()

    return choose(table, seat, prompt, offer, lambda: anytime_moves(table.state, seat), play, reason)


def anytime_moves(state: Bazaar, seat: Seat) -> list[Move]:
    """3.10 Rest once a day; drink as long as there is tea and somebody lying."""
    moves: dict[Move, None] = {}
    fresh, thirsty = seat not in state.rested, state.players[seat].goods[Good.TEA] > 0
    for place, workers in enumerate(state.workforce.spaces):
        for worker in workers:
            if worker.seat == seat and worker.pose is Pose.STANDING and fresh:
                moves[RESTS[place]] = None
            elif worker.seat == seat and worker.pose is Pose.LYING and thirsty:
                moves[DRINKS[place]] = None
    return list(moves)


def play_anytime(table: Table[Bazaar], seat: Seat, move: Move) -> None:
    """3.10 One or the other."""
    match move:
        case Rest(space):
            rest(table, seat, space)
        case Drink(space):
            drink(table, seat, space)


def rest(table: Table[Bazaar], seat: Seat, space: Space) -> None:
    """3.10 A worker lies down where it stands; its owner earns a coin."""
    worker = table.state.workforce.find(space, seat, Pose.STANDING)
    assert worker is not None
    worker.pose = Pose.LYING
    table.state.rested.append(seat)
    table.state.players[seat].coins += 1
    table.tell(Rested, seat, space)


def drink(table: Table[Bazaar], seat: Seat, space: Space) -> None:
    """3.10 One tea goes into the bag; a worker that lies comes home."""
    state = table.state
    state.players[seat].goods.take(Good.TEA)
    state.bag.put(Good.TEA)
    worker = state.workforce.find(space, seat, Pose.LYING)
    assert worker is not None
    state.workforce.go_home(space, worker)
    table.tell(TeaDrunk, seat, space)


def why_not_anytime(state: Bazaar, seat: Seat, move: Move) -> Text | None:
    """Why a worker cannot lie down or come home."""
    match move:
        case Rest(space):
            return text("refusal-rested") if seat in state.rested else text("refusal-nobody-stands", space=space)
        case Drink(space):
            thirsty = state.players[seat].goods[Good.TEA]
            return text("refusal-nobody-lies", space=space) if thirsty else text("refusal-no-tea")
    return None
