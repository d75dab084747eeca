"""News: a stream for each page that listens. Its events are numbered by the version of the table that they show.

A stream waits without a thread: whoever changes the table wakes it, and then the page is drawn in one. Few are drawn at
the same time, in the order in which they were asked for: answers to those who play do not wait for them. Reconnecting
with `Last-Event-ID` brings the present page if it is another one, and nothing if it is not: all that was missed is in
it.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Final, NamedTuple

from anyio import to_thread
from darbar import DarbarError
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import StreamingResponse

from .server import GRACE
from .visits import Visit

HEARTBEAT: Final = 15.0
"""After so many seconds of silence a stream shows that it is still there."""

ENDED: Final = "event: ended\ndata: ended\n\n"
"""Whoever gets this does not listen again: the seat is somebody else's now."""

Draw = Callable[[Visit, int], tuple[int, str]]
"""Draws the table for whoever has seen a version of it: which one it is now, and what is to be shown."""


class Bell:
    """Wakes the stream that waits for it, from whatever thread."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._rung = asyncio.Event()

    def ring(self) -> None:
        """Something may have changed."""
        with suppress(RuntimeError):  # the loop may be gone already
            self._loop.call_soon_threadsafe(self._rung.set)

    async def wait(self, seconds: float) -> bool:
        """Wait until it is rung; whether it was."""
        try:
            await asyncio.wait_for(self._rung.wait(), seconds)
        except TimeoutError:
            return False
        self._rung.clear()
        return True


def stream(visit: Visit, draw: Draw, kind: str) -> StreamingResponse:
    """The news of a table for a visitor, each drawn as something of a kind."""
    leave = visit.server.streams.enter(visit.address)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(_news(visit, draw, kind, leave), media_type="text/event-stream", headers=headers)


def seen_before(request: Request) -> int:
    """The version that a page shows already: it says so when it connects, and again when it connects anew."""
    given = request.headers.get("last-event-id") or request.query_params.get("version", "")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 16 else -1


async def _news(visit: Visit, draw: Draw, kind: str, leave: Callable[[], None]) -> AsyncIterator[str]:
    bell, table, seat = Bell(), visit.table, visit.seat
    stop = table.subscribe(bell.ring)
    visit.server.bells.add(bell)
    try:
        if seat is not None:
            await run_in_threadpool(visit.server.presence.come, table, seat)
        async for event in _events(visit, draw, kind, bell):
            yield event
    finally:
        stop()
        leave()
        visit.server.bells.discard(bell)
        if seat is not None:
            visit.server.presence.go(table, seat)
            visit.server.later(GRACE, visit.server.presence.look, table, seat)


async def _events(visit: Visit, draw: Draw, kind: str, bell: Bell) -> AsyncIterator[str]:
    seen, shown = seen_before(visit.request), -1
    yield "retry: 1000\n\n"
    while not visit.server.closing and not visit.table.over:
        found = await to_thread.run_sync(_looked, visit, draw, seen, shown, limiter=visit.server.easels)
        if found is None:
            yield ENDED
            return
        if found.version != seen:
            seen = shown = found.version
            yield event(kind, seen, found.said)
        del found  # it is large, and many wait
        if not await bell.wait(HEARTBEAT):
            yield ": still there\n\n"


class Found(NamedTuple):
    """What somebody has found who looked at the table: its version, and if it is another one, what is to be shown."""

    version: int
    said: str = ""


def _looked(visit: Visit, draw: Draw, seen: int, shown: int) -> Found | None:
    """Look at the table once; None where the seat is somebody else's now. What cannot be drawn stays as it was."""
    version = visit.table.version(visit.seat)
    if version == seen:
        return Found(seen)
    if not visit.holds():
        return None
    with suppress(DarbarError), visit.server.hall.busy_with(visit.table.id):
        return Found(*draw(visit, shown))
    return Found(seen)


def event(kind: str, number: int, said: str) -> str:
    """One event as it goes over the wire."""
    lines = "".join(f"data: {line}\n" for line in said.splitlines())
    return f"event: {kind}\nid: {number}\n{lines}\n"
