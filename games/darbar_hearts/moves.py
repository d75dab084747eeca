"""What players can decide."""

from functools import cache

from darbar import Move

from .components import RANKS, Card, Cards


class PassOn(Move, tag="pass"):
    """Pass the {card}."""

    card: Card


class Play(Move):
    """Play the {card}."""

    card: Card


PASSES = tuple([PassOn(card) for card in Card])


def plays(cards: Cards) -> tuple[Play, ...]:
    """A move for each card of a set, in order."""
    suit = 0
    moves: tuple[Play, ...] = ()
    while cards:
        if ranks := cards & (1 << RANKS) - 1:
            moves += plays_of_suit(suit, ranks)
        cards >>= RANKS
        suit += 1
    return moves


@cache
def plays_of_suit(suit: int, ranks: int) -> tuple[Play, ...]:
    """A move for each of the ranks of a suit: worked out once, because hands come again and again."""
    return tuple([Play(Card(RANKS * suit + rank)) for rank in range(RANKS) if ranks >> rank & 1])
