"""Secondary actions, 3: the luxury goods, each kind once a turn. The good stays on its poster until the turn ends."""

from typing import Final

from darbar import Flow, Move, Seat, Table, Text, pick, text

from ..components import Good, Guild, Luxury
from ..events import LuxuryUsed, Sold
from ..influence import rise, rises
from ..markers import gain_favours
from ..moves import PRESENT, Rise
from ..state import Agra, Stage
from .tonics import raise_workers

LAST_PIER = 6
RAISED_BY_BOOK = 3
LUXURIES = tuple(Luxury)
TOO_LATE: Final[tuple[Stage, ...]] = (Stage.ORDERS, Stage.CLOSING)


def present(table: Table[Agra], seat: Seat, good: Luxury) -> Flow[None]:
    """The marker goes from the good to its poster, then its action is taken."""
    player = table.state.players[seat]
    player.goods[good] -= 1
    player.used_luxury |= 1 << good // 4
    table.tell(LuxuryUsed, seat, good)
    match good:
        case Luxury.STATUE:
            table.state.now.statue = True
        case Luxury.PAINTING:
            yield from climb_two_tracks(table, seat)
        case Luxury.BOOK:
            yield from raise_workers(table, seat, RAISED_BY_BOOK)
            yield from gain_favours(table, seat)
        case Luxury.CLOTHES:
            sell_clothes(table, seat)


def climb_two_tracks(table: Table[Agra], seat: Seat) -> Flow[None]:
    """PAINTING: a step on each of two different tracks."""
    guilds = list(Guild)
    for _ in range(2):
        match (yield from pick(table, seat, "rise", rises(table.state, seat, guilds))):
            case Rise(guild):
                yield from rise(table, seat, guild)
                guilds.remove(guild)
        if not rises(table.state, seat, guilds):
            return


def sell_clothes(table: Table[Agra], seat: Seat) -> None:
    """CLOTHES: rupees for what they are worth, and 7.1: one more when the boat has reached its last pier."""
    state = table.state
    rupees = clothes_rupees(state)
    state.players[seat].rupees += rupees
    table.tell(Sold, seat, Good.CLOTHES, rupees)


# Questions


def clothes_rupees(state: Agra) -> int:
    """What clothes are sold for now."""
    return state.values[Luxury.CLOTHES] + (state.pier == LAST_PIER)


def presentable(state: Agra, seat: Seat) -> list[Move]:
    """The luxury goods in hand whose action is unused and good for something."""
    player = state.players[seat]
    return [
        PRESENT[good]
        for good in LUXURIES
        if player.goods[good] and not player.used_luxury >> good // 4 & 1 and has_effect(state, seat, good)
    ]


def statue(state: Agra, seat: Seat) -> list[Move]:
    """The statue that the order phase still waits for: its action is the only one that must come before an order."""
    player = state.players[seat]
    there = player.goods[Luxury.STATUE] and not player.used_luxury >> Luxury.STATUE // 4 & 1
    return [PRESENT[Luxury.STATUE]] if there else []


def has_effect(state: Agra, seat: Seat, good: Luxury) -> bool:
    """A statue is too late in the order phase, but for `statue`; a painting needs a track with a step left."""
    if good is Luxury.STATUE:
        return state.stage not in TOO_LATE
    return good is not Luxury.PAINTING or min(state.players[seat].influence) < state.box.top


def why_not_present(state: Agra, seat: Seat, good: Luxury) -> Text:
    """Not there, used, or too late."""
    player = state.players[seat]
    if player.used_luxury >> good // 4 & 1:
        return text("refusal-used")
    if not player.goods[good]:
        return text("refusal-good-missing", good=Good(good))
    return text("refusal-statue-too-late" if good is Luxury.STATUE else "refusal-no-effect")
