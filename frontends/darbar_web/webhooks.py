"""Webhooks: a web address is called when it is somebody's turn. Nobody reaches our own house by that.

A stranger names the address, so it must be one that anybody could reach: its name is looked up, each of its numbers is
checked, and exactly the checked one is called. Where it sends us on, we do not go.
"""

import socket
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from ssl import SSLContext
from time import monotonic
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore
import msgspec
from darbar import DarbarError
from darbar.errors import quoted

from .refusals import Refusal

LONGEST: Final = 500
SECONDS: Final = 10.0
Address = IPv4Address | IPv6Address
USUAL: Final = (ip_network("0.0.0.0/0"), ip_network("2000::/3"))
"""The numbers that are given to anybody. Whatever else of IPv6 leads somewhere, leads there by a detour."""

UNUSUAL: Final = tuple(ip_network(one) for one in ("192.0.0.0/24", "192.88.99.0/24", "3fff::/20"))
"""Among them those that are not: Python knows of some only since lately."""


class NotSent(DarbarError):
    """A notice that did not arrive."""


def is_public(address: Address) -> bool:
    """Whether anybody on the Internet could reach this number, and it means the same to everyone."""
    inner = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None)
    teredo = getattr(address, "teredo", None)
    if inner is not None or teredo is not None:
        return inner is not None and teredo is None and is_public(inner)
    usual = any(address in network for network in USUAL) and not any(address in network for network in UNUSUAL)
    return usual and address.is_global and not address.is_multicast


def checked(address: str) -> str:
    """An address that may be called, as far as its text tells."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Refusal("web-no-address", longest=LONGEST) from None
    if (
        len(address) > LONGEST
        or parts.scheme not in ("http", "https")
        or not parts.hostname
        or port == 0
        or "@" in parts.netloc
        or not address.isascii()
        or any(sign.isspace() or not sign.isprintable() for sign in address)
    ):
        raise Refusal("web-no-address", longest=LONGEST)
    return address


class Hurried(httpcore.NetworkStream):
    """A connection that has so many seconds altogether, however slowly the other side trickles."""

    def __init__(self, stream: httpcore.NetworkStream, until: float | None = None) -> None:
        self._stream = stream
        self._until = monotonic() + SECONDS if until is None else until

    def _left(self) -> float:
        left = self._until - monotonic()
        if left <= 0:
            raise httpcore.ReadTimeout
        return left

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        """What comes."""
        return self._stream.read(max_bytes, self._left())

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        """Send something."""
        self._stream.write(buffer, self._left())

    def close(self) -> None:
        """End it."""
        self._stream.close()

    def start_tls(
        self, ssl_context: SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.NetworkStream:
        """Go on in secret."""
        return Hurried(self._stream.start_tls(ssl_context, server_hostname, self._left()), self._until)

    def get_extra_info(self, info: str) -> Any:
        """What httpcore wants to know of it."""
        return self._stream.get_extra_info(info)


class Street(httpcore.NetworkBackend):
    """Connects to public numbers only, whatever a name stands for at that moment."""

    def __init__(self, is_allowed: Callable[[Address], bool]) -> None:
        self._is_allowed = is_allowed

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.NetworkStream:
        """Connect to the first number of a name; if any of them is private, to none."""
        numbers = self._numbers(host, port)
        if not numbers or not all(self._is_allowed(ip_address(number.partition("%")[0])) for number in numbers):
            raise NotSent(f"{quoted(host)} is not a public address: nothing is sent there")
        backend = httpcore.SyncBackend()
        return Hurried(backend.connect_tcp(numbers[0], port, timeout, local_address, socket_options))

    def _numbers(self, host: str, port: int) -> list[str]:
        try:
            return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        except (OSError, UnicodeError):
            return []


class Webhooks:
    """Calls web addresses."""

    def __init__(self, is_allowed: Callable[[Address], bool] = is_public) -> None:
        self._pool = httpcore.ConnectionPool(
            network_backend=Street(is_allowed), max_connections=4, max_keepalive_connections=0, retries=0
        )

    def send(self, address: str, what: dict[str, Any]) -> None:
        """Send something as JSON; an answer that is not yes is a failure, and one that sends us on too."""
        timeout = dict.fromkeys(("connect", "read", "write", "pool"), SECONDS)
        headers = [("Content-Type", "application/json"), ("User-Agent", "Darbar")]
        try:
            with self._pool.stream(
                "POST",
                checked(address),
                headers=headers,
                content=msgspec.json.encode(what),
                extensions={"timeout": timeout},
            ) as answer:
                status = answer.status
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError) as error:
            raise NotSent(f"{quoted(address)} does not answer: {type(error).__name__}") from None
        if not 200 <= status < 300:
            raise NotSent(f"{quoted(address)} answers with {status}")

    def close(self) -> None:
        """Let go of connections."""
        self._pool.close()
