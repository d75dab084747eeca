"""The encoder: what a seat sees becomes a row of numbers of a fixed length.

First comes the table, then the side of the seat that looks, then those of the others, clockwise; seats that nobody sits
on are zeros. So one length serves every number of players, and whoever learns sees everything from its own side.
"""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from hashlib import sha256
from math import isfinite
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from ..core.faults import fault
from ..core.seats import Seat
from ..match.game import Game
from ..match.match import Match
from .reading import Outline, Sheet
from .shapes import Shape
from .survey import shape_of, surveyed

Vector: TypeAlias = NDArray[np.float32]

ENCODING: Final = 1
"""Which way of making numbers this is; another one makes others of the same state."""

FARTHEST: Final = 8.0
"""No number is farther from zero than this many of what it is counted in."""


class Layout(Struct, frozen=True):
    """Which numbers a game's views become: all that a file needs to say so that they mean the same later.

    `types` stands for the types of the state, `features` is how many numbers the game adds for each seat.
    """

    game: str
    shape: Shape
    types: str
    features: int = 0
    encoding: int = ENCODING

    @property
    def version(self) -> str:
        """The same for layouts that make the same numbers."""
        return _digest(self)


class Encoded(Struct, frozen=True):
    """A view as numbers: those of the table, and a row for the side of each seat that somebody sits on."""

    table: Vector
    sides: Vector


class Encoder:
    """Turns views of one game into numbers."""

    def __init__(self, game: Game[Any], layout: Layout) -> None:
        self.game = game
        self.layout = layout
        self.most_seats = game.seats[1]
        self._outline = outline = Outline(layout.shape, self.most_seats)
        self._at = np.array([place for place, _ in outline.codes], dtype=np.intp)
        self._codes = np.array([code for _, code in outline.codes])
        self.size = len(self.table_names) + self.most_seats * len(self.side_names)
        """How long a vector is."""
        self._width = len(self.table_names)
        self._inverse = self._scales()

    @property
    def version(self) -> str:
        """The version of the layout."""
        return self.layout.version

    @cached_property
    def table_names(self) -> Sequence[str]:
        """What the numbers of the table are called."""
        outline, counts = self._outline, range(self.game.seats[0], self.most_seats + 1)
        codes = [f"{outline.holders[place]} {code}" for place, code in outline.codes]
        return [*(f"{count} seats" for count in counts), *(column.name for column in outline.table), *codes]

    @cached_property
    def side_names(self) -> Sequence[str]:
        """What the numbers of a side are called."""
        outline, added = self._outline, range(self.layout.features)
        own = [column.name for column in outline.sides]
        return ["here", "turn", *own, *(f"{name} own" for name in outline.holders), *(f"feature {n}" for n in added)]

    @cached_property
    def names(self) -> Sequence[str]:
        """What all numbers of a vector are called, in order."""
        sides = [f"side {step}: {name}" for step in range(self.most_seats) for name in self.side_names]
        return [*self.table_names, *sides]

    def _scales(self) -> Vector:
        """What each number is multiplied by."""
        outline = self._outline
        first = self.most_seats + 1 - self.game.seats[0]
        table, side = np.ones(self._width), np.ones(len(self.side_names))
        table[first : first + len(outline.table)] = [1 / column.scale for column in outline.table]
        side[2 : 2 + len(outline.sides)] = [1 / column.scale for column in outline.sides]
        return np.concatenate([table, np.tile(side, self.most_seats)]).astype(np.float32)

    def vector(self, view: Any, seat: Seat, count: int) -> Vector:
        """What a seat sees at a table of so many, as one row of numbers."""
        return self._written(view, count, seat)

    def observe(self, match: Match[Any], seat: Seat) -> Vector:
        """What a seat of a match may know now, as one row of numbers."""
        return self.vector(match.view(seat), seat, match.seats)

    def encode(self, view: Any, count: int) -> Encoded:
        """A view of a table of so many, as numbers."""
        row, table = self._written(view, count, Seat(0)), self._width
        return Encoded(row[:table], row[table:].reshape(self.most_seats, -1)[:count])

    def added(self, view: Any, count: int) -> Vector:
        """The features alone that a game adds about each seat, as they stand at the end of its side."""
        rows = np.array([self._features(view, Seat(seat)) for seat in range(count)], dtype=np.float32)
        return np.minimum(np.maximum(rows, -FARTHEST, out=rows), FARTHEST, out=rows)

    def _written(self, view: Any, count: int, first: Seat) -> Vector:
        """All numbers of a view in one row, the sides from one seat on."""
        sheet = Sheet(count)
        try:
            self._outline.write(view, sheet)
        except (AttributeError, TypeError, IndexError) as error:
            raise fault(self.game, "state", error, "which is not what its layout says") from error
        row = np.zeros(self.size, dtype=np.float32)
        holders = np.array(sheet.holders, dtype=np.int64)
        self._write_table(row[: self._width], sheet, holders)
        self._write_sides(row[self._width :].reshape(self.most_seats, -1)[:count], view, sheet, holders, first)
        row *= self._inverse
        return np.minimum(np.maximum(row, -FARTHEST, out=row), FARTHEST, out=row)

    def _write_table(self, row: Vector, sheet: Sheet, holders: NDArray[np.int64]) -> None:
        fewest = self.game.seats[0]
        first = self.most_seats + 1 - fewest
        row[sheet.seats - fewest] = 1
        row[first : first + len(sheet.table)] = sheet.table
        if len(self._at):
            row[first + len(sheet.table) :] = holders[self._at] == self._codes

    def _write_sides(self, rows: Vector, view: Any, sheet: Sheet, holders: NDArray[np.int64], first: Seat) -> None:
        count, width = sheet.seats, 2 + len(sheet.sides[0])
        rows[:, 0] = 1
        rows[:, 2:width] = [*sheet.sides[first:], *sheet.sides[:first]]
        own = _turned(count, first)
        if view.turn_seat >= 0:
            rows[:, 1] = (own - view.turn_seat) % count / self.most_seats
        rows[:, width : width + len(holders)] = holders == own[:, None]
        if self.layout.features:
            rows[:, width + len(holders) :] = [self._features(view, Seat(seat)) for seat in own.tolist()]

    def _features(self, view: Any, seat: Seat) -> Sequence[float]:
        found = features_of(self.game, view, seat)
        if len(found) != self.layout.features:
            error = ValueError(f"expected {self.layout.features} numbers, got {len(found)}")
            raise fault(self.game, "features", error) from error
        return found


