"""2 Placing workers: where one may go, what the space costs, and what is done there."""

from functools import lru_cache, reduce
from itertools import compress, repeat
from operator import lt, or_
from typing import Final

from darbar import Flow, Move, Seat, Table, Text, text

from ..box import RajasBox
from ..components import BALCONIES, CHAMBERS, COLOURS, MARKETS, TERRACES, Colour, Good, Site
from ..events import WorkerPlaced
from ..moves import PASS, PLACE, Place
from ..payment import PORT, SIDES, flips_for, most
from ..province import open_ends, province
from ..river import ahead, can_voyage
from ..state import Player, Rajas, Stage
from ..steps import Kind, Step
from .palace import VOYAGE, can_cover_after, value_of
from .quarry import can_build
from .rewards import go_on

QUARRY: Final = int(Site.QUARRY)
HARBOUR: Final = int(Site.PORT)
MIXED: Final = int(Site.MIXED_GOODS)
BUILDER: Final = int(Site.MASTER_BUILDER)
PORTUGUESE: Final = int(Site.PORTUGUESE)
MARKET_SITES: Final = tuple(MARKETS + good for good in Good)
"""Sites as plain numbers: in a search and in a simulation they are looked up all the time."""

ALWAYS: Final = sum(1 << site for site in (MIXED, Site.OUTER_TERRACE, *(TERRACES + colour for colour in COLOURS)))
"""The sites that ask for no die, a bit for each."""

MANY: Final = 3
"""From so many players on, nobody has two workers at the market of mixed goods."""


def turn(table: Table[Rajas]) -> Flow[None]:
    """2.1 and 2.2 A player places a worker, or finds no space for it; or, with the Navaratnas, catches up."""
    state = table.state
    seat = state.order.current
    table.begin_turn(seat)
    state.stage = Stage.CLOSING
    if not state.workforce.home[seat]:
        state.busy = True
        state.agenda.first([Step(Kind.INCOME)])
        return
    offer = () if table.replaying else places_or_none(state, seat)
    move = yield table.ask(seat, "place", offer, lambda move: why_not_place(state, seat, move))
    if isinstance(move, Place):
        place(table, seat, move.site)
        go_on(table, seat)
    elif state.box.rulings.placing == "optional" and places(state, seat):  # ruling placing
        state.order.pass_out(seat)


def place(table: Table[Rajas], seat: Seat, site: Site) -> None:
    """2.3 The worker stands there, the money is paid, and then comes what the space asks and gives."""
    state = table.state
    money, row = cost(state, site), state.box.space_rows[len(state.players) - 2][site]
    state.workforce.enter(site, row, seat)
    state.busy = True
    if money:
        state.money[seat] -= money
        state.moved = True
    table.tell(WorkerPlaced, seat, site, money)
    if site is Site.GREAT_MOGUL:
        state.mogul = seat
    state.agenda.first(state.box.site_steps[site])


def cost(state: Rajas, site: Site) -> int:
    """4.1 and 7.1 What the next free space of a site costs."""
    return state.box.costs[len(state.players)][site][len(state.workforce.spaces[site])]


# Questions


def places_or_none(state: Rajas, seat: Seat) -> list[Move]:
    """2.2 Where a worker may go; passing where there is no space, or where a reading allows it."""
    offer = places(state, seat)
    if not offer or state.box.rulings.placing == "optional":  # ruling placing
        offer.append(PASS)
    return offer


def places(state: Rajas, seat: Seat) -> list[Move]:
    """2.2 Where a worker of a player may go."""
    box, player = state.box, state.players[seat]
    sites = useful_sites(state, seat, player)
    rooms = rooms_at(box, len(state.players), sites)
    offer: list[Move] = [*compress(PLACE, map(lt, map(len, state.workforce.spaces), rooms))]
    if box.rulings.idle_spaces == "refused":  # ruling idle-spaces
        offer = [move for move in offer if isinstance(move, Place) and not is_idle(state, player, move.site)]
    return offer


@lru_cache(maxsize=1 << 14)
def rooms_at(box: RajasBox, players: int, sites: int) -> tuple[int, ...]:
    """2.2 How many workers fit at each site; none at those that are not among these bits."""
    return tuple(len(costs) if sites >> site & 1 else 0 for site, costs in enumerate(box.costs[players]))


