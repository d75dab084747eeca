"""What things are called: symbols, cards, provinces, cities, goods. Enums are indices into lists of state and box.

A card is its kind: cards of one kind are alike, and a hand may hold several. The kinds come colour by colour, sixteen
of each, then the white ones, then the special ones.
"""

from enum import IntEnum
from itertools import combinations
from typing import Final, Literal, TypeAlias

from darbar.core.moves import word

NONE: Final = -1
"""No colour, no city, no owner, no tile."""


class Colour(IntEnum):
    """The colours of cards; who plays one of them in a visit plays no other."""

    RED, YELLOW, GREEN, VIOLET = range(4)


class Symbol(IntEnum):
    """What cards show, and what there is to win with it: influence tokens, the crown, and the province."""

    VIZIER, GENERAL, MONK, PRINCESS, MOGUL, ELEPHANT = range(6)


class Card(IntEnum):
    """The kinds of cards: sixteen of each colour, though the box does not hold all of them, white and special ones."""

    RED_ELEPHANT_VIZIER, RED_ELEPHANT_GENERAL, RED_ELEPHANT_MONK, RED_ELEPHANT_PRINCESS = range(4)
    RED_ELEPHANT_MOGUL, RED_TWO_ELEPHANTS, RED_VIZIER_GENERAL, RED_VIZIER_MONK, RED_VIZIER_PRINCESS = range(4, 9)
    RED_VIZIER_MOGUL, RED_GENERAL_MONK, RED_GENERAL_PRINCESS, RED_GENERAL_MOGUL, RED_MONK_PRINCESS = range(9, 14)
    RED_MONK_MOGUL, RED_PRINCESS_MOGUL = range(14, 16)
    YELLOW_ELEPHANT_VIZIER, YELLOW_ELEPHANT_GENERAL, YELLOW_ELEPHANT_MONK, YELLOW_ELEPHANT_PRINCESS = range(16, 20)
    YELLOW_ELEPHANT_MOGUL, YELLOW_TWO_ELEPHANTS, YELLOW_VIZIER_GENERAL, YELLOW_VIZIER_MONK = range(20, 24)
    YELLOW_VIZIER_PRINCESS, YELLOW_VIZIER_MOGUL, YELLOW_GENERAL_MONK, YELLOW_GENERAL_PRINCESS = range(24, 28)
    YELLOW_GENERAL_MOGUL, YELLOW_MONK_PRINCESS, YELLOW_MONK_MOGUL, YELLOW_PRINCESS_MOGUL = range(28, 32)
    GREEN_ELEPHANT_VIZIER, GREEN_ELEPHANT_GENERAL, GREEN_ELEPHANT_MONK, GREEN_ELEPHANT_PRINCESS = range(32, 36)
    GREEN_ELEPHANT_MOGUL, GREEN_TWO_ELEPHANTS, GREEN_VIZIER_GENERAL, GREEN_VIZIER_MONK = range(36, 40)
    GREEN_VIZIER_PRINCESS, GREEN_VIZIER_MOGUL, GREEN_GENERAL_MONK, GREEN_GENERAL_PRINCESS = range(40, 44)
    GREEN_GENERAL_MOGUL, GREEN_MONK_PRINCESS, GREEN_MONK_MOGUL, GREEN_PRINCESS_MOGUL = range(44, 48)
    VIOLET_ELEPHANT_VIZIER, VIOLET_ELEPHANT_GENERAL, VIOLET_ELEPHANT_MONK, VIOLET_ELEPHANT_PRINCESS = range(48, 52)
    VIOLET_ELEPHANT_MOGUL, VIOLET_TWO_ELEPHANTS, VIOLET_VIZIER_GENERAL, VIOLET_VIZIER_MONK = range(52, 56)
    VIOLET_VIZIER_PRINCESS, VIOLET_VIZIER_MOGUL, VIOLET_GENERAL_MONK, VIOLET_GENERAL_PRINCESS = range(56, 60)
    VIOLET_GENERAL_MOGUL, VIOLET_MONK_PRINCESS, VIOLET_MONK_MOGUL, VIOLET_PRINCESS_MOGUL = range(60, 64)
    WHITE_VIZIER, WHITE_GENERAL, WHITE_MONK, WHITE_PRINCESS, WHITE_MOGUL, WHITE_ELEPHANT = range(64, 70)
    EXTRA_ELEPHANT, EXTRA_MOGUL, TWO_POINTS, COLOUR_CHANGE = range(70, 74)


