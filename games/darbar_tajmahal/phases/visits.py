"""Chapters 6, 7 and 8: how a visit begins and ends, special cards for pairs of tokens, and the end of the match."""

from darbar import Flow, Seat, Table
from darbar.components import clockwise

from ..cards import fill_display
from ..components import CARDS, NONE, PERSONS, VISITS, Province, Source, Symbol
from ..events import HandScored, PairReturned, SpecialCaptured, SpecialTaken, VisitBegan
from ..scoring import hand_points
from ..state import ALL_PRIZES, Stage, Taj


def opening(table: Table[Taj]) -> Flow[None]:
    """6.2 and 6.3 The next province is visited: court and display are complete again."""
    state = table.state
    state.visit += 1
    for person in PERSONS:
        if not state.court >> person & 1:
            state.stock.take(person)
    state.court, state.royal = ALL_PRIZES, NONE
    table.tell(VisitBegan, state.visit, Province(state.province), state.order.first)
    fill_display(table)
    state.stage = Stage.TURN
    yield from ()


def closing(table: Table[Taj]) -> Flow[None]:
    """6.1 Pairs are exchanged; then the next player to the left is first, or the match ends."""
    state = table.state
    last = state.visit == VISITS
    if not last or state.box.rulings.last_pairs == "exchanged":  # ruling last-pairs
        exchange_pairs(table)
    if last:
        score_hands(table)
        state.stage = Stage.OVER
    else:
        seats = len(state.players)
        state.order.begin(clockwise(seats, Seat((state.order.first + 1) % seats)))
        state.stage = Stage.OPENING
    yield from ()


def exchange_pairs(table: Table[Taj]) -> None:
    """7.1 Whoever has two tokens of a person puts them back."""
    for seat, player in enumerate(table.state.players):
        for person in PERSONS:
            if player.tokens[person] > 1:
                player.tokens[person] -= 2
                table.state.stock.put(person, 2)
                take_special(table, Seat(seat), person)


def take_special(table: Table[Taj], seat: Seat, person: Symbol) -> None:
    """7.1 The special card of a person comes from beside the board, or out of the hand of whoever holds it."""
    state = table.state
    card, holder = state.box.specials[person], state.specials[person]
    state.specials[person] = seat
    if holder == seat:
        table.tell(PairReturned, seat, person, CARDS[card])
        return
    if holder == NONE:
        table.tell(SpecialTaken, seat, person, CARDS[card])
    else:
        state.players[holder].hand.take(card)
        table.tell(SpecialCaptured, seat, person, CARDS[card], Seat(holder))
    state.players[seat].hand.put_openly(card)


def score_hands(table: Table[Taj]) -> None:
    """8.1 Everybody lays down what they have in hand, and scores it."""
    for seat, player in enumerate(table.state.players):
        cards = table.reveal(player.hand.lay_open())
        points = hand_points(cards)
        player.points[Source.HAND] += points
        table.tell(HandScored, Seat(seat), points, tuple([CARDS[card] for card in cards]))
