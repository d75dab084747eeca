"""The box: what is the same in every state of a match: options, rulings and components.

A game with any of these declares a subclass of `Box` with three annotations, and gives its state a field `box` of that
type. Rules read `state.box.options.days`; copying a state copies only a reference, and a saved state holds only the
key of the box, because the record says how to pack the same box again.
"""

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Struct

from ..errors import PluginError, RecordError, UnknownName
from .moves import FrozenMeta
from .settings import Options, Rulings, chosen

B = TypeVar("B", bound="Box")


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
    """Options, rulings and components of one match."""

    options: Options
    rulings: Rulings
    components: Components
    _packed: ClassVar[dict[str, "Box"]] = {}

    def __init__(self, options: Options, rulings: Rulings, components: Components) -> None:
        self.options = options
        self.rulings = rulings
        self.components = components
        name = f"{type(self).__module__}.{type(self).__qualname__}"
        content = msgspec.json.encode([name, options, rulings, components])
        self.key = hashlib.sha256(content).hexdigest()[:12]

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
    if fault := next(iter(components.faults()), None):
        raise RecordError(f"these components do not fit together: {fault}")
    return components


def _checked(changes: Mapping[str, Any]) -> dict[str, dict[str, dict[str, Any]]]:
    try:
        checked = msgspec.convert(changes, dict[str, dict[str, dict[str, Any]]])
    except msgspec.ValidationError as error:
        raise RecordError(f"changed components are fields by row by table: {error}") from None
    for table, rows in checked.items():
        for row, fields in rows.items():
            if fields.get("id", row) != row:
                raise RecordError(f"component table {table}, row {row!r}: the id of a row cannot be changed")
    return checked


def _read_table(package: str, table: str) -> list[dict[str, Any]]:
    import tomllib
    from importlib.resources import files

    path = files(package) / "data" / f"{table}.toml"
    try:
        return list(tomllib.loads(path.read_text(encoding="utf-8"))[table])
    except FileNotFoundError:
        raise PluginError(f"{package} has no file data/{table}.toml for its component table {table!r}") from None
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise PluginError(f"{package}: data/{table}.toml: expected tables [[{table}]]: {error}") from None


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
