"""Moves: hostile answers. What equals an offered move is played as the offered one; all else is a `RuleViolation`.

A refusal changes nothing: not the state, not the answers, not what can be taken back.
"""

import json
from enum import Enum
from random import Random
from typing import Any

import darbar
from darbar import Match, Move, RuleViolation, Seat, load
from darbar.core.moves import to_json
from darbar.core.seats import seats
from darbar.core.state import encode
from darbar.plugins import plugins
from msgspec import structs

from . import hostile, tables

SECONDS = 1.0
USUAL = 20_000
SEEDS = 4
FURTHEST = 30
"""Matches are attacked again and again, so there are few of them, and they are short."""

PLAYED = "played"
DOORS = ("play", "play", "play", "why", "parse", "json")
SEATS: tuple[Any, ...] = ("asked", "asked", "asked", None, None, 0, 1, 4, -1, 99, True, 1.0, "1", [], 2**64)
ODD = ("equal to all", "none", "list", "bytes", "number", "kind", "foreign", "nan")
TWISTS = (
    "as it is",
    "true for one",
    "float for int",
    "value for member",
    "look-alike",
    "none",
    "subclass",
    "equal child",
)


def new_case(chance: Random) -> dict[str, Any]:
    """Somewhere in a match, something that is handed in as a move."""
    table = tables.new_table(chance, FURTHEST, SEEDS)
    table.update(variants=[], options={}, rulings={})
    return {
        "table": table,
        "door": chance.choice(DOORS),
        "seat": chance.choice(SEATS),
        "move": _description(chance, table),
    }


def _description(chance: Random, table: dict[str, Any]) -> dict[str, Any]:
    vocabulary = plugins().game(table["game"]).vocabulary
    notation = str(vocabulary.move(chance.randrange(vocabulary.size)))
    match chance.randrange(6):
        case 0:
            return {"text": hostile.text(chance)}
        case 1:
            words = notation.split(" ")
            words[chance.randrange(len(words))] = hostile.text(chance)
            return {"text": " ".join(words)}
        case 2:
            return {"text": chance.choice((notation, notation.upper(), f" {notation}\n", f"{notation} {notation}"))}
        case 3:
            return {"odd": chance.choice(ODD)}
        case 4:
            return {"offered": chance.randrange(20), "twist": chance.choice(TWISTS)}
    return {
        "number": chance.randrange(vocabulary.size),
        "twist": chance.choice(TWISTS),
        "json": _twisted_json(chance, vocabulary),
    }


def _twisted_json(chance: Random, vocabulary: Any) -> str:
    move = to_json(vocabulary.move(chance.randrange(vocabulary.size)))
    return hostile.as_json(chance, hostile.changed(chance, json.loads(move)))


def fault_of(case: dict[str, Any]) -> str | None:
    """Hand it in; afterwards the match is as it was, or holds what was offered."""
    place = json.dumps(case["table"])
    match = _untouched.pop(place, None) or tables.played(case["table"])
    before, proper = _trace(match), [*_offered(match), *(move for _, move in match._answers())]
    asked = None if match.ask is None else match.ask.seat
    seat = asked if case["seat"] == "asked" else case["seat"]
    found = _through(case["door"], match, _move(case["move"], match), seat)
    if (_trace(match) != before) is not (found == PLAYED):
        return f"a refusal changed the match: {case['move']}"
    if found == PLAYED:
        return _played_fault(match, proper)
    _untouched[place] = match
    return found


def _through(door: str, match: Match[Any], move: Any, seat: Any) -> str | None:
    """What is wrong with what a door says, or PLAYED."""
    try:
        match door:
            case "play":
                match.play(move, seat)
                return PLAYED
            case "why":
                chair = match.chair(Seat(0) if seat is None else seat)
                return _unless(chair.why(move), str | None, "why")
            case "json":
                data = move if isinstance(move, str | bytes) else repr(move)
                return _proper(match, match.game.vocabulary.from_json(data))
        return _proper(match, match.parse(move if isinstance(move, str) else str(move), seat))
    except RuleViolation as error:
        return tables.unsaid(error)


