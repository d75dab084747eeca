"""The component tables: what `data/` says of goods, pawns, guilds, titles and countries, and what must fit together."""

from collections.abc import Iterator
from typing import Annotated, Literal

from darbar import Components, Row
from darbar.core.box import misnamed
from darbar.core.moves import word
from msgspec import Meta

from .components import (
    COUNTRIES,
    ColourName,
    CountryName,
    Crisis,
    Favour,
    Good,
    PalaceName,
    Rank,
    Sector,
    Service,
    Title,
)

Count = Annotated[int, Meta(ge=0, le=99)]
Gold = Annotated[int, Meta(ge=0, le=99)]
Places = tuple[Count, Count, Count]
Counted = Literal["influence", "palaces", "goods", "intrigue", "military", "sages", "merchants", "pashas"]


class AlRashidRow(Row, kw_only=True):
    """A row; `note` says why an assumed row is what it is, and which of its cells are certain."""

    note: str = ""


class GoodRow(AlRashidRow):
    """A good and its markers, which do not limit play."""

    kind: Literal["common", "rare"]
    markers: Count


class PawnRow(AlRashidRow):
    """A rank: what a pawn counts in a sector, how many a family begins with and can have, prestige at the end."""

    predominance: Annotated[int, Meta(ge=1, le=9)]
    start: Count
    limit: Count
    prestige: Count


class SetRow(AlRashidRow):
    """What a set of so many different goods is worth."""

    goods: Literal[1, 2, 3, 4, 5]
    gold: Gold


class GuildRow(AlRashidRow):
    """A guild: price and amount of its service for the first, second and third, and the favour of its leader."""

    service: str
    gold: Places
    amount: Places
    favour: str
    favour_gold: Gold


class TitleRow(AlRashidRow):
    """A title; `steps` pairs the least of what `counts` names with what it brings, best last."""

    number: Annotated[int, Meta(ge=1, le=32)]
    palace: PalaceName
    kind: Literal["activated", "permanent", "one-off"]
    cost: Gold
    prestige: Count
    amount: Count = 1
    counts: Counted | None = None
    steps: tuple[tuple[Count, Count], ...] = ()


class GoodsRow(AlRashidRow):
    """So many of each good."""

    wood: Count
    metal: Count
    pottery: Count
    spice: Count
    silk: Count


class CountryRow(GoodsRow):
    """A country: the goods and credit notes printed on it."""

    notes: Literal[0, 1]


class MercenaryRow(AlRashidRow):
    """Mercenaries of one colour and value."""

    colour: ColourName
    value: Annotated[int, Meta(ge=1, le=9)]
    count: Count


class CrisisRow(AlRashidRow):
    """A crisis tile: a country for every mercenary of each colour."""

    deck: Literal["setup", "year"]
    red: tuple[CountryName, ...]
    blue: tuple[CountryName, ...]


class TokenRow(AlRashidRow):
    """A kind of token: how many there are, what one is worth, and the most that all together bring (0: no limit)."""

    count: Count
    worth: Annotated[int, Meta(ge=-9, le=9)]
    most: Count


class PlaceRow(AlRashidRow):
    """How many items the first, second or third in a country takes."""

    items: Annotated[int, Meta(ge=1, le=9)]


class TableRow(AlRashidRow):
    """How many copies of the titles of the first four guilds lie out."""

    players: Literal[2, 3, 4, 5]
    copies: Literal[1, 2]


TITLES_OF = (4, 4, 4, 4, 8, 8)
"""How many titles each palace has, from the guild of intrigue to the court."""


class AlRashidComponents(Components):
    """The tables of the game."""

    goods: tuple[GoodRow, ...]
    pawns: tuple[PawnRow, ...]
    sets: tuple[SetRow, ...]
    guilds: tuple[GuildRow, ...]
    titles: tuple[TitleRow, ...]
    countries: tuple[CountryRow, ...]
    mercenaries: tuple[MercenaryRow, ...]
    crises: tuple[CrisisRow, ...]
    starts: tuple[GoodsRow, ...]
    tokens: tuple[TokenRow, ...]
    places: tuple[PlaceRow, ...]
    tables: tuple[TableRow, ...]

    def faults(self) -> Iterator[str]:
        """What the rulebook counts: each fault names its row."""
        yield from self._names()
        yield from self._guilds()
        yield from self._titles()
        yield from self._families()
        yield from self._crises()
        yield from self._counts()

    def _names(self) -> Iterator[str]:
        yield from misnamed(Good, self.goods, "good")
        yield from misnamed(Rank, self.pawns, "pawn")
        yield from misnamed(list(Sector)[: len(Service)], self.guilds, "guild")
        yield from misnamed(Title, self.titles, "title")
        yield from misnamed(list(Sector)[COUNTRIES:], self.countries, "country")
        yield from misnamed(Crisis, self.crises, "crisis")

    def _guilds(self) -> Iterator[str]:
        for row, service, favour in zip(self.guilds, Service, Favour, strict=True):
            if (row.service, row.favour) != (word(service), word(favour)):
                yield f"guild {row.id!r} has the service {word(service)!r} and the favour {word(favour)!r}"
            if list(row.gold) != sorted(row.gold) or list(row.amount) != sorted(row.amount, reverse=True):
                yield f"guild {row.id!r}: a better place never pays more nor gets less"

    def _titles(self) -> Iterator[str]:
        palaces = [word(Sector(palace)) for palace, count in enumerate(TITLES_OF) for _ in range(count)]
        for number, (row, palace) in enumerate(zip(self.titles, palaces, strict=True), 1):
            if (row.palace, row.number) != (palace, number):
                yield f"title {row.id!r} is number {number}, of the palace {palace!r}"
            if (row.counts is None) != (not row.steps) or list(row.steps) != sorted(row.steps):
                yield f"title {row.id!r}: rising steps go with what they count"

    def _families(self) -> Iterator[str]:
        for row in self.pawns:
            if row.start > row.limit:
                yield f"pawn {row.id!r}: a family begins with more than it can have"
        if [row.goods for row in self.sets] != [1, 2, 3, 4, 5]:
            yield "sets of one to five goods have a worth"

    def _crises(self) -> Iterator[str]:
        for row in self.crises:
            if row.deck != row.id.partition("-")[0]:
                yield f"crisis {row.id!r} belongs to the other pile"
            if len({*row.red, *row.blue}) < 2:
                yield f"crisis {row.id!r} names fewer than two countries"

    def _counts(self) -> Iterator[str]:
        if [row.players for row in self.tables] != [2, 3, 4, 5] or len(self.starts) != 5:
            yield "the table is set for 2 to 5 players, and five have goods to begin with"
        if [row.id for row in self.tokens] != ["credit-note", "influence", "dishonour"] or len(self.places) != 3:
            yield "tokens are credit notes, influence and dishonour, and three act in a country"
