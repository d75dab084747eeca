"""6.3 and 6.4 Cards from the deck: into a hand, into the display, and back from the discards."""

from darbar import Seat, Table

from .components import CARDS
from .events import CardDrawn, DeckShuffled, DisplayFilled
from .state import Taj


def draw_card(table: Table[Taj], seat: Seat) -> None:
    """The top card of the deck comes into a hand, where nobody else sees it; nothing, if there is none."""
    state = table.state
    before = len(state.deck.discards)
    card = table.draw(state.deck, seen_by=seat)
    tell_shuffling(table, before)
    if card is not None:
        state.players[seat].hand.put(card)
        table.tell(CardDrawn, seat, CARDS[card])
    renew(table)


def fill_display(table: Table[Taj]) -> None:
    """6.3 The display is filled up, for everyone to see."""
    state = table.state
    before = len(state.deck.discards)
    added = state.display.refill(table, state.deck)
    tell_shuffling(table, before)
    if added:
        table.tell(DisplayFilled, tuple([CARDS[card] for card in added]))
    renew(table)


def tell_shuffling(table: Table[Taj], discards: int) -> None:
    """6.4 When discards have become the deck, everybody is told."""
    if len(table.state.deck.discards) < discards:
        table.tell(DeckShuffled)


def renew(table: Table[Taj]) -> None:
    """By the ruling reshuffle, discards become the deck with the last card of the old one."""
    state = table.state
    deck = state.deck
    if not deck.cards and deck.discards and state.box.rulings.reshuffle == "at-once":  # ruling reshuffle
        deck.cards, deck.discards = deck.discards, []
        table.shuffle(deck.cards)
        table.tell(DeckShuffled)
