"""A store: everything that is read and written of matches, and with it of people, whatever database does it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from darbar import Seat

from ..tokens import new_token
from . import schema
from .database import Writing as Writing
from .people import People
from .rows import Change, Filed, Line, Moves, PlayedElsewhere, RemarkRow, SeatRow, StoreError

MOST_LINES = 200
"""So much of what was said at a table is kept."""

MOST_REMARKS = 100
"""So many remarks on a match are kept, the latest ones."""


class Store(People):
    """Where everything is kept. Any thread may read and write; what is written is safe when the call is over.

    `owner` is the process that plays a match, where several share a store: others write nothing of it.
    """

    owner = ""
    shared = False
    """Whether several processes may use it at the same time."""

    def own(self, id: str) -> bool:
        """Play a match from now on; whether nobody else does. One process alone always may."""
        return True

    def disown(self, id: str) -> None:
        """Play a match no more: another process may."""

    def serve(self, address: str, now: float) -> None:
        """Tell the other processes where this one is reached."""

    def address_of(self, id: str) -> str | None:
        """Where the process is reached that plays a match."""
        return None

    def left_alone(self, since: float) -> list[Filed]:
        """The matches in which something should happen, but whose process has not been there since then."""
        return []

    def listen(self, hear: Callable[[], object]) -> None:
        """Call a function when another process has left its matches to whoever is there."""

    def prepare(self) -> None:
        """Make the tables, if they are not there yet."""

        def make(writing: Writing) -> None:
            for table in schema.TABLES:
                writing.execute(table)
            found = writing.read(schema.TELL, ("schema",))
            if found and int(found[0][0]) > schema.VERSION:
                raise StoreError(f"this store was written by a later Darbar (schema {found[0][0]}): update this one")
            writing.execute(schema.NOTE, ("schema", str(schema.VERSION)))

        self.write(make)

    # Matches

    def begin(self, match: Filed, moves: Moves, seats: Sequence[SeatRow]) -> None:
        """A new match with its seats."""

        def begin(writing: Writing) -> None:
            writing.execute(schema.BEGIN, (*match.fields(), self.owner))
            writing.many(schema.ADD_MOVE, _numbered(match.id, 0, moves))
            rows = [(match.id, one.seat, one.token, int(one.taken), one.account) for one in seats]
            writing.many(schema.ADD_SEAT, rows)

        self.write(begin)

    def keep(self, id: str, change: Change) -> None:
        """Write what has changed in a match."""

        def keep(writing: Writing) -> None:
            if not writing.execute(schema.KEEP, (*change.fields(), id, self.owner)):
                raise PlayedElsewhere
            writing.execute(schema.CUT, (id, change.same))
            writing.many(schema.ADD_MOVE, _numbered(id, change.same, change.added))

        self.write(keep)

    def find(self, id: str) -> Filed | None:
        """A match, if it is there."""
        found = self.read(schema.FIND, (id,))
        return Filed.read(found[0]) if found else None

    def moves(self, id: str) -> Moves:
        """The moves of a match."""
        return tuple((Seat(seat), move) for seat, move in self.read(schema.MOVES, (id,)))

    def latest(self, state: str, most: int, *, public: bool = True) -> list[Filed]:
        """The matches in a state that changed last; those that are for everyone, or all."""
        return [Filed.read(row) for row in self.read(schema.LATEST, (state, int(public), most))]

    def awaiting(self) -> list[Filed]:
        """The matches in which something happens without anybody: a bot is asked, or a clock runs."""
        return [Filed.read(row) for row in self.read(schema.AWAITING)]

    def count(self) -> dict[str, int]:
        """How many matches there are, by their state."""
        return {str(state): int(count) for state, count in self.read(schema.COUNT)}

    def delete(self, id: str) -> None:
        """Forget a match and all that belongs to it."""

        def delete(writing: Writing) -> None:
            writing.execute(schema.DELETE, (id,))
            _forget_what_names(writing, id)

        self.write(delete)

    # Matches that were left alone

    def look(self, looks: Mapping[str, float]) -> None:
        """Somebody looked at these matches, then."""
        self.write(lambda writing: writing.many(schema.LOOK, [(at, id) for id, at in looks.items()]))

    def abandoned(self, before: float, most: int) -> list[Filed]:
        """The matches in which nothing was answered since then, and at which nobody looked; the oldest first."""
        return [Filed.read(row) for row in self.read(schema.ABANDONED, (before, before, most))]

    def delete_abandoned(self, id: str, before: float) -> bool:
        """Forget a match and all that belongs to it, if it still is one that was left alone; whether it was."""

        def delete(writing: Writing) -> bool:
            if not writing.execute(schema.DELETE_ABANDONED, (id, before, before)):
                return False
            _forget_what_names(writing, id)
            return True

        return self.write(delete)

    # What follows

    def follow(self, id: str, next: str) -> str:
        """Note which match follows another; the first that was noted counts."""

        def follow(writing: Writing) -> str:
            writing.execute(schema.NOTE_ONCE, (f"after {id}", next))
            return str(writing.read(schema.TELL, (f"after {id}",))[0][0])

        return self.write(follow)

    def follower(self, id: str) -> str | None:
        """The match that follows another, if there is one."""
        found = self.read(schema.TELL, (f"after {id}",))
        return str(found[0][0]) if found and self.find(str(found[0][0])) is not None else None

    # Seats

    def seats(self, id: str) -> list[SeatRow]:
        """The seats of a match."""
        found = self.read(schema.SEATS, (id,))
        return [SeatRow(Seat(seat), token, bool(taken), account) for seat, token, taken, account in found]

    def seats_of_all(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several matches."""
        found: dict[str, list[SeatRow]] = {id: [] for id in ids}
        if ids:
            marks = ", ".join("?" * len(ids))
            for match, seat, token, taken, account in self.read(schema.SEATS_OF_ALL.format(marks), ids):
                found[match].append(SeatRow(Seat(seat), token, bool(taken), account))
        return found

    def take_seat(self, id: str, before: SeatRow, token: str, account: str) -> bool:
        """Give a seat a new secret; whether it still had the one that is known."""
        given = (token, account, id, before.seat, before.token)
        return bool(self.write(lambda writing: writing.execute(schema.TAKE_SEAT, given)))

    # What is said

    def say(self, id: str, line: Line) -> None:
        """Keep a line, and forget those of long ago."""
        seat = -1 if line.seat is None else line.seat

        def say(writing: Writing) -> None:
            writing.execute(schema.ADD_LINE, (id, line.number, seat, line.name, line.text, line.when))
            writing.execute(schema.CUT_LINES, (id, line.number - MOST_LINES))

        self.write(say)

    def lines(self, id: str) -> list[Line]:
        """What was said last at a table."""
        found = self.read(schema.LINES, (id, MOST_LINES))
        return [
            Line(number, None if seat < 0 else Seat(seat), name, said, when)
            for number, seat, name, said, when in reversed(found)
        ]

    def remark(self, id: str, rows: Sequence[RemarkRow]) -> None:
        """Keep remarks on a match, and forget those of long ago."""

        def remark(writing: Writing) -> None:
            writing.many(schema.ADD_REMARK, [(id, *one.fields()) for one in rows])
            writing.execute(schema.CUT_REMARKS, (id, rows[-1].number - MOST_REMARKS))

        self.write(remark)

    def remarks(self, id: str) -> list[RemarkRow]:
        """The latest remarks on a match."""
        return [RemarkRow.read(*row) for row in self.read(schema.REMARKS, (id,))]

    def set_notes(self, id: str, seat: Seat, said: str) -> None:
        """What the player of a seat has noted, for nobody else."""
        self.write(lambda writing: writing.execute(schema.SET_NOTES, (id, seat, said)))

    def notes(self, id: str, seat: Seat) -> str:
        """What the player of a seat has noted."""
        found = self.read(schema.NOTES, (id, seat))
        return str(found[0][0]) if found else ""

    # What only servers know

    def secret(self) -> str:
        """What only those know who have this store: servers recognise each other by it."""

        def find(writing: Writing) -> str:
            writing.execute(schema.NOTE_ONCE, ("secret", new_token()))
            return str(writing.read(schema.TELL, ("secret",))[0][0])

        return self.write(find)

    # When it was there

    def pulse(self, now: float) -> None:
        """A server is there."""
        self.write(lambda writing: writing.execute(schema.NOTE, ("pulse", repr(now))))

    def last_pulse(self) -> float | None:
        """When a server was last there."""
        found = self.read(schema.TELL, ("pulse",))
        return float(found[0][0]) if found else None

    def add_gap(self, began: float, ended: float) -> None:
        """No server was there between."""
        self.write(lambda writing: writing.execute(schema.ADD_GAP, (began, ended)))

    def gaps(self, since: float) -> list[tuple[float, float]]:
        """When no server was there, since then."""
        return [(began, ended) for began, ended in self.read(schema.GAPS, (since,))]


def _forget_what_names(writing: Writing, id: str) -> None:
    """What belongs to a match that was deleted, and stands in no row of its own."""
    writing.execute(schema.FORGET_MAILS, (len(id) + 1, f"{id}/"))
    writing.execute(schema.FORGET_FOLLOWERS, (f"after {id}", id))


def _numbered(id: str, first: int, moves: Moves) -> list[tuple[Any, ...]]:
    return [(id, number, seat, move) for number, (seat, move) in enumerate(moves, first)]
