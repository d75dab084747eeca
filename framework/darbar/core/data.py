"""Data: names as words, and anything of a match as dicts, lists and words, for programs elsewhere."""

import re
from collections.abc import Callable, Mapping, Sequence, Set
from enum import Enum
from functools import lru_cache
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct


@lru_cache(maxsize=4096)
def kebab(name: str) -> str:
    """`SellLantern` and `SELL_LANTERN` become `sell-lantern`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name.rpartition(".")[2]).replace("_", "-").lower()


def word(value: object) -> str:
    """How one value of a field is written in notation."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return kebab(value.value if isinstance(value.value, str) else value.name)
    return str(value)


def as_data(thing: Any) -> Any:
    """A move, an ask, an event, a scene, a view or a part of one as dicts, lists, numbers and words.

    Structs are dicts: their tag, if they have one, then their fields by name. Enum members are the words of notation;
    seats are counted from 0. A box is its key. Functions, such as the reasons of an ask, are left out.
    """
    if isinstance(thing, Enum):
        return word(thing)
    if thing is None or isinstance(thing, bool | int | float | str):
        return thing
    if isinstance(thing, Struct):
        return _tag(thing) | {name: as_data(getattr(thing, name)) for name in _fields(type(thing))}
    if isinstance(thing, Mapping):
        return {word(key): as_data(value) for key, value in thing.items()}
    if isinstance(thing, Sequence | Set) and not isinstance(thing, bytes):
        return [as_data(one) for one in thing]
    return msgspec.to_builtins(thing, enc_hook=_key)


def _tag(thing: Struct) -> dict[str, Any]:
    config = thing.__struct_config__
    return {} if config.tag is None else {str(config.tag_field): config.tag}


@lru_cache(maxsize=4096)
def _fields(kind: type[Struct]) -> tuple[str, ...]:
    """The fields that hold data: all but those for functions."""
    hints = get_type_hints(kind)
    return tuple(name for name in kind.__struct_fields__ if not _is_function(hints[name]))


def _is_function(hint: Any) -> bool:
    return get_origin(hint) is Callable or any(map(_is_function, get_args(hint)))


def _key(thing: Any) -> str:
    """What is no plain data is a box, and known by its key."""
    key = getattr(thing, "key", None)
    if not isinstance(key, str):
        raise TypeError(f"this is no plain data: {type(thing).__name__}")
    return key
