"""Reading: shapes become functions that write the numbers of a state down in one pass.

`inner` reads what stands on the table or before one seat, into one list. `Outline.outer` reads what may belong to
several seats, and writes on a `Sheet` that has a list for the table and one for each side. Whatever is missing counts
as zeros, and what is too long is cut off, so every list has the length that its names have.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias

from ..core.data import word
from .shapes import (
    Flags,
    Heap,
    Held,
    Holder,
    Index,
    Maybe,
    Name,
    Nothing,
    Number,
    Places,
    Record,
    Row,
    Shape,
    Sides,
)

Numbers: TypeAlias = list[float]


class Sheet:
    """The numbers of one view: of the table, of each side, and who holds each of what has a holder."""

    __slots__ = ("holders", "seats", "sides", "table")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.table: Numbers = []
        self.sides: list[Numbers] = [[] for _ in range(seats)]
        self.holders: list[int] = []


Read: TypeAlias = Callable[[Any, Numbers, int, int], None]
"""Writes a value, or None for one that is missing, where a seat looks at it at a table of so many."""

Write: TypeAlias = Callable[[Any, Sheet], None]


class Column(NamedTuple):
    """One number: what it is called, and in what it is counted."""

    name: str
    scale: float = 1.0


class Inner(NamedTuple):
    """How something that belongs to one place is read, and the numbers that it becomes."""

    columns: list[Column]
    read: Read


# What belongs to one place


def inner(shape: Shape, name: str, most: int) -> Inner:
    """How to read a shape that stands on the table, or before a seat."""
    match shape:
        case Nothing():
            return Inner([], _nothing)
        case Number(scale, hidden):
            return _number(name, scale, hidden)
        case Name(words):
            places = {word: place for place, word in enumerate(words)}
            return Inner([Column(f"{name} {word}") for word in words], partial(_named, _units(len(words)), places, {}))
        case Index(count):
            return Inner([Column(f"{name} {place}") for place in range(count)], partial(_indexed, _units(count)))
        case Flags(count):
            return Inner([Column(f"{name} {place}") for place in range(count)], partial(_flags, count))
        case Holder():
            return Inner([Column(f"{name} +{step}") for step in range(most)], partial(_relative, _units(most)))
        case Maybe(item):
            found = inner(item, name, most)
            return Inner([Column(f"{name}?"), *found.columns], partial(_maybe, found.read))
        case Row(length, Number(scale, False)):
            return Inner([Column(f"{name}[{place}]", scale) for place in range(length)], partial(_plain_row, length))
        case Row(length, item):
            return _row(item, name, [str(place) for place in range(length)], most, _in_order)
        case Sides(item, _):
            return _row(item, name, [f"+{step}" for step in range(most)], most, _own_first)
        case Heap(item, scale) | Held(item, _, scale):
            return _heap(item, name, scale, most)
        case Record(fields):
            parts = [inner(item, f"{name}.{field}" if name else field, most) for field, item in fields.items()]
            return Inner(_joined(parts), partial(_fields, _getter(list(fields)), [part.read for part in parts]))
        case Places(items):
            parts = [inner(item, f"{name}[{place}]", most) for place, item in enumerate(items)]
            return Inner(_joined(parts), partial(_fields, tuple, [part.read for part in parts]))


def _number(name: str, scale: float, hidden: bool) -> Inner:
    if hidden:
        return Inner([Column(name, scale), Column(f"{name} hidden")], _hidden_number)
    return Inner([Column(name, scale)], _plain_number)


def _row(item: Shape, name: str, places: Sequence[str], most: int, order: Callable[..., Sequence[Any]]) -> Inner:
    parts = [inner(item, f"{name}[{place}]", most) for place in places]
    reads = [part.read for part in parts]
    return Inner(_joined(parts), partial(_each, reads, partial(order, len(reads))))


def _heap(item: Shape, name: str, scale: float, most: int) -> Inner:
    found = inner(item, f"{name} sum", most)
    columns = [Column(f"{name} count", scale), *(Column(column.name, column.scale) for column in found.columns)]
    if isinstance(item, Index):
        return Inner(columns, partial(_counted, item.count))
    return Inner(columns, partial(_summed, found.read, len(found.columns)))


def _joined(parts: Sequence[Inner]) -> list[Column]:
    return [column for part in parts for column in part.columns]


def _getter(names: list[str]) -> Callable[[Any], Sequence[Any]]:
    """All fields of a piece at once."""
    if len(names) == 1:
        one = attrgetter(names[0])
        return lambda piece: (one(piece),)
    return attrgetter(*names) if names else lambda piece: ()


@lru_cache(maxsize=1024)
def _units(count: int) -> Sequence[Sequence[int]]:
    """For each of so many places, a row with a 1 there; at the end, one without."""
    return [[int(place == one) for place in range(count)] for one in range(count)] + [[0] * count]


@lru_cache(maxsize=65_536)
def _bits(value: int, count: int) -> Sequence[int]:
    return [value >> place & 1 for place in range(count)]


def _nothing(value: Any, out: Numbers, seat: int, seats: int) -> None:
    """Nothing is written."""


def _plain_number(value: Any, out: Numbers, seat: int, seats: int) -> None:
    out.append(value or 0)


def _hidden_number(value: Any, out: Numbers, seat: int, seats: int) -> None:
    out += (0, 1) if value == -1 else (value or 0, 0)


def _named(
    units: Sequence[Sequence[int]],
    places: dict[str, int],
    known: dict[Any, int],
    value: Any,
    out: Numbers,
    seat: int,
    seats: int,
) -> None:
    place = known.get(value)
    if place is None:
        place = known[value] = -1 if value is None else places.get(word(value), -1)
    out += units[place]


def _indexed(units: Sequence[Sequence[int]], value: Any, out: Numbers, seat: int, seats: int) -> None:
    out += units[value if value is not None and 0 <= value < len(units) else -1]


def _flags(count: int, value: Any, out: Numbers, seat: int, seats: int) -> None:
    out += _bits(max(0, value or 0), count)


def _relative(units: Sequence[Sequence[int]], value: Any, out: Numbers, seat: int, seats: int) -> None:
    """Where a holder sits, counted from the seat that looks."""
    out += units[(value - seat) % seats if value is not None and 0 <= value < seats else -1]


def _maybe(read: Read, value: Any, out: Numbers, seat: int, seats: int) -> None:
    out.append(value is not None)
    read(value, out, seat, seats)


def _plain_row(length: int, value: Any, out: Numbers, seat: int, seats: int) -> None:
    if value is None:
        out += [0] * length
    elif len(value) == length:
        out += value
    else:
        out += [*value, *[0] * length][:length]


def _each(reads: Sequence[Read], order: Callable[..., Any], value: Any, out: Numbers, seat: int, seats: int) -> None:
    for read, item in zip(reads, order(value or (), seat), strict=True):
        read(item, out, seat, seats)


def _in_order(length: int, value: Sequence[Any], seat: int) -> Sequence[Any]:
    return value if len(value) == length else [*value, *[None] * length][:length]


def _own_first(length: int, value: Sequence[Any], seat: int) -> Sequence[Any]:
    return [*value[seat:], *value[:seat], *[None] * length][:length]


def _counted(count: int, value: Any, out: Numbers, seat: int, seats: int) -> None:
    """How many there are, and how many of each number."""
    counts = [0] * count
    for one in value or ():
        if 0 <= one < count:
            counts[one] += 1
    out.append(len(value or ()))
    out += counts


def _summed(read: Read, width: int, value: Any, out: Numbers, seat: int, seats: int) -> None:
    """How many there are, and the sum of each of their numbers."""
    sums: Numbers = [0] * width
    for item in value or ():
        row: Numbers = []
        read(item, row, seat, seats)
        sums = list(map(float.__add__, map(float, sums), map(float, row)))
    out.append(len(value or ()))
    out += sums


def _fields(
    getter: Callable[[Any], Sequence[Any]], reads: Sequence[Read], value: Any, out: Numbers, seat: int, seats: int
) -> None:
    values = [None] * len(reads) if value is None else getter(value)
    for read, item in zip(reads, values, strict=True):
        read(item, out, seat, seats)


# What may belong to several seats


class Outline:
    """The columns of the table, of each side and of all that has a holder, in the order in which they are written."""

    def __init__(self, shape: Shape, most: int) -> None:
        self.table: list[Column] = []
        self.sides: list[Column] = []
        self.holders: list[str] = []
        self.codes: list[tuple[int, int]] = []
        self._most = most
        self.write = self.outer(shape, "")

    def outer(self, shape: Shape, name: str) -> Write:
        """How to write a shape down, wherever its parts belong."""
        match shape:
            case Holder(codes):
                self.codes += [(len(self.holders), code) for code in codes]
                self.holders.append(name)
                return _holder
            case Row(length, Holder(codes)):
                self.codes += [(len(self.holders) + place, code) for place in range(length) for code in codes]
                self.holders += [f"{name}[{place}]" for place in range(length)]
                return partial(_holders, length)
            case Sides(item, extra):
                return self._sides(item, extra, name)
            case Held(item, field, scale):
                return self._held(item, field, scale, name)
            case Record(fields):
                writes = [self.outer(item, f"{name}.{field}" if name else field) for field, item in fields.items()]
                return partial(_write_fields, _getter(list(fields)), writes)
            case Places(items):
                writes = [self.outer(item, f"{name}[{place}]") for place, item in enumerate(items)]
                return partial(_write_fields, tuple, writes)
            case Row(length, Record() | Row() | Sides() | Held() as item):
                writes = [self.outer(item, f"{name}[{place}]") for place in range(length)]
                return partial(_write_fields, partial(_in_order, length, seat=0), writes)
        found = inner(shape, name, self._most)
        self.table += found.columns
        return partial(_on_table, found.read)

    def _sides(self, item: Shape, extra: int, name: str) -> Write:
        found = inner(item, name, self._most)
        self.sides += found.columns
        rest = inner(Row(extra, item), f"{name} nobody", self._most)
        self.table += rest.columns
        return partial(_for_each_side, found.read, rest.read)

    def _held(self, item: Shape, field: str, scale: float, name: str) -> Write:
        found = inner(Heap(item, scale), f"{name} own", self._most)
        self.sides += found.columns
        return partial(_by_holder, attrgetter(field) if field else int, found.read)


def _holder(value: Any, sheet: Sheet) -> None:
    sheet.holders.append(-1 if value is None else value)


def _holders(length: int, value: Any, sheet: Sheet) -> None:
    given = value or ()
    sheet.holders += given if len(given) == length else [*given, *[-1] * length][:length]


def _write_fields(getter: Callable[[Any], Sequence[Any]], writes: Sequence[Write], value: Any, sheet: Sheet) -> None:
    values = [None] * len(writes) if value is None else getter(value)
    for write, item in zip(writes, values, strict=True):
        write(item, sheet)


def _on_table(read: Read, value: Any, sheet: Sheet) -> None:
    read(value, sheet.table, 0, sheet.seats)


def _for_each_side(read: Read, rest: Read, value: Any, sheet: Sheet) -> None:
    given, seats = value or (), sheet.seats
    for seat, side in enumerate(sheet.sides):
        read(given[seat] if seat < len(given) else None, side, seat, seats)
    rest(given[seats:], sheet.table, 0, seats)


def _by_holder(holder: Callable[[Any], int], read: Read, value: Any, sheet: Sheet) -> None:
    given = value or ()
    for seat, side in enumerate(sheet.sides):
        read([item for item in given if holder(item) == seat] if given else None, side, seat, sheet.seats)
