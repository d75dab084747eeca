"""Moves: declared once, from which notation, parser, JSON, help and action ids are derived.

A move is a frozen struct whose fields are finite: an Enum, a bool, a bounded int, a seat, or one of these or None.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from enum import Enum
from functools import cached_property, lru_cache
from itertools import product
from math import prod
from types import MappingProxyType
from typing import Annotated, Any, Final, TypeGuard, dataclass_transform, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from ..errors import PluginError, RuleViolation, nearest
from .data import as_data
from .data import kebab as kebab
from .data import word as word
from .faults import shown
from .seats import Seat

OWN: Final = ("__eq__", "__hash__", "__str__")
"""What no kind of move has a version of its own of."""


@dataclass_transform(frozen_default=True)
class FrozenMeta(msgspec.StructMeta):
    """Tells type checkers that subclasses of a frozen struct are frozen, without saying so each time."""


class Move(Struct, frozen=True, tag=kebab, tag_field="move", metaclass=FrozenMeta):
    """One answer to a question, and as a string its notation. The docstring of a kind is what it says in English."""

    def __str__(self) -> str:
        tag, fields = _spelling(type(self))
        return " ".join([tag, *(write(getattr(self, name)) for name, write in fields)])


class Pass(Move):
    """Pass.

    A kind made from this one is passing by another name: `class Enough(Pass)`.
    """


def is_passing(move: Move) -> bool:
    """Whether a move does nothing: it passes, by whatever name, or chooses none of something."""
    return isinstance(move, Pass) or [(type(value), value) for value in astuple(move)] == [(int, 0)]


class Way:
    """A base for enums whose members are no things on the table, and point at no part of a scene.

    `class Direction(Way, Enum)` says how something is done; an enum without it names what lies there.
    """

    __slots__ = ()


def seat_word(seat: Seat | None) -> str:
    """How a seat is written in notation: counted from 1, as people do."""
    return "-" if seat is None else str(seat + 1)


@dataclass(frozen=True, eq=False)
class Field:
    """The finite domain of one field of a move."""

    name: str
    values: tuple[Any, ...]
    is_seat: bool

    @cached_property
    def words(self) -> tuple[str, ...]:
        """How the values are written, in their order."""
        return tuple(map(seat_word if self.is_seat else word, self.values))

    @cached_property
    def index(self) -> Mapping[Any, int]:
        """The place of each value."""
        return MappingProxyType({value: place for place, value in enumerate(self.values)})

    @cached_property
    def parsed(self) -> Mapping[str, Any]:
        """The value of each word."""
        return MappingProxyType(dict(zip(self.words, self.values, strict=True)))

    @cached_property
    def meant(self) -> Mapping[tuple[type, Any], Any]:
        """The value of whatever may stand for it in JSON, which has a type."""
        return MappingProxyType({(type(data), data): value for value in self.values for data in _in_json(value)})

    @property
    def label(self) -> str:
        """What the field is called in a sentence."""
        return self.name.replace("_", " ")


@dataclass(frozen=True, eq=False)
class Kind:
    """One kind of move in a vocabulary: its class, its fields and its first id."""

    move: type[Move]
    fields: tuple[Field, ...]
    first: int

    @cached_property
    def tag(self) -> str:
        """The word that names it."""
        return tag_of(self.move)

    @cached_property
    def size(self) -> int:
        """How many moves of this kind there are."""
        return prod(len(field.values) for field in self.fields)

    @cached_property
    def shapes(self) -> Set[tuple[type, ...]]:
        """Of which types the values of such a move are: neither True nor 1.0 is a 1."""
        return frozenset(product(*({type(value) for value in field.values} for field in self.fields)))


def tag_of(kind: type[Struct]) -> str:
    """The word that names a kind of move or event."""
    return str(kind.__struct_config__.tag)


@dataclass(frozen=True, eq=False, init=False, repr=False)
class Vocabulary:
    """Every move that a game can ever offer, numbered densely from 0; `_known` are those that were offered before."""

    kinds: Mapping[str, Kind]
    size: int
    _known: dict[Move, Move]
    _by_class: Mapping[type[Move], Kind]

    def __init__(self, moves: Iterable[type[Move]], seats: int) -> None:
        kinds: dict[str, Kind] = {}
        size = 0
        for move in moves:
            _check_kind(move)
            kind = Kind(move, tuple(_fields(move, seats)), size)
            if kind.tag in kinds:
                raise PluginError(f"two kinds of move are called {kind.tag!r}: give one of them another tag")
            kinds[kind.tag] = kind
            size += kind.size
        by_class = {kind.move: kind for kind in kinds.values()}
        vars(self).update(kinds=MappingProxyType(kinds), size=size, _known={}, _by_class=by_class)

    def __contains__(self, move: object) -> bool:
        kind = self._by_class.get(type(move))  # type: ignore[arg-type]
        if kind is None:
            return False
        try:
            return all(getattr(move, field.name) in field.index for field in kind.fields)
        except Exception:  # a field that cannot even be compared
            return False

    def is_own(self, move: object) -> TypeGuard[Move]:
        """Whether a move is one of these, and made of the very values: neither True nor 1.0 in the place of 1."""
        kind = self._by_class.get(type(move))  # type: ignore[arg-type]
        return kind is not None and move in self and tuple(map(type, astuple(move))) in kind.shapes  # type: ignore[arg-type]

    def own(self, move: Move) -> Move:
        """The equal move of this vocabulary, made of its own values (1 for True); what is no move of it is refused."""
        if move not in self:
            raise RuleViolation(f"There is no such move: {shown(move)}.")
        kind = self._by_class[type(move)]
        return kind.move(*[field.values[field.index[getattr(move, field.name)]] for field in kind.fields])

    def __iter__(self) -> Iterator[Move]:
        for kind in self.kinds.values():
            for values in product(*(field.values for field in kind.fields)):
                yield kind.move(*values)

    def id(self, move: Move) -> int:
        """The move's number; a move of something else is refused."""
        move = self.own(move)
        kind = self._by_class[type(move)]
        place = 0
        for field in kind.fields:
            place = place * len(field.values) + field.index[getattr(move, field.name)]
        return kind.first + place

    def move(self, number: int) -> Move:
        """The move with this number."""
        if not 0 <= number < self.size:
            raise RuleViolation(f"There is no move number {number}: they go from 0 to {self.size - 1}.")
        kind = next(kind for kind in self.kinds.values() if number < kind.first + kind.size)
        place, values = number - kind.first, []
        for field in reversed(kind.fields):
            place, digit = divmod(place, len(field.values))
            values.append(field.values[digit])
        return kind.move(*reversed(values))

    def notation(self, move: Move) -> str:
        """`serve paper`: the tag, then a word for each field; the same as `str(move)`. Foreign moves are refused."""
        return str(self.own(move))

    def parse(self, notation: str) -> Move:
        """The move that a notation stands for; a `RuleViolation` with near neighbours when it stands for none."""
        tag, *words = notation.lower().split() or [""]
        kind = self.kinds.get(tag)
        if kind is None:
            raise RuleViolation(_unknown("move", tag, self.kinds))
        if len(words) != len(kind.fields):
            usage = " ".join([tag, *(field.name.upper() for field in kind.fields)])
            raise RuleViolation(f"{tag!r} takes {len(kind.fields)} words, not {len(words)}: write {usage!r}.")
        for field, given in zip(kind.fields, words, strict=True):
            if given not in field.parsed:
                raise RuleViolation(_unknown(f"{field.label} for {tag!r}", given, field.words))
        return kind.move(*(field.parsed[given] for field, given in zip(kind.fields, words, strict=True)))

    def from_json(self, data: bytes | str) -> Move:
        """The move in a JSON object; enum members may be words, or the values that they have in the game's code."""
        try:
            given = msgspec.json.decode(data, type=dict[str, Any])
            kind = self._kind_in(given)
            return kind.move(**{field.name: _read(kind, field, given) for field in kind.fields if field.name in given})
        except (msgspec.DecodeError, UnicodeError, RecursionError, TypeError) as error:
            raise RuleViolation(f"This is not a move in JSON: {error}.") from None

    def _kind_in(self, given: dict[str, Any]) -> Kind:
        tag = given.get("move")
        if not isinstance(tag, str):
            raise RuleViolation("This is not a move in JSON: it has no word called 'move'.")
        if tag not in self.kinds:
            raise RuleViolation(_unknown("move", tag, self.kinds))
        return self.kinds[tag]


