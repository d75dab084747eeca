"""A desk: what a process does in which bots think, and what is sent to it and back."""

import os
from collections.abc import Iterable
from contextlib import suppress
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Lock, Thread
from time import sleep
from typing import Any

import msgspec
from msgspec import Struct, json

from ..bots import asking
from ..bots.bot import Analysis, Bot, Option
from ..core.moves import Move
from ..core.seats import Seat
from ..core.texts import Text, text
from ..errors import DarbarError, PluginError
from ..match.game import Game
from ..match.match import Match
from ..match.record import Record, loads
from ..matches import replayed
from ..signals import heard, listen
from .bots import make_bot

TICK = 0.1
"""So often, in seconds, a process tells how far its bot is."""

GRACE = 1.0
"""So many seconds a bot has to end its thinking when nobody waits for it any more."""


class Task(Struct, frozen=True, tag="task"):
    """A question to think about: which match, by its table and its record so far, the seat, and the bot by its name.

    The seed is for a bot that has not thought at this table in this process.
    """

    id: int
    table: int
    record: str
    seat: Seat
    bot: str
    seed: int
    analyse: bool = False


class Stop(Struct, frozen=True, tag="stop"):
    """Let the bot end with the best so far."""

    id: int


class Progress(Struct, frozen=True, tag="progress"):
    """How far a bot is, from 0 to 1."""

    id: int
    done: float


class Advice(Struct, frozen=True):
    """An option of an analysis, with moves in notation."""

    move: str
    visits: int
    standing: float
    line: list[tuple[Seat, str]]
    error: float = 0.0
    aside: bool = False


class Answer(Struct, frozen=True, tag="answer"):
    """What came of a task: a move in notation, an analysis, or what went wrong; and what the bot says of itself."""

    id: int
    move: str = ""
    options: list[Advice] = []
    iterations: int = 0
    seconds: float = 0.0
    fault: str = ""
    late: bool = False
    remarks: list[Text] = []

    def analysis(self, seat: Seat, game: Game[Any]) -> Analysis:
        """The analysis, with moves of the game."""
        parse = game.vocabulary.parse
        options = [
            Option(
                parse(one.move),
                one.visits,
                one.standing,
                tuple((decider, parse(move)) for decider, move in one.line),
                one.error,
                one.aside,
            )
            for one in self.options
        ]
        return Analysis(seat, tuple(options), self.iterations, self.seconds)


