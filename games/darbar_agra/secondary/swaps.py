"""A good for another of the same value: the TRADE tile, the English Trader, and the wheel."""

from darbar import Flow, Seat, Table, pick

from ..components import Good
from ..events import Traded
from ..markers import move_good
from ..moves import GIVE, RECEIVE
from ..state import Agra

ANY_VALUE = 99


def swap_equal(table: Table[Agra], seat: Seat) -> Flow[None]:
    """Give a good and receive another of the same value: TRADE tile, English Trader."""
    given, good = yield from choose_swap(table, seat)
    swap(table, seat, given, good)


def choose_swap(table: Table[Agra], seat: Seat, most: int = ANY_VALUE) -> Flow[tuple[Good, Good]]:
    """Which good for which other, none worth more than `most`."""
    state, values = table.state, table.state.values
    give = yield from pick(table, seat, "give", [GIVE[good] for good in swappable(state, seat, most)])
    value = values[give.good]
    others = [RECEIVE[good] for good in Good if values[good] == value and good != give.good]
    receive = yield from pick(table, seat, "receive", others)
    return give.good, receive.good


def swap(table: Table[Agra], seat: Seat, given: Good, good: Good) -> None:
    """The marker goes over to the other good."""
    move_good(table, seat, given, good)
    table.tell(Traded, seat, given, good)


# Questions


def swappable(state: Agra, seat: Seat, most: int = ANY_VALUE) -> list[int]:
    """The goods in hand worth at most so much for which there is another of the same value."""
    values = state.values
    return [
        good
        for good, count in enumerate(state.players[seat].goods)
        if count and values[good] <= most and values.count(values[good]) > 1
    ]
