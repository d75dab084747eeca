"""What is used in a match: kinds of moves and events, and the components that they name.

A use is written like `move place`, `move place space-docks` or `event order-filled order-lamp`: where it was seen, the
kind, and the component if there is one. The words are those of any game; nothing here knows one.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Annotated, Any, TypeAlias, get_args, get_type_hints

from msgspec import Meta, Struct

from ..core.moves import Move, ident, kebab, tag_of
from ..core.seats import Seat, seats
from ..match.game import Game
from ..match.match import Match

Use: TypeAlias = Annotated[str, Meta(pattern="^(move|event) [^ ]+( [^ ]|$)")]
Uses: TypeAlias = dict[Use, Annotated[int, Meta(ge=0, le=1 << 53)]]
"""How often each thing was used."""


def offers_of(moves: Iterable[Move]) -> set[str]:
    """What could have been used by playing one of these moves."""
    return {use for move in moves for use in _uses("move", move)}


def uses_of(match: Match[Any]) -> dict[Seat | None, Uses]:
    """What each seat used; under None what no seat did. Answers that were forced are seen through their events only."""
    found: dict[Seat | None, Counter[str]] = {seat: Counter() for seat in (*seats(match.seats), None)}
    for (seat, move), count in Counter(zip(match.deciders, match.moves, strict=True)).items():
        for use in _uses("move", move):
            found[seat][use] += count
    known = set(match.game.events)
    for event in match.events:
        if type(event) in known:
            doer = getattr(event, "seat", None)
            found[doer if doer in found else None].update(_uses("event", event))
    return {seat: dict(counts) for seat, counts in found.items()}


def _uses(source: str, thing: Struct) -> Iterator[str]:
    kind = f"{source} {tag_of(type(thing))}"
    yield kind
    for name in thing.__struct_fields__:
        for member in _members(getattr(thing, name)):
            yield f"{kind} {ident(member)}"


def _members(value: object) -> Iterable[Enum]:
    if isinstance(value, Enum):
        return (value,)
    if isinstance(value, list | tuple):
        return [member for one in value for member in _members(one)]
    return ()


def usable(game: Game[Any]) -> list[str]:
    """Everything that a match of the game could use, in the order of its vocabulary."""
    kinds = [*(("move", kind) for kind in game.moves), *(("event", kind) for kind in game.events)]
    return list(dict.fromkeys(use for source, kind in kinds for use in _usable(source, kind)))


def _usable(source: str, kind: type[Struct]) -> Iterator[str]:
    name = f"{source} {tag_of(kind)}"
    yield name
    hints = get_type_hints(kind)
    for field in kind.__struct_fields__:
        for members in _enums(hints[field]):
            yield from (f"{name} {ident(member)}" for member in members)


def families(game: Game[Any]) -> dict[str, str]:
    """The family of each component: that of `space-docks` is `space`."""
    hints = [hint for kind in (*game.moves, *game.events) for hint in get_type_hints(kind).values()]
    return {ident(member): kebab(enum.__name__) for hint in hints for enum in _enums(hint) for member in enum}


def _enums(hint: Any) -> Iterator[type[Enum]]:
    if isinstance(hint, type) and issubclass(hint, Enum):
        yield hint
    for inner in get_args(hint):
        yield from _enums(inner)
