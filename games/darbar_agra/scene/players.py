"""The player boards: what everyone has, the farm, favour tiles, luxury goods and contracts."""

from collections.abc import Hashable, Iterator
from functools import lru_cache

from darbar import Seat, text
from darbar.components import HIDDEN
from darbar.ui.once import encoded, kept
from darbar.ui.scene import Cell, Grid, Item, Label, Line, Panel, Part, Piece, Stock

from ..box import AgraBox
from ..components import BASIC, Cover, Guild, Luxury, Notable, Power, Side, Tonic
from ..farm import production
from ..secondary.luxury import RAISED_BY_BOOK, clothes_rupees
from ..secondary.tonics import INGREDIENTS, STRENGTHS
from ..state import Agra, Player
from .board import tile_line
from .shown import GOODS, NOTABLES, ONE, ids, used

COVERS, SIDES, TONICS = ids(Cover), ids(Side), ids(Tonic)
LUXURIES = {int(luxury): id for luxury, id in zip(Luxury, ids(Luxury), strict=True)}
POWERS = {int(power): id for power, id in zip(Power, ids(Power), strict=True)}
COVER, FARMER = (Piece("cover"),), (Piece("farmer"),)


def _player(view: Agra, seat: Seat) -> Hashable:
    held = tuple(notable for notable, holder in enumerate(view.holders) if holder == seat)
    return view.box, seat, encoded(view.players[seat]), held, clothes_rupees(view)


@kept(_player)
def player_panel(view: Agra, seat: Seat) -> Panel:
    """What one player has: supply, goods, farm, favour tiles, contracts."""
    player, box = view.players[seat], view.box
    parts: list[Part] = [
        *supply_parts(player, seat),
        goods_part(player, seat),
        *tonic_lines(player, seat),
        farm_grid(box, seat, tuple(player.farmers), player.covers),
        Stock("panel-production", harvests(box, player), key=f"production-{seat}", yields=True),
    ]
    if favours := favour_lines(view, player, seat):
        parts.append(Panel(f"favours-{seat}", "panel-own-favours", favours))
    if contracts := tuple(contract_line(view, seat, one) for one in Notable if view.holders[one] == seat):
        parts.append(Panel(f"contracts-{seat}", "panel-contracts", contracts))
    always = (f"supply-{seat}", goods_key(seat))
    return Panel(f"player-{seat}", text("panel-player", seat=seat), tuple(parts), owner=seat, summary=always)


def supply_parts(player: Player, seat: Seat) -> Iterator[Part]:
    """The bag, and the markers, workers and favours at hand."""
    if player.rupees == HIDDEN:
        yield Line("line-bag", key=f"bag-{seat}")
    bag = () if player.rupees == HIDDEN else (Item("rupee", player.rupees),)
    at_hand = (Item("favour", player.favours), Item("marker", player.supply), Item("worker", player.workers))
    yield Stock("", (*bag, *at_hand), key=f"supply-{seat}")


def goods_part(player: Player, seat: Seat) -> Part:
    """The goods a player has."""
    items = tuple(Item(GOODS[good], count) for good, count in enumerate(player.goods) if count)
    return Stock("panel-goods", items, key=goods_key(seat)) if items else Line("line-no-goods", key=goods_key(seat))


def goods_key(seat: Seat) -> str:
    """The key of a player's goods."""
    return f"goods-{seat}"


def tonic_lines(player: Player, seat: Seat) -> Iterator[Line]:
    """What a player's oil and curry are good for."""
    for tonic in Tonic:
        if all(player.goods[good] for good in INGREDIENTS[tonic]):
            yield Line(
                "line-tonic",
                key=f"{TONICS[tonic]}-{seat}",
                ids=(TONICS[tonic],),
                takes=tuple(ONE[good] for good in INGREDIENTS[tonic]),
                gives=(Item("raised", STRENGTHS[tonic]),),
            )


# The farm


def harvests(box: AgraBox, player: Player) -> tuple[Item, ...]:
    """What the farm yields of each basic good."""
    return tuple(Item(GOODS[good], production(box, player, good)) for good in BASIC)


