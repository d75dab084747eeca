"""The box: options, rulings and tables of one match, and what follows from them, as lists indexed by the enums."""

from functools import cached_property

from darbar import Box

from .components import GOOD_NAMED, GUILD_NAMED, NONE, Good, Notable, Side, Tile
from .rulings import AgraOptions, AgraRulings
from .tables import AgraComponents, TableRow


class AgraBox(Box):
    """Everything that stays the same during a match."""

    options: AgraOptions
    rulings: AgraRulings
    components: AgraComponents

    # Goods and buildings

    @cached_property
    def base_values(self) -> list[int]:
        """The printed value of each good."""
        return [row.value for row in self.components.goods]

    @cached_property
    def made_from(self) -> list[int]:
        """The good at the tail of the arrow into each good; NONE for basic goods."""
        return [NONE if row.made_from is None else GOOD_NAMED[row.made_from] for row in self.components.goods]

    @cached_property
    def made_into(self) -> list[tuple[Good, ...]]:
        """The goods that each good can become."""
        return [tuple(made for made in Good if self.made_from[made] == good) for good in Good]

    @cached_property
    def levels(self) -> list[int]:
        """The level of each site; 0 for production buildings."""
        if self.rulings.site_levels == "column":
            return [0 if good % 4 == 0 else good % 4 + 1 for good in Good]
        return [row.level for row in self.components.goods]

    @cached_property
    def costs(self) -> list[int]:
        """What each site costs to build."""
        if self.rulings.site_levels == "column":
            return [0 if good % 4 == 0 else good % 4 + 2 for good in Good]
        return [row.cost for row in self.components.goods]

    @cached_property
    def construction(self) -> list[int]:
        """The construction value of each good; 0 for what is no building material."""
        return [row.construction for row in self.components.goods]

    @cached_property
    def materials(self) -> tuple[Good, ...]:
        """The goods one can build with."""
        return tuple(good for good in Good if self.construction[good])

    @cached_property
    def token_values(self) -> list[list[list[int]]]:
        """`[token][face][good]`: the value a good takes under a price token; 0 where the token may not lie."""
        return [[[self._token_value(row.low, row.high, face, good) for good in Good] for face in (0, 1)]
                for row in self.components.prices]  # fmt: skip

    def _token_value(self, low: int, high: int, face: int, good: Good) -> int:
        base = self.base_values[good]
        if self.rulings.price_tokens == "change":
            return base + 1 if face else base - 1
        flags = high if face else low
        return flags if abs(flags - base) == 1 else 0

    # The river

    @cached_property
    def notable_goods(self) -> list[list[Good]]:
        """The goods of each notable, top to bottom: `[notable][slot]`."""
        return [[GOOD_NAMED[name] for name in row.goods] for row in self.components.notables]

    @cached_property
    def notable_wishes(self) -> list[int]:
        """The goods of each notable as a set: a bit for each."""
        return [sum(1 << good for good in goods) for goods in self.notable_goods]

    @cached_property
    def notable_levels(self) -> list[int]:
        """The level of each notable, 1 to 4."""
        return [row.level for row in self.components.notables]

    @cached_property
    def notable_guilds(self) -> list[int]:
        """The guild of each notable."""
        return [GUILD_NAMED[row.guild] for row in self.components.notables]

    @cached_property
    def delivery_bonuses(self) -> list[list[tuple[Notable, int]]]:
        """For each good, the contracts that pay for its delivery, and how much."""
        bonuses: list[list[tuple[Notable, int]]] = [[] for _ in Good]
        for notable, row in zip(Notable, self.components.notables, strict=True):
            if row.bonus_good is not None:
                bonuses[self._bonus_good(notable, row.bonus_good)].append((notable, self._bonus(notable, row.bonus)))
        return bonuses

    def _bonus_good(self, notable: Notable, name: str) -> Good:
        clothes = notable is Notable.PORTUGUESE_TRADER and self.rulings.portuguese_good == "clothes"
        return Good.CLOTHES if clothes else GOOD_NAMED[name]

    def _bonus(self, notable: Notable, rupees: int) -> int:
        return 1 if notable is Notable.MUJTAHIDA and self.rulings.mujtahida_bonus == "one" else rupees

    @cached_property
    def reach(self) -> list[int]:
        """The highest level in reach at each pier; piers count from 1."""
        return [0, *(row.level for row in self.components.piers)]

    @cached_property
    def in_reach(self) -> list[list[int]]:
        """The notables in reach at each pier; piers count from 1."""
        levels = list(enumerate(self.notable_levels))
        return [[notable for notable, level in levels if level <= reach] for reach in self.reach]

    @cached_property
    def order_limits(self) -> list[int]:
        """The order limit at each pier; piers count from 1."""
        return [0, *(row.limit for row in self.components.piers)]

    @cached_property
    def legs(self) -> list[tuple[int, int]]:
        """What takes the boat on from each pier: a level, and how many of it; piers count from 1."""
        return [(0, 0), *((row.next_level, row.next_count) for row in self.components.piers)]

    # The empire board

    @cached_property
    def orders(self) -> list[list[tuple[Good, Good]]]:
        """The orders of each guild from the top."""
        columns: list[list[tuple[Good, Good]]] = [[], [], []]
        for row in sorted(self.components.orders, key=lambda row: row.place):
            first, second = row.goods
            columns[GUILD_NAMED[row.guild]].append((GOOD_NAMED[first], GOOD_NAMED[second]))
        return columns

    @cached_property
    def payouts(self) -> list[int]:
        """What an order pays on each step of an influence track."""
        return [row.pays for row in self.components.influence]

    @cached_property
    def step_favours(self) -> list[int]:
        """The favours for reaching each step."""
        favours = [row.favours for row in self.components.influence]
        return favours if self.rulings.favour_steps == "above-start" else [*favours[1:], 0]

    @cached_property
    def top(self) -> int:
        """The last step of the influence tracks."""
        return len(self.components.influence) - 1

    @cached_property
    def akbar(self) -> tuple[list[Good], list[Good]]:
        """The goods that Akbar wants on the left and on the right, by die."""
        rows = sorted(self.components.akbar, key=lambda row: row.die)
        left = [GOOD_NAMED[row.good] for row in rows if row.side == "left"]
        return left, [GOOD_NAMED[row.good] for row in rows if row.side == "right"]

    # The player board

    @cached_property
    def points(self) -> list[int]:
        """The meditation points of each space of the track; spaces count from 1."""
        return [0, *(row.points for row in self.components.meditation)]

    @cached_property
    def enlightenment(self) -> list[tuple[Good, ...]]:
        """The goods to enter each space of the meditation track; spaces count from 1."""
        return [(), *(tuple(GOOD_NAMED[name] for name in row.cost) for row in self.components.meditation)]

    @cached_property
    def ejection_favours(self) -> list[int]:
        """The favours for an ejected standing worker, by the owner's space on the meditation track."""
        return [0, *(row.favours for row in self.components.meditation)]

    @cached_property
    def last_space(self) -> int:
        """The last space of the meditation track."""
        return len(self.components.meditation)

    @cached_property
    def cover_spaces(self) -> list[int]:
        """The space of each cover tile on its side."""
        return [space for row in self.components.farm for space in row.covers]

    @cached_property
    def side_lengths(self) -> list[int]:
        """How many spaces each side of a farm has."""
        return [row.spaces for row in self.components.farm]

    @cached_property
    def corners(self) -> list[tuple[int, int]]:
        """For each good, the side of the farm that begins at its corner and the one that ends there."""
        firsts, lasts = ([GOOD_NAMED[getattr(row, end)] for row in self.components.farm] for end in ("first", "last"))
        return [(firsts.index(good), lasts.index(good)) if good in firsts else (NONE, NONE) for good in Good]

    # Favours

    @cached_property
    def tile_costs(self) -> list[tuple[int, int]]:
        """For each tile, the favours to have and to spend."""
        costs = [(row.have, row.spend) for row in self.components.tiles]
        if self.rulings.value_two_tile == "one":
            costs[Tile.VALUE_TWO] = (costs[Tile.VALUE_TWO][0], 1)
        return costs

    @cached_property
    def printed_costs(self) -> list[tuple[int, int]]:
        """For each printed favour action, the favours to have and to spend."""
        return [(row.have, row.spend) for row in self.components.favours]

    def table(self, players: int) -> TableRow:
        """How the table is set for so many players."""
        return self.components.tables[players - 2]

    @cached_property
    def farmer_starts(self) -> list[int]:
        """The space of each farmer at the start."""
        return [self.components.farm[side].farmer for side in Side]
