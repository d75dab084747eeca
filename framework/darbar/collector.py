"""The garbage collector, which comes seldom while much is made that frees itself: searches and simulations in a row.

What they make has no cycles, or few; the collector would only look through all of it, again and again.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final

SELDOM: Final = (200_000, 20, 100)
"""After how many new things it comes, in place of 700: cycles that a game makes are still found."""

_lock = Lock()
_busy: list[tuple[int, int, int]] = []


@contextmanager
def seldom() -> Iterator[None]:
    """As long as anybody is in here, in whatever thread, the collector comes seldom; then as often as it did before."""
    with _lock:
        _busy.append(gc.get_threshold())
        gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        with _lock:
            usual = _busy[0]
            _busy.pop()
            if not _busy:
                gc.set_threshold(*usual)