def _check_kind(move: type[Move]) -> None:
    """What a record holds, and what a move is found by, follows from its fields, and from nothing else."""
    if not (isinstance(move, type) and issubclass(move, Move)):
        raise PluginError(f"a kind of move is a class made from Move, not {shown(move)}")
    changed = {name for kind in move.__mro__[: move.__mro__.index(Move)] for name in OWN if name in vars(kind)}
    if changed or not (move.__struct_config__.frozen and move.__struct_config__.eq):
        what = min(changed, default="frozen or eq")
        raise PluginError(
            f"the move {move.__name__} has {what} of its own: how moves are written and compared is settled"
        )


def _read(kind: Kind, field: Field, given: dict[str, Any]) -> Any:
    """The value of a field in a JSON object."""
    data = given[field.name]
    if isinstance(data, str | int | None) and (type(data), data) in field.meant:
        return field.meant[type(data), data]
    given_word = data if isinstance(data, str) else msgspec.json.encode(data).decode()
    raise RuleViolation(_unknown(f"{field.label} for {kind.tag!r}", given_word, field.words))


def _in_json(value: Any) -> tuple[Any, ...]:
    """How a value may stand in JSON."""
    if not isinstance(value, Enum):
        return (value,)
    return (word(value), value.value) if isinstance(value.value, str | int) else (word(value),)


def meant_by(written: str, shorthands: Mapping[str, Move]) -> Move | None:
    """The move that a shorthand stands for: exactly so, or with other capitals if only one is written so."""
    wanted = " ".join(written.split())
    if wanted in shorthands:
        return shorthands[wanted]
    alike = [move for short, move in shorthands.items() if short.casefold() == wanted.casefold()]
    return alike[0] if len(alike) == 1 else None


