"""How much is too much: of requests from one address, of matches, chat and wrong passwords, and of bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from ipaddress import IPv6Address, IPv6Network
from threading import Lock
from time import monotonic
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..refusals import TooMuch as TooMuch
from ..speech import refused

MOST_KNOWN: Final = 20_000
"""Of so many is remembered how much they have asked for; whoever was away longest is forgotten."""

LONGEST_ADDRESS: Final = 2000
"""So many signs has the address of a request at most."""

NETWORK: Final = 64
"""Whoever has one IPv6 address has all with the same first bits: they count as one."""


class Bucket:
    """So many at once, and so many a minute after that, for each of those who ask."""

    def __init__(self, limit: tuple[int, int], now: Callable[[], float] = monotonic) -> None:
        self._most, self._rate = float(limit[0]), limit[1] / 60
        self._now = now
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()
        self._lock = Lock()

    def take(self, who: Hashable) -> bool:
        """Whether there is still one for somebody; then it is taken."""
        with self._lock:
            now = self._now()
            left, since = self._left.pop(who, (self._most, now))
            left = min(self._most, left + (now - since) * self._rate)
            self._left[who] = (left - 1 if left >= 1 else left, now)
            if len(self._left) > MOST_KNOWN:
                self._left.popitem(last=False)
            return left >= 1

    def check(self, *everyone: Hashable) -> None:
        """Take one for everyone who is concerned: an address, an account, a match; or say that it is too much.

        Whoever has none left takes nothing of the others: an address that asks without end leaves an account alone.
        """
        if not all(self.take(who) for who in everyone if who is not None):
            raise TooMuch


class Places:
    """So many at the same time, for each of those who ask and for all of them: streams of news, say."""

    def __init__(self, most: int, most_of_all: int) -> None:
        self._most, self._most_of_all = most, most_of_all
        self._taken: dict[Hashable, int] = {}
        self._lock = Lock()

    @property
    def taken(self) -> int:
        """How many are taken by all together."""
        return sum(self._taken.values())

    def enter(self, who: Hashable) -> Callable[[], None]:
        """Take a place; the answer gives it back."""
        with self._lock:
            if self._taken.get(who, 0) >= self._most or self.taken >= self._most_of_all:
                raise TooMuch
            self._taken[who] = self._taken.get(who, 0) + 1
        return lambda: self._leave(who)

    def _leave(self, who: Hashable) -> None:
        with self._lock:
            self._taken[who] -= 1
            if not self._taken[who]:
                del self._taken[who]


def address_of(request: Request) -> str:
    """Where a request comes from; behind a proxy that is trusted, what that one says."""
    return network(request.client.host) if request.client is not None else ""


def network(address: str) -> str:
    """To whom an address belongs: itself, or the network of an IPv6 address."""
    if ":" not in address:
        return address
    try:
        number = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(number.ipv4_mapped or IPv6Network((number, NETWORK), strict=False))


class SizeGuard:
    """Reads no more of a request than its route takes, and no more requests of one address than its share."""

    def __init__(self, app: ASGIApp, requests: Bucket, size: Callable[[str], int]) -> None:
        self._app = app
        self._requests = requests
        self._size = size

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, with a bounded body."""
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        most, request = self._size(scope["path"]), Request(scope)
        if not self._requests.take(address_of(request)):
            return await refused(request, "web-too-much", 429, {"Retry-After": "5"})(scope, receive, send)
        if len(scope["path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
            return await refused(request, "web-too-large", 414, {"Connection": "close"})(scope, receive, send)
        if _announced(scope) > most:
            return await refused(request, "web-too-large", 413, {"Connection": "close"})(scope, receive, send)
        return await self._app(scope, bounded(receive, most), send)


def _announced(scope: Scope) -> int:
    length = Headers(scope=scope).get("content-length", "0")
    return int(length) if length.isascii() and length.isdigit() and len(length) < 19 else 1 << 62


def bounded(receive: Receive, most: int) -> Receive:
    """A body that ends with an error when it is larger than it may be."""
    seen = 0

    async def some() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            raise HTTPException(413)
        return message

    return some
