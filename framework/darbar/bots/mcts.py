"""A bot that searches a tree of moves in worlds that could be the true one, as long as its budget lasts."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from ..collector import seldom
from ..core.moves import Move
from ..core.seats import Seat
from ..match.chair import Chair
from .bot import Analysis, Option
from .budget import USUAL, Watch, read
from .planning import Planning
from .playouts import Playouts, is_short
from .search import Search, World
from .tree import Branch

LINE = 8
"""How many moves of its main line a bot tells."""


class MctsBot:
    """Thinks within a budget, keeps its tree from question to question, and can be watched, stopped and asked."""

    def __init__(self, seed: int, setting: str = USUAL) -> None:
        self._budget, self._tuning = read(setting)
        self._random = random.Random(seed)
        self._search: Search | None = None
        self._past: Sequence[tuple[Seat, Move]] = ()
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
        if len(ask.moves) == 1:
            return ask.moves[0]
        search, _ = self._think(chair, hurried=True)
        return max(ask.moves, key=search.merit)

    def analyse(self, chair: Chair[Any]) -> Analysis:
        """Think as for `choose`, to the end of the budget, and tell everything."""
        ask = chair.ask
        assert ask is not None
        search, seconds = self._think(chair, hurried=False)
        best_first = sorted(ask.moves, key=search.merit, reverse=True)
        options = tuple(_option(search, move) for move in best_first)
        return Analysis(chair.seat, options, search.iterations, seconds)

    def _think(self, chair: Chair[Any], *, hurried: bool) -> tuple[Search, float]:
        self._stopped, self._progress = False, 0.0
        watch = Watch(self._budget)
        with seldom():
            search = self._begin(chair)
            while not self._stopped:
                search.iterate()
                self._progress = used = watch.used(search.iterations)
                if used >= 1 or (hurried and search.is_settled(used)):
                    break
        self._progress = 1.0
        return search, watch.seconds

    def _begin(self, chair: Chair[Any]) -> Search:
        """The search for this question: the one before it, if it has thought about this; else a new one."""

        def imagine() -> World:
            return chair.imagine(self._random.getrandbits(63)).position()

        past, self._past = self._past, chair.past
        answers = self._past[len(past) :]
        worlds = [imagine() for _ in range(self._tuning.worlds)]
        short = is_short(worlds[0], self._played(chair), self._random, self._tuning.short)
        kind: type[Search] = Playouts if short else Planning
        search = self._search
        if not isinstance(search, kind) or self._past[: len(past)] != past or not search.follow(chair, answers, worlds):
            search = self._search = kind(chair.seat, self._tuning, self._random, worlds)
        search.begin(imagine)
        return search

    def _played(self, chair: Chair[Any]) -> int:
        """About how many answers there have been: a seat that does not know all of them takes others for as busy."""
        return len(self._past) * (len(chair.names) if chair.game.hides else 1)


def _option(search: Search, move: Move) -> Option:
    visits, standing = search.tries(move)
    line = ((search.seat, move), *main_line(search, search.branch(move)))
    standing = min(1.0, max(0.0, standing))
    return Option(move, visits, standing, line, search.error(move), search.is_aside(move))


def main_line(search: Search, branch: Branch) -> Iterator[tuple[Seat, Move]]:
    """How the search thinks that the match goes on."""
    for _ in range(LINE - 1):
        replies = [(seat, move, reply) for seat in branch.replies for move, reply in branch.replies[seat].items()]
        if not replies:
            return
        seat, move, branch = max(replies, key=lambda reply: search.rank(reply[2]))
        if not branch.visits:
            return
        yield seat, move