class Desk:
    """What a process keeps between two questions: the last match, and the bots that think at its table."""

    def __init__(self, pipe: Connection | None) -> None:
        self._pipe = pipe
        self._sending = Lock()
        self._table = -1
        self._record: Record | None = None
        self._match: Match[Any] | None = None
        self._bots: dict[tuple[Seat, str, bool], Bot] = {}
        self._present: tuple[int, Bot] | None = None
        self._stopped = -1

    def send(self, message: Answer | Progress) -> None:
        """Send something back."""
        assert self._pipe is not None
        with self._sending:
            self._pipe.send_bytes(json.encode(message))

    def answer(self, task: Task) -> Answer:
        """Think about a question."""
        try:
            match = self._catch_up(task.table, loads(task.record))
            bot = self._bot(task)
            self._present = task.id, bot
            return self._think(task, match, bot)
        except DarbarError as error:
            return Answer(task.id, fault=str(error))
        finally:
            self._present = None

    def _think(self, task: Task, match: Match[Any], bot: Bot) -> Answer:
        chair, ask = match.chair(task.seat), match.asked(task.seat)
        if ask is None:
            raise DarbarError("nobody asks this seat")
        if not task.analyse:
            move = asking.choice(bot, chair, ask)
            return Answer(task.id, str(move), remarks=_remarks(bot, match))
        if not asking.thinks(bot):
            raise DarbarError(f"the bot {task.bot!r} gives no reasons")
        told = asking.analysis(bot, chair, ask)
        options = [
            Advice(str(one.move), one.visits, one.standing, _written(one.line), one.error, one.aside)
            for one in told.options
        ]
        return Answer(task.id, options=options, iterations=told.iterations, seconds=told.seconds)

    def _bot(self, task: Task) -> Bot:
        key = task.seat, task.bot, task.analyse
        if key not in self._bots:
            self._bots[key] = make_bot(task.bot, task.seed)
        return self._bots[key]

    def _catch_up(self, table: int, record: Record) -> Match[Any]:
        """The match in a record: the last one, if it has only gone on since."""
        if table != self._table:
            self.clear()
        before, match = self._record, self._match
        self._record = self._match = None
        if before is not None and match is not None and _goes_on(before, record):
            for seat, notation in record.moves[len(before.moves) :]:
                match.play(match.game.vocabulary.parse(notation), seat)
        else:
            match = replayed(record)
        self._table, self._record, self._match = table, record, match
        return match

    def progress(self) -> Progress | None:
        """How far the present bot is, if it says."""
        present = self._present
        if present is None or not asking.thinks(present[1]):
            return None
        with suppress(DarbarError):
            return Progress(present[0], asking.progress(present[1]))
        return None

    def stop(self, task: int) -> None:
        """Let the present bot end, if it thinks about this; one that begins only now is stopped again."""
        self._stopped = task
        self.stop_again()

    def stop_again(self) -> None:
        """Let a bot end that was to be stopped before it had begun."""
        present = self._present
        if present is not None and present[0] == self._stopped and asking.thinks(present[1]):
            with suppress(DarbarError):
                asking.stop(present[1])

    def leave(self) -> None:
        """Nobody waits any more: let the present bot end soon."""
        present = self._present
        if present is not None:
            self.stop(present[0])

    def clear(self) -> None:
        """Let go of the bots: somebody else sits here now."""
        match, bots = self._match, self._bots
        self._bots = {}
        for (seat, _, _), bot in bots.items():
            if match is not None:
                with suppress(DarbarError):
                    asking.close(bot, match.chair(seat))


def _goes_on(before: Record, record: Record) -> bool:
    return (before.header, before.moves) == (record.header, record.moves[: len(before.moves)])


def _written(line: Iterable[tuple[Seat, Move]]) -> list[tuple[Seat, str]]:
    return [(seat, str(move)) for seat, move in line]


def _remarks(bot: Bot, match: Match[Any]) -> list[Text]:
    """What a bot says of itself, as far as it can be sent: its arguments are plain."""
    sendable = []
    try:
        remarks = asking.remarks(bot, match.words().say)
    except PluginError as error:
        return [text("remark-fault", why=str(error))]
    for one in remarks:
        with suppress(TypeError, ValueError, OverflowError):
            sendable.append(json.decode(json.encode(one), type=Text))
    return sendable


def work(pipe: Connection) -> None:
    """What a process does until its pipe is closed, or it is asked to end."""
    listen()
    desk, tasks = Desk(pipe), SimpleQueue[Task | None]()
    Thread(target=_hear, args=(pipe, desk, tasks), daemon=True).start()
    try:
        while (task := tasks.get()) is not None:
            answer = desk.answer(task)
            if heard():
                return
            with suppress(OSError):
                desk.send(answer)
    finally:
        desk.clear()


def _hear(pipe: Connection, desk: Desk, tasks: "SimpleQueue[Task | None]") -> None:
    """Take tasks while a bot thinks, stop it, and tell how far it is; when nobody is there any more, end."""
    decoder = msgspec.json.Decoder(Task | Stop)
    try:
        while True:
            if not pipe.poll(TICK):
                desk.stop_again()
                if (progress := desk.progress()) is not None:
                    desk.send(progress)
                continue
            match decoder.decode(pipe.recv_bytes()):
                case Task() as task:
                    tasks.put(task)
                case Stop(id):
                    desk.stop(id)
    except (EOFError, OSError):
        tasks.put(None)
        desk.leave()
        sleep(GRACE)
        os._exit(1)
