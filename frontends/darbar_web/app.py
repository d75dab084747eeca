"""The application: routes behind guards, and what begins and ends with it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import anyio.to_thread
from darbar import DarbarError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from . import errors
from .accounts import Accounts
from .elsewhere import Elsewhere
from .guards.headers import HeadersGuard
from .guards.limits import SizeGuard
from .guards.origin import OriginGuard
from .hall import PATIENCE, Hall
from .routes import routes
from .server import Server
from .settings import Settings
from .webhooks import Webhooks

if TYPE_CHECKING:
    from darbar.sessions.cluster import Cluster

THREADS = 64
"""So many requests are answered at the same time; streams that wait need no thread."""


def application(server: Server) -> ASGIApp:
    """Everything that a server answers, behind its guards."""
    app = Starlette(
        routes=routes(server.settings.metrics),
        exception_handlers={DarbarError: errors.told, HTTPException: errors.missing, Exception: errors.failed},
        lifespan=lifespan,
    )
    app.state.server = server
    return Elsewhere(guarded(app, server), server.hall)


def guarded(app: ASGIApp, server: Server) -> ASGIApp:
    """The guards, the outermost last: whatever they answer, browsers are told how to treat it."""
    sized = SizeGuard(app, server.requests, server.size)
    return HeadersGuard(OriginGuard(sized, server.settings.origins, server.settings.hosts), server.settings.secure)


@asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    """Go on with all matches; at the end let go of them. Whatever was confirmed is in the store."""
    server: Server = app.state.server
    anyio.to_thread.current_default_thread_limiter().total_tokens = THREADS
    await anyio.to_thread.run_sync(server.hall.wake)
    yield
    await anyio.to_thread.run_sync(server.hall.close)


def opened(settings: Settings, store: str) -> Server:
    """A server with what is in a store."""
    from .store import open_store

    kept = open_store(store)
    hall = Hall(
        kept,
        bots=settings.bots,
        pool=cluster(settings),
        address=settings.within,
        rules_patience=settings.rules_patience,
        forget_after=settings.forget_after,
    )
    hall.notices.open(settings.address, mail=settings.mail, webhooks=Webhooks() if settings.webhooks else None)
    return Server(settings, hall, Accounts(kept))


def cluster(settings: Settings) -> "Cluster | None":
    """Where bots think, if that is on a cluster."""
    if not settings.ray:
        return None
    from darbar.sessions.cluster import Cluster

    return Cluster(settings.bots, None if settings.ray == "local" else settings.ray, patience=PATIENCE)
