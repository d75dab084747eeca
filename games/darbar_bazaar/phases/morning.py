"""Chapter 2: Morning.

The caravan comes, a die says what is in fashion, and everyone may buy one good from the caravan.
"""

from darbar import Flow, Move, Pass, Seat, Table, Text, text
from darbar.components import clockwise

from ..components import Good
from ..events import Bought, CaravanArrived, FashionRolled
from ..moves import Buy
from ..state import Bazaar, Stage


def morning(table: Table[Bazaar]) -> Flow[None]:
    """2.1 and 2.2 Nobody decides anything."""
    state = table.state
    caravan_arrives(table)
    roll_fashion(table)
    state.order.begin(clockwise(len(state.players), state.first))
    state.stage = Stage.CARAVAN
    yield from ()


def caravan_arrives(table: Table[Bazaar]) -> None:
    """2.1 Draw from the bag until there is one good more than players."""
    brought = table.state.caravan.refill(table, table.state.bag)
    table.tell(CaravanArrived, tuple(Good(good) for good in brought))


def roll_fashion(table: Table[Bazaar]) -> None:
    """2.2 One die: 1-2 silk, 3-4 spice, 5-6 tea is worth a coin more today."""
    die = table.roll(6)
    table.state.fashion = (die - 1) // 2
    table.tell(FashionRolled, die, Good(table.state.fashion))


def caravan(table: Table[Bazaar]) -> Flow[None]:
    """2.3 Clockwise from the first player, each may buy one good for a coin."""
    state = table.state
    seat = state.order.current
    table.begin_turn(seat)
    offer = [*buyable(state, seat), Pass()]
    match (yield table.ask(seat, "buy", offer, lambda move: why_not_buy(state, move))):
        case Buy(good):
            state.players[seat].coins -= 1
            state.players[seat].goods.put(state.caravan.take(good))
            table.tell(Bought, seat, good)
    if not state.order.advance():
        state.order.begin(clockwise(len(state.players), state.first))
        state.stage = Stage.NOON


def buyable(state: Bazaar, seat: Seat) -> list[Move]:
    """What the caravan offers to someone with a coin."""
    if not state.players[seat].coins:
        return []
    return [Buy(good) for good in Good if good in state.caravan.cards]


def why_not_buy(state: Bazaar, move: Move) -> Text | None:
    """Why a good cannot be bought; someone without a coin is not even asked."""
    if isinstance(move, Buy) and move.good not in state.caravan.cards:
        return text("refusal-not-in-caravan", good=move.good)
    return None
