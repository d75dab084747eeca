"""The table as a frontend draws it: round and tracks, tiles on offer, the board, the river, and the provinces.

Everything is drawn from a view; what stays the same is made once. `pointing` says what moves are about.
"""

from darbar import Seat
from darbar.ui.scene import Scene

from ..state import Rajas
from .board import income_panel, market_panel, palace_panel, scrolls_panel, stacks_panel, works_panel
from .players import player_panel
from .river import river_panel
from .tracks import round_panel, tracks_panel


def scene(view: Rajas, seat: Seat | None) -> Scene:
    """The whole table, the watcher's own province before the others."""
    count = len(view.players)
    players = (player_panel(view, Seat(((seat or 0) + step) % count)) for step in range(count))
    board = (stacks_panel(view), works_panel(view), market_panel(view), palace_panel(view), river_panel(view))
    return Scene((round_panel(view), tracks_panel(view), *board, scrolls_panel(view), income_panel(view), *players))
