"""Chapter 3: Tricks.

The lowest club leads. Everyone follows suit who can, and the highest card of the suit that was led takes the trick.
Nobody wants hearts or the queen of spades.
"""

from darbar import Flow, Move, Seat, Table, Text, text

from ..components import HEARTS, LOWEST_CLUBS, POINTS, RANKS, SUITS, Card, Cards, Direction, Suit, a_set
from ..events import CardPlayed, HeartsBroken, TrickTaken
from ..moves import Play, plays
from ..scoring import points_of
from ..state import Hearts

FOLLOW = tuple([text("follow", suit=suit) for suit in Suit])


def passes(state: Hearts) -> bool:
    """2.1 Whether cards are passed in this hand."""
    return state.direction is not Direction.NOBODY


def begin_play(table: Table[Hearts]) -> None:
    """3.1 Who holds the lowest club says so, and leads."""
    state = table.state
    lowest = LOWEST_CLUBS[len(state.hands)]
    leader = next(seat for seat, hand in enumerate(state.hands) if hand >> lowest & 1)
    state.leader = table.reveal(Seat(leader))
    state.stage = "play"


def play(table: Table[Hearts]) -> Flow[None]:
    """3.2 One card to the trick, even where there is only one; a trick is a turn."""
    state = table.state
    trick = state.trick
    seat = Seat((state.leader + len(trick)) % len(state.hands))
    if not trick:
        table.begin_turn(seat, quietly=True)
    prompt = FOLLOW[trick[0] // RANKS] if trick else "lead"
    offer = () if table.replaying else plays(playable(state, seat))
    move: Play = yield table.ask(seat, prompt, offer, lambda move: why_not_play(state, seat, move), always=True)
    lay(table, seat, move.card)
    if len(trick) == len(state.hands):
        take_trick(table)


def lay(table: Table[Hearts], seat: Seat, card: Card) -> None:
    """3.3 Who does not follow suit shows that they cannot; 3.5 the first heart breaks hearts."""
    state = table.state
    state.hands[seat] ^= 1 << card
    table.tell(CardPlayed, seat, card)
    if state.trick and state.trick[0] // RANKS != card // RANKS:
        state.void[seat] |= SUITS[state.trick[0] // RANKS]
    if not state.broken and HEARTS >> card & 1:
        state.broken = True
        table.tell(HeartsBroken, seat)
    state.trick.append(card)


def take_trick(table: Table[Hearts]) -> None:
    """3.6 The highest card of the suit that was led takes the trick, and leads to the next one."""
    state = table.state
    winner = Seat((state.leader + highest(state.trick)) % len(state.hands))
    cards = a_set(state.trick)
    state.taken[winner] |= cards
    state.trick.clear()
    state.leader = winner
    table.tell(TrickTaken, winner, points_of(cards))
    if not state.hands[winner]:
        state.stage = "counting"


def highest(trick: list[int]) -> int:
    """The place of the card that takes a trick."""
    best, led = trick[0], trick[0] // RANKS
    for card in trick:
        if card > best and card // RANKS == led:
            best = card
    return trick.index(best)


# Questions


def playable(state: Hearts, seat: Seat) -> Cards:
    """3.1 to 3.5 The cards that a seat may play."""
    hand, trick = state.hands[seat], state.trick
    first = not any(state.taken)
    if not trick:
        if first:
            return 1 << LOWEST_CLUBS[len(state.hands)]
        return hand if state.broken else hand & ~HEARTS or hand
    following = hand & SUITS[trick[0] // RANKS]
    if following:
        return following
    return hand & ~POINTS or hand if first else hand


def why_not_play(state: Hearts, seat: Seat, move: Move) -> Text | None:
    """3.1 to 3.5 Why a card may not be played."""
    if not isinstance(move, Play):
        return None
    hand, trick, card = state.hands[seat], state.trick, move.card
    if not hand >> card & 1:
        return text("refusal-not-in-hand", card=card)
    if not trick:
        if not any(state.taken):
            return text("refusal-lowest-club", card=LOWEST_CLUBS[len(state.hands)])
        return text("refusal-not-broken")
    if hand & SUITS[trick[0] // RANKS]:
        return text("refusal-follow", suit=Suit(trick[0] // RANKS))
    return text("refusal-first-trick", card=card)
