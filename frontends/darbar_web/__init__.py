"""The web table: any game in a browser, for one person at home and for a club on one server."""

from darbar.plugins import Card, hookimpl


@hookimpl
def darbar_commands() -> list[Card]:
    """A server."""
    return [Card("serve", "darbar_web.command:serve", "Serve all games to browsers, and to programs.")]
