"""Lanterns: a cooperative game of ten minutes. All choose in secret, and all win or lose together."""

from darbar.plugins import Card, hookimpl


@hookimpl
def darbar_games() -> list[Card]:
    """The game."""
    return [Card("lanterns", "darbar_lanterns.game:LANTERNS", "keep the river lit till dawn, together, 1 to 4 players")]
