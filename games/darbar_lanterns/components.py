"""What is in the box: the lanterns of the river, the winds and the nights, read from `data/`."""

from collections.abc import Iterator
from enum import IntEnum
from functools import cached_property
from typing import Annotated, Literal, get_args

from darbar import Box, Choice, Components, Options, Row
from darbar.core.moves import word
from msgspec import Meta

Amount = Annotated[int, Meta(ge=0)]
Count = Annotated[int, Meta(ge=1)]


Weather = Literal["calm", "usual", "stormy"]

HOURS = 8
"""So long is the night."""

BRIGHT = 3
"""The highest flame."""

JAR = 8
"""So much oil the jar holds."""

BOATS = 3
"""So many cards are boats."""


class Lantern(IntEnum):
    """The lanterns, from upstream to downstream; a game with few players has the first ones."""

    LOTUS = 0
    CARP = 1
    CRANE = 2
    TURTLE = 3
    MOON = 4
    DRAGON = 5
    PEONY = 6


class HandCard(IntEnum):
    """The cards that players hold: those of the lanterns, with the same numbers, and the boat."""

    LOTUS = 0
    CARP = 1
    CRANE = 2
    TURTLE = 3
    MOON = 4
    DRAGON = 5
    PEONY = 6
    BOAT = 7


class Wind(IntEnum):
    """How the wind blows, the weakest roll first."""

    LULL = 0
    BREEZE = 1
    SQUALL = 2
    WHIRL = 3


class LanternRow(Row):
    """A lantern: how many cards in hands, and how many in the deck of winds, bear its picture."""

    cards: Count
    winds: Count


class WindRow(Row):
    """A wind: from which roll on it blows, how many flames it takes, and how many cards more it turns."""

    roll: Annotated[int, Meta(ge=1, le=6)]
    takes: Amount
    turns: Amount


class RiverRow(Row):
    """A river for so many players: how many lanterns float on it, how much oil there is at dusk, winds in an hour."""

    players: Count
    lanterns: Count
    oil: Amount
    winds: Count


class WeatherRow(Row):
    """A weather: how high the flames are at dusk, and how many winds more there are in an hour."""

    flame: Count
    winds: Amount


class LanternsOptions(Options):
    """What players agree on before a match."""

    weather: Annotated[Weather, Choice("How hard the night is.", rule="1.2")] = "usual"


class LanternsComponents(Components):
    """The tables of the game."""

    lanterns: tuple[LanternRow, ...]
    winds: tuple[WindRow, ...]
    rivers: tuple[RiverRow, ...]
    weathers: tuple[WeatherRow, ...]

    def faults(self) -> Iterator[str]:
        """Each lantern, wind and weather has its row, every roll is some wind, and there is a river for every table."""
        for name, rows, ids in (
            ("Lantern", self.lanterns, [word(one) for one in Lantern]),
            ("Wind", self.winds, [word(one) for one in Wind]),
            ("Weather", self.weathers, list(get_args(Weather))),
        ):
            if [row.id for row in rows] != ids:
                yield f"{name} and its table name different things"
        rolls = [row.roll for row in self.winds]
        if rolls != sorted(set(rolls)) or rolls[0] != 1:
            yield f"the rolls of the winds do not rise from 1: {rolls}"
        if [row.players for row in self.rivers] != [1, 2, 3, 4]:
            yield "there is not one river for each number of players"
        yield from self.excesses()

    def excesses(self) -> Iterator[str]:
        """No river has more lanterns or oil than there is, no weather begins with higher flames than there are."""
        for river in self.rivers:
            if river.lanterns > len(Lantern) or river.oil > JAR:
                yield f"river {river.id!r} has more than {len(Lantern)} lanterns or more oil than the jar holds"
        for weather in self.weathers:
            if weather.flame > BRIGHT:
                yield f"weather {weather.id!r} begins with higher flames than {BRIGHT}"


class LanternsBox(Box):
    """Everything that stays the same during a match."""

    options: LanternsOptions
    components: LanternsComponents

    @cached_property
    def weather(self) -> WeatherRow:
        """The weather of this night."""
        return next(row for row in self.components.weathers if row.id == self.options.weather)

    def river(self, players: int) -> RiverRow:
        """The river for so many players."""
        return self.components.rivers[players - 1]

    def wind(self, die: int) -> Wind:
        """Which wind blows on a roll."""
        return max(wind for wind in Wind if self.components.winds[wind].roll <= die)
