"""What the kit takes for something that cannot be changed, and what it does not."""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from types import MappingProxyType
from typing import Any

import pytest
from darbar import Event, Seat
from darbar.components import Track
from darbar.testing.immutability import changeable, held_by
from pearls.game import PEARLS
from pearls.state import PearlBox, Shell


class Tint(Enum):
    DARK = "dark"


class Told(Event):
    """{seat} was told {shells}."""

    seat: Seat
    shells: Any


@dataclass(frozen=True)
class Pair:
    left: Any
    right: Any


@dataclass
class Loose:
    left: int


@pytest.mark.parametrize(
    "thing",
    [
        None,
        True,
        2.5,
        "words",
        b"bytes",
        range(3),
        Tint.DARK,
        Shell.ROSE,
        Tint,
        len,
        (1, ("two", None)),
        frozenset({Shell.ROSE, (1, 2)}),
        MappingProxyType({Shell.ROSE: (1, 2)}),
        Told(Seat(0), (Shell.ROSE,)),
        Pair((1,), MappingProxyType({})),
        Track(3, {1: "coin"}),
    ],
    ids=repr,
)
def test_what_stays_as_it_is(thing: Any):
    assert list(changeable(thing, "thing")) == []


@pytest.mark.parametrize(
    ("thing", "found"),
    [
        ([], ("thing", "list")),
        ({1: 2}, ("thing", "dict")),
        ({1}, ("thing", "set")),
        (bytearray(), ("thing", "bytearray")),
        ((0, ([],)), ("thing[1][0]", "list")),
        (MappingProxyType({"rose": [1]}), ("thing[rose]", "list")),
        (Told(Seat(0), [Shell.ROSE]), ("thing.shells", "list")),
        (Pair(1, {}), ("thing.right", "dict")),
        (Loose(1), ("thing", "Loose")),
    ],
    ids=repr,
)
def test_what_can_be_changed_is_found_wherever_it_stands(thing: Any, found: tuple[str, str]):
    assert list(changeable(thing, "thing")) == [found]


class Shelves(PearlBox):
    shared: Any = [1]

    @cached_property
    def worked_out(self) -> list[int]:
        return [2]

    @property
    def made_anew(self) -> list[int]:
        return [3]


def test_a_box_holds_its_own_fields_its_class_s_and_all_that_it_works_out_once():
    box = PEARLS.change(box=Shelves).pack()

    assert set(held_by(box)) == {"options", "rulings", "components", "key", "shared", "worked_out"}
