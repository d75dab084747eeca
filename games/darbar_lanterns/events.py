"""What happens, in the past tense."""

from typing import ClassVar

from darbar import Event, Seat

from .components import HandCard, Lantern, Wind


class HourBegan(Event):
    """Hour {hour} of {hours} began."""

    hour: int
    hours: int


class WindAnnounced(Event):
    """The wind will blow at {lanterns}."""

    lanterns: tuple[Lantern, ...]


class OilFetched(Event):
    """{seat} laid down the {card} card and fetched {oil} oil."""

    seat: Seat
    card: HandCard
    oil: int


class Tended(Event):
    """{seat} tended the {lantern} lantern: its flame is {flame}."""

    seat: Seat
    lantern: Lantern
    flame: int


class Rowed(Event):
    """{seat} rowed to the {lantern} lantern: its flame is {flame}."""

    seat: Seat
    lantern: Lantern
    flame: int


class OilWasted(Event):
    """{seat} came to the {lantern} lantern, which burns as brightly as it can: a measure of oil was wasted."""

    seat: Seat
    lantern: Lantern


class OilMissing(Event):
    """{seat} came to the {lantern} lantern, and the jar was empty."""

    seat: Seat
    lantern: Lantern


class CardDrawn(Event):
    """{seat} drew a card: {card}."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    card: HandCard | None


class WindRolled(Event):
    """A {die} was rolled: {wind}."""

    die: int
    wind: Wind


class WindTurned(Event):
    """The wind turned to the {lantern} lantern as well."""

    lantern: Lantern


class FlameSank(Event):
    """The flame of the {lantern} lantern sank to {flame}."""

    lantern: Lantern
    flame: int


class LanternWentOut(Event):
    """The {lantern} lantern went out."""

    lantern: Lantern


class NightLost(Event):
    """Too many lanterns are dark: {dark}. The night is lost."""

    dark: int


class DawnCame(Event):
    """Dawn came; {lit} of {lanterns} lanterns are lit."""

    lit: int
    lanterns: int


ALL = (
    HourBegan,
    WindAnnounced,
    OilFetched,
    Tended,
    Rowed,
    OilWasted,
    OilMissing,
    CardDrawn,
    WindRolled,
    WindTurned,
    FlameSank,
    LanternWentOut,
    NightLost,
    DawnCame,
)
