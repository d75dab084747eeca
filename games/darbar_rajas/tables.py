"""The component tables: what `data/` says of tiles, sites, river and tracks, and what must fit together."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Literal

from darbar import Components, Row
from darbar.core.box import misnamed
from msgspec import Meta, Struct

from .components import (
    CHAMBERS,
    TERRACES,
    BuildingName,
    ColourName,
    GoodName,
    HueName,
    Income,
    RiverTile,
    RoadName,
    SideName,
    Site,
    SymbolName,
    Tile,
    Yield,
)

Count = Annotated[int, Meta(ge=0, le=99)]
Value = Annotated[int, Meta(ge=1, le=6)]
GiftName = Literal[
    "money",
    "fame",
    "karma",
    "dice",
    "upgrade",
    "boat",
    "worker",
    "income",
    "build",
    "voyage",
    "sail",
    "palace",
    "dice-per-karma",
    "mixed-goods",
    "same-goods",
    "money-per-market",
    "money-per-upgrade",
    "fame-per-upgrade",
    "fame-per-karma",
    "fame-per-market-tile",
    "fame-per-three-spaces",
    "money-per-building",
    "money-per-income-tile",
    "fame-per-bend",
    "fame-per-worker",
]


class Gift(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is given: so much of a kind, dice of a colour or of any, or an action of one of some chambers."""

    kind: GiftName
    amount: Annotated[int, Meta(ge=1, le=99)] = 1
    colour: ColourName | None = None
    chambers: tuple[Value, ...] = ()

    def __str__(self) -> str:
        words = (self.amount, self.colour, self.kind, *self.chambers)
        return " ".join(str(word) for word in words if word is not None)


Gifts = Annotated[tuple[Gift, ...], Meta(min_length=1, max_length=4)]


class RajasRow(Row, kw_only=True):
    """A row; `note` says why an assumed row is what it is, and which of its cells are certain."""

    note: str = ""


class GiftRow(RajasRow):
    """Something that gives."""

    gives: Gifts


class Market(Struct, frozen=True, forbid_unknown_fields=True):
    """A market tent: its good, and what it is worth."""

    good: GoodName
    value: Annotated[int, Meta(ge=1, le=9)]

    def __str__(self) -> str:
        return f"{self.good} {self.value}"


class TileRow(RajasRow):
    """A province tile: what it costs, its road, and what stands on it."""

    colour: ColourName
    symbol: SymbolName
    cost: Annotated[int, Meta(ge=1, le=36)]
    road: RoadName
    buildings: Annotated[tuple[BuildingName, ...], Meta(max_length=2)] = ()
    markets: Annotated[tuple[Market, ...], Meta(max_length=2)] = ()


class RoadRow(RajasRow):
    """The sides to which a road leads before its tile is turned."""

    exits: tuple[SideName, ...]


class BoardRow(RajasRow):
    """The province board."""

    rows: Literal[4]
    columns: Literal[5]
    residence: str
    exits: tuple[SideName, ...]
    blocked: tuple[str, ...]


class Edge(Struct, frozen=True, forbid_unknown_fields=True):
    """A side of a cell."""

    cell: str
    side: SideName

    def __str__(self) -> str:
        return f"{self.cell} {self.side}"


class YieldRow(GiftRow):
    """A special income: where roads reach it, and the slot and the minor income on the other side of the board."""

    edges: Annotated[tuple[Edge, ...], Meta(min_length=1)]
    slot: HueName
    minor: Gifts


class RiverRow(RajasRow):
    """The river as a whole: the last space before the bridge."""

    bridge: Count


class IncomeRow(GiftRow):
    """An income tile."""

    colour: HueName


class SiteRow(RajasRow):
    """Where workers go: the costs of its spaces by number of players, and the die that is given up there."""

    two: Annotated[tuple[Count, ...], Meta(min_length=1)]
    three: Annotated[tuple[Count, ...], Meta(min_length=1)]
    four: Annotated[tuple[Count, ...], Meta(min_length=1)]
    good: GoodName | None = None
    colour: ColourName | None = None
    brings: ColourName | None = None
    value: Value | None = None


class BonusRow(GiftRow):
    """A bonus space of a track."""

    track: Literal["fame", "money"]
    step: Annotated[int, Meta(ge=1, le=120)]


class TrackRow(RajasRow):
    """A track."""

    spaces: Annotated[int, Meta(ge=1, le=999)]


class PieceRow(RajasRow):
    """How many there are."""

    count: Count


PLAYERS, POSTS = 4, 3
COUNTS = ("dice", "workers", "active-workers", "more-workers", "arms", "expert-arms", "karma", "first-karma")
LEVELS = ("first-level", "last-level", "first-money")


