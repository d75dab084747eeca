"""The agenda of a turn: one step after another, each with all that follows from it.

What asks nothing is done at once, and so is the end of the turn when nothing is left. A phase ends before the next
question, so that a match can rest there.
"""

from collections.abc import Callable
from typing import Final

from darbar import Flow, Move, Seat, Table, Text, text

from ..components import ANY, NONE, Building, Post
from ..dice import DICE, gain_dice, is_taking, room, take_dice
from ..events import Upgraded
from ..moves import UPGRADE, Upgrade
from ..payment import discard_colour, pay
from ..province import province
from ..river import sail_exactly
from ..state import CLOSING, Rajas
from ..steps import Kind, Step
from ..tracks import activate, active, gain, raise_karma, upgrades
from .market import discard_for_good, sell_mixed, sell_same
from .navaratnas import fit, take_income
from .palace import build, open_chamber, raja, reroll, visit
from .port import discard_at_port, move_boat, sail_on
from .quarry import choose_cell, choose_roads, choose_tile, collect
from .rounds import finish

LAST_AT_ONCE: Final = int(Kind.FAME_PER_WORKER)
A_FAME = 3
"""11.5 So many spaces of the river bring a fame."""


def step(table: Table[Rajas]) -> Flow[None]:
    """9.4 What waits, with the next question."""
    todo, seat = table.state.agenda.todo, table.state.order.current
    if todo[-1][0] > DICE or is_waiting(table, seat):
        now = todo[-1]
        yield from ASKING[now[0]](table, seat, now)
    go_on(table, seat)


def go_on(table: Table[Rajas], seat: Seat) -> None:
    """9.4 What asks nothing is done; when nothing is left, the turn is over."""
    if not is_waiting(table, seat) and table.state.stage is CLOSING:
        finish(table, seat)


def is_waiting(table: Table[Rajas], seat: Seat) -> bool:
    """Do what asks nothing; whether a step is left that may ask something."""
    state, todo = table.state, table.state.agenda.todo
    while todo:
        now = todo[-1]
        kind = now[0]
        if kind > LAST_AT_ONCE:
            if kind != DICE or now[2] == ANY or is_taking(state) or room(state, seat) < now[1]:
                return True
            todo.pop()
            gain_dice(table, seat, now[1], now[2])
        else:
            todo.pop()
            AT_ONCE[kind](table, seat, now)
    return False


# At once


def get_money(table: Table[Rajas], seat: Seat, step: Step) -> None:
    """9.1 So much money."""
    gain(table, seat, money=step.amount)


def get_fame(table: Table[Rajas], seat: Seat, step: Step) -> None:
    """9.1 So much fame."""
    gain(table, seat, fame=step.amount)


def get_karma(table: Table[Rajas], seat: Seat, step: Step) -> None:
    """3.6 So many levels of karma."""
    raise_karma(table, seat, step.amount)


def get_worker(table: Table[Rajas], seat: Seat, step: Step) -> None:
    """8.3 The worker of a track."""
    activate(table, seat, Post(step.what))


def dice_for_karma(table: Table[Rajas], seat: Seat, step: Step) -> None:
    """7.6 A die for each level of karma."""
    gain_dice(table, seat, table.state.players[seat].karma * step.amount, step.what)


def for_each(count: Callable[[Rajas, Seat], int], *, fame: bool) -> Callable[[Table[Rajas], Seat, Step], None]:
    """Fame or money for each of something."""

    def get(table: Table[Rajas], seat: Seat, step: Step) -> None:
        amount = step.amount * count(table.state, seat)
        if fame:
            gain(table, seat, fame=amount)
        else:
            gain(table, seat, money=amount)

    return get


def markets(state: Rajas, seat: Seat) -> int:
    """7.6 The markets of a player."""
    return sum(map(len, province(state.box, state.players[seat]).markets))


def karma(state: Rajas, seat: Seat) -> int:
    """The karma of a player."""
    return state.players[seat].karma


def market_tiles(state: Rajas, seat: Seat) -> int:
    """11.5 The tiles of a player with a market."""
    return province(state.box, state.players[seat]).market_tiles


def river_thirds(state: Rajas, seat: Seat) -> int:
    """11.5 How many times a boat has gone three spaces."""
    return state.players[seat].boat // A_FAME


