"""The box: options, rulings and tables of one match, and what follows from them, as tuples indexed by the enums."""

from functools import cached_property

from darbar import Box

from .components import GOOD_NAMED, GUILD_NAMED, NONE, Good, Notable, Side, Tile
from .rulings import AgraOptions, AgraRulings
from .tables import AgraComponents, TableRow

MOST_CHANGE = 1
"""6.2.2.1 By how much a price token may change what a good is worth."""


class AgraBox(Box):
    """Everything that stays the same during a match."""

    options: AgraOptions
    rulings: AgraRulings
    components: AgraComponents

    # Goods and buildings

    @cached_property
    def base_values(self) -> tuple[int, ...]:
        """The printed value of each good."""
        return tuple(row.value for row in self.components.goods)

    @cached_property
    def made_from(self) -> tuple[int, ...]:
        """The good at the tail of the arrow into each good; NONE for basic goods."""
        return tuple(NONE if row.made_from is None else GOOD_NAMED[row.made_from] for row in self.components.goods)

    @cached_property
    def made_into(self) -> tuple[tuple[Good, ...], ...]:
        """The goods that each good can become."""
        return tuple(tuple(made for made in Good if self.made_from[made] == good) for good in Good)

    @cached_property
    def levels(self) -> tuple[int, ...]:
        """The level of each site; 0 for production buildings."""
        if self.rulings.site_levels == "column":
            return tuple(0 if good % 4 == 0 else good % 4 + 1 for good in Good)
        return tuple(row.level for row in self.components.goods)

    @cached_property
    def costs(self) -> tuple[int, ...]:
        """What each site costs to build."""
        if self.rulings.site_levels == "column":
            return tuple(0 if good % 4 == 0 else good % 4 + 2 for good in Good)
        return tuple(row.cost for row in self.components.goods)

    @cached_property
    def construction(self) -> tuple[int, ...]:
        """The construction value of each good; 0 for what is no building material."""
        return tuple(row.construction for row in self.components.goods)

    @cached_property
    def materials(self) -> tuple[Good, ...]:
        """The goods one can build with."""
        return tuple(good for good in Good if self.construction[good])

    @cached_property
    def token_values(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """`[token][face][good]`: the value a good takes under a price token; 0 where the token may not lie."""
        return tuple(
            (self._face(row.low, row.high, 0), self._face(row.low, row.high, 1)) for row in self.components.prices
        )

    def _face(self, low: int, high: int, face: int) -> tuple[int, ...]:
        return tuple(self._token_value(low, high, face, good) for good in Good)

    def _token_value(self, low: int, high: int, face: int, good: Good) -> int:
        base = self.base_values[good]
        if self.rulings.price_tokens == "change":
            return base + 1 if face else base - 1
        flags = high if face else low
        change = abs(flags - base)
        if self.rulings.price_tokens == "exact":
            return flags if change == 1 else 0
        return flags if change <= MOST_CHANGE else 0

    # The river

    @cached_property
    def notable_goods(self) -> tuple[tuple[Good, ...], ...]:
        """The goods of each notable, top to bottom: `[notable][slot]`."""
        return tuple(tuple(GOOD_NAMED[name] for name in row.goods) for row in self.components.notables)

    @cached_property
    def notable_wishes(self) -> tuple[int, ...]:
        """The goods of each notable as a set: a bit for each."""
        return tuple(sum(1 << good for good in goods) for goods in self.notable_goods)

    @cached_property
    def notable_levels(self) -> tuple[int, ...]:
        """The level of each notable, 1 to 4."""
        return tuple(row.level for row in self.components.notables)

    @cached_property
    def notable_guilds(self) -> tuple[int, ...]:
        """The guild of each notable."""
        return tuple(GUILD_NAMED[row.guild] for row in self.components.notables)

    @cached_property
    def delivery_bonuses(self) -> tuple[tuple[tuple[Notable, int], ...], ...]:
        """For each good, the contracts that pay for its delivery, and how much."""
        bonuses: list[list[tuple[Notable, int]]] = [[] for _ in Good]
        for notable, row in zip(Notable, self.components.notables, strict=True):
            if row.bonus_good is not None:
                bonuses[self._bonus_good(notable, row.bonus_good)].append((notable, self._bonus(notable, row.bonus)))
        return tuple(map(tuple, bonuses))

    def _bonus_good(self, notable: Notable, name: str) -> Good:
        clothes = notable is Notable.PORTUGUESE_TRADER and self.rulings.portuguese_good == "clothes"
        return Good.CLOTHES if clothes else GOOD_NAMED[name]

    def _bonus(self, notable: Notable, rupees: int) -> int:
        return 1 if notable is Notable.MUJTAHIDA and self.rulings.mujtahida_bonus == "one" else rupees

    @cached_property
    def reach(self) -> tuple[int, ...]:
        """The highest level in reach at each pier; piers count from 1."""
        return (0, *(row.level for row in self.components.piers))

    @cached_property
    def in_reach(self) -> tuple[tuple[int, ...], ...]:
        """The notables in reach at each pier; piers count from 1."""
        levels = self.notable_levels
        return tuple(tuple(notable for notable, level in enumerate(levels) if level <= reach) for reach in self.reach)

    @cached_property
    def order_limits(self) -> tuple[int, ...]:
        """The order limit at each pier; piers count from 1."""
        return (0, *(row.limit for row in self.components.piers))

    @cached_property
    def legs(self) -> tuple[tuple[int, int], ...]:
        """What takes the boat on from each pier: a level, and how many of it; piers count from 1."""
        return ((0, 0), *((row.next_level, row.next_count) for row in self.components.piers))

    # The empire board

    @cached_property
    def orders(self) -> tuple[tuple[tuple[Good, Good], ...], ...]:
        """The orders of each guild from the top."""
        columns: list[list[tuple[Good, Good]]] = [[], [], []]
        for row in sorted(self.components.orders, key=lambda row: row.place):
            first, second = row.goods
            columns[GUILD_NAMED[row.guild]].append((GOOD_NAMED[first], GOOD_NAMED[second]))
        return tuple(map(tuple, columns))

    @cached_property
    def payouts(self) -> tuple[int, ...]:
        """What an order pays on each step of an influence track."""
        return tuple(row.pays for row in self.components.influence)

    @cached_property
    def step_favours(self) -> tuple[int, ...]:
        """The favours for reaching each step."""
        favours = tuple(row.favours for row in self.components.influence)
        return favours if self.rulings.favour_steps == "above-start" else (*favours[1:], 0)

    @cached_property
    def top(self) -> int:
        """The last step of the influence tracks."""
        return len(self.components.influence) - 1

    @cached_property
    def akbar(self) -> tuple[tuple[Good, ...], tuple[Good, ...]]:
        """The goods that Akbar wants on the left and on the right, by die."""
        rows = sorted(self.components.akbar, key=lambda row: row.die)
        left = tuple(GOOD_NAMED[row.good] for row in rows if row.side == "left")
        return left, tuple(GOOD_NAMED[row.good] for row in rows if row.side == "right")

    # The player board

    @cached_property
    def points(self) -> tuple[int, ...]:
        """The meditation points of each space of the track; spaces count from 1."""
        return (0, *(row.points for row in self.components.meditation))

    @cached_property
    def enlightenment(self) -> tuple[tuple[Good, ...], ...]:
        """The goods to enter each space of the meditation track; spaces count from 1."""
        return ((), *(tuple(GOOD_NAMED[name] for name in row.cost) for row in self.components.meditation))

    @cached_property
    def ejection_favours(self) -> tuple[int, ...]:
        """The favours for an ejected standing worker, by the owner's space on the meditation track."""
        return (0, *(row.favours for row in self.components.meditation))

    @cached_property
    def last_space(self) -> int:
        """The last space of the meditation track."""
        return len(self.components.meditation)

    @cached_property
    def cover_spaces(self) -> tuple[int, ...]:
        """The space of each cover tile on its side."""
        return tuple(space for row in self.components.farm for space in row.covers)

    @cached_property
    def side_lengths(self) -> tuple[int, ...]:
        """How many spaces each side of a farm has."""
        return tuple(row.spaces for row in self.components.farm)

    @cached_property
    def corners(self) -> tuple[tuple[int, int], ...]:
        """For each good, the side of the farm that begins at its corner and the one that ends there."""
        firsts, lasts = ([GOOD_NAMED[getattr(row, end)] for row in self.components.farm] for end in ("first", "last"))
        return tuple((firsts.index(good), lasts.index(good)) if good in firsts else (NONE, NONE) for good in Good)

    # Favours

    @cached_property
    def tile_costs(self) -> tuple[tuple[int, int], ...]:
        """For each tile, the favours to have and to spend."""
        costs = [(row.have, row.spend) for row in self.components.tiles]
        if self.rulings.value_two_tile == "one":
            costs[Tile.VALUE_TWO] = (costs[Tile.VALUE_TWO][0], 1)
        return tuple(costs)

    @cached_property
    def printed_costs(self) -> tuple[tuple[int, int], ...]:
        """For each printed favour action, the favours to have and to spend."""
        return tuple((row.have, row.spend) for row in self.components.favours)

    def table(self, players: int) -> TableRow:
        """How the table is set for so many players."""
        return self.components.tables[players - 2]

    @cached_property
    def farmer_starts(self) -> tuple[int, ...]:
        """The space of each farmer at the start."""
        return tuple(self.components.farm[side].farmer for side in Side)
