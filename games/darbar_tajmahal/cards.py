"""6.3 and 6.4 Cards from the deck: into a hand, into the display, and back from the discards."""

from darbar import Seat, Table

from .components import CARDS
from .events import CardDrawn, DeckShuffled, DisplayFilled
from .state import Taj


def draw_card(table: Table[Taj], seat: Seat) -> None:
    """The top card of the deck comes into a hand, where nobody else sees it; nothing, if there is none."""
    state = table.state
    returning = discards_for(state, 1)
    card = table.draw(state.deck, seen_by=seat)
    if returning:
        note_shuffling(table, returning)
    if card is not None:
        player = state.players[seat]
        player.hand.put(card)
        player.drawn.append(card)
        table.tell(CardDrawn, seat, CARDS[card])
    renew(table)


def fill_display(table: Table[Taj]) -> None:
    """6.3 The display is filled up, for everyone to see."""
    state = table.state
    deck, display = state.deck, state.display
    left, returning = len(deck.cards), discards_for(state, display.size - len(display.cards))
    added = display.refill(table, deck)
    if returning:
        note_shuffling(table, returning)
    note_open(state, added[left:] if returning else added)
    if added:
        table.tell(DisplayFilled, tuple([CARDS[card] for card in added]))
    renew(table)


def discards_for(state: Taj, cards: int) -> list[int]:
    """6.4 The discards, if drawing so many cards makes them the deck; else nothing."""
    deck = state.deck
    return sorted(deck.discards) if len(deck.cards) < cards else []


def note_shuffling(table: Table[Taj], discards: list[int]) -> None:
    """6.4 When discards have become the deck, everybody is told, and knows what it holds."""
    state = table.state
    state.returned = discards
    for player in state.players:
        player.drawn.clear()
    table.tell(DeckShuffled)


def note_open(state: Taj, cards: list[int]) -> None:
    """What everybody has seen come out of the deck is no longer in it."""
    for card in cards:
        if card in state.returned:
            state.returned.remove(card)


def renew(table: Table[Taj]) -> None:
    """By the ruling reshuffle, discards become the deck with the last card of the old one."""
    state = table.state
    deck = state.deck
    if not deck.cards and deck.discards and state.box.rulings.reshuffle == "at-once":  # ruling reshuffle
        returning = discards_for(state, 1)
        deck.cards, deck.discards = deck.discards, []
        table.shuffle(deck.cards)
        note_shuffling(table, returning)
