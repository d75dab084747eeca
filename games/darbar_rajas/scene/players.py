"""What each player has: workers, karma, dice, the province, markets, and special incomes."""

from functools import lru_cache

from darbar import Seat, text
from darbar.core.moves import ident, word
from darbar.ui.scene import Card, Cell, Grid, Hand, Item, Label, Line, Panel, Part, Piece, Stock, shows

from ..box import RajasBox
from ..components import NONE, Colour, Good, Income, Tile, Yield
from ..components import Cell as Place
from ..phases.quarry import income_of
from ..province import province
from ..state import Player, Rajas
from ..steps import Kind
from .items import die_face, items

GLYPHS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""Roads by the sides to which they lead."""

CLOSED = (Piece("closed"),)
"""On a cell where nothing is ever built."""


def player_panel(view: Rajas, seat: Seat) -> Panel:
    """All that belongs to one player."""
    player = view.players[seat]
    parts: tuple[Part, ...] = (
        Stock("", belongings(view, seat), key=f"belongings-{seat}"),
        dice_panel(player, seat),
        province_grid(view, seat),
        *built_lines(view, seat),
        *market_lines(view, seat),
        yields_panel(view, seat),
    )
    summary = (f"belongings-{seat}", f"dice-{seat}")
    return Panel(f"player-{seat}", text("panel-player", seat=seat), parts, owner=seat, summary=summary)


def belongings(view: Rajas, seat: Seat) -> tuple[Item, ...]:
    """Money, fame, karma, and workers: at home, and waiting."""
    home, waiting = view.workforce.home[seat], view.workforce.reserve[seat]
    counts = (("money", view.money[seat]), ("fame", view.fame[seat]), ("karma", view.players[seat].karma))
    workers = (("worker", home), *((("waiting-worker", waiting),) if waiting else ()))
    return tuple(Item(id, count) for id, count in (*counts, *workers))


def dice_panel(player: Player, seat: Seat) -> Panel:
    """The dice on the statue of Kali."""
    dice = (die_card(colour, face) for colour in Colour for face in player.dice[colour])
    return Panel(f"dice-{seat}", "panel-dice", tuple(dice), Hand(), owner=seat)


def die_card(colour: Colour, value: int) -> Card:
    """One die, as it lies there."""
    return Card(text("line-die", colour=colour, value=value), ids=(die_face(colour, value),))


# The province


def province_grid(view: Rajas, seat: Seat) -> Grid:
    """The cells with roads and tiles; cells without a tile say what they are called."""
    width = view.box.land.width
    cells = [grid_cell(view, view.players[seat], Place(cell)) for cell in Place]
    rows = tuple(tuple(cells[start : start + width]) for start in range(0, len(cells), width))
    return Grid("panel-province", rows, "square", key=f"province-{seat}", owner=seat)


def grid_cell(view: Rajas, player: Player, cell: Place) -> Cell:
    """What lies on a cell."""
    if cell in view.box.land.blocked:
        return Cell(ids=shows(cell), pieces=CLOSED)
    ids = (*shows(cell), "residence") if cell == view.box.residence else shows(cell)
    return Cell(label=cell_label(view.box, cell, player.grid[cell], player.roads[cell]), ids=ids)


@lru_cache(maxsize=4096)
def cell_label(box: RajasBox, cell: Place, tile: int, roads: int) -> Label:
    """The roads of a tile or of the residence, and its short name."""
    if cell == box.residence:
        return text("cell-residence", roads=GLYPHS[roads])
    return "" if tile == NONE else text("cell-tile", roads=GLYPHS[roads], tile=word(Tile(tile)))


def built_lines(view: Rajas, seat: Seat) -> list[Line]:
    """What has been built on which cell; covered tiles can be covered no more."""
    player = view.players[seat]
    return [
        Line(
            text("line-built", cell=cell, tile=Tile(tile)),
            key=f"built-{seat}-{word(cell)}",
            owner=seat,
            pieces=(Piece("covered-tile"),) if player.under[cell] != NONE else (),
        )
        for cell in Place
        if (tile := player.grid[cell]) != NONE
    ]


def market_lines(view: Rajas, seat: Seat) -> list[Line]:
    """The markets of each good, and what they are worth."""
    markets = province(view.box, view.players[seat]).markets
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


def yields_panel(view: Rajas, seat: Seat) -> Panel:
    """The special incomes that can still be reached, and those that are being collected."""
    waiting = [step.what for step in view.agenda.todo if step.kind == Kind.YIELDS] if view.seat == seat else []
    lines = (
        yield_line(view, seat, edge)
        for edge in Yield
        if not view.players[seat].reached >> edge & 1
        or any(mask >> edge & 1 for mask in waiting)
        or view.box.options.navaratnas
    )
    return Panel(f"yields-{seat}", "panel-yields", tuple(lines), owner=seat)


def yield_line(view: Rajas, seat: Seat, edge: Yield) -> Line:
    """A special income: where it is, what it gives, its slot, and the tile that lies there."""
    player, box = view.players[seat], view.box
    tile, slot = player.slots[edge], box.options.navaratnas
    return Line(
        text("line-slot", edge=edge, hue=box.slots[edge]) if slot else ident(edge),
        key=f"{ident(edge)}-{seat}",
        ids=shows(edge),
        owner=seat,
        gives=items(income_of(view, seat, edge)),
        pieces=(
            *((Piece("reached"),) if player.reached >> edge & 1 else ()),
            *((Piece(ident(Income(tile))),) if tile != NONE else ()),
        ),
    )
