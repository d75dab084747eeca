"""8 The end: influence points by where they come from, and what a hand is worth then."""

from collections.abc import Sequence

from darbar import Score, Seat
from darbar.core.moves import word

from .components import COLOUR_KINDS, WHITES, Colour, Source
from .state import Taj

LINES = tuple([word(source) for source in Source])


def score(state: Taj, seat: Seat) -> Score:
    """8.2 Most points win, and equals share the victory."""
    return Score(dict(zip(LINES, state.players[seat].points, strict=True)))


def hand_points(cards: Sequence[int]) -> int:
    """8.1 A point for each special and each white card, and for each of the one colour of which there are most."""
    colours = [0] * len(Colour)
    others = 0
    for card in cards:
        if card >= WHITES:
            others += 1
        else:
            colours[card // COLOUR_KINDS] += 1
    return others + max(colours)
