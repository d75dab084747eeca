"""The box: options, rulings and tables of one match, and what follows from them, as tuples indexed by the enums."""

from functools import cached_property
from itertools import pairwise

from darbar import Box

from .components import (
    COLOUR_NAMED,
    COUNTRIES,
    SECTOR_NAMED,
    Colour,
    Crisis,
    Good,
    Sector,
    Title,
)
from .rulings import AlRashidOptions, AlRashidRulings
from .tables import AlRashidComponents, Counted, GoodsRow


class AlRashidBox(Box):
    """Everything that stays the same during a match."""

    options: AlRashidOptions
    rulings: AlRashidRulings
    components: AlRashidComponents

    # Pawns

    @cached_property
    def predominance(self) -> tuple[int, ...]:
        """What a pawn of each rank counts in a sector."""
        return tuple(row.predominance for row in self.components.pawns)

    @cached_property
    def family(self) -> tuple[int, ...]:
        """How many pawns of each rank a family begins with."""
        return tuple(row.start for row in self.components.pawns)

    @cached_property
    def pawn_limits(self) -> tuple[int, ...]:
        """How many pawns of each rank a family can have."""
        return tuple(row.limit for row in self.components.pawns)

    @cached_property
    def pawn_prestige(self) -> tuple[int, ...]:
        """The prestige of a pawn of each rank at the end."""
        return tuple(row.prestige for row in self.components.pawns)

    # Goods and countries

    @cached_property
    def set_values(self) -> tuple[int, ...]:
        """The gold of a set, by how many different goods it has."""
        return (0, *(row.gold for row in self.components.sets))

    @cached_property
    def set_steps(self) -> tuple[int, ...]:
        """What the first, second, third good and so on adds to a set."""
        gold = self.set_values
        return tuple(more - less for less, more in pairwise(gold))

    @cached_property
    def country_goods(self) -> tuple[tuple[int, ...], ...]:
        """`[sector][good]`: what is printed on each country; nothing on palaces."""
        return ((0,) * len(Good),) * COUNTRIES + tuple(goods(row) for row in self.components.countries)

    @cached_property
    def country_notes(self) -> tuple[int, ...]:
        """The credit notes printed on each sector."""
        return (0,) * COUNTRIES + tuple(row.notes for row in self.components.countries)

    @cached_property
    def start_goods(self) -> tuple[tuple[int, ...], ...]:
        """`[place][good]`: what each place in the turn order begins with."""
        return tuple(goods(row) for row in self.components.starts)

    @cached_property
    def trade_items(self) -> tuple[int, ...]:
        """How many items the first, second and third take in a country."""
        return tuple(row.items for row in self.components.places)

    # Guilds and titles

    @cached_property
    def service_gold(self) -> tuple[tuple[int, ...], ...]:
        """`[guild][place]`: the price of a service for the first, second and third."""
        return tuple(row.gold for row in self.components.guilds)

    @cached_property
    def service_amount(self) -> tuple[tuple[int, ...], ...]:
        """`[guild][place]`: how many operations, mercenaries or pawns a service gives."""
        return tuple(row.amount for row in self.components.guilds)

    @cached_property
    def favour_gold(self) -> tuple[int, ...]:
        """The price of each favour."""
        return tuple(row.favour_gold for row in self.components.guilds)

    @cached_property
    def title_palaces(self) -> tuple[Sector, ...]:
        """The palace of each title."""
        return tuple(SECTOR_NAMED[row.palace] for row in self.components.titles)

    @cached_property
    def titles_of(self) -> tuple[tuple[Title, ...], ...]:
        """The titles of each sector; countries have none."""
        return tuple(tuple(title for title in Title if self.title_palaces[title] == sector) for sector in Sector)

    @cached_property
    def title_gold(self) -> tuple[int, ...]:
        """The price of each title."""
        return tuple(row.cost for row in self.components.titles)

    @cached_property
    def title_prestige(self) -> tuple[int, ...]:
        """The prestige of each title that does not hang on anything."""
        return tuple(row.prestige for row in self.components.titles)

    @cached_property
    def title_amounts(self) -> tuple[int, ...]:
        """How much each title gives of what it gives."""
        return tuple(row.amount for row in self.components.titles)

    @cached_property
    def activated(self) -> tuple[Title, ...]:
        """The titles that are used once a year."""
        return tuple(title for title in Title if self.components.titles[title].kind == "activated")

    @cached_property
    def title_counts(self) -> tuple[Counted | None, ...]:
        """What each title counts, if anything."""
        return tuple(row.counts for row in self.components.titles)

    @cached_property
    def title_steps(self) -> tuple[tuple[int, ...], ...]:
        """`[title][count]`: what a title brings for having so many of what it counts; the last goes for all above."""
        return tuple(
            by_count(row.steps, row.prestige if row.palace == "politics" else 0) for row in self.components.titles
        )

    @cached_property
    def note_gold(self) -> int:
        """What a credit note takes off the price of a title."""
        return self.components.tokens[0].worth

    def copies(self, players: int) -> list[int]:
        """How many of each title lie out for so many players."""
        several = self.components.tables[players - 2].copies
        return [several if palace < Sector.POLITICS else 1 for palace in self.title_palaces]

    # Tokens

    @cached_property
    def token_counts(self) -> tuple[int, ...]:
        """How many credit notes, influence and dishonour tokens there are."""
        return tuple(row.count for row in self.components.tokens)

    @cached_property
    def influence_most(self) -> int:
        """The most prestige that influence tokens bring."""
        return self.components.tokens[1].most

    @cached_property
    def influence_worth(self) -> int:
        """The prestige of an influence token."""
        return self.components.tokens[1].worth

    @cached_property
    def dishonour_worth(self) -> int:
        """The prestige of a dishonour token, which is negative."""
        return self.components.tokens[2].worth

    @cached_property
    def mercenaries(self) -> tuple[tuple[int, ...], ...]:
        """`[colour]`: the values of all mercenaries, lowest first."""
        piles: list[list[int]] = [[] for _ in Colour]
        for row in self.components.mercenaries:
            piles[COLOUR_NAMED[row.colour]] += [row.value] * row.count
        return tuple(tuple(sorted(pile)) for pile in piles)

    @cached_property
    def crises(self) -> tuple[tuple[tuple[Sector, Colour], ...], ...]:
        """`[crisis]`: a country and a colour for every mercenary of a tile."""
        return tuple(
            tuple(
                (SECTOR_NAMED[name], colour)
                for colour, names in zip(Colour, (row.red, row.blue), strict=True)
                for name in names
            )
            for row in self.components.crises
        )

    @cached_property
    def first_crises(self) -> tuple[Crisis, ...]:
        """The crisis tiles of the set-up."""
        return tuple(crisis for crisis in Crisis if self.components.crises[crisis].deck == "setup")

    @cached_property
    def later_crises(self) -> tuple[Crisis, ...]:
        """The crisis tiles of the years after the first."""
        return tuple(crisis for crisis in Crisis if self.components.crises[crisis].deck == "year")


def goods(row: GoodsRow) -> tuple[int, ...]:
    """The goods of a row by number."""
    return row.wood, row.metal, row.pottery, row.spice, row.silk


def by_count(steps: tuple[tuple[int, int], ...], nothing: int) -> tuple[int, ...]:
    """What each count from 0 up to the last step brings."""
    most = steps[-1][0] if steps else 0
    return tuple(
        max((brings for least, brings in steps if least <= count), default=nothing) for count in range(most + 1)
    )
