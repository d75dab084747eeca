"""The farm: what it produces, where farmers may walk, and which covers still lie.

Sides go clockwise and their spaces are counted clockwise from their first corner; a good is produced on the side that
begins at its corner, up to the farmer, and on the side that ends there, from the farmer on.
"""

from typing import Final

from darbar import Move, Seat, Table

from .box import AgraBox
from .components import Cover, Direction, Side
from .events import FarmerWalked, Uncovered
from .moves import UNCOVER, WALK
from .state import Agra, Player

STEPS: Final[tuple[int, ...]] = (1, -1)
COVERS: Final[tuple[Cover, ...]] = tuple(Cover)
SIDES, WAYS = range(len(Side)), range(len(Direction))


def production(box: AgraBox, player: Player, good: int) -> int:
    """5.2.3 The uncovered spaces between a good's corner and the two farmers next to it."""
    begins, ends = box.corners[good]
    before, after = player.farmers[begins], player.farmers[ends]
    spaces = before - 1 + box.side_lengths[ends] - after
    for cover in (2 * begins, 2 * begins + 1):
        spaces -= player.covers >> cover & 1 and box.cover_spaces[cover] < before
    for cover in (2 * ends, 2 * ends + 1):
        spaces -= player.covers >> cover & 1 and box.cover_spaces[cover] > after
    return spaces


def may_walk(box: AgraBox, player: Player, side: int, direction: int) -> bool:
    """6.2.2.1 A farmer stays on its side and never steps on a cover."""
    space = player.farmers[side] + STEPS[direction]
    if not 1 <= space <= box.side_lengths[side]:
        return False
    for cover in (2 * side, 2 * side + 1):
        if player.covers >> cover & 1 and box.cover_spaces[cover] == space:
            return False
    return True


def walks(state: Agra, seat: Seat) -> list[Move]:
    """Every step a farmer can take."""
    box, player = state.box, state.players[seat]
    return [WALK[side][way] for side in SIDES for way in WAYS if may_walk(box, player, side, way)]


def any_walk(state: Agra, seat: Seat) -> bool:
    """Whether some farmer can take a step."""
    box, player = state.box, state.players[seat]
    for side in SIDES:
        if may_walk(box, player, side, 0) or may_walk(box, player, side, 1):
            return True
    return False


def walk(table: Table[Agra], seat: Seat, side: Side, direction: Direction) -> None:
    """A farmer goes one space on."""
    farmers = table.state.players[seat].farmers
    farmers[side] += STEPS[direction]
    table.tell(FarmerWalked, seat, side, farmers[side])


def covers(state: Agra, seat: Seat) -> list[Move]:
    """The covers that can be removed: all that still lie."""
    lying = state.players[seat].covers
    return [UNCOVER[cover] for cover in COVERS if lying >> cover & 1]


def uncover(table: Table[Agra], seat: Seat, cover: Cover) -> None:
    """A cover is removed for good."""
    table.state.players[seat].covers &= ~(1 << cover)
    table.tell(Uncovered, seat, cover)
