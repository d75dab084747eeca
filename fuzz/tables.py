"""Tables: matches of all bundled games to attack, played by chance to some place."""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

import darbar
from darbar import Match
from darbar.errors import SPACES
from darbar.plugins import plugins
from darbar.testing.trials import seat_counts


@lru_cache
def names() -> list[str]:
    """The games that can be played."""
    return sorted(darbar.games())


@lru_cache
def secretive_names() -> list[str]:
    """The games as often as is worth a look for secrets: those that hide nothing seldom."""
    return [name for name in names() for _ in range(8 if plugins().game(name).hides else 1)]


def new_table(
    chance: Random, furthest: int, seeds: int = 1 << 32, among: Callable[[], list[str]] = names
) -> dict[str, Any]:
    """Any game with any number of seats, variant, option and ruling, to be played up to some place."""
    name = chance.choice(among())
    variants = [one for one in plugins().variants(name) if chance.random() < 0.2]
    game = plugins().game(name, variants)
    return {
        "game": name,
        "seats": chance.choice(seat_counts(game)),
        "seed": chance.randrange(seeds),
        "variants": variants,
        "options": {
            one.name: chance.choice(one.values) for one in game.options if one.values and chance.random() < 0.1
        },
        "rulings": {
            one.name: chance.choice(one.values) for one in game.rulings if one.values and chance.random() < 0.05
        },
        "place": chance.randrange(furthest + 1),
    }


def begun(table: dict[str, Any]) -> Match[Any]:
    """The match of a table before its first answer."""
    game = plugins().game(table["game"], table["variants"])
    settings = {name: table[name] for name in ("options", "rulings")}
    return darbar.new(game, table["seats"], table["seed"], **settings)


def played(table: dict[str, Any]) -> Match[Any]:
    """The match of a table, at its place or at its end."""
    match, chance = begun(table), Random(table["seed"])
    for _ in range(table["place"]):
        play_any(match, chance)
    return match


def play_any(match: Match[Any], chance: Random) -> None:
    """Any answer, if one is awaited; where several choose, they arrive in any order."""
    if match.ask is not None:
        ask = chance.choice(match.asks)
        match.play(chance.choice(ask.moves), ask.seat)


def unsaid(error: Exception) -> str | None:
    """What is wrong with the sentence of an error."""
    sentence = str(error)
    if not sentence.strip() or len(sentence) > 1_000:
        return f"an error too long or too short: {len(sentence)} signs, {sentence[:80]}"
    shown = sentence.translate(dict.fromkeys(map(ord, SPACES)))
    return None if shown.isprintable() else f"an error that cannot be printed: {sentence[:200]!r}"
