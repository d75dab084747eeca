"""5 The market: one market of each good, or several of one good for a die."""

from typing import Final

from darbar import Flow, Move, Seat, Table, Text, text

from ..components import GOODS, Good
from ..events import GoodsSold
from ..moves import SELL, Sell
from ..payment import begin_payment, dice_of, flips_left, give_up, why_not_give
from ..province import province
from ..state import Rajas
from ..steps import Step
from ..tracks import gain

ALL_VALUES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)
MARKET: Final = tuple(text("market", good=good) for good in GOODS)


def sell_mixed(table: Table[Rajas], seat: Seat, step: Step) -> None:
    """5.1 The best market of each good."""
    markets = province(table.state.box, table.state.players[seat]).markets
    for good, values in enumerate(markets):
        if values:
            table.tell(GoodsSold, seat, GOODS[good], 1)
    gain(table, seat, money=sum([values[0] for values in markets if values]))


def discard_for_good(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """5.2 Any die is given up, and as many markets of the good are sold as it shows."""
    state, player = table.state, table.state.players[seat]
    begin_payment(state)
    offer = () if table.replaying else dice_of(player, ALL_VALUES, flips_left(state, player))
    move = yield table.ask(seat, MARKET[step.what], offer, lambda move: why_not_give(player, move))
    state.agenda.done()
    sell(table, seat, GOODS[step.what], give_up(table, seat, move))


def sell(table: Table[Rajas], seat: Seat, good: Good, most: int) -> None:
    """5.2 The best markets of a good, up to so many."""
    values = province(table.state.box, table.state.players[seat]).markets[good][:most]
    if values:
        table.tell(GoodsSold, seat, good, len(values))
    gain(table, seat, money=sum(values))


def sell_same(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """7.6 Up to so many markets of a good that the player chooses, for no die."""
    state = table.state
    markets = province(state.box, state.players[seat]).markets
    offer = [SELL[good] for good, values in enumerate(markets) if values]
    if not offer:
        state.agenda.done()
        return
    move = yield table.ask(seat, text("sell", count=step.amount), offer, why_not_sell)
    state.agenda.done()
    sell(table, seat, move.good, step.amount)


def why_not_sell(move: Move) -> Text | None:
    """Why a good cannot be sold; None for other moves."""
    return text("refusal-no-market", good=move.good) if isinstance(move, Sell) else None
