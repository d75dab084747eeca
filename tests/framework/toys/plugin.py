"""The toys as a plugin."""

from darbar import Card, Game, hookimpl


@hookimpl
def darbar_games() -> list[Card]:
    """One game."""
    return [Card("caravan", "toys:CARAVAN", "a game for tests")]


@hookimpl
def darbar_variants(game: str) -> list[Card]:
    """One variant."""
    return [Card("short", "toys.plugin:short", "one round")] if game == "caravan" else []


def short(game: Game) -> Game:
    """A match without turns after the first of each seat."""
    return game.change(phase=lambda state: "turn" if state.order and state.turn < len(state.hands) else None)
