"""Annex I: the contracts: what they do at once, and what they pay at the end.

Permanent ones are asked for where they matter: `state.holders[Notable.X] == seat`. Those for once a turn are secondary
actions.
"""

from typing import Final

from darbar import Flow, Move, Seat, Table, pick

from . import secondary
from .components import NONE, PATH, Good, Guild, Notable, Site, Space
from .influence import rise, rises, take_tile
from .markers import PASS, gain_favours, owned
from .moves import BUILD, GIVE, SERVE, TAKE_TILE, Rise, Serve, TakeTile
from .phases import buildings, orders
from .phases.characters import botanist
from .state import Agra, Stage

PAINTER_WORKERS = 3
COURT_FAVOURS = 3
DUTCH_RUPEES: Final[tuple[int, ...]] = (0, 1, 3, 6)
MUFTI_RUPEES = 3


def receive(table: Table[Agra], seat: Seat, notable: Notable) -> Flow[None]:
    """7.6 What a contract does at once, also when it is not its winner's turn; nothing for most."""
    match notable:
        case Notable.SUFI:
            botanist.advance(table, seat)
        case Notable.JAGIRDAR:
            deliver_more(table.state, seat)
        case Notable.MOSAIC_MAKER:
            yield from choose_tile(table, seat)
        case Notable.MUJTAHIDA:
            yield from build_first_site(table, seat)
        case Notable.PAINTER:
            yield from paint(table, seat)
        case Notable.SADR_US_SUDUR:
            yield from serve_any(table, seat)
        case Notable.GRAND_MUFTI | Notable.GRAND_IMAM | Notable.COURT_ARTIST | Notable.DEWAN:
            yield from gain_favours(table, seat, COURT_FAVOURS)


def deliver_more(state: Agra, seat: Seat) -> None:
    """Annex I, 10: won in the middle of the own Sailor action, the contract already gives its free delivery."""
    if state.stage is Stage.SAILING and seat == state.turn_seat:
        state.now.deliveries += 1


def choose_tile(table: Table[Agra], seat: Seat) -> Flow[None]:
    """Annex I, 15: any favour tile of display or stack; a stack that was searched is shuffled."""
    display, stack, now = table.state.display, table.state.stack, table.state.now
    offer: list[Move] = [TAKE_TILE[tile] for tile in sorted([*display.cards, *stack.cards])]
    now.searching = True
    match (yield table.ask(seat, "any-tile", offer)):
        case TakeTile(tile):
            now.searching = False
            if tile in display.cards:
                display.take(tile)
            else:
                stack.cards.remove(tile)
                table.shuffle(stack.cards)
            yield from take_tile(table, seat, tile)


def build_first_site(table: Table[Agra], seat: Seat) -> Flow[None]:
    """Annex I, 16: the site nearest the upper left corner is built for nothing, otherwise as with the Architect."""
    if sites := nearest_sites(table.state):
        chosen = yield from pick(table, seat, "mujtahida", [BUILD[site] for site in sites])
        yield from buildings.construct(table, seat, Space(chosen.site))


def nearest_sites(state: Agra) -> list[Site]:
    """Annex I, 16: the first site on the way, or all that are equally near to the corner."""
    sites = [Site(place) for place in PATH if not state.built[place]]
    if state.box.rulings.mujtahida_site == "path":  # ruling mujtahida-site
        return sites[:1]
    nearest = min(map(steps_from_corner, sites), default=0)
    return [site for site in sites if steps_from_corner(site) == nearest]


def steps_from_corner(site: Site) -> int:
    """How many buildings right and down from the upper left one: rows have four."""
    return site // 4 + site % 4


def paint(table: Table[Agra], seat: Seat) -> Flow[None]:
    """Annex I, 18: up to three workers stand up, and influence rises with every guild."""
    yield from secondary.raise_workers(table, seat, PAINTER_WORKERS)
    if table.state.box.rulings.painter == "one":  # ruling painter
        yield from rise_once(table, seat)
        return
    for guild in Guild:
        yield from rise(table, seat, guild)


def rise_once(table: Table[Agra], seat: Seat) -> Flow[None]:
    """Annex I, 18 in French: one step on a track of choice."""
    if offer := rises(table.state, seat):
        match (yield from pick(table, seat, "painter", offer)):
            case Rise(guild):
                yield from rise(table, seat, guild)


def serve_any(table: Table[Agra], seat: Seat) -> Flow[None]:
    """Annex I, 20: Akbar may be served with a good on any free space of the same value."""
    state = table.state
    values = {state.values[good] for good in owned(state.players[seat])}
    free = [good for good, owner in enumerate(state.akbar) if owner == NONE and state.values[good] in values]
    if free:
        match (yield table.ask(seat, "sadr", [*(SERVE[good] for good in free), PASS])):
            case Serve(space):
                good = yield from choose_equal(table, seat, space)
                orders.serve(table, seat, good, space)


def choose_equal(table: Table[Agra], seat: Seat, space: Good) -> Flow[Good]:
    """Annex I, 20: the good of the same value that goes to a space; not asked when there is only one."""
    state = table.state
    offer = [GIVE[good] for good in owned(state.players[seat]) if state.values[good] == state.values[space]]
    return (yield from pick(table, seat, "sadr-good", offer)).good


# 8.0 The end

PAYING_AT_THE_END: Final[tuple[Notable, ...]] = (
    Notable.DUTCH_TRADER,
    Notable.SUBADAR,
    Notable.SADR_US_SUDUR,
    Notable.GRAND_MUFTI,
    Notable.GRAND_IMAM,
    Notable.COURT_ARTIST,
    Notable.DEWAN,
)


def end_rupees(state: Agra, seat: Seat, notable: Notable) -> int:
    """8.0 What a contract of this seat pays at the end."""
    filled = [column.count(seat) for column in state.orders]
    match notable:
        case Notable.DUTCH_TRADER:
            return DUTCH_RUPEES[sum(count > 0 for count in filled)]
        case Notable.SUBADAR:
            return sum(filled)
        case Notable.SADR_US_SUDUR:
            return state.akbar.count(seat)
        case Notable.GRAND_MUFTI:
            return MUFTI_RUPEES * min(icons(state, seat))
        case Notable.GRAND_IMAM | Notable.COURT_ARTIST | Notable.DEWAN:
            return icons(state, seat)[state.box.notable_guilds[notable]]
    return 0


def icons(state: Agra, seat: Seat) -> list[int]:
    """How many orders and contracts of each guild a player has."""
    counts = [column.count(seat) for column in state.orders]
    for notable, holder in enumerate(state.holders):
        if holder == seat:
            counts[state.box.notable_guilds[notable]] += 1
    return counts
