"""Plugins: functions of games, bots and observers that fail at times: the culprit is named, the match unchanged."""

from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from random import Random
from typing import Any
from unittest.mock import patch

import darbar
from darbar import Match, Pass, PluginError, RuleViolation, Seat, Session
from darbar.bots.random import RandomBot
from darbar.core.seats import seats
from darbar.plugins import hookimpl
from darbar.plugins.manager import GROUP, Plugins
from darbar.testing.comparing import difference, snapshot

from . import tables

SECONDS = 5.0
USUAL = 3_000

FUNCTIONS = ("setup", "phase", "phases", "score", "scene", "hide", "imagine", "value", "describe", "shorthand", "goal")
ERRORS: dict[str, Callable[[], BaseException]] = {
    "ValueError": lambda: ValueError("odd"),
    "KeyError": lambda: KeyError("odd"),
    "no message": lambda: RuntimeError(),
    "StopIteration": lambda: StopIteration(7),
    "RecursionError": lambda: RecursionError("odd"),
    "MemoryError": lambda: MemoryError(),
    "RuleViolation": lambda: RuleViolation("odd"),
    "RecordError": lambda: darbar.RecordError("odd"),
    "OSError": lambda: OSError(28, "odd"),
    "surrogate": lambda: ValueError("\ud800"),
    "not exactly": lambda: Unprintable(),
}
ANSWERS: dict[str, Any] = {"None": None, "text": "odd", "number": -7, "list": [], "type": int}


class Unprintable(Exception):
    """An error that fails when it is told."""

    def __str__(self) -> str:
        raise ValueError("cannot be told")


DEEDS = (
    "play", "play", "play", "play", "why", "view", "scene", "standings", "undo", "fork", "imagine", "history",
    "position", "words", "restart", "shorthands", "outcome", "hint",
)  # fmt: skip


def new_case(chance: Random) -> dict[str, Any]:
    """A function that fails at its nth call, and what is done meanwhile."""
    table = tables.new_table(chance, 0)
    table.update(variants=[], options={}, rulings={})
    return {
        "table": table,
        "function": chance.choice((*FUNCTIONS, "observer", "bot")),
        "call": chance.choice((1, 1, 2, 3, 5, 8, 20)),
        "how": chance.choice((*ERRORS, *ANSWERS)),
        "deeds": [chance.choice(DEEDS) for _ in range(chance.randrange(1, 16))],
    }


class Culprit:
    """Stands in for a function, and fails once, at its nth call."""

    def __init__(self, function: Callable[..., Any], call: int, how: str) -> None:
        self.function, self.left, self.how, self.failed = function, call, how, 0

    def __call__(self, *args: Any, **named: Any) -> Any:
        self.left -= 1
        if self.left:
            return self.function(*args, **named)
        self.failed += 1
        if self.how in ERRORS:
            raise ERRORS[self.how]()
        return ANSWERS.get(self.how)


def fault_of(case: dict[str, Any]) -> str | None:
    """Do all of it."""
    name = case["function"]
    if name == "bot":
        return _bot_fault(case)
    if name == "observer":
        return _observer_fault(case)
    game, culprit = _with_culprit(darbar.games()[case["table"]["game"]], case)
    if culprit is None:
        return None
    chance = Random(case["table"]["seed"])
    try:
        match = darbar.new(game, case["table"]["seats"], case["table"]["seed"])
    except PluginError as error:
        return _unnamed(error, game.name)
    for deed in case["deeds"]:
        if found := _done(deed, match, chance, culprit):
            return found
    return None


def _with_culprit(game: Any, case: dict[str, Any]) -> tuple[Any, Culprit | None]:
    """The game with the function replaced; None where it has no such function."""
    name, function = case["function"], getattr(game, case["function"])
    if name == "phases":
        phase = sorted(function)[case["table"]["seed"] % len(function)]
        culprit = Culprit(function[phase], case["call"], case["how"])
        return game.change(phases={**function, phase: culprit}), culprit
    if name == "goal":
        culprit = Culprit(function.together or (lambda state: []), case["call"], case["how"])
        field = "together" if function.together else "out"
        changed = darbar.Goal(**{"fewest": function.fewest, "sides": function.sides, field: culprit})
        return game.change(goal=changed), culprit
    if function is None:
        return game, None
    culprit = Culprit(function, case["call"], case["how"])
    return game.change(**{name: culprit}), culprit


