"""What a position is worth, in fame: how far the markers have come, and what all that a player has will still bring.

The weights are what a sensible player would guess; they fade as the end comes near. What waits on the agenda counts as
if it were there already, so that a plan can be judged before it is carried out.
"""

from functools import lru_cache
from typing import Final

from darbar import Seat

from .box import RajasBox
from .components import ANY, NONE
from .phases.quarry import income_of
from .province import edges_in, open_ends, province, ways_to_lay
from .state import Player, Rajas
from .steps import Kind, Step
from .tracks import active, overlap, upgrades

ROUNDS, LAPS = 8, 5
"""How many rounds a match lasts, and how many phases a round."""

MONEY = 0.5
WORKER = 1.5
"""What a worker brings in a round."""

DIE, PIP = 0.3, 0.2
KARMA: Final[tuple[float, ...]] = (0.0, 0.8, 1.4, 1.8)
UPGRADE, LEVEL = 0.4, 0.22
"""What an upgrade is worth, and what more in each round that is left."""

MIXED, SAME = 0.17, 0.1
"""How often a round sells the best market of each good, and the markets of the best good, in fame for money."""

SPACE, BRIDGE = 0.12, 0.04
"""What a space of the river is worth, and what more in each round before the bridge."""

NO_ROAD, ROAD, CELLS = -2.0, 0.15, 4
"""A province in which nothing more can be built; and cells to which roads lead, so many at most."""

HOPE = 0.25
"""The part of a special income that has not been reached, for the slot of an income tile."""

WIN = 100.0
"""What it is worth that one's markers have met: nothing else counts any more."""

FEW = 0.6
"""The last rounds, in which dice and karma are hardly of any use."""


def value(state: Rajas, seat: Seat) -> float:
    """What a sensible player would say."""
    gap = float(overlap(state, seat))
    if state.over:
        return gap - (state.crossed.index(seat) if seat in state.crossed else len(state.crossed)) / 8
    if gap >= 0 or state.crossed:
        return gap + WIN * (gap >= 0)
    rounds = rounds_left(state)
    worth = gap + belongings(state, seat, rounds)
    if state.agenda.todo and state.order.current == seat:
        worth += pending(state, seat, rounds)
    return worth


def rounds_left(state: Rajas) -> float:
    """About how many rounds there are to come; by the calendar, so that nobody fears the end that they bring about."""
    return max(FEW, ROUNDS - state.round - (state.lap - 1) / LAPS)


def belongings(state: Rajas, seat: Seat, rounds: float) -> float:
    """What workers, dice, karma, scrolls, markets, boat and roads will bring."""
    box, player = state.box, state.players[seat]
    use = min(1.0, rounds / FEW)
    worth = WORKER * rounds * active(state, seat) + state.workforce.home[seat] * WORKER * min(rounds, 0.5)
    worth += use * (dice_worth(player) + KARMA[min(player.karma, 3)])
    worth += (UPGRADE + LEVEL * rounds) * upgrades(state, seat) * use
    worth += rounds * market_worth(box, player)
    worth += use * SPACE * player.boat
    if player.waiting & 4 and player.boat <= box.bridge:
        worth += BRIDGE * rounds * player.boat
    return worth + rounds * land_worth(box, player) + slots_worth(state, seat, use)


def dice_worth(player: Player) -> float:
    """Dice, and what they show."""
    faces = player.dice.faces
    count, pips = sum(map(len, faces)), sum(map(sum, faces))
    return DIE * count + PIP * pips - 0.25 * max(0, count - 7)


def market_worth(box: RajasBox, player: Player) -> float:
    """What the markets bring in a round."""
    markets = province(box, player).markets
    mixed = sum([values[0] for values in markets if values])
    return MIXED * mixed + SAME * max(map(sum, markets))


def land_worth(box: RajasBox, player: Player) -> float:
    """How many ways there are to go on building."""
    ends = len(open_ends(box, tuple(player.roads)))
    return ROAD * min(ends, CELLS) if ends else NO_ROAD


def slots_worth(state: Rajas, seat: Seat, use: float) -> float:
    """Income tiles that roads have not reached yet."""
    if not state.box.options.navaratnas:
        return 0.0
    player, box = state.players[seat], state.box
    edges = (edge for edge, tile in enumerate(player.slots) if tile != NONE and not player.reached >> edge & 1)
    return HOPE * use * sum(steps_worth(box.incomes[player.slots[edge]]) for edge in edges)


# What waits


