"""Serving: the application listens, until somebody stops it; streams end first, so that nobody waits for them."""

import socket
from collections.abc import Callable
from threading import Thread

import uvicorn
from darbar import DarbarError
from starlette.types import ASGIApp

from .server import Server
from .settings import Settings

GOODBYE = 3
"""So many seconds requests may take that are there when the server stops."""


class Listening(uvicorn.Server):
    """uvicorn, which ends our streams before it waits for them, and says when it is there."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], object]) -> None:
        super().__init__(config)
        self._ours = server
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening."""
        self._ours.close_streams()
        await super().shutdown(sockets)


def listener(settings: Settings) -> socket.socket:
    """The socket on which a server listens; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # or asyncio lets Nagle wait
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((settings.host, settings.port))
    except OSError as error:
        bound.close()
        raise DarbarError(f"nobody can listen at {settings.host}:{settings.port}: {error.strerror}") from None
    return bound


def listening(app: ASGIApp, server: Server, ready: Callable[[], object] = lambda: None) -> Listening:
    """A server that is about to listen."""
    settings = server.settings
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or "",
        server_header=False,
        timeout_graceful_shutdown=GOODBYE,
        timeout_keep_alive=30,
        limit_concurrency=None,
        lifespan="on",
        ws="none",
    )
    return Listening(config, server, ready)


class Background:
    """A server in a thread of its own, for one match at home and for tests."""

    def __init__(self, app: ASGIApp, server: Server, bound: socket.socket) -> None:
        self._listening = listening(app, server)
        self._thread = Thread(target=self._listening.run, args=([bound],), name="web", daemon=True)
        self._bound = bound

    def start(self) -> None:
        """Listen from now on."""
        self._thread.start()
        while not self._listening.started and self._thread.is_alive():
            self._thread.join(0.01)
        if not self._listening.started:
            raise DarbarError("the server could not begin")

    def stop(self) -> None:
        """Stop, and wait until everything is gone."""
        self._listening.should_exit = True
        self._thread.join()
        self._bound.close()
