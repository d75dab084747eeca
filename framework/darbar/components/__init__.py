"""What games are built from: turns, workers, stock, tracks, decks and contests, each with a page in the docs."""

from .contests import count, first_come, places, ranking
from .decks import HIDDEN, Bag, Deck, Display, fill_hidden
from .stock import Stock
from .tracks import Track
from .turns import Ending, Order, by_track, clockwise
from .workers import NO_WORKER, OWN_WORKER, Pose, Retinue, Sharing, SpaceRow, Worker, Workforce, why_not_enter

__all__ = [
    "HIDDEN",
    "NO_WORKER",
    "OWN_WORKER",
    "Bag",
    "Deck",
    "Display",
    "Ending",
    "Order",
    "Pose",
    "Retinue",
    "Sharing",
    "SpaceRow",
    "Stock",
    "Track",
    "Worker",
    "Workforce",
    "by_track",
    "clockwise",
    "count",
    "fill_hidden",
    "first_come",
    "places",
    "ranking",
    "why_not_enter",
]
