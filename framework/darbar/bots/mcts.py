"""A bot that searches a tree of moves in worlds that could be the true one, as long as its budget lasts."""

import random
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ..collector import seldom
from ..core.moves import Move
from ..core.seats import Seat
from ..core.texts import Text
from ..match.chair import Chair
from .bot import Analysis, Option
from .budget import USUAL, Watch, read, with_network
from .judging import Judge, ValueJudge
from .networks import Networks
from .planning import Planning
from .playouts import Playouts, is_short
from .search import Search, World
from .tree import Branch
from .tuning import SHORT

if TYPE_CHECKING:
    from ..learning.network import ValueNetwork

LINE = 8
"""How many moves of its main line a bot tells."""


class MctsBot:
    """Thinks within a budget, keeps its tree from question to question, and can be watched, stopped and asked.

    It judges by the game's own value, or by a network: the one that its setting names or, if it is `learned`, the one
    that comes with a game.
    """

    def __init__(self, seed: int, setting: str = USUAL, *, learned: bool = False) -> None:
        setting, path = with_network(setting)
        self._budget, self._tuning = read(setting)
        self._networks = Networks(path) if learned or path else None
        self._random = random.Random(seed)
        self._search: Search | None = None
        self._past: Sequence[tuple[Seat, Move]] = ()
        self._stopped = False
        self._progress = 1.0

    @property
    def remarks(self) -> list[Text]:
        """What it has to say of itself."""
        return self._networks.remarks if self._networks else []

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

    def hope(self, move: Move) -> float | None:
        """The chance that it sees in a move which it has just chosen; None where it did not have to think."""
        search = self._search
        if search is None or not search.branch(move).visits:
            return None
        foreseen = search.foreseen(move)
        return foreseen[0] if foreseen else search.tries(move)[1]

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
        network = self._networks.network(chair) if self._networks else None
        kind = self._kind(chair, worlds[0], learned=network is not None)
        search = self._search
        if not isinstance(search, kind) or self._past[: len(past)] != past or not search.follow(chair, answers, worlds):
            judge = judge_of(worlds, chair, network)
            search = self._search = kind(chair.seat, self._tuning, self._random, worlds, judge)
        search.begin(imagine)
        return search

    def _kind(self, chair: Chair[Any], world: World, *, learned: bool) -> type[Search]:
        """A short game is played to its end, unless a network knows better."""
        usual = 0 if learned else SHORT
        limit = usual if self._tuning.short is None else self._tuning.short
        return Playouts if is_short(world, self._played(chair), self._random, limit) else Planning

    def _played(self, chair: Chair[Any]) -> int:
        """About how many answers there have been: a seat that does not know all of them takes others for as busy."""
        return len(self._past) * (len(chair.names) if chair.game.hides else 1)


def judge_of(worlds: Sequence[World], chair: Chair[Any], network: "ValueNetwork | None") -> Judge:
    """A network where there is one, else the game's own value."""
    if network is None:
        return ValueJudge(worlds)
    from .network_judge import NetworkJudge

    return NetworkJudge(network, chair.seat)


def _option(search: Search, move: Move) -> Option:
    visits, standing = search.tries(move)
    line = ((search.seat, move), *main_line(search, search.branch(move)))
    standing = min(1.0, max(0.0, standing))
    chance, margin = (visits and search.foreseen(move)) or (None, None)
    return Option(move, visits, standing, line, search.error(move), search.is_aside(move), chance=chance, margin=margin)


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
