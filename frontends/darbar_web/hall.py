"""The hall: all matches of this server. Those that somebody plays are live; the others wait in the store."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from threading import RLock
from time import monotonic
from typing import Final

import darbar
from darbar import DarbarError, Kept, PluginError, Pool, Record, Remark, Seat, Session
from darbar.match.record import Header, loads
from darbar.plugins import plugins
from darbar.sessions.bots import starts_programs
from darbar.sessions.players import YOU, bots_named, seated_bots, split_players
from darbar.sessions.questions import Numbering
from darbar.version import VERSION
from msgspec import Struct
from msgspec.structs import replace

from .allocator import give_back, settle
from .clockwork import Clockwork
from .metrics import Meter
from .notices import Notices
from .store import Filed, PlayedElsewhere, SeatRow, Store, StoreError
from .tables import Begun, Keeping, Listing, LiveTable, Plan, changed, listed
from .tokens import hashed, new_id, new_token, place_of

MOST_LISTED: Final = 100
MOST_AWAY: Final = 10_000
"""Of so many matches the last numbers are remembered; whoever comes back to another one gets a fresh page."""

MOST_LIVE: Final = 500
"""So many matches stay open at most that nobody looks at."""

IDLE: Final = 600.0
"""After so many seconds, a match that nobody looks at is put away."""

SURE: Final = 60.0
"""No request takes longer: a match that was used since is not put away."""

PATIENCE: Final = 120.0
"""So many seconds a bot may think at most."""


class NoSuchTable(DarbarError):
    """Nobody knows this match."""

    def __init__(self) -> None:
        super().__init__("there is no such match: perhaps its link is incomplete, or it was deleted")


class Refused(DarbarError):
    """Somebody may not do this."""


class Away(Struct, frozen=True):
    """What is remembered of a match that was put away, so that those who come back notice nothing.

    It counts as long as the match has not been changed since, by another process.
    """

    changed: float
    numbering: Numbering
    remarks: list[Remark]


class Hall:
    """All matches. Any thread may use it; whatever it answers is kept in the store already."""

    def __init__(
        self,
        store: Store,
        *,
        bots: int = 2,
        patience: float = PATIENCE,
        pool: Pool | None = None,
        programs: bool = False,
        most_live: int = MOST_LIVE,
        idle: float = IDLE,
        address: str = "",
    ) -> None:
        """With so many processes for bots, each thinking for at most `patience` seconds; or with a `pool` of its own.

        With `programs`, bots that start programs may sit at tables: only for those who may do that on this machine.
        The `address` is where other processes with the same store reach this one.
        """
        self.store = store
        self.pool = pool or Pool(bots, patience)
        self.most_live = most_live
        self.idle = idle
        self.address = address
        self._programs = programs
        self._lock = RLock()
        self._opening: dict[str, RLock] = {}
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._away: OrderedDict[str, Away] = OrderedDict()
        self._closed = False
        self.meter = Meter()
        self.gone = 0
        self.clockwork = Clockwork(self)
        self.notices = Notices(self)

    # Beginning

    def begin(self, plan: Plan, account: str | None = None) -> Begun:
        """Begin a match. Whoever begins it has the first seat of a person; each person's seat has a secret."""
        session = self._planned(plan)
        return self._file(session, _seats_of(session, plan.players), plan, account or "")

    def adopt(self, session: Session) -> Begun:
        """A table around a session that is there already, and may save its match in a file of its own.

        A match that is only imagined has no record, and is not kept.
        """
        plan = Plan(session.game, (), language=session.language)
        players = [f"{YOU}:{name}" for name in session.names]
        try:
            record, imagined = session.record, False
        except DarbarError:
            record, imagined = _nothing_played(session), True
        begun, filed = self._filed(session, players, plan, "", record)
        keeping = Keeping(self.store, filed, record, self.meter)
        keeping.session = session
        if not imagined:
            session.keeper = keeping
        table = LiveTable(self.store, filed, session, keeping, self.store.seats(begun.id))
        table.stays = True
        self._lay(table)
        return begun

    def _planned(self, plan: Plan) -> Session:
        if plan.lesson:
            return darbar.learn(plan.game, plan.lesson, language=plan.language)
        players = [player.strip() or YOU for player in plan.players]
        if any("," in player for player in players):
            raise DarbarError("a name has no comma")
        self._check_bots(split_players(",".join(players)))
        return darbar.table(
            plan.game,
            ",".join(players),
            options=plan.options,
            rulings=plan.rulings,
            variants=plan.variants,
            language=plan.language,
            clock=plan.clock or None,
        )

    def _check_bots(self, players: Sequence[str]) -> None:
        for bot in seated_bots(players).values():
            if starts_programs(bot) and not self._programs:
                raise Refused("no programs are started at this table: choose another bot")

    def load(self, record_text: str | bytes, plan: Plan, account: str | None = None) -> Begun:
        """Go on with a record that somebody brings; who plays is said in the plan, or else as it was."""
        record = loads(record_text)
        match, kept = darbar.load(record), replace(Kept.read(record.session), lesson=None)
        kept.check(match.seats)
        players = split_players(",".join(plan.players)) if plan.players else _as_it_was(record, kept)
        self._check_bots(players)
        if len(players) != match.seats:
            raise DarbarError(f"the match has {match.seats} seats, not {len(players)}")
        kept = replace(kept, players=tuple(seated_bots(players).get(Seat(seat)) for seat in range(match.seats)))
        session = Session(match, seated_bots(players), language=plan.language, kept=kept, clock=plan.clock or None)
        plan = replace(plan, game=match.game.name, lesson="")
        return self._file(session, tuple(f"{YOU}:{name}" for name in match.names), plan, account or "")

    def _file(self, session: Session, players: Sequence[str], plan: Plan, account: str) -> Begun:
        """Store a match that has just been set up, and open its table."""
        begun, _ = self._filed(session, players, plan, account, session.record)
        session.close()
        self.table(begun.id)
        return begun

    def _filed(
        self, session: Session, players: Sequence[str], plan: Plan, account: str, record: Record
    ) -> tuple[Begun, Filed]:
        """Store a match with its seats: its name and secrets, and what is stored."""
        id = new_id()
        tokens = tuple(None if Seat(seat) in session.bots else new_token() for seat in range(len(session.names)))
        mine = next((seat for seat, token in enumerate(tokens) if token), None)
        seats = [
            SeatRow(
                Seat(seat),
                hashed(token) if token else "",
                token is None or seat == mine or _is_named(players, seat),
                account if seat == mine else "",
            )
            for seat, token in enumerate(tokens)
        ]
        filed = _filed(id, session, record, plan, account)
        self.store.begin(filed, record.moves, seats)
        return Begun(id, tokens), filed

    # Tables

    def table(self, id: str) -> LiveTable:
        """A table, which is laid again if its match is only stored."""
        with self._lock:
            table = self._live.get(id)
            if table is not None and not table.over:
                return self._use(table)
            if self._closed:
                raise StoreError("this server is about to stop: come back in a moment")
            opening = self._opening.setdefault(id, RLock())
        try:
            with opening:
                return self._use(self._still_live(id) or self._open(id))
        finally:
            with self._lock:
                self._opening.pop(id, None)

    def _use(self, table: LiveTable) -> LiveTable:
        with self._lock:
            table.used = monotonic()
            if table.id in self._live:
                self._live.move_to_end(table.id)
        return table

    def _still_live(self, id: str) -> LiveTable | None:
        """A table that is open; one that was lost to another process is closed."""
        table = self.find_live(id)
        if table is not None and table.over:
            self._forget(table)
            return None
        return table

    def _owned(self, id: str) -> Filed:
        """A stored match that this process plays from now on."""
        if self.store.find(id) is None:
            raise NoSuchTable
        if not self.store.own(id):
            raise PlayedElsewhere(self.store.address_of(id))
        filed = self.store.find(id)
        if filed is None:
            raise NoSuchTable
        return filed

    def _open(self, id: str) -> LiveTable:
        """Lay a table from what is stored."""
        filed = self._owned(id)
        record = filed.record(self.store.moves(id))
        away = self._away.pop(id, None)
        if away is not None and away.changed != filed.changed:
            away = None
        keeping = Keeping(self.store, filed, record, self.meter)
        session = self._taken_up(filed, record, keeping, away)
        keeping.session = session
        return self._lay(LiveTable(self.store, filed, session, keeping, self.store.seats(id)))

    def _lay(self, table: LiveTable) -> LiveTable:
        """Open a table, and let its bots and clocks go on; if somebody was quicker, it is theirs."""
        with self._lock:
            if (other := self._live.setdefault(table.id, table)) is not table:
                return other
        table.session.listen(lambda: self.clockwork.look_at(table.id))
        table.session.run_bots(self.pool)
        self.clockwork.look_at(table.id)
        return table

    def _taken_up(self, filed: Filed, record: Record, keeping: Keeping, away: Away | None) -> Session:
        """The session of a stored match, with the time that has passed since. Its numbers begin where none has been."""
        match = darbar.load(record)
        kept = self.clockwork.aged(Kept.read(record.session), filed)
        session = Session(
            match,
            _bots_of(match.names, kept),
            language=filed.language,
            kept=kept,
            keep=keeping,
            practice=bool(filed.lesson),
            numbering=None if away is None else away.numbering,
        )
        if away is not None:
            session.remarks.extend(away.remarks)
        elif filed.state == "running":
            self._note_taken_up(session, keeping)
        return session

    def _note_taken_up(self, session: Session, keeping: Keeping) -> None:
        """Numbers of before are not given again, not even after the next restart. On a full disk one can still look."""
        keeping.session = session
        try:
            keeping(session.record)
        except StoreError:
            session.unsaved = True

    def elsewhere(self, id: str) -> str | None:
        """Where a match is played, if not here; a match that nobody plays is played here from now on."""
        try:
            self.table(id)
        except PlayedElsewhere as error:
            return error.address
        except DarbarError:
            return None  # whoever asks for it is told why
        return None

    @property
    def live(self) -> list[LiveTable]:
        """The tables that are open now."""
        with self._lock:
            return list(self._live.values())

    def find_live(self, id: str) -> LiveTable | None:
        """A table, if it is open; looking does not count as using it."""
        with self._lock:
            return self._live.get(id)

    # Seats

    def take_seat(self, id: str, seat: Seat, name: str, account: str | None = None) -> str:
        """Sit down at a free seat of a table that is for everyone: the secret of the seat."""
        table = self.table(id)
        if not table.filed.public or seat not in table.free:
            raise Refused("this seat is taken, or kept for somebody who has its link")
        return self._sit_down(table, seat, name, account or "")

    def sit_down(self, id: str, token: str, name: str, account: str | None = None) -> Seat:
        """Somebody has come by the link of a free seat, and says who they are; the link stays theirs."""
        table = self.table(id)
        seat = table.seat_of(token)
        if seat is None or seat not in table.free:
            raise Refused("this seat is taken, or the link is not that of a seat")
        self._sit_down(table, seat, name, account or "", token)
        return seat

    def _sit_down(self, table: LiveTable, seat: Seat, name: str, account: str, token: str = "") -> str:
        with table.session.still():
            if seat not in table.free:
                raise Refused("this seat was taken a moment ago")
            table.session.rename(seat, name)
            return self._give(table, seat, account, token or new_token())

    def new_link(self, id: str, seat: Seat, by_token: str) -> str:
        """A new secret for a seat, wanted by whoever has the old one, which counts no more."""
        table = self.table(id)
        if table.seat_of(by_token) != seat:
            raise Refused("only whoever sits there gets a new link")
        return self._give(table, seat, table.seats[seat].account, new_token())

    def link_for(self, id: str, account: str) -> str | None:
        """A new secret for the seat of somebody who has logged in on another device; the old one counts no more."""
        table = self.table(id)
        seat = table.seat_of_account(account)
        return None if seat is None else self._give(table, seat, account, new_token())

    def bind(self, id: str, token: str, account: str) -> None:
        """A seat belongs to an account from now on."""
        table = self.table(id)
        seat = table.seat_of(token)
        if seat is None:
            raise Refused("this link is not that of a seat")
        self._give(table, seat, account, token)

    def _give(self, table: LiveTable, seat: Seat, account: str, token: str) -> str:
        before = table.seats[seat]
        if not self.store.take_seat(table.id, before, hashed(token), account):
            raise Refused("this seat has changed hands a moment ago: look again")
        with table.session.still():
            table.seats[seat] = SeatRow(seat, hashed(token), True, account)
        return token

    # The lobby

    def lobby(self) -> list[Listing]:
        """The matches that are for everyone: open, running and finished, the latest first."""
        filed = [one for state in ("running", "finished") for one in self.store.latest(state, MOST_LISTED)]
        seats = self.store.seats_of_all([one.id for one in filed])
        return [listed(one, seats[one.id]) for one in filed]

    def matches_of(self, account: str) -> list[Listing]:
        """The matches in which an account has a seat, the latest first."""
        filed = self.store.of_account(account, MOST_LISTED)
        seats = self.store.seats_of_all([one.id for one in filed])
        return [listed(one, seats[one.id], account) for one in filed]

    def record(self, id: str) -> Record:
        """The record of a match that is over. Before that it would tell every secret, and nobody gets it."""
        filed = self.store.find(id)
        if filed is None:
            raise NoSuchTable
        if filed.state != "finished":
            raise Refused("the record of a match is there when the match is over")
        return Record(filed.header, self.store.moves(id))

    def delete(self, id: str, by_token: str) -> None:
        """Forget a match; whoever has its first seat of a person may do that."""
        table = self.table(id)
        first = next((one for one in table.seats if one.token), None)
        if first is None or place_of(by_token, [first.token]) is None:
            raise Refused("only whoever began the match can delete it")
        self.store.delete(id)
        self._forget(table)
        self.store.disown(id)

    # Putting away

    def put_away(self) -> int:
        """Let go of matches that nobody looks at; they come back when somebody does. How many went."""
        now = monotonic()
        with self._lock:
            most = max(0, len(self._live) - self.most_live)
            unused = [table for table in self._live.values() if now - table.used > SURE and not table.watchers]
        old = [table for table in unused if not table.session.still().busy and table.idle]
        going = [table for place, table in enumerate(old) if place < most or now - table.used > self.idle]
        gone = sum(self._put_away(table) for table in going)
        if gone:
            give_back()
        return gone

    def _put_away(self, table: LiveTable) -> bool:
        """Put one away, unless somebody has come meanwhile."""
        with table.session.still(), self._lock:
            if monotonic() - table.used < SURE or not table.idle or table.session.unsaved:
                return False
            with suppress(PluginError):  # of a match that is broken, only its record is left
                self.clockwork.put_away(table)
                self._away[table.id] = Away(table.changed, table.session.numbering, table.session.remarks[-100:])
            if len(self._away) > MOST_AWAY:
                self._away.popitem(last=False)
            del self._live[table.id]
            table.refuse()
        table.close()
        self.store.disown(table.id)
        self.gone += 1
        return True

    def _forget(self, table: LiveTable) -> None:
        with self._lock:
            if self._live.get(table.id) is table:
                del self._live[table.id]
        table.close()

    def wake(self) -> None:
        """After a start: go on with the matches in which bots are asked or clocks run."""
        settle()
        self.clockwork.wake(self.store.awaiting())

    def close(self) -> None:
        """Stop everything. Whatever was confirmed is in the store."""
        with self._lock:
            self._closed = True
        self.clockwork.close()
        self.notices.close()
        self.pool.close()
        for table in self.live:
            self._forget(table)
        self.store.close()


