"""Lessons: explained matches as data of a game, in `lessons/NAME.toml` of its package; the words are in its catalogues.

A lesson has parts, each with a table of its own, and a part has steps: what the others answer, what is said then, what
to look at, and which answers are meant.
"""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct

from ..core.faults import shown
from ..errors import DarbarError, PluginError, UnknownName
from ..match.game import Game
from ..match.match import Match
from ..match.record import loads
from ..matches import load, new

FOLDER: Final = "lessons"
WORDS: Final = "lesson-"
OTHERWISE: Final = "-otherwise"
ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """What the others answer first, then something to read, and what to look at; with `moves`, a decision.

    `look` are ids or keys of the scene, `moves` the notations that are meant, any of them. A step without an `id` says
    nothing but that.
    """

    id: str = ""
    others: tuple[str, ...] = ()
    look: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()


class Part(Struct, frozen=True, forbid_unknown_fields=True, rename={"steps": "step"}):
    """A table, and the steps at it: it is set up by a seed, or it is that of a `record` that lies beside the lesson."""

    steps: tuple[Step, ...]
    names: tuple[str, ...] = ()
    seat: int = 0
    seed: int = 0
    options: dict[str, bool | int | str] = {}
    rulings: dict[str, bool | int | str] = {}
    record: str = ""

    @property
    def spans(self) -> list[tuple[int, int, int]]:
        """After how many answers each step begins, is told, and is over."""
        found, at = [], 0
        for step in self.steps:
            told = at + len(step.others)
            found.append((at, told, told + bool(step.moves)))
            at = found[-1][2]
        return found


class Lesson(Struct, frozen=True):
    """A lesson of a game, by the name of its file."""

    id: str
    parts: tuple[Part, ...]

    @property
    def title(self) -> str:
        """The key of what it is called."""
        return WORDS + self.id

    def key(self, step: Step) -> str:
        """The key of what a step says."""
        return f"{self.title}-{step.id}"

    @property
    def steps(self) -> list[Step]:
        """The steps of all parts."""
        return [step for part in self.parts for step in part.steps]


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """Where somebody is in a lesson: its name, the part and the step, counted from 0, and whether it was left."""

    lesson: str
    part: int
    step: int
    left: bool = False
    over: bool = False


def lessons(game: str | Game[Any]) -> tuple[Lesson, ...]:
    """The lessons of an installed game, or of the given one."""
    from ..plugins import plugins

    return lessons_in((plugins().game(game) if isinstance(game, str) else game).package)


@lru_cache
def lessons_in(package: str) -> tuple[Lesson, ...]:
    """The lessons in a game's package, by name; none without such a folder."""
    folder = files(package) / FOLDER
    if not folder.is_dir():
        return ()
    names = sorted(path.name.removesuffix(".toml") for path in folder.iterdir() if path.name.endswith(".toml"))
    return tuple(_lesson(package, name) for name in names)


def lesson_of(game: Game[Any], name: str | None = None) -> Lesson:
    """The lesson of a game with a name; without one, the first."""
    found = {lesson.id: lesson for lesson in lessons_in(game.package)}
    if not found:
        raise DarbarError(f"{game.title} has no lesson yet")
    if name is not None and name not in found:
        raise UnknownName(f"lesson of {game.title}", name, found)
    return next(iter(found.values())) if name is None else found[name]


def laid(game: Game[Any], part: Part) -> Match[Any]:
    """The table of a part."""
    if part.record:
        return load(loads((files(game.package) / FOLDER / part.record).read_text(encoding="utf-8")), game=game)
    return new(game, seed=part.seed, names=part.names, options=part.options, rulings=part.rulings)


# Reading


def _lesson(package: str, name: str) -> Lesson:
    import tomllib

    where = f"{package}: {FOLDER}/{name}.toml"
    try:
        read = tomllib.loads((files(package) / FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
        lesson = Lesson(name, tuple(_part(number, row) for number, row in enumerate(_rows(read, "part"), 1)))
        if set(read) != {"part"}:
            raise ValueError(f"expected nothing but [[part]], got {shown(sorted(set(read) - {'part'})[0])}")
        for fault in _faults(package, lesson):
            raise ValueError(fault)
        return lesson
    except (OSError, ValueError, RecursionError) as error:
        raise PluginError(f"{where}: {error}") from None


def _rows(table: Mapping[str, Any], name: str) -> list[Mapping[str, Any]]:
    rows = table.get(name)
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        raise ValueError(f"expected rows [[{name}]]")
    return rows


def _part(number: int, row: Mapping[str, Any]) -> Part:
    try:
        steps = [_step(place, one) for place, one in enumerate(_rows(row, "step"), 1)]
        return msgspec.convert({**row, "step": steps}, Part)
    except ValueError as error:
        raise ValueError(f"part {number}: {error}") from None


def _step(place: int, row: Mapping[str, Any]) -> Step:
    try:
        return msgspec.convert(row, Step)
    except ValueError as error:
        raise ValueError(f"step {place} ({shown(row.get('id', ''))}): {error}") from None


def _faults(package: str, lesson: Lesson) -> Iterator[str]:
    """What the fields alone do not say."""
    ids = [step.id for step in lesson.steps if step.id]
    for id in (lesson.id, *ids):
        if not ID.fullmatch(id) or id.endswith(OTHERWISE):
            yield f"a name is lower-case words with hyphens, and none ends with {OTHERWISE!r}: {shown(id)}"
        if ids.count(id) > 1:
            yield f"two steps are called {id!r}"
    for number, part in enumerate(lesson.parts, 1):
        yield from (f"part {number}: {fault}" for fault in _part_faults(package, part))


def _part_faults(package: str, part: Part) -> Iterator[str]:
    if bool(part.record) is bool(part.names):
        yield "expected either `names`, for a table that is set up, or a `record`"
    if part.record and not (files(package) / FOLDER / part.record).is_file():
        yield f"there is no file {part.record!r} beside it"
    if part.seat < 0 or (part.names and part.seat >= len(part.names)):
        yield f"the learner's seat is counted from 0, and nobody sits at {part.seat}"
    if part.steps[-1].moves or not part.steps[-1].id:
        yield "its last step is one to read: with an `id`, without `moves`"
    for place, step in enumerate(part.steps, 1):
        if not step.id and not step.moves:
            yield f"step {place}: expected an `id`, for something to read, or `moves`"
