"""Saved matches: the folder where they are kept, names for new ones, and the list of those that are unfinished."""

import os
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from msgspec import Struct

from ..errors import DarbarError, RecordError, printable
from ..files import cause, in_words, sweep
from ..match.record import read
from ..matches import replayed

SUFFIX: Final = ".darbar"
FINISHED: Final = "finished"
"""The folder inside the folder, for matches that are over."""


class Saved(Struct, frozen=True):
    """A file with a match; of a broken one only the file is known, and `broken` says what is wrong."""

    path: Path
    when: datetime
    game: str = ""
    title: str = ""
    players: tuple[str, ...] = ()
    moves: int = 0
    broken: str = ""


def folder() -> Path:
    """Where matches are kept: in $DARBAR_HOME, or where this system keeps the data of programs."""
    return _home() / "matches"


def _home() -> Path:
    if given := os.environ.get("DARBAR_HOME"):
        return Path(given)
    if sys.platform in ("win32", "darwin"):
        import click

        return Path(click.get_app_dir("darbar"))
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "darbar"


def new_path(game: str) -> Path:
    """A file for a new match, made at once and still empty, so that nobody else takes its name."""
    began = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    try:
        folder().mkdir(parents=True, exist_ok=True)
        sweep(folder())
        return _free(folder(), began)
    except (OSError, ValueError) as error:
        sentence = f"matches cannot be kept in {folder()}: {in_words(error)}"
        raise RecordError(sentence, key="record-unkept", args={"path": folder(), "cause": cause(error)}) from None


def _free(place: Path, name: str) -> Path:
    """A new file in a folder, called like this or with a number after it."""
    names = (name, *(f"{name}-{number}" for number in range(2, 1000)))
    for path in (place / f"{one}{SUFFIX}" for one in names):
        if _reserved(path):
            return path
    raise OSError(f"too many matches are called {name}")


def _reserved(path: Path) -> bool:
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def unfinished() -> list[Saved]:
    """The matches that can go on, the latest first, and broken files among them.

    No match is deleted. One that turns out to be over goes into the folder of finished ones.
    """
    return [saved for path, when in _files() if (saved := _look_at(path, when)) is not None]


def _files() -> list[tuple[Path, datetime]]:
    """The regular files in the folder, the latest first; an empty one only keeps a name for a match that begins."""
    sweep(folder())
    try:
        found = [path for path in folder().iterdir() if path.suffix == SUFFIX and _holds_something(path)]
    except OSError:
        return []
    return sorted([(path, _changed(path)) for path in found], key=lambda one: (one[1], one[0].name), reverse=True)


def _holds_something(path: Path) -> bool:
    try:
        return os.path.isfile(path) and os.path.getsize(path) > 0
    except OSError:
        return False


def _changed(path: Path) -> datetime:
    """When a file was last written, if a calendar has that day."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime)
    except (OSError, ValueError, OverflowError):
        return datetime.min


def _look_at(path: Path, when: datetime) -> Saved | None:
    """What is in a file; None when its match is over, and was put away."""
    try:
        match = replayed(read(path))
    except DarbarError as error:
        return Saved(path, when, broken=printable(str(error)))
    if match.ask is None:
        put_away(path)
        return None
    return Saved(path, when, match.game.name, match.game.title, tuple(match.names), len(match.moves))


def put_away(path: Path) -> None:
    """Move a finished match of the folder to the others that are over; files elsewhere stay where they are.

    None of the others is overwritten: a name that is taken gets a number, also when two processes want it at once.
    """
    if path.parent != folder() or path.is_symlink():
        return
    with suppress(OSError):  # it stays where it is, and is looked at again next time
        (path.parent / FINISHED).mkdir(exist_ok=True)
        target = _free(path.parent / FINISHED, path.stem)
        try:
            os.replace(path, target)
        except OSError:
            target.unlink()
            raise
