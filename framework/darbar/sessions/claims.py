"""Claims: which program plays a saved match. A claim is gone with its process, however that ends.

Saving replaces the file of a match, so that a lock on it would be lost: there is a file for each claim in a folder of
its own. Where files cannot be locked, or that folder cannot be written, everybody may play everything.
"""

import errno
import os
import time
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from threading import RLock
from types import TracebackType
from typing import Final
from weakref import finalize

from ..errors import RecordError
from .home import home

TRIES: Final = 5
PAUSE: Final = 0.02
"""Somebody else may just be looking whether a match is claimed, for a moment."""

TAKEN: Final = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}


class InUse(RecordError):
    """A match is being played by another program."""

    def __init__(self, path: Path) -> None:
        sentence = f"{path} is being played by another program: watch it with `darbar replay`, or wait until it ends"
        super().__init__(sentence, key="record-in-use", args={"path": path})


class Held:
    """A locked file, and how many in this process count on it."""

    def __init__(self, file: int | None) -> None:
        self.file = file
        self.count = 0


_held: dict[Path, Held] = {}
_guard = RLock()


class Claim:
    """A match that nobody else plays until this is released, or forgotten."""

    def __init__(self, lock: Path) -> None:
        self.release = finalize(self, _release, lock)

    def __enter__(self) -> "Claim":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.release()


def claim(path: Path) -> Claim:
    """Claim a match for this process, which may do so several times; `InUse` when another plays it."""
    lock = _lock_of(path)
    with _guard:
        if lock not in _held:
            _held[lock] = Held(_locked(lock, path))
        _held[lock].count += 1
        return Claim(lock)


def in_use(path: Path) -> bool:
    """Whether another process plays the match in a file."""
    lock = _lock_of(path)
    with _guard:
        if lock in _held:
            return False
        try:
            file = os.open(lock, os.O_RDWR | getattr(os, "O_CLOEXEC", 0))
        except OSError:
            return False
        try:
            return not _lock(file)
        finally:
            os.close(file)


def _lock_of(path: Path) -> Path:
    return home() / "playing" / sha256(os.fsencode(os.path.realpath(path))).hexdigest()[:32]


def _locked(lock: Path, path: Path) -> int | None:
    """The open file with the lock; None where there can be none."""
    for _ in range(TRIES):
        try:
            lock.parent.mkdir(parents=True, exist_ok=True)
            file = os.open(lock, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        except (OSError, ValueError):
            return None
        if _lock(file) and _is_there(file, lock):
            return file
        os.close(file)
        time.sleep(PAUSE)
    raise InUse(path)


def _is_there(file: int, lock: Path) -> bool:
    """Whether this is still the file with that name: whoever had it before has removed it."""
    try:
        return os.path.samestat(os.fstat(file), os.stat(lock))
    except OSError:
        return False


def _lock(file: int) -> bool:
    """Lock a file, if nobody else has; it counts as locked where files cannot be."""
    try:
        try:
            import fcntl
        except ImportError:
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in TAKEN
    return True


def _release(lock: Path) -> None:
    with _guard:
        held = _held.get(lock)
        if held is None:
            return
        held.count -= 1
        if held.count == 0:
            del _held[lock]
            if held.file is not None:
                with suppress(OSError):
                    lock.unlink()
                os.close(held.file)
