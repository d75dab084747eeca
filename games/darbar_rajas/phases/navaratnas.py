"""11 The Navaratnas: income tiles in the slots of the provinces; and the white ones of the normal game."""

from darbar import Flow, Move, Seat, Table, Text, text

from ..components import INCOMES, NONE, Yield
from ..events import IncomeDrawn, IncomePlaced
from ..moves import ADOPT, FIT, PASS, Adopt, Fit
from ..state import TURN, Rajas
from ..steps import Kind, Step
from ..tracks import active

TWICE = 2


def choose_brown_slot(table: Table[Rajas]) -> Flow[None]:
    """11.2 Everybody decides where the brown tile of the beginning lies; until then it is on the first of its slots."""
    state, seat = table.state, table.state.seat
    table.begin_turn(seat, quietly=True)
    slots, player = state.box.brown_slots, state.players[seat]
    move = yield table.ask(seat, "brown", [FIT[edge] for edge in slots], why_not_fit)
    tile, player.slots[slots[0]] = player.slots[slots[0]], NONE
    player.slots[move.edge] = tile
    table.tell(IncomePlaced, seat, INCOMES[tile], move.edge)
    if not state.order.advance():
        state.order.at, state.stage = 0, TURN


def take_income(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """6.10 and 11.3 A white tile is turned up and pays at once; with the Navaratnas one of choice goes onto a slot."""
    state = table.state
    if not state.box.options.navaratnas:
        turn_up(table, seat)
        return
    offer = [] if table.replaying else [ADOPT[tile] for tile in fitting(state, seat)]
    move = yield table.ask(seat, "income", [*offer, PASS], lambda move: why_not_adopt(state, seat, move))
    state.agenda.done()
    if isinstance(move, Adopt):
        state.open_income.remove(move.tile)
        state.agenda.first([Step(Kind.FIT, 1, move.tile)])


def turn_up(table: Table[Rajas], seat: Seat) -> None:
    """6.10 The top white tile pays, and is discarded; an empty pile is made of the discards."""
    state = table.state
    state.agenda.done()
    tile = table.draw(state.income)
    if tile is not None:
        state.income.discards.append(tile)
        table.tell(IncomeDrawn, seat, INCOMES[tile])
        state.agenda.first(state.box.incomes[tile])


def fit(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """11.3 The tile goes onto a free slot of its colour."""
    state, tile = table.state, INCOMES[step.what]
    offer = [FIT[edge] for edge in free_slots(state, seat, tile)]
    move = yield table.ask(seat, text("slot", tile=tile), offer, why_not_fit)
    state.players[seat].slots[move.edge] = int(tile)
    state.agenda.done()
    table.tell(IncomePlaced, seat, tile, move.edge)
    if state.players[seat].reached >> move.edge & 1:
        state.agenda.first(state.box.incomes[tile])


# Catching up


def is_behind(state: Rajas, seat: Seat) -> bool:
    """11.6 Whether a player without a worker for this phase gets an income tile, because another player has one."""
    if not state.box.options.navaratnas:
        return False
    own, lap = active(state, seat), state.lap
    if own >= lap or (state.box.rulings.catch_up == "twice" and lap - own > TWICE):  # ruling catch-up
        return False
    return any(active(state, other) >= lap for other in range(len(state.players)) if other != seat)


# Questions


def free_slots(state: Rajas, seat: Seat, tile: int) -> list[int]:
    """11.3 The slots of its colour without a tile; those that a road has reached are closed."""
    player, hue = state.players[seat], state.box.hues[tile]
    closed = player.reached if state.box.rulings.late_slots == "closed" else 0  # ruling late-slots
    return [
        edge
        for edge, there in enumerate(player.slots)
        if there == NONE and state.box.slots[edge] is hue and not closed >> edge & 1
    ]


def fitting(state: Rajas, seat: Seat) -> list[int]:
    """11.3 The income tiles for which there is a slot; of equal ones, one."""
    found: dict[object, int] = {}
    for tile in state.open_income:
        if free_slots(state, seat, tile):
            found.setdefault((state.box.hues[tile], state.box.incomes[tile]), tile)
    return list(found.values())


def why_not_adopt(state: Rajas, seat: Seat, move: Move) -> Text | None:
    """Why an income tile cannot be taken; None for other moves."""
    if not isinstance(move, Adopt):
        return None
    if move.tile not in state.open_income:
        return text("refusal-tile-gone", tile=move.tile)
    return text("refusal-equal-tile" if free_slots(state, seat, move.tile) else "refusal-no-slot", tile=move.tile)


def why_not_fit(move: Move) -> Text | None:
    """Why a tile cannot be put onto a slot; None for other moves."""
    return text("refusal-slot", edge=Yield(move.edge)) if isinstance(move, Fit) else None