def _filed(id: str, session: Session, record: Record, plan: Plan, account: str) -> Filed:
    now = changed(session, record)
    return Filed(
        id=id,
        game=plan.game,
        title=plan.title,
        language=plan.language,
        public=plan.public,
        lesson=plan.lesson,
        host=account,
        began=now.at,
        changed=now.at,
        header=record.header,
        kept=now.kept,
        answers=len(record.moves),
        state=now.state,
        turn=now.turn,
        waiting=now.waiting,
        asks_bot=now.asks_bot,
        clocked=now.clocked,
        won=now.won,
    )


def _nothing_played(session: Session) -> Record:
    """What stands for a match that is only imagined: its game and its names."""
    game = session.words().game
    return Record(Header(game=game.name, rules=game.version, kernel=VERSION, names=list(session.names), seed=0), ())


def _seats_of(session: Session, players: Sequence[str]) -> Sequence[str]:
    return players if len(players) == len(session.names) else [YOU] * len(session.names)


def _is_named(players: Sequence[str], seat: int) -> bool:
    """Whether somebody with a name plays a seat; whoever is just `you` is still to come."""
    return ":" in players[seat]


def _as_it_was(record: Record, kept: Kept) -> list[str]:
    """Whoever played on in a record: bots that can, and people."""
    names = record.header.names
    return [_bots_of(names, kept).get(Seat(seat)) or f"{YOU}:{name}" for seat, name in enumerate(names)]


def _bots_of(names: Sequence[str], kept: Kept) -> Mapping[Seat, str]:
    """The bots that sat at a table, as far as they are installed; no program is started because it is written."""
    installed = plugins().names("bot")
    sat = enumerate(kept.players or bots_named(names))
    known = {Seat(seat): bot for seat, bot in sat if bot and bot.partition(":")[0] in installed}
    return {seat: bot for seat, bot in known.items() if not starts_programs(bot)}
