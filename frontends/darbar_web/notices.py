"""Notices: whoever is not at the table is told once a turn that it is theirs, by mail or by a webhook."""

import re
from collections import OrderedDict
from collections.abc import Callable
from queue import Full, Queue
from threading import Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Final

from darbar import DarbarError, Seat
from darbar.errors import LONGEST_NAME, cut

from .mailing import Letter, Letters, Told, send_mail
from .refusals import Refusal
from .settings import Mail
from .speech import Speech
from .store import Notice
from .webhooks import Webhooks, checked

if TYPE_CHECKING:
    from .hall import Hall
    from .tables import LiveTable

MAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}")
SECONDS: Final = 10.0
MOST_WAITING: Final = 1000
MOST_KNOWN: Final = 10_000
DELAY: Final = 20.0
"""So many seconds somebody has to come by themselves, or a page to be loaded anew, before they are told."""

TRIES: Final = 3
PAUSE: Final = 5.0
MOST_AN_HOUR: Final = 30
"""So many notices an hour go to one address at most."""

MOST_QUESTIONS: Final = 3
"""So often an hour is somebody asked at most whether they want mail: a stranger may have typed their address."""


class Notices:
    """Who is told, and where. Nothing is sent until `open` says how."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._site = ""
        self._mail: Mail | None = None
        self._webhooks: Webhooks | None = None
        self._waiting: Queue[Told | None] = Queue(MOST_WAITING)
        self._sent: OrderedDict[str, list[float]] = OrderedDict()
        self._asked: OrderedDict[str, list[float]] = OrderedDict()
        self.letters = Letters(hall.store)
        self._since: dict[tuple[str, Seat, int], float] = {}
        self._thread: Thread | None = None
        self.counts = {"sent": 0, "failed": 0, "dropped": 0}

    def open(self, site: str, mail: Mail | None = None, webhooks: Webhooks | None = None) -> None:
        """Send notices from now on, with links to a site; by mail and by webhooks, where these are given."""
        self._site, self._mail, self._webhooks = site, mail, webhooks
        if self._thread is None and (mail is not None or webhooks is not None):
            self._thread = Thread(target=self._run, name="notices", daemon=True)
            self._thread.start()
            self._hall.clockwork.on_change(self.look)

    # Who wants to be told

    def set(self, id: str, seat: Seat, *, mail: str = "", webhook: str = "", language: str = "en") -> None:
        """Where the player of a seat is told; nothing at all ends it. A new mail address is asked first."""
        self._hall.store.set_notice(id, Notice(seat, checked_mail(mail), webhook and checked(webhook)))
        self.ask(at_seat(id, seat), mail, language)

    def ask(self, whose: str, address: str, language: str) -> None:
        """Ask the owner of a mail address whether they want these notices, unless they have said so."""
        if not address or self._mail is None or self.letters.confirmed(whose, address):
            return
        if not _may(self._asked, address.lower(), MOST_QUESTIONS):
            raise Refusal("web-mail-asked")
        speech, link = Speech(language), self._link(Letter("confirm", whose, address))
        self._put(Told("mail", address, speech.say("notice-confirm-subject"), speech.say("notice-confirm"), link))

    def _link(self, letter: Letter) -> str:
        return f"{self._site}/mail/{self.letters.write(letter)}"

    def of(self, id: str, seat: Seat) -> Notice:
        """Where the player of a seat is told."""
        return next((one for one in self._hall.store.notices(id) if one.seat == seat), Notice(seat))

    # When it is somebody's turn

    def look(self, id: str) -> None:
        """See whose turn it is at a table, and tell those who are away and have not been told yet."""
        table = self._hall.find_live(id)
        if table is None:
            return
        for seat in table.session.waiting:
            player = table.session.players[seat]
            if player.bot is None and not player.present:
                self._tell(table, seat)

    def _tell(self, table: "LiveTable", seat: Seat) -> None:
        notice, account = self.of(table.id, seat), self._hall.store.account(table.account_of(seat))
        mail, whose = notice.mail, at_seat(table.id, seat)
        if account and not mail:
            mail, whose = account.mail, of_account(account.name)
        mail = mail if self.letters.confirmed(whose, mail) else ""
        webhook = notice.webhook or (account.webhook if account else "")
        turn = _turn(table, seat)
        if not (mail or webhook) or notice.told >= turn or not self._is_long_away(table, seat, turn):
            return
        if notice.told == 0 and not (notice.mail or notice.webhook):
            self._hall.store.set_notice(table.id, notice)
        if self._hall.store.tell_once(table.id, seat, turn):
            language = (account.language if account else "") or table.session.language
            for way, address in (("mail", mail), ("webhook", webhook)):
                if address:
                    self._put(self._told(table, seat, language, way, address, whose))

    def _is_long_away(self, table: "LiveTable", seat: Seat, turn: int) -> bool:
        """Whether somebody has had the time to come by themselves."""
        since = self._since.setdefault((table.id, seat, turn), monotonic())
        left = since + DELAY - monotonic()
        if left > 0:
            self._hall.clockwork.look_at(table.id, left)
            return False
        del self._since[table.id, seat, turn]
        return True

    def _told(self, table: "LiveTable", seat: Seat, language: str, way: str, address: str, whose: str) -> Told:
        speech, session = Speech(language), table.session
        given = {"title": session.title, "name": speech.player(seat, session.names[seat])}
        link = f"{self._site}/table/{table.id}/seat/{seat + 1}"
        leave = self._link(Letter("leave", whose, address)) if way == "mail" else ""
        return Told(
            way,
            address,
            speech.say("notice-subject", **given),
            speech.say("notice-turn", **given),
            link,
            leave,
            speech.say("notice-leave"),
        )

    def _put(self, told: Told) -> None:
        if not self._may_send(told.address):
            self.counts["dropped"] += 1
            return
        try:
            self._waiting.put_nowait(told)
        except Full:
            self.counts["dropped"] += 1

    def _may_send(self, address: str) -> bool:
        """Whether an address has not had too many notices within an hour."""
        return _may(self._sent, address, MOST_AN_HOUR)

    # Sending

    def _run(self) -> None:
        while (told := self._waiting.get()) is not None:
            self.counts["sent" if self._try(told) else "failed"] += 1

    def _try(self, told: Told) -> bool:
        send = self._ways().get(told.way)
        for number in range(TRIES if send is not None else 0):
            try:
                assert send is not None
                send(told)
            except (DarbarError, OSError):
                sleep(PAUSE * number)
            else:
                return True
        return False

    def _ways(self) -> dict[str, Callable[[Told], None]]:
        mail, webhooks = self._mail, self._webhooks
        ways: dict[str, Callable[[Told], None]] = {}
        if mail is not None:
            ways["mail"] = lambda told: send_mail(mail, told)
        if webhooks is not None:
            ways["webhook"] = lambda told: webhooks.send(told.address, as_json(told))
        return ways

    def close(self) -> None:
        """Send nothing any more."""
        if self._thread is not None:
            while not self._waiting.empty():
                self._waiting.get_nowait()
            self._waiting.put(None)
            self._thread.join(SECONDS)
        if self._webhooks is not None:
            self._webhooks.close()


def at_seat(id: str, seat: Seat) -> str:
    """Whose notices those for a seat are."""
    return f"{id}/{seat + 1}"


def of_account(name: str) -> str:
    """Whose notices those of an account are; no match has such an id."""
    return f"@{name}"


def _may(times: "OrderedDict[str, list[float]]", who: str, most: int) -> bool:
    """Whether somebody has had less than that within an hour; then it is counted."""
    now = monotonic()
    before = [time for time in times.pop(who, []) if time > now - 3600]
    may = len(before) < most
    times[who] = [*before, now] if may else before
    while len(times) > MOST_KNOWN:
        times.popitem(last=False)
    return may


def _turn(table: "LiveTable", seat: Seat) -> int:
    """A number that grows when others have answered: between two of their answers, it is one turn."""
    with table.session.still():
        moves = table.session.record.moves[: table.session.chair(seat).answered]
    return next((place for place in range(len(moves), 0, -1) if moves[place - 1][0] != seat), 0) + 1


def checked_mail(address: str) -> str:
    """A mail address, or none."""
    if address and not MAIL.fullmatch(address):
        raise Refusal("web-no-mail", address=cut(address, LONGEST_NAME))
    return address


def as_json(told: Told) -> dict[str, Any]:
    """What a webhook is sent: `text` and `content` are what Slack, Mattermost and Discord show."""
    text = f"{told.sentence} {told.link}"
    return {"text": text, "content": text, "subject": told.subject, "link": told.link}