class Good(IntEnum):
    """What provinces bring forth."""

    RICE, TEA, SPICES, JEWELS = range(4)


class Bonus(IntEnum):
    """The kinds of bonus tiles; the first four are goods."""

    RICE, TEA, SPICES, JEWELS, TWO_POINTS, CARD, TAJ_MAHAL = range(7)


class Province(IntEnum):
    """The provinces, row by row on the map."""

    KABUL, KASHMIR, MULTAN, LAHORE, DELHI, AWADH, THATTA, AJMER, AGRA, ALLAHABAD, GUJARAT, MALWA = range(12)


class City(IntEnum):
    """The cities of each province: north, east, south and west of its token; the fifth of Agra lies in the centre."""

    KABUL_N, KABUL_E, KABUL_S, KABUL_W = range(4)
    KASHMIR_N, KASHMIR_E, KASHMIR_S, KASHMIR_W = range(4, 8)
    MULTAN_N, MULTAN_E, MULTAN_S, MULTAN_W = range(8, 12)
    LAHORE_N, LAHORE_E, LAHORE_S, LAHORE_W = range(12, 16)
    DELHI_N, DELHI_E, DELHI_S, DELHI_W = range(16, 20)
    AWADH_N, AWADH_E, AWADH_S, AWADH_W = range(20, 24)
    THATTA_N, THATTA_E, THATTA_S, THATTA_W = range(24, 28)
    AJMER_N, AJMER_E, AJMER_S, AJMER_W = range(28, 32)
    AGRA_N, AGRA_E, AGRA_S, AGRA_W, AGRA_C = range(32, 37)
    ALLAHABAD_N, ALLAHABAD_E, ALLAHABAD_S, ALLAHABAD_W = range(37, 41)
    GUJARAT_N, GUJARAT_E, GUJARAT_S, GUJARAT_W = range(41, 45)
    MALWA_N, MALWA_E, MALWA_S, MALWA_W = range(45, 49)


class Source(IntEnum):
    """Where points come from: the lines of a score."""

    BONUSES, PROVINCES, PALACES, SPECIALS, HAND = range(5)


PERSONS: Final = (Symbol.VIZIER, Symbol.GENERAL, Symbol.MONK, Symbol.PRINCESS)
"""The symbols that have influence tokens."""

COLOUR_KINDS: Final = 16
"""How many kinds of cards there are of each colour."""

WHITES, SPECIALS = Card.WHITE_VIZIER, Card.EXTRA_ELEPHANT
"""The first of the white cards, and of the special cards: what lies before them has a colour, or is white."""

VISITS: Final = len(Province)

GoodName: TypeAlias = Literal["rice", "tea", "spices", "jewels"]
SpecialName: TypeAlias = Literal["extra-elephant", "extra-mogul", "two-points", "colour-change"]

CITY_NAMED: Final[dict[str, City]] = {word(one): one for one in City}
PROVINCE_NAMED: Final[dict[str, Province]] = {word(one): one for one in Province}
GOOD_NAMED: Final[dict[str, Good]] = {word(one): one for one in Good}
SPECIAL_NAMED: Final[dict[str, Card]] = {word(one): one for one in Card if one >= SPECIALS}


# Cards


def colour_of(card: int) -> int:
    """The colour of a card; NONE for a white or a special one."""
    return card // COLOUR_KINDS if card < WHITES else NONE


def _symbols_of(card: Card) -> tuple[Symbol, ...]:
    """In the order of the enum: the elephant with each of the others, two of them, then all pairs of the others."""
    elephant, others = Symbol.ELEPHANT, [one for one in Symbol if one is not Symbol.ELEPHANT]
    if card < WHITES:
        pairs = [*((elephant, one) for one in others), (elephant, elephant), *combinations(others, 2)]
        return pairs[card % COLOUR_KINDS]
    if card < SPECIALS:
        return (Symbol(card - WHITES),)
    return {Card.EXTRA_ELEPHANT: (elephant,), Card.EXTRA_MOGUL: (Symbol.MOGUL,)}.get(card, ())


CARDS: Final = tuple(Card)
SYMBOLS: Final[tuple[tuple[Symbol, ...], ...]] = tuple(_symbols_of(card) for card in Card)
"""What each card shows."""
