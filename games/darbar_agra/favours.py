"""Favour actions: what they cost, who may use them, and the markers that show they have been used."""

from darbar import Flow, Seat, Table

from .components import Notable, Power, Printed, Tile
from .events import FavoursSpent, PowerUsed, TileUsed
from .markers import PASS
from .moves import INVOKE
from .state import Agra, Player, Stage

MULLAH = 1 << Notable.MULLAH


def spend_printed(table: Table[Agra], seat: Seat, action: Printed) -> Flow[None]:
    """Pay for a printed favour action; one of the markers spent stays on it until the end of the turn."""
    player = table.state.players[seat]
    count = yield from price(table, seat, table.state.box.printed_costs[action][1])
    player.favours -= count
    player.supply += count - 1
    player.used_printed |= 1 << action
    table.tell(FavoursSpent, seat, action, count)


def spend_tile(table: Table[Agra], seat: Seat, tile: Tile) -> Flow[None]:
    """Pay for a favour tile; one of the markers spent stays on it until the end of the turn."""
    player = table.state.players[seat]
    count = yield from price(table, seat, table.state.box.tile_costs[tile][1])
    player.favours -= count
    player.supply += count - 1
    player.used_tiles |= 1 << tile
    table.tell(TileUsed, seat, tile, count)


def price(table: Table[Agra], seat: Seat, spend: int) -> Flow[int]:
    """The favours to spend: once a turn one less with the Mullah's contract, never nothing."""
    player = table.state.players[seat]
    if spend > 1 and mullah_helps(table.state, seat):
        mullah = INVOKE[Power.MULLAH]
        if (yield table.ask(seat, "mullah", [mullah, PASS])) == mullah:
            player.used_contracts |= MULLAH
            table.tell(PowerUsed, seat, Power.MULLAH)
            return spend - 1
    return spend


def mullah_helps(state: Agra, seat: Seat) -> bool:
    """Annex I, 13: whether the seat has the contract, and may use it in this turn."""
    if state.holders[Notable.MULLAH] != seat or state.players[seat].used_contracts & MULLAH:
        return False
    return seat == state.turn_seat or state.box.rulings.mullah == "any-turn"  # ruling mullah


def may_print(state: Agra, player: Player, action: int) -> bool:
    """Whether a printed favour action is unused and payable."""
    return player.favours >= state.box.printed_costs[action][0] and not player.used_printed >> action & 1


def may_tile(state: Agra, player: Player, tile: int) -> bool:
    """Whether a tile of the player is unused and payable."""
    return (
        player.favours >= state.box.tile_costs[tile][0] and not player.used_tiles >> tile & 1 and tile in player.tiles
    )


def pays_for_peonage(state: Agra) -> bool:
    """T14: whether the tile for peonage can pay in the running main action."""
    return state.stage is Stage.ACTION or state.box.rulings.free_peonage == "statue-too"  # ruling free-peonage


def take_back_markers(player: Player) -> None:
    """The end of a turn: markers on favour actions and luxury posters come back."""
    printed, tiles, luxury = player.used_printed, player.used_tiles, player.used_luxury
    if printed or tiles or luxury:
        player.supply += printed.bit_count() + tiles.bit_count() + luxury.bit_count()
        player.used_printed = player.used_tiles = player.used_luxury = 0
