"""Secondary actions, 2: the three favour actions printed on every player board, each once a turn."""

from darbar import Flow, Move, Seat, Table, Text, pick, text

from ..components import BASIC, Good, Printed
from ..favours import spend_printed
from ..influence import rise, rises
from ..markers import gain_good
from ..moves import RECEIVE, SPEND, TRANSFORM, Rise
from ..phases import buildings
from ..state import Agra, Player

BASIC_GOOD, TRANSFORMATION, INFLUENCE = int(Printed.BASIC_GOOD), int(Printed.TRANSFORMATION), int(Printed.INFLUENCE)
BASIC_GOODS = [RECEIVE[good] for good in BASIC]


def spend(table: Table[Agra], seat: Seat, action: Printed) -> Flow[None]:
    """Pay, then do it."""
    yield from spend_printed(table, seat, action)
    match action:
        case Printed.BASIC_GOOD:
            receive = yield from pick(table, seat, "receive", BASIC_GOODS)
            yield from gain_good(table, seat, receive.good)
        case Printed.TRANSFORMATION:
            yield from transform(table, seat, buildings.transformable(table.state, seat))
        case Printed.INFLUENCE:
            yield from climb(table, seat)


def transform(table: Table[Agra], seat: Seat, targets: list[Good]) -> Flow[None]:
    """One good along an arrow into one of these."""
    chosen = yield from pick(table, seat, "transform", [TRANSFORM[good] for good in targets])
    yield from buildings.transform_one(table, seat, chosen.good)


def climb(table: Table[Agra], seat: Seat) -> Flow[None]:
    """A step on a track of choice."""
    match (yield from pick(table, seat, "rise", rises(table.state, seat))):
        case Rise(guild):
            yield from rise(table, seat, guild)


# Questions


def spendable(state: Agra, seat: Seat) -> list[Move]:
    """The printed actions that are unused, payable and good for something."""
    player, costs = state.players[seat], state.box.printed_costs
    favours, used = player.favours, player.used_printed
    found: list[Move] = []
    for action, move in enumerate(SPEND):
        if favours >= costs[action][0] and not used >> action & 1 and is_useful(state, seat, player, action):
            found.append(move)
    return found


def is_useful(state: Agra, seat: Seat, player: Player, action: int) -> bool:
    """Whether a printed action would change anything."""
    if action == BASIC_GOOD:
        return True
    if action == TRANSFORMATION:
        return bool(buildings.transformable(state, seat))
    return min(player.influence) < state.box.top


def why_not_spend(state: Agra, seat: Seat, action: Printed) -> Text:
    """Used, too expensive, or good for nothing now."""
    player = state.players[seat]
    if player.used_printed >> action & 1:
        return text("refusal-used")
    have = state.box.printed_costs[action][0]
    if player.favours < have:
        return text("refusal-favours", needed=have, favours=player.favours)
    return text("refusal-no-effect")
