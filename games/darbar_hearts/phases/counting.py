"""Chapter 4: Points.

After the last trick everyone counts what they have taken, unless somebody has taken everything.
"""

from darbar import Flow, Seat, Table

from ..components import DECKS, HEARTS, QUEEN
from ..events import HandScored, MoonShot
from ..scoring import ALL_POINTS, QUEEN_POINTS, points_of, total
from ..state import Hearts


def counting(table: Table[Hearts]) -> Flow[None]:
    """4.1 and 4.2 Count, and gather the cards for the next deal."""
    state = table.state
    before = [total(state, Seat(seat)) for seat in range(len(state.hands))]
    if not shoot_the_moon(table):
        count_cards(state)
    for seat, points in enumerate(before):
        now = total(state, Seat(seat))
        table.tell(HandScored, Seat(seat), now - points, now)
    gather(state)
    yield from ()


def shoot_the_moon(table: Table[Hearts]) -> bool:
    """4.2 Who has taken all hearts and the queen has no points, and all others have 26 each."""
    state = table.state
    for seat, cards in enumerate(state.taken):
        if points_of(cards) == ALL_POINTS:
            state.moons = [points + ALL_POINTS * (other != seat) for other, points in enumerate(state.moons)]
            table.tell(MoonShot, Seat(seat))
            return True
    return False


def count_cards(state: Hearts) -> None:
    """4.1 A point for each heart, thirteen for the queen of spades."""
    for seat, cards in enumerate(state.taken):
        state.hearts[seat] += (cards & HEARTS).bit_count()
        if cards & QUEEN:
            state.queens[seat] += QUEEN_POINTS


def gather(state: Hearts) -> None:
    """1.2 All cards go back."""
    seats = len(state.hands)
    state.deck = DECKS[seats]
    state.taken, state.passed, state.void = [0] * seats, [0] * seats, [0] * seats
    state.broken = False
    state.stage = "deal"
