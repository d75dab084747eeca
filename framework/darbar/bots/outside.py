"""Bots from outside: any program that reads and writes one JSON message a line.

`darbar bot-protocol` prints the messages. A program that answers nonsense, is late or floods is answered for by a
stand-in; one that ends, or fails too often, is not asked again.
"""

import os
import re
import shlex
from collections.abc import Callable
from itertools import takewhile
from threading import Lock
from time import monotonic
from typing import Any

from ..core.asks import Ask
from ..core.data import as_data
from ..core.events import Event
from ..core.moves import Move
from ..core.texts import Text, text
from ..errors import DarbarError, RuleViolation
from ..match.chair import Chair
from ..ui.words import Words
from .conversation import Conversation, Fault, nonsense, quoted
from .messages import PROTOCOL, AskMessage, Bye, Hello, HelloBack, MoveMessage, Offer, Place, View
from .random import RandomBot

SECONDS = 10.0
"""How long a program may think about a question, unless its setting says otherwise."""

GIGABYTES = 2.0
"""How much memory it may take, unless its setting says otherwise."""

FAULTS = 3
"""After so many faults a program is not asked again."""

MOMENT = 0.1
"""So many seconds a program that is asked in another thread has left when the match is closed."""

SETTING = re.compile(r"(?:(\d{1,5}(?:\.\d+)?)s(?:\s+|$))?(?:(\d{1,5}(?:\.\d+)?)GB(?:\s+|$))?")


class Program:
    """A bot that is another program: `program:COMMAND`, or `program:5s 4GB COMMAND` for other limits than the usual."""

    starts_programs = True

    def __init__(self, seed: int, setting: str = "") -> None:
        limits = SETTING.match(setting.strip())
        assert limits is not None
        self.seconds = float(limits[1] or SECONDS)
        self.memory = int(float(limits[2] or GIGABYTES) * (1 << 30))
        self.command = _command(setting.strip()[limits.end() :])
        self.remarks: list[Text] = []
        self.listener: Callable[[str, str], None] = _nobody
        self._stand_in = RandomBot(seed)
        self._busy = Lock()
        self._talk: Conversation | None = None
        self._given_up = False
        self._faults = 0
        self._heard: list[Event] = []
        self._asked = 0

    def choose(self, chair: Chair[Any]) -> Move:
        """The program's answer, or the stand-in's, with a remark that says why."""
        with self._busy:
            if not self._given_up:
                try:
                    return self._ask(chair)
                except Fault as fault:
                    self._note(fault)
        return self._stand_in.choose(chair)

    def close(self, chair: Chair[Any]) -> None:
        """Tell the program how the match ended, and let it go; one that is still being asked is stopped."""
        while not self._busy.acquire(timeout=MOMENT):
            if self._talk is not None:
                self._talk.stop()
        try:
            if self._talk is not None:
                self._talk.leave(Bye(_places(chair)))
        finally:
            self._give_up()
            self._busy.release()

    def _ask(self, chair: Chair[Any]) -> Move:
        ask = chair.ask
        assert ask is not None
        talk = self._talk or self._greet(chair)
        words = Words(chair.game, "en", chair.names)
        view = chair.view
        talk.send(View(as_data(view), self._news(chair, words)), self.seconds)
        self._asked += 1
        talk.send(AskMessage(self._asked, words.prompt(ask), _offers(ask, words, view), self.seconds), self.seconds)
        return _offered(self._answer(talk), ask, chair)

    def _news(self, chair: Chair[Any], words: Words) -> list[dict[str, Any]]:
        """What the program has not heard yet; after an undo, all that is different from what it heard."""
        heard, self._heard = self._heard, chair.events
        known = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(heard, self._heard, strict=False)))
        return [as_data(one) | {"words": words.event(one)} for one in self._heard[known:]]

    def _answer(self, talk: Conversation) -> MoveMessage:
        """The answer to the present question; one to each earlier question may come too late to count."""
        end = monotonic() + self.seconds
        for _ in range(self._asked):
            answer: MoveMessage = talk.receive(MoveMessage, end - monotonic())
            if answer.number == self._asked:
                return answer
        raise Fault("flood")

    def _greet(self, chair: Chair[Any]) -> Conversation:
        talk = self._talk = Conversation(self.command, self.memory, self.listener)
        game = chair.game
        hello = Hello(PROTOCOL, game.name, game.title, chair.seat, list(chair.names), chair.options, chair.rulings)
        talk.send(hello, self.seconds)
        talk.receive(HelloBack, self.seconds)
        return talk

    def _note(self, fault: Fault) -> None:
        self._faults += 1
        if fault.fatal or self._faults >= FAULTS:
            self._give_up()
        key = "remark-program-given-up" if self._given_up else "remark-program-failed"
        self.remarks.append(text(key, program=self.command[0], why=fault.text))

    def _give_up(self) -> None:
        self._given_up = True
        if self._talk is not None:
            self._talk.end()
            self._talk = None


def _command(setting: str) -> list[str]:
    if os.name != "posix":
        raise DarbarError("the bot 'program' cannot play here: it needs Linux, macOS or another Unix")
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
        raise nonsense(answer.move, error) from None
    if move not in ask.moves:
        raise Fault("not-offered", move=quoted(answer.move))
    return move


def _places(chair: Chair[Any]) -> list[Place]:
    return [
        Place(one.seat, one.place, one.points, one.lines, one.side, one.won, list(one.unknown))
        for one in chair.standings()
    ]


def _nobody(direction: str, line: str) -> None:
    """Nobody listens."""
