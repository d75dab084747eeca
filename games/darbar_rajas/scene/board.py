"""The board: tiles on offer, quarry, port, market, palace, scrolls, and income tiles."""

from functools import lru_cache

from darbar import Seat, Text, text
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
    return stacks(view.box, tuple(view.offer), tuple([len(stack.cards) for stack in view.stacks]))


@lru_cache(maxsize=1024)
def stacks(box: RajasBox, offer: tuple[int, ...], below: tuple[int, ...]) -> Panel:
    """The same for these tiles."""
    parts = (stack_part(box, stack, tile, below[stack]) for stack, tile in enumerate(offer))
    return Panel("stacks", "panel-stacks", tuple(parts), Columns(3))


@lru_cache(maxsize=4096)
def stack_part(box: RajasBox, stack: int, tile: int, below: int) -> Part:
    """A stack and its top tile."""
    key = f"stack-{word(Colour(stack // STACKS))}-{word(Symbol(stack % STACKS))}"
    if tile == NONE:
        return Pile(text("line-stack", colour=Colour(stack // STACKS), symbol=Symbol(stack % STACKS)), below, key=key)
    road = box.components.tiles[tile].road
    lines = (f"road-{road}", text("line-below", count=below, symbol=Symbol(stack % STACKS)))
    return Card(ident(Tile(tile)), lines, key=key, ids=shows(Tile(tile)))


# Sites


WORKS = (Site.QUARRY, Site.PORT)
MARKET = (Site.MIXED_GOODS, *(Site(MARKETS + good) for good in Good))
PALACE = tuple(Site(site) for site in range(Site.OUTER_TERRACE, len(Site)))


def works_panel(view: Rajas) -> Panel:
    """Quarry and port."""
    return sites_panel("works", view, WORKS)


def market_panel(view: Rajas) -> Panel:
    """The spaces of the market."""
    return sites_panel("market", view, MARKET)


def palace_panel(view: Rajas) -> Panel:
    """Terraces, balconies and chambers."""
    return sites_panel("palace", view, PALACE)


def sites_panel(key: str, view: Rajas, sites: tuple[Site, ...]) -> Panel:
    """Some sites, and who stands there."""
    spaces = view.workforce.spaces
    there = tuple([tuple([worker.seat for worker in spaces[site]]) for site in sites])
    return occupied_sites(view.box, len(view.players), key, sites, there)


@lru_cache(maxsize=1024)
def occupied_sites(
    box: RajasBox, players: int, key: str, sites: tuple[Site, ...], there: tuple[tuple[Seat, ...], ...]
) -> Panel:
    """The same where these workers stand."""
    cards = (occupied(box, players, site, seats) for site, seats in zip(sites, there, strict=True))
    return Panel(key, f"panel-{key}", tuple(cards))


@lru_cache(maxsize=4096)
def occupied(box: RajasBox, players: int, site: Site, there: tuple[Seat, ...]) -> Card:
    """What the next space of a site costs and gives, how many are left, and who stands there."""
    costs = box.costs[players][site]
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
        takes=(*money, *given_up(box, site)),
        gives=given(box, site),
        pieces=tuple(Piece("worker", seat) for seat in there),
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


def given(box: RajasBox, site: Site) -> tuple[Item, ...]:
    """What a site gives; at the port and at the markets the die decides how much."""
    if site is Site.PORT:
        return (Item("sail", PORT),)
    return (Item("good-sale"),) if MARKETS <= site < Site.OUTER_TERRACE else items(box.site_steps[site])


# Scrolls and income tiles


def scrolls_panel(view: Rajas) -> Panel:
    """How far everybody has upgraded each building."""
    return scrolls(view.box.last_level, tuple([tuple(player.levels) for player in view.players]))


@lru_cache(maxsize=1024)
def scrolls(top: int, levels: tuple[tuple[int, ...], ...]) -> Panel:
    """The same for these levels."""
    tracks = (
        Track(ident(one), top, tuple(own[one] for own in levels), ids=shows(one), key=ident(one)) for one in Building
    )
    return Panel("scrolls", "panel-scrolls", tuple(tracks))


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
