"""Checks of what a game brings on paper: words, rules and components."""

import sys
from collections import Counter
from collections.abc import Iterator
from enum import Enum
from typing import Any, get_args, get_type_hints

import msgspec

from ..core.asks import Ask
from ..core.events import Event
from ..core.moves import Move, ident, tag_of, word
from ..core.seats import seats
from ..core.table import Table
from ..core.texts import Text
from ..match.game import Game
from ..ui.rulebook import rules
from ..ui.words import message_keys, ruling_keys
from .listening import overheard
from .saying import languages, unsaid
from .trials import Edition, Trial

FROM_CODE = ("move-", "notation-", "event-", "rule-", "number-", "ruling-", "reading-", "reason-")
"""English takes these from the code and from `rules.toml`, unless its catalogue says them otherwise."""

SHORT = 2
"""A word of so many signs is no word, but a coordinate."""

MOST_SAID = 3
"""So many events of one kind are said in each match."""


def events_are_declared(trial: Trial) -> Iterator[str]:
    """Every event is of a declared kind, is plain data with its secrets removed, and can be said in every language."""
    match = trial.finished
    said: Counter[type[Event]] = Counter()
    for event in match.events:
        kind = type(event)
        said[kind] += 1
        if kind not in trial.game.events and not kind.__module__.startswith("darbar."):
            yield f"an event was told that the game does not declare: {tag_of(kind)}"
        if said[kind] <= MOST_SAID:
            for viewer in (*seats(match.seats), None):
                yield from _event_faults(trial, event.seen_by(viewer))


def _event_faults(trial: Trial, event: Event | None) -> Iterator[str]:
    if event is None:
        return
    if msgspec.json.decode(msgspec.json.encode(event), type=type(event)) != event:
        yield f"JSON changes an event: {event}"
    yield from unsaid(trial.game, event, lambda words: words.event(event))


def questions_have_words(trial: Trial) -> Iterator[str]:
    """Every question and every offered move can be said in every language."""
    faults: list[str] = []
    said: set[str] = set()

    def is_new(thing: object) -> bool:
        known = repr(thing) in said
        said.add(repr(thing))
        return not known

    def hear(table: Table[Any], ask: Ask) -> None:
        view = trial.game.view(table.state, ask.seat) if trial.game.describe else None
        if is_new(ask.prompt):
            faults.extend(_prompt_faults(trial, ask))
        for move in ask.moves:
            if is_new((move, view and trial.game.described(view, move))):
                faults.extend(_move_faults(trial, move, view))

    for _ in trial.walk(overheard(trial.game, hear)):
        yield from faults


def _prompt_faults(trial: Trial, ask: Ask) -> Iterator[str]:
    key = ask.prompt.key if isinstance(ask.prompt, Text) else ask.prompt
    if " " not in key and f"prompt-{key}" not in message_keys(trial.game.package, "en"):
        yield f"the question {key!r} has no words: expected 'prompt-{key}' in words/en.ftl"
    yield from unsaid(trial.game, f"the question {key!r}", lambda words: words.prompt(ask))


def _move_faults(trial: Trial, move: Move, view: Any) -> Iterator[str]:
    return unsaid(trial.game, move, lambda words: words.move(move, view))


def catalogues_agree(edition: Edition) -> Iterator[str]:
    """What is said in one language is said in all; English may take moves, events, rules and rulings from the code.

    What else a thing is called is each language's own affair.
    """
    game = edition.game
    keys = {language: _agreed(message_keys(game.package, language)) for language in languages(game)}
    wanted = set().union(*keys.values()) | (_declared(game) if set(keys) - {"en"} else set())
    for language, has in keys.items():
        missing = wanted - has - message_keys("darbar", language)
        if language == "en":
            missing = {key for key in missing if not key.startswith(FROM_CODE)}
        if missing:
            yield f"words/{language}.ftl lacks {', '.join(sorted(missing))}"


def _agreed(keys: set[str]) -> set[str]:
    return {key for key in keys if not key.startswith("also-")}


def _declared(game: Game[Any]) -> set[str]:
    moves = {f"{prefix}{tag_of(kind)}" for kind in game.moves for prefix in ("move-", "notation-")}
    return moves | {f"event-{tag_of(kind)}" for kind in game.events} | ruling_keys(game.rulings)


def names_agree(edition: Edition) -> Iterator[str]:
    """All members of an enum of components have names in every language, or none of them in any.

    Where more than English is spoken, only what is called by one or two letters, like a square, needs no name.
    """
    game = edition.game
    translated = set(languages(game)) - {"en"}
    for kind in sorted(_enums(game), key=ident_of):
        wordy = translated and any(len(word(member)) > SHORT for member in kind)
        for language in languages(game):
            named = [ident(member) in message_keys(game.package, language) for member in kind]
            if (wordy or any(named)) and not all(named):
                missing = [ident(member) for member, has in zip(kind, named, strict=True) if not has]
                yield f"words/{language}.ftl lacks {', '.join(missing)}"


def ident_of(kind: type[Enum]) -> str:
    """Where an enum is defined, and its name."""
    return f"{kind.__module__}.{kind.__qualname__}"


def _enums(game: Game[Any]) -> set[type[Enum]]:
    """The enums that moves and events speak of, and those of the game's module `components`."""
    module = f"{game.package}.components"
    members = vars(sys.modules[module]).values() if module in sys.modules else ()
    found = {
        kind for kind in members if isinstance(kind, type) and issubclass(kind, Enum) and kind.__module__ == module
    }
    waiting = [hint for kind in (*game.moves, *game.events) for hint in get_type_hints(kind).values()]
    while waiting:
        hint = waiting.pop()
        waiting += get_args(hint)
        if isinstance(hint, type) and issubclass(hint, Enum):
            found.add(hint)
    return found


def rule_numbers_are_unique(edition: Edition) -> Iterator[str]:
    """No two rules have one number."""
    for number, count in Counter(rule.number for rule in rules(edition.game.package)).items():
        if count > 1:
            yield f"rules.toml has {count} rules with the number {number}"


def components_have_sources(edition: Edition) -> Iterator[str]:
    """Every row says where it comes from."""
    components = edition.game.pack().components
    for table in components.__struct_fields__:
        for row in getattr(components, table):
            if not row.source.strip():
                yield f"data/{table}.toml: the row {row.id!r} has no source"