@lru_cache(maxsize=1024)
def farm_grid(box: AgraBox, seat: Seat, farmers: tuple[int, ...], covers: int) -> Grid:
    """The four sides, each from corner to corner: covers, farmers and free spaces."""
    rows = tuple(farm_side(box, seat, side, farmers[side], covers) for side in Side)
    return Grid("panel-farm", rows, key=f"farm-{seat}")


def farm_side(box: AgraBox, seat: Seat, side: Side, farmer: int, covers: int) -> tuple[Cell, ...]:
    """One side of a farm between its two goods."""
    row = box.components.farm[side]
    spaces = range(1, row.spaces + 1)
    lying = {box.cover_spaces[cover]: COVERS[cover] for cover in (2 * side, 2 * side + 1) if covers >> cover & 1}
    return (
        Cell(key=field_key(seat, side, -1), label=SIDES[side]),
        Cell(key=field_key(seat, side, 0), label=f"good-{row.first}"),
        *(field(field_key(seat, side, one), lying.get(one), SIDES[side] if one == farmer else None) for one in spaces),
        Cell(key=field_key(seat, side, row.spaces + 1), label=f"good-{row.last}"),
    )


def field(key: str, cover: str | None, farmer: str | None) -> Cell:
    """A space of a farm with what is on it: a cover, the farmer of the side, or nothing."""
    if farmer:
        return Cell(key=key, ids=(farmer,), pieces=FARMER)
    return Cell(key=key, ids=(cover,), pieces=COVER) if cover else Cell(key=key)


def field_key(seat: Seat, side: int, space: int) -> str:
    """The key of a space of a farm; it stays when farmers walk."""
    return f"farm-{seat}/{side},{space + 1}"


# Favour tiles, luxury goods and contracts


def favour_lines(view: Agra, player: Player, seat: Seat) -> tuple[Line, ...]:
    """The favour tiles and the luxury posters, with the used ones marked."""
    tiles = (tile_line(view.box, tile, seat, player.used_tiles >> tile & 1) for tile in player.tiles)
    return (*tiles, *luxury_lines(view, player, seat))


def luxury_lines(view: Agra, player: Player, seat: Seat) -> Iterator[Line]:
    """The luxury actions a player has used in this turn, and those there is a good for."""
    for good in Luxury:
        is_used = player.used_luxury >> good // 4 & 1
        if is_used or player.goods[good]:
            yield Line(
                "line-luxury",
                key=f"{LUXURIES[good]}-{seat}",
                ids=(LUXURIES[good],),
                takes=(ONE[good],),
                gives=luxury_gives(view, good),
                pieces=used(seat, is_used),
            )


def luxury_gives(view: Agra, good: Luxury) -> tuple[Item, ...]:
    """What a luxury good brings."""
    match good:
        case Luxury.STATUE:
            return (Item("second-action"),)
        case Luxury.BOOK:
            return Item("raised", RAISED_BY_BOOK), Item("favour")
        case Luxury.PAINTING:
            return (Item("influence", 2),)
    return (Item("rupee", clothes_rupees(view)),)


def contract_line(view: Agra, seat: Seat, notable: Notable) -> Line:
    """A contract with its guild and what lies on it; one that is used by a move has the id of that move's power."""
    player, guild = view.players[seat], Guild(view.box.notable_guilds[notable])
    label: Label = text("line-contract", notable=notable, guild=guild)
    pieces = [*used(seat, player.used_contracts >> notable & 1)]
    if notable is Notable.FRENCH_TRADER and player.french:
        pieces.append(Piece("marker", seat, player.french, "held"))
    if notable is Notable.COOK and player.cooked:
        pieces.append(Piece("worker", seat, player.cooked, "cooking"))
    return Line(label, key=NOTABLES[notable], ids=contract_ids(notable), pieces=tuple(pieces))


def contract_ids(notable: Notable) -> tuple[str, ...]:
    """The notable, and its power."""
    return (NOTABLES[notable], POWERS[notable]) if notable in POWERS else (NOTABLES[notable],)
