"""Plain: any game, line by line, on any terminal or pipe."""

from darbar.hookspecs import Card, hookimpl


@hookimpl
def darbar_frontends() -> list[Card]:
    """One frontend for everything that reads and writes lines."""
    return [Card("plain", "darbar_plain.frontend:run", "line by line, on any terminal or pipe")]
