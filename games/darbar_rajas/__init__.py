"""Rajas of the Ganges: dice, provinces and two tracks that meet, 2 to 4 players."""

from darbar.plugins import Card, hookimpl


@hookimpl
def darbar_games() -> list[Card]:
    """The game."""
    return [Card("rajas", "darbar_rajas.game:RAJAS", "dice, provinces and two tracks that meet, 2 to 4")]
