"""How much is too much: of requests from one address, of matches, chat and wrong passwords, and of bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from time import monotonic
from typing import Final

from darbar import DarbarError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_KNOWN: Final = 20_000
"""Of so many is remembered how much they have asked for; whoever was away longest is forgotten."""

TOO_MUCH: Final = "That is too much at once. Wait a little, then try again."
TOO_LARGE: Final = "That is too large to be read."


class TooMuch(DarbarError):
    """Somebody asks for more than the server gives."""


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
        """Take one for everyone who is concerned: an address, an account, a match; or say that it is too much."""
        taken = [self.take(who) for who in everyone if who is not None]
        if not all(taken):
            raise TooMuch(TOO_MUCH)


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
                raise TooMuch(TOO_MUCH)
            self._taken[who] = self._taken.get(who, 0) + 1
        return lambda: self._leave(who)

    def _leave(self, who: Hashable) -> None:
        with self._lock:
            self._taken[who] -= 1
            if not self._taken[who]:
                del self._taken[who]


def address_of(request: Request) -> str:
    """Where a request comes from; behind a proxy that is trusted, what that one says."""
    return request.client.host if request.client is not None else ""


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
        most, client = self._size(scope["path"]), scope.get("client")
        if not self._requests.take(client[0] if client else ""):
            return await PlainTextResponse(TOO_MUCH, 429, {"Retry-After": "5"})(scope, receive, send)
        if _announced(scope) > most:
            return await PlainTextResponse(TOO_LARGE, 413, {"Connection": "close"})(scope, receive, send)
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
            raise HTTPException(413, TOO_LARGE)
        return message

    return some