WORTH: dict[int, float] = {
    Kind.MONEY: MONEY,
    Kind.FAME: 1.0,
    Kind.KARMA: 0.6,
    Kind.WORKER: 5.0,
    Kind.DICE: 1.0,
    Kind.DICE_PER_KARMA: 1.5,
    Kind.UPGRADE: 1.2,
    Kind.BOAT: 1.6,
    Kind.SAIL: 0.7,
    Kind.VOYAGE: 0.4,
    Kind.MIXED_GOODS: 2.0,
    Kind.SAME_GOODS: 0.8,
    Kind.PALACE: 2.2,
    Kind.INCOME: 1.0,
    Kind.BUILD: 2.0,
    Kind.MONEY_PER_MARKET: 1.5,
    Kind.MONEY_PER_UPGRADE: 1.5,
    Kind.FAME_PER_UPGRADE: 2.5,
    Kind.FAME_PER_KARMA: 1.5,
    Kind.FAME_PER_MARKET_TILE: 3.0,
    Kind.FAME_PER_THREE_SPACES: 4.0,
    Kind.MONEY_PER_BUILDING: 2.5,
    Kind.MONEY_PER_INCOME_TILE: 2.0,
    Kind.FAME_PER_BEND: 1.5,
    Kind.FAME_PER_WORKER: 4.0,
    Kind.DISCARD_VALUE: -0.9,
    Kind.DISCARD_COLOUR: -0.7,
    Kind.DISCARD_FOR_GOOD: 0.5,
    Kind.DISCARD_AT_PORT: 0.8,
    Kind.TILE: 3.0,
    Kind.PAY: -0.3,
    Kind.REROLL: 0.5,
}
"""What a step is worth for each of its amount."""


@lru_cache(maxsize=4096)
def steps_worth(steps: tuple[Step, ...]) -> float:
    """What steps are worth to whom nothing is known about."""
    return sum(WORTH.get(step.kind, 0.0) * max(step.amount, 0) + (step.kind == Kind.RAJA) * 1.2 for step in steps)


def pending(state: Rajas, seat: Seat, rounds: float) -> float:
    """What waits on the agenda, and the tile that was chosen and does not lie yet."""
    use = min(1.0, rounds / FEW)
    worth = sum([step_worth(state, seat, step, use) for step in state.agenda.todo])
    if state.works.tile != NONE:
        worth += tile_worth(state, seat, rounds)
    return worth + use * DIE_IN_HAND * len(state.works.hand)


DIE_IN_HAND = DIE + PIP * 3.5


def step_worth(state: Rajas, seat: Seat, step: Step, use: float) -> float:
    """What one step is worth."""
    kind, amount, what = step
    match kind:
        case Kind.MONEY:
            return MONEY * amount
        case Kind.FAME:
            return float(amount)
        case Kind.YIELDS:
            return incomes_worth(state, seat, what)
        case Kind.RAJA:
            return MONEY * amount + use
        case Kind.KARMA:
            karma = state.players[seat].karma
            return use * (KARMA[min(3, karma + amount)] - KARMA[min(3, karma)])
        case Kind.DICE:
            room = state.box.arms[seat] - len(state.players[seat].dice) - len(state.works.hand)
            return use * (min(amount, max(0, room)) + 0.2 * (what == ANY))
        case Kind.PAY:
            return use * -0.3 * max(0, amount)
        case Kind.TILE | Kind.BUILD | Kind.DISCARD_FOR_GOOD | Kind.DISCARD_AT_PORT | Kind.PALACE:
            return WORTH[kind]
    return use * WORTH.get(kind, 0.0) * amount


def incomes_worth(state: Rajas, seat: Seat, edges: int) -> float:
    """What special incomes are worth, a bit for each."""
    return sum([steps_worth(income_of(state, seat, edge)) for edge in edges_in(edges)]) if edges else 0.0


def tile_worth(state: Rajas, seat: Seat, rounds: float) -> float:
    """What the chosen tile will bring: at once, at the markets, and by the special incomes that it can reach."""
    box, works, player = state.box, state.works, state.players[seat]
    tile = works.tile
    fame = sum([player.levels[one] - works.fresh[one] for one in box.tile_buildings[tile]])
    worth = fame + box.tile_money[tile] * (MONEY + MIXED * rounds / 2)
    covering = works.cell != NONE and player.grid[works.cell] != NONE
    if covering:
        return worth - 0.5
    cells = [works.cell] if works.cell != NONE else [*open_ends(box, tuple(player.roads))]
    return worth + max([spot_worth(state, seat, cell, tile, rounds) for cell in cells], default=0.0)


def spot_worth(state: Rajas, seat: Seat, cell: int, tile: int, rounds: float) -> float:
    """What lies at the end of the roads of a tile on a cell: special incomes, and ground to build on."""
    box, player = state.box, state.players[seat]
    roads = tuple(player.roads)
    best, now = 0.0, min(len(open_ends(box, roads)), CELLS)
    for exits in ways_to_lay(box, roads, cell, box.tile_exits[tile]):
        reached = box.touched[cell][exits] & ~player.reached
        worth = incomes_worth(state, seat, reached)
        best = max(best, worth + rounds * ROAD * (min(ends_after(box, roads, cell, exits), CELLS) - now))
    return best


@lru_cache(maxsize=1 << 15)
def ends_after(box: RajasBox, roads: tuple[int, ...], cell: int, exits: int) -> int:
    """How many cells can be built on after a tile lies there."""
    return len(box.land.open_ends([exits if one == cell else there for one, there in enumerate(roads)]))
