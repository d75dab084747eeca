"""9 The two tracks: fame and money, their bonuses, and the workers that wait there; karma."""

from collections.abc import Iterable

from darbar import Seat, Table

from .components import Post
from .events import FameGained, KarmaGained, MoneyGained, WorkerGained, WorkerRemoved
from .state import Rajas
from .steps import Step


def gain(table: Table[Rajas], seat: Seat, fame: int = 0, money: int = 0) -> None:
    """9.1 and 9.2 Markers go on by so much; then come the bonuses that they have reached for the first time."""
    state = table.state
    bonuses: list[tuple[Step, ...]] = []
    if fame:
        bonuses += state.box.fame_track.climb_once(state.fame, state.best_fame, seat, fame)
        table.tell(FameGained, seat, fame)
    if money:
        bonuses += state.box.money_track.climb_once(state.money, state.best_money, seat, money)
        table.tell(MoneyGained, seat, money)
    state.moved = state.moved or fame + money > 0
    if bonuses:
        chain(state, [step for steps in bonuses for step in steps])


def chain(state: Rajas, steps: Iterable[Step]) -> None:
    """9.4 Bonuses come at once, before all that waits."""
    if state.box.rulings.chains == "depth-first":  # ruling chains
        state.agenda.first(steps)
    else:
        state.agenda.last(steps)


def raise_karma(table: Table[Rajas], seat: Seat, levels: int) -> None:
    """3.6 Karma rises, but never above the highest level."""
    player, most = table.state.players[seat], table.state.box.most_karma
    if player.karma < most:
        player.karma = min(most, player.karma + levels)
        table.tell(KarmaGained, seat, player.karma)


# Workers


def activate(table: Table[Rajas], seat: Seat, post: Post) -> None:
    """8.3 and 8.4 A worker that waits becomes active; after the last that may, the others leave the game."""
    state, player = table.state, table.state.players[seat]
    if not player.waiting >> post & 1:
        return
    player.waiting ^= 1 << post
    state.workforce.hire(seat)
    table.tell(WorkerGained, seat, post)
    if len(Post) - state.workforce.reserve[seat] == state.box.more_workers:
        remove_others(table, seat)


def remove_others(table: Table[Rajas], seat: Seat) -> None:
    """8.4 Workers that still wait leave the game."""
    state, player = table.state, table.state.players[seat]
    for post in Post:
        if player.waiting >> post & 1:
            player.waiting ^= 1 << post
            state.workforce.reserve[seat] -= 1
            state.removed[seat] += 1
            table.tell(WorkerRemoved, seat, post)


def active(state: Rajas, seat: int) -> int:
    """How many workers of a player are active, placed or not."""
    return state.box.counts["workers"] - state.workforce.reserve[seat] - state.removed[seat]


# Crossing


def overlap(state: Rajas, seat: int) -> int:
    """10.1 By how much fame the markers of a player have crossed; 0 when they stand side by side."""
    return state.box.crossing.overlap(state.fame[seat], state.money[seat])


def upgrades(state: Rajas, seat: int) -> int:
    """How many upgrades a player has made."""
    levels = state.players[seat].levels
    return sum(levels) - len(levels) * state.box.first_level
