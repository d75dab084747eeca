"""The allocator: a server with many threads keeps less memory that nobody uses, where the C library can do that."""

import ctypes
import gc
import sys
from contextlib import suppress
from typing import Final

M_MMAP_THRESHOLD: Final = -3
M_ARENA_MAX: Final = -8
ARENAS: Final = 2
LARGE: Final = 256 * 1024


YOUNG: Final = 10_000
SELDOM: Final = 100
"""With hundreds of matches, looking through all of them for what nobody uses any more takes a quarter of a second, in
which nobody is answered. Usually that happens several times a minute; so it happens every few minutes."""


def settle() -> None:
    """Let threads share their stores of memory, and give large pieces back at once; collect all garbage seldom.

    Otherwise glibc keeps a store for each thread that has ever drawn a page, and none of them shrinks.
    """
    gc.set_threshold(YOUNG, gc.get_threshold()[1], SELDOM)
    with suppress(AttributeError, OSError, TypeError):
        if sys.platform == "linux":
            library = ctypes.CDLL(None)
            library.mallopt(M_ARENA_MAX, ARENAS)
            library.mallopt(M_MMAP_THRESHOLD, LARGE)


def give_back() -> None:
    """Give memory that nobody uses any more back to the system: whatever was put away is garbage now."""
    gc.collect()
    with suppress(AttributeError, OSError, TypeError):
        if sys.platform == "linux":
            ctypes.CDLL(None).malloc_trim(0)
