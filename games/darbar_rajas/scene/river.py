"""The river: its spaces, the bridge, boats, and workers that wait."""

from darbar import Seat, text
from darbar.core.moves import ident
from darbar.ui.scene import Line, Panel, Piece, River, shows

from ..components import NONE, Post, RiverTile
from ..river import reward
from ..state import Rajas
from .items import items


def river_panel(view: Rajas) -> Panel:
    """The spaces along the river, from the start on."""
    last, bridge = view.box.last_space, view.box.bridge
    before = (space_line(view, space) for space in range(bridge + 1))
    after = (space_line(view, space) for space in range(bridge + 1, last + 1))
    return Panel("river", "panel-river", (*before, bridge_line(view), *after), River())


def space_line(view: Rajas, space: int) -> Line:
    """A space: what it gives, and the boats there."""
    tile = view.river[space]
    boats = tuple(Piece("boat", Seat(seat)) for seat, player in enumerate(view.players) if player.boat == space)
    return Line(
        text("line-space", space=space) if space else "line-start",
        key=f"river-{space}",
        ids=() if tile == NONE else shows(RiverTile(tile)),
        gives=items(reward(view, space)) if space else (),
        pieces=(*boats, *((Piece(ident(RiverTile(tile))),) if tile != NONE else ())),
    )


def bridge_line(view: Rajas) -> Line:
    """The bridge, and the workers that wait there."""
    waiting = (Seat(seat) for seat, player in enumerate(view.players) if player.waiting >> Post.RIVER & 1)
    return Line("line-bridge", key="bridge", pieces=tuple(Piece("worker", seat) for seat in waiting))
