"""Tryouts: a game at a frontend, with so many seats and in one language; each check of the kit is tried on some."""

import importlib
from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from msgspec import Struct

from ...core.dice import Dice
from ...core.moves import Move
from ...core.seats import Seat, seats
from ...match.chair import Chair
from ...match.match import Match
from ...plugins import plugins
from ...sessions.session import Session
from ..trials import Trial
from .talking import Talk, talk
from .visits import Script, Visit

LANGUAGES: Final = ("en", "fr", "ru")

LONGEST: Final = 10_000
"""A match that has not ended after so many answers is not played to its end."""


class Tryout(Struct, frozen=True):
    """What is tried: data, for it is sent to another process. A frontend that is not installed is `module:function`."""

    frontend: str
    options: dict[str, str]
    check: str
    game: str
    seats: int
    language: str
    seed: int

    def __str__(self) -> str:
        return f"{self.game}, {self.seats} seats, language {self.language}, seed {self.seed}"

    def begin(self) -> Match[Any]:
        """The match before its first answer."""
        return Trial(plugins().game(self.game), self.seats, self.seed).begin()

    def played(self, until: Callable[[Match[Any]], bool], most: int = LONGEST) -> Match[Any] | None:
        """The match, answered at random until something is so; None when it never is."""
        match, chance = self.begin(), Dice(self.seed)
        while not until(match):
            if match.ask is None or len(match.moves) >= most:
                return None
            match.play(chance.pick(match.ask.moves))
        return match

    def visit(
        self, match: Match[Any], script: Callable[[Visit], Script], people: Collection[Seat] | None = None
    ) -> tuple[Visit, Talk]:
        """Play a match at the frontend; where nobody says who are people, all are."""
        bots = {seat: Picker(self.seed) for seat in seats(match.seats) if people is not None and seat not in people}
        visit = Visit(Session(match, bots, language=self.language), script)
        return visit, talk(loaded(self.frontend), self.options, visit)

    def saved_visit(self, match: Match[Any], script: Callable[[Visit], Script]) -> tuple[Visit, Talk, str]:
        """Play a match that is saved after every move; what its file says in the end comes third."""
        with TemporaryDirectory() as folder:
            path = Path(folder) / "match.darbar"
            session = Session(match, language=self.language, path=path)
            session.save()
            visit = Visit(session, script)
            came = talk(loaded(self.frontend), self.options, visit)
            return visit, came, path.read_text(encoding="utf-8")


class Picker:
    """A bot that picks any move, the same each time."""

    def __init__(self, seed: int) -> None:
        self._chance = Dice(seed)

    def choose(self, chair: Chair[Any]) -> Move:
        """One of the offered moves."""
        assert chair.ask is not None
        return self._chance.pick(chair.ask.moves)


def loaded(frontend: str) -> Callable[..., Any]:
    """The function of a frontend, by its name or, in tests, by where it stands."""
    module, colon, function = frontend.partition(":")
    if not colon:
        return plugins().load("frontend", frontend)  # type: ignore[no-any-return]
    return getattr(importlib.import_module(module), function)  # type: ignore[no-any-return]


def tryouts(
    frontend: str, options: Mapping[str, str], check: str, games: Collection[str], seed: int
) -> Iterator[Tryout]:
    """Every game with its smallest and its largest number of seats; the languages take turns."""
    languages = cycle(LANGUAGES)
    for name in games:
        for count in sorted(set(plugins().game(name).seats)):
            yield Tryout(frontend, dict(options), check, name, count, next(languages), seed)