def _done(deed: str, match: Match[Any], chance: Random, culprit: Culprit) -> str | None:
    """What is wrong after one deed: an error that names nobody, or a match that a failure has changed."""
    calls, before = culprit.failed, snapshot(match)
    try:
        do(deed, match, chance)
    except PluginError as error:
        if culprit.failed == calls and culprit.how in ERRORS:
            return f"blamed for nothing: {error}"
        if found := difference(before, snapshot(match)):
            return f"a failure in {deed} changed the match: {found}"
        return _unnamed(error, match.game.name)
    except RuleViolation as error:
        if culprit.failed != calls and "odd" in str(error):
            return f"a failure is told to a player: {error}"
    return None


def do(deed: str, match: Match[Any], chance: Random) -> None:
    """One of the things that players and frontends do."""
    seat = match.ask.seat if match.ask else Seat(0)
    vocabulary = match.game.vocabulary
    deeds: dict[str, Callable[[], object]] = {
        "play": lambda: match.play(chance.choice(match.ask.moves if match.ask else [Pass()])),
        "why": lambda: match.why(vocabulary.move(chance.randrange(vocabulary.size))),
        "view": lambda: match.view(seat),
        "scene": lambda: match.scene(None),
        "standings": match.standings,
        "undo": match.undo,
        "fork": match.fork,
        "imagine": lambda: match.imagine(seat, 1),
        "history": lambda: match.history(seat),
        "position": match.position,
        "words": lambda: [
            match.words().move(move, match.view(seat)) for move in (match.ask.moves if match.ask else ())
        ],
        "restart": match.restart_turn,
        "shorthands": match.shorthands,
        "outcome": match.outcome,
        "hint": lambda: match.ask and Session(match, {seat: RandomBot(1)}).think(),
    }
    deeds[deed]()


def _unnamed(error: PluginError, name: str) -> str | None:
    if repr(name) not in str(error):
        return f"the culprit is not named: {error}"
    return tables.unsaid(error)


# Bots and observers


def _bot_fault(case: dict[str, Any]) -> str | None:
    """A bot that fails plays the first offered move, and a remark says so."""
    match = tables.begun(case["table"])
    odd = RandomBot(0)
    culprit = Culprit(odd.choose, case["call"], case["how"])
    odd.choose = culprit  # type: ignore[method-assign]
    session = Session(match, {seat: RandomBot(seat) if seat else odd for seat in seats(match.seats)})
    for _ in case["deeds"] * 4:
        if session.asked is not None:
            session.play_bot()
    if len(session.remarks) != culprit.failed:
        return f"a bot failed {culprit.failed} times: {len(session.remarks)} remarks"
    return None


class Observer:
    """A plugin that only listens, and fails when its time has come."""

    def __init__(self) -> None:
        self.hear: Callable[[], Any] = bool

    @hookimpl
    def darbar_match_started(self, match: Match[Any]) -> Any:
        self.hear()

    @hookimpl
    def darbar_told(self, match: Match[Any], event: Any) -> None:
        self.hear()

    @hookimpl
    def darbar_took_back(self, match: Match[Any]) -> None:
        self.hear()

    @hookimpl
    def darbar_match_ended(self, match: Match[Any]) -> None:
        self.hear()


OBSERVER = Observer()


@lru_cache
def _plugins() -> Plugins:
    """What is installed, and the observer."""
    return Plugins([*entry_points(group=GROUP), EntryPoint("fuzz", "fuzz.plugins:OBSERVER", GROUP)])


def _observer_fault(case: dict[str, Any]) -> str | None:
    """An observer that fails disturbs nobody: the match goes on as it would without it."""
    plain, found = tables.begun(case["table"]), _plugins()
    OBSERVER.hear = Culprit(bool, case["call"], case["how"])
    found.faults.clear()
    found._dropped.clear()
    with patch("darbar.matches.plugins", _plugins):
        match = tables.begun(case["table"])
    chances = Random(1), Random(1)
    for deed in case["deeds"]:
        outcomes = [_tried(deed, one, chance) for one, chance in zip((match, plain), chances, strict=True)]
        if fault := difference(*outcomes) or difference(snapshot(match), snapshot(plain)):
            return f"an observer disturbs the match: {fault}"
    if case["how"] in ERRORS and OBSERVER.hear.failed != len(found.faults):
        return f"an observer is not named: {len(found.faults)} faults"
    return None


def _tried(deed: str, match: Match[Any], chance: Random) -> str:
    try:
        do(deed, match, chance)
    except RuleViolation as error:
        return str(error)
    return ""
