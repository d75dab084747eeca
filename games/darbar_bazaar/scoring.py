"""Chapter 5: The end, and what a position is worth."""

from darbar import Score, Seat

from .components import Good
from .state import Bazaar

UNFILLED = -2


def score(state: Bazaar, seat: Seat) -> Score:
    """5.2 Coins, orders, reputation, less two for each order still in hand; equals compare their goods."""
    player = state.players[seat]
    points = sum(state.box.components.orders[card].points for card in player.filled)
    lines = {
        "coins": player.coins,
        "orders": points,
        "reputation": state.reputation[seat],
        "unfilled": UNFILLED * len(player.hand),
    }
    return Score(lines, (sum(player.goods.left),))


def value(state: Bazaar, seat: Seat) -> float:
    """What a sensible player would say: points so far, goods at their price, and a little for every order in hand."""
    player = state.players[seat]
    goods = sum(player.goods[good] * (1.5 if good == state.fashion else 1.2) for good in Good)
    return score(state, seat).total + goods + 2.5 * len(player.hand) + 1.5 * state.workforce.home[seat]
