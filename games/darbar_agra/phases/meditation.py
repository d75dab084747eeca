"""6.1 Meditation (optional).

Standing workers are laid down for meditation points, which the wheel turns into trades, deliveries, transformations,
removed covers and farmers' steps. The outer action used last is blocked for everybody until the marker
moves again.
"""

from typing import Final

from darbar import Flow, Move, Seat, Table, Text, pick, text

from .. import moves, notables, secondary
from ..anytime import freely
from ..components import NONE, Notable, Space, WheelAction
from ..events import CookCalled, LaidDown, PointsGained, WheelTurned, WheelUsed
from ..farm import any_walk
from ..moves import CALL_COOK, ENOUGH, WHEEL, CallCook, Deliver, Enough, Lay, Transform, Wheel
from ..state import Agra, Stage
from ..workers import any_standing, lays
from . import buildings
from .characters import botanist

DELIVERY_POINTS, COVER_POINTS, FARMER_POINTS = 3, 2, 1
RISING_POINTS: Final[tuple[int, ...]] = (2, 3, 4)
TRADE, DELIVER, TRANSFORM, UNCOVER, FARMER = (int(action) for action in WheelAction)


def meditation(table: Table[Agra]) -> Flow[None]:
    """6.1 One step of the meditation; the phase is entered again until the player has enough."""
    state = table.state
    seat = Seat(state.turn_seat)
    if idle(state, seat):
        finish(table)
        return
    asked = freely(table, seat, "meditate", lambda: steps(state, seat), lambda move: why_not_step(state, seat, move))
    match (yield from asked):
        case Lay(space):
            lay_down(table, seat, space)
        case CallCook():
            call_cook(table, seat)
        case Wheel(action):
            yield from turn_wheel(table, seat, action)
        case Enough():
            finish(table)


# 6.1.1 Points


def lay_down(table: Table[Agra], seat: Seat, space: Space) -> None:
    """6.1.1 A standing worker lies down where it is."""
    table.state.lying[space] = True
    table.tell(LaidDown, seat, space, generate(table, seat))


def call_cook(table: Table[Agra], seat: Seat) -> None:
    """Annex I, 8: a worker at the Cook goes back to the supply as if it were laid down."""
    player = table.state.players[seat]
    player.cooked -= 1
    player.workers += 1
    table.tell(CookCalled, seat, generate(table, seat))


def generate(table: Table[Agra], seat: Seat) -> int:
    """6.1.1 The first worker gives the points of the counter's space, each further one those of the space before."""
    state = table.state
    now = state.now
    points = state.box.points[max(1, state.players[seat].meditation - now.laid)]
    now.laid += 1
    now.points += points
    call_muezzin(table, seat)
    return points


def gain_points(table: Table[Agra], seat: Seat, points: int) -> None:
    """T3: points that no worker gives; they too are generated."""
    table.state.now.points += points
    table.tell(PointsGained, seat, points)
    call_muezzin(table, seat)


def call_muezzin(table: Table[Agra], seat: Seat) -> None:
    """Annex I, 9: one point more, once in a meditation."""
    now = table.state.now
    if table.state.holders[Notable.MUEZZIN] == seat and not now.called:
        now.called = True
        now.points += 1
        table.tell(PointsGained, seat, 1)


# 6.1.2 The wheel


def turn_wheel(table: Table[Agra], seat: Seat, action: WheelAction) -> Flow[None]:
    """6.1.2 One action of the wheel."""
    match action:
        case WheelAction.TRADE:
            yield from trade(table, seat)
        case WheelAction.DELIVER:
            yield from deliver(table, seat)
        case WheelAction.TRANSFORM:
            yield from transform(table, seat)
        case WheelAction.UNCOVER:
            pay_points(table, seat, action, COVER_POINTS)
            yield from botanist.remove_cover(table, seat)
        case WheelAction.FARMER:
            pay_points(table, seat, action, FARMER_POINTS)
            yield from botanist.move_farmers(table, seat, 1)


def trade(table: Table[Agra], seat: Seat) -> Flow[None]:
    """6.1.2 A good for another of the same value, for as many points."""
    given, good = yield from secondary.choose_swap(table, seat, table.state.now.points)
    pay_points(table, seat, WheelAction.TRADE, table.state.values[given])
    secondary.swap(table, seat, given, good)


