"""What an experienced player counts of a seat: its points, and what the cards that are seen of it threaten."""

from darbar import Seat

from .scoring import points_of, total
from .state import Hearts
from .value import feared, value

POINTS, HAND = 26.0, 13.0
"""The points and the cards of a hand."""


def features(view: Hearts, seat: Seat) -> list[float]:
    """The value of a seat and its parts; only what the view holds is read."""
    return [
        value(view, seat) / POINTS,
        total(view, seat) / POINTS,
        points_of(view.taken[seat]) / POINTS,
        feared(view, seat) / POINTS,
        view.cards_left(seat) / HAND,
        max(total(view, Seat(other)) for other in range(len(view.taken))) / POINTS,
    ]
