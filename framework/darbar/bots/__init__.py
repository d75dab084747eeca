"""The bots that come with Darbar."""

from ..hookspecs import Card, hookimpl


@hookimpl
def darbar_bots() -> list[Card]:
    """One that knows nothing."""
    return [Card("random", "darbar.bots.random:RandomBot", "plays any offered move")]
