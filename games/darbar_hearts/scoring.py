"""Chapters 4 and 5: what cards count, and what players have."""

from darbar import Score, Seat

from .components import HEARTS, QUEEN, RANKS, Cards
from .state import Hearts

QUEEN_POINTS = 13
ALL_POINTS = RANKS + QUEEN_POINTS


def points_of(cards: Cards) -> int:
    """4.1 What cards count: hearts one each, the queen of spades thirteen."""
    return (cards & HEARTS).bit_count() + (QUEEN_POINTS if cards & QUEEN else 0)


def total(state: Hearts, seat: Seat) -> int:
    """The points of a seat from the hands before."""
    return state.hearts[seat] + state.queens[seat] + state.moons[seat]


def score(state: Hearts, seat: Seat) -> Score:
    """5.2 Where the points come from; fewest win, and equals share the place."""
    return Score({"hearts": state.hearts[seat], "queens": state.queens[seat], "moons": state.moons[seat]})
