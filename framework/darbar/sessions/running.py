"""Running bots: whenever one of them is asked, it thinks elsewhere, and answers if its question is still open."""

from collections.abc import Callable
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

from ..bots.bot import Analysis, Bot
from ..core.asks import Ask
from ..core.dice import apart
from ..core.moves import Move
from ..core.seats import Seat
from ..core.texts import Text
from ..errors import DarbarError, PluginError
from ..match.match import Match
from .bots import starts_programs
from .desk import Answer
from .guides import Scripted
from .pool import Job, Pool

if TYPE_CHECKING:
    from .session import Session


class Asked:
    """A question that a bot was given: its number, who thinks about it, and in which process, if not in a thread."""

    def __init__(self, number: int, bot: Bot) -> None:
        self.number = number
        self.bot = bot
        self.job: Job | None = None


class Runner:
    """Lets the bots of a session think: in the processes of a pool, or in a thread if they cannot travel there.

    All of its methods but `hint` are called within the guard of the session; answers come from other threads.
    """

    def __init__(self, session: "Session", pool: Pool | None) -> None:
        self._session = session
        self._owned = pool is None
        self._pool = pool or Pool()
        self._asked: dict[Seat, Asked] = {}
        self._hints: dict[Seat, Job] = {}
        self._known: dict[Seat, Bot] = {}
        self._closed = False

    # Bots

    def look(self) -> None:
        """Give every bot the question that has opened, and take back those that are no longer open."""
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
        return apart(session._match.header.seed, "bot", seat, answers)

    def _submit(
        self, record: str, seat: Seat, bot: str, seed: int, done: Callable[[Answer], object], *, analyse: bool = False
    ) -> Job:
        return self._pool.submit(Job(id(self), record, seat, bot, seed, done, analyse=analyse))

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
        """In a thread of the pool: the answer has come."""
        session, seat = self._session, ask.seat

        def move() -> Move:
            for told in answer.remarks:
                session._remark(Text(told.key, {**told.args, "seat": seat}))
            if answer.fault:
                return session._stand_in(ask, answer.fault)
            return session._match.game.vocabulary.parse(answer.move)

        self._play(asked, seat, move)

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

    # Hints

    def hint(self, seat: Seat, bot: str, seed: int) -> Analysis | None:
        """What a strong bot thinks of the question to a seat; None where it cannot think elsewhere."""
        session, came = self._session, Event()
        answers: list[Answer] = []

        def done(answer: Answer) -> None:
            answers.append(answer)
            came.set()

        with session._guard:
            record = _portable(session._match)
            if record is None or self._closed:
                return None
            job = self._hints[seat] = self._submit(record, seat, bot, seed, done, analyse=True)
        try:
            while not came.wait(1.0):
                if self._closed or self._pool.closed:
                    raise DarbarError("the match is closed: nobody gives hints any more")
        finally:
            if self._hints.get(seat) is job:
                del self._hints[seat]
        if answers[0].fault:
            raise PluginError(answers[0].fault)
        return answers[0].analysis(seat, session._match.game)

    # Watching them

    def jobs(self, seat: Seat | None = None) -> list[Job]:
        """Who thinks in a process; for a seat, or for all."""
        thinking = {one: asked.job for one, asked in self._asked.items()} | dict(self._hints)
        return [job for one, job in thinking.items() if job is not None and seat in (None, one)]

    def close(self) -> None:
        """Ask nobody any more."""
        self._closed = True
        for seat in list(self._asked):
            self.forget(seat)
        for job in list(self._hints.values()):
            job.cancel()

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
