"""Secondary actions, 1: oil and curry make workers get up, as often as there is some."""

from typing import Final

from darbar import Flow, Move, Seat, Table, Text, pick, text

from ..components import Good, Tonic
from ..events import TonicDrunk
from ..markers import pay_good
from ..moves import DRINK, Raise
from ..state import Agra
from ..workers import any_lying, raise_worker, raises

INGREDIENTS: Final[tuple[tuple[Good, ...], ...]] = ((Good.OIL,), (Good.CURRY,), (Good.OIL, Good.CURRY))
STRENGTHS: Final[tuple[int, ...]] = (1, 1, 3)
OIL, CURRY = int(Good.OIL), int(Good.CURRY)


def drink(table: Table[Agra], seat: Seat, tonic: Tonic) -> Flow[None]:
    """Either one raises one worker, both together three."""
    for good in INGREDIENTS[tonic]:
        pay_good(table, seat, good)
    table.tell(TonicDrunk, seat, tonic)
    yield from raise_workers(table, seat, STRENGTHS[tonic])


def raise_workers(table: Table[Agra], seat: Seat, count: int) -> Flow[None]:
    """So many lying workers stand up, or as many as lie; which, is asked only when not all do."""
    lying = raises(table.state, seat)
    for left in range(min(count, len(lying)), 0, -1):
        offer = [*lying] if len(lying) > left else lying[:1]
        match (yield from pick(table, seat, "raise", offer)):
            case Raise(space) as chosen:
                raise_worker(table, seat, space)
                lying.remove(chosen)


# Questions


def drinkable(state: Agra, seat: Seat) -> list[Move]:
    """What can be drunk by whoever has oil or curry, while somebody lies."""
    if not any_lying(state, seat):
        return []
    goods = state.players[seat].goods
    if goods[OIL] and goods[CURRY]:
        return [*DRINK]
    return [DRINK[Tonic.OIL if goods[OIL] else Tonic.CURRY]]


def why_not_drink(state: Agra, seat: Seat, tonic: Tonic) -> Text:
    """The good that is missing, or that nobody lies."""
    for good in INGREDIENTS[tonic]:
        if not state.players[seat].goods[good]:
            return text("refusal-good-missing", good=good)
    return text("refusal-nobody-lies")
