"""Al-Rashid: families, guilds and trade at the court of the Caliph, 2 to 5 players."""

from darbar.plugins import Card, hookimpl


@hookimpl
def darbar_games() -> list[Card]:
    """The game."""
    return [Card("alrashid", "darbar_alrashid.game:ALRASHID", "families, guilds and trade at a Caliph's court, 2 to 5")]
