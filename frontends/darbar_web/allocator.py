"""The allocator: a server with many threads keeps less memory that nobody uses, where the C library can do that."""

import ctypes
import sys
from contextlib import suppress
from typing import Final

M_MMAP_THRESHOLD: Final = -3
M_ARENA_MAX: Final = -8
ARENAS: Final = 2
LARGE: Final = 256 * 1024


def settle() -> None:
    """Let threads share their stores of memory, and give large pieces back at once.

    Otherwise glibc keeps a store for each thread that has ever drawn a page, and none of them shrinks.
    """
    with suppress(AttributeError, OSError, TypeError):
        if sys.platform == "linux":
            library = ctypes.CDLL(None)
            library.mallopt(M_ARENA_MAX, ARENAS)
            library.mallopt(M_MMAP_THRESHOLD, LARGE)


def give_back() -> None:
    """Give memory that nobody uses any more back to the system."""
    with suppress(AttributeError, OSError, TypeError):
        if sys.platform == "linux":
            ctypes.CDLL(None).malloc_trim(0)
