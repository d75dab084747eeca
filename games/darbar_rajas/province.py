"""4 The province: what has been built there, where roads end, and how tiles are laid."""

from functools import lru_cache

from darbar import Seat, Table

from .box import RajasBox
from .components import CELLS, GOODS, NONE, ROADS, TILES, YIELDS
from .events import TileCovered, TileLaid, TileRevealed, YieldReached, YieldSpent
from .state import Player, Province, Rajas
from .steps import Kind, Step
from .tracks import gain


def province(box: RajasBox, player: Player) -> Province:
    """What has been built and is not covered."""
    return surveyed(box, tuple(player.grid))


@lru_cache(maxsize=1 << 15)
def surveyed(box: RajasBox, grid: tuple[int, ...]) -> Province:
    """The same for these tiles."""
    tiles = [tile for tile in grid if tile != NONE]
    markets: list[list[int]] = [[] for _ in GOODS]
    for tile in tiles:
        for good, value in box.tile_markets[tile]:
            markets[good].append(value)
    return Province(
        tuple([tuple(sorted(values, reverse=True)) for values in markets]),
        sum([len(box.tile_buildings[tile]) for tile in tiles]),
        sum([bool(box.tile_markets[tile]) for tile in tiles]),
        sum([box.tile_bends[tile] for tile in tiles]),
    )


# Roads


@lru_cache(maxsize=1 << 15)
def open_ends(box: RajasBox, roads: tuple[int, ...]) -> dict[int, int]:
    """4.4 The empty cells to which roads lead, and from which sides; nobody changes what is returned."""
    return box.land.open_ends(roads)


@lru_cache(maxsize=1 << 15)
def ways_to_lay(box: RajasBox, roads: tuple[int, ...], cell: int, exits: tuple[int, ...]) -> tuple[int, ...]:
    """4.4 How a tile can be turned on an empty cell so that one of its roads meets another."""
    sides = open_ends(box, roads).get(cell, 0)
    return tuple(one for one in exits if one & sides)


@lru_cache(maxsize=1 << 15)
def ways_to_cover(box: RajasBox, roads: tuple[int, ...], cell: int, exits: tuple[int, ...]) -> tuple[int, ...]:
    """6.7 How a tile can be turned where another one lies, so that every tile stays joined to the residence."""
    return box.land.keeps_joined(roads, cell, exits, box.residence)


def can_cover_with(box: RajasBox, player: Player, cell: int, tile: int) -> bool:
    """6.7 Whether a tile can be laid onto another: surely where it has all roads of that one."""
    if box.tile_replaces[tile] >> player.roads[cell] & 1:
        return True
    return bool(ways_to_cover(box, tuple(player.roads), cell, box.tile_exits[tile]))


# Laying


def lay(table: Table[Rajas], seat: Seat, tile: int, cell: int, roads: int) -> None:
    """4.4 and 6.7 A tile comes onto a cell, perhaps onto another tile; the next tile of its stack is on offer."""
    state, player = table.state, table.state.players[seat]
    covered = player.grid[cell]
    player.under[cell] = covered
    player.grid[cell], player.roads[cell] = tile, roads
    if covered != NONE:
        table.tell(TileCovered, seat, TILES[covered])
    table.tell(TileLaid, seat, TILES[tile], CELLS[cell], ROADS[roads])
    stack = state.box.tile_stacks[tile]
    state.offer[stack] = NONE
    if state.box.rulings.reveal == "at-once":  # ruling reveal
        reveal(table, stack)
    else:
        state.works.bare.append(stack)
    reach(table, seat, state.box.touched[cell][roads] & ~player.reached, covered != NONE)
    bring(table, seat, tile)


def reveal(table: Table[Rajas], stack: int) -> None:
    """4.2 The next tile of a stack can be seen, and taken."""
    state = table.state
    tile = table.draw(state.stacks[stack])
    if tile is not None:
        state.offer[stack] = tile
        table.tell(TileRevealed, TILES[tile])


def reach(table: Table[Rajas], seat: Seat, reached: int, is_covering: bool) -> None:
    """4.7 and 6.7 Special incomes that roads have reached wait for their tile; one that covers another gives none."""
    state, player = table.state, table.state.players[seat]
    if not reached or (is_covering and state.box.rulings.covered_yields == "kept"):  # ruling covered-yields
        return
    player.reached |= reached
    kind = YieldSpent if is_covering else YieldReached
    for edge in edges_in(reached):
        table.tell(kind, seat, YIELDS[edge])
    if not is_covering:
        state.agenda.first([Step(Kind.YIELDS, 1, reached)])


def edges_in(edges: int) -> list[int]:
    """The numbers of special incomes that are given as bits."""
    return [edge for edge in range(edges.bit_length()) if edges >> edge & 1]


def bring(table: Table[Rajas], seat: Seat, tile: int) -> None:
    """4.5 and 4.6 The money of its markets, and fame for its buildings by the scrolls as they were."""
    state, box = table.state, table.state.box
    levels, fresh = state.players[seat].levels, state.works.fresh
    fame = sum([levels[one] - fresh[one] for one in box.tile_buildings[tile]])
    state.works.scoring = True
    if box.rulings.tile_gains == "together":  # ruling tile-gains
        gain(table, seat, fame, box.tile_money[tile])
    else:
        state.agenda.first([Step(Kind.FAME, fame), Step(Kind.MONEY, box.tile_money[tile])])
