"""How a hand goes on when everyone plays by habit: stay low, and give away what is dangerous.

Bots judge by it where a hand leads. All cards are looked at, in a world that could be the true one.
"""

from functools import lru_cache

from .components import HEARTS, LOWEST_CLUBS, POINTS, QUEEN, RANKS, SUITS, Card, Cards, Suit
from .phases.tricks import highest
from .scoring import ALL_POINTS, points_of

SPADES = SUITS[Suit.SPADES]
HIGH_SPADES = 1 << Card.KING_SPADES | 1 << Card.ACE_SPADES
"""What takes the queen."""

NEVER = -100


@lru_cache(maxsize=1 << 14)
def played_out(
    hands: tuple[Cards, ...], trick: tuple[int, ...], leader: int, broken: bool, taken: tuple[Cards, ...]
) -> tuple[int, ...]:
    """Everyone's points of this hand when it is over."""
    held, points, first = list(hands), [points_of(cards) for cards in taken], not any(taken)
    while trick or any(held):
        leader, cards = finish_trick(held, trick, leader, broken, first)
        points[leader] += points_of(cards)
        trick, broken, first = (), broken or cards & HEARTS > 0, False
        if not sum(held) & POINTS:
            break
    return tuple([ALL_POINTS - own for own in points] if ALL_POINTS in points else points)


def finish_trick(
    held: list[Cards], trick: tuple[int, ...], leader: int, broken: bool, first: bool
) -> tuple[int, Cards]:
    """Who takes the trick, and all its cards; those that are played now leave the hands."""
    seats, played = len(held), list(trick)
    for place in range(len(trick), seats):
        seat = (leader + place) % seats
        hand = held[seat]
        rest = sum(held) ^ hand
        if not hand:
            continue
        if played:
            card = follow(hand, rest, played, first, place == seats - 1)
        else:
            card = LOWEST_CLUBS[seats] if first else lead(hand if broken else hand & ~HEARTS or hand, rest)
        held[seat] = hand & ~(1 << card)
        played.append(card)
    cards = 0
    for card in played:
        cards |= 1 << card
    return (leader + highest(played)) % seats, cards


def lead(cards: Cards, rest: Cards) -> int:
    """A low card of a suit in which the others have many higher ones; spades hunt the queen of somebody else."""
    best, most = 0, NEVER
    for suit in SUITS:
        own, others = cards & suit, rest & suit
        if own:
            low = own & -own
            merit = 2 * (others & -low).bit_count() - others.bit_count() if others else -20
            if suit == SPADES and rest & QUEEN:
                merit += -8 if low & HIGH_SPADES else 0 if own & HIGH_SPADES else 3
            elif low == QUEEN:
                merit -= 13
            if merit > most:
                best, most = low.bit_length() - 1, merit
    return best


def follow(hand: Cards, rest: Cards, played: list[int], first: bool, last: bool) -> int:
    """The highest card that does not take the trick, unless it costs nothing; who has to take it plays low first."""
    suit = SUITS[played[0] // RANKS]
    own = hand & suit
    if not own:
        return give_away(hand & ~POINTS or hand if first else hand, rest)
    low = own & (1 << played[highest(played)]) - 1
    if low and not (last and is_free(played)):
        return low.bit_length() - 1
    safe = own & ~QUEEN or own
    return safe.bit_length() - 1 if first or last else (safe & -safe).bit_length() - 1


def is_free(played: list[int]) -> bool:
    """Whether there are no points in a trick."""
    for card in played:
        if POINTS >> card & 1:
            return False
    return True


def give_away(hand: Cards, rest: Cards) -> int:
    """The queen of spades, what would take her, the highest heart; or else a high card of a short suit."""
    for dangerous in (QUEEN, HIGH_SPADES if rest & QUEEN else 0, HEARTS):
        if hand & dangerous:
            return (hand & dangerous).bit_length() - 1
    best, most = 0, NEVER
    for suit in SUITS:
        own = hand & suit
        if own:
            top = own.bit_length() - 1
            merit = (rest & suit & (1 << top) - 1).bit_count() - 2 * own.bit_count()
            if merit > most:
                best, most = top, merit
    return best
