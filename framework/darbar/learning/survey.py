"""The survey: which shape a game's state has, from its types and from what stands in it in some matches.

Types say what there is; how long a list is and how large a number grows, matches have to show. The matches are always
the same ones, so the same game has the same shape on every machine.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from ..core.box import Box
from ..core.data import word
from ..core.dice import Dice
from ..core.meanings import Aside, Bits, BySeat, Meaning, OneOf, Owned, UpTo
from ..core.seats import Seat
from ..core.state import State
from ..match.game import Game
from ..match.match import Match
from ..match.record import Header
from ..version import VERSION
from . import shapes
from .shapes import Shape

MATCHES, STOPS, LONGEST = 4, 25, 1_500
"""So many matches for each number of seats, so many places in each, so many answers at most."""

MANY = 256
"""Cards and tokens of so many kinds are counted kind by kind."""

Sample: TypeAlias = tuple[Any, int]
"""Something that stood in a state, and how many sat at the table."""

_MARKED = (Owned, Bits, OneOf, BySeat, UpTo, Aside)


def surveyed(game: Game[Any]) -> Shape:
    """The shape of a game's state."""
    return shape_of(game.state, list(samples(game)))


def samples(game: Game[Any]) -> Iterator[Sample]:
    """What seats see in some random matches with every number of players."""
    for count in range(game.seats[0], game.seats[1] + 1):
        for seed in range(MATCHES):
            for place, match in enumerate(_walk(game, count, seed)):
                yield match.view(Seat(place % count)), count


