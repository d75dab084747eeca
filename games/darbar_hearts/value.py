"""What a position is worth, for bots: fewer points are better, those that a seat has and those that it has to expect.

What to expect is told in two ways. The hand is played out by habit: exact, and often wrong about a single card. And
the cards in hand are feared by how likely they take tricks: rough, and right on average. The fewer cards are left, the
more the first one counts.
"""

from functools import lru_cache
from typing import Final

from darbar import Seat

from .components import DECKS, POINTS, RANKS, Cards, Rank, Suit
from .habits import finish_trick, played_out
from .scoring import QUEEN_POINTS, points_of, total
from .state import Hearts

TRUST = 0.8
"""How much a hand that is played out counts at its end; at its beginning nothing."""

COSTS: Final[tuple[float, ...]] = (0.3, 1.0, 2.2, 3.0)
"""What a trick costs in a suit that is led for the first, the second, the third time, and later."""

HEARTS_COSTS: Final[tuple[float, ...]] = (2.0, 2.7, 3.2, 3.0)
"""The same in hearts."""

QUEEN_FALLS: Final[tuple[float, ...]] = (0.6, 0.5, 0.35, 0.22, 0.12, 0.07, 0.04)
"""How likely the queen of spades stays with her holder, by how many lower spades guard her."""

QUEEN_CAUGHT: Final[tuple[float, ...]] = (0.45, 0.35, 0.25, 0.15, 0.08, 0.04, 0.02)
"""How likely a higher spade takes the queen of somebody else, by how many spades below her guard it."""

LAST_OF_SUIT = 0.25
"""How likely a card takes a trick when nobody else has any of its suit."""

EVERY_RANK = (1 << RANKS) - 1


def value(state: Hearts, seat: Seat) -> float:
    """Fewer points are better."""
    points = total(state, seat)
    if state.stage not in ("passing", "play"):
        return -float(points)
    hands, fear = tuple(state.hands), feared(state, seat)
    if state.stage == "passing" or (0 in hands and is_view(state)):
        return -(points + fear)
    out = played_out(hands, tuple(state.trick), state.leader, state.broken, tuple(state.taken))[seat]
    trust = TRUST * (1 - hands[seat].bit_count() * len(hands) / DECKS[len(hands)].bit_count())
    return -(points + trust * out + (1 - trust) * fear)


def is_view(state: Hearts) -> bool:
    """Whether somebody has cards that are not shown, so that nothing can be played out."""
    return any(not hand and state.cards_left(Seat(seat)) for seat, hand in enumerate(state.hands))


def feared(state: Hearts, seat: Seat) -> float:
    """The points of this hand so far, those of this trick, and those that the other cards in hand threaten."""
    points, held, cards = float(points_of(state.taken[seat])), state.hands, 0
    if state.trick:
        held = held.copy()
        winner, cards = finish_trick(held, tuple(state.trick), state.leader, state.broken, not any(state.taken))
        if winner == seat:
            points += points_of(cards)
    rest = DECKS[len(held)] & ~state.played & ~cards & ~held[seat]
    return points + threat(held[seat], rest)


def threat(hand: Cards, rest: Cards) -> float:
    """The points that a hand will cost, by what the others still have."""
    if not (hand | rest) & POINTS:
        return 0.0
    fear = 0.0
    for suit in range(len(Suit)):
        own = hand >> RANKS * suit & EVERY_RANK
        if own:
            fear += suit_threat(suit, own, rest >> RANKS * suit & EVERY_RANK)
    return fear


@lru_cache(maxsize=1 << 16)
def suit_threat(suit: int, own: int, rest: int) -> float:
    """What the cards of one suit will cost: each is played a round later than the one below it."""
    costs = HEARTS_COSTS if suit == Suit.HEARTS else COSTS
    ranks = [rank for rank in range(RANKS) if own >> rank & 1]
    fear = 0.0
    for turn, rank in enumerate(ranks):
        fear += costs[min(turn, len(costs) - 1)] * takes(rank, rest, rest.bit_count() - 3 * turn)
    return fear + queen_threat(own, rest) if suit == Suit.SPADES else fear


def queen_threat(own: int, rest: int) -> float:
    """What the queen of spades will cost who holds her, or who holds what takes her."""
    queen = 1 << Rank.QUEEN
    guards = min((own & queen - 1).bit_count(), len(QUEEN_FALLS) - 1)
    if own & queen:
        return QUEEN_POINTS * QUEEN_FALLS[guards]
    return QUEEN_POINTS * QUEEN_CAUGHT[guards] * (own >> Rank.KING).bit_count() if rest & queen else 0.0


def takes(rank: int, rest: int, left: int) -> float:
    """How likely a card takes a trick of its suit, when so many of what the others had are left."""
    if left <= 0:
        return LAST_OF_SUIT
    lower = (rest & (1 << rank) - 1).bit_count() / rest.bit_count()
    return float(lower ** (0.8 * min(3, left)))
