"""What each player has: workers, karma, dice, the province, markets, and special incomes."""

from functools import lru_cache, reduce
from operator import or_

from darbar import Seat, text
from darbar.core.moves import ident, word
from darbar.ui.scene import Card, Cell, Grid, Hand, Item, Label, Line, Panel, Part, Piece, Stock, shows

from ..box import RajasBox
from ..components import NONE, Colour, Good, Income, Tile, Yield
from ..components import Cell as Place
from ..province import surveyed
from ..state import Rajas
from ..steps import Kind
from .items import die_face, items

GLYPHS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""Roads by the sides to which they lead."""

CLOSED = (Piece("closed"),)
"""On a cell where nothing is ever built."""


def player_panel(view: Rajas, seat: Seat) -> Panel:
    """All that belongs to one player."""
    player = view.players[seat]
    land = tuple(player.grid), tuple(player.roads), tuple(player.under)
    incomes = player.reached, reached_now(view, seat), tuple(player.slots)
    return owned(view.box, seat, belongings(view, seat), tuple(map(tuple, player.dice.faces)), land, incomes)


@lru_cache(maxsize=1024)
def owned(
    box: RajasBox,
    seat: Seat,
    counts: tuple[Item, ...],
    faces: tuple[tuple[int, ...], ...],
    land: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]],
    incomes: tuple[int, int, tuple[int, ...]],
) -> Panel:
    """The same for these counts, dice, tiles with their roads and those below them, and special incomes."""
    tiles, roads, under = land
    parts: tuple[Part, ...] = (
        Stock("", counts, key=f"belongings-{seat}"),
        dice_panel(seat, faces),
        province_grid(box, seat, tiles, roads),
        *built_lines(seat, tiles, under),
        *market_lines(seat, surveyed(box, tiles).markets),
        yields_panel(box, seat, *incomes),
    )
    summary = (f"belongings-{seat}", f"dice-{seat}")
    return Panel(f"player-{seat}", text("panel-player", seat=seat), parts, owner=seat, summary=summary)


def belongings(view: Rajas, seat: Seat) -> tuple[Item, ...]:
    """Money, fame, karma, and workers: at home, and waiting."""
    home, waiting = view.workforce.home[seat], view.workforce.reserve[seat]
    counts = (("money", view.money[seat]), ("fame", view.fame[seat]), ("karma", view.players[seat].karma))
    workers = (("worker", home), *((("waiting-worker", waiting),) if waiting else ()))
    return tuple(Item(id, count) for id, count in (*counts, *workers))


@lru_cache(maxsize=4096)
def dice_panel(seat: Seat, faces: tuple[tuple[int, ...], ...]) -> Panel:
    """The dice on the statue of Kali."""
    dice = (die_card(colour, face) for colour in Colour for face in faces[colour])
    return Panel(f"dice-{seat}", "panel-dice", tuple(dice), Hand(), owner=seat)


def die_card(colour: Colour, value: int) -> Card:
    """One die, as it lies there."""
    return Card(text("line-die", colour=colour, value=value), ids=(die_face(colour, value),))


# The province


@lru_cache(maxsize=4096)
def province_grid(box: RajasBox, seat: Seat, tiles: tuple[int, ...], roads: tuple[int, ...]) -> Grid:
    """The cells with roads and tiles; cells without a tile say what they are called."""
    width = box.land.width
    cells = [grid_cell(box, cell, tiles[cell], roads[cell]) for cell in Place]
    rows = tuple(tuple(cells[start : start + width]) for start in range(0, len(cells), width))
    return Grid("panel-province", rows, "square", key=f"province-{seat}", owner=seat)


def grid_cell(box: RajasBox, cell: Place, tile: int, roads: int) -> Cell:
    """What lies on a cell."""
    if cell in box.land.blocked:
        return Cell(ids=shows(cell), pieces=CLOSED)
    ids = (*shows(cell), "residence") if cell == box.residence else shows(cell)
    return Cell(label=cell_label(box, cell, tile, roads), ids=ids)


@lru_cache(maxsize=4096)
def cell_label(box: RajasBox, cell: Place, tile: int, roads: int) -> Label:
    """The roads of a tile or of the residence, and its short name."""
    if cell == box.residence:
        return text("cell-residence", roads=GLYPHS[roads])
    return "" if tile == NONE else text("cell-tile", roads=GLYPHS[roads], tile=word(Tile(tile)))


@lru_cache(maxsize=4096)
def built_lines(seat: Seat, tiles: tuple[int, ...], under: tuple[int, ...]) -> list[Line]:
    """What has been built on which cell; covered tiles can be covered no more. Nobody changes what is returned."""
    return [
        Line(
            text("line-built", cell=cell, tile=Tile(tile)),
            key=f"built-{seat}-{word(cell)}",
            owner=seat,
            pieces=(Piece("covered-tile"),) if under[cell] != NONE else (),
        )
        for cell in Place
        if (tile := tiles[cell]) != NONE
    ]


@lru_cache(maxsize=4096)
def market_lines(seat: Seat, markets: tuple[tuple[int, ...], ...]) -> list[Line]:
    """The markets of each good, and what they are worth. Nobody changes what is returned."""
    return [
        Line(
            text("line-markets", good=good, values=markets[good]),
            ids=shows(good),
            key=f"{ident(good)}-{seat}",
            owner=seat,
        )
        for good in Good
        if markets[good]
    ]


# Special incomes


def reached_now(view: Rajas, seat: Seat) -> int:
    """The special incomes that a player is collecting, a bit for each."""
    todo = view.agenda.todo if view.seat == seat else []
    return reduce(or_, [step.what for step in todo if step.kind == Kind.YIELDS], 0)


@lru_cache(maxsize=4096)
def yields_panel(box: RajasBox, seat: Seat, reached: int, now: int, slots: tuple[int, ...]) -> Panel:
    """The special incomes that can still be reached, and those that are being collected."""
    lines = (
        yield_line(box, seat, edge, slots[edge], bool(reached >> edge & 1))
        for edge in Yield
        if not reached >> edge & 1 or now >> edge & 1 or box.options.navaratnas
    )
    return Panel(f"yields-{seat}", "panel-yields", tuple(lines), owner=seat)


def yield_line(box: RajasBox, seat: Seat, edge: Yield, tile: int, is_reached: bool) -> Line:
    """A special income: where it is, what it gives, its slot, and the tile that lies there."""
    slot = box.options.navaratnas
    return Line(
        text("line-slot", edge=edge, hue=box.slots[edge]) if slot else ident(edge),
        key=f"{ident(edge)}-{seat}",
        ids=shows(edge),
        owner=seat,
        gives=items(box.seated(seat)[edge] if tile == NONE else box.incomes[tile]),
        pieces=(
            *((Piece("reached"),) if is_reached else ()),
            *((Piece(ident(Income(tile))),) if tile != NONE else ()),
        ),
    )
