"""The box: what is the same in every state of a match: options, rulings and components.

A game with any of these declares a subclass of `Box` with three annotations, and gives its state a field `box` of that
type. Rules read `state.box.options.days`; copying a state copies only a reference, and a saved state holds only the
key of the box, because the record says how to pack the same box again.
"""

import hashlib
from collections.abc import Collection, Iterable, Iterator, Mapping
from enum import Enum
from functools import lru_cache
from typing import Any, ClassVar, Final, NoReturn, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Struct

from ..errors import PluginError, RecordError, UnknownName
from .moves import FrozenMeta, word
from .settings import Options, Rulings, chosen

B = TypeVar("B", bound="Box")

MOST: Final = 10_000
"""No number in a changed row is larger, and no text or list longer: nobody owns so many pieces."""


class Row(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, metaclass=FrozenMeta):
    """One row of a component table: its id, and the rulebook section, other source or `assumed` it comes from."""

    id: str
    source: str


class Components(Struct, frozen=True, metaclass=FrozenMeta):
    """All component tables of a game: each field is a tuple of rows, read from `data/<field>.toml`."""

    def faults(self) -> Iterator[str]:
        """What is wrong with the tables as a whole: counts, splits, references. Each fault names its row."""
        yield from ()


class Box:
    """Options, rulings and components of one match, and what a game works out from them in a `cached_property`.

    All seats of all matches hold the same box, so nothing can be set on it.
    """

    options: Options
    rulings: Rulings
    components: Components
    key: str
    _packed: ClassVar[dict[str, "Box"]] = {}

    def __init__(self, options: Options, rulings: Rulings, components: Components) -> None:
        name = f"{type(self).__module__}.{type(self).__qualname__}"
        content = msgspec.json.encode([name, options, rulings, components])
        key = hashlib.sha256(content).hexdigest()[:32]
        vars(self).update(options=options, rulings=rulings, components=components, key=key)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a box stays as it was packed: its {name!r} cannot be set; use a cached_property")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a box stays as it was packed: its {name!r} cannot be removed")

    @classmethod
    def pack(
        cls: type[B],
        package: str,
        options: Mapping[str, Any] | None = None,
        rulings: Mapping[str, Any] | None = None,
        changes: Mapping[str, Any] | None = None,
    ) -> B:
        """The box for these choices; a `RecordError` or `UnknownName` that says which choice is wrong."""
        kinds = get_type_hints(cls)
        box = cls(
            chosen(kinds["options"], "option", options or {}),
            chosen(kinds["rulings"], "ruling", rulings or {}),
            load_components(kinds["components"], package, changes or {}),
        )
        return Box._packed.setdefault(box.key, box)  # type: ignore[return-value]

    @staticmethod
    def encode(box: Any) -> str:
        """A box inside a state is saved as its key."""
        if isinstance(box, Box):
            return box.key
        raise TypeError(f"a state holds plain data and its box only, not {type(box).__name__}")

    @staticmethod
    def decode(kind: type, key: Any) -> "Box":
        """The box that a saved state refers to."""
        try:
            return Box._packed[key]
        except KeyError:
            raise RecordError(f"this state belongs to a box that is not packed here: {key!r}") from None


# Component tables


def misnamed(members: Iterable[Enum], rows: Collection[Row], what: str) -> Iterator[str]:
    """The faults of a table that has one row for each of these members of an enum, in their order, by their names."""
    names = [word(member) for member in members]
    for row, name in zip(rows, names, strict=False):
        if row.id != name:
            yield f"{what} {row.id!r} stands where {name!r} belongs"
    if len(rows) != len(names):
        yield f"there are {len(names)} rows of kind {what}, not {len(rows)}"


