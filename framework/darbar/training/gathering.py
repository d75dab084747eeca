"""Gathering: matches to learn from, played in processes of their own by bots that now and then try something else."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from random import Random
from typing import Any

from msgspec import Struct

from ..bots.bot import Bot
from ..bots.mcts import MctsBot
from ..bots.steady import SteadyBot
from ..bots.tastes import USUAL, Taste
from ..children import PATIENCE, Child, cores
from ..core.dice import apart
from ..core.faults import in_words
from ..core.seats import Seat
from ..errors import DarbarError
from ..learning.encoder import encoder
from ..match.match import Match
from ..matches import new
from ..plugins import plugins
from ..sessions.bots import make_bot
from ..signals import heard, held, listen
from .lessons import Taught, begun, replay
from .school import Played

CURIOSITY = (0.0, 0.05, 0.2)
"""How often players of a match try any move: one match in three is played as well as they can."""

TASTES = (2 / 3, 1.0, 4 / 3)
"""How strong tastes are, beside what is usual: whoever can have one tries nothing else."""

AHEAD = 3
"""So many matches lie ready for a process, so that it never waits for the next."""


class Order(Struct, frozen=True):
    """A match to be played: who sits where, and with which seed.

    `thinkers` are searches that think about the first question of each turn in place of those who sit there, and whose
    thoughts are kept; nothing for a seat without one. Who can have a taste has one about as strong as `taste`.
    """

    game: str
    generation: int
    seed: int
    bots: tuple[str, ...]
    longest: int
    thinkers: tuple[str, ...] = ()
    taste: float = USUAL


class Replay(Struct, frozen=True):
    """A match to be learned from."""

    game: str
    played: Played


def play(order: Order) -> Played | None:
    """Play a match to learn from; None when it does not end in time, which teaches nothing."""
    chance = Random(order.seed)
    match: Match[Any] = new(plugins().game(order.game), len(order.bots), order.seed)
    bots = [make_bot(name, chance.getrandbits(60)) for name in order.bots]
    curious = _diversity(bots, order)
    thinkers = {Seat(seat): make_bot(name, order.seed) for seat, name in enumerate(order.thinkers) if name}
    turn, thoughts = -1, list[tuple[int, float]]()
    for _ in range(order.longest):
        ask = match.ask
        if ask is None:
            answers = [move for _, move in match.record.moves]
            return Played(order.generation, match.seats, order.seed, answers, thoughts, tastes_of(bots))
        thinker = thinkers.get(ask.seat) if begins_turn(match, turn) else None
        turn, chair = match.state.turn, match.chair(ask.seat)
        if chance.random() < curious:
            move = chance.choice(ask.moves)
        elif isinstance(thinker, MctsBot):
            move = thinker.choose(chair)
            thoughts += [(len(match.moves), hope) for hope in [thinker.hope(move)] if hope is not None]
        else:
            move = bots[ask.seat].choose(chair)
        match.play(move, ask.seat)
    return None


def _diversity(bots: Sequence[Bot], order: Order) -> float:
    """Give everyone who can have one a taste of their own; how often any move is tried."""
    steady = [bot for bot in bots if isinstance(bot, SteadyBot)]
    strength = order.taste * TASTES[order.seed % len(TASTES)]
    for seat, bot in enumerate(steady):
        bot.taste = Taste(Random(apart(order.seed, "taste", seat)), strength)
    return 0.0 if steady else CURIOSITY[order.seed % len(CURIOSITY)]


def tastes_of(bots: Sequence[Bot]) -> list[list[float]]:
    """How much a point of each feature counted more to each player; nothing where nobody has a taste."""
    found = [bot.taste.weights if isinstance(bot, SteadyBot) and bot.taste is not None else [] for bot in bots]
    return found if any(found) else []


def begins_turn(match: Match[Any], before: int) -> bool:
    """Whether the present question is the first of a turn, after one with this number; without turns, each is one.

    Where several choose at the same time, nothing is thought: in the record their answers stand in another order.
    """
    return not match.sealed and (match.state.turn != before or not match.state.turn)


def teach(game: str, played: Played) -> Taught | None:
    """What a match teaches."""
    found = plugins().game(game)
    answers = [found.vocabulary.parse(answer) for answer in played.answers]
    return replay(encoder(found), begun(found, played.seats, played.seed), answers, dict(played.thoughts))


class Failure(Struct, frozen=True):
    """What kept a process from doing something, in words."""

    what: str


def work(pipe: Connection) -> None:
    """What a process does until its pipe is closed, or it is asked to end."""
    listen()
    while True:
        try:
            number, task = pipe.recv()
            done = done_with(task)
            if heard():
                return
            pipe.send((number, done))
        except (EOFError, OSError):
            return


def done_with(task: Order | Replay) -> Played | Taught | Failure | None:
    """Play or replay a match; whatever goes wrong is told, and the process goes on."""
    try:
        return play(task) if isinstance(task, Order) else teach(task.game, task.played)
    except Exception as error:
        return Failure(str(error) if isinstance(error, DarbarError) else in_words(error))


class Crew(ABC):
    """Those who play and replay matches, wherever they are."""

    def play(self, orders: Iterable[Order]) -> Iterator[Played | None]:
        """Play matches; they come as they are ready."""
        return (told(done) for _, done in self._all(orders))

    def teach(self, game: str, matches: Sequence[Played]) -> Iterator[Taught | None]:
        """Replay matches; what they teach comes in their order."""
        waiting: dict[int, Taught | None] = {}
        place = 0
        for number, done in self._all(Replay(game, played) for played in matches):
            waiting[number] = told(done)
            while place in waiting:
                yield waiting.pop(place)
                place += 1

    @abstractmethod
    def _all(self, tasks: Iterable[Order | Replay]) -> Iterator[tuple[int, Any]]:
        """What became of all tasks, by their numbers, as they are done."""

    @abstractmethod
    def end(self) -> None:
        """Let everyone go."""


def told(done: Any) -> Any:
    """What a process has done; what kept it from it is told in a sentence."""
    if isinstance(done, Failure):
        raise DarbarError(f"a match to learn from cannot be played: {done.what}")
    return done


class LocalCrew(Crew):
    """Processes on this machine; they end with whoever hired them, however that ends."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._team: dict[Any, Child] = {}

    def _all(self, tasks: Iterable[Order | Replay]) -> Iterator[tuple[int, Any]]:
        """What became of all tasks, by their numbers, as they are done."""
        left, under_way = enumerate(tasks), 0
        for child in self._hired() * AHEAD:
            under_way += self._give(child, left)
        while under_way:
            for pipe in wait(list(self._team)):
                under_way -= 1
                yield self._take(self._team[pipe])
                under_way += self._give(self._team[pipe], left)

    def _hired(self) -> list[Child]:
        with held():
            while len(self._team) < self._size:
                child = Child(work)
                self._team[child.pipe] = child
        return list(self._team.values())

    def _give(self, child: Child, left: Iterator[tuple[int, Order | Replay]]) -> bool:
        """Hand the next task to a process; False when there is none."""
        task = next(left, None)
        if task is not None:
            with suppress(OSError):  # one that is gone is noticed when its answer is read
                child.pipe.send(task)
        return task is not None

    def _take(self, child: Child) -> tuple[int, Any]:
        try:
            number, done = child.pipe.recv()
        except (EOFError, OSError):
            child.process.join(PATIENCE)
            raise DarbarError(f"a process that plays matches has ended{child.how_it_ended}: go on later") from None
        return number, done

    def end(self) -> None:
        """Let everyone go."""
        for child in self._team.values():
            child.dismiss()
        for child in self._team.values():
            child.wait()
        self._team.clear()


@contextmanager
def crew(workers: int | None, engine: str = "local", address: str | None = None) -> Iterator[Crew]:
    """Hire processes for a while: on this machine, or on a Ray cluster."""
    if engine == "ray":
        from .cluster import ClusterCrew

        team: Crew = ClusterCrew(address, workers)
    else:
        team = LocalCrew(workers or cores())
    try:
        yield team
    finally:
        team.end()