def encoder(game: Game[Any]) -> Encoder:
    """The encoder of a game, made when it is first asked for."""
    found = _ENCODERS.get(id(game))
    if found is None:
        found = _ENCODERS[id(game)] = Encoder(game, layout_of(game))
    return found


_ENCODERS: dict[int, Encoder] = {}
"""By the identity of the game, which an encoder holds on to."""


def layout_of(game: Game[Any]) -> Layout:
    """The layout that a game has now."""
    return Layout(game.name, surveyed(game), types_of(game), added(game))


def types_of(game: Game[Any]) -> str:
    """What stands for the types of a game's state: when they change, old layouts no longer fit."""
    return _digest(shape_of(game.state, ()))


def added(game: Game[Any]) -> int:
    """How many numbers a game adds for each seat."""
    if game.features is None:
        return 0
    state = game.first_state(game.seats[0], 0, game.pack())
    return len(features_of(game, game.view(state, Seat(0)), Seat(0)))


def features_of(game: Game[Any], view: Any, seat: Seat) -> Sequence[float]:
    """What a game adds about a seat."""
    assert game.features is not None
    try:
        found = [float(number) for number in game.features(view, seat)]
        if not all(map(isfinite, found)):
            raise ValueError("expected finite numbers")
        return found
    except BaseException as error:
        raise fault(game, "features", error) from error


def _digest(data: object) -> str:
    return sha256(msgspec.json.encode(data)).hexdigest()[:16]


@lru_cache(maxsize=256)
def _turned(count: int, first: int) -> NDArray[np.int64]:
    """All seats in order, from one of them on."""
    return (np.arange(count) + first) % count
