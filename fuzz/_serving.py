"""A life of a server: it listens at a free port, which it tells, until somebody kills it."""

import sys

from darbar_web.app import application, opened
from darbar_web.serving import listener, listening
from darbar_web.settings import Limits, Settings
from msgspec.structs import replace

MUCH = (10_000_000, 10_000_000)
"""Everybody comes from this machine, and in a hurry."""


def serve(store: str) -> None:
    """Serve what is in a store."""
    limits = Limits(MUCH, MUCH, MUCH, MUCH, MUCH, MUCH, MUCH, at_once=1000, streams=1000)
    settings = Settings(port=0, bots=1, limits=limits)
    bound = listener(settings)
    settings = replace(settings, port=bound.getsockname()[1])
    server = opened(settings, store)
    listening(application(server), server, lambda: print(settings.address, flush=True)).run([bound])


if __name__ == "__main__":
    serve(sys.argv[1])
