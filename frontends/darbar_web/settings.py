"""Settings of a server: where it listens, where it keeps matches, and what it lets anybody do."""

from typing import Final
from urllib.parse import urlsplit

from darbar import DarbarError
from msgspec import Struct

from .watchdog import PATIENCE

LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
"""The names of this machine that nobody else can reach."""


class Limits(Struct, frozen=True):
    """How much one address, one account and one match may ask for: so many at once, and so many a minute after that."""

    requests: tuple[int, int] = (240, 600)
    answers: tuple[int, int] = (60, 240)
    begun: tuple[int, int] = (20, 10)
    spoken: tuple[int, int] = (10, 20)
    entered: tuple[int, int] = (8, 6)
    hints: tuple[int, int] = (4, 12)
    linked: tuple[int, int] = (30, 30)
    at_once: int = 12
    streams: int = 64
    streams_of_all: int = 10_000
    body: int = 64 * 1024
    record: int = 2 * 1024 * 1024
    guessed: tuple[int, int] = (60, 60)


class Mail(Struct, frozen=True):
    """How turn notices are mailed: a server, who they are from, and how one enters there."""

    server: str
    sender: str
    port: int = 587
    user: str = ""
    password: str = ""
    tls: bool = True


class Settings(Struct, frozen=True):
    """All that can be set. `origin` is the address that people type; without one, that of the machine itself."""

    host: str = "127.0.0.1"
    port: int = 8000
    store: str = ""
    origin: str = ""
    bots: int = 2
    ray: str = ""
    proxies: str = ""
    language: str = ""
    accounts: bool = True
    metrics: bool = False
    webhooks: bool = True
    mail: Mail | None = None
    internal: str = ""
    rules_patience: float = PATIENCE
    forget_after: int = 0
    limits: Limits = Limits()

    @property
    def address(self) -> str:
        """What people type into their browsers."""
        return self.origin or f"http://{_in_address(self.host)}:{self.port}"

    @property
    def within(self) -> str:
        """Where other processes with the same store reach this one."""
        return self.internal or f"http://{_in_address(self.host)}:{self.port}"

    @property
    def origins(self) -> frozenset[str]:
        """From which pages requests may come: our own, by all names that they have."""
        return frozenset({self.origin} if self.origin else {f"http://{host}" for host in self.hosts})

    @property
    def hosts(self) -> frozenset[str]:
        """By which names this server may be asked for: a page elsewhere cannot pretend that it is one of ours."""
        names = {self.host, *(LOOPBACK if self.host in (*LOOPBACK, "0.0.0.0", "::") else ())}
        own = {f"{_in_address(name)}:{self.port}" for name in names}
        return frozenset(own | {one.removesuffix(":80") for one in own} | {urlsplit(self.within).netloc})

    @property
    def secure(self) -> bool:
        """Whether cookies go over encrypted connections alone."""
        return self.address.startswith("https://")


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def checked_origin(given: str) -> str:
    """An address such as https://play.example.org, without anything after it."""
    parts = urlsplit(given.rstrip("/"))
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query or "@" in parts.netloc:
        raise DarbarError(f"an address is written like https://play.example.org, not {given!r}")
    return f"{parts.scheme}://{parts.netloc.lower()}"
