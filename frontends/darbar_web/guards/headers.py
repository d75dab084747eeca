"""What browsers are told with every answer: no script but ours, nothing from elsewhere, nothing in frames or caches."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types darbar",
    )
)
"""Whatever somebody smuggles into a page, no browser runs it."""

TOLD: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}

ENCRYPTED: Final = "max-age=31536000"


class HeadersGuard:
    """Adds what browsers are told; pages are kept in no cache, unless they say so themselves."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self._app = app
        self._told = {**TOLD, "Strict-Transport-Security": ENCRYPTED} if secure else TOLD

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add to its answer."""
        if scope["type"] != "http":
            return await self._app(scope, receive, send)

        async def tell(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._told.items():
                    headers[name] = value
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        return await self._app(scope, receive, tell)
