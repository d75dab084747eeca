"""Gathering: matches to learn from, played in processes of their own by bots that now and then try something else."""

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from random import Random
from signal import SIG_IGN, SIGINT, signal
from typing import Any

from msgspec import Struct

from ..children import cores
from ..learning.encoder import encoder
from ..match.match import Match
from ..matches import new
from ..plugins import plugins
from ..sessions.bots import make_bot
from .lessons import Taught, begun, replay
from .school import Played

CURIOSITY = (0.0, 0.05, 0.2)
"""How often players of a match try any move: one match in three is played as well as they can."""

AHEAD = 3


class Order(Struct, frozen=True):
    """A match to be played: who sits where, and with which seed."""

    game: str
    generation: int
    seed: int
    bots: tuple[str, ...]
    longest: int


def play(order: Order) -> Played | None:
    """Play a match to learn from; None when it does not end in time, which teaches nothing."""
    chance = Random(order.seed)
    curious = CURIOSITY[order.seed % len(CURIOSITY)]
    match: Match[Any] = new(plugins().game(order.game), len(order.bots), order.seed)
    bots = [make_bot(name, chance.getrandbits(60)) for name in order.bots]
    for _ in range(order.longest):
        ask = match.ask
        if ask is None:
            return Played(order.generation, match.seats, order.seed, [move for _, move in match.record.moves])
        tries = chance.random() < curious
        match.play(chance.choice(ask.moves) if tries else bots[ask.seat].choose(match.chair(ask.seat)), ask.seat)
    return None


def teach(game: str, played: Played) -> Taught | None:
    """What a match teaches."""
    found = plugins().game(game)
    answers = [found.vocabulary.parse(answer) for answer in played.answers]
    return replay(encoder(found), begun(found, played.seats, played.seed), answers)


class Crew:
    """Processes that play and replay matches; they never hear Ctrl-C, and end with whoever hired them."""

    def __init__(self, pool: ProcessPoolExecutor, size: int) -> None:
        self._pool = pool
        self._ahead = AHEAD * size

    def play(self, orders: Iterator[Order]) -> Iterator[Played | None]:
        """Play matches; they come as they are ready."""
        under_way: set[Future[Played | None]] = set()
        for order in orders:
            under_way.add(self._pool.submit(play, order))
            if len(under_way) >= self._ahead:
                yield from self._done(under_way)
        while under_way:
            yield from self._done(under_way)

    def _done(self, under_way: set[Future[Played | None]]) -> Iterator[Played | None]:
        done, _ = wait(under_way, return_when=FIRST_COMPLETED)
        under_way -= done
        yield from (future.result() for future in done)

    def teach(self, game: str, matches: Sequence[Played]) -> Iterator[Taught | None]:
        """Replay matches, in their order."""
        return self._pool.map(teach, [game] * len(matches), matches, chunksize=8)


@contextmanager
def crew(workers: int | None) -> Iterator[Crew]:
    """Hire processes for a while."""
    size = workers or cores()
    pool = ProcessPoolExecutor(size, get_context("spawn"), signal, (SIGINT, SIG_IGN))
    try:
        yield Crew(pool, size)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
