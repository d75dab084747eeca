"""The table as a frontend draws it: the visit and its court, cards, the map, and each player.

Everything is drawn from a view, so that what its seat may not know is not there to be shown.
"""

from darbar import Seat
from darbar.ui.scene import Scene

from ..state import Taj
from .cards import cards_panel
from .court import court_panel, visit_panel
from .map import map_panel
from .players import player_panel


def scene(view: Taj, seat: Seat | None) -> Scene:
    """What lies on the table, and each player, the watcher first."""
    count = len(view.players)
    players = [player_panel(view, Seat(((seat or 0) + step) % count)) for step in range(count)]
    return Scene((visit_panel(view), court_panel(view), cards_panel(view), map_panel(view), *players))
