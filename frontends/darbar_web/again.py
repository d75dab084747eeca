"""Again: when a match is over, another one like it for the same people, each with the secret that they have."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from darbar import DarbarError, Kept, Record, Seat, Session
from darbar.sessions.keeping import begun_again
from darbar.sessions.players import usual_bot

from .beginning import bots_of, filed_as
from .refusals import Refused
from .store import Filed, SeatRow
from .tables import Plan
from .tokens import new_id

if TYPE_CHECKING:
    from .hall import Hall


def next_match(hall: "Hall", id: str) -> str:
    """The match that follows one that is over; whoever asks first begins it, and all others find it."""
    known = hall.store.follower(id)
    if known is not None:
        return known
    filed = hall.store.find(id)
    if filed is None or filed.state != "finished" or filed.lesson:
        raise Refused("web-again-later")
    begun = begin_like(hall, filed, hall.store.seats(id))
    first = hall.store.follow(id, begun)
    if first != begun:
        hall.store.delete(begun)  # somebody was quicker
    hall.table(first)
    return first


def begin_like(hall: "Hall", filed: Filed, seats: Sequence[SeatRow]) -> str:
    """Store a match with the same players, rules and clocks, and other luck."""
    session = laid_again(filed, seats)
    try:
        record = session.record
        plan = Plan(filed.game, (), language=filed.language, public=filed.public, title=filed.title)
        again = filed_as(new_id(), session, record, plan, filed.host)
        hall.store.begin(again, record.moves, seats)
    finally:
        session.close()
    return again.id


def laid_again(filed: Filed, seats: Sequence[SeatRow]) -> Session:
    """Whoever has a secret plays again, though a bot may have sat in for them; a bot that is gone has a successor."""
    try:
        kept = Kept.read(Record(filed.header, (), filed.kept).session)
    except DarbarError:
        kept = Kept()
    sat = bots_of(filed.header.names, kept)
    bots = {one.seat: sat.get(Seat(one.seat)) or usual_bot() for one in seats if not one.token}
    return Session(begun_again(filed.header), bots, language=filed.language, clock=kept.control)
