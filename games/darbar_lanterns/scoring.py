"""Chapter 5: The end. All have the same score, and the same goal."""

from darbar import Score, Seat

from .state import River


def rescued(state: River) -> bool:
    """5.2 Whether all lanterns are lit, and the night is not lost."""
    return not state.lost and not state.dark


def score(state: River, seat: Seat) -> Score:
    """5.2 The lanterns that are lit; they are everybody's."""
    return Score({"lit": len(state.flames) - state.dark})
