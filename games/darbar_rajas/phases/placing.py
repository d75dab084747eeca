"""2 Placing workers: where one may go, what the space costs, and what is done there."""

from functools import cache
from itertools import compress
from typing import Final

from darbar import Flow, Move, Seat, Table, Text, text

from ..components import BALCONIES, CHAMBERS, COLOURS, MARKETS, TERRACES, Colour, Good, Site
from ..events import WorkerPlaced
from ..moves import PASS, PLACE, Place
from ..payment import PORT, SIDES, flips_for
from ..province import open_ends, province
from ..river import ahead, can_voyage
from ..state import CLOSING, Player, Rajas
from ..steps import Kind, Step
from .palace import VOYAGE, can_cover_after, value_of
from .quarry import can_build, reachable
from .rewards import go_on

QUARRY: Final = int(Site.QUARRY)
HARBOUR: Final = int(Site.PORT)
MIXED: Final = int(Site.MIXED_GOODS)
MOGUL: Final = int(Site.GREAT_MOGUL)
MARKET_SITES: Final = tuple(MARKETS + good for good in Good)
"""Sites as plain numbers: in a search and in a simulation they are looked up all the time."""

QUARRY_BIT: Final = 1 << QUARRY
HARBOUR_BIT: Final = 1 << HARBOUR
MIXED_BIT: Final = 1 << MIXED
BUILDER_BIT: Final = 1 << Site.MASTER_BUILDER
PORTUGUESE_BIT: Final = 1 << Site.PORTUGUESE
BALCONY_BITS: Final[tuple[int, ...]] = tuple(1 << BALCONIES + colour for colour in COLOURS)
LOW_SITES: Final = (1 << BALCONIES) - 1
"""Sets of sites are numbers with a bit for each; about half of the sites are low."""

ALWAYS: Final = QUARRY_BIT | MIXED_BIT | 1 << Site.OUTER_TERRACE | sum(1 << TERRACES + colour for colour in COLOURS)
"""The sites that ask for no die of a value or of a colour."""


def opened_by(face: int) -> int:
    """The sites at which a die is used that shows so much, whatever its colour."""
    sites = {*MARKET_SITES, CHAMBERS + face - 1, *((HARBOUR,) if face <= PORT else ())}
    return sum(1 << site for site in sites)


OPENS: Final[tuple[int, ...]] = (0, *(opened_by(face) for face in range(1, SIDES)))
TURNED_OPENS: Final[tuple[int, ...]] = (0, *(opened_by(face) | opened_by(SIDES - face) for face in range(1, SIDES)))
"""The same by what a die shows: as it is, and where karma may turn it over."""

MANY: Final = 3
"""From so many players on, nobody has two workers at the market of mixed goods."""


def turn(table: Table[Rajas]) -> Flow[None]:
    """2.1 and 2.2 A player places a worker, or finds no space for it; or, with the Navaratnas, catches up."""
    state = table.state
    seat = state.order.current
    table.begin_turn(seat)
    state.stage = CLOSING
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
    if site == MOGUL:
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
    sites = useful_sites(state, seat, state.players[seat])
    offer: list[Move] = [*moves_to(sites & LOW_SITES), *moves_to(sites & ~LOW_SITES)]
    if state.box.rulings.idle_spaces == "refused":  # ruling idle-spaces
        player = state.players[seat]
        offer = [move for move in offer if isinstance(move, Place) and not is_idle(state, player, move.site)]
    return offer


@cache
def moves_to(sites: int) -> tuple[Place, ...]:
    """2.2 The moves to these sites, a bit for each."""
    return tuple(move for site, move in enumerate(PLACE) if sites >> site & 1)


def useful_sites(state: Rajas, seat: Seat, player: Player) -> int:
    """2.2 The sites with room for a worker that can do something there, a bit for each."""
    flips = flips_for(state, player.karma)
    sites = opened_sites(player, flips) & ~full_sites(state)
    best = reachable(player, flips)
    money, prices, spaces = state.money[seat], state.box.prices[len(state.players)], state.workforce.spaces
    if sites & QUARRY_BIT and not (money >= prices[QUARRY][len(spaces[QUARRY])] and can_build(state, player, best)):
        sites ^= QUARRY_BIT
    if sites & HARBOUR_BIT and (player.boat == state.box.last_space or money < prices[HARBOUR][len(spaces[HARBOUR])]):
        sites ^= HARBOUR_BIT
    if sites & MIXED_BIT and not may_mix(state, seat):
        sites ^= MIXED_BIT
    if sites & BUILDER_BIT and not can_cover_after(state, player, best, flips):
        sites ^= BUILDER_BIT
    if sites & PORTUGUESE_BIT and not can_voyage(state, seat, VOYAGE):
        sites ^= PORTUGUESE_BIT
    return sites


def opened_sites(player: Player, flips: int) -> int:
    """2.2 The sites that ask for no such die, or for one that a player has, a bit for each."""
    opened, sites = TURNED_OPENS if flips else OPENS, ALWAYS
    for colour, faces in enumerate(player.dice.faces):
        if faces:
            sites |= BALCONY_BITS[colour]
            for face in faces:
                sites |= opened[face]
    return sites


def full_sites(state: Rajas) -> int:
    """2.2 The sites without room for one more worker, a bit for each."""
    spaces, (single, shared) = state.workforce.spaces, state.box.rooms[len(state.players)]
    full = sum(compress(single, spaces))
    for site, room, bit in shared:
        if len(spaces[site]) >= room:
            full |= bit
    return full


def may_mix(state: Rajas, seat: Seat) -> bool:
    """5.3 With three or four players, nobody has two workers at the market of mixed goods."""
    if len(state.players) < MANY:
        return True
    for worker in state.workforce.spaces[MIXED]:
        if worker.seat == seat:
            return False
    return True


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
