"""What a position is worth: the same to everyone, because all want the same."""

from typing import Final

from darbar import Seat

from .components import HOURS
from .scoring import rescued
from .state import River

WORRY: Final[tuple[float, ...]] = (3.0, 1.0, 0.4, 0.1)
"""How much a flame of this height is worth worrying about."""

RESCUED, LOST = 6.0, -6.0

THIRST = 0.3
"""How much each measure of oil is missed that the next two hours could use."""


def value(state: River, seat: Seat) -> float:
    """Worries about flames and oil; at the end, whether the river was rescued, and how far from it."""
    if state.over:
        return RESCUED if rescued(state) else LOST - state.dark
    hours_left = HOURS - state.hour + 1
    return -flame_worries(state, hours_left) - THIRST * oil_missing(state, hours_left)


def flame_worries(state: River, hours_left: int) -> float:
    """Low flames, as they will be after a breeze; the nearer dawn is, the less time to light them again."""
    flames = state.flames.copy()
    for lantern in state.forecast.cards:
        flames[lantern] = max(0, flames[lantern] - 1)
    return (1.0 + 1.0 / hours_left) * sum([WORRY[flame] for flame in flames])


def oil_missing(state: River, hours_left: int) -> int:
    """How much less oil there is than the players could pour in two hours, or in the last one."""
    return max(0, min(2, hours_left) * len(state.hands) - state.oil)
