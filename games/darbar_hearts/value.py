"""What a position is worth, for bots: the points of a seat, those it will take in this trick, and those it has to fear.

All cards of the position are looked at: a bot judges worlds that it imagines, and sees in them what could be true.
"""

from functools import lru_cache

from darbar import Seat

from .components import DECKS, HEARTS, POINTS, QUEEN, RANKS, SUITS, Cards, Suit
from .phases.tricks import highest
from .scoring import QUEEN_POINTS, points_of, total
from .state import Hearts

COST = (0.3, 1.0, 2.2, 3.0, 3.0)
"""What a trick costs in a suit that is led for the first, the second, the third time."""

HEARTS_COST = (2.0, 2.7, 3.2, 3.0, 2.0)
"""The same in hearts."""

QUEEN_FALLS = (0.6, 0.5, 0.35, 0.22, 0.12, 0.07, 0.04)
"""How likely the queen costs her holder thirteen points, by how many other spades guard her."""

QUEEN_CAUGHT = (0.45, 0.35, 0.25, 0.15, 0.08, 0.04, 0.02)
"""How likely a king or an ace takes the queen of somebody else, by how many lower spades guard it."""

RANK_BITS = (1 << RANKS) - 1
QUEEN_BIT, HIGH_SPADES = 1 << 10, 3 << 11


def value(state: Hearts, seat: Seat) -> float:
    """Fewer points are better: those of the match, the hand and the trick, and those that the cards in hand threaten."""
    points = float(total(state, seat))
    if state.stage != "play":
        return -points
    taken = [points_of(cards) for cards in state.taken]
    winner, cards = trick_ends(state)
    points += taken[seat]
    if winner == seat:
        points += points_of(cards)
    left = DECKS[len(state.hands)] & ~state.played & ~cards
    return -points - threat(state.hands[seat] & left, left)


def trick_ends(state: Hearts) -> tuple[int, Cards]:
    """Who will take the present trick, and with which cards, if everyone stays low and gives away points."""
    trick, seats = list(state.trick), len(state.hands)
    if not trick:
        return -1, 0
    first = not any(state.taken)
    suit = SUITS[trick[0] // RANKS]
    best = trick[highest(trick)]
    for place in range(len(trick), seats):
        card = reply(state.hands[(state.leader + place) % seats], suit, best, first, place == seats - 1)
        if card < 0:
            continue
        if card > best and suit >> card & 1:
            best = card
        trick.append(card)
    cards = 0
    for card in trick:
        cards |= 1 << card
    return (state.leader + trick.index(best)) % seats, cards


def reply(hand: Cards, suit: Cards, best: int, first: bool, last: bool) -> int:
    """The card that a sensible player adds to a trick; -1 for nothing that matters."""
    following = hand & suit
    if following:
        low = following & (1 << best) - 1
        if low:
            return low.bit_length() - 1
        return following.bit_length() - 1 if last else (following & -following).bit_length() - 1
    if first:
        return -1
    if hand & QUEEN:
        return QUEEN.bit_length() - 1
    return (hand & HEARTS).bit_length() - 1


def threat(hand: Cards, left: Cards) -> float:
    """The points that a hand will cost, by what the others still have."""
    if not left & POINTS:
        return 0.0
    rest = left & ~hand
    fear = 0.0
    for suit in range(4):
        own = hand >> RANKS * suit & RANK_BITS
        if own:
            fear += suit_threat(suit, own, rest >> RANKS * suit & RANK_BITS)
    return fear


@lru_cache(maxsize=1 << 16)
def suit_threat(suit: int, own: int, rest: int) -> float:
    """The points that the cards of one suit will cost: how likely each of them takes a trick, and what is in it."""
    costs = HEARTS_COST if suit == Suit.HEARTS else COST
    fear, others, turn = 0.0, rest.bit_count(), 0
    guards = (own & QUEEN_BIT - 1).bit_count()
    for rank in range(RANKS):
        if not own >> rank & 1:
            continue
        if suit == Suit.SPADES and own & QUEEN_BIT and rank == 10:
            fear += QUEEN_POINTS * QUEEN_FALLS[min(guards, 6)]
        elif suit == Suit.SPADES and rest & QUEEN_BIT and rank > 10:
            fear += QUEEN_POINTS * QUEEN_CAUGHT[min(guards, 6)]
        fear += costs[min(turn, 4)] * takes(rank, rest, others - 3 * turn)
        turn += 1
    return fear


def takes(rank: int, rest: int, others: int) -> float:
    """How likely a card takes a trick of its suit, when the others still have so many."""
    if others <= 0:
        return 0.25
    lower = (rest & (1 << rank) - 1).bit_count()
    return float((lower / rest.bit_count()) ** (0.8 * min(3, others)))
