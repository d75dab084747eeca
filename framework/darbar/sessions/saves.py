"""Saved matches: the folder where they are kept, names for new ones, and the list of them."""

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ..core.texts import Text, text
from ..errors import DarbarError, RecordError, printable
from ..files import cause, in_words, read_regular, sweep, write_atomically
from ..match.outcomes import Outcome, Standing
from ..match.record import read
from ..matches import replayed
from ..plugins import plugins
from ..ui.words import Words, message
from ..version import VERSION
from .claims import InUse, in_use
from .home import home
from .keeping import only_person

SUFFIX: Final = ".darbar"
FINISHED: Final = "finished"
"""A folder inside the folder, where earlier versions put matches that were over."""

MOST_KNOWN: Final = 1000
MOST_BYTES: Final = 4 * 1024 * 1024
"""So many matches are remembered, in a file of at most so many bytes."""


class Saved(Struct, frozen=True):
    """A file with a match; of a broken one only the file is known, and `broken` says what is wrong.

    The `standings` are those that the only person in the match, or else a spectator, can count. An `outcome` is there
    when the match is over. `live` says that another program plays it now.
    """

    path: Path
    when: datetime
    game: str = ""
    title: str = ""
    players: tuple[str, ...] = ()
    moves: int = 0
    turn: int = 0
    standings: tuple[Standing, ...] = ()
    outcome: Outcome | None = None
    variants: tuple[str, ...] = ()
    live: bool = False
    broken: str = ""


def folder() -> Path:
    """Where matches are kept."""
    return home() / "matches"


# A new match


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


# The list


def unfinished() -> list[Saved]:
    """The matches that can go on, the latest first, and broken files among them."""
    return [one for one in listed() if one.outcome is None]


def finished() -> list[Saved]:
    """The matches that are over, the latest first."""
    return [one for one in listed() if one.outcome is not None]


def listed() -> list[Saved]:
    """All saved matches, the latest first. No match is moved or changed, so that what was said of it stays true."""
    known = _known()
    found = [replace(known.get(_mark(path)) or _look_at(path), path=path, when=when) for path, when in _files()]
    _remember({_mark(one.path): one for one in found if not one.broken}, known)
    return [replace(one, live=in_use(one.path)) for one in found]


def _files() -> list[tuple[Path, datetime]]:
    """The regular files in the folder, the latest first; an empty one only keeps a name for a match that begins."""
    sweep(folder())
    found = [path for place in (folder(), folder() / FINISHED) for path in _inside(place)]
    return sorted([(path, _changed(path)) for path in found], key=lambda one: (one[1], one[0].name), reverse=True)


def _inside(place: Path) -> list[Path]:
    try:
        return [path for path in place.iterdir() if path.suffix == SUFFIX and _holds_something(path)]
    except OSError:
        return []


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


def _look_at(path: Path) -> Saved:
    """What is in a file."""
    try:
        record = read(path)
        match = replayed(record)
    except DarbarError as error:
        return Saved(path, datetime.min, broken=printable(str(error)))
    return Saved(
        path,
        datetime.min,
        match.game.name,
        match.game.title,
        tuple(match.names),
        len(match.moves),
        match.state.turn,
        tuple(match.standings_seen_by(only_person(record))),
        match.outcome() if match.ask is None else None,
        tuple(match.header.variants),
    )


# What is remembered of whole matches: to look at one is to replay it


class Known(Struct, frozen=True):
    """What was seen in files, by name, time and size, by a version of Darbar."""

    version: str
    saved: dict[str, Saved]


def _known() -> dict[str, Saved]:
    try:
        known = msgspec.json.decode(read_regular(_list(), MOST_BYTES), type=Known, dec_hook=_decoded)
    except (RecordError, msgspec.DecodeError, UnicodeError, RecursionError):
        return {}
    installed = plugins().names("game")
    return {mark: one for mark, one in known.saved.items() if known.version == VERSION and one.game in installed}


def _decoded(kind: type, written: object) -> object:
    return kind(written)


def _remember(found: dict[str, Saved], known: dict[str, Saved]) -> None:
    if found.keys() != known.keys():
        with suppress(RecordError):
            latest = dict(list(found.items())[:MOST_KNOWN])
            write_atomically(_list(), msgspec.json.encode(Known(VERSION, latest), enc_hook=str))


def _list() -> Path:
    return home() / "matches.json"


def _mark(path: Path) -> str:
    try:
        about = os.stat(path)
    except OSError:
        return ""
    return f"{path}|{about.st_mtime_ns}|{about.st_size}"


# What is said of them, and done with them


def told(saved: Saved, language: str) -> str:
    """A saved match in a sentence: what, how far it is, who plays and who is ahead, and when it was last played."""
    from babel.dates import format_datetime

    if saved.broken:
        return _broken(saved, saved.broken, language)
    try:
        words = Words(plugins().game(saved.game, saved.variants), language, saved.players)
        said = words.say(_said(saved, words, str(format_datetime(saved.when, "short", locale=language))))
    except DarbarError as error:
        return _broken(saved, str(error), language)
    return printable(words.say(text("saved-live", saved=said)) if saved.live else said)


def _broken(saved: Saved, why: str, language: str) -> str:
    return printable(message(text("saved-broken", file=saved.path.name, why=why), language))


def _said(saved: Saved, words: Words, when: str) -> Text:
    leading = sorted(saved.standings, key=lambda one: one.place)
    scored = any(one.points or not one.counted for one in leading)
    players = ", ".join(f"{words.player(one.seat)} ({words.points(one)})" for one in leading)
    given = {"title": saved.title, "players": players if scored else words.join(words.names), "when": when}
    if saved.outcome is not None:
        return Text("saved-over", given | {"outcome": words.outcome(saved.outcome)})
    return Text("saved-turn" if saved.turn else "saved-moves", given | {"turn": saved.turn, "moves": saved.moves})


def delete(path: Path) -> None:
    """Delete a saved match; one that is being played stays."""
    if in_use(path):
        raise InUse(path)
    try:
        path.unlink()
    except OSError as error:
        raise RecordError(f"cannot delete {path}: {in_words(error)}") from None
