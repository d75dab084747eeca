"""What is in a bag that one cannot look into, guessed from what lies open.

Whoever counts along knows it; who does not remembers what the bag's owner has done. The numbers are the averages of
matches between bots.
"""

from darbar import Dice

from .components import START_RUPEES
from .state import Agra

ROUND, CONTRACT, ORDER = 0.3, 3.6, 3.5
"""What a round, a contract won and an order filled leave in a bag on average."""

MISTAKE = 5
"""By how much a guess may be wrong."""


def likely_bag(state: Agra, seat: int) -> float:
    """The rupees that a seat has by now, most likely."""
    orders = sum([column.count(seat) for column in state.orders])
    return (
        START_RUPEES + ROUND * state.round + CONTRACT * state.holders.count(seat) + ORDER * orders + tiles(state, seat)
    )


def tiles(state: Agra, seat: int) -> int:
    """What the building bonus tiles of a seat have paid."""
    rows = state.box.components.bonuses
    return sum([rows[tile].rupees for tile, owner in enumerate(state.bonuses) if owner == seat])


def imagined_bag(state: Agra, seat: int, dice: Dice) -> int:
    """Some sum that the bag may well hold."""
    return max(0, round(likely_bag(state, seat)) + dice.below(2 * MISTAKE + 1) - MISTAKE)
