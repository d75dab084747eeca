"""8.0 The final scoring, and what a position is worth.

Points are rupees: those in the bag, and those that contracts, tracks, meditation, covers and Akbar bring at the end.
"""

from darbar import Score, Seat
from darbar.decks import HIDDEN
from darbar.moves import word

from . import contracts
from .components import COVERS, NONE, START_RUPEES, Guild, Notable
from .state import Agra, Player

AKBAR = (0, 1, 3, 5)
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
    return Score(lines, (remainder(state, player),))


def contract_rupees(state: Agra, seat: Seat) -> int:
    """8.0 What the contracts with a mark for the end pay."""
    rupees = 0
    for notable, holder in enumerate(state.holders):
        if holder == seat:
            rupees += contracts.end_rupees(state, seat, NOTABLES[notable])
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


# What a position is worth. The weights are rupees, as a sensible player would guess them in the middle of a match.

ROUND_RUPEES = 3
"""What somebody who has not counted along expects in a bag for each round."""

GOOD, WANTED, FAVOUR, TILE, RIVER_MARKER, STEP, WIDE_FARM, MEDITATION = 0.35, 0.35, 0.5, 0.6, 0.9, 0.9, 0.4, 0.9
CONTRACTS = (0.0, 2.0, 2.0, 1.0, 0.5)
"""What a contract of each level still does for its owner, besides what it pays at the end."""

AT_HOME, STANDING, LYING, NOBODY_HOME = 0.25, 0.6, 0.1, -2.5
"""A worker in the supply can be placed, one that stands can meditate; with none at home every action costs peonage."""

POINT, DELIVERY, SCARCE_MARKER, PROMISE = 0.4, 0.7, -0.5, 0.5
ENOUGH_MARKERS = 4
"""What is left of a turn, markers short of enough, and Akbar's first goods, which make the next ones worth more."""

TIME_LEFT = (0.0, 0.4, 0.7)
"""How much of its prospects a position with so many turns left will still see."""


def value(state: Agra, seat: Seat) -> float:
    """What a sensible player would say: the rupees if it ended now, and what the position will still bring."""
    time = time_left(state, seat)
    return points(state, seat) + (time * prospects(state, seat) if time else 0.0)


def points(state: Agra, seat: Seat) -> int:
    """The rupees if it ended now; a bag that cannot be looked into holds what one expects."""
    player = state.players[seat]
    rupees = player.rupees if player.rupees != HIDDEN else START_RUPEES + ROUND_RUPEES * state.round
    rupees += contract_rupees(state, seat) + akbar_rupees(state.akbar.count(seat))
    for guild, column in enumerate(state.orders):
        if orders := column.count(seat):
            rupees += orders * track_rate(state, seat, guild)
    return rupees + meditation_rupees(state, player) + removed_covers(player)


def time_left(state: Agra, seat: Seat) -> float:
    """1 as long as the end is open; then less with each turn, and nothing after the last."""
    rounds = state.ending.rounds_left
    if rounds is None:
        return 1.0
    seats = len(state.players)
    still_to_move = (seat - state.first) % seats >= (state.turn_seat - state.first) % seats
    return TIME_LEFT[rounds + still_to_move]


def prospects(state: Agra, seat: Seat) -> float:
    """What will come of goods, favours and tiles, tracks, contracts, the farm, workers and a turn half played."""
    player = state.players[seat]
    supply, influence = player.supply, player.influence
    worth = goods_worth(state, seat, player) + workers_worth(state, seat, player)
    worth += FAVOUR * player.favours + TILE * len(player.tiles) + MEDITATION * player.meditation
    worth += STEP * (influence[0] + influence[1] + influence[2]) + WIDE_FARM * removed_covers(player)
    worth += PROMISE * min(state.akbar.count(seat), len(AKBAR))
    if supply < ENOUGH_MARKERS:
        worth += SCARCE_MARKER * (ENOUGH_MARKERS - supply)
    if seat == state.turn_seat:
        worth += POINT * state.now.points + DELIVERY * state.now.deliveries
    return worth


def goods_worth(state: Agra, seat: Seat, player: Player) -> float:
    """A good is worth its value, and more where a notable, Akbar or a guild is waiting for it."""
    worth, wanted = river_worth(state, seat)
    values, akbar = state.values, state.akbar
    for good, count in enumerate(player.goods):
        if count:
            worth += GOOD * values[good] * count
            if wanted >> good & 1 or akbar[good] == NONE:
                worth += WANTED
    return worth + orders_worth(state, player)


def river_worth(state: Agra, seat: Seat) -> tuple[float, int]:
    """Markers on notables may win a contract, and contracts go on working; and a bit for each good still wanted."""
    box, holders = state.box, state.holders
    levels, reach, goods, wishes = box.notable_levels, box.reach[state.pier], box.notable_goods, box.notable_wishes
    worth, wanted = 0.0, 0
    for notable, slots in enumerate(state.river):
        if not slots:
            if holders[notable] == seat:
                worth += CONTRACTS[levels[notable]]
        elif levels[notable] <= reach:
            free = wishes[notable]
            if slots.count(NONE) < len(slots):
                worth += RIVER_MARKER * slots.count(seat)
                free = sum(1 << goods[notable][slot] for slot, owner in enumerate(slots) if owner == NONE)
            wanted |= free
    return worth, wanted


def orders_worth(state: Agra, player: Player) -> float:
    """Each good for a marked order that could be filled."""
    worth, goods = 0.0, player.goods
    for guild, place in enumerate(state.order_markers):
        if player.influence[guild] and place < len(state.orders[guild]):
            first, second = state.box.orders[guild][place]
            worth += WANTED * ((goods[first] > 0) + (goods[second] > 0))
    return worth


def workers_worth(state: Agra, seat: Seat, player: Player) -> float:
    """Workers at home, standing and lying."""
    worth = AT_HOME * (player.workers + player.cooked) if player.workers else NOBODY_HOME
    for space, who in enumerate(state.occupants):
        if who == seat:
            worth += LYING if state.lying[space] else STANDING
    return worth


NOTABLES = tuple(Notable)
