"""The river: its spaces, the bridge, boats, and workers that wait."""

from functools import lru_cache

from darbar import Seat, text
from darbar.core.moves import ident
from darbar.ui.scene import Line, Panel, Piece, River, shows

from ..box import RajasBox
from ..components import NONE, Post, RiverTile
from ..river import reward
from ..state import Rajas
from .items import items


def river_panel(view: Rajas) -> Panel:
    """The spaces along the river, from the start on."""
    boats = tuple([player.boat for player in view.players])
    waiting = tuple([seat for seat, player in enumerate(view.players) if player.waiting >> Post.RIVER & 1])
    return sailed(view.box, tuple(view.river), boats, waiting)


@lru_cache(maxsize=1024)
def sailed(box: RajasBox, river: tuple[int, ...], boats: tuple[int, ...], waiting: tuple[int, ...]) -> Panel:
    """The same with these tiles, boats, and workers on the bridge."""
    spaces, after = [space_line(box, space, tile, boats) for space, tile in enumerate(river)], box.bridge + 1
    return Panel("river", "panel-river", (*spaces[:after], bridge_line(waiting), *spaces[after:]), River())


def space_line(box: RajasBox, space: int, tile: int, at: tuple[int, ...]) -> Line:
    """A space: what it gives, and the boats there."""
    boats = tuple(Piece("boat", Seat(seat)) for seat, boat in enumerate(at) if boat == space)
    return Line(
        text("line-space", space=space) if space else "line-start",
        key=f"river-{space}",
        ids=() if tile == NONE else shows(RiverTile(tile)),
        gives=items(reward(box, space, tile)) if space else (),
        pieces=(*boats, *((Piece(ident(RiverTile(tile))),) if tile != NONE else ())),
    )


def bridge_line(waiting: tuple[int, ...]) -> Line:
    """The bridge, and the workers that wait there."""
    return Line("line-bridge", key="bridge", pieces=tuple(Piece("worker", Seat(seat)) for seat in waiting))
