"""Visits: somebody who sits at a frontend, reads what it shows, and types what a script says."""

from collections.abc import Callable, Iterator
from enum import Enum
from time import monotonic, sleep
from typing import Any, Final, TypeAlias

from ...core.asks import Ask
from ...core.dice import Dice
from ...core.seats import Seat
from ...match.match import Match
from ...sessions.session import Session

TRIES: Final = 4
"""So often is a right answer given: the first may be taken by a cover, or by a word that waits for Enter."""

BOTS_TAKE: Final = 5.0
"""So many seconds may bots take that answer by themselves, before a person is asked."""

READS_AFTER_THE_END: Final = 20


class Key(Enum):
    """What is no line."""

    INTERRUPT = "Ctrl-C"


Typed: TypeAlias = str | bytes | Key
Script: TypeAlias = Iterator[Typed]
"""What somebody types, one thing for each time that they are waited for; then they leave."""


class Visit:
    """One person's visit to a session at a frontend."""

    def __init__(self, session: Session, script: Callable[["Visit"], Script]) -> None:
        self.session = session
        self.faults: list[str] = []
        self.shown = ""
        self.left = False
        self.given: dict[Seat, list[str]] = {}
        self.answered: set[Seat] = set()
        self._script = script(self)
        self._ends = 0

    def answer(self, shown: str) -> str | bytes:
        """What is typed when this was shown since the last time; `EOFError` and `KeyboardInterrupt` when no line is."""
        self.shown = shown
        typed = None if self.faults else next(self._script, None)
        if typed is None:
            self.left = True
            self._ends += 1
            if self._ends == READS_AFTER_THE_END:
                self.faults.append("it goes on reading after the end of the input")
                raise SystemExit(1)
            raise EOFError
        if isinstance(typed, Key):
            raise KeyboardInterrupt
        return typed

    def asked(self) -> Ask | None:
        """The open question to a person; bots that answer by themselves are waited for."""
        deadline = monotonic() + BOTS_TAKE
        while (seat := self.session.asked) in self.session.bots and monotonic() < deadline:
            sleep(0.02)
        if seat is None:
            return None
        if seat in self.session.bots:
            self.faults.append(f"it asks a person while the bot of {self.session.names[seat]} is to answer")
            return None
        return self.session.chair(seat).ask


def answers_of(session: Session, seat: Seat) -> list[str]:
    """What a seat has answered, as the record has it."""
    return [str(move) for decider, move in match_of(session)._answers() if decider == seat]


def match_of(session: Session) -> Match[Any]:
    """The match itself: the kit may look at it, a frontend may not."""
    return session._match


def letters(text: str) -> str:
    """A text without what depends on the room it has: spaces, ends of lines, frames."""
    return "".join(sign for sign in text.casefold() if sign.isalnum())


# Scripts


def answer_rightly(visit: Visit, chance: Dice) -> Script:
    """Answer the open question with an offered move, until it is taken; it must have been shown, and be recorded."""
    ask = visit.asked()
    if ask is None:
        return
    session, seat, move, seen = visit.session, ask.seat, str(chance.pick(ask.moves)), visit.shown
    name, before = session.names[seat], answers_of(session, seat)
    expected = visit.given.setdefault(seat, list(before))
    if before != expected:
        visit.faults.append(f"{name} was given the answers {expected}, and the record has {before}")
        return
    visit.answered.add(seat)
    for _ in range(TRIES):
        yield move
        if answers_of(session, seat) != before:
            break
        seen += visit.shown
    expected.append(move)
    if (now := answers_of(session, seat)) != expected:
        played = f"the record has {now[len(before) :]}" if now[: len(before)] == before else "it has changed the past"
        visit.faults.append(f"{name} answered {move!r}, and " + (played if now != before else "it is not played"))
    elif letters(session.words().prompt(ask)) not in letters(seen):
        visit.faults.append(f"the question to {name} is not shown: {session.words().prompt(ask)!r}")


def answer_all(visit: Visit, chance: Dice, most: int) -> Script:
    """Answer so many questions rightly, or all until the match is over."""
    for _ in range(most):
        if visit.session.asked is None or visit.faults:
            return
        yield from answer_rightly(visit, chance)
