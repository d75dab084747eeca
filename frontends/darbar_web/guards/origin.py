"""Where a request comes from: changes come from our own pages, and everybody asks for us by our name."""

from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from ..speech import refused

SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
"""These change nothing."""


class OriginGuard:
    """Refuses requests under a name that is not ours, and changes that another page asks for.

    A program that brings a token of its own in a header sends no cookies: it may come from anywhere.
    """

    def __init__(self, app: ASGIApp, origins: Collection[str], names: Collection[str] = ()) -> None:
        self._app = app
        self._origins = frozenset(origins)
        self._hosts = frozenset({*(urlsplit(origin).netloc for origin in origins), *names})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        why = self._refused(scope) if scope["type"] == "http" else None
        if why is None:
            await self._app(scope, receive, send)
        else:
            await refused(Request(scope), why, 403)(scope, receive, send)

    def _refused(self, scope: Scope) -> str | None:
        headers = Headers(scope=scope)
        if self._hosts and headers.get("host", "").lower() not in self._hosts:
            return "web-strange-host"
        if scope["method"] in SAFE or self.is_ours(headers):
            return None
        return "web-strange-origin"

    def is_ours(self, headers: Headers) -> bool:
        """Whether a change is asked for by our own pages, or by a program without cookies."""
        if headers.get("authorization", "").lower().startswith("bearer ") and "cookie" not in headers:
            return True
        origin, site = headers.get("origin"), headers.get("sec-fetch-site")
        if origin is not None:
            return origin in self._origins
        if site is not None:
            return site in ("same-origin", "none")
        return "cookie" not in headers
