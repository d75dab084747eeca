"""Elsewhere: several server processes with one store; each hands on what is asked about matches that others play.

A match is played by the process that has its lock. Another one hands requests and streams on, byte by byte, or plays
the match itself when nobody does. Servers recognise each other by a secret that stands in their common store.
"""

import re
from collections.abc import AsyncIterator
from contextlib import suppress
from hmac import compare_digest
from typing import Final

import anyio
import anyio.to_thread
import httpx
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .hall import Hall
from .speech import refused

PLACES: Final = re.compile(r"/(?:table|join|api/tables)/([A-Za-z0-9_-]{1,64})(?:/|$)")
HANDED: Final = b"darbar-handed"
CLIENT: Final = b"darbar-client"
HOP_BY_HOP: Final = {b"connection", b"keep-alive", b"te", b"trailer", b"transfer-encoding", b"upgrade", HANDED, CLIENT}
TRIES: Final = 5
PAUSE: Final = 0.2
"""A match may be on its way from one process to another, for a moment."""


class Elsewhere:
    """An application in front of which requests about matches that other processes play are handed on."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self._app = app
        self._hall = hall
        self._secret = hall.store.secret().encode() if hall.store.shared else b""
        self._client: httpx.AsyncClient | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, here or elsewhere."""
        if scope["type"] == "lifespan":
            return await self._live(scope, receive, send)
        if scope["type"] != "http" or not self._secret:
            return await self._app(scope, receive, send)
        scope, handed = self._received(scope)
        address = None if handed else await self._address(scope["path"])
        if address is None:
            return await self._app(scope, receive, send)
        return await self._hand_on(address, scope, receive, send)

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=100)
        timeout = httpx.Timeout(10.0, read=None, pool=None)
        client = self._client = httpx.AsyncClient(limits=limits, timeout=timeout, trust_env=False)

        async def tell(message: Message) -> None:
            if message["type"] == "lifespan.shutdown.complete":
                await client.aclose()  # whoever hears that all is over waits for nothing more
            await send(message)

        try:
            await self._app(scope, receive, tell)
        finally:
            if not client.is_closed:
                await client.aclose()

    def _received(self, scope: Scope) -> tuple[Scope, bool]:
        """A request as it came to the first server, and whether another has handed it on; nobody else can say so."""
        given = dict(scope["headers"])
        handed = compare_digest(given.get(HANDED, b""), self._secret)
        headers = [(name, value) for name, value in scope["headers"] if name not in (HANDED, CLIENT)]
        client = (given.get(CLIENT, b"").decode("latin-1"), 0) if handed else scope.get("client")
        return {**scope, "headers": headers, "client": client}, handed

    async def _address(self, path: str) -> str | None:
        """Where a request belongs; None for here."""
        found = PLACES.match(path)
        if found is None or self._hall.find_live(found[1]) is not None:
            return None
        for _ in range(TRIES):
            address = await anyio.to_thread.run_sync(self._hall.elsewhere, found[1])
            if address != self._hall.address:
                return address
            await anyio.sleep(PAUSE)
        return None

    async def _hand_on(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the other server answer; if it is gone, its match comes here with the next request."""
        assert self._client is not None
        body = _Body(receive)
        request = self._client.build_request(
            scope["method"],
            address + scope.get("raw_path", scope["path"].encode()).decode("latin-1") + _query(scope),
            headers=self._headers(scope),
            content=body.pieces() if scope["method"] not in ("GET", "HEAD") else None,
        )
        try:
            answer = await self._client.send(request, stream=True)
        except httpx.HTTPError:
            return await refused(Request(scope), "web-on-its-way", 503)(scope, receive, send)
        try:
            await _copy(answer, body, send)
        finally:
            with anyio.CancelScope(shield=True):
                await answer.aclose()
        return None

    def _headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        kept = [(name, value) for name, value in scope["headers"] if name not in HOP_BY_HOP]
        client = (scope.get("client") or ("", 0))[0].encode("latin-1")
        return [*kept, (HANDED, self._secret), (CLIENT, client)]


class _Body:
    """What a browser sends, piece by piece, and that it has gone."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._more = True

    async def pieces(self) -> AsyncIterator[bytes]:
        while self._more:
            message = await self._receive()
            self._more = message["type"] == "http.request" and message.get("more_body", False)
            yield message.get("body", b"")

    async def gone(self) -> None:
        """Wait until nobody reads any more."""
        while (await self._receive())["type"] != "http.disconnect":
            pass


async def _copy(answer: httpx.Response, body: _Body, send: Send) -> None:
    """Pass an answer on as it comes, until it ends or nobody reads it."""
    headers = [(name.lower(), value) for name, value in answer.headers.raw if name.lower() not in HOP_BY_HOP]
    await send({"type": "http.response.start", "status": answer.status_code, "headers": headers})
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(_until_gone, body, tasks.cancel_scope)
        with suppress(httpx.HTTPError):  # it ends in the middle: the browser sees that too
            async for piece in answer.aiter_raw():
                await send(_piece(piece, more=True))
        tasks.cancel_scope.cancel()
    await send(_piece(b"", more=False))


async def _until_gone(body: _Body, scope: anyio.CancelScope) -> None:
    await body.gone()
    scope.cancel()


def _piece(content: bytes, *, more: bool) -> Message:
    return {"type": "http.response.body", "body": content, "more_body": more}


def _query(scope: Scope) -> str:
    query = scope.get("query_string", b"").decode("latin-1")
    return f"?{query}" if query else ""
