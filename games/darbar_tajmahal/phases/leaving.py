"""Chapter 5: After withdrawing.

What was played is discarded, special cards come back, and two cards are taken from the display. Whoever has played
nothing draws a card before that.
"""

from darbar import Flow, Move, Seat, Table, Text, text

from ..cards import draw_card
from ..components import CARDS, NONE, SPECIALS, Symbol
from ..events import CardsDiscarded, CardTaken
from ..moves import TAKES, Take
from ..state import Player, Stage, Taj

TWO_CARDS, LAST_CARD = 2, 1
TAKE = tuple([text("take", left=left) for left in range(TWO_CARDS + 1)])


def leave(table: Table[Taj], seat: Seat) -> None:
    """5.1 to 5.3 Clear the table before a seat, draw a card for having played none, and go to the display."""
    state = table.state
    player = state.players[seat]
    if player.played:
        discard(table, player, seat)
    else:
        draw_card(table, seat)
    most = LAST_CARD if len(state.order.out) == len(state.players) - 1 else TWO_CARDS
    state.withdrawal.cards = min(most, len(state.display.cards))
    take_on(state, seat)


def discard(table: Table[Taj], player: Player, seat: Seat) -> None:
    """5.1 and 7.2 Colour and white cards go away and count no more; special ones go back to the hand."""
    discarded = [card for card in player.played if card < SPECIALS]
    for card in player.played:
        if card >= SPECIALS:
            player.hand.put_openly(card)
    table.state.deck.discards += discarded
    player.played.clear()
    player.strength = [0] * len(Symbol)
    player.colour = NONE
    table.tell(CardsDiscarded, seat, tuple([CARDS[card] for card in discarded]))


def taking(table: Table[Taj]) -> Flow[None]:
    """5.3 One card of the display, for everyone to see."""
    state = table.state
    seat, withdrawal = state.order.current, state.withdrawal
    offer = () if table.replaying else [TAKES[card] for card in sorted({*state.display.cards})]
    move: Take = yield table.ask(seat, TAKE[withdrawal.cards], offer, lambda move: why_not_take(state, move))
    state.players[seat].hand.put_openly(state.display.take(int(move.card)))
    table.tell(CardTaken, seat, move.card)
    withdrawal.cards -= 1
    take_on(state, seat)


def take_on(state: Taj, seat: Seat) -> None:
    """6.1 With the last card, a seat is out of the visit; with the last seat, the visit is over."""
    if state.withdrawal.cards:
        state.stage = Stage.TAKING
        return
    state.order.pass_out(seat)
    state.stage = Stage.TURN if state.order.go_round(anyone) else Stage.CLOSING


def anyone(seat: Seat) -> bool:
    """Whoever has not withdrawn has a turn."""
    return True


def why_not_take(state: Taj, move: Move) -> Text | None:
    """Why a card cannot be taken."""
    return text("refusal-not-in-display", card=move.card) if isinstance(move, Take) else None
