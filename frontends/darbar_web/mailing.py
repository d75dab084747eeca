"""Mailing: turn notices by SMTP. Nothing is sent before the owner of an address has said yes; each mail has a way out.

A letter, in a link, says what pressing it means: yes or no, for whose notices, at which address. It is signed by the
store's secret, so nobody makes one but us, and nothing has to be kept of it.
"""

import smtplib
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from hmac import compare_digest, digest
from typing import Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from .refusals import Refusal
from .settings import LOOPBACK, Mail
from .store import Store
from .webhooks import NotSent

SECONDS: Final = 10.0
ENCRYPTED: Final = 465
"""At this port mail servers speak encrypted from the first word on."""

LONGEST: Final = 1000


class Told(Struct, frozen=True):
    """Something to tell somebody; `leave` is where they end it."""

    way: str
    address: str
    subject: str
    sentence: str
    link: str
    leave: str = ""
    leave_says: str = ""


class Letter(Struct, frozen=True, array_like=True):
    """What a link in a mail means: mail from now on, or no more. `whose` is an account, or a match and a seat."""

    act: Literal["confirm", "leave"]
    whose: str
    address: str


class Letters:
    """Signs letters, and knows who has said yes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = store.secret().encode()

    def write(self, letter: Letter) -> str:
        """A letter for a link."""
        content = msgspec.json.encode(letter)
        return f"{_text(content)}.{_text(self._signed(content))}"

    def read(self, written: str) -> Letter:
        """A letter that we wrote; any other is refused."""
        content, _, sign = written[:LONGEST].partition(".")
        try:
            given = urlsafe_b64decode(content + "==")
            if compare_digest(_text(self._signed(given)), sign):
                return msgspec.json.decode(given, type=Letter)
        except (NotBase64, ValueError, msgspec.DecodeError):
            pass
        raise Refusal("web-mail-link")

    def obey(self, letter: Letter) -> None:
        """Do what a letter says."""
        if letter.act == "confirm":
            self._store.confirm_mail(letter.whose, letter.address)
        else:
            self._store.end_mail(letter.whose, letter.address)

    def confirmed(self, whose: str, address: str) -> bool:
        """Whether the owner of an address has said yes to these notices."""
        return bool(address) and self._store.confirmed_mail(whose) == address

    def _signed(self, content: bytes) -> bytes:
        return digest(self._key, b"letter " + content, "sha256")


def _text(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


# Sending


def send_mail(mail: Mail, told: Told) -> None:
    """Send a notice by mail, encrypted; within this machine it need not be."""
    safe = ssl.create_default_context()
    try:
        with _connected(mail, safe) as server:
            if mail.tls and mail.port != ENCRYPTED and mail.server not in LOOPBACK:
                server.starttls(context=safe)
            if mail.user:
                server.login(mail.user, mail.password)
            server.send_message(message(mail, told))
    except (OSError, smtplib.SMTPException) as error:
        raise NotSent(f"the mail server does not take it: {error}") from None


def _connected(mail: Mail, safe: ssl.SSLContext) -> smtplib.SMTP:
    if mail.port == ENCRYPTED:
        return smtplib.SMTP_SSL(mail.server, mail.port, timeout=SECONDS, context=safe)
    return smtplib.SMTP(mail.server, mail.port, timeout=SECONDS)


def message(mail: Mail, told: Told) -> EmailMessage:
    """A notice as a mail, with its way out where programs and people look for it."""
    made = EmailMessage()
    made["From"], made["To"], made["Subject"] = mail.sender, told.address, told.subject
    made["Date"] = formatdate()
    made["Message-ID"] = make_msgid(domain=urlsplit(told.link).hostname or "darbar.invalid")
    made["Auto-Submitted"] = "auto-generated"
    if told.leave:
        made["List-Unsubscribe"] = f"<{told.leave}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    out = f"\n--\u0020\n{told.leave_says}\n{told.leave}\n" if told.leave else ""
    made.set_content(f"{told.sentence}\n\n{told.link}\n{out}", cte="quoted-printable")
    return made
