"""Keeping: what a session keeps beside the record of its match, so that it can go on another time."""

from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ..bounds import LONGEST_BOT
from ..core.seats import Seat
from ..errors import DarbarError, RecordError
from ..files import told_with
from ..match.match import Match
from ..match.record import Header, Record, read
from ..matches import any_seed, load
from ..plugins import plugins
from ..version import VERSION
from .bots import starts_programs
from .clocks import Clocks, ClockState, Control
from .lessons import Place
from .players import bots_named

MOST: Final = 10**9
"""No time in seconds and no count in a file is greater."""


class Kept(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How often the match was taken up again, who sat where, what was agreed on about time, and how the clocks stood;
    of a lesson, where it was.

    The players are bots by their names, or None for people; nothing where the names in the record tell it.
    """

    taken_up: int = 0
    players: tuple[str | None, ...] = ()
    control: Control | None = None
    clocks: ClockState | None = None
    lesson: Place | None = None

    def plain(self) -> Any:
        """As it stands in a file; None for nothing at all."""
        return msgspec.to_builtins(self) or None

    @classmethod
    def read(cls, written: Any) -> "Kept":
        """What stands in a record."""
        try:
            kept = msgspec.convert({} if written is None else written, cls)
        except (msgspec.ValidationError, DarbarError) as error:
            raise RecordError(f"what the session keeps is wrong: {error}") from None
        if (kept.control is None) is not (kept.clocks is None) or not _in_bounds(kept):
            raise RecordError("what the session keeps is wrong: these are no clocks")
        if not all(bot is None or (len(bot) <= LONGEST_BOT and bot.isprintable()) for bot in kept.players):
            raise RecordError("what the session keeps is wrong: these are no players")
        return kept

    def check(self, seats: int) -> None:
        """Refuse what is not of a match with so many seats."""
        if self.players and len(self.players) != seats:
            raise RecordError(f"what the session keeps is wrong: {len(self.players)} players for {seats} seats")
        if self.control is not None:
            Clocks(self.control, seats, state=self.clocks)

    def agreed(self) -> Control | None:
        """What was agreed on about time. A program is not started because a file says so."""
        if self.control is not None and self.control.bot is not None and starts_programs(self.control.bot):
            raise DarbarError("a program was to play when time is over: say with --clock what happens then")
        return self.control


def _in_bounds(kept: Kept) -> bool:
    if kept.clocks is None:
        return 0 <= kept.taken_up <= MOST
    clocks, count = kept.clocks, len(kept.clocks.left)
    numbers = (*clocks.answers, *clocks.asked, *clocks.grace, kept.taken_up)
    return (
        all(-MOST <= time <= MOST for time in clocks.left)
        and all(0 <= number <= MOST for number in numbers)
        and all(0 <= seat < count for seat in clocks.wishes)
    )


def begun_again(header: Header) -> Match[Any]:
    """A new match with the same players and all that they agreed on, and another seed."""
    rules = plugins().game(header.game, header.variants).version
    return load(Record(replace(header, seed=any_seed(), rules=rules, kernel=VERSION), ()))


def taken_up(path: Path) -> tuple[Match[Any], Kept]:
    """The match in a file, and what its session kept; what is wrong with it is told with the file's name."""
    with told_with(path):
        record = read(path)
        match, kept = load(record), Kept.read(record.session)
        kept.check(match.seats)
        return match, kept


def only_person(record: Record) -> Seat | None:
    """The seat of the only person at a table of bots; None when there are more, or none, or nobody can tell.

    A person for whom a bot sits in, or who sits in for a bot, is one too: nobody else sees what they know.
    """
    names = record.header.names
    try:
        kept = Kept.read(record.session)
        kept.check(len(names))
    except RecordError:
        return None
    named = bots_named(names)
    people = [Seat(seat) for seat, bots in enumerate(zip(named, kept.players or named, strict=True)) if None in bots]
    return people[0] if len(people) == 1 else None