class RajasComponents(Components):
    """The tables of the game."""

    tiles: tuple[TileRow, ...]
    roads: tuple[RoadRow, ...]
    boards: tuple[BoardRow, ...]
    yields: tuple[YieldRow, ...]
    river: tuple[GiftRow, ...]
    rivers: tuple[RiverRow, ...]
    river_tiles: tuple[GiftRow, ...]
    income: tuple[IncomeRow, ...]
    sites: tuple[SiteRow, ...]
    chambers: tuple[GiftRow, ...]
    bonuses: tuple[BonusRow, ...]
    tracks: tuple[TrackRow, ...]
    pieces: tuple[PieceRow, ...]

    def faults(self) -> Iterator[str]:
        """What the rulebook counts: each fault names its row."""
        yield from self._names()
        yield from self._tiles()
        yield from self._income()
        yield from self._board()
        yield from self._sites()
        yield from self._river()
        yield from self._pieces()
        yield from self._gifts()

    def _names(self) -> Iterator[str]:
        yield from misnamed(Tile, self.tiles, "tile")
        yield from misnamed(Yield, self.yields, "yield")
        yield from misnamed(Income, self.income, "income tile")
        yield from misnamed(RiverTile, self.river_tiles, "river tile")
        yield from misnamed(Site, self.sites, "site")
        yield from misnamed(list(Site)[CHAMBERS:], self.chambers, "chamber")

    def _tiles(self) -> Iterator[str]:
        for row in self.tiles:
            if (row.id[0], row.id[2]) != (row.colour[0], row.symbol[0]):
                yield f"tile {row.id!r} has another colour or symbol than its name says"
            if not row.buildings and not row.markets:
                yield f"tile {row.id!r} has neither a building nor a market"
        colours = Counter(row.colour for row in self.tiles)
        if set(colours.values()) != {16}:
            yield f"there are sixteen tiles of each colour, not {dict(colours)}"

    def _income(self) -> Iterator[str]:
        hues = Counter(row.colour for row in self.income)
        if hues != {"white": 8, "yellow": 9, "red": 6, "brown": 7}:
            yield f"there are 8 white, 9 yellow, 6 red and 7 brown income tiles, not {dict(hues)}"
        if sum(row.slot == "brown" for row in self.yields) != 2:
            yield "two slots of a province take brown tiles"

    def _board(self) -> Iterator[str]:
        roads = [(row.id, len(set(row.exits))) for row in self.roads]
        if roads != [("straight", 2), ("bend", 2), ("tee", 3), ("cross", 4)]:
            yield f"the roads are a straight one, a bend, a tee and a crossing, not {roads}"
        if len(self.boards) != 1 or len(set(self.boards[0].exits)) != 3:
            yield "there is one kind of province board, whose residence has three roads"
        cells = {column + row for column in "abcde" for row in "1234"}
        if self.boards[0].residence in self.boards[0].blocked:
            yield "the residence lies on a cell that is not blocked"
        for cell in [self.boards[0].residence, *self.boards[0].blocked]:
            if cell not in cells:
                yield f"the province board has no cell {cell!r}"
        built = cells - {self.boards[0].residence, *self.boards[0].blocked}
        for edge in [(row.id, edge.cell) for row in self.yields for edge in row.edges if edge.cell not in built]:
            yield f"yield {edge[0]!r} touches {edge[1]!r}, which is no cell to build on"

    def _sites(self) -> Iterator[str]:
        for row in self.sites:
            costs = [list(one) for one in (row.two, row.three, row.four)]
            if costs != [sorted(one) for one in costs]:
                yield f"site {row.id!r}: later spaces never cost less"
            if not len(row.two) <= len(row.three) <= len(row.four):
                yield f"site {row.id!r} has fewer spaces for more players"
        for row in self.sites[TERRACES:CHAMBERS]:
            if row.colour is None or (row.brings is None) == row.id.startswith("balcony"):
                yield f"site {row.id!r}: terraces give dice of a colour, balconies take one and bring another"
        if [row.value for row in self.sites[CHAMBERS:]] != [1, 2, 3, 4, 5, 6]:
            yield "the chambers are opened by dice of 1 to 6"

    def _river(self) -> Iterator[str]:
        if len(self.river) != 30 or [row.id for row in self.river] != [f"space-{n}" for n in range(1, 31)]:
            yield "the river has the spaces 1 to 30"
        if len(self.rivers) != 1 or not 1 <= self.rivers[0].bridge < len(self.river):
            yield "the bridge lies behind one of the spaces of the river"

    def _gifts(self) -> Iterator[str]:
        tables = (self.yields, self.river, self.river_tiles, self.income, self.chambers, self.bonuses)
        for row in (row for table in tables for row in table):
            minor = row.minor if isinstance(row, YieldRow) else ()
            if any((gift.kind == "palace") != bool(gift.chambers) for gift in (*row.gives, *minor)):
                yield f"{row.id!r}: an action of the palace, and nothing else, names its chambers"

    def _pieces(self) -> Iterator[str]:
        if [row.id for row in self.pieces] != [*COUNTS, *LEVELS]:
            yield f"pieces are {', '.join((*COUNTS, *LEVELS))}"
        if [row.id for row in self.tracks] != ["fame", "money"] or self.tracks[1].spaces % self.tracks[0].spaces:
            yield "as many money spaces lie beside each fame space"
        counts = {row.id: row.count for row in self.pieces}
        if min(counts[name] for name in ("dice", "arms", "expert-arms")) < PLAYERS:
            yield f"there are dice of each colour for {PLAYERS} players, and hands for the first of them"
        if counts["workers"] != counts["active-workers"] + POSTS or not 1 <= counts["more-workers"] <= POSTS:
            yield f"{POSTS} workers wait, and one to {POSTS} of them become active"
        if counts["first-karma"] > counts["karma"] or counts["first-level"] > counts["last-level"]:
            yield "karma and scrolls begin below their highest level"
