"""Chapter 5: The end, and what a position is worth."""

from darbar import Score, Seat
from darbar.components import HIDDEN, Stock

from .components import Good, OrderRow
from .phases.evening import PALACE_STEPS, palace_places
from .state import Bazaar

UNFILLED = -2

LAST_HOPE = 0.5
"""How much of the usual hope an order in hand gives on the last day."""


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
    goods = sum(player.goods.left)
    return Score(lines, (goods,), {"goods": goods})


def value(state: Bazaar, seat: Seat) -> float:
    """What a sensible player would say: points so far, goods at their price, prospects of orders and of workers."""
    player, total = state.players[seat], float(score(state, seat).total)
    if state.over:
        return total
    goods = sum(player.goods[good] * (1.5 if good == state.fashion else 1.2) for good in Good)
    cards = [state.box.components.orders[card] for card in player.hand if card != HIDDEN]
    hope = LAST_HOPE if last_day(state) else 1.0
    return total + goods + hope * sum(prospect(card, player.goods) for card in cards) + workers_worth(state, seat)


def last_day(state: Bazaar) -> bool:
    """Whether there is no tomorrow."""
    return state.day == state.box.options.days or state.ending.rounds_left == 0


def prospect(order: OrderRow, goods: Stock) -> float:
    """An order in hand will be filled some day: the more of its goods are there, the likelier."""
    gain = order.coins + order.points - sum(order.goods) - UNFILLED
    there = sum(min(goods[good], order.goods[good]) for good in Good) / sum(order.goods)
    return gain * (0.35 + 0.35 * there)


def workers_worth(state: Bazaar, seat: Seat) -> float:
    """A worker that can still be placed today is worth more than a coin; those at the palace, what they would win."""
    home = 0 if seat in state.order.out else state.workforce.home[seat]
    won = sum(PALACE_STEPS[place] for winner, _, place in palace_places(state) if winner == seat)
    return 1.5 * home + 0.8 * won
