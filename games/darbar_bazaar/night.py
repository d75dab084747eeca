"""The night market: a variant of Bazaar in which only what is in fashion can be sold, and dearly."""

from typing import TYPE_CHECKING, Any

from darbar.plugins import Card, hookimpl

if TYPE_CHECKING:
    from darbar import Game


@hookimpl
def darbar_variants(game: str) -> list[Card]:
    """The night market, for Bazaar alone."""
    if game != "bazaar":
        return []
    return [Card("night", "darbar_bazaar.night:night_market", "only the good in fashion is sold, for 3 coins")]


def night_market(game: "Game[Any]") -> "Game[Any]":
    """4.2 is replaced: the good in fashion sells for 3 coins, the others not at all."""
    from .phases.evening import sell_at

    return game.change(
        title=f"{game.title}: the night market",
        phases={**game.phases, "selling": sell_at(lambda state, good: 3 if good == state.fashion else 0)},
    )
