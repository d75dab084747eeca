"""Hearts: a trick-taking game in which nobody wants the tricks."""

from darbar.plugins import Card, hookimpl


@hookimpl
def darbar_games() -> list[Card]:
    """The game."""
    return [Card("hearts", "darbar_hearts.game:HEARTS", "tricks that nobody wants, 3 to 5 players")]
