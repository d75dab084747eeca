"""Chapter 1: Setting up."""

from darbar import Dice
from darbar.components import Deck, Display

from .components import BOATS, HandCard, Lantern, LanternsBox
from .state import River

HAND = 3


def setup(seats: int, dice: Dice, box: LanternsBox) -> River:
    """Chapter 1 The river at dusk."""
    river, weather = box.river(seats), box.weather
    deck, winds = Deck(hand_cards(box, seats)), Deck(wind_cards(box, seats))
    dice.shuffle(deck.cards)
    dice.shuffle(winds.cards)
    return River(
        box=box,
        flames=[weather.flame] * river.lanterns,
        hands=[[deck.cards.pop() for _ in range(HAND)] for _ in range(seats)],
        deck=deck,
        winds=winds,
        forecast=Display(river.winds + weather.winds),
        oil=river.oil,
    )


def lanterns(box: LanternsBox, seats: int) -> list[Lantern]:
    """1.1 Three lanterns more than players, the first ones."""
    return list(Lantern)[: box.river(seats).lanterns]


def hand_cards(box: LanternsBox, seats: int) -> list[int]:
    """1.3 Three cards for each lantern that floats here, and three boats."""
    rows = box.components.lanterns
    return [int(one) for one in lanterns(box, seats) for _ in range(rows[one].cards)] + [int(HandCard.BOAT)] * BOATS


def wind_cards(box: LanternsBox, seats: int) -> list[int]:
    """1.4 Two winds for each lantern that floats here."""
    rows = box.components.lanterns
    return [int(one) for one in lanterns(box, seats) for _ in range(rows[one].winds)]
