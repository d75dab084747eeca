"""What players can decide."""

from enum import Enum

from darbar import Move, Way

from .components import Good, OrderCard, Space


class Gift(Way, Enum):
    """How the owner of a worker that was sent home is consoled."""

    COIN = "coin"
    PRAISE = "praise"


class Buy(Move):
    """Buy {good} from the caravan for 1 coin."""

    good: Good


class Place(Move):
    """Place a worker at the {space}."""

    space: Space


class Take(Move):
    """Take {good} from the caravan."""

    good: Good


class TakeOrder(Move, tag="order"):
    """Take the order for the {order}."""

    order: OrderCard


class DrawOrder(Move, tag="draw"):
    """Draw a secret order."""


class Fill(Move):
    """Fill the order for the {order}."""

    order: OrderCard


class Accept(Move):
    """Accept {gift} for the worker that was sent home."""

    gift: Gift


class Rest(Move):
    """Lay down a worker at the {space} and earn 1 coin."""

    space: Space


class Drink(Move):
    """Drink tea: the worker lying at the {space} comes home."""

    space: Space


class Sell(Move):
    """Sell {good}."""

    good: Good
