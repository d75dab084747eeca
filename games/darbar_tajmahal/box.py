"""The box: rulings and tables of one match, and what follows from them, as tuples indexed by the enums.

Sets of cities are numbers with a bit for each.
"""

from functools import cached_property
from types import MappingProxyType

from darbar import Box
from darbar.components import Network

from .components import (
    CITY_NAMED,
    GOOD_NAMED,
    PERSONS,
    PROVINCE_NAMED,
    SPECIAL_NAMED,
    SPECIALS,
    Bonus,
    Card,
    City,
    Province,
)
from .rulings import TajRulings
from .tables import TajComponents

FEWEST_PLAYERS = 3


class TajBox(Box):
    """Everything that stays the same during a match."""

    rulings: TajRulings
    components: TajComponents

    @cached_property
    def counts(self) -> MappingProxyType[str, int]:
        """How many there are of each piece, by name."""
        return MappingProxyType({row.id: row.count for row in self.components.pieces})

    @cached_property
    def displays(self) -> MappingProxyType[int, int]:
        """How many cards lie in the display, by the number of players."""
        rows = enumerate(self.components.displays, FEWEST_PLAYERS)
        return MappingProxyType({players: row.cards for players, row in rows})

    # Cards

    @cached_property
    def deck(self) -> tuple[int, ...]:
        """All ordinary cards."""
        rows = self.components.cards[:SPECIALS]
        return tuple(card for card, row in enumerate(rows) for _ in range(row.count))

    @cached_property
    def all_cards(self) -> tuple[int, ...]:
        """All cards, the special ones too."""
        return (*self.deck, *(int(card) for card in Card if card >= SPECIALS))

    @cached_property
    def specials(self) -> tuple[int, ...]:
        """The special card of each person."""
        return tuple(int(SPECIAL_NAMED[row.card]) for row in self.components.specials)

    @cached_property
    def persons(self) -> MappingProxyType[int, int]:
        """The person whose special card it is."""
        return MappingProxyType({self.specials[person]: int(person) for person in PERSONS})

    # Tokens and tiles

    @cached_property
    def goods(self) -> tuple[tuple[int, ...], ...]:
        """The goods on the province token of each visit, from 1."""
        return ((), *(tuple(int(GOOD_NAMED[good]) for good in row.goods) for row in self.components.tokens))

    @cached_property
    def tiles(self) -> tuple[int, ...]:
        """The square bonus tiles."""
        rows = self.components.bonuses[: Bonus.TAJ_MAHAL]
        return tuple(bonus for bonus, row in enumerate(rows) for _ in range(row.count))

    @cached_property
    def bonus_points(self) -> tuple[int, ...]:
        """The points that each kind of bonus tile brings by itself."""
        return tuple(row.points for row in self.components.bonuses)

    # The map

    @cached_property
    def network(self) -> Network:
        """The cities and their roads."""
        roads = [(CITY_NAMED[road.a], CITY_NAMED[road.b]) for row in self.components.roads for road in row.roads]
        return Network.joining(len(City), roads)

    @cached_property
    def province_of(self) -> tuple[int, ...]:
        """The province in which each city lies."""
        return tuple(int(PROVINCE_NAMED[row.province]) for row in self.components.cities)

    @cached_property
    def cities(self) -> tuple[int, ...]:
        """The set of cities of each province."""
        return tuple(sum(1 << city for city in City if self.province_of[city] == province) for province in Province)

    @cached_property
    def fortresses(self) -> tuple[int, ...]:
        """The fortified cities but that of the Taj Mahal."""
        rows = enumerate(self.components.cities)
        return tuple(city for city, row in rows if row.fortified and city != City.AGRA_C)

    @cached_property
    def forts(self) -> tuple[int, ...]:
        """The set of fortified cities of each province."""
        fortified = sum(1 << city for city in (*self.fortresses, City.AGRA_C))
        return tuple(cities & fortified for cities in self.cities)
