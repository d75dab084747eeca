"""Guard: while a try runs in its folder, it writes nowhere else and starts no program, whatever it is led to."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
CHANGED = {"os.mkdir": 0, "os.remove": 0, "os.rmdir": 0, "os.chmod": 0, "os.truncate": 0, "sqlite3.connect": 0,
           "os.rename": 1, "os.link": 1, "os.symlink": 1}  # fmt: skip
"""Which argument of a call is what it changes."""

STARTS = ("subprocess.Popen", "os.exec", "os.posix_spawn", "os.system")

started: list[str] = []
"""The programs that would have been started since the guard was last set."""

_folder: list[Path] = []


@contextmanager
def guarded(folder: Path) -> Iterator[None]:
    """Nothing outside of this folder is changed."""
    started.clear()
    _folder.append(folder)
    try:
        yield
    finally:
        _folder.pop()


def _check(event: str, arguments: tuple[Any, ...]) -> None:
    if not _folder:
        return
    if event in STARTS:
        started.append(repr(arguments)[:100])
        raise FileNotFoundError(2, "no program is started here")
    if event == "open" and arguments[2] & WRITING:
        _refuse_outside(arguments[0])
    elif event in CHANGED:
        _refuse_outside(arguments[CHANGED[event]])


def _refuse_outside(path: Any) -> None:
    if isinstance(path, int) or path in (os.devnull, ":memory:"):
        return
    if _folder[-1] not in Path(os.path.realpath(os.fsdecode(path))).parents:
        raise PermissionError(13, "outside of the folder of this try", str(path))


sys.addaudithook(_check)