def buildings(state: Rajas, seat: Seat) -> int:
    """11.5 The buildings of a player."""
    return province(state.box, state.players[seat]).buildings


def bends(state: Rajas, seat: Seat) -> int:
    """11.5 The bends in a province."""
    return province(state.box, state.players[seat]).bends


def connected_tiles(state: Rajas, seat: Seat) -> int:
    """11.5 The income tiles that roads have reached, the brown one that counts them included."""
    player = state.players[seat]
    count = sum(tile != NONE and player.reached >> edge & 1 for edge, tile in enumerate(player.slots))
    return count - (state.box.rulings.own_tile == "others")  # ruling own-tile


AT_ONCE: Final[dict[int, Callable[[Table[Rajas], Seat, Step], None]]] = {
    Kind.MONEY: get_money,
    Kind.FAME: get_fame,
    Kind.KARMA: get_karma,
    Kind.WORKER: get_worker,
    Kind.DICE_PER_KARMA: dice_for_karma,
    Kind.MIXED_GOODS: sell_mixed,
    Kind.MONEY_PER_MARKET: for_each(markets, fame=False),
    Kind.MONEY_PER_UPGRADE: for_each(upgrades, fame=False),
    Kind.FAME_PER_UPGRADE: for_each(upgrades, fame=True),
    Kind.FAME_PER_KARMA: for_each(karma, fame=True),
    Kind.VOYAGE: sail_exactly,
    Kind.FAME_PER_MARKET_TILE: for_each(market_tiles, fame=True),
    Kind.FAME_PER_THREE_SPACES: for_each(river_thirds, fame=True),
    Kind.MONEY_PER_BUILDING: for_each(buildings, fame=False),
    Kind.MONEY_PER_INCOME_TILE: for_each(connected_tiles, fame=False),
    Kind.FAME_PER_BEND: for_each(bends, fame=True),
    Kind.FAME_PER_WORKER: for_each(active, fame=True),
}


# Upgrades


def upgrade(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """8.1 and 8.2 A scroll goes up by a level; the bonus of fame counts from the next turn on."""
    state, levels = table.state, table.state.players[seat].levels
    offer = [UPGRADE[one] for one, level in enumerate(levels) if level < state.box.last_level]
    if not offer:
        state.agenda.done()
        return
    move = yield table.ask(seat, "upgrade", offer, why_not_upgrade)
    state.agenda.done()
    if step.amount > 1:
        state.agenda.first([Step(Kind.UPGRADE, step.amount - 1, step.what)])
    raise_level(table, seat, move.building, is_bonus=bool(step.what))


def raise_level(table: Table[Rajas], seat: Seat, building: Building, *, is_bonus: bool) -> None:
    """8.2 The level rises; while a tile is being scored, it counts from the next turn on."""
    state, levels = table.state, table.state.players[seat].levels
    levels[building] += 1
    scoring = state.works.scoring and state.box.rulings.new_upgrades == "scoring"  # ruling new-upgrades
    if is_bonus or scoring:
        state.works.fresh[building] += 1
    table.tell(Upgraded, seat, building, levels[building])


def why_not_upgrade(move: Move) -> Text | None:
    """Why a building cannot be upgraded; None for other moves."""
    return text("refusal-highest-level", building=move.building) if isinstance(move, Upgrade) else None


ASKING: Final[dict[int, Callable[[Table[Rajas], Seat, Step], Flow[None]]]] = {
    Kind.DICE: take_dice,
    Kind.UPGRADE: upgrade,
    Kind.BOAT: move_boat,
    Kind.SAIL: sail_on,
    Kind.SAME_GOODS: sell_same,
    Kind.PALACE: visit,
    Kind.INCOME: take_income,
    Kind.BUILD: build,
    Kind.DISCARD_VALUE: open_chamber,
    Kind.DISCARD_COLOUR: discard_colour,
    Kind.DISCARD_FOR_GOOD: discard_for_good,
    Kind.DISCARD_AT_PORT: discard_at_port,
    Kind.TILE: choose_tile,
    Kind.PAY: pay,
    Kind.CELL: choose_cell,
    Kind.ROADS: choose_roads,
    Kind.YIELDS: collect,
    Kind.REROLL: reroll,
    Kind.FIT: fit,
    Kind.RAJA: raja,
}
