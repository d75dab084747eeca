"""The web table: any game in a browser, for one person at home and for a club on one server."""

from darbar.plugins import Card, hookimpl


@hookimpl
def darbar_frontends() -> list[Card]:
    """One match in the browser."""
    return [Card("web", "darbar_web.home:run", "in the browser; web:port=8080,open=no")]


@hookimpl
def darbar_commands() -> list[Card]:
    """A server, and a way for programs to play at one."""
    return [
        Card("serve", "darbar_web.command:serve", "Serve all games to browsers, and to programs."),
        Card("join", "darbar_web.joining:join", "Let a program play a seat at a server elsewhere."),
    ]
