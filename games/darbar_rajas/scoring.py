"""10 The end: by how much the markers have crossed; between equals, whose markers met first."""

from darbar import Score, Seat

from .state import Rajas
from .tracks import overlap


def score(state: Rajas, seat: Seat) -> Score:
    """10.3 Fame, and money in steps of fame, against the length of the way."""
    fame, crossing = state.fame[seat], state.box.crossing
    lines = {"fame": fame, "money": overlap(state, seat) - fame + crossing.steps + 1, "way": -crossing.steps - 1}
    place = state.crossed.index(seat) + 1 if seat in state.crossed else len(state.crossed) + 1
    if seat in state.crossed or state.box.rulings.low_ranks == "shared":  # ruling low-ranks
        return Score(lines, (-place, 0), {"crossing": place, "more-fame": 0})
    return Score(lines, (-place, fame), {"crossing": place, "more-fame": fame})
