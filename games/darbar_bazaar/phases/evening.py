"""Chapter 4: Evening.

The palace rewards those who sent most workers; then, whoever is best known sells first; then everyone goes home.
"""

from collections.abc import Callable
from typing import Final

from darbar import Flow, Move, Pass, Seat, Table, Text, text
from darbar.components import Pose, by_track, clockwise, count, first_come, places

from ..components import Good, Space
from ..events import DayEnded, PalaceWon, Sold
from ..moves import Sell
from ..state import Bazaar, Stage
from .noon import rise

PALACE_STEPS: Final[tuple[int, ...]] = (3, 1)

Price = Callable[[Bazaar, Good], int]


def evening(table: Table[Bazaar]) -> Flow[None]:
    """4.1 The palace; then the order for selling: by reputation, equals clockwise."""
    state = table.state
    palace(table)
    state.order.begin(by_track(state.reputation, clockwise(len(state.players), state.first)))
    state.stage = Stage.SELLING
    yield from ()


def palace(table: Table[Bazaar]) -> None:
    """4.1 Most standing workers: three steps of reputation; next: one."""
    for seat, workers, place in palace_places(table.state):
        table.tell(PalaceWon, seat, workers, place + 1)
        rise(table, seat, PALACE_STEPS[place])


def palace_places(state: Bazaar) -> list[tuple[Seat, int, int]]:
    """4.1 Who wins something at the palace, with how many workers, in which place (from 0)."""
    arrivals = [worker.seat for worker in state.workforce.spaces[Space.PALACE] if worker.pose is Pose.STANDING]
    workers = count(arrivals)
    # ruling palace-ties: equals share the better place, or whoever came first is ahead
    ties = first_come(arrivals) if state.box.rulings.palace_ties == "first-come" else None
    won: list[tuple[Seat, int, int]] = []
    for group in places(workers, ties):
        if len(won) < len(PALACE_STEPS):
            won += [(seat, workers[seat], len(won)) for seat in group]
    return won


def usual_price(state: Bazaar, good: Good) -> int:
    """4.2 A coin for a good, two for what is in fashion."""
    return 2 if good == state.fashion else 1


def sell_at(price: Price) -> Callable[[Table[Bazaar]], Flow[None]]:
    """4.2 The phase in which one player after another sells goods at these prices."""

    def selling(table: Table[Bazaar]) -> Flow[None]:
        state = table.state
        seat = state.order.current
        table.begin_turn(seat)
        while offer := sellable(state, seat, price):
            match (yield table.ask(seat, "sell", [*offer, Pass()], lambda move: why_not_sell(state, seat, move))):
                case Sell(good):
                    sell(table, seat, good, price(state, good))
                case Pass():
                    break
        if not state.order.advance():
            state.stage = Stage.NIGHT

    return selling


def sell(table: Table[Bazaar], seat: Seat, good: Good, coins: int) -> None:
    """4.2 The good goes into the bag."""
    player = table.state.players[seat]
    player.goods.take(good)
    table.state.bag.put(good)
    player.coins += coins
    table.tell(Sold, seat, good, coins)


def night(table: Table[Bazaar]) -> Flow[None]:
    """4.3 The first player changes, workers come home, and the day is over."""
    state = table.state
    state.first = first_tomorrow(state)
    state.workforce.all_home()
    state.rested.clear()
    table.tell(DayEnded, state.day)
    state.day += 1
    state.ending.round_over()
    state.stage = Stage.MORNING
    yield from ()


def first_tomorrow(state: Bazaar) -> Seat:
    """3.9 and 4.3 Whoever is at the teahouse; otherwise the next player clockwise."""
    for worker in state.workforce.spaces[Space.TEAHOUSE]:
        return worker.seat
    return clockwise(len(state.players), state.first)[1]


# Questions


def sellable(state: Bazaar, seat: Seat, price: Price) -> list[Move]:
    """The goods that bring something."""
    goods = state.players[seat].goods
    return [Sell(good) for good in Good if goods[good] and price(state, good)]


def why_not_sell(state: Bazaar, seat: Seat, move: Move) -> Text | None:
    """Why a good cannot be sold."""
    if not isinstance(move, Sell):
        return None
    owned = state.players[seat].goods[move.good]
    return text("refusal-no-price", good=move.good) if owned else text("refusal-no-good", good=move.good)
