"""Taj Mahal: hands of cards compete for princes, palaces and provinces in the north-west of India."""

from darbar.plugins import Card, hookimpl


@hookimpl
def darbar_games() -> list[Card]:
    """The game."""
    return [
        Card("tajmahal", "darbar_tajmahal.game:TAJMAHAL", "bids, palaces and roads in Mughal India, 3 to 5 players")
    ]
