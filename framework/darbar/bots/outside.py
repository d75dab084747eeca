"""Bots from outside: any program that reads and writes one JSON message a line.

`darbar bot-protocol` prints the messages. A program that answers nonsense or is late is answered for by a stand-in;
one that ends, or fails too often, is not asked again.
"""

import re
import shlex
import subprocess
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any

import msgspec

from ..core.asks import Ask
from ..core.data import as_data
from ..core.moves import Move
from ..core.texts import Text, text
from ..errors import DarbarError, RuleViolation
from ..match.chair import Chair
from ..ui.words import Words
from .messages import PROTOCOL, AskMessage, Bye, Hello, HelloBack, MoveMessage, Offer, Place, View
from .random import RandomBot

SECONDS = 10.0
"""How long a program may think about a question, unless its setting says otherwise."""

FAULTS = 3
"""After so many faults a program is not asked again."""

LONGEST_LINE = 1 << 20
LONGEST_QUOTE = 60

DURATION = re.compile(r"(\d+(?:\.\d+)?)s(?:\s+|$)")


class Fault(Exception):
    """What a program did wrong, as a message key with arguments; `fatal` when it cannot be asked again."""

    def __init__(self, what: str, *, fatal: bool = False, **args: object) -> None:
        super().__init__(what)
        self.text = text(f"fault-{what}", **args)
        self.fatal = fatal


class Program:
    """A bot that is another program: `program:COMMAND`, or `program:5s COMMAND` for five seconds a question."""

    def __init__(self, seed: int, setting: str = "") -> None:
        duration = DURATION.match(setting.strip())
        self.seconds = float(duration[1]) if duration else SECONDS
        self.command = _command(setting.strip()[duration.end() if duration else 0 :])
        self.remarks: list[Text] = []
        self.listener: Callable[[str, str], None] = _nobody
        self._stand_in = RandomBot(seed)
        self._talk: Conversation | None = None
        self._given_up = False
        self._faults = 0
        self._heard = 0
        self._asked = 0

    def choose(self, chair: Chair[Any]) -> Move:
        """The program's answer, or the stand-in's, with a remark that says why."""
        if not self._given_up:
            try:
                return self._ask(chair)
            except Fault as fault:
                self._note(fault)
        return self._stand_in.choose(chair)

    def close(self, chair: Chair[Any]) -> None:
        """Tell the program how the match ended, and let it go."""
        if self._talk is not None:
            places = [Place(one.seat, one.place, one.points, one.lines, one.side, one.won) for one in chair.standings()]
            self._talk.leave(Bye(places))
            self._talk = None
        self._given_up = True

    def _ask(self, chair: Chair[Any]) -> Move:
        ask = chair.ask
        assert ask is not None
        talk = self._talk or self._greet(chair)
        words = Words(chair.game, "en", chair.names)
        view = chair.view
        talk.send(View(as_data(view), self._news(chair, words)))
        self._asked += 1
        talk.send(AskMessage(self._asked, words.prompt(ask), _offers(ask, words, view), self.seconds))
        return _offered(self._answer(talk), ask, chair)

    def _news(self, chair: Chair[Any], words: Words) -> list[dict[str, Any]]:
        events = chair.events
        news, self._heard = events[self._heard :], len(events)
        return [as_data(one) | {"words": words.event(one)} for one in news]

    def _answer(self, talk: "Conversation") -> MoveMessage:
        """The answer to the present question; one to an earlier question comes too late to count."""
        end = monotonic() + self.seconds
        while True:
            answer: MoveMessage = talk.receive(MoveMessage, end - monotonic())
            if answer.number == self._asked:
                return answer

    def _greet(self, chair: Chair[Any]) -> "Conversation":
        talk = self._talk = Conversation(self.command, self.listener)
        game = chair.game
        talk.send(Hello(PROTOCOL, game.name, game.title, chair.seat, list(chair.names), chair.options, chair.rulings))
        talk.receive(HelloBack, self.seconds)
        return talk

    def _note(self, fault: Fault) -> None:
        self._faults += 1
        self._given_up = fault.fatal or self._faults >= FAULTS
        key = "remark-program-given-up" if self._given_up else "remark-program-failed"
        self.remarks.append(text(key, program=self.command[0], why=fault.text))
        if self._given_up and self._talk is not None:
            self._talk.end()
            self._talk = None


class Conversation:
    """A running program, and the lines that go to and fro."""

    def __init__(self, command: list[str], listener: Callable[[str, str], None]) -> None:
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        except OSError as error:
            raise Fault("not-started", fatal=True, why=error.strerror or str(error)) from None
        self._listener = listener
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=self._read, daemon=True).start()

    def send(self, message: msgspec.Struct) -> None:
        """One line to the program; what it said before, unasked, is dropped."""
        while not self._lines.empty():
            if not self._lines.get():
                raise Fault("ended", fatal=True)
        line = msgspec.json.encode(message)
        self._listener(">", line.decode())
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise Fault("ended", fatal=True) from None

    def receive(self, kind: type[msgspec.Struct], seconds: float) -> Any:
        """The program's next line, within so many seconds."""
        try:
            line = self._lines.get(timeout=max(0.0, seconds))
        except Empty:
            raise Fault("late") from None
        if not line:
            raise Fault("ended", fatal=True)
        self._listener("<", line.decode(errors="replace").rstrip("\n"))
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Fault("nonsense", line=_quoted(line), why=str(error)) from None

    def leave(self, message: msgspec.Struct, seconds: float = 1.0) -> None:
        """Say goodbye, and wait a moment for the program to end by itself."""
        try:
            self.send(message)
            assert self._process.stdin is not None
            self._process.stdin.close()
            self._process.wait(seconds)
        except (Fault, OSError, subprocess.TimeoutExpired):
            pass
        finally:
            self.end()

    def end(self) -> None:
        """Stop the program."""
        self._process.kill()
        self._process.wait()
        with suppress(OSError):
            assert self._process.stdin is not None
            self._process.stdin.close()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            while line := lines.readline(LONGEST_LINE):
                self._lines.put(line)
        self._lines.put(b"")


def _command(setting: str) -> list[str]:
    try:
        command = shlex.split(setting)
    except ValueError as error:
        raise DarbarError(f"the bot 'program' cannot play: {error} in {setting!r}") from None
    if not command:
        raise DarbarError("the bot 'program' needs a command: program:COMMAND (see `darbar bot-protocol`)")
    return command


def _offers(ask: Ask, words: Words, view: Any) -> list[Offer]:
    return [Offer(str(move), words.move(move, view)) for move in ask.moves]


def _offered(answer: MoveMessage, ask: Ask, chair: Chair[Any]) -> Move:
    try:
        move = chair.game.vocabulary.parse(answer.move)
    except RuleViolation as error:
        raise Fault("nonsense", line=_quoted(answer.move.encode()), why=str(error)) from None
    if move not in ask.moves:
        raise Fault("not-offered", move=answer.move)
    return move


def _quoted(line: bytes) -> str:
    shown = "".join(sign if sign.isprintable() else "?" for sign in line.decode(errors="replace").strip())
    return shown[:LONGEST_QUOTE] + ("…" if len(shown) > LONGEST_QUOTE else "")


def _nobody(direction: str, line: str) -> None:
    """Nobody listens."""
