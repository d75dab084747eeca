"""What the tests of the arena share: short plans, and a troupe of bots that misbehave."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from darbar.arena.plan import Plan, new_plan
from darbar.arena.runner import Result as Played
from darbar.cli import main
from darbar.plugins import plugins
from msgspec import structs

TROUPE = Path(__file__).parent / "troupe"


@pytest.fixture
def troupe(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The troupe is installed, here and in every process that is started; the folder is its memory."""
    monkeypatch.syspath_prepend(TROUPE)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(TROUPE), os.environ.get("PYTHONPATH", "")]))
    memory = tmp_path / "memory"
    memory.mkdir()
    monkeypatch.setenv("TROUPE", str(memory))
    plugins.cache_clear()
    yield memory
    sys.modules.pop("troupe", None)
    plugins.cache_clear()


@pytest.fixture
def plan() -> Callable[..., Plan]:
    """A plan for a game, as `plan("bazaar", "greedy,random", games=4)`."""

    def made(game: str, bots: str, games: int = 1, seats: int = 0, seed: int = 1, **settings: Any) -> Plan:
        names = tuple(bots.split(","))
        variants = settings.pop("variants", ())
        return new_plan(plugins().game(game, variants), names, (seats or len(names),), games, seed, **settings)

    return made


@pytest.fixture
def told() -> Callable[[Iterable[Played]], list[Played]]:
    """Results in the order of their matches, without the times, which differ."""

    def timeless(one: Played) -> Played:
        return structs.replace(one, seconds=0.0, seats=tuple(structs.replace(seat, seconds=0.0) for seat in one.seats))

    return lambda results: sorted(map(timeless, results), key=lambda one: one.id)


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Result]:
    """Type a command in an empty folder; one process is enough for a few matches."""
    folder = tmp_path / "folder"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def typed(line: str) -> Result:
        return CliRunner().invoke(main, [*line.split(), "--workers", "1"], prog_name="darbar")

    return typed
