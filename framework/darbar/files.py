"""Files: read with a bound and written whole, regular ones only; whatever else lies there is named and left alone."""

import errno
import os
import re
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from .errors import RecordError, printable


class Taken(RecordError):
    """There is such a file already."""


DAY: Final = 24 * 60 * 60
TEMPORARY: Final = re.compile(r"\.darbar-([1-9][0-9]{0,9})-[0-9a-f]{8}")
"""The names of files that are being written: whose they are, and a number by chance."""

KINDS: Final = {
    stat.S_IFDIR: "a folder",
    stat.S_IFIFO: "a pipe",
    stat.S_IFSOCK: "a socket",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
    stat.S_IFLNK: "a link",
}


CAUSES: Final = {
    errno.ENOSPC: "cause-full",
    errno.EDQUOT: "cause-full",
    errno.EFBIG: "cause-too-large",
    errno.EACCES: "cause-forbidden",
    errno.EPERM: "cause-forbidden",
    errno.EROFS: "cause-read-only",
    errno.ENOENT: "cause-no-folder",
    errno.ENOTDIR: "cause-no-folder",
    errno.EEXIST: "cause-in-the-way",
    errno.ENAMETOOLONG: "cause-long-name",
    errno.EIO: "cause-broken",
}
"""The messages for what keeps a file from being written most often."""


class NoFileError(ValueError):
    """What is there is a folder, a pipe, or something else that is no file."""


def in_words(error: BaseException) -> str:
    """What the system has to say."""
    return str(getattr(error, "strerror", None) or error)


def cause(error: BaseException) -> str:
    """The message that says in every language why a file cannot be written; the system's words for what is rare."""
    if isinstance(error, NoFileError):
        return "cause-no-file"
    return CAUSES.get(getattr(error, "errno", None) or 0, in_words(error))


# Reading


@contextmanager
def told_with(path: Path) -> Iterator[None]:
    """What is wrong with a record in here is told with the name of its file."""
    try:
        yield
    except RecordError as error:
        if printable(str(path)) in str(error):
            raise
        raise RecordError(f"{path}: {error}") from None


def read_regular(path: Path, limit: int, kind: str = "record") -> bytes:
    """The content of a file of at most `limit` bytes, or a `RecordError`; nothing that could block is opened."""
    try:
        _check_regular(path.stat().st_mode)
        content = _read(path, limit + 1)
    except (OSError, ValueError) as error:
        raise RecordError(f"cannot read {path}: {in_words(error)}") from None
    if len(content) > limit:
        raise RecordError(f"{path} is larger than {limit // 1024} KiB: no {kind} is")
    return content


def _read(path: Path, most: int) -> bytes:
    """At most so many bytes of what is opened, whatever stood there when it was looked at."""
    descriptor = os.open(path, os.O_RDONLY | _flags("O_NONBLOCK", "O_NOCTTY", "O_CLOEXEC", "O_BINARY"))
    try:
        _check_regular(os.fstat(descriptor).st_mode)
        content = b""
        while piece := os.read(descriptor, min(most - len(content), 1 << 20)):
            content += piece
        return content
    finally:
        os.close(descriptor)


def _flags(*names: str) -> int:
    """Those of the flags that this system has."""
    return sum(getattr(os, name, 0) for name in names)


def _check_regular(mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise NoFileError(f"it is {kind_of(mode)}, not a file")


def kind_of(mode: int) -> str:
    """What something is called that is no regular file."""
    return KINDS.get(stat.S_IFMT(mode), "something else")


# Writing


def write_atomically(path: Path, content: str | bytes) -> None:
    """Replace a file by new content, keeping its permissions; if anything goes wrong, the old file is still there.

    A link is followed. What is there and is no regular file stays, and is named in a `RecordError`.
    """
    _put(path, content, os.replace)


def write_new(path: Path, content: str | bytes) -> None:
    """Write a file that is not there yet, whole or not at all; of several who want the same name, one gets it."""
    _put(path, content, _give_new_name)


def _put(path: Path, content: str | bytes, give_name: Callable[[Path, Path], None]) -> None:
    """Write a new file, and give it its name when it is complete."""
    written = None
    try:
        mode = _replaceable(path)
        data = content.encode() if isinstance(content, str) else content
        target = Path(os.path.realpath(path))
        written = target.with_name(f".darbar-{os.getpid()}-{os.urandom(4).hex()}")
        _write(written, data, mode)
        give_name(written, target)
    except BaseException as error:
        if written is not None:
            with suppress(OSError):
                written.unlink(missing_ok=True)
        if not isinstance(error, OSError | ValueError):
            raise
        if isinstance(error, FileExistsError):
            raise Taken(f"{path} is there already") from None
        sentence = f"cannot write {path}: {in_words(error)}. Nothing was changed there"
        raise RecordError(sentence, key="record-unwritten", args={"path": path, "cause": cause(error)}) from None
    _settle(target.parent)


def _give_new_name(written: Path, target: Path) -> None:
    """Name a file as nothing is named yet; where it cannot have two names for a moment, an empty one comes first."""
    try:
        os.link(written, target)
    except FileExistsError:
        raise
    except OSError:
        target.touch(exist_ok=False)
        try:
            os.replace(written, target)
        except BaseException:
            target.unlink()
            raise
    else:
        written.unlink()


def check_target(path: Path) -> None:
    """Refuse now what `write_atomically` would not replace later."""
    try:
        _replaceable(path)
    except (OSError, ValueError) as error:
        raise RecordError(f"cannot write {path}: {in_words(error)}") from None


def _replaceable(path: Path) -> int | None:
    """The permissions of the regular file that is there; None without one."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return None
    _check_regular(mode)
    return stat.S_IMODE(mode)


def _write(path: Path, data: bytes, mode: int | None) -> None:
    """Write a new file to the disk; it never has more permissions than the one whose place it takes."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _flags("O_CLOEXEC", "O_BINARY")
    with open(os.open(path, flags, 0o666 if mode is None else 0o600), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    if mode is not None:
        path.chmod(mode)


def _settle(folder: Path) -> None:
    """Let a new name in a folder outlive a power cut, where the system can do that."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY | _flags("O_DIRECTORY", "O_CLOEXEC"))
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def append(path: Path, content: str) -> None:
    """Add to the end of a file; a pipe that nobody reads is an `OSError`, not a wait."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | _flags("O_NONBLOCK", "O_NOCTTY", "O_CLOEXEC", "O_BINARY")
    with open(os.open(path, flags, 0o666), "wb") as file:
        file.write(content.encode())


# What killed processes leave behind


def sweep(folder: Path) -> None:
    """Remove the files that processes were writing here when they were killed; those of running ones stay."""
    with suppress(OSError):
        for name in os.listdir(folder):
            if written := TEMPORARY.fullmatch(name):
                with suppress(OSError):
                    _remove_left_behind(folder / name, int(written[1]))


def _remove_left_behind(path: Path, process: int) -> None:
    about = path.lstat()
    if stat.S_ISREG(about.st_mode) and (about.st_mtime < time.time() - DAY or not _runs(process)):
        path.unlink()


def _runs(process: int) -> bool:
    """Whether there is such a process, as far as can be known."""
    if sys.platform == "win32":
        return True  # a signal would end it there
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True
    return True
