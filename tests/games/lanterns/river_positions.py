"""Positions of Lanterns in a few words, and the same words to look at what became of them.

Players are keyword arguments, in the order of their seats, and name their cards: `ana="lotus carp boat"`. Flames are
given from upstream down: `flames="2 2 0 3 1"`.
"""

from functools import partial

import pytest
from darbar import RuleViolation, Seat
from darbar.components import Deck, Display
from darbar.core.moves import word
from darbar.core.state import encode
from darbar.testing import begin_from, dice_that_roll
from darbar_lanterns.components import HandCard, Lantern
from darbar_lanterns.game import LANTERNS
from darbar_lanterns.setup import hand_cards, wind_cards
from darbar_lanterns.state import Stage

ANA, BEN, CLEO = Seat(0), Seat(1), Seat(2)
LULL, BREEZE, SQUALL, WHIRL = 1, 3, 5, 6


def position(
    stage, *, flames=None, oil=4, wind="", deck=None, winds=None, hour=1, die=LULL, weather="usual", **players
):
    """A match at the beginning of a part of an hour.

    `wind` names the lanterns whose winds are turned up. `deck` and `winds` name what is left in the decks, the top card
    first: all other cards were played, and all other winds have blown. Without them, nothing was played yet.
    """
    box = LANTERNS.pack({"weather": weather})
    state = LANTERNS.first_state(len(players), 0, box)
    state.hands = [cards(hand) for hand in players.values()]
    held = [card for hand in state.hands for card in hand]
    state.deck = pile(hand_cards(box, len(players)), held, None if deck is None else cards(deck))
    state.forecast = Display(state.forecast.size, lanterns(wind))
    state.winds = pile(wind_cards(box, len(players)), state.forecast.cards, None if winds is None else lanterns(winds))
    if flames is not None:
        state.flames = [int(flame) for flame in flames.split()]
    state.stage, state.oil, state.hour, state.dice = stage, oil, hour, dice_that_roll(die)
    return begin_from(LANTERNS, state, [name.capitalize() for name in players])


forecast = partial(position, Stage.FORECAST)
tending = partial(position, Stage.TENDING)
wind = partial(position, Stage.WIND)


def pile(everything, elsewhere, left):
    """A deck of what is not elsewhere, or with these cards left in it."""
    cards = list(everything)
    for card in [*elsewhere, *(left or [])]:
        cards.remove(card)
    return Deck(cards) if left is None else Deck(left[::-1], cards)


def cards(names):
    """The cards with these names."""
    return [int(HandCard[name.upper()]) for name in names.split()]


def lanterns(names):
    """The lanterns with these names."""
    return [int(Lantern[name.upper()]) for name in names.split()]


# What became of it


def play(match, *notations):
    """Everyone chooses, in the order of the seats."""
    for notation in notations:
        match.play(notation)


def refused(match, notation, seat=ANA):
    """Why a move is refused, once it has been tried in vain."""
    before, moves = encode(match.state), list(match.moves)
    with pytest.raises(RuleViolation) as violation:
        match.play(notation, seat)
    assert (encode(match.state), match.moves) == (before, moves)
    assert match.chair(seat).why(notation) in str(violation.value)
    return match.chair(seat).why(notation)


def told(match):
    """What has happened, with every secret."""
    return [match.words().event(event) for event in match.events]


def flames(match):
    """The flames from upstream down."""
    return " ".join(map(str, match.state.flames))


def hand(match, seat):
    """The cards in a player's hand."""
    return named(HandCard, match.state.hands[seat])


def named(kind, numbers):
    """The names of cards or lanterns."""
    return " ".join(word(kind(number)) for number in numbers)