def _unless(given: Any, kind: Any, what: str) -> str | None:
    return None if isinstance(given, kind) else f"{what} answers nonsense: {given!r}"


def _proper(match: Match[Any], move: Any) -> str | None:
    """A move that was read is one of the vocabulary, with fields of the proper types."""
    vocabulary = match.game.vocabulary
    same = vocabulary.move(vocabulary.id(move))
    types = [type(one) for one in structs.astuple(move)] == [type(one) for one in structs.astuple(same)]
    return None if types and type(move) is type(same) and move == same else f"read as a wrong move: {move!r}"


def _played_fault(match: Match[Any], proper: list[Move]) -> str | None:
    """All answers, sealed or not, were offered and are made of the vocabulary's own values; the record tells them."""
    for _, move in match._answers():
        if move not in proper or not match.game.vocabulary.is_own(move):
            return f"something else than an offered move was played: {move!r:.100}"
    return None if load(match.record.dumps()).state == match.state else "another match: the record of what was played"


def _offered(match: Match[Any]) -> list[Move]:
    return [move for ask in match.asks for move in ask.moves]


# The match, and what is handed in


_untouched: dict[str, Match[Any]] = {}
"""Matches that all attacks so far have left as they were, by their tables."""


def _trace(match: Match[Any]) -> tuple[Any, ...]:
    """All that a refused move may not change."""
    limits = [match.undo_limit(seat) for seat in seats(match.seats)]
    return encode(match.state), match._answers(), match.told, match.phase, limits, [id(ask.moves) for ask in match.asks]


class EqualToAll:
    """An object that claims to be every move."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


def _move(description: dict[str, Any], match: Match[Any]) -> Any:
    match description:
        case {"text": text}:
            return text
        case {"odd": odd}:
            return _odd(odd, match)
        case {"offered": place, "twist": twist}:
            offered = _offered(match) or [match.game.vocabulary.move(0)]
            return _twisted(offered[place % len(offered)], twist)
        case {"json": text, "number": number, "twist": twist}:
            vocabulary = match.game.vocabulary
            return text if number % 2 else _twisted(vocabulary.move(number % vocabulary.size), twist)
    raise ValueError(description)


def _odd(name: str, match: Match[Any]) -> Any:
    others = [one for one in tables.names() if one != match.game.name]
    foreign = darbar.games()[others[len(match.moves) % len(others)]].vocabulary if name == "foreign" else None
    return {
        "equal to all": EqualToAll(), "none": None, "list": [], "bytes": b"pass", "number": 0, "kind": Move,
        "foreign": foreign and foreign.move(0), "nan": float("nan"),
    }[name]  # fmt: skip


def _twisted(move: Move, twist: str) -> Any:
    """A move that looks like another."""
    if twist in ("subclass", "equal child"):
        body = {} if twist == "subclass" else {"__eq__": lambda self, other: True, "__hash__": lambda self: 0}
        kind = type(type(move).__name__, (type(move),), body)
        return kind(*structs.astuple(move))
    return type(move)(*(_twisted_value(value, twist) for value in structs.astuple(move)))


def _twisted_value(value: Any, twist: str) -> Any:
    match twist:
        case "true for one" if isinstance(value, int) and not isinstance(value, Enum):
            return int(value) if isinstance(value, bool) else bool(value) if value in (0, 1) else value
        case "float for int" if isinstance(value, int):
            return float(value)
        case "value for member" if isinstance(value, Enum):
            return value.value
        case "look-alike" if isinstance(value, Enum):
            kinds = [base for base in (int, str) if isinstance(value, base)]
            make: Any = Enum
            return make(type(value).__name__, {value.name: value.value}, type=kinds[0] if kinds else None)[value.name]
        case "none":
            return None
    return value
