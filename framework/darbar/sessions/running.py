"""Running bots: they think elsewhere, and answer by themselves if they may, as long as their question is open."""

from collections.abc import Callable
from contextlib import suppress
from itertools import count
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any

from ..bots import asking
from ..bots.bot import Analysis, Bot
from ..core.asks import Ask
from ..core.moves import Move
from ..core.seats import Seat
from ..core.texts import Text, text
from ..errors import DarbarError, NotKept, PluginError, shows_tracebacks
from ..match.match import Match
from .bots import bot_seed, starts_programs
from .desk import Answer
from .guides import Scripted
from .pool import Job, Pool
from .questions import Thought

if TYPE_CHECKING:
    from .session import Session


_TABLES = count(1)

PULSE = 0.2
"""So often, in seconds, whoever waits for a process looks whether the match is closed."""


class Asked:
    """A question that a bot was given: its number, who thinks about it, and in which process, if not in a thread."""

    def __init__(self, number: int, bot: Bot) -> None:
        self.number = number
        self.bot = bot
        self.job: Job | None = None


class Runner:
    """Lets the bots of a session think: in the processes of a pool, or in a thread if they cannot travel there.

    Where `alone` is set, each of them answers as soon as it is asked. All methods but `think` and `hint` are called
    within the guard of the session; answers come from other threads.
    """

    def __init__(self, session: "Session", pool: Pool, *, owned: bool) -> None:
        self._session = session
        self._pool = pool
        self._owned = owned
        self._table = next(_TABLES)
        self.alone = False
        self._asked: dict[Seat, Asked] = {}
        self._awaited: dict[Job, Seat] = {}
        self._known: dict[Seat, Bot] = {}
        self._closed = False

    # Bots

    def look(self) -> None:
        """Give every bot the question that has opened, and take back those that are no longer open."""
        if not self.alone:
            return
        session, match = self._session, self._session._match
        asks = {ask.seat: ask for ask in match.asks}
        for seat, asked in list(self._asked.items()):
            if session._numbers.number(seat) != asked.number or session.bots.get(seat) is not asked.bot:
                self.forget(seat)
        for seat, ask in asks.items():
            number = session._numbers.number(seat)
            waits = isinstance(session.bots.get(seat), Scripted)  # until the learner has read on
            if (
                seat in session.bots
                and not waits
                and seat not in self._asked
                and number is not None
                and not self._closed
            ):
                self._ask(seat, ask, number)

    def forget(self, seat: Seat) -> None:
        """Nobody waits for the answer of a seat any more."""
        asked = self._asked.pop(seat, None)
        if asked is not None and asked.job is not None:
            asked.job.cancel()
        elif asked is not None:
            self._session.stop_thinking(seat)

    def _ask(self, seat: Seat, ask: Ask, number: int) -> None:
        session = self._session
        asked = self._asked[seat] = Asked(number, session.bots[seat])
        name, record = session._called.get(seat), _portable(session._match)
        if name is None or record is None or starts_programs(name) or self._pool.closed:
            Thread(target=self._think_here, args=(asked, seat), daemon=True).start()
            return
        asked.job = self._submit(
            record, seat, name, self._seed(asked.bot, seat), lambda answer: self._answered(asked, ask, answer)
        )

    def _seed(self, bot: Bot, seat: Seat) -> int:
        """The seed for a bot: that with which it was seated; later another, lest a new process repeats the first."""
        session = self._session
        answers = len(session._match.moves) if self._known.get(seat) is bot else session._seated_at[seat]
        self._known[seat] = bot
        return bot_seed(session._match.header.seed, seat, answers)

    def _submit(
        self, record: str, seat: Seat, bot: str, seed: int, done: Callable[[Answer], object], *, analyse: bool = False
    ) -> Job:
        return self._pool.submit(Job(self._table, record, seat, bot, seed, done, analyse=analyse))

    def _think_here(self, asked: Asked, seat: Seat) -> None:
        """In a thread: a bot that is given as an object, or is a process itself."""
        session = self._session
        with session._guard:
            if self._asked.get(seat) is not asked:
                return
            opened = session._open(seat)
        thought = session._think(opened)
        self._play(asked, seat, lambda: thought.move)

    def _answered(self, asked: Asked, ask: Ask, answer: Answer) -> None:
        """In a thread of the pool: the answer has come. Whoever thinks for too long is not asked again."""
        if answer.late:
            self._session._remark(text("remark-bot-late", seat=ask.seat))
            return
        self._play(asked, ask.seat, lambda: self._move(ask, answer))

    def _move(self, ask: Ask, answer: Answer) -> Move:
        """The move that a process has answered, or the first offered one; what the bot says of itself is remarked."""
        session = self._session
        for told in answer.remarks:
            session._remark(Text(told.key, {**told.args, "seat": ask.seat}))
        if answer.fault:
            return session._stand_in(ask, answer.fault)
        return session._match.game.vocabulary.parse(answer.move)

    def _play(self, asked: Asked, seat: Seat, move: Callable[[], Move]) -> None:
        """Play what a bot answers, if its question is still open. One that the rules fail at is not asked again."""
        session = self._session
        with session._guard:
            if self._asked.get(seat) is not asked or self._closed:
                return
            try:
                session.play(move(), seat, asked.number)
            except PluginError as error:
                session._note(error)
            except NotKept:
                del self._asked[seat]  # to be asked again when something changes

    # Waiting for them

    def think(self, seat: Seat | None) -> Thought | None:
        """What the bot that is asked would play, from a process; None where it thinks at once, or cannot travel."""
        session = self._session
        with session._guard:
            seat = session.asked if seat is None else seat
            if seat is None or seat not in session.bots or not asking.thinks(bot := session.bots[seat]):
                return None
            name, ask, number = session._called.get(seat), session._match.asked(seat), session._numbers.number(seat)
            if name is None or ask is None or number is None or starts_programs(name):
                return None
            waiting = self._begin(seat, name, self._seed(bot, seat))
        if waiting is None:
            return None
        return Thought(number, seat, self._move(ask, waiting()))

    def hint(self, seat: Seat, bot: str, seed: int) -> Analysis | None:
        """What a strong bot thinks of the question to a seat; None where it cannot think elsewhere."""
        waiting = self._begin(seat, bot, seed, analyse=True)
        if waiting is None:
            return None
        answer = waiting()
        if answer.fault:
            raise PluginError(answer.fault)
        return answer.analysis(seat, self._session._match.game)

    def _begin(self, seat: Seat, bot: str, seed: int, *, analyse: bool = False) -> Callable[[], Answer] | None:
        """Let a bot think in a process; the answer is a function that waits for it. None where that cannot be."""
        session, answers = self._session, SimpleQueue[Answer]()
        with session._guard:
            record = _portable(session._match)
            if record is None or self._closed or self._pool.closed or shows_tracebacks():
                return None
            if analyse and not self.alone and not self._pool.started:
                return None  # a hint takes less time than a process that would have to be started
            job = self._submit(record, seat, bot, seed, answers.put, analyse=analyse)
            self._awaited[job] = seat
        return lambda: self._wait(job, answers)

    def _wait(self, job: Job, answers: "SimpleQueue[Answer]") -> Answer:
        try:
            while True:
                with suppress(Empty):
                    return answers.get(timeout=PULSE)
                if self._closed or self._pool.closed:
                    raise DarbarError("the match is closed: nobody thinks at it any more")
        finally:
            with self._session._guard:
                del self._awaited[job]

    # Watching them

    def jobs(self, seat: Seat | None = None) -> list[Job]:
        """Who thinks in a process; for a seat, or for all."""
        thinking = [(asked.job, one) for one, asked in self._asked.items()] + list(self._awaited.items())
        return [job for job, one in thinking if job is not None and seat in (None, one)]

    def close(self) -> None:
        """Ask nobody any more."""
        self._closed = True
        for seat in list(self._asked):
            self.forget(seat)
        for job in self._awaited:
            job.cancel()

    def prepare(self) -> None:
        """Start a process before it is needed."""
        self._pool.prepare()

    def close_pool(self) -> None:
        """End the processes, if nobody else uses them."""
        if self._owned:
            self._pool.close()


def _portable(match: Match[Any]) -> str | None:
    """The record of a match that can be rebuilt in another process; None where its game is not installed."""
    from ..plugins import plugins

    header = match.header
    try:
        if plugins().game(header.game, header.variants) is not match.game:
            return None
        return match.record.dumps()
    except DarbarError:
        return None
