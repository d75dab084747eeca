"""Hostile things: texts, numbers and JSON values that somebody may not have thought of."""

import json
from random import Random
from typing import Any

TEXTS = (
    "", " ", "\x00", "\x1b[2J\x1b]0;title\x07", "\u202e", "\u200b", "\ud800", "\udc80\udcff", "é́́", "☃" * 50,
    "../../etc/passwd", "%s%n{}", "{0.__class__}", "-1", "--help", "NaN", "1e999", "None", "true", "\r\n", "\u2028",
    "a" * 5000, "İ", "ß", "①", "٣", "𝟙", "\ufeff", "'; DROP TABLE run; --", "$(id)", "you", "program:true", "-", "=",
)  # fmt: skip

NUMBERS = (
    -1, 0, 1, 2, 3, 100, 101, 255, 65_536, 2**31, 2**32 - 1, 2**53 + 1, 2**63 - 1, 2**63, 2**64 - 1, 2**64, -(2**63) - 1
)  # fmt: skip

NESTED = 2_000


def text(chance: Random) -> str:
    """A text: one of the nasty ones, or any signs."""
    if chance.random() < 0.6:
        return chance.choice(TEXTS)
    top = chance.choice((0x7F, 0x7F, 0x24F, 0xD7FF, 0x10FFFF))
    return "".join(chr(chance.randrange(top + 1)) for _ in range(chance.randrange(1, 12)))


def value(chance: Random, depth: int = 2) -> Any:
    """A JSON value of any kind."""
    kind = chance.randrange(8 if depth else 5)
    match kind:
        case 0:
            return text(chance)
        case 1:
            return chance.choice(NUMBERS)
        case 2:
            return chance.choice((None, True, False))
        case 3:
            return chance.choice((0.5, -0.0, 1.0, 1e308))
        case 4:
            return chance.choice(([], {}, [[]], {"": {}}))
        case 5 | 6:
            return [value(chance, depth - 1) for _ in range(chance.randrange(4))]
    return {text(chance): value(chance, depth - 1) for _ in range(chance.randrange(4))}


def as_json(chance: Random, given: Any) -> str:
    """A value as JSON, or nearly so."""
    if chance.random() < 0.03:
        return "[" * NESTED + "]" * chance.choice((0, NESTED))
    if chance.random() < 0.05:
        return chance.choice(("1" + "0" * 400, "-", "1e400", "NaN", '"\\ud800"', '{"a":1,"a":2}', "[1,]", "'a'", ""))
    return json.dumps(given, ensure_ascii=chance.random() < 0.5)


def changed(chance: Random, given: Any) -> Any:
    """A JSON value with something else in one place."""
    if isinstance(given, list) and given and chance.random() < 0.8:
        place = chance.randrange(len(given))
        return [changed(chance, one) if number == place else one for number, one in enumerate(given)]
    if isinstance(given, dict) and given and chance.random() < 0.8:
        key = chance.choice(list(given))
        return {name: changed(chance, one) if name == key else one for name, one in given.items()}
    if isinstance(given, int) and chance.random() < 0.5:
        return given + chance.choice((-1, 1, 2, 1000))
    return value(chance)
