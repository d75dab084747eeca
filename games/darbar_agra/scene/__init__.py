"""Agra as a frontend draws it: the main board, the empire board, the river, and each player's board.

What a move names (a space, a good, a notable) is the id of a part; `darbar_agra.pointing` says which where it lies in
several places.
"""

from darbar import Seat
from darbar.ui.scene import Scene

from ..state import Agra
from .board import (
    buildings_panel,
    characters_panel,
    favours_panel,
    meditation_panel,
    prices_panel,
    round_panel,
)
from .empire import influence_panel, orders_panel
from .players import player_panel
from .river import river_panel


def scene(view: Agra, seat: Seat | None) -> Scene:
    """The main board, the influence tracks, the river, the orders, and each player's board, the watcher's own first."""
    count = len(view.players)
    players = [player_panel(view, Seat(((seat or 0) + step) % count)) for step in range(count)]
    board = (round_panel(view), characters_panel(view), buildings_panel(view), prices_panel(view))
    tiles = (meditation_panel(view), favours_panel(view), influence_panel(view))
    return Scene((*board, *tiles, river_panel(view), orders_panel(view), *players))
