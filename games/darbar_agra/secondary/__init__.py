"""4.2 Secondary actions: oil and curry, favour actions and tiles, luxury goods, contracts used once a turn.

`moves` is asked at nearly every question: it looks at what the player has, and only then at what that is good for.
"""

from darbar import Flow, Move, Seat, Table, Text

from ..components import Good
from ..moves import INVOKE, Drink, Invoke, Present, Spend, Use
from ..state import Agra
from . import luxury, powers, printed, tiles, tonics
from .luxury import statue
from .swaps import choose_swap, swap, swap_equal, swappable
from .tonics import CURRY, OIL, raise_workers

__all__ = [
    "choose_swap",
    "moves",
    "play",
    "raise_workers",
    "statue",
    "swap",
    "swap_equal",
    "swappable",
    "why_not",
]

STATUE, BOOK, PAINTING, CLOTHES = int(Good.STATUE), int(Good.BOOK), int(Good.PAINTING), int(Good.CLOTHES)


def moves(state: Agra, seat: Seat) -> list[Move]:
    """Every secondary action the active player can take and gain something from: the first step of each."""
    player = state.players[seat]
    goods = player.goods
    found: list[Move] = []
    if goods[OIL] or goods[CURRY]:
        found += tonics.drinkable(state, seat)
    if player.favours:
        found += printed.spendable(state, seat)
        if player.tiles:
            found += tiles.usable(state, seat)
    if goods[STATUE] or goods[BOOK] or goods[PAINTING] or goods[CLOTHES]:
        found += luxury.presentable(state, seat)
    holders = state.holders
    for power in powers.FREE:
        if holders[power] == seat and powers.may_invoke(state, seat, power):
            found.append(INVOKE[power])
    return found


def play(table: Table[Agra], seat: Seat, move: Move) -> Flow[None]:
    """Take one: pay, and ask what else it needs to know."""
    match move:
        case Drink(tonic):
            yield from tonics.drink(table, seat, tonic)
        case Spend(action):
            yield from printed.spend(table, seat, action)
        case Use(tile):
            yield from tiles.use(table, seat, tile)
        case Present(good):
            yield from luxury.present(table, seat, good)
        case Invoke(power):
            yield from powers.invoke(table, seat, power)


# Questions


def why_not(state: Agra, seat: Seat, move: Move) -> Text | None:
    """Why a secondary action is not offered; None for moves that are none."""
    match move:
        case Drink(tonic):
            return tonics.why_not_drink(state, seat, tonic)
        case Spend(action):
            return printed.why_not_spend(state, seat, action)
        case Use(tile):
            return tiles.why_not_use(state, seat, tile)
        case Present(good):
            return luxury.why_not_present(state, seat, good)
        case Invoke(power):
            return powers.why_not_invoke(state, seat, power)
    return None
