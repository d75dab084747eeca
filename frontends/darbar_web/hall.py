"""The hall: all matches of this server. They begin here, people take their seats, and the lobby lists them."""

from collections.abc import Sequence
from typing import Final

from darbar import DarbarError, Pool, Record, Seat, Session
from darbar.sessions.players import YOU
from msgspec.structs import replace

from .beginning import brought, filed_as, nothing_played, planned, seat_rows
from .notices import Notices
from .open_tables import IDLE, MOST_LIVE, OpenTables
from .refusals import NoSuchTable as NoSuchTable
from .refusals import Refused as Refused
from .store import Filed, SeatRow, Store
from .tables import Begun, Keeping, Listing, LiveTable, Plan, listed
from .tokens import hashed, new_id, new_token, place_of
from .watchdog import PATIENCE as RULES_PATIENCE

MOST_LISTED: Final = 100

PATIENCE: Final = 120.0
"""So many seconds a bot may think at most."""


class Hall(OpenTables):
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
        rules_patience: float = RULES_PATIENCE,
        forget_after: float = 0,
    ) -> None:
        """With so many processes for bots, each thinking for at most `patience` seconds; or with a `pool` of its own.

        With `programs`, bots that start programs may sit at tables: only for those who may do that on this machine.
        The `address` is where other processes with the same store reach this one. A rule that lasts longer than
        `rules_patience` seconds is ended, and its match with it. What nobody has answered or looked at for
        `forget_after` days is deleted; with 0, nothing ever is.
        """
        super().__init__(store, pool or Pool(bots, patience), most_live, idle, address, rules_patience, forget_after)
        self._trusted = programs
        self.notices = Notices(self)

    # Beginning

    def begin(self, plan: Plan, account: str | None = None) -> Begun:
        """Begin a match. Whoever begins it has the first seat of a person; each person's seat has a secret."""
        session = planned(plan, trusted=self._trusted)
        players = plan.players if len(plan.players) == len(session.names) else [YOU] * len(session.names)
        return self._file(session, players, plan, account or "")

    def adopt(self, session: Session) -> Begun:
        """A table around a session that is there already, and may save its match in a file of its own.

        A match that is only imagined has no record, and is not kept.
        """
        plan = Plan(session.game, (), language=session.language)
        players = [f"{YOU}:{name}" for name in session.names]
        try:
            record, imagined = session.record, False
        except DarbarError:
            record, imagined = nothing_played(session), True
        begun, filed = self._filed(session, players, plan, "", record)
        keeping = Keeping(self.store, filed, record, self.meter)
        keeping.session = session
        if not imagined:
            session.keeper = keeping
        table = LiveTable(self.store, filed, session, keeping, self.store.seats(begun.id))
        table.stays = True
        self._lay(table)
        return begun

    def load(self, record_text: str | bytes, plan: Plan, account: str | None = None) -> Begun:
        """Go on with a record that somebody brings; who plays is said in the plan, or else as it was."""
        session = brought(record_text, plan, trusted=self._trusted)
        plan = replace(plan, game=session.game, lesson="")
        return self._file(session, tuple(f"{YOU}:{name}" for name in session.names), plan, account or "")

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
        filed = filed_as(id, session, record, plan, account)
        self.store.begin(filed, record.moves, seat_rows(players, tokens, account))
        return Begun(id, tokens), filed

    # Seats

    def take_seat(self, id: str, seat: Seat, name: str, account: str | None = None) -> str:
        """Sit down at a free seat of a table that is for everyone: the secret of the seat."""
        table = self.table(id)
        if not table.filed.public or seat not in table.free:
            raise Refused("web-seat-taken")
        return self._sit_down(table, seat, name, account or "")

    def sit_down(self, id: str, token: str, name: str, account: str | None = None) -> Seat:
        """Somebody has come by the link of a free seat, and says who they are; the link stays theirs."""
        table = self.table(id)
        seat = table.seat_of(token)
        if seat is None or seat not in table.free:
            raise Refused("web-seat-gone")
        self._sit_down(table, seat, name, account or "", token)
        return seat

    def _sit_down(self, table: LiveTable, seat: Seat, name: str, account: str, token: str = "") -> str:
        with table.session.still():
            if seat not in table.free:
                raise Refused("web-seat-just-taken")
            table.session.rename(seat, name)
            return self._give(table, seat, account, token or new_token())

    def new_link(self, id: str, seat: Seat, by_token: str) -> str:
        """A new secret for a seat, wanted by whoever has the old one, which counts no more."""
        table = self.table(id)
        if table.seat_of(by_token) != seat:
            raise Refused("web-renew-own")
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
            raise Refused("web-no-link")
        self._give(table, seat, account, token)

    def _give(self, table: LiveTable, seat: Seat, account: str, token: str) -> str:
        before = table.seats[seat]
        if not self.store.take_seat(table.id, before, hashed(token), account):
            raise Refused("web-seat-just-taken")
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
            raise Refused("web-record-later")
        return Record(filed.header, self.store.moves(id))

    def delete(self, id: str, by_token: str) -> None:
        """Forget a match; whoever has its first seat of a person may do that."""
        table = self.table(id)
        first = next((one for one in table.seats if one.token), None)
        if first is None or place_of(by_token, [first.token]) is None:
            raise Refused("web-delete-own")
        self.store.delete(id)
        self._forget(table)
        self.store.disown(id)

    def close(self) -> None:
        """Stop everything. Whatever was confirmed is in the store."""
        self.notices.close()
        super().close()
