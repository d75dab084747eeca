"""Chapter 1: Setting up."""

from darbar import Dice

from .components import DECKS, HeartsBox
from .state import Hearts


def setup(seats: int, dice: Dice, box: HeartsBox) -> Hearts:
    """1.1 Before the first deal: nobody has cards or points."""
    return Hearts(
        box=box,
        deck=DECKS[seats],
        hands=[0] * seats,
        passed=[0] * seats,
        taken=[0] * seats,
        void=[0] * seats,
        hearts=[0] * seats,
        queens=[0] * seats,
        moons=[0] * seats,
    )
