"""Summaries: what players should always see of their own: money, goods, workers, cards in hand.

A panel says in `summary` which of its parts these are; of one that says nothing, they are the parts that count things,
and hands of cards. A frontend keeps them in sight, wherever the rest of the table is scrolled to.
"""

from collections.abc import Iterator

from ..core.seats import Seat
from .scene import Card, Hand, Panel, Part, Pile, Scene, Stock


def summary(scene: Scene, seat: Seat) -> tuple[Part, ...]:
    """The parts that sum up what a seat has, from all panels that it owns."""
    return tuple(part for panel in scene.panels if panel.owner == seat for part in _summed_up(panel))


def _summed_up(panel: Panel) -> Iterator[Part]:
    for part in panel.parts:
        if part.key in panel.summary if panel.summary else _counts(part, panel):
            yield part


def _counts(part: Part, panel: Panel) -> bool:
    """Whether a part is worth seeing always: it counts things, or is in a hand."""
    match part:
        case Panel():
            return isinstance(part.shape, Hand)
        case Card():
            return isinstance(panel.shape, Hand)
    return isinstance(part, Stock | Pile) or bool(part.pieces)
