"""The tree of a search: moves and the moves that may follow, with what they brought."""

from collections.abc import Sequence
from math import sqrt
from typing import Any, TypeAlias

from ..core.moves import Move
from ..core.seats import Seat
from ..match.position import Position

FIRST = 1_000.0


class Branch:
    """A move in the tree: how promising it looked, how often it was offered and played, and its worth to its decider.

    `replies` are the moves after it, by who is asked: in another world it may be somebody else. Worth is the average of
    what it brought; where the same seat decides again, the worth of its best reply: nobody has to blunder. `places` are
    the positions it leads to, by world, and `done` has a bit for each world in which nothing is left to try below it.
    """

    __slots__ = ("done", "offered", "places", "promise", "replies", "total", "visits", "worth")

    def __init__(self, promise: float) -> None:
        self.promise = promise
        self.done = 0
        self.offered = 0
        self.visits = 0
        self.total = 0.0
        self.worth = 0.0
        self.replies: dict[Seat, Branches] = {}
        self.places: dict[int, Position[Any]] = {}

    def learn(self, seat: Seat, payoff: float, worlds: int = 1) -> None:
        """Take in what it brought its decider this time; its replies have learned already.

        A reply that was tried in few worlds may have had luck: it does not count as the best.
        """
        self.visits += 1
        self.total += payoff
        own = self.replies.get(seat)
        if own is None or len(self.replies) > 1:
            self.worth = self.total / self.visits
        else:
            enough = min(worlds, max([reply.visits for reply in own.values()])) / 2
            self.worth = max([reply.worth for reply in own.values() if reply.visits >= enough], default=payoff)

    def spread(self, seat: Seat, moves: Sequence[Move], promises: Sequence[float]) -> "Branches":
        """Let these moves of a seat follow."""
        branches = {move: Branch(promise) for move, promise in zip(moves, promises, strict=True)}
        self.replies[seat] = branches
        return branches


Branches: TypeAlias = dict[Move, Branch]


class Bounds:
    """The least and the most that any move has brought a seat on average: what is much and what is little here."""

    __slots__ = ("least", "most")

    def __init__(self) -> None:
        self.least, self.most = 1.0, 0.0

    def widen(self, value: float) -> None:
        """Take a value in."""
        self.least, self.most = min(self.least, value), max(self.most, value)


def select(
    branches: Branches,
    moves: Sequence[Move],
    bounds: Bounds,
    explore: float,
    *,
    all_first: bool = False,
    world: int = 0,
) -> tuple[Move, Branch]:
    """The offered move to try next: the one that did best, or one that looks promising for how seldom it was tried.

    What moves are worth is measured against the bounds, so the balance is the same in every game. A move never tried
    counts as the average of the others, or comes first; how often one was offered matters, because not every world
    offers it. One that is done in this world is not tried again.
    """
    least, span = bounds.least, (bounds.most - bounds.least) or 1.0
    found = [branches.get(move) or branches.setdefault(move, Branch(1.0 / len(moves))) for move in moves]
    visits = sum([branch.visits for branch in found])
    usual = (sum([branch.total for branch in found]) / visits - least) / span if visits else 0.0
    if all_first:
        usual = FIRST
    best, most, bit = 0, float("-inf"), 1 << world
    for place, branch in enumerate(found):
        branch.offered += 1
        if branch.done & bit:
            continue
        played = branch.visits
        score = (branch.worth - least) / span if played else usual
        score += explore * branch.promise * sqrt(branch.offered) / (1 + played)
        if score > most:
            best, most = place, score
    return moves[best], found[best]
