"""Frontends with one fault each, around one that is right."""

import sys
import time
from collections.abc import Callable
from subprocess import Popen
from threading import Event, Thread
from typing import Any

from darbar import Ask, DarbarError, Move, Seat, Session
from darbar.ui.render import plain

Frontend = Callable[..., None]


class Counter:
    """A frontend that is right, on lines."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.words = session.words()

    def play(self) -> None:
        """Until the match is over, or the input ends."""
        while (seat := self.session.asked) is not None:
            if seat in self.session.bots:
                self.session.play_bot()
            elif not self.person(seat):
                return
        self.end()

    def person(self, seat: Seat) -> bool:
        """Ask a person."""
        ask = self.session.chair(seat).ask
        assert ask is not None
        self.show(seat)
        self.ask(ask)
        try:
            line = self.read()
        except EOFError:
            return self.leave()
        try:
            self.obey(ask, line)
        except DarbarError as error:
            self.refuse(error, line)
        return True

    def show(self, seat: Seat) -> None:
        """The table."""
        print(plain(self.session.scene(seat), self.words))

    def ask(self, ask: Ask) -> None:
        """The question."""
        print(self.words.prompt(ask))

    def read(self) -> str:
        """A line."""
        return input("> ").strip()

    def obey(self, ask: Ask, line: str) -> None:
        """Play what is typed."""
        self.session.play(self.move(ask, line))

    def move(self, ask: Ask, line: str) -> Move:
        """What is meant."""
        return self.session.parse(line)

    def refuse(self, error: DarbarError, line: str) -> None:
        """Say what is wrong."""
        print(error)

    def leave(self) -> bool:
        """The input has ended."""
        return False

    def end(self) -> None:
        """Who has won."""
        print(self.words.outcome(self.session.outcome()))


def right(session: Session) -> None:
    """Nothing is wrong."""
    Counter(session).play()


def with_a_hand(session: Session) -> None:
    """It reads nothing, and is tried by its conversation."""
    time.sleep(1000)


def _conversation(session: Session, person: Callable[[str], str]) -> str:
    words, shown = session.words(), ""
    while (seat := session.asked) is not None:
        if seat in session.bots:
            session.play_bot()
            continue
        ask = session.chair(seat).ask
        assert ask is not None
        try:
            session.play(session.parse(person(shown + words.prompt(ask) + "\n")))
            shown = ""
        except (EOFError, KeyboardInterrupt):
            return ""
        except DarbarError as error:
            shown = f"{error}\n"
    return words.outcome(session.outcome())


with_a_hand.conversation = _conversation

BROKEN: dict[Frontend, tuple[str, str]] = {}
"""Each with the check that catches it, and what that says."""


def broken(check: str, says: str) -> Callable[[type[Counter]], Frontend]:
    """A kind of counter, as a frontend that a check catches."""

    def made(kind: type[Counter]) -> Frontend:
        def run(session: Session) -> None:
            kind(session).play()

        run.__qualname__ = run.__name__ = kind.__name__
        run.__doc__ = kind.__doc__
        BROKEN[run] = check, says
        return run

    return made


ASKED = "questions are asked, and answers are played"


@broken(ASKED, "and the record has")
class PlaysSomethingElse(Counter):
    """It plays the first move, whatever is typed."""

    def move(self, ask: Ask, line: str) -> Move:
        return ask.moves[0] if self.session.parse(line) in ask.moves else self.session.parse(line)


@broken(ASKED, "the question to Player 1 is not shown")
class AsksNothing(Counter):
    """It shows no question."""

    def ask(self, ask: Ask) -> None:
        print("?")


@broken(ASKED, "it returns after 1 answers, although the match is not over")
class LeavesEarly(Counter):
    """It has enough after one answer."""

    def person(self, seat: Seat) -> bool:
        super().person(seat)
        return False


@broken("secrets are kept", "is shown what it may not know: - ")
class ShowsEveryHand(Counter):
    """It shows what all the others see."""

    def show(self, seat: Seat) -> None:
        for each in range(len(self.session.names)):
            super().show(Seat(each))


@broken("secrets are kept", "is shown what it may not know: - ")
class LooksBehind(Counter):
    """It shows the dice, in so many words, when something is wrong."""

    def refuse(self, error: DarbarError, line: str) -> None:
        print(error, self.session._match.state)


WRONG = "wrong answers change nothing and are answered"


@broken(WRONG, "a word that is no move is answered with nothing but the question")
class SaysNothing(Counter):
    """It asks again without a word."""

    def refuse(self, error: DarbarError, line: str) -> None:
        pass


@broken(WRONG, "a word that is no move changes the match")
class TakesAnything(Counter):
    """What it does not understand is the first move."""

    def refuse(self, error: DarbarError, line: str) -> None:
        asked = self.session.chair(self.session.asked or Seat(0)).ask
        assert asked is not None
        self.session.play(asked.moves[0])
        print("Well, then.")


@broken(WRONG, "raises UnicodeDecodeError")
class RaisesAtBytes(Counter):
    """It cannot read what is not UTF-8."""

    def read(self) -> str:
        print("> ", end="", flush=True)
        if not (line := sys.stdin.buffer.readline()):
            raise EOFError
        return line.decode().strip()


@broken(WRONG, "raises ValueError")
class RaisesAtNumbers(Counter):
    """It cannot read long numbers."""

    def move(self, ask: Ask, line: str) -> Move:
        if line.isdigit() and 0 < int(line) <= len(ask.moves):
            return ask.moves[int(line) - 1]
        return super().move(ask, line)


@broken(WRONG, "a line with signs for terminals is shown as it is")
class RepeatsAnything(Counter):
    """It repeats what would upset a terminal."""

    def refuse(self, error: DarbarError, line: str) -> None:
        print("What is that:", line, "?")


LEAVING = "leaving is quiet, and the match is saved"


@broken(LEAVING, "raises EOFError")
class RaisesAtTheEnd(Counter):
    """The end of the input is an error."""

    def leave(self) -> bool:
        raise EOFError


@broken(LEAVING, "it goes on reading after the end of the input")
class ReadsForEver(Counter):
    """It asks again after the end of the input."""

    def leave(self) -> bool:
        return True


@broken(LEAVING, "the match is not saved as it was left")
class SavesNothing(Counter):
    """It forgets the file."""

    def play(self) -> None:
        self.session.path = None
        super().play()


@broken(LEAVING, "an interrupt changes the match")
class AnswersWhenInterrupted(Counter):
    """Whoever interrupts gives up."""

    def read(self) -> str:
        try:
            return super().read()
        except KeyboardInterrupt:
            ask = self.session.chair(self.session.asked or Seat(0)).ask
            assert ask is not None
            return str(ask.moves[0])


LEFT = "nothing is left behind"


@broken(LEFT, "it leaves the thread")
class LeavesAThread(Counter):
    """Somebody waits for ever."""

    def play(self) -> None:
        Thread(target=Event().wait, daemon=True).start()
        super().play()


@broken(LEFT, "it leaves the process")
class LeavesAProcess(Counter):
    """A child is forgotten."""

    def play(self) -> None:
        kept.append(Popen([sys.executable, "-c", "import time; time.sleep(10)"]))
        super().play()


@broken(LEFT, "it leaves an open socket")
class LeavesASocket(Counter):
    """A door stays open."""

    def play(self) -> None:
        import socket

        kept.append(socket.socket())
        super().play()


@broken("the outcome is shown", "the outcome is not shown after a match that is over")
class KeepsTheOutcome(Counter):
    """It does not say who has won."""

    def end(self) -> None:
        print("The end.")


BOTS = "bots play without being asked"


@broken(BOTS, "it asks a person while the bot of")
class AsksForBots(Counter):
    """It asks for every seat."""

    def play(self) -> None:
        while (seat := self.session.asked) is not None:
            if not self.person(seat):
                return
        self.end()


@broken(BOTS, "it does not let bots play to the end where nobody else plays")
class LeavesBotsAlone(Counter):
    """It plays only where there are people."""

    def play(self) -> None:
        if self.session.people:
            super().play()


TOGETHER = "everybody chooses at the same time"


@broken(TOGETHER, "Player 2 is not asked, although several choose at the same time")
class AnswersForOthers(Counter):
    """Where several choose, the first of them chooses for all."""

    def obey(self, ask: Ask, line: str) -> None:
        others = [seat for seat in self.session.waiting if seat != ask.seat]
        super().obey(ask, line)
        for seat in others:
            question = self.session.question(seat)
            while question is not None and seat in self.session.waiting:
                self.session.play(question.ask.moves[0], seat)
                question = self.session.question(seat)


kept: list[Any] = []


def hangs(session: Session) -> None:
    """It waits for something that never comes."""
    Event().wait()


def ends_the_process(session: Session) -> None:
    """It ends more than itself."""
    import os

    os._exit(3)
