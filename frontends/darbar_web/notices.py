"""Notices: whoever is not at the table is told once a turn that it is theirs, by mail or by a webhook."""

import re
import smtplib
from collections import OrderedDict
from collections.abc import Callable
from email.message import EmailMessage
from queue import Full, Queue
from threading import Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Final

from darbar import DarbarError, Seat
from darbar.errors import quoted
from msgspec import Struct

from .settings import Mail
from .speech import Speech
from .store import Notice
from .webhooks import NotSent, Webhooks, checked

if TYPE_CHECKING:
    from .hall import Hall
    from .tables import LiveTable

MAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}")
SECONDS: Final = 10.0
MOST_WAITING: Final = 1000
DELAY: Final = 20.0
"""So many seconds somebody has to come by themselves, or a page to be loaded anew, before they are told."""

TRIES: Final = 3
PAUSE: Final = 5.0
MOST_AN_HOUR: Final = 30
"""So many notices an hour go to one address at most: nobody is flooded because a stranger has typed their address."""


class Told(Struct, frozen=True):
    """Something to tell somebody."""

    way: str
    address: str
    subject: str
    sentence: str
    link: str


class Notices:
    """Who is told, and where. Nothing is sent until `open` says how."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._site = ""
        self._mail: Mail | None = None
        self._webhooks: Webhooks | None = None
        self._waiting: Queue[Told | None] = Queue(MOST_WAITING)
        self._sent: OrderedDict[str, list[float]] = OrderedDict()
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

    def set(self, id: str, seat: Seat, *, mail: str = "", webhook: str = "") -> None:
        """Where the player of a seat is told; nothing at all ends it."""
        self._hall.store.set_notice(id, Notice(seat, checked_mail(mail), webhook and checked(webhook)))

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
        mail = notice.mail or (account.mail if account else "")
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
                    self._put(self._told(table, seat, language, way, address))

    def _is_long_away(self, table: "LiveTable", seat: Seat, turn: int) -> bool:
        """Whether somebody has had the time to come by themselves."""
        since = self._since.setdefault((table.id, seat, turn), monotonic())
        left = since + DELAY - monotonic()
        if left > 0:
            self._hall.clockwork.look_at(table.id, left)
            return False
        del self._since[table.id, seat, turn]
        return True

    def _told(self, table: "LiveTable", seat: Seat, language: str, way: str, address: str) -> Told:
        speech, session = Speech(language), table.session
        given = {"title": session.title, "name": session.names[seat]}
        link = f"{self._site}/table/{table.id}/seat/{seat + 1}"
        return Told(way, address, speech.say("notice-subject", **given), speech.say("notice-turn", **given), link)

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
        now = monotonic()
        times = [time for time in self._sent.pop(address, []) if time > now - 3600]
        may = len(times) < MOST_AN_HOUR
        self._sent[address] = [*times, now] if may else times
        while len(self._sent) > MOST_WAITING:
            self._sent.popitem(last=False)
        return may

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
            except (DarbarError, OSError, smtplib.SMTPException):
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


def _turn(table: "LiveTable", seat: Seat) -> int:
    """A number that grows when others have answered: between two of their answers, it is one turn."""
    with table.session.still():
        moves = table.session.record.moves[: table.session.chair(seat).answered]
    return next((place for place in range(len(moves), 0, -1) if moves[place - 1][0] != seat), 0) + 1


def checked_mail(address: str) -> str:
    """A mail address, or none."""
    if address and not MAIL.fullmatch(address):
        raise DarbarError(f"{quoted(address)} is no mail address")
    return address


def as_json(told: Told) -> dict[str, Any]:
    """What a webhook is sent: `text` and `content` are what Slack, Mattermost and Discord show."""
    text = f"{told.sentence} {told.link}"
    return {"text": text, "content": text, "subject": told.subject, "link": told.link}


def send_mail(mail: Mail, told: Told) -> None:
    """Send a notice by mail."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = mail.sender, told.address, told.subject
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(f"{told.sentence}\n\n{told.link}\n")
    try:
        with smtplib.SMTP(mail.server, mail.port, timeout=SECONDS) as server:
            if mail.tls:
                server.starttls()
            if mail.user:
                server.login(mail.user, mail.password)
            server.send_message(message)
    except (OSError, smtplib.SMTPException) as error:
        raise NotSent(f"the mail server does not take it: {error}") from None