def deliver(table: Table[Agra], seat: Seat) -> Flow[None]:
    """6.1.2 One good to a notable in reach, and the influence for it."""
    match (yield from pick(table, seat, "deliver", deliverable(table.state, seat))):
        case Deliver(notable):
            good = yield from notables.choose_good(table, seat, notable)
            pay_points(table, seat, WheelAction.DELIVER, delivery_points(table.state, notable))
            table.state.now.wheel_deliveries.append(notable)
            yield from notables.deliver(table, seat, notable, good)
            yield from notables.gain_influence(table, seat)


def transform(table: Table[Agra], seat: Seat) -> Flow[None]:
    """6.1.2 One good along an arrow, for as many points as the good it becomes is worth."""
    chosen = yield from pick(table, seat, "transform", transformations(table.state, seat))
    pay_points(table, seat, WheelAction.TRANSFORM, table.state.values[chosen.good])
    yield from buildings.transform_one(table, seat, chosen.good)


def pay_points(table: Table[Agra], seat: Seat, action: WheelAction, points: int) -> None:
    """6.1.2 and 6.1.3 Points are spent; the wheel remembers the last outer action."""
    now = table.state.now
    now.points -= points
    if action is not WheelAction.FARMER:
        now.wheel = action
    table.tell(WheelUsed, seat, action, points)


def finish(table: Table[Agra]) -> None:
    """6.1.3 The marker goes to the last outer action used; points left over are lost."""
    state = table.state
    if state.now.wheel != NONE:
        state.wheel = state.now.wheel
        table.tell(WheelTurned, WheelAction(state.wheel))
    state.now.points = 0
    state.stage = Stage.ACTION


# Questions


def idle(state: Agra, seat: Seat) -> bool:
    """Whether nothing can be done but stop, so that nobody needs to be asked."""
    if state.now.points or state.players[seat].cooked or any_standing(state, seat):
        return False
    return not secondary.moves(state, seat)


def steps(state: Agra, seat: Seat) -> list[Move]:
    """What can be done next: lay down a worker, call one from the Cook, use the wheel, or stop."""
    offer = lays(state, seat)
    if state.players[seat].cooked:
        offer.append(CALL_COOK)
    if state.now.points:
        offer += turns(state, seat)
    offer.append(ENOUGH)
    return offer


def turns(state: Agra, seat: Seat) -> list[Move]:
    """6.1.2 The wheel actions that are free, payable and possible."""
    points, blocked = state.now.points, state.wheel
    found: list[Move] = []
    if blocked != TRADE and secondary.swappable(state, seat, points):
        found.append(WHEEL[TRADE])
    if blocked != DELIVER and deliverable(state, seat):
        found.append(WHEEL[DELIVER])
    if blocked != TRANSFORM and transformations(state, seat):
        found.append(WHEEL[TRANSFORM])
    if blocked != UNCOVER and points >= COVER_POINTS and state.players[seat].covers:
        found.append(WHEEL[UNCOVER])
    if points >= FARMER_POINTS and any_walk(state, seat):
        found.append(WHEEL[FARMER])
    return found


def deliverable(state: Agra, seat: Seat) -> list[Move]:
    """The notables to whom the points reach."""
    points = state.now.points
    if points < (DELIVERY_POINTS if state.box.rulings.delivery_cost == "flat" else RISING_POINTS[0]):
        return []
    return [
        move
        for move in notables.receivers(state, seat)
        if isinstance(move, Deliver) and delivery_points(state, move.notable) <= points
    ]


def delivery_points(state: Agra, notable: Notable) -> int:
    """What the next delivery to a notable costs on the wheel."""
    if state.box.rulings.delivery_cost == "flat":  # ruling delivery-cost
        return DELIVERY_POINTS
    return RISING_POINTS[state.now.wheel_deliveries.count(notable)]


def transformations(state: Agra, seat: Seat) -> list[Transform]:
    """The goods that could be made and that the points pay for."""
    points, values = state.now.points, state.values
    return [moves.TRANSFORM[good] for good in buildings.transformable(state, seat) if values[good] <= points]


def why_not_step(state: Agra, seat: Seat, move: Move) -> Text | None:
    """Why a step of the meditation is not offered; None for other moves."""
    match move:
        case Lay(space):
            return text("refusal-nobody-stands", space=space)
        case CallCook():
            return text("refusal-nobody-cooked")
        case Wheel(action) if action == state.wheel:
            return text("refusal-wheel-blocked", action=action)
        case Wheel(action):
            return text("refusal-wheel", action=action, points=state.now.points)
    return None
