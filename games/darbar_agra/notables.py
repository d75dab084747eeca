"""7.0 Notables: deliveries, their rewards, and who wins the contract.

A marker goes from a good to the notable who wants it and pays as many rupees as markers lie there. When the last good
has come, the game pauses: whoever delivered most wins the contract, everybody else gets favours, and the boat may move.
"""

from darbar import Flow, Move, Seat, Table, Text, pick, text

from . import contracts, river
from .components import ABSENT, NONE, Good, Guild, Notable
from .events import ContractWon, Delivered, FavoursGained
from .influence import rise, rises
from .markers import gain_rupees
from .moves import DELIVER, ENOUGH, GIVE, Deliver, Rise
from .state import Agra, Player, Stage

DOUBLE_RUPEES = 1


def receivers(state: Agra, seat: Seat) -> list[Move]:
    """7.0 `Deliver` for each notable in reach that lacks a good the seat has."""
    goods, box = state.players[seat].goods, state.box
    reach, levels, wishes = box.reach[state.pier], box.notable_levels, box.notable_goods
    offer: list[Move] = []
    for notable, markers in enumerate(state.river):
        if markers and levels[notable] <= reach:
            for slot, good in enumerate(wishes[notable]):
                if goods[good] and markers[slot] == NONE:
                    offer.append(DELIVER[notable])
                    break
    return offer


def wanted(state: Agra, seat: Seat, notable: Notable) -> list[Good]:
    """The goods this notable lacks and the seat has."""
    goods, markers = state.players[seat].goods, state.river[notable]
    wishes = state.box.notable_goods[notable]
    return [good for good, owner in zip(wishes, markers, strict=True) if owner == NONE and goods[good]]


def choose_good(table: Table[Agra], seat: Seat, notable: Notable) -> Flow[Good]:
    """Which good to deliver to a notable; not asked when there is only one."""
    offer = [GIVE[good] for good in wanted(table.state, seat, notable)]
    return (yield from pick(table, seat, "deliver-good", offer)).good


def deliver(table: Table[Agra], seat: Seat, notable: Notable, good: Good, double: bool = False) -> Flow[None]:
    """7.2 and 7.3 As many rupees as markers lie there, one for a second marker; the last good completes the notable."""
    state = table.state
    markers, slot = state.river[notable], state.box.notable_goods[notable].index(good)
    markers[slot] = seat
    hand_over(table, seat, notable, good, len(markers) - markers.count(NONE) + state.doubles[notable].bit_count())
    if double:
        state.doubles[notable] |= 1 << slot
        hand_over(table, seat, notable, good, DOUBLE_RUPEES)
    state.players[seat].served |= 1 << notable
    if NONE not in markers:
        yield from complete(table, notable)


def hand_over(table: Table[Agra], seat: Seat, notable: Notable, good: Good, rupees: int) -> None:
    """7.2 One good for its reward, and what contracts add to it."""
    player = table.state.players[seat]
    player.goods[good] -= 1
    player.rupees += rupees
    table.tell(Delivered, seat, notable, good, rupees)
    pay_bonuses(table, seat, good)


def pay_bonuses(table: Table[Agra], seat: Seat, good: int) -> None:
    """7.6 Contracts that pay for each delivery of a good: to notables, Akbar, guilds and the French Trader."""
    for notable, rupees in table.state.box.delivery_bonuses[good]:
        if table.state.holders[notable] == seat:
            gain_rupees(table, seat, rupees)


# 7.4 The contract


def complete(table: Table[Agra], notable: Notable) -> Flow[None]:
    """7.4 The game pauses: winner, compensation, what the contract does at once, the boat; then it goes on."""
    state = table.state
    shares = shares_of(state, notable)
    winner = Seat(max(shares, key=lambda seat: shares[seat]))
    state.river[notable], state.doubles[notable], state.holders[notable] = [], 0, winner
    table.tell(ContractWon, winner, notable)
    for seat, markers in shares.items():
        take_home(table, Seat(seat), markers, won=seat == winner)
    yield from contracts.receive(table, winner, notable)
    yield from river.check_boat(table, state.box.notable_levels[notable])


def shares_of(state: Agra, notable: Notable, last: int = NONE) -> dict[int, int]:
    """7.4 How many markers each player has on a notable; among equals the one on the highest good comes first.

    Where goods are missing, `last` would bring them.
    """
    shares: dict[int, int] = {}
    for slot, marker in enumerate(state.river[notable]):
        owner = last if marker == NONE else marker
        if owner != NONE:
            shares[owner] = shares.get(owner, 0) + 1 + (state.doubles[notable] >> slot & 1)
    return shares


def take_home(table: Table[Agra], seat: Seat, markers: int, won: bool) -> None:
    """7.4 The winner's markers go back to the supply, those of the others become favours."""
    player = table.state.players[seat]
    if won == (table.state.box.rulings.compensation == "winner"):  # ruling compensation
        player.favours += markers
        table.tell(FavoursGained, seat, markers)
    else:
        player.supply += markers


# 7.5 Influence


def gain_influence(table: Table[Agra], seat: Seat) -> Flow[None]:
    """7.5 After a delivery on the wheel or by a favour; in the middle of the Sailor's it waits until those are done."""
    if table.state.stage is not Stage.SAILING or seat != table.state.turn_seat:
        yield from credit(table, seat)


def credit(table: Table[Agra], seat: Seat) -> Flow[None]:
    """7.5 A step for each notable delivered to, once a turn for each; nobody has to take it."""
    state, player = table.state, table.state.players[seat]
    due = steps_due(state, player)
    player.credited |= player.served
    player.served = 0
    while offer := rises(state, seat, [guild for guild, steps in enumerate(due) if steps]):
        match (yield table.ask(seat, "influence", [*offer, ENOUGH])):
            case Rise(guild):
                due[guild] -= 1
                yield from rise(table, seat, guild)
            case _:
                return


def steps_due(state: Agra, player: Player) -> list[int]:
    """7.5 How many steps with each guild the notables served are worth."""
    due, guilds = [0] * len(Guild), state.box.notable_guilds
    served = player.served & ~player.credited
    for notable in range(served.bit_length()):
        if served >> notable & 1:
            due[guilds[notable]] += 1
    return due


# Questions


def why_not_deliver(state: Agra, seat: Seat, move: Move) -> Text | None:
    """Why a `Deliver` is not offered; None for other moves."""
    if not isinstance(move, Deliver):
        return None
    notable, holder = move.notable, state.holders[move.notable]
    if holder == ABSENT:
        return text("refusal-notable-absent", notable=notable)
    if holder != NONE:
        return text("refusal-contract-won", notable=notable, seat=holder)
    if state.box.notable_levels[notable] > state.box.reach[state.pier]:
        return text("refusal-out-of-reach", notable=notable)
    return None if wanted(state, seat, notable) else text("refusal-nothing-wanted", notable=notable)
