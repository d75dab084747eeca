"""The board: tiles on offer, quarry, port, market, palace, scrolls, and income tiles."""

from functools import lru_cache

from darbar import Text, text
from darbar.core.moves import ident, word
from darbar.ui.scene import Card, Columns, Item, Label, Line, Panel, Part, Piece, Pile, Track, shows

from ..box import RajasBox
from ..components import (
    BALCONIES,
    CHAMBERS,
    MARKETS,
    NONE,
    Building,
    Colour,
    Good,
    Income,
    Site,
    Symbol,
    Tile,
)
from ..payment import PORT
from ..state import Rajas
from .items import die, items

STACKS = len(Symbol)


def stacks_panel(view: Rajas) -> Panel:
    """The tiles on top of the twelve stacks, and how many lie below."""
    return Panel(
        "stacks", "panel-stacks", tuple(stack_part(view, stack) for stack in range(len(view.offer))), Columns(3)
    )


def stack_part(view: Rajas, stack: int) -> Part:
    """A stack and its top tile."""
    tile, below = view.offer[stack], len(view.stacks[stack].cards)
    key = f"stack-{word(Colour(stack // STACKS))}-{word(Symbol(stack % STACKS))}"
    if tile == NONE:
        return Pile(text("line-stack", colour=Colour(stack // STACKS), symbol=Symbol(stack % STACKS)), below, key=key)
    road = view.box.components.tiles[tile].road
    lines = (f"road-{road}", text("line-below", count=below, symbol=Symbol(stack % STACKS)))
    return Card(ident(Tile(tile)), lines, key=key, ids=shows(Tile(tile)))


# Sites


def works_panel(view: Rajas) -> Panel:
    """Quarry and port."""
    return Panel("works", "panel-works", (site_card(view, Site.QUARRY), site_card(view, Site.PORT)))


def market_panel(view: Rajas) -> Panel:
    """The spaces of the market."""
    sites = (Site.MIXED_GOODS, *(Site(MARKETS + good) for good in Good))
    return Panel("market", "panel-market", tuple(site_card(view, site) for site in sites))


def palace_panel(view: Rajas) -> Panel:
    """Terraces, balconies and chambers."""
    sites = (Site(site) for site in range(Site.OUTER_TERRACE, len(Site)))
    return Panel("palace", "panel-palace", tuple(site_card(view, site) for site in sites))


def site_card(view: Rajas, site: Site) -> Card:
    """A site: what its next space costs and gives, how many are left, and who stands there."""
    costs, there = view.box.costs[len(view.players)][site], view.workforce.spaces[site]
    left = costs[len(there) :]
    lines: tuple[Label, ...] = ()
    if len(costs) > 1:
        lines = (text("line-spaces", count=len(left), spaces=len(costs)),)
    money = (Item("money", left[0]),) if left and left[0] else ()
    return Card(
        ident(site),
        lines,
        key=ident(site),
        ids=shows(site),
        takes=(*money, *given_up(view.box, site)),
        gives=given(view, site),
        pieces=tuple(Piece("worker", worker.seat) for worker in there),
    )


@lru_cache(maxsize=256)
def given_up(box: RajasBox, site: Site) -> tuple[Item, ...]:
    """The die that a site takes."""
    if site >= CHAMBERS:
        return (Item(f"die-of-{site - CHAMBERS + 1}"),)
    if BALCONIES <= site < CHAMBERS:
        return (Item(die(box.site_colours[site])),)
    if site is Site.PORT:
        return (Item("die-of-port"),)
    return (Item("any-die"),) if MARKETS <= site < Site.OUTER_TERRACE else ()


def given(view: Rajas, site: Site) -> tuple[Item, ...]:
    """What a site gives; at the port and at the markets the die decides how much."""
    if site is Site.PORT:
        return (Item("sail", PORT),)
    return (Item("good-sale"),) if MARKETS <= site < Site.OUTER_TERRACE else items(view.box.site_steps[site])


# Scrolls and income tiles


def scrolls_panel(view: Rajas) -> Panel:
    """How far everybody has upgraded each building."""
    top = view.box.last_level
    scrolls = (
        Track(ident(one), top, tuple(player.levels[one] for player in view.players), ids=shows(one), key=ident(one))
        for one in Building
    )
    return Panel("scrolls", "panel-scrolls", tuple(scrolls))


def income_panel(view: Rajas) -> Panel:
    """The income tiles that can be chosen, or the white ones face down."""
    if view.box.options.navaratnas:
        tiles = tuple(income_line(view.box, Income(tile)) for tile in view.open_income)
        return Panel("income", "panel-income", tiles)
    pile = Pile("line-white-tiles", len(view.income.cards), key="white-tiles")
    discards = Pile("line-white-discards", len(view.income.discards), top=top_of(view), key="white-discards")
    return Panel("income", "panel-income", (pile, discards))


def top_of(view: Rajas) -> Text | str:
    """The white tile that was discarded last."""
    return ident(Income(view.income.discards[-1])) if view.income.discards else ""


@lru_cache(maxsize=256)
def income_line(box: RajasBox, tile: Income) -> Line:
    """An income tile."""
    return Line(ident(tile), ids=shows(tile), key=ident(tile))
