"""Positions of Hearts in a few words, and the same words to look at what became of them.

Cards are written short, rank and suit: `QS` is the queen of spades, `TH` the ten of hearts. Players are keyword
arguments in the order of their seats, each with a hand: `ana="2C QS"`.
"""

import darbar
import pytest
from darbar import RuleViolation, Seat
from darbar.core.state import encode
from darbar.testing import begin_from
from darbar_hearts.components import DECKS, HEARTS, LOWEST_CLUBS, Card, a_set, cards_in
from darbar_hearts.game import HEARTS as GAME

ANA, BEN, CLEO, DORA, EVE = map(Seat, range(5))
NAMES = ["Ana", "Ben", "Cleo", "Dora", "Eve"]
RANKS, SUITS = "23456789TJQKA", "CDSH"


def card(short):
    """`QS` is `Card.QUEEN_SPADES`."""
    return Card(13 * SUITS.index(short[1]) + RANKS.index(short[0]))


def cards(shorts):
    """The set of these cards."""
    return a_set(card(short) for short in shorts.split())


def short(cards):
    """A set of cards in short."""
    return " ".join(RANKS[one % 13] + SUITS[one // 13] for one in cards_in(cards))


def playing(*, lead="ana", trick="", taken=None, first=False, broken=False, hand=4, void=None, limit=50, **hands):
    """A match in the middle of a hand, before a card is played; `trick` lies on the table already.

    Cards that are not mentioned were taken before: hearts by the first player, the rest by the second. In the `first`
    trick of a hand there are none.
    """
    state, names = empty(hands, limit), list(hands)
    state.hands = [cards(own) for own in hands.values()]
    state.trick = [int(card(one)) for one in trick.split()]
    state.taken = [cards((taken or {}).get(name, "")) for name in names]
    rest = DECKS[len(names)] & ~state.played & ~sum(state.hands)
    if not first:
        state.taken[0] |= rest & HEARTS
        state.taken[1] |= rest & ~HEARTS
    for name, suit in (void or {}).items():
        state.void[names.index(name)] = a_set(range(13 * SUITS.index(suit), 13 * SUITS.index(suit) + 13))
    state.leader, state.broken, state.hand = Seat(names.index(lead)), broken, hand
    state.deck, state.stage = 0, "play"
    return begun(state, names)


def ended(*, points=None, limit=50, **taken):
    """A match after the last trick of a hand, in which these cards were taken."""
    state, names = empty(taken, limit), list(taken)
    state.taken = [cards(own) for own in taken.values()]
    state.taken[0] |= DECKS[len(names)] & ~sum(state.taken) & ~cards("QS") & ~HEARTS
    state.hearts = list(points or [0] * len(names))
    state.deck, state.hand, state.stage = 0, len(names), "counting"
    return begun(state, names)


def dealt(seats=4, hand=1, seed=0):
    """A match in which a hand has just been dealt."""
    state = empty(NAMES[:seats], 50)
    state.hand, state.dice = hand - 1, seed
    return begun(state, NAMES[:seats])


def empty(names, limit):
    return GAME.first_state(len(names), 0, GAME.pack({"limit": limit}))


def begun(state, names):
    return begin_from(GAME, state, [name.capitalize() for name in names])


def new(seats, seed=1, **options):
    """A match from its beginning."""
    return darbar.new("hearts", names=NAMES[:seats], seed=seed, options=options)


# What becomes of it


def lay(match, shorts):
    """Play these cards, one after another."""
    for one in shorts.split():
        match.play(f"play {GAME.vocabulary.notation(match.ask.moves[0].__class__(card(one))).split()[1]}")


def offers(match, name=None):
    """The offered cards in short."""
    assert name in (None, match.names[match.ask.seat].lower())
    return short(a_set(move.card for move in match.ask.moves))


def refused(match, notation, seat=None):
    """Why a move is refused, once it has been tried in vain."""
    before, moves = encode(match.state), list(match.moves)
    with pytest.raises(RuleViolation) as violation:
        match.play(notation, seat)
    assert (encode(match.state), match.moves) == (before, moves)
    return str(violation.value)


def asked(match):
    """Who is asked."""
    return match.names[match.ask.seat].lower()


def told(match):
    """What everyone reads of what has happened."""
    seen = (event.seen_by(None) for event in match.events)
    return [match.words().event(event) for event in seen if event is not None]


def points(match):
    """Everyone's points of the match."""
    return [GAME.score(match.state, Seat(seat)).total for seat in range(match.seats)]


def lowest_club(match):
    """The card that leads the first trick."""
    return LOWEST_CLUBS[match.seats]
