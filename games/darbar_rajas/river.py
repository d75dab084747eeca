"""7 The river: free spaces, the bridge, and what a boat finds where it stops."""

from darbar import Seat, Table

from .box import RajasBox
from .components import NONE, Post
from .events import BoatSailed
from .state import Rajas
from .steps import Step
from .tracks import activate


def ahead(state: Rajas, seat: Seat, most: int) -> list[int]:
    """7.3 The next free spaces of a boat, up to so many: those without another boat, and always the last one."""
    last, boat = state.box.last_space, state.players[seat].boat
    taken = {player.boat for player in state.players}
    taken.discard(last)
    free: list[int] = []
    for space in range(boat + 1, last + 1):
        if len(free) == most:
            break
        if space not in taken:
            free.append(space)
    return free


def voyage(state: Rajas, seat: Seat, spaces: int) -> int:
    """6.8 Where the Portuguese brings a boat; NONE when he does not sail."""
    free = ahead(state, seat, spaces)
    if len(free) == spaces:
        return free[-1]
    early = state.players[seat].boat <= state.box.last_space - spaces
    return free[-1] if free and early and state.box.rulings.portuguese == "stop" else NONE  # ruling portuguese


def can_voyage(state: Rajas, seat: Seat, spaces: int) -> bool:
    """6.8 Whether the Portuguese sails; far enough from the end he does, wherever the other boats are."""
    room = state.box.last_space - state.players[seat].boat - len(state.players) + 1
    return room >= spaces or voyage(state, seat, spaces) != NONE


def sail(table: Table[Rajas], seat: Seat, space: int) -> None:
    """7.4 and 7.5 The boat stops there; past the bridge its worker comes first, then what the space gives."""
    state, player = table.state, table.state.players[seat]
    passed = player.boat <= state.box.bridge < space
    player.boat = space
    table.tell(BoatSailed, seat, space)
    state.agenda.first(reward(state.box, space, state.river[space]))
    if passed:
        activate(table, seat, Post.RIVER)


def reward(box: RajasBox, space: int, tile: int) -> tuple[Step, ...]:
    """7.4 and 13.2 What a space gives: what is printed, or the river tile that lies there."""
    return box.river[space] if tile == NONE else box.river_tiles[tile]


def sail_exactly(table: Table[Rajas], seat: Seat, step: Step) -> None:
    """6.8 Exactly so many free spaces on."""
    space = voyage(table.state, seat, step.amount)
    if space != NONE:
        sail(table, seat, space)
