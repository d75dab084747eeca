"""Agra: workers, goods and notables on the way to Akbar's birthday, 2 to 4 players."""

from darbar.plugins import Card, hookimpl


@hookimpl
def darbar_games() -> list[Card]:
    """The game."""
    return [Card("agra", "darbar_agra.game:AGRA", "goods, notables and meditation in Akbar's city, 2 to 4 players")]
