"""Everything on the table."""

from enum import Enum

from darbar import State
from darbar.components import Deck, Display

from .components import HOURS, LanternsBox


class Stage(Enum):
    """The parts of an hour; each is a phase."""

    FORECAST = "forecast"
    TENDING = "tending"
    WIND = "wind"


class River(State):
    """The state of a match: `flames[lantern]`, from 0 for a dark one; hands hold numbers of `HandCard`.

    Cards of the deck of winds are lanterns; those that are `forecast` lie open.
    """

    box: LanternsBox
    flames: list[int]
    hands: list[list[int]]
    deck: Deck
    winds: Deck
    forecast: Display
    oil: int
    stage: Stage = Stage.FORECAST
    hour: int = 1
    lost: bool = False

    @property
    def over(self) -> bool:
        """5.1 and 5.2 Whether it is dawn, or lost before."""
        return self.lost or self.hour > HOURS

    @property
    def dark(self) -> int:
        """How many lanterns are dark."""
        return self.flames.count(0)