def useful_sites(state: Rajas, seat: Seat, player: Player) -> int:
    """2.2 The sites at which a worker could do something if there is room, a bit for each."""
    spaces, flips = state.workforce.spaces, flips_for(state, player.karma)
    opened, best = zip(*map(opened_by, range(len(COLOURS)), map(tuple, player.dice.faces), repeat(flips)), strict=True)
    sites = reduce(or_, opened, ALWAYS)
    if affords(state, seat, QUARRY) and can_build(state, player, best):
        sites |= 1 << QUARRY
    if player.boat == state.box.last_space or not affords(state, seat, HARBOUR):
        sites &= ~(1 << HARBOUR)
    if spaces[MIXED] and not may_mix(state, seat):
        sites &= ~(1 << MIXED)
    if sites >> BUILDER & 1 and not spaces[BUILDER] and not can_cover_after(state, player, best):
        sites &= ~(1 << BUILDER)
    if sites >> PORTUGUESE & 1 and not spaces[PORTUGUESE] and not can_voyage(state, seat, VOYAGE):
        sites &= ~(1 << PORTUGUESE)
    return sites


@lru_cache(maxsize=1 << 14)
def opened_by(colour: int, faces: tuple[int, ...], flips: int) -> tuple[int, int]:
    """The sites for dice of a colour, a bit for each, and the most that they pay, when so many can be turned over."""
    if not faces:
        return 0, 0
    values = {*faces, *(SIDES - face for face in faces)} if flips else {*faces}
    sites = {*MARKET_SITES, BALCONIES + colour, *(CHAMBERS + value - 1 for value in values)}
    if min(values) <= PORT:
        sites.add(HARBOUR)
    return sum(1 << site for site in sites), most(faces, flips)


def affords(state: Rajas, seat: Seat, site: int) -> bool:
    """4.1 and 7.1 Whether a site has room, and there is money for it."""
    return state.money[seat] >= state.box.prices[len(state.players)][site][len(state.workforce.spaces[site])]


def may_mix(state: Rajas, seat: Seat) -> bool:
    """5.3 With three or four players, nobody has two workers at the market of mixed goods."""
    if len(state.players) < MANY:
        return True
    return seat not in [worker.seat for worker in state.workforce.spaces[MIXED]]


def is_idle(state: Rajas, player: Player, site: Site) -> bool:
    """By the ruling `idle-spaces`, whether nothing is to be had at a site."""
    if Site.MIXED_GOODS <= site < Site.OUTER_TERRACE:
        markets = province(state.box, player).markets
        return not (any(markets) if site is Site.MIXED_GOODS else markets[site - MARKETS])
    if TERRACES <= site < BALCONIES:
        return not state.supply[state.box.site_colours[site]]
    return BALCONIES <= site < CHAMBERS and not state.supply[state.box.brought[site]]


def why_not_place(state: Rajas, seat: Seat, move: Move) -> Text | None:
    """Why a worker cannot go to a site; None for other moves."""
    if not isinstance(move, Place):
        return None
    site, player = move.site, state.players[seat]
    costs = state.box.costs[len(state.players)][site]
    if len(state.workforce.spaces[site]) == len(costs):
        return text("refusal-site-full", site=site)
    if state.money[seat] < cost(state, site):
        return text("refusal-money", cost=cost(state, site), money=state.money[seat])
    if site is Site.MIXED_GOODS and not may_mix(state, seat):
        return text("refusal-mixed-twice")
    return why_no_use(state, seat, player, site)


def why_no_use(state: Rajas, seat: Seat, player: Player, site: Site) -> Text:
    """Why a worker cannot do anything at a site that has room."""
    values = {value for dice in player.dice.faces for value in dice}
    if site is Site.QUARRY:
        return text("refusal-no-tile" if open_ends(state.box, tuple(player.roads)) else "refusal-no-end")
    if site is Site.PORT:
        on_last = not ahead(state, seat, 1)
        return text("refusal-river-end" if on_last else "refusal-no-port-die")
    if site >= CHAMBERS:
        value = value_of(site)
        if value in values or (player.karma and SIDES - value in values):
            return text("refusal-no-effect", site=site)
        return text("refusal-no-value", value=value)
    if site >= BALCONIES and not player.dice[state.box.site_colours[site]]:
        return text("refusal-no-colour", colour=Colour(state.box.site_colours[site]))
    if site in MARKET_SITES and not values:
        return text("refusal-no-dice")
    return text("refusal-idle", site=site)
