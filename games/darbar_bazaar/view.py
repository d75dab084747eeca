"""What a seat may know, and what it may imagine."""

from darbar import Dice, Seat
from darbar.components import HIDDEN, fill_hidden

from .components import OrderCard
from .state import Bazaar


def hide(state: Bazaar, seat: Seat | None) -> None:
    """The deck is face down, and orders in hand are their owner's secret."""
    state.deck.hide()
    for other, player in enumerate(state.players):
        if other != seat:
            player.hand[:] = [HIDDEN] * len(player.hand)


def imagine(state: Bazaar, seat: Seat, dice: Dice) -> None:
    """Deal the orders that nobody has shown to the deck and the other hands."""
    hands = [player.hand for player in state.players]
    open_cards = [*state.offers.cards, *state.deck.discards, *(card for p in state.players for card in p.filled)]
    fill_hidden([state.deck.cards, *hands], [int(order) for order in OrderCard], open_cards, dice)


def conserved(state: Bazaar) -> dict[str, int]:
    """Goods, orders and workers: none appears, none is lost."""
    workforce = state.workforce
    on_spaces = sum(len(workers) for workers in workforce.spaces)
    orders = [*state.deck.cards, *state.deck.discards, *state.offers.cards]
    orders += [card for player in state.players for card in (*player.hand, *player.filled)]
    goods = sum(state.stalls.left) + sum(state.bag.counts) + len(state.caravan.cards)
    return {
        "workers": sum(workforce.home) + sum(workforce.reserve) + on_spaces,
        "goods": goods + sum(sum(player.goods.left) for player in state.players),
        "orders": len(orders),
    }
