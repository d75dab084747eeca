"""Comparing: matches and states, and the first place where two of them differ."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from ..core.events import Event
from ..core.moves import Move
from ..core.seats import Seat
from ..core.state import copy
from ..core.texts import Text
from ..match.match import Match


class Question(Struct, frozen=True):
    """An ask, without its reasons."""

    seat: Seat
    prompt: str | Text
    moves: list[Move]


class Snapshot(Struct, frozen=True):
    """All that can be seen of a match."""

    state: Any
    ask: Question | None
    phase: str
    moves: list[Move]
    deciders: list[Seat]
    events: list[Event]


def question(match: Match[Any]) -> Question | None:
    """The present question."""
    return None if match.ask is None else Question(match.ask.seat, match.ask.prompt, list(match.ask.moves))


def snapshot(match: Match[Any]) -> Snapshot:
    """The match as it is now."""
    return Snapshot(
        copy(match.state), question(match), match.phase, list(match.moves), list(match.deciders), match.events
    )


def difference(one: Any, other: Any, path: str = "") -> str:
    """The first place where two things differ, with what is there; empty when they are equal."""
    if one == other:
        return ""
    for step, left, right in _parts(one, other):
        if left != right:
            return difference(left, right, f"{path}{step}")
    return f"{path.lstrip('.') or 'the whole'}: {one!r:.80} and {other!r:.80}"


def _parts(one: Any, other: Any) -> Iterator[tuple[str, Any, Any]]:
    if type(one) is not type(other):
        return
    if isinstance(one, Struct):
        for name in one.__struct_fields__:
            yield f".{name}", getattr(one, name), getattr(other, name)
    elif isinstance(one, list | tuple) and len(one) == len(other):
        for place, (left, right) in enumerate(zip(one, other, strict=True)):
            yield f"[{place}]", left, right
    elif isinstance(one, dict) and one.keys() == other.keys():
        for key, left in one.items():
            yield f"[{key!r}]", left, other[key]
