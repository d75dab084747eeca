"""Bazaar: a worker-placement game of ten minutes, and the model for game writers."""

from darbar.plugins import Card, hookimpl


@hookimpl
def darbar_games() -> list[Card]:
    """The game."""
    return [Card("bazaar", "darbar_bazaar.game:BAZAAR", "workers, caravans and secret orders, 2 to 5 players")]
