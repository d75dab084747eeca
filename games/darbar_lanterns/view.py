"""What a seat may know, and what it may imagine."""

from darbar import Dice, Seat
from darbar.components import HIDDEN, fill_hidden

from .setup import hand_cards, wind_cards
from .state import River


def hide(state: River, seat: Seat | None) -> None:
    """Both decks are face down, and cards in hand are their owner's secret."""
    state.deck.hide()
    state.winds.hide()
    for other, hand in enumerate(state.hands):
        if other != seat:
            hand[:] = [HIDDEN] * len(hand)


def imagine(state: River, seat: Seat, dice: Dice) -> None:
    """Deal the cards that nobody has shown to the deck and the other hands, and the unseen winds to theirs."""
    seats, deck, winds = len(state.hands), state.deck, state.winds
    fill_hidden([deck.cards, *state.hands], hand_cards(state.box, seats), deck.discards, dice)
    known_winds = [*winds.discards, *state.forecast.cards]
    fill_hidden([winds.cards], wind_cards(state.box, seats), known_winds, dice)


def conserved(state: River) -> dict[str, int]:
    """Cards change places; none is lost."""
    held = sum(len(hand) for hand in state.hands)
    return {
        "cards": held + len(state.deck.cards) + len(state.deck.discards),
        "winds": len(state.winds.cards) + len(state.winds.discards) + len(state.forecast.cards),
    }
