"""Live tables: the matches that are played in this process, each with those who watch and what they say."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Lock, RLock
from time import monotonic, time
from typing import Any, Final

from darbar import PluginError, Record, Seat, Session, Text
from darbar.errors import printable
from msgspec import Struct

from .metrics import Meter
from .refusals import Refusal
from .store import Change, Filed, Line, PlayedElsewhere, RemarkRow, SeatRow, Store, StoreError
from .tokens import place_of

LONGEST_LINE: Final = 500
LONGEST_NAME: Final = 40


class Plan(Struct, frozen=True):
    """What somebody wants to play, as after `darbar play`; a player who is `you` or nothing is a friend to come."""

    game: str
    players: tuple[str, ...]
    options: dict[str, Any] = {}
    rulings: dict[str, Any] = {}
    variants: tuple[str, ...] = ()
    language: str = "en"
    clock: str = ""
    public: bool = False
    lesson: str = ""
    title: str = ""


class Begun(Struct, frozen=True):
    """A match that has begun, and the secrets of its seats: nobody is told them again. Bots have none."""

    id: str
    tokens: tuple[str | None, ...]


class Listing(Struct, frozen=True):
    """A match in the lobby. `free` are the seats that wait for somebody, `bots` those that bots play."""

    id: str
    game: str
    title: str
    names: tuple[str, ...]
    state: str
    turn: int
    when: float
    began: float
    free: tuple[Seat, ...] = ()
    waiting: tuple[Seat, ...] = ()
    won: tuple[Seat, ...] = ()
    seat: Seat | None = None
    public: bool = False


class Keeping:
    """Writes a match into the store after every change, before anybody hears of it."""

    def __init__(self, store: Store, filed: Filed, record: Record, meter: Meter) -> None:
        self._store = store
        self._meter = meter
        self._id = filed.id
        self.changed = filed.changed
        self._moves = record.moves
        self.session: Session | None = None
        self.over = False

    def __call__(self, record: Record) -> None:
        """Write what is new in the record, and what the lobby tells of it."""
        if self.over or self.session is None:
            raise StoreError("this table was put away: look at it again", Text("web-put-away"))
        began, change = monotonic(), changed(self.session, record, self._moves)
        try:
            self._store.keep(self._id, change)
        except StoreError as error:
            self.over = isinstance(error, PlayedElsewhere)
            self._meter.refuse()
            raise
        self._moves, self.changed = record.moves, change.at
        self._meter.count(monotonic() - began)


def changed(session: Session, record: Record, before: Sequence[tuple[Seat, str]] = ()) -> Change:
    """What is to be written of a match, when these moves of it are there already."""
    same = 0
    for old, new in zip(before, record.moves, strict=False):
        if old != new:
            break
        same += 1
    waiting = tuple(session.waiting)
    return Change(
        header=record.header,
        kept=record.session,
        same=same,
        added=record.moves[same:],
        state="running" if waiting else "finished",
        turn=session.turn,
        waiting=waiting,
        asks_bot=asks_bot(session),
        clocked=any(clock.running for clock in session.clocks),
        won=() if waiting else tuple(one.seat for one in session.standings(None) if one.won),
        at=time(),
    )


def asks_bot(session: Session) -> bool:
    """Whether a bot is asked; those of a lesson wait for the learner."""
    lesson = session.guide is not None and not session.guide.free
    return not lesson and any(seat in session.bots for seat in session.waiting)


class Remarked:
    """Writes remarks on a match into the store, so that they are there after a restart too."""

    def __init__(self, store: Store, id: str, session: Session) -> None:
        """Those of before come back."""
        before = store.remarks(id)
        session.remarks[:0] = [row.remark for row in before]
        self._store, self._id, self._session = store, id, session
        self._kept, self._number = len(before), before[-1].number if before else 0
        self._lock = Lock()

    def keep(self) -> None:
        """Write what is new. On a full disk, the next time: whoever plays is told of it in another way."""
        if len(self._session.remarks) == self._kept:
            return
        with self._lock, suppress(StoreError):
            new = self._session.remarks[self._kept :]
            rows = [RemarkRow(number, remark) for number, remark in enumerate(new, self._number + 1)]
            if rows:
                self._store.remark(self._id, rows)
            self._kept, self._number = self._kept + len(rows), self._number + len(rows)


class LiveTable:
    """One match in this process. Everything that is played is done on its `session`."""

    def __init__(self, store: Store, filed: Filed, session: Session, keeping: Keeping, seats: list[SeatRow]) -> None:
        self.id = filed.id
        self.filed = filed
        self.session = session
        self.seats = seats
        self.used = monotonic()
        self.looked = 0.0
        self.stays = False
        self._store = store
        self._keeping = keeping
        self._lock = RLock()
        self._chat = store.lines(filed.id)
        self._remarked = Remarked(store, filed.id, session)
        self._wakes: dict[object, Callable[[], None]] = {}
        self._watching: dict[Seat, int] = {}
        self._stop = session.listen(self._wake)

    # Who may do what

    def seat_of(self, token: str) -> Seat | None:
        """The seat whose secret this is."""
        place = place_of(token, [one.token for one in self.seats])
        return None if place is None else self.seats[place].seat

    @property
    def free(self) -> tuple[Seat, ...]:
        """The seats that wait for somebody."""
        return tuple(one.seat for one in self.seats if not one.taken)

    def account_of(self, seat: Seat) -> str:
        """The account of whoever has a seat; nothing without one."""
        return self.seats[seat].account

    def seat_of_account(self, account: str) -> Seat | None:
        """The seat that an account has, if it has one."""
        return next((one.seat for one in self.seats if account and one.account == account), None)

    # What is new

    def version(self, seat: Seat | None) -> int:
        """A number that grows with all that a seat, or a spectator, may know, and with what is said."""
        return self.session.version(seat) + (self._chat[-1].number if self._chat else 0)

    def subscribe(self, wake: Callable[[], None], seat: Seat | None = None) -> Callable[[], None]:
        """Call a function after each change, from any thread, until the answer is called; a seat is present so long."""
        key = object()
        with self._lock:
            self._wakes[key] = wake
        if seat is not None:
            self._attend(seat, 1)

        def stop() -> None:
            with self._lock:
                gone = self._wakes.pop(key, None)
            if gone is not None and seat is not None:
                self._attend(seat, -1)

        return stop

    def _attend(self, seat: Seat, more: int) -> None:
        with self._lock:
            count = self._watching[seat] = self._watching.get(seat, 0) + more
        self.session.attend(seat, count > 0)

    def _wake(self) -> None:
        self._remarked.keep()
        with self._lock:
            wakes = list(self._wakes.values())
        for wake in wakes:
            wake()

    def look(self) -> None:
        """Somebody is here: a match at which somebody looks is not forgotten."""
        self.looked = time()

    @property
    def watchers(self) -> int:
        """How many screens are open."""
        return len(self._wakes)

    # What is said

    @property
    def chat(self) -> Sequence[Line]:
        """What was said last."""
        return tuple(self._chat)

    def say(self, seat: Seat | None, name: str, sentence: str) -> None:
        """Say something to all who are here; what is longer than a few sentences is refused."""
        said, called = printable(sentence.strip(), LONGEST_LINE), printable(name.strip())
        if not said or not called:
            raise Refusal("web-say-nothing")
        if len(sentence) > LONGEST_LINE or len(name) > LONGEST_NAME:
            raise Refusal("web-say-length", longest=LONGEST_LINE)
        with self._lock:
            number = self._chat[-1].number + 1 if self._chat else 1
            line = Line(number, seat, called, said, time())
            self._store.say(self.id, line)
            self._chat = [*self._chat[-199:], line]
        self._wake()

    def note(self, seat: Seat, noted: str) -> None:
        """Keep what a player notes for themselves."""
        self._store.set_notes(self.id, seat, noted)

    def notes(self, seat: Seat) -> str:
        """What a player has noted."""
        return self._store.notes(self.id, seat)

    # Putting it away

    @property
    def idle(self) -> bool:
        """Whether nobody watches, and no bot is asked."""
        try:
            return not self.stays and not self._wakes and not asks_bot(self.session)
        except PluginError:
            return True  # nothing happens any more in a match that is broken

    @property
    def changed(self) -> float:
        """When it was last written into the store."""
        return self._keeping.changed

    def close(self) -> None:
        """Let nobody play here any more: the match goes on at another table, or another day."""
        self._stop()
        with self.session.still():
            self.refuse()
        self.session.close()
        self._wake()  # streams end, and come again

    @property
    def over(self) -> bool:
        """Whether nothing is kept here any more."""
        return self._keeping.over

    def refuse(self) -> None:
        """Keep nothing any more that somebody plays who has not left yet."""
        self._keeping.over = True


def listed(filed: Filed, seats: Sequence[SeatRow] = (), account: str = "") -> Listing:
    """What the lobby says of a match."""
    free = tuple(one.seat for one in seats if not one.taken)
    return Listing(
        id=filed.id,
        game=filed.game,
        title=filed.title,
        names=tuple(filed.header.names),
        state="open" if free and filed.state == "running" else filed.state,
        turn=filed.turn,
        when=filed.changed,
        began=filed.began,
        free=free,
        waiting=filed.waiting,
        won=filed.won,
        seat=next((one.seat for one in seats if account and one.account == account), None),
        public=filed.public,
    )
