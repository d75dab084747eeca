"""What players can decide."""

from darbar import Move

from .components import HandCard, Lantern


class Tend(Move):
    """Tend the {lantern} lantern with its card."""

    lantern: Lantern


class Row(Move):
    """Row the boat to the {lantern} lantern."""

    lantern: Lantern


class Fetch(Move):
    """Lay down the {card} card and fetch oil."""

    card: HandCard
