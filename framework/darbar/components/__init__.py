"""What games are built from, from turns and workers to roads and rewards, each with a page in the docs."""

from .agendas import Agenda
from .contests import count, first_come, places, ranking, sole_most
from .decks import HIDDEN, Bag, Deck, Display, fill_hidden
from .hands import Hand
from .networks import Network, places_in
from .roads import RoadGrid, rotations, turned
from .rolled import RolledDice
from .stock import Stock
from .tracks import CrossingTracks, Track
from .turns import Ending, Order, by_track, clockwise
from .workers import NO_WORKER, OWN_WORKER, Pose, Retinue, Sharing, SpaceRow, Worker, Workforce, why_not_enter

__all__ = [
    "HIDDEN",
    "NO_WORKER",
    "OWN_WORKER",
    "Agenda",
    "Bag",
    "CrossingTracks",
    "Deck",
    "Display",
    "Ending",
    "Hand",
    "Network",
    "Order",
    "Pose",
    "Retinue",
    "RoadGrid",
    "RolledDice",
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
    "places_in",
    "ranking",
    "rotations",
    "sole_most",
    "turned",
    "why_not_enter",
]
