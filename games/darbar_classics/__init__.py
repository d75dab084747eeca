"""Classics: tic-tac-toe and connect four, which every framework has."""

from darbar.plugins import Card, hookimpl


@hookimpl
def darbar_games() -> list[Card]:
    """Two games for two."""
    return [
        Card("tictactoe", "darbar_classics.tictactoe.game:TICTACTOE", "three in a row on nine cells"),
        Card("connectfour", "darbar_classics.connectfour.game:CONNECTFOUR", "four in a row, discs fall down"),
    ]
