"""6.2 Actions: a worker goes to a space, or works there again by peonage, and does what is done there.

Open are the four characters, the buildings, and the site where the Builder is. Another's worker has to leave; one's own
works again for two rupees. Whoever has no worker left must use peonage, even without the money for it.
"""

from darbar import Flow, Move, Seat, Table, Text, text

from ..anytime import freely
from ..components import CHARACTERS, Notable, Space
from ..ending import trigger_end
from ..events import PeonageUsed
from ..favours import pays_for_peonage
from ..journeys import collect_coins, visit_merchant
from ..markers import PASS, pay_rupees
from ..moves import PEONAGE, PLACE, Peonage, Place
from ..state import Agra, Stage
from ..workers import enter, raise_worker
from . import buildings
from .characters import architect, botanist, sailor, trader

FEE, CALLIGRAPHERS_FEE = 2, 1

BUILDINGS = int(CHARACTERS)
CHARACTERS_FIRST = (*range(CHARACTERS, len(Space)), *range(CHARACTERS))
"""The order in which spaces are offered: as they stand on the board, characters above the buildings."""


def action(table: Table[Agra]) -> Flow[None]:
    """6.2 The main action, which nobody may skip; then `finish_action` says what comes next."""
    yield from main_action(table, Seat(table.state.turn_seat))
    if table.state.stage is not Stage.SAILING:
        finish_action(table.state)


def extra(table: Table[Agra]) -> Flow[None]:
    """Luxury actions: the second main action, if a statue was presented; the order phase comes back here for it."""
    state = table.state
    if state.now.statue:
        yield from main_action(table, Seat(state.turn_seat))
    if state.stage is not Stage.SAILING:
        state.stage = Stage.ORDERS


def main_action(table: Table[Agra], seat: Seat) -> Flow[None]:
    """6.2.1 Choose a space, enter it or use peonage, and act there: the same for the action and the extra action."""
    match (yield from choose_space(table, seat)):
        case Place(space):
            yield from enter(table, seat, space)
            collect_coins(table, seat, space)
            yield from act(table, seat, space)
        case Peonage(space):
            use_peonage(table, seat, space)
            yield from act(table, seat, space)
        case _:
            check_standstill(table)


def choose_space(table: Table[Agra], seat: Seat) -> Flow[Move]:
    """6.2.1 Where to work; an extra action is one from here on."""
    state, now = table.state, table.state.now
    extra = state.stage is Stage.EXTRA
    prompt = "extra" if extra else "place"
    now.placing = True
    move = yield from freely(
        table, seat, prompt, lambda: targets(state, seat), lambda move: why_not_place(state, seat, move)
    )
    now.placing, now.extra = False, extra
    return move


def use_peonage(table: Table[Agra], seat: Seat, space: Space) -> None:
    """6.2.1.2 The worker there works again, standing; who must and cannot pay the price pays what is left."""
    state = table.state
    paid = min(fee(state, seat), state.players[seat].rupees)
    if not state.players[seat].workers:
        table.reveal(paid)  # who has no choice shows whether there is money in the bag
    state.now.free_peonage = False
    pay_rupees(table, seat, paid)
    table.tell(PeonageUsed, seat, space, paid)
    if state.lying[space]:
        raise_worker(table, seat, space)
    if state.box.rulings.peonage_rupees == "collects":  # ruling peonage-rupees
        collect_coins(table, seat, space)


def check_standstill(table: Table[Agra]) -> None:
    """6.2.1.2 Where the price of peonage must be paid, nobody may be able to act any more: that brings the end."""
    state = table.state
    if state.stage is Stage.ACTION and not any(payable(state, Seat(seat)) for seat in range(len(state.players))):
        trigger_end(table)


def act(table: Table[Agra], seat: Seat, space: Space) -> Flow[None]:
    """6.2.2 What is done at a space, then the Merchant's visit; the worker is already there."""
    met = table.state.merchant == space
    yield from (visit(table, seat, space) if space >= CHARACTERS else operate(table, seat, space))
    if met:
        yield from visit_merchant(table, seat)


def visit(table: Table[Agra], seat: Seat, space: Space) -> Flow[None]:
    """6.2.2.1 What the characters do."""
    match space:
        case Space.ARCHITECT:
            yield from architect.visit_architect(table, seat)
        case Space.SAILOR:
            yield from sailor.visit_sailor(table, seat)
        case Space.TRADER:
            yield from trader.visit_trader(table, seat)
        case _:
            yield from botanist.visit_botanist(table, seat)


def operate(table: Table[Agra], seat: Seat, space: Space) -> Flow[None]:
    """6.2.2.2 and 6.2.2.3 What is done in buildings, and on the Builder's site."""
    if not table.state.box.levels[space]:
        return buildings.produce(table, seat, buildings.GOODS[space])
    if table.state.built[space]:
        return buildings.work(table, seat, space)
    return buildings.visit_builder(table, seat, space)


def finish_action(state: Agra) -> None:
    """The stage after a main action: EXTRA after the first, ORDERS after the extra one. The Sailor calls it too."""
    state.stage = Stage.ORDERS if state.now.extra else Stage.EXTRA


# Questions


def targets(state: Agra, seat: Seat) -> list[Move]:
    """6.2 Where one may work now. The extra action can be left out."""
    if state.stage is Stage.EXTRA:
        return [*open_spaces(state, seat), PASS]
    return open_spaces(state, seat) or [PASS]


def open_spaces(state: Agra, seat: Seat) -> list[Move]:
    """6.2.1 Where one can go or stay; whoever can do neither works again for what is left in the bag."""
    moves = payable(state, seat)
    if not moves and state.box.rulings.forced_peonage == "what-is-there":  # ruling forced-peonage
        return [PEONAGE[space] for space, who in enumerate(state.occupants) if who == seat]
    return moves


def payable(state: Agra, seat: Seat) -> list[Move]:
    """6.2.1 The open spaces to go to, if a worker is left, and one's own workers, if peonage can be paid."""
    player, built, builder, occupants = state.players[seat], state.built, state.builder, state.occupants
    workers, rich = player.workers > 0, player.rupees >= fee(state, seat)
    moves: list[Move] = []
    for space in CHARACTERS_FIRST:
        if occupants[space] == seat:
            if rich:
                moves.append(PEONAGE[space])
        elif workers and (space >= BUILDINGS or built[space] or space == builder):
            moves.append(PLACE[space])
    return moves


def fee(state: Agra, seat: Seat) -> int:
    """6.2.1.2 The price of peonage: less with the Calligrapher, nothing with the favour tile."""
    if state.now.free_peonage and pays_for_peonage(state):
        return 0
    return CALLIGRAPHERS_FEE if state.holders[Notable.CALLIGRAPHER] == seat else FEE


def why_not_place(state: Agra, seat: Seat, move: Move) -> Text | None:
    """Why a worker cannot go to a space, or work there again."""
    match move:
        case Place(space):
            return why_not_enter(state, seat, space)
        case Peonage(space) if state.occupants[space] != seat:
            return text("refusal-not-your-worker", space=space)
        case Peonage():
            return text("refusal-peonage-price", rupees=fee(state, seat))
    return None


def why_not_enter(state: Agra, seat: Seat, space: Space) -> Text | None:
    """Why no new worker can go there."""
    if space < CHARACTERS and not state.built[space] and space != state.builder:
        return text("refusal-not-built", space=space)
    if state.occupants[space] == seat:
        return text("refusal-your-worker", space=space)
    return text("refusal-no-worker")
