"""2 Placing workers: where one may go, what the space costs, and what is done there."""

from darbar import Flow, Move, Seat, Table, Text, text

from ..components import BALCONIES, CHAMBERS, MARKETS, TERRACES, Colour, Good, Site
from ..events import WorkerPlaced
from ..moves import PASS, PLACE, Place
from ..payment import SIDES
from ..province import open_ends, province
from ..river import ahead
from ..state import Player, Rajas, Stage
from ..steps import Kind, Step
from .palace import BUILDER_VALUE, can_cover_after, is_possible, value_of
from .quarry import can_build, reachable
from .rewards import go_on

AT_QUARRY, AT_PORT, AT_MIXED, AT_OUTER = map(int, (Site.QUARRY, Site.PORT, Site.MIXED_GOODS, Site.OUTER_TERRACE))
MARKET_SITES = tuple(MARKETS + good for good in Good)
TERRACE_SITES = tuple(TERRACES + colour for colour in Colour)
BALCONY_SITES = tuple(BALCONIES + colour for colour in Colour)
CHAMBER_SITES = tuple((value_of(site), SIDES - value_of(site), site) for site in range(CHAMBERS, len(Site)))
"""Sites as plain numbers: in a search and in a simulation they are looked up all the time. Chambers have the values of
the dice that open them, as they are and turned over."""
MANY = 3
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
        go_on(table)
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
    spaces, costs = state.workforce.spaces, state.box.costs[len(state.players)]
    money, player = state.money[seat], state.players[seat]
    faces, karma = player.dice.faces, player.karma
    values = set().union(*faces)
    offer: list[Move] = []
    there, prices = len(spaces[AT_QUARRY]), costs[AT_QUARRY]
    if there < len(prices) and money >= prices[there] and can_build(state, player, reachable(state, player)):
        offer.append(PLACE[AT_QUARRY])
    there, prices = len(spaces[AT_PORT]), costs[AT_PORT]
    if there < len(prices) and money >= prices[there] and can_sail(state, player, values):
        offer.append(PLACE[AT_PORT])
    if len(spaces[AT_MIXED]) < len(costs[AT_MIXED]) and may_mix(state, seat):
        offer.append(PLACE[AT_MIXED])
    if values:
        offer += [PLACE[site] for site in MARKET_SITES if not spaces[site]]
    if not spaces[AT_OUTER]:
        offer.append(PLACE[AT_OUTER])
    offer += [PLACE[site] for site in TERRACE_SITES if len(spaces[site]) < len(costs[site])]
    offer += [PLACE[site] for site in BALCONY_SITES if faces[site - BALCONIES] and not spaces[site]]
    for value, opposite, site in CHAMBER_SITES:
        if spaces[site] or not (value in values or (karma and opposite in values)):
            continue
        if value < BUILDER_VALUE or has_effect(state, seat, value):
            offer.append(PLACE[site])
    if state.box.rulings.idle_spaces == "refused":  # ruling idle-spaces
        offer = [move for move in offer if isinstance(move, Place) and not is_idle(state, player, move.site)]
    return offer


def has_effect(state: Rajas, seat: Seat, value: int) -> bool:
    """6.9 Whether the Master Builder or the Portuguese can do something for a die."""
    if value == BUILDER_VALUE:
        return can_cover_after(state, state.players[seat])
    return is_possible(state, seat, value)


def can_sail(state: Rajas, player: Player, values: set[int]) -> bool:
    """7.1 and 7.5 Whether there is a die for the port, and the boat is not on the last space."""
    if player.boat == state.box.last_space:
        return False
    return bool(values) and (player.karma > 0 or min(values) < SIDES / 2)


def may_mix(state: Rajas, seat: Seat) -> bool:
    """5.3 With three or four players, nobody has two workers at the market of mixed goods."""
    if len(state.players) < MANY:
        return True
    return seat not in [worker.seat for worker in state.workforce.spaces[AT_MIXED]]


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
