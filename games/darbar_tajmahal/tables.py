"""The component tables: what `data/` says of cards, tokens, tiles and the map, and what must fit together."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated

from darbar import Components, Row
from darbar.core.box import misnamed
from darbar.core.moves import word
from msgspec import Meta, Struct

from .components import (
    CARDS,
    CITY_NAMED,
    COLOUR_KINDS,
    PERSONS,
    SPECIALS,
    SYMBOLS,
    WHITES,
    Bonus,
    Card,
    City,
    Colour,
    GoodName,
    Province,
    SpecialName,
    Symbol,
)

Count = Annotated[int, Meta(ge=0, le=99)]
Step = Annotated[float, Meta(ge=0, le=20)]


class TajRow(Row, kw_only=True):
    """A row; `note` says what is known of an assumed one."""

    note: str = ""


class CardRow(TajRow):
    """How many cards of a kind there are."""

    count: Count


class SpecialRow(TajRow):
    """The special card for a pair of influence tokens."""

    card: SpecialName


class TokenRow(TajRow):
    """The goods on a province token."""

    goods: Annotated[tuple[GoodName, ...], Meta(min_length=1, max_length=2)]


class BonusRow(TajRow):
    """How many bonus tiles of a kind there are, and their points."""

    count: Count
    points: Annotated[int, Meta(ge=0, le=20)] = 0


class ProvinceRow(TajRow):
    """Where the token of a province lies on the map."""

    x: Step
    y: Step


class CityRow(TajRow):
    """A city: its province, whether it is fortified, and where it lies on the map."""

    province: str
    x: Step
    y: Step
    fortified: bool = False


class Road(Struct, frozen=True, forbid_unknown_fields=True):
    """A road between two cities."""

    a: str
    b: str

    def __str__(self) -> str:
        return f"{self.a}={self.b}"


class RoadsRow(TajRow):
    """The roads inside a province, or between two."""

    roads: tuple[Road, ...]


class DisplayRow(TajRow):
    """How many cards lie in the display."""

    cards: Annotated[int, Meta(ge=1, le=20)]


class PieceRow(TajRow):
    """How many there are."""

    count: Annotated[int, Meta(ge=1, le=99)]


COLOUR_CARDS, WHITE_CARDS, BONUS_TILES, FORTRESSES = 21, 12, 15, 16
PLAYERS, MOST_PLAYERS = ("three", "four", "five"), 5
COUNTS = ("hand", "influence-tokens")


class TajComponents(Components):
    """The tables of the game."""

    cards: tuple[CardRow, ...]
    specials: tuple[SpecialRow, ...]
    tokens: tuple[TokenRow, ...]
    bonuses: tuple[BonusRow, ...]
    provinces: tuple[ProvinceRow, ...]
    cities: tuple[CityRow, ...]
    roads: tuple[RoadsRow, ...]
    displays: tuple[DisplayRow, ...]
    pieces: tuple[PieceRow, ...]

    def faults(self) -> Iterator[str]:
        """What the rulebook counts: each fault names its row."""
        yield from self._names()
        yield from self._cards()
        yield from self._specials()
        yield from self._tokens()
        yield from self._cities()
        yield from self._roads()
        yield from self._pieces()

    def _names(self) -> Iterator[str]:
        yield from misnamed(Card, self.cards, "card")
        yield from misnamed(PERSONS, self.specials, "special card")
        yield from misnamed(Bonus, self.bonuses, "bonus tile")
        yield from misnamed(Province, self.provinces, "province")
        yield from misnamed(City, self.cities, "city")

    def _cards(self) -> Iterator[str]:
        counts = [row.count for row in self.cards]
        for colour in Colour:
            first = colour * COLOUR_KINDS
            cards = sum(counts[first : first + COLOUR_KINDS])
            if cards != COLOUR_CARDS:
                yield f"there are {COLOUR_CARDS} {word(colour)} cards, not {cards}"
        if sum(counts[WHITES:SPECIALS]) != WHITE_CARDS:
            yield f"there are {WHITE_CARDS} white cards, not {sum(counts[WHITES:SPECIALS])}"
        if counts[SPECIALS:] != [1] * (len(CARDS) - SPECIALS):
            yield "there is one of each special card"
        shown = {symbol for card, count in zip(Card, counts, strict=True) if count for symbol in SYMBOLS[card]}
        if missing := [word(symbol) for symbol in Symbol if symbol not in shown]:
            yield f"no card shows this symbol: {missing[0]}"

    def _specials(self) -> Iterator[str]:
        if len({row.card for row in self.specials}) != len(PERSONS):
            yield "each pair of influence tokens has a special card of its own"

    def _tokens(self) -> Iterator[str]:
        if [row.id for row in self.tokens] != [f"token-{number}" for number in range(1, len(Province) + 1)]:
            yield f"the province tokens have the numbers 1 to {len(Province)}"
        if [len(row.goods) for row in self.tokens] != [1] + [2] * (len(Province) - 1):
            yield "the first province token shows one good, and each of the others two"
        tiles = sum(row.count for row in self.bonuses[: Bonus.TAJ_MAHAL])
        if tiles != BONUS_TILES or self.bonuses[Bonus.TAJ_MAHAL].count != 1:
            yield f"there are {BONUS_TILES} square bonus tiles and one Taj Mahal, not {tiles}"
        for row in self.bonuses:
            if bool(row.points) != (row.id in ("two-points", "taj-mahal")):
                yield f"bonus tile {row.id!r}: only those that are points bring points by themselves"

    def _cities(self) -> Iterator[str]:
        for row in self.cities:
            if not row.id.startswith(f"{row.province}-"):
                yield f"city {row.id!r} lies in another province than its name says"
        fortified = [row.id for row in self.cities if row.fortified]
        if len(fortified) != FORTRESSES:
            yield f"{FORTRESSES} cities are fortified, not {len(fortified)}"
        if word(City.AGRA_C) not in fortified:
            yield f"the city {word(City.AGRA_C)!r} is fortified, for the Taj Mahal lies there"

    def _roads(self) -> Iterator[str]:
        roads = [(row.id, road) for row in self.roads for road in row.roads]
        for row, road in roads:
            if unknown := [end for end in (road.a, road.b) if end not in CITY_NAMED]:
                yield f"roads {row!r}: there is no city {unknown[0]!r}"
            if road.a == road.b:
                yield f"roads {row!r}: a road joins two cities, not {road.a!r} with itself"
        ends = Counter(frozenset((road.a, road.b)) for _, road in roads)
        for twice in (sorted(pair) for pair, count in ends.items() if count > 1):
            yield f"there are two roads between {' and '.join(twice)}"

    def _pieces(self) -> Iterator[str]:
        if [row.id for row in self.displays] != [*PLAYERS]:
            yield f"displays are for {', '.join(PLAYERS)} players"
        if [row.id for row in self.pieces] != [*COUNTS]:
            yield f"pieces are {', '.join(COUNTS)}"
        counts = {row.id: row.count for row in self.pieces}
        cards = len(Colour) * COLOUR_CARDS + WHITE_CARDS
        needed = MOST_PLAYERS * counts["hand"] + max(row.cards for row in self.displays)
        if needed > cards:
            yield f"hands and display need {needed} cards, and there are {cards}"
        if counts["influence-tokens"] <= MOST_PLAYERS:
            yield f"{MOST_PLAYERS} players and the court have an influence token each, of every kind"
