"""5.6 and 7.5 Influence: steps on the three tracks, and the favours or tiles on the way."""

from collections.abc import Iterable

from darbar import Flow, Move, Seat, Table, text

from .components import TILE_ROOM, Guild, Tile
from .ending import trigger_end
from .events import InfluenceRose, TileDiscarded, TileShown, TileTaken
from .markers import gain_favours
from .moves import DISCARD, RISE, TAKE_FAVOURS, TAKE_TILE, Discard, TakeTile
from .state import Agra


def rise(table: Table[Agra], seat: Seat, guild: Guild) -> Flow[None]:
    """7.5 One step up; its bonus comes at once, the last step brings the end, and beyond it there is nothing."""
    state = table.state
    steps, box = state.players[seat].influence, state.box
    if steps[guild] == box.top:
        return
    steps[guild] += 1
    table.tell(InfluenceRose, seat, guild, steps[guild])
    if favours := box.step_favours[steps[guild]]:
        yield from favour_bonus(table, seat, favours)
    if steps[guild] == box.top:
        trigger_end(table)


def rises(state: Agra, seat: Seat, guilds: Iterable[int] = Guild) -> list[Move]:
    """The tracks among these on which a step is left."""
    steps, top = state.players[seat].influence, state.box.top
    return [RISE[guild] for guild in guilds if steps[guild] < top]


def favour_bonus(table: Table[Agra], seat: Seat, favours: int) -> Flow[None]:
    """7.5 Favours, or one of the tiles on display."""
    display = table.state.display
    offer: list[Move] = [TAKE_FAVOURS, *(TAKE_TILE[tile] for tile in display.cards)]
    match (yield table.ask(seat, text("favour-bonus", favours=favours), offer)):
        case TakeTile(tile):
            display.take(tile)
            yield from take_tile(table, seat, tile)
        case _:
            yield from gain_favours(table, seat, favours)


def take_tile(table: Table[Agra], seat: Seat, tile: Tile) -> Flow[None]:
    """A tile that has left display or stack comes to the player board; of four, one goes back into the stack."""
    tiles = table.state.players[seat].tiles
    tiles.append(tile)
    table.tell(TileTaken, seat, tile)
    if len(tiles) > TILE_ROOM:
        match (yield table.ask(seat, "discard", [DISCARD[one] for one in tiles])):
            case Discard(unwanted):
                discard_tile(table, seat, unwanted)
    show_tiles(table)


def discard_tile(table: Table[Agra], seat: Seat, tile: Tile) -> None:
    """The tile is shuffled into the stack; a marker on it goes back to the supply."""
    player = table.state.players[seat]
    player.tiles.remove(tile)
    if player.used_tiles >> tile & 1:
        player.used_tiles &= ~(1 << tile)
        player.supply += 1
    table.state.stack.cards.append(tile)
    table.shuffle(table.state.stack.cards)
    table.tell(TileDiscarded, seat, tile)


def show_tiles(table: Table[Agra]) -> None:
    """The display is filled up from the stack."""
    for tile in table.state.display.refill(table, table.state.stack):
        table.tell(TileShown, Tile(tile))
