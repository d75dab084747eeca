"""Chapter 2: Passing.

Everyone chooses three cards at the same time and in secret. When all have chosen, they go to another player.
"""

from darbar import Flow, Move, Seat, Table, Text, everyone, text
from darbar.core.seats import seats

from ..components import RANKS, Card, Cards, a_set, cards_in
from ..events import CardsPassed, CardsReceived
from ..moves import PASSES, PassOn
from ..state import Hearts
from .tricks import begin_play

COUNT = 3


def passing(table: Table[Hearts]) -> Flow[None]:
    """2.2 Everyone chooses three cards; then all are passed."""
    table.begin_turn(Seat(0), quietly=True)
    chosen = yield from everyone(table, seats(len(table.state.hands)), three_cards)
    pass_on(table, chosen)
    begin_play(table)


def three_cards(table: Table[Hearts], seat: Seat) -> Flow[list[Card]]:
    """2.2 One after another."""
    state, chosen = table.state, list[Card]()
    for number in range(COUNT):
        prompt = text("pass", seat=state.receiver(seat), number=number + 1)
        offer = () if table.replaying else passable(state.hands[seat] & ~a_set(chosen))
        move: PassOn = yield table.ask(seat, prompt, offer, lambda move: why_not_pass(state, seat, chosen, move))
        chosen.append(move.card)
    return chosen


def pass_on(table: Table[Hearts], chosen: dict[Seat, list[Card]]) -> None:
    """2.3 Cards go to their receivers; who gives and who receives them know them, and nobody else."""
    state = table.state
    for seat, cards in chosen.items():
        state.passed[seat] = a_set(cards)
        state.hands[seat] &= ~state.passed[seat]
        table.tell(CardsPassed, seat, tuple(cards_in(state.passed[seat])), state.receiver(seat))
    for seat in chosen:
        giver = state.giver(seat)
        state.hands[seat] |= table.reveal(state.passed[giver], to=seat)
        table.tell(CardsReceived, seat, tuple(cards_in(state.passed[giver])), giver)


# Questions


def passable(cards: Cards) -> list[PassOn]:
    """The highest cards first: mostly it is one of those."""
    return [PASSES[card] for card in HIGHEST_FIRST if cards >> card & 1]


HIGHEST_FIRST = sorted(range(len(Card)), key=lambda card: (card % RANKS, card), reverse=True)


def why_not_pass(state: Hearts, seat: Seat, chosen: list[Card], move: Move) -> Text | None:
    """Why a card cannot be passed."""
    if not isinstance(move, PassOn):
        return None
    if move.card in chosen:
        return text("refusal-chosen", card=move.card)
    return text("refusal-not-in-hand", card=move.card)
