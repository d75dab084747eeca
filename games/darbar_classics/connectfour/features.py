"""What whoever learns is told of a seat beside the discs."""

from darbar import Seat

from .board import ConnectFour
from .value import value


def features(view: ConnectFour, seat: Seat) -> list[float]:
    """Whether a seat is next, because this game keeps no turns; and what its lines are worth."""
    return [float(view.discs % 2 == seat), value(view, seat)]
