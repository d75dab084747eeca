"""What happens, in the past tense."""

from darbar import Event, Seat

from .components import Colour, Crisis, Disgrace, Favour, Good, Rank, Sector, Title

# Goods, tokens, pawns


class GoodsGained(Event):
    """{seat} got {count} {good}."""

    seat: Seat
    good: Good
    count: int


class GoodGiven(Event):
    """{seat} gave {good}."""

    seat: Seat
    good: Good


class Paid(Event):
    """{seat} paid {gold} gold with {goods}."""

    seat: Seat
    gold: int
    goods: tuple[Good, ...]


class NoteGained(Event):
    """{seat} got a credit note."""

    seat: Seat


class NoteUsed(Event):
    """{seat} used a credit note worth {gold} gold."""

    seat: Seat
    gold: int


class InfluenceGained(Event):
    """{seat} got {count} political influence."""

    seat: Seat
    count: int


class Dishonoured(Event):
    """{seat} took {count} dishonour {cause}."""

    seat: Seat
    count: int
    cause: Disgrace


class MercenaryDrawn(Event):
    """{seat} drew a {colour} mercenary of {value}."""

    secret = ("value",)
    seat: Seat
    colour: Colour
    value: int | None


class PawnGained(Event):
    """{seat} got a new {rank}."""

    seat: Seat
    rank: Rank


class SagePromoted(Event):
    """{seat} turned a sage into a merchant."""

    seat: Seat


# 1, 4 and 10 The year


class CrisisRevealed(Event):
    """A crisis broke out: {crisis}."""

    crisis: Crisis


class MercenaryPosted(Event):
    """A {colour} mercenary occupied {sector}."""

    sector: Sector
    colour: Colour


class HeldBack(Event):
    """{seat} held back a {rank} on the Diplomat."""

    seat: Seat
    rank: Rank


class Placed(Event):
    """{seat} placed a {rank} in {sector}."""

    seat: Seat
    rank: Rank
    sector: Sector


class YearEnded(Event):
    """Year {year} ended."""

    year: int


# 5 Resolution


class PawnMoved(Event):
    """{seat} moved {owner}'s {rank} from {origin} to {sector}."""

    seat: Seat
    owner: Seat
    rank: Rank
    origin: Sector
    sector: Sector
    own: bool = False
    """Whether it is the mover's."""


class SectorChosen(Event):
    """{seat} chose to resolve {sector}."""

    seat: Seat
    sector: Sector


class SentAway(Event):
    """{seat} was too weak to act in {sector} and took the pawns back."""

    seat: Seat
    sector: Sector


class TitleActivated(Event):
    """{seat} activated the {title}."""

    seat: Seat
    title: Title


class TurnSkipped(Event):
    """{seat} had no pawn left and was skipped."""

    seat: Seat


# 6 and 7 Guilds and court


class ServiceTaken(Event):
    """{seat} took the service of {sector}."""

    seat: Seat
    sector: Sector


class TitleGained(Event):
    """{seat} became a {title}."""

    seat: Seat
    title: Title


class FavourDone(Event):
    """The {favour} did {seat} a favour."""

    seat: Seat
    favour: Favour


class CountrySpied(Event):
    """{seat} looked at the mercenaries in {sector}: red {red}, blue {blue}."""

    secret = ("red", "blue")
    seat: Seat
    sector: Sector
    red: tuple[int, ...] | None
    blue: tuple[int, ...] | None


class BenevolenceShown(Event):
    """Al-Rashid showed {seat} his benevolence."""

    seat: Seat


class OrderChanged(Event):
    """The turn order changed: {seats}."""

    seats: tuple[Seat, ...]


# 8 Countries


class MercenariesRevealed(Event):
    """The mercenaries in {sector} were turned up: red {red}, blue {blue}."""

    sector: Sector
    red: tuple[int, ...]
    blue: tuple[int, ...]


class Fled(Event):
    """{seat} fled from {sector}."""

    seat: Seat
    sector: Sector


class MercenarySent(Event):
    """{seat} spent a {colour} mercenary of {value}."""

    seat: Seat
    colour: Colour
    value: int


class ColourBeaten(Event):
    """{seat} beat the {colour} mercenaries in {sector}."""

    seat: Seat
    sector: Sector
    colour: Colour


class MercenaryBeaten(Event):
    """{seat} beat a {colour} mercenary of {value} in {sector}."""

    seat: Seat
    sector: Sector
    colour: Colour
    value: int


class BattleWon(Event):
    """{seat} freed {sector}."""

    seat: Seat
    sector: Sector


class Withdrew(Event):
    """{seat} fought in {sector} and withdrew."""

    seat: Seat
    sector: Sector


class MercenaryRemoved(Event):
    """{seat} had a {colour} mercenary of {value} removed from {sector}."""

    seat: Seat
    sector: Sector
    colour: Colour
    value: int | None
    """None when it was put away face down."""


ALL = (
    GoodsGained,
    GoodGiven,
    Paid,
    NoteGained,
    NoteUsed,
    InfluenceGained,
    Dishonoured,
    MercenaryDrawn,
    PawnGained,
    SagePromoted,
    CrisisRevealed,
    MercenaryPosted,
    HeldBack,
    Placed,
    YearEnded,
    PawnMoved,
    SectorChosen,
    SentAway,
    TitleActivated,
    TurnSkipped,
    ServiceTaken,
    TitleGained,
    FavourDone,
    CountrySpied,
    BenevolenceShown,
    OrderChanged,
    MercenariesRevealed,
    Fled,
    MercenarySent,
    ColourBeaten,
    BattleWon,
    Withdrew,
    MercenaryRemoved,
    MercenaryBeaten,
)
