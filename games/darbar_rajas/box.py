"""The box: options, rulings and tables of one match, and what follows from them, as tuples indexed by the enums."""

from functools import cached_property
from types import MappingProxyType
from typing import Literal, NamedTuple

from darbar import Box, Seat
from darbar.components import CrossingTracks, RoadGrid, Track, rotations
from darbar.components.workers import Sharing, SpaceRow

from .components import (
    BALCONIES,
    BUILDING_NAMED,
    CELL_NAMED,
    CHAMBERS,
    COLOUR_NAMED,
    GOOD_NAMED,
    HUE_NAMED,
    MARKETS,
    NONE,
    SIDE_NAMED,
    SYMBOL_NAMED,
    TERRACES,
    Cell,
    Hue,
    Income,
    Post,
    Site,
    Symbol,
    Tile,
    Yield,
)
from .rulings import RajasOptions, RajasRulings
from .steps import Kind, Step, steps_of
from .tables import RajasComponents, SiteRow

OUTER_MONEY, BALCONY_DICE = 2, 2
"""6.1 and 6.3 What the outer terrace and a balcony give."""

NO_TOP = 10_000
"""The tracks go round; nobody ever comes to their end."""

NO_PRICE = 10_000
"""More than anybody can pay."""


class Rooms(NamedTuple):
    """Where one worker fits, and where several do."""

    single: tuple[int, ...]
    """For each site its bit; 0 where several workers fit."""
    shared: tuple[tuple[int, int, int], ...]
    """The other sites: which, for how many, and its bit."""