def _walk(game: Game[Any], count: int, seed: int) -> Iterator[Match[Any]]:
    """A random match at some of its questions, and at its end."""
    length = sum(1 for _ in _played(game, count, seed))
    step = max(1, length // STOPS)
    for place, match in enumerate(_played(game, count, seed)):
        if place % step == 0 or place == length - 1:
            yield match


def _played(game: Game[Any], count: int, seed: int) -> Iterator[Match[Any]]:
    names = [f"Player {number}" for number in range(1, count + 1)]
    match = Match.begin(game, Header(game=game.name, rules=game.version, kernel=VERSION, names=names, seed=seed))
    chance = Dice(seed)
    yield match
    while match.ask is not None and len(match.moves) < LONGEST:
        match.play(chance.pick(match.ask.moves))
        yield match


# From types to shapes


def shape_of(hint: Any, seen: Sequence[Sample], bound: dict[Any, Any] | None = None) -> Shape:
    """The shape of something of a type, of which these samples have been seen; `bound` says what type variables are."""
    hint, mark = _unwrapped(hint, bound or {})
    kind = get_origin(hint) or hint
    match mark:
        case Aside():
            return shapes.Nothing()
        case Owned():
            return shapes.Holder(tuple(sorted({one for one, _ in seen if one < -1})))
        case Bits(count):
            return shapes.Flags(count)
        case OneOf(count):
            return shapes.Index(count)
    if kind in (Union, UnionType):
        return _union(get_args(hint), seen, bound)
    if kind is Literal:
        return shapes.Name(tuple(map(word, get_args(hint))))
    if not isinstance(kind, type) or issubclass(kind, Box | str | bytes):
        return shapes.Nothing()
    if issubclass(kind, Enum):
        return shapes.Name(tuple(map(word, kind)))
    if issubclass(kind, int | float):
        return _number([one for one, _ in seen])
    if issubclass(kind, Struct):
        return _record(hint, kind, seen)
    if issubclass(kind, tuple):
        return _tuple(hint, kind, seen, bound)
    if issubclass(kind, list | set | frozenset):
        return _list((get_args(hint) or (int,))[0], seen, mark, bound)
    return shapes.Nothing()


def _unwrapped(hint: Any, bound: dict[Any, Any]) -> tuple[Any, Meaning | None]:
    """A type without its annotations, and the meaning among them."""
    mark: Meaning | None = None
    while True:
        if isinstance(hint, TypeVar):
            hint = bound.get(hint, Any)
        elif hint is Seat:
            return int, Owned()
        elif get_origin(hint) is Annotated:
            hint, *notes = get_args(hint)
            mark = next((note for note in notes if isinstance(note, _MARKED)), mark)
        else:
            return hint, mark


def _number(values: Sequence[float]) -> Shape:
    most = max((abs(value) for value in values), default=1)
    return shapes.Number(max(1.0, float(most)), hidden=-1 in values)


def _union(options: Sequence[Any], seen: Sequence[Sample], bound: dict[Any, Any] | None) -> Shape:
    rest = [option for option in options if option is not NoneType]
    if len(rest) != 1:
        return shapes.Nothing()
    return shapes.Maybe(shape_of(rest[0], [one for one in seen if one[0] is not None], bound))


def _record(hint: Any, kind: type[Struct], seen: Sequence[Sample]) -> Shape:
    bound = dict(zip(getattr(kind, "__parameters__", ()), get_args(hint), strict=False))
    hints = get_type_hints(kind, include_extras=True)
    fields = {
        name: shape_of(hints[name], [(getattr(one, name), count) for one, count in seen], bound)
        for name in kind.__struct_fields__
        if not (issubclass(kind, State) and name in State.__struct_fields__ and name != "turn")
    }
    return shapes.Record({name: shape for name, shape in fields.items() if not isinstance(shape, shapes.Nothing)})


def _tuple(hint: Any, kind: type, seen: Sequence[Sample], bound: dict[Any, Any] | None) -> Shape:
    if hasattr(kind, "_fields"):
        hints: list[Any] = list(get_type_hints(kind, include_extras=True).values())
    elif Ellipsis in get_args(hint) or not get_args(hint):
        return _list((get_args(hint) or (int,))[0], seen, None, bound)
    else:
        hints = list(get_args(hint))
    parts = [[(one[place], count) for one, count in seen] for place in range(len(hints))]
    return shapes.Places(tuple(shape_of(each, part, bound) for each, part in zip(hints, parts, strict=True)))


# Lists


def _list(item: Any, seen: Sequence[Sample], mark: Meaning | None, bound: dict[Any, Any] | None) -> Shape:
    """A list is one for each seat, a row, or a heap: its lengths tell which."""
    inside = [(each, count) for one, count in seen for each in one]
    lengths = defaultdict(set)
    for one, count in seen:
        lengths[count].add(len(one))
    if isinstance(mark, UpTo):
        return shapes.Row(mark.count, shape_of(item, inside, bound))
    if isinstance(mark, BySeat) or _follows_seats(item, lengths):
        extra = min((length - count for count, found in lengths.items() for length in found), default=0)
        return shapes.Sides(shape_of(item, inside, bound), max(0, extra))
    if lengths and all(len(found) == 1 for found in lengths.values()):
        return shapes.Row(max(max(found) for found in lengths.values()), shape_of(item, inside, bound))
    most = float(max((length for found in lengths.values() for length in found), default=1))
    return _heap(item, shape_of(item, inside, bound), [one for one, _ in inside], max(1.0, most))


def _follows_seats(item: Any, lengths: dict[int, set[int]]) -> bool:
    """Whether a list is as long as there are seats, or always by so many longer; one size is enough for pieces."""
    extra = {length - count for count, found in lengths.items() for length in found}
    if len(extra) != 1 or min(extra) < 0:
        return False
    kind, _ = _unwrapped(item, {})
    return len(lengths) > 1 or (extra == {0} and isinstance(kind, type) and issubclass(kind, Struct))


def _heap(item: Any, shape: Shape, values: Sequence[Any], scale: float) -> Shape:
    """Things in any order: counted by holder, by number, or added up."""
    if isinstance(shape, shapes.Holder):
        return shapes.Held(shapes.Nothing(), "", scale)
    if isinstance(shape, shapes.Record):
        holders = [name for name, field in shape.fields.items() if isinstance(field, shapes.Holder)]
        if len(holders) == 1:
            rest = {name: field for name, field in shape.fields.items() if name not in holders}
            return shapes.Held(shapes.Record(rest), holders[0], scale)
    if (
        isinstance(shape, shapes.Number)
        and values
        and 0 <= max(values) < MANY
        and all(type(one) is int for one in values)
    ):
        return shapes.Heap(shapes.Index(max(values) + 1), scale)
    return shapes.Heap(shape, scale)
