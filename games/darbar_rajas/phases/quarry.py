"""4 The quarry: choose a tile, pay for it with dice of its colour, lay it where roads meet, and collect.

The Master Builder's tiles are chosen here as well: they go onto others, and cost only what they cost more.
"""

from collections.abc import Sequence
from typing import Final

from darbar import Flow, Move, Seat, Table, Text, text

from ..components import NONE, Cell
from ..moves import COLLECT, SETTLE, TAKE, TURN, Collect, Settle, Take, Turn
from ..payment import PAYING, begin_payment, flips_for, most
from ..province import can_cover_with, edges_in, lay, open_ends, ways_to_cover, ways_to_lay
from ..state import Player, Rajas
from ..steps import Kind, Step

QUARRY: Final = 0
BUILDER: Final = 1
"""For whom a tile is chosen."""

TURN_IT: Final = (Step(Kind.ROADS),)
LAY_IT: Final = (Step(Kind.CELL), Step(Kind.ROADS))
"""What is left to do when a tile is paid for."""


def choose_tile(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """4.2 and 6.6 One of the tiles on offer that can be paid for, and laid."""
    state, works = table.state, table.state.works
    builder, player = step.what == BUILDER, state.players[seat]
    offer = () if table.replaying else [TAKE[tile] for tile in tiles_for(state, player, builder=builder)]
    move = yield table.ask(seat, "tile", offer, lambda move: why_not_take(state, seat, move))
    works.tile = move.tile
    begin_payment(state)
    price, colour = price_of(state, seat, move.tile), state.box.tile_colours[move.tile]
    state.agenda.instead(Step(PAYING, price, colour), *(TURN_IT if builder else LAY_IT))


def tiles_for(state: Rajas, player: Player, *, builder: bool) -> list[int]:
    """4.2 and 6.6 The tiles that can be taken, for the quarry or for the Master Builder."""
    best = reachable(player, flips_for(state, player.karma))
    return better_tiles(state, player, state.works.cell, best) if builder else payable(state, best)


def price_of(state: Rajas, seat: Seat, tile: int) -> int:
    """4.3 and 6.6 What a tile costs: less what the tile cost that it covers."""
    costs, cell = state.box.tile_costs, state.works.cell
    return costs[tile] - (costs[state.players[seat].grid[cell]] if cell != NONE else 0)


def choose_cell(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """4.4 An empty cell to which a road leads."""
    state = table.state
    cells = () if table.replaying else open_ends(state.box, tuple(state.players[seat].roads))
    offer = [SETTLE[cell] for cell in cells]
    move = yield table.ask(seat, "cell", offer, lambda move: why_not_settle(state, seat, move))
    state.agenda.done()
    state.works.cell = int(move.cell)


def choose_roads(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """4.4 The tile is turned so that it is joined to the residence; then it lies there."""
    state, works = table.state, table.state.works
    ways = () if table.replaying else ways_to_turn(state, state.players[seat])
    move = yield table.ask(seat, "roads", [TURN[exits] for exits in ways], lambda move: why_not_turn(state, seat, move))
    state.agenda.done()
    tile, cell = works.tile, works.cell
    works.tile = works.cell = NONE
    lay(table, seat, tile, cell, int(move.roads))


def ways_to_turn(state: Rajas, player: Player) -> tuple[int, ...]:
    """4.4 and 6.7 How the chosen tile can lie on the chosen cell."""
    works, box = state.works, state.box
    ways = ways_to_lay if player.grid[works.cell] == NONE else ways_to_cover
    return ways(box, tuple(player.roads), works.cell, box.tile_exits[works.tile])


def collect(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """4.7 Special incomes one after another, in the order that the player likes."""
    state, box = table.state, table.state.box
    edges = edges_in(step.what)
    chosen = edges[0]
    if len(edges) > 1 and box.rulings.yield_order == "player":  # ruling yield-order
        move = yield table.ask(seat, "yield", [COLLECT[edge] for edge in edges], why_not_collect)
        chosen = move.edge
    rest = step.what ^ 1 << chosen
    state.agenda.instead(*income_of(state, seat, chosen), *((Step(Kind.YIELDS, 1, rest),) if rest else ()))


def income_of(state: Rajas, seat: Seat, edge: int) -> tuple[Step, ...]:
    """4.7 and 11.4 What a special income gives: what is printed, or the tile in its slot."""
    tile = state.players[seat].slots[edge]
    return state.box.seated(seat)[edge] if tile == NONE else state.box.incomes[tile]


# Questions


def reachable(player: Player, flips: int) -> list[int]:
    """The most that a player can pay with dice of each colour, so many of them turned over."""
    if not flips:
        return [*map(sum, player.dice.faces)]
    return [most(faces, flips) if faces else 0 for faces in player.dice.faces]


def on_offer(state: Rajas) -> list[tuple[int, int, int]]:
    """4.2 The tiles on offer, each with its price and the colour of the dice that pay it."""
    prices = state.box.tile_prices
    return [prices[tile] for tile in state.offer]


def payable(state: Rajas, best: Sequence[int]) -> list[int]:
    """4.3 The tiles on offer for which the dice are enough."""
    return [tile for tile, price, colour in on_offer(state) if best[colour] >= price]


def can_build(state: Rajas, player: Player, best: Sequence[int]) -> bool:
    """4.1 Whether a tile could be paid for and laid: every tile can be laid where a road leads to an empty cell."""
    prices = state.box.tile_prices
    for tile in state.offer:
        _, price, colour = prices[tile]
        if best[colour] >= price:
            return bool(open_ends(state.box, tuple(player.roads)))
    return False


def better_tiles(state: Rajas, player: Player, cell: int, best: Sequence[int]) -> list[int]:
    """6.6 and 6.7 The tiles on offer that cost more than the one on a cell, can be paid for, and keep all joined."""
    old = state.box.tile_costs[player.grid[cell]]
    return [
        tile
        for tile, price, colour in on_offer(state)
        if 0 < price - old <= best[colour] and can_cover_with(state.box, player, cell, tile)
    ]


def has_better(
    state: Rajas, player: Player, cell: int, old: int, best: Sequence[int], offer: list[tuple[int, int, int]]
) -> bool:
    """6.6 Whether there is such a tile for a cell whose tile cost so much."""
    for tile, price, colour in offer:
        if old < price <= old + best[colour] and can_cover_with(state.box, player, cell, tile):
            return True
    return False


def why_not_take(state: Rajas, seat: Seat, move: Move) -> Text | None:
    """Why a tile cannot be taken; None for other moves."""
    if not isinstance(move, Take):
        return None
    tile, works, player = move.tile, state.works, state.players[seat]
    if tile not in state.offer:
        return text("refusal-not-on-offer", tile=tile)
    price, colour = price_of(state, seat, tile), state.box.tile_colours[tile]
    if works.cell != NONE and price <= 0:
        return text("refusal-not-dearer")
    worth = reachable(player, flips_for(state, player.karma))[colour]
    if worth < price:
        return text("refusal-dice-too-low", price=price, worth=worth)
    return text("refusal-cut-off")


def why_not_settle(state: Rajas, seat: Seat, move: Move) -> Text | None:
    """Why a tile cannot be laid on a cell; None for other moves."""
    if not isinstance(move, Settle):
        return None
    if move.cell not in state.box.land.cells or move.cell == state.box.residence:
        return text("refusal-no-ground", cell=move.cell)
    built = state.players[seat].grid[move.cell] != NONE
    return text("refusal-built" if built else "refusal-no-road", cell=Cell(move.cell))


def why_not_turn(state: Rajas, seat: Seat, move: Move) -> Text | None:
    """Why a tile cannot be turned so; None for other moves."""
    if not isinstance(move, Turn):
        return None
    if move.roads not in state.box.tile_exits[state.works.tile]:
        return text("refusal-other-roads", roads=move.roads)
    covers = state.players[seat].grid[state.works.cell] != NONE
    return text("refusal-not-all-joined" if covers else "refusal-not-joined")


def why_not_collect(move: Move) -> Text | None:
    """Why a special income cannot be collected; None for other moves."""
    return text("refusal-not-reached", edge=move.edge) if isinstance(move, Collect) else None
