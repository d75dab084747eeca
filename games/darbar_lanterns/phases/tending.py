"""Chapter 3: Tending.

All choose a card at the same time and in secret. Then the cards are opened: first those who fetch oil bring it, then
those who tend lanterns pour it, from upstream down.
"""

from darbar import Flow, Move, Seat, Table, Text, everyone, text

from ..components import BRIGHT, JAR, HandCard, Lantern
from ..events import CardDrawn, OilFetched, OilMissing, OilWasted, Rowed, Tended
from ..moves import Fetch, Row, Tend
from ..state import River, Stage

FETCHED = 2


def tending(table: Table[River]) -> Flow[None]:
    """3.1 All choose one card in secret; nobody may talk about cards."""
    state = table.state
    seats = [Seat(seat) for seat in range(len(state.hands))]
    chosen = yield from everyone(table, seats, choose)
    for seat, move in chosen.items():
        lay_down(state, seat, move)
    for seat, move in chosen.items():
        if isinstance(move, Fetch):
            fetch(table, seat, move.card)
    tend_all(table, chosen)
    for seat in seats:
        draw(table, seat)
    state.stage = Stage.WIND


def choose(table: Table[River], seat: Seat) -> Flow[Move]:
    """3.1 One card, for its lantern or for oil."""
    state = table.state
    move: Move = yield table.ask(seat, "tend", offer(state, seat), lambda move: why_not(state, seat, move))
    return move


def lay_down(state: River, seat: Seat, move: Move) -> None:
    """3.1 The chosen cards lie open, and are out of the hands."""
    card = card_of(move)
    state.hands[seat].remove(card)
    state.deck.discards.append(card)


def fetch(table: Table[River], seat: Seat, card: HandCard) -> None:
    """3.2 Two measures of oil for any card, as much as the jar holds."""
    state = table.state
    oil = min(FETCHED, JAR - state.oil)
    state.oil += oil
    table.tell(OilFetched, seat, card, oil)


def tend_all(table: Table[River], chosen: dict[Seat, Move]) -> None:
    """3.5 From upstream down; those who meet at a lantern pour one after the other."""
    for lantern in range(len(table.state.flames)):
        for seat, move in chosen.items():
            if isinstance(move, (Tend, Row)) and move.lantern == lantern:
                tend(table, seat, move)


def tend(table: Table[River], seat: Seat, move: Tend | Row) -> None:
    """3.3 A measure of oil makes a flame one higher, or is wasted at the highest; 3.5 an empty jar helps nobody."""
    state, lantern = table.state, move.lantern
    if not state.oil:
        table.tell(OilMissing, seat, lantern)
        return
    state.oil -= 1
    if state.flames[lantern] == BRIGHT:
        table.tell(OilWasted, seat, lantern)
        return
    state.flames[lantern] += 1
    table.tell(Tended if isinstance(move, Tend) else Rowed, seat, lantern, state.flames[lantern])


def draw(table: Table[River], seat: Seat) -> None:
    """3.6 Everyone draws a card; an empty deck is made of the cards that were laid down."""
    card = table.draw(table.state.deck, seen_by=seat)
    assert card is not None
    table.state.hands[seat].append(card)
    table.tell(CardDrawn, seat, HandCard(card))


def card_of(move: Move) -> int:
    """The card that a move is played with."""
    match move:
        case Tend(lantern):
            return int(lantern)
        case Fetch(card):
            return int(card)
    return int(HandCard.BOAT)


def offer(state: River, seat: Seat) -> list[Move]:
    """3.2 to 3.4 Each card for its lantern, a boat for any of them; each card for oil."""
    cards = [HandCard(card) for card in sorted(set(state.hands[seat]))]
    tends: list[Move] = [Tend(Lantern(card)) for card in cards if card != HandCard.BOAT]
    rows = [Row(Lantern(one)) for one in range(len(state.flames))] if HandCard.BOAT in cards else []
    return [*tends, *rows, *(Fetch(card) for card in cards)]


def why_not(state: River, seat: Seat, move: Move) -> Text | None:
    """Why a card cannot be played so."""
    match move:
        case Tend(lantern) | Row(lantern) if lantern >= len(state.flames):
            return text("refusal-not-afloat", lantern=lantern)
        case Row():
            return text("refusal-no-boat")
        case Tend() | Fetch():
            return text("refusal-not-in-hand", card=HandCard(card_of(move)))
    return None