def load_components(kind: type[Components], package: str, changes: Mapping[str, Any]) -> Any:
    """The tables of a game from its data files, with changed rows put in their place."""
    tables = get_type_hints(kind)
    changes = _checked(changes)
    for table in changes:
        if table not in kind.__struct_fields__:
            raise UnknownName("component table", table, kind.__struct_fields__)
    filled = {}
    for table in kind.__struct_fields__:
        rows = _read_table(package, table)
        filled[table] = _typed(tables[table], table, _with_changes(table, rows, changes.get(table, {})))
    components = kind(**filled)
    try:
        fault = next(iter(components.faults()), None)
    except Exception as error:
        raise PluginError(f"{package}: the faults of its components failed: {type(error).__name__}: {error}") from error
    if fault:
        raise RecordError(f"these components do not fit together: {fault}")
    return components


def _checked(changes: Mapping[str, Any]) -> dict[str, dict[str, dict[str, Any]]]:
    try:
        checked = msgspec.convert(changes, dict[str, dict[str, dict[str, Any]]])
    except (msgspec.ValidationError, RecursionError) as error:
        raise RecordError(f"changed components are fields by row by table: {error}") from None
    for table, rows in checked.items():
        for row, fields in rows.items():
            if fields.get("id", row) != row:
                raise RecordError(f"component table {table}, row {row!r}: the id of a row cannot be changed")
            if not _moderate(fields):
                raise RecordError(f"component table {table}, row {row!r}: {MOST} is the most for numbers and lists")
    return checked


def _moderate(value: Any, depth: int = 8) -> bool:
    """Whether a value of a changed row has a size that things in a box have."""
    if isinstance(value, int | float):
        return -MOST <= value <= MOST
    if not isinstance(value, Collection):
        return True
    inner = value.values() if isinstance(value, Mapping) else () if isinstance(value, str | bytes) else value
    return len(value) <= MOST and depth > 0 and all(_moderate(one, depth - 1) for one in inner)


def _read_table(package: str, table: str) -> list[dict[str, Any]]:
    import tomllib
    from importlib.resources import files

    path = files(package) / "data" / f"{table}.toml"
    try:
        return list(_parsed(path.read_text(encoding="utf-8"))[table])
    except FileNotFoundError:
        raise PluginError(f"{package} has no file data/{table}.toml for its component table {table!r}") from None
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise PluginError(f"{package}: data/{table}.toml: expected tables [[{table}]]: {error}") from None


@lru_cache(maxsize=256)
def _parsed(content: str) -> dict[str, Any]:
    """What a data file says; boxes with other options are packed from the same files."""
    import tomllib

    return tomllib.loads(content)


def _with_changes(table: str, rows: list[dict[str, Any]], changes: Mapping[str, Any]) -> list[dict[str, Any]]:
    ids = [str(row.get("id")) for row in rows]
    for changed in changes:
        if changed not in ids:
            raise UnknownName(f"row in the table {table}", changed, ids)
    return [{**row, **changes.get(str(row.get("id")), {})} for row in rows]


def _typed(kind: Any, table: str, rows: list[dict[str, Any]]) -> tuple[Row, ...]:
    row_kind = get_args(kind)[0]
    typed = []
    for row in rows:
        try:
            typed.append(msgspec.convert(row, row_kind))
        except msgspec.ValidationError as error:
            raise RecordError(f"component table {table}, row {row.get('id', '?')!r}: {error}") from None
    ids = [row.id for row in typed]
    if twice := {one for one in ids if ids.count(one) > 1}:
        raise PluginError(f"component table {table} has two rows {sorted(twice)[0]!r}")
    return tuple(typed)


def read_changes(content: bytes, where: str) -> dict[str, dict[str, dict[str, Any]]]:
    """The changed rows in a TOML file that has the shape of the data files: `[[orders]]` with `id` and new fields."""
    import tomllib

    try:
        tables = tomllib.loads(content.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise RecordError(f"{where} is not a TOML file: {error}") from None
    changes: dict[str, dict[str, dict[str, Any]]] = {}
    for table, rows in tables.items():
        if not isinstance(rows, list) or not all(isinstance(row, dict) and "id" in row for row in rows):
            raise RecordError(f"{where}: {table}: expected rows [[{table}]], each with an id")
        for row in rows:
            changes.setdefault(table, {})[str(row["id"])] = {k: v for k, v in row.items() if k != "id"}
    return changes
