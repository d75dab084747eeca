"""Many simulations: random matches with one seed after another, on all cores, and the same as on one."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from msgspec import Struct

from .bounds import MOST_FIRST_SEED, MOST_GAMES, MOST_WORKERS
from .children import Child, cores
from .collector import seldom
from .core.box import Box
from .core.state import decoder, encode
from .errors import PluginError, RecordError, quoted
from .match import simulation
from .match.game import Game
from .match.simulation import Simulation
from .plugins import plugins
from .signals import heard, held, listen

BATCH: Final = 25
"""So many matches are played by a process before it answers."""

AHEAD: Final = 4
"""So many batches lie ready for each process, or wait until those before them have come."""


class Job(Struct, frozen=True):
    """What is simulated: a game by its name, so that another process can find it, and everything that is agreed on."""

    game: str
    variants: tuple[str, ...]
    seats: int
    options: Mapping[str, Any]
    rulings: Mapping[str, Any]
    components: Mapping[str, Any]


Played = tuple[int, bytes]
"""How many answers a match took, and the state at its end."""


def simulate_many(
    game: str | Game[Any],
    seats: int | None = None,
    seed: int = 0,
    *,
    matches: int,
    workers: int | None = None,
    options: Mapping[str, Any] | None = None,
    rulings: Mapping[str, Any] | None = None,
    variants: Sequence[str] = (),
    components: Mapping[str, Any] | None = None,
) -> Iterator[Simulation[Any]]:
    """Play so many random matches, with `seed` and those after it; they come in this order, each as from `simulate`.

    There is a process for each core, or as many as `workers` says; what comes out is the same. A game that is given
    itself, and is not installed, is played in this process.
    """
    played = plugins().game(game, variants) if isinstance(game, str) else game
    count = seats or played.seats[0]
    played.check_seats(count)
    _check("seed", seed, 0, MOST_FIRST_SEED)
    _check("number of matches", matches, 1, MOST_GAMES)
    team = cores() if workers is None else workers
    _check("number of workers", team, 1, MOST_WORKERS)
    job = Job(played.name, played.variants, count, options or {}, rulings or {}, components or {})
    box = played.pack(options, rulings, components)
    if team == 1 or matches <= BATCH or not _is_installed(played):
        return _here(played, count, range(seed, seed + matches), box)
    return _Team(job, played, min(team, -(-matches // BATCH)), range(seed, seed + matches)).simulations()


def _check(what: str, given: int, least: int, most: int) -> None:
    if not least <= given <= most:
        raise RecordError(f"the {what} is from {least} to {most}, not {quoted(given)}")


def _is_installed(game: Game[Any]) -> bool:
    """Whether another process finds the same game by its name."""
    try:
        return plugins().game(game.name, game.variants) is game
    except Exception:  # there is none of that name
        return False


def _here(game: Game[Any], seats: int, seeds: Sequence[int], box: Box) -> Iterator[Simulation[Any]]:
    for seed in seeds:
        yield simulation.simulate(game, seats, seed, box)


# In other processes


def work(pipe: Connection, job: Job) -> None:
    """What a process does until its pipe is closed, or it is asked to end: batches of seeds come in, matches go out."""
    listen()
    while not heard():
        try:
            first, count = pipe.recv()
            pipe.send(_batch(job, range(first, first + count)))
        except (EOFError, OSError):
            return


def _batch(job: Job, seeds: Sequence[int]) -> list[Played] | str:
    """Some matches; the fault, when one of them fails."""
    try:
        game = plugins().game(job.game, job.variants)
        box = game.pack(job.options, job.rulings, job.components)
        with seldom():
            return [(one.answers, encode(one.state)) for one in _here(game, job.seats, seeds, box)]
    except Exception as error:
        return str(error)


class _Team:
    """Processes that simulate, and the batches that wait for those before them."""

    def __init__(self, job: Job, game: Game[Any], size: int, seeds: Sequence[int]) -> None:
        self.job, self.game, self.size = job, game, size
        self.batches = [(seeds[place], len(seeds[place : place + BATCH])) for place in range(0, len(seeds), BATCH)]
        self.given: dict[Connection, list[int]] = {}
        self.next = self.told = 0
        self.ready: dict[int, list[Played]] = {}

    def simulations(self) -> Generator[Simulation[Any], None, None]:
        """All matches, in the order of their seeds."""
        with ExitStack() as stack:
            for _ in range(self.size):
                self._hire(stack)
            while self.told < len(self.batches):
                for pipe in wait([pipe for pipe, given in self.given.items() if given]):
                    assert isinstance(pipe, Connection)
                    self._hear(pipe)
                yield from self._in_order()
                self._supply()

    def _hire(self, stack: ExitStack) -> None:
        with held():
            child = Child(work, self.job)
            stack.callback(child.wait)
            stack.callback(child.dismiss)
        self.given[child.pipe] = []
        self._supply()

    def _supply(self) -> None:
        """Keep every process busy, but nobody far ahead of what was told."""
        for pipe, given in self.given.items():
            while self.next < min(len(self.batches), self.told + AHEAD * self.size) and len(given) < 2:
                given.append(self.next)
                pipe.send(self.batches[self.next])
                self.next += 1

    def _hear(self, pipe: Connection) -> None:
        try:
            answer = pipe.recv()
        except (EOFError, OSError):
            raise PluginError(f"a process that simulated {self.job.game} has ended before its matches") from None
        if isinstance(answer, str):
            raise PluginError(answer)
        self.ready[self.given[pipe].pop(0)] = answer

    def _in_order(self) -> Iterator[Simulation[Any]]:
        decode = decoder(self.game.state).decode
        while self.told in self.ready:
            for answers, state in self.ready.pop(self.told):
                yield Simulation(self.game, self.job.seats, decode(state), answers)
            self.told += 1