class RajasBox(Box):
    """Everything that stays the same during a match."""

    options: RajasOptions
    rulings: RajasRulings
    components: RajasComponents

    # Pieces

    @cached_property
    def counts(self) -> MappingProxyType[str, int]:
        """How many there are of each piece, by name."""
        return MappingProxyType({row.id: row.count for row in self.components.pieces})

    @cached_property
    def experts(self) -> tuple[bool, ...]:
        """Which seats play on the other side of their boards."""
        options = self.options
        flags = (options.expert_1, options.expert_2, options.expert_3, options.expert_4)
        return tuple(options.navaratnas or flag for flag in flags)

    @cached_property
    def arms(self) -> tuple[int, ...]:
        """How many dice each seat can keep."""
        counts = self.counts
        return tuple(counts["expert-arms" if expert else "arms"] for expert in self.experts)

    @cached_property
    def more_workers(self) -> int:
        """How many workers a player can activate."""
        return len(Post) if self.options.navaratnas else self.counts["more-workers"]

    @cached_property
    def most_karma(self) -> int:
        """The highest level of karma."""
        return self.counts["karma"]

    @cached_property
    def first_level(self) -> int:
        """The fame of a building that was never upgraded."""
        return self.counts["first-level"]

    @cached_property
    def last_level(self) -> int:
        """The fame of a building that was upgraded as often as possible."""
        return self.counts["last-level"]

    # Sites

    @cached_property
    def costs(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """`[players][site]`: what the spaces of a site cost, in the order in which they are filled."""
        return (
            (),
            (),
            *(tuple(spaces(row, players) for row in self.components.sites) for players in ("two", "three", "four")),
        )

    @cached_property
    def prices(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """The same, and after the last space a price that nobody can pay."""
        return tuple(tuple((*costs, NO_PRICE) for costs in sites) for sites in self.costs)

    @cached_property
    def rooms(self) -> tuple[Rooms, ...]:
        """`[players]`: for how many workers there is room."""
        return tuple(map(rooms, self.costs))

    @cached_property
    def space_rows(self) -> tuple[tuple[SpaceRow, ...], ...]:
        """`[players][site]`: how many workers fit."""
        return tuple(
            tuple(
                SpaceRow(id=row.id, source=row.source, sharing=Sharing.BLOCK, capacity=len(costs))
                for row, costs in zip(self.components.sites, sites, strict=True)
            )
            for sites in self.costs[2:]
        )

    @cached_property
    def site_colours(self) -> tuple[int, ...]:
        """The colour of the die that a terrace gives or a balcony takes."""
        return tuple(NONE if row.colour is None else COLOUR_NAMED[row.colour] for row in self.components.sites)

    @cached_property
    def brought(self) -> tuple[int, ...]:
        """The colour of the dice that a balcony gives."""
        return tuple(NONE if row.brings is None else COLOUR_NAMED[row.brings] for row in self.components.sites)

    @cached_property
    def chambers(self) -> tuple[tuple[Step, ...], ...]:
        """What each chamber gives, by the value of the die that opens it."""
        return ((), *(steps_of(row.gives) for row in self.components.chambers))

    @cached_property
    def site_steps(self) -> tuple[tuple[Step, ...], ...]:
        """What is to be done at each site: what is given up there, and what that gives."""
        return tuple(self._steps_at(site) for site in Site)

    def _steps_at(self, site: Site) -> tuple[Step, ...]:
        if site >= CHAMBERS:
            value = site - CHAMBERS + 1
            return Step(Kind.DISCARD_VALUE, 1, value), *self.chambers[value]
        if site >= BALCONIES:
            given = Step(Kind.DISCARD_COLOUR, 1, self.site_colours[site])
            return given, Step(Kind.DICE, BALCONY_DICE, self.brought[site])
        if site >= TERRACES:
            return (Step(Kind.DICE, 1, self.site_colours[site]),)
        match site:
            case Site.QUARRY:
                return (Step(Kind.TILE),)
            case Site.PORT:
                return (Step(Kind.DISCARD_AT_PORT),)
            case Site.MIXED_GOODS:
                return (Step(Kind.MIXED_GOODS),)
            case Site.OUTER_TERRACE:
                return Step(Kind.MONEY, OUTER_MONEY), Step(Kind.REROLL)
        return (Step(Kind.DISCARD_FOR_GOOD, 1, site - MARKETS),)

    # Tiles

    @cached_property
    def tile_costs(self) -> tuple[int, ...]:
        """What each tile costs."""
        return tuple(row.cost for row in self.components.tiles)

    @cached_property
    def tile_colours(self) -> tuple[int, ...]:
        """The colour of the dice that pay for each tile."""
        return tuple(int(COLOUR_NAMED[row.colour]) for row in self.components.tiles)

    @cached_property
    def tile_prices(self) -> tuple[tuple[int, int, int], ...]:
        """Each tile with its price and the colour of the dice that pay it; the last row is for no tile."""
        rows = ((int(tile), self.tile_costs[tile], self.tile_colours[tile]) for tile in Tile)
        return *rows, (NONE, NO_PRICE, 0)

    @cached_property
    def tile_stacks(self) -> tuple[int, ...]:
        """The stack to which each tile belongs: three for each colour, by the symbol on the back."""
        rows = self.components.tiles
        return tuple(COLOUR_NAMED[row.colour] * len(Symbol) + SYMBOL_NAMED[row.symbol] for row in rows)

    @cached_property
    def tile_exits(self) -> tuple[tuple[int, ...], ...]:
        """The roads of each tile in all its positions."""
        exits = {row.id: rotations(sum({SIDE_NAMED[side] for side in row.exits})) for row in self.components.roads}
        return tuple(exits[row.road] for row in self.components.tiles)

    @cached_property
    def tile_replaces(self) -> tuple[int, ...]:
        """For each tile, the roads that it has as well in one of its positions: a bit for each sum of sides."""
        return tuple(
            sum(1 << roads for roads in range(16) if any(roads & exits == roads for exits in positions))
            for positions in self.tile_exits
        )

    @cached_property
    def tile_bends(self) -> tuple[bool, ...]:
        """Whether the road of each tile is a bend."""
        return tuple(row.road == "bend" for row in self.components.tiles)

    @cached_property
    def tile_buildings(self) -> tuple[tuple[int, ...], ...]:
        """The buildings on each tile."""
        return tuple(tuple(int(BUILDING_NAMED[one]) for one in row.buildings) for row in self.components.tiles)

    @cached_property
    def tile_markets(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """The markets on each tile: good and value."""
        return tuple(
            tuple((int(GOOD_NAMED[one.good]), one.value) for one in row.markets) for row in self.components.tiles
        )

    @cached_property
    def tile_money(self) -> tuple[int, ...]:
        """The money that each tile brings when it is laid."""
        return tuple(sum(value for _, value in markets) for markets in self.tile_markets)

    # The province

    @cached_property
    def land(self) -> RoadGrid:
        """The cells of a province."""
        board = self.components.boards[0]
        return RoadGrid(board.columns, board.rows, frozenset(int(CELL_NAMED[cell]) for cell in board.blocked))

    @cached_property
    def residence(self) -> int:
        """The cell of the residence."""
        return int(CELL_NAMED[self.components.boards[0].residence])

    @cached_property
    def first_roads(self) -> tuple[int, ...]:
        """The roads of a province on which nothing was built."""
        exits = sum({SIDE_NAMED[side] for side in self.components.boards[0].exits})
        return tuple(exits if cell == self.residence else 0 for cell in Cell)

    @cached_property
    def touched(self) -> tuple[tuple[int, ...], ...]:
        """`[cell][exits]`: the yields that roads in a cell lead to, a bit for each."""
        return tuple(tuple(self._touched(cell, exits) for exits in range(16)) for cell in Cell)

    def _touched(self, cell: int, exits: int) -> int:
        rows = enumerate(self.components.yields)
        edges = [(bit, edge) for bit, row in rows for edge in row.edges if CELL_NAMED[edge.cell] == cell]
        return sum({1 << bit for bit, edge in edges if SIDE_NAMED[edge.side] & exits})

    @cached_property
    def yields(self) -> tuple[tuple[Step, ...], ...]:
        """What each special income of the normal board gives."""
        return tuple(steps_of(row.gives) for row in self.components.yields)

    @cached_property
    def minor_yields(self) -> tuple[tuple[Step, ...], ...]:
        """What each special income on the other side gives."""
        return tuple(steps_of(row.minor) for row in self.components.yields)

    @cached_property
    def slots(self) -> tuple[Hue, ...]:
        """The colour of the slot at each special income."""
        return tuple(HUE_NAMED[row.slot] for row in self.components.yields)

    @cached_property
    def brown_slots(self) -> tuple[int, ...]:
        """The slots for brown tiles."""
        return tuple(int(one) for one in Yield if self.slots[one] is Hue.BROWN)

    # Income tiles and river

    @cached_property
    def hues(self) -> tuple[Hue, ...]:
        """The colour of each income tile."""
        return tuple(HUE_NAMED[row.colour] for row in self.components.income)

    def income_of(self, *hues: Hue) -> list[int]:
        """The income tiles of some colours."""
        return [int(tile) for tile in Income if self.hues[tile] in hues]

    @cached_property
    def incomes(self) -> tuple[tuple[Step, ...], ...]:
        """What each income tile gives."""
        return tuple(steps_of(row.gives) for row in self.components.income)

    @cached_property
    def river(self) -> tuple[tuple[Step, ...], ...]:
        """What each space of the river gives; the start gives nothing."""
        return ((), *(steps_of(row.gives) for row in self.components.river))

    @cached_property
    def river_tiles(self) -> tuple[tuple[Step, ...], ...]:
        """What each river tile gives."""
        return tuple(steps_of(row.gives) for row in self.components.river_tiles)

    @cached_property
    def last_space(self) -> int:
        """The last space of the river."""
        return len(self.components.river)

    @cached_property
    def bridge(self) -> int:
        """The last space before the bridge."""
        return self.components.rivers[0].bridge

    # Tracks

    @cached_property
    def crossing(self) -> CrossingTracks:
        """How the two tracks lie beside each other."""
        fame, money = self.components.tracks
        return CrossingTracks(fame.spaces, money.spaces // fame.spaces)

    @cached_property
    def fame_track(self) -> Track[tuple[Step, ...]]:
        """The bonuses of fame."""
        return self._track("fame", Post.FAME)

    @cached_property
    def money_track(self) -> Track[tuple[Step, ...]]:
        """The bonuses of money."""
        return self._track("money", Post.MONEY)

    def _track(self, name: Literal["fame", "money"], post: Post) -> Track[tuple[Step, ...]]:
        rows = (row for row in self.components.bonuses if row.track == name)
        return Track(NO_TOP, {row.step: tuple(bonus(step, post) for step in steps_of(row.gives)) for row in rows})

    def seated(self, seat: Seat) -> tuple[tuple[Step, ...], ...]:
        """What the special incomes on the board of a seat give."""
        return self.minor_yields if self.experts[seat] else self.yields


def rooms(costs: tuple[tuple[int, ...], ...]) -> Rooms:
    """The room at sites whose spaces cost so much."""
    counts = [(site, len(spaces), 1 << site) for site, spaces in enumerate(costs)]
    single = tuple(bit if room == 1 else 0 for _, room, bit in counts)
    return Rooms(single, tuple(row for row in counts if row[1] != 1))


def bonus(step: Step, post: Post) -> Step:
    """A step that is a bonus of a track: its worker waits there, its upgrade counts from the next turn on."""
    match step.kind:
        case Kind.WORKER:
            return Step(step.kind, step.amount, post)
        case Kind.UPGRADE:
            return Step(step.kind, step.amount, 1)
    return step


def spaces(row: SiteRow, players: str) -> tuple[int, ...]:
    """The costs of the spaces of a site."""
    return {"two": row.two, "three": row.three, "four": row.four}[players]
