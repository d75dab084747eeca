"""Checks that what all seats hold in common cannot be changed by any of them: the box, and the events."""

from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from functools import cached_property
from types import BuiltinFunctionType, FunctionType, MappingProxyType, NoneType
from typing import Any, Final

from msgspec import Struct

from ..core.box import Box
from ..core.moves import tag_of
from .trials import Trial

CONSTANT: Final = (NoneType, int, float, complex, str, bytes, range, Enum, type, FunctionType, BuiltinFunctionType)
DESCRIBED: Final = (property, cached_property, classmethod, staticmethod)


def boxes_and_events_cannot_be_changed(trial: Trial) -> Iterator[str]:
    """Whatever can be reached from the box, or from an event that was told, stays as it is."""
    for name, thing in held_by(trial.game.pack(trial.header.options, trial.header.rulings)).items():
        for where, what in changeable(thing, name):
            yield f"the box of {trial.game.name!r} has a {what} in {where!r}"
    for event in trial.finished.events:
        for name in event.__struct_fields__:
            for where, what in changeable(getattr(event, name), name):
                yield f"the event {tag_of(type(event))!r} has a {what} in {where!r}"


def held_by(box: Box) -> dict[str, Any]:
    """What a box has, with all that it works out once and keeps."""
    kinds = type(box).__mro__
    declared: dict[str, Any] = {}
    for kind in reversed(kinds[: kinds.index(Box)]):
        declared |= {name: value for name, value in vars(kind).items() if not name.startswith("__")}
    for name, value in declared.items():
        if isinstance(value, cached_property):
            getattr(box, name)
    return {name: value for name, value in (declared | vars(box)).items() if not isinstance(value, DESCRIBED)}


def changeable(thing: Any, where: str) -> Iterator[tuple[str, str]]:
    """The places in a thing where something can be changed, and what it is that stands there."""
    if isinstance(thing, CONSTANT):
        return
    if isinstance(thing, Struct) and thing.__struct_config__.frozen:
        parts = [(f"{where}.{name}", getattr(thing, name)) for name in thing.__struct_fields__]
    elif getattr(getattr(thing, "__dataclass_params__", None), "frozen", False):
        parts = [(f"{where}.{one.name}", getattr(thing, one.name)) for one in fields(thing)]
    elif isinstance(thing, MappingProxyType):
        parts = [(f"{where}[{key}]", part) for key, value in thing.items() for part in (key, value)]
    elif isinstance(thing, tuple | frozenset):
        parts = [(f"{where}[{place}]", part) for place, part in enumerate(thing)]
    else:
        yield where, type(thing).__name__
        return
    for place, part in parts:
        yield from changeable(part, place)
