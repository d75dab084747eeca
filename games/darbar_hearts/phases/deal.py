"""Chapter 1: The deal.

All cards that are in play are dealt. Everyone looks at their own, and nobody at those of others.
"""

from darbar import Flow, Seat, Table

from ..components import a_set, cards_in
from ..events import HandBegan, HandDealt
from ..state import Hearts
from .tricks import begin_play, passes


def deal(table: Table[Hearts]) -> Flow[None]:
    """1.2 A new hand; 2.1 says whether cards are passed in it."""
    state = table.state
    state.hand += 1
    table.tell(HandBegan, state.hand, state.direction)
    deal_all(table)
    if passes(state):
        state.stage = "passing"
    else:
        begin_play(table)
    yield from ()


def deal_all(table: Table[Hearts]) -> None:
    """1.2 Shuffle, and deal equal hands; each player sees the own one."""
    state = table.state
    cards, seats = cards_in(state.deck), len(state.hands)
    table.shuffle(cards)
    state.deck = 0
    for seat in range(seats):
        hand = a_set(cards[seat::seats])
        state.hands[seat] = table.reveal(hand, to=Seat(seat))
        table.tell(HandDealt, Seat(seat), tuple(cards_in(hand)))
