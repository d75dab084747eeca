"""2 and 10 Rounds and phases: who comes next, when a round is over, and when the match is."""

from darbar import Flow, Seat, Table
from darbar.components import clockwise

from ..components import NONE, Cause
from ..events import MarkersMet, MatchEnded, RoundBegan
from ..province import reveal
from ..state import TURN, Rajas, Works
from ..tracks import overlap
from .navaratnas import is_behind


def phase(state: Rajas) -> str | None:
    """What waits on the agenda comes first; then the next turn; nothing after the end."""
    if state.agenda.todo:
        return "step"
    if state.over:
        return None
    return "turn" if state.stage is TURN else state.stage.value


def closing(table: Table[Rajas]) -> Flow[None]:
    """2.4 A turn is over in which nothing waits."""
    finish(table, table.state.order.current)
    yield from ()


def finish(table: Table[Rajas], seat: Seat) -> None:
    """2.4 A turn is over; the next player who can do something has one."""
    state, order = table.state, table.state.order
    finish_turn(table, seat)
    while not state.over:
        if not order.advance():
            finish_phase(table)
        elif can_act(state, order.current):
            break
    state.stage = TURN


def finish_turn(table: Table[Rajas], seat: Seat) -> None:
    """10.1 What was begun is done; whoever's markers have met or crossed has brought about the end."""
    state = table.state
    for stack in state.works.bare:
        reveal(table, stack)
    state.works = Works()
    if overlap(state, seat) >= 0 and seat not in state.crossed:
        state.crossed.append(seat)
        table.tell(MarkersMet, seat)


def can_act(state: Rajas, seat: Seat) -> bool:
    """2.1 and 11.6 Whether a player has a worker left, or catches up."""
    if state.workforce.home[seat]:
        return seat not in state.order.out
    return is_behind(state, seat)


def finish_phase(table: Table[Rajas]) -> None:
    """2.4 and 10.2 Everybody has had a turn: there is another phase, another round, or the end."""
    state = table.state
    if state.crossed:
        end(table, Cause.MARKERS_MET)
    elif state.busy and any(state.workforce.home):
        state.lap += 1
        state.order.at, state.busy = -1, False
    else:
        finish_round(table)


def finish_round(table: Table[Rajas]) -> None:
    """2.5 Workers go home; who was with the Great Mogul is first now, or else the next player clockwise."""
    state = table.state
    if is_stalemate(state):
        end(table, Cause.STALEMATE)
        return
    count = len(state.players)
    first = state.order.first + 1 if state.mogul == NONE else state.mogul
    state.workforce.all_home()
    state.order.begin(clockwise(count, Seat(first % count)))
    state.order.at = -1
    state.round, state.lap, state.mogul = state.round + 1, 1, NONE
    state.busy = state.moved = False
    table.tell(RoundBegan, state.round, state.order.first)


def is_stalemate(state: Rajas) -> bool:
    """10.4 Whether there is nothing left to build, and nothing has moved for a whole round."""
    if state.moved or state.box.rulings.stalemate == "go-on":  # ruling stalemate
        return False
    return all(tile == NONE for tile in state.offer)


def end(table: Table[Rajas], cause: Cause) -> None:
    """10.2 The match is over."""
    table.state.over = True
    table.state.order.at = 0
    table.tell(MatchEnded, cause)
