"""The component tables: what `data/` says of goods, notables, orders, tracks and tiles, and what must fit together."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Annotated, Literal

from darbar import Components, Row
from darbar.core.box import misnamed
from darbar.core.moves import word
from msgspec import Meta

from .components import (
    GUILD_NAMED,
    Bonus,
    Good,
    GoodName,
    GuildName,
    Notable,
    Printed,
    Side,
    Space,
    Tile,
    Token,
)

Count = Annotated[int, Meta(ge=0, le=99)]
Level = Literal[1, 2, 3, 4]


class AgraRow(Row, kw_only=True):
    """A row; `note` says which cells of an assumed row are certain, and which of a certain one are not."""

    note: str = ""


class GoodRow(AgraRow):
    """A good and its building: a level and a cost where it has to be built, a construction value for materials."""

    building: str
    value: Literal[1, 2, 3]
    made_from: GoodName | None = None
    level: Literal[0, 2, 3, 4] = 0
    cost: Count = 0
    construction: Literal[0, 1, 2] = 0


class NotableRow(AgraRow):
    """A notable: its goods from top to bottom, and what its contract pays for each delivery of a good."""

    level: Level
    guild: GuildName
    goods: tuple[GoodName, ...]
    bonus_good: GoodName | None = None
    bonus: Count = 0


class OrderRow(AgraRow):
    """An order: its place in the column of its guild, from the top."""

    guild: GuildName
    place: Literal[1, 2, 3, 4, 5, 6]
    goods: tuple[GoodName, GoodName]


class StepRow(AgraRow):
    """A step of an influence track: what an order pays there, and the favours for reaching it."""

    pays: Count
    favours: Count = 0


class MeditationRow(AgraRow):
    """A space of the meditation track: points, goods to enter it, favours for an ejected worker, rupees at the end."""

    points: Annotated[int, Meta(ge=1, le=9)]
    cost: tuple[GoodName, ...] = ()
    favours: Count = 1
    rupees: Count = 0


class AkbarRow(AgraRow):
    """A good that Akbar wants, and the die that covers it."""

    side: Literal["left", "right"]
    die: Literal[1, 2, 3, 4, 5, 6]
    good: GoodName


class PriceRow(AgraRow):
    """A price token: the flags on its two sides."""

    low: Annotated[int, Meta(ge=1, le=4)]
    high: Annotated[int, Meta(ge=1, le=4)]


class BonusRow(AgraRow):
    """A building bonus tile."""

    level: Literal[2, 3, 4]
    rupees: Count
    guild: GuildName | None = None
    covers: Literal[0, 1] = 0
    favours: Count = 0


class FavourRow(AgraRow):
    """A favour action: how many favours one must have, and how many it takes."""

    have: Annotated[int, Meta(ge=1, le=9)]
    spend: Annotated[int, Meta(ge=1, le=9)]


class PierRow(AgraRow):
    """A pier: the highest level in reach, the order limit, and which notables take the boat on to the next."""

    level: Level
    limit: Annotated[int, Meta(ge=1, le=6)]
    next_level: Literal[0, 1, 2, 3, 4] = 0
    next_count: Count = 0


class SideRow(AgraRow):
    """A side of a farm: the goods at its corners, where its two covers lie and where its farmer starts."""

    first: GoodName
    last: GoodName
    spaces: Annotated[int, Meta(ge=3, le=9)]
    covers: tuple[int, int]
    farmer: int


class TableRow(AgraRow):
    """How the table is set for a number of players."""

    players: Literal[2, 3, 4]
    notables: tuple[Count, Count, Count, Count]
    split: tuple[Count, Count, Count]
    akbar_dice: Count
    order_dice: Count


NOTABLES_PER_LEVEL = (8, 7, 5, 4)


class AgraComponents(Components):
    """The tables of the game."""

    goods: tuple[GoodRow, ...]
    notables: tuple[NotableRow, ...]
    orders: tuple[OrderRow, ...]
    influence: tuple[StepRow, ...]
    meditation: tuple[MeditationRow, ...]
    akbar: tuple[AkbarRow, ...]
    prices: tuple[PriceRow, ...]
    bonuses: tuple[BonusRow, ...]
    tiles: tuple[FavourRow, ...]
    favours: tuple[FavourRow, ...]
    piers: tuple[PierRow, ...]
    farm: tuple[SideRow, ...]
    tables: tuple[TableRow, ...]

    def faults(self) -> Iterator[str]:
        """What the rulebook counts: each fault names its row."""
        yield from self._names()
        yield from self._buildings()
        yield from self._demands()
        yield from self._empire()
        yield from self._tiles()
        yield from self._farms()
        yield from self._splits()

    def _names(self) -> Iterator[str]:
        yield from misnamed(Good, self.goods, "good")
        yield from misnamed(Notable, self.notables, "notable")
        yield from misnamed(Token, self.prices, "token")
        yield from misnamed(Bonus, self.bonuses, "bonus")
        yield from misnamed(Tile, self.tiles, "tile")
        yield from misnamed(Printed, self.favours, "printed")
        yield from misnamed(Side, self.farm, "side")

    def _buildings(self) -> Iterator[str]:
        for good, row in zip(Good, self.goods, strict=True):
            if row.building != word(Space(good)):
                yield f"good {row.id!r}: its building is {word(Space(good))!r}, not {row.building!r}"
            if (row.made_from is None) != (good % 4 == 0):
                yield f"good {row.id!r}: the first column is produced, every other good is made from one good"
            if (row.made_from is None) != (row.level == 0) or (row.cost == 0) != (row.level == 0):
                yield f"good {row.id!r}: a building has a level and a cost exactly if it has to be built"
        yield from _four_each("good", ((row.id, row.level) for row in self.goods if row.level))

    def _demands(self) -> Iterator[str]:
        for level, wanted in enumerate(NOTABLES_PER_LEVEL, 1):
            ids = [row.id for row in self.notables if row.level == level]
            if len(ids) != wanted:
                yield f"level {level} has {wanted} notables, not {len(ids)}: {', '.join(ids)}"
        for row in self.notables:
            if not 2 <= len(set(row.goods)) == len(row.goods) <= 3:
                yield f"notable {row.id!r} wants two or three different goods"
            if (row.bonus_good is None) != (row.bonus == 0):
                yield f"notable {row.id!r}: a delivery bonus is a good and a number of rupees"

    def _empire(self) -> Iterator[str]:
        places = Counter((row.guild, row.place) for row in self.orders)
        for row in self.orders:
            if places[row.guild, row.place] > 1:
                yield f"order {row.id!r}: two orders stand at place {row.place} of the {row.guild}"
        if len(self.orders) != 18:
            yield f"there are 18 orders, not {len(self.orders)}"
        goods, dice = Counter(row.good for row in self.akbar), Counter((row.side, row.die) for row in self.akbar)
        for wish in self.akbar:
            if goods[wish.good] > 1 or dice[wish.side, wish.die] > 1:
                yield f"akbar {wish.id!r}: each good and each die stands there once"
        if len(self.akbar) != 12:
            yield f"Akbar wants 12 goods, not {len(self.akbar)}"
        if len(self.influence) < 2 or len(self.meditation) < 2 or len(self.piers) != 6:
            yield "tracks have at least two spaces, and there are six piers"

    def _tiles(self) -> Iterator[str]:
        yield from _four_each("bonus tile", ((row.id, row.level) for row in self.bonuses))
        for row in (*self.tiles, *self.favours):
            if row.spend > row.have:
                yield f"favour action {row.id!r} spends more than one must have"
        for token in self.prices:
            if token.low >= token.high:
                yield f"price token {token.id!r}: its low side shows fewer flags than its high side"

    def _farms(self) -> Iterator[str]:
        for row, after in zip(self.farm, (*self.farm[1:], self.farm[0]), strict=True):
            spaces = range(1, row.spaces + 1)
            if not {*row.covers, row.farmer} <= {*spaces} or len({*row.covers, row.farmer}) < 3:
                yield f"farm side {row.id!r}: two covers and a farmer lie on three of its spaces"
            if row.last != after.first:
                yield f"farm side {row.id!r} ends at {row.last!r}, but the next side begins at {after.first!r}"
        if sorted(row.first for row in self.farm) != ["cotton", "sandstone", "turmeric", "wood"]:
            yield "the corners of a farm are the four basic goods"

    def _splits(self) -> Iterator[str]:
        if [row.players for row in self.tables] != [2, 3, 4]:
            yield "the table is set for 2, 3 and 4 players"
        for row in self.tables:
            if sum(row.notables) != sum(row.split):
                yield f"table {row.id!r}: {sum(row.notables)} notables cannot be split {row.split}"
            elif any(n > most for n, most in zip(row.notables, NOTABLES_PER_LEVEL, strict=True)):
                yield f"table {row.id!r} uses more notables of a level than there are"
            elif not self._possible(row):
                yield f"table {row.id!r}: no choice of notables has the guilds {'/'.join(map(str, row.split))}"

    def _possible(self, table: TableRow) -> bool:
        """Whether some choice of notables has the guild split of a table."""
        reachable = {(0, 0, 0)}
        for level, wanted in enumerate(table.notables, 1):
            there = Counter(GUILD_NAMED[row.guild] for row in self.notables if row.level == level)
            ranges = [range(there[guild] + 1) for guild in GUILD_NAMED.values()]
            draws = [draw for draw in product(*ranges) if sum(draw) == wanted]
            reachable = {(a + x, b + y, c + z) for a, b, c in reachable for x, y, z in draws}
        return any(sorted(split) == sorted(table.split) for split in reachable)


def _four_each(what: str, levels: Iterator[tuple[str, int]]) -> Iterator[str]:
    rows = list(levels)
    for level in (2, 3, 4):
        ids = [name for name, one in rows if one == level]
        if len(ids) != 4:
            yield f"level {level} has four of each {what}, not {len(ids)}: {', '.join(ids)}"
