"""8.0 The final scoring.

Points are rupees: those in the bag, and those that contracts, tracks, meditation, covers and Akbar bring at the end.
"""

from typing import Final

from darbar import Score, Seat
from darbar.components import HIDDEN
from darbar.core.moves import word

from . import contracts
from .components import COVERS, Guild
from .state import Agra, Player

AKBAR: Final[tuple[int, ...]] = (0, 1, 3, 5)
FURTHER_GOOD = 3


def score(state: Agra, seat: Seat) -> Score:
    """8.0 Rupees, contracts, tracks, meditation, covers and Akbar; equals compare goods and favours."""
    player = state.players[seat]
    lines = {
        "rupees": max(0, player.rupees),
        "contracts": contract_rupees(state, seat),
        **{word(guild): track_rupees(state, seat, guild) for guild in Guild},
        "meditation": meditation_rupees(state, player),
        "covers": removed_covers(player),
        "akbar": akbar_rupees(state.akbar.count(seat)),
    }
    left = remainder(state, player)
    return Score(lines, (left,), {"remainder": left}, ("rupees",) if player.rupees == HIDDEN else ())


def contract_rupees(state: Agra, seat: Seat) -> int:
    """8.0 What the contracts with a mark for the end pay."""
    rupees, holders = 0, state.holders
    if seat in holders:
        for notable in contracts.PAYING_AT_THE_END:
            if holders[notable] == seat:
                rupees += contracts.end_rupees(state, seat, notable)
    return rupees


def track_rupees(state: Agra, seat: Seat, guild: int) -> int:
    """8.0 For each of the own markers in a guild's orders, by the place on its track."""
    orders = state.orders[guild].count(seat)
    return orders and orders * track_rate(state, seat, guild)


def track_rate(state: Agra, seat: Seat, guild: int) -> int:
    """8.0 Two rupees a marker for the first place and one for the second; a shared first place leaves no second."""
    own, higher, equal = state.players[seat].influence[guild], 0, -1
    for player in state.players:
        step = player.influence[guild]
        higher += step > own
        equal += step == own
    if not higher:
        return 1 if equal else 2
    if higher > 1 or (equal and state.box.rulings.track_ties == "strict"):  # ruling track-ties
        return 0
    return 1


def meditation_rupees(state: Agra, player: Player) -> int:
    """8.0 Five rupees on the last space of the meditation track."""
    return state.box.components.meditation[player.meditation - 1].rupees


def removed_covers(player: Player) -> int:
    """8.0 One rupee for each cover that has left the farm."""
    return COVERS - player.covers.bit_count()


def akbar_rupees(goods: int) -> int:
    """8.0 So much for one, two and three goods, and three more for each further one."""
    return AKBAR[goods] if goods < len(AKBAR) else AKBAR[-1] + FURTHER_GOOD * (goods - len(AKBAR) + 1)


def remainder(state: Agra, player: Player) -> int:
    """8.0 What breaks a tie: the value of the goods left, and one for each favour."""
    return sum(map(int.__mul__, player.goods, state.values)) + player.favours
