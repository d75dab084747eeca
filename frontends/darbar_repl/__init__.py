"""The terminal table: any game, on the whole screen or line by line."""

from darbar.plugins import Card, hookimpl


@hookimpl
def darbar_frontends() -> list[Card]:
    """One for terminals, and one for everything that reads and writes lines."""
    return [
        Card("repl", "darbar_repl.repl:run", "on the whole screen of a terminal"),
        Card("plain", "darbar_repl.plain:run", "line by line, on any terminal or pipe"),
    ]


@hookimpl
def darbar_commands() -> list[Card]:
    """What happens before a match, and what can be seen after it."""
    return [
        Card("welcome", "darbar_repl.welcome:welcome", "Choose a game and who plays, or go on with a match."),
        Card("watch", "darbar_repl.viewer:watch", "Watch a saved match on the whole screen, step by step."),
    ]