def to_json(move: Move) -> bytes:
    """A move as a JSON object, with words for enum members."""
    return msgspec.json.encode(as_data(move))


def targets(move: Move) -> list[str]:
    """The ids of the things that this move names: its enum members, unless they are ways.

    Where they lie, and which of several is meant, says `Match.targets`.
    """
    named = (value for value in astuple(move) if isinstance(value, Enum))
    return [ident(member) for member in named if not isinstance(member, Way)]


def varying(moves: Sequence[Move]) -> list[str]:
    """The fields in which moves of one kind differ, in their order."""
    fields = type(moves[0]).__struct_fields__ if moves else ()
    return [name for name in fields if any(getattr(move, name) != getattr(moves[0], name) for move in moves)]


def amounts(moves: Iterable[Move]) -> dict[int, Move]:
    """Moves that differ in nothing but a number, by this number: how many to take, to make, to bid.

    Where several kinds of moves would be such numbers, none of them is.
    """
    kinds: dict[type[Move], list[Move]] = {}
    for move in moves:
        kinds.setdefault(type(move), []).append(move)
    found = [counted for kind in kinds.values() if (counted := _counted(kind))]
    return found[0] if len(found) == 1 else {}


def _counted(moves: Sequence[Move]) -> dict[int, Move]:
    kind = type(moves[0])
    names = varying(moves) if len(moves) > 1 else list(kind.__struct_fields__)
    if len(names) != 1 or names[0] in _seat_fields(kind):
        return {}
    counts = [getattr(move, names[0]) for move in moves]
    return dict(zip(counts, moves, strict=True)) if all(type(count) is int for count in counts) else {}


def seats_in(move: Move) -> list[Seat]:
    """The seats that a move names."""
    named = (getattr(move, name) for name in _seat_fields(type(move)))
    return [seat for seat in named if seat is not None]


@lru_cache(maxsize=4096)
def _seat_fields(kind: type[Move]) -> tuple[str, ...]:
    hints = get_type_hints(kind)
    return tuple(name for name in kind.__struct_fields__ if _required(hints[name]) is Seat)


@lru_cache(maxsize=4096, typed=True)
def ident(member: Enum) -> str:
    """The id and message key of a component: `Good.PAPER` is `good-paper`."""
    return f"{kebab(type(member).__name__)}-{word(member)}"


def _unknown(what: str, given: str, known: Iterable[str]) -> str:
    names = list(known)
    close = nearest(given, names)
    hint = f" Did you mean {' or '.join(close)}?" if close else f" There are: {', '.join(names[:12])}."
    return f"There is no {what} called {given[:40]!r}.{hint}"


@lru_cache(maxsize=4096)
def _spelling(kind: type[Move]) -> tuple[str, tuple[tuple[str, Callable[[Any], str]], ...]]:
    """The tag of a kind of move, and how each of its fields is written."""
    hints = get_type_hints(kind, include_extras=True)
    return tag_of(kind), tuple((name, _writer(_required(hints[name]))) for name in kind.__struct_fields__)


def _writer(hint: Any) -> Callable[[Any], str]:
    """How a field of this type is written; a number that stands for an enum member is written as the member."""
    if hint is Seat:
        return seat_word
    if isinstance(hint, type) and issubclass(hint, Enum | bool):
        words = {value: word(value) for value in _values(hint, 0) or ()}
        return lambda value: words.get(value) or word(value)
    return word


def _required(hint: Any) -> Any:
    """A type without its None."""
    options = [option for option in get_args(hint) if option is not type(None)]
    return options[0] if type(None) in get_args(hint) and len(options) == 1 else hint


def _fields(move: type[Move], seats: int) -> Iterator[Field]:
    hints = get_type_hints(move, include_extras=True)
    for name in move.__struct_fields__:
        yield _field(move, name, hints[name], seats)


def _field(move: type[Move], name: str, hint: Any, seats: int) -> Field:
    inner = _required(hint)
    values = _values(inner, seats)
    if values is None:
        raise PluginError(
            f"the field {name!r} of the move {move.__name__} is not finite: "
            f"expected an Enum, bool, Seat or bounded int, got {hint}"
        )
    field = Field(name, tuple(values) if inner is hint else (*values, None), inner is Seat)
    if len(field.parsed) < len(field.words) or any(written.split() != [written] for written in field.words):
        raise PluginError(
            f"the field {name!r} of the move {move.__name__} needs different single words, got {', '.join(field.words)}"
        )
    return field


def _values(hint: Any, seats: int) -> Sequence[Any] | None:
    if hint is Seat:
        return [Seat(number) for number in range(seats)]
    if hint is bool:
        return [False, True]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return list(hint)
    if get_origin(hint) is Annotated:
        base, *metas = get_args(hint)
        for meta in metas:
            if base is int and isinstance(meta, msgspec.Meta) and meta.ge is not None and meta.le is not None:
                return range(int(meta.ge), int(meta.le) + 1)
    return None
