"""A bot that searches a tree of moves in worlds that could be the true one, as long as its budget lasts."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from ..chair import Chair
from ..moves import Move
from ..seats import Seat
from .bot import Analysis, Option
from .budget import USUAL, Watch, read
from .search import Search
from .tree import Branch

LINE = 8
"""How many moves of its main line a bot tells."""

LOOK = 16
"""After so many iterations it looks whether it has seen enough."""


class MctsBot:
    """Thinks within a budget, keeps its tree from question to question, and can be watched, stopped and asked."""

    def __init__(self, seed: int, setting: str = USUAL) -> None:
        self._budget, self._tuning = read(setting)
        self._random = random.Random(seed)
        self._search: Search | None = None
        self._past: Sequence[Move] = ()
        self._stopped = False
        self._progress = 1.0

    @property
    def progress(self) -> float:
        """How much of the present thinking is done, from 0 to 1."""
        return self._progress

    def stop(self) -> None:
        """Let a running `choose` or `analyse` end at once with the best so far."""
        self._stopped = True

    def choose(self, chair: Chair[Any]) -> Move:
        """The best move; it ends early when what is left of the budget would hardly change that."""
        ask = chair.ask
        assert ask is not None
        search, _ = self._think(chair, hurried=True)
        return max(ask.moves, key=search.merit)

    def analyse(self, chair: Chair[Any]) -> Analysis:
        """Think as for `choose`, to the end of the budget, and tell everything."""
        ask = chair.ask
        assert ask is not None
        search, seconds = self._think(chair, hurried=False)
        best_first = sorted(ask.moves, key=search.merit, reverse=True)
        options = tuple(_option(chair.seat, move, search.branch(move)) for move in best_first)
        return Analysis(chair.seat, options, search.iterations, seconds)

    def _think(self, chair: Chair[Any], *, hurried: bool) -> tuple[Search, float]:
        self._stopped, self._progress = False, 0.0
        watch = Watch(self._budget)
        search = self._begin(chair)
        while not self._stopped:
            search.iterate()
            self._progress = used = watch.used(search.iterations)
            if used >= 1 or (hurried and search.iterations % LOOK == 0 and search.is_settled(used)):
                break
        self._progress = 1.0
        return search, watch.seconds

    def _begin(self, chair: Chair[Any]) -> Search:
        """The search for this question: the one before it, if it has thought about this; else a new one."""
        match = chair.imagine(self._random.getrandbits(63))
        past, self._past = self._past, list(match.moves)
        answers = list(zip(match.deciders, match.moves, strict=True))[len(past) :]
        search = self._search
        if search is None or self._past[: len(past)] != past or not search.follow(chair, answers):
            others = [chair.imagine(self._random.getrandbits(63)) for _ in range(self._tuning.worlds - 1)]
            search = self._search = Search(chair.seat, self._tuning, self._random)
            search.imagine([world.position() for world in (match, *others)])
        search.begin()
        return search


def _option(seat: Seat, move: Move, branch: Branch) -> Option:
    standing = min(1.0, max(0.0, branch.worth))
    return Option(move, branch.visits, standing, ((seat, move), *main_line(branch)))


def main_line(branch: Branch) -> Iterator[tuple[Seat, Move]]:
    """How the search thinks that the match goes on: what was thought about most."""
    for _ in range(LINE - 1):
        replies = [(seat, move, reply) for seat in branch.replies for move, reply in branch.replies[seat].items()]
        if not replies:
            return
        seat, move, branch = max(replies, key=lambda reply: reply[2].visits)
        if not branch.visits:
            return
        yield seat, move
