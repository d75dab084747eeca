"""The map: the cities with their palaces and bonus tiles, the province tokens, and the roads between cities."""

from collections.abc import Iterator
from functools import lru_cache

from darbar import Seat, text
from darbar.core.moves import ident
from darbar.ui.scene import Card, Item, Line, Map, Panel, Part, Piece, shows

from ..components import CITY_NAMED, NONE, PROVINCE_NAMED, Bonus, City, Good, Province
from ..state import Taj
from ..tables import CityRow, ProvinceRow, RoadsRow

CROWN, FIGURE = Piece("crown"), Piece("figure")


def map_panel(view: Taj) -> Panel:
    """Province by province, in the order of the map: its token, and its cities."""
    tables = view.box.components
    return Panel("map", "panel-map", tuple(parts(view)), roads(tables.provinces, tables.cities, tables.roads))


def parts(view: Taj) -> Iterator[Part]:
    """The tokens and the cities."""
    cities = view.box.cities
    for province in Province:
        yield token(view, province)
        yield from (city_part(view, city) for city in City if cities[province] >> city & 1)


def token(view: Taj, province: Province) -> Card:
    """The token of a province: when it is visited, and what it brings; where one has been, no more than its name."""
    number = view.numbers[province]
    if number < view.visit:
        return token_part(province, number, (), False)
    return token_part(province, number, view.box.goods[number], number == view.visit)


@lru_cache(maxsize=512)
def token_part(province: Province, number: int, goods: tuple[int, ...], visited: bool) -> Card:
    """A token, with the black figure on the province that is visited."""
    return Card(
        text("line-token" if goods else "line-visited", province=province, number=number),
        ids=shows(province),
        key=ident(province),
        gives=tuple(Item(ident(Good(good))) for good in goods),
        pieces=(FIGURE,) if visited else (),
    )


def city_part(view: Taj, city: City) -> Line:
    """A city, with the palaces in it."""
    return drawn_city(city, view.bonuses[city], tuple(view.owners(city)), city == view.royal)


@lru_cache(maxsize=4096)
def drawn_city(city: City, bonus: int, owners: tuple[Seat, ...], crowned: bool) -> Line:
    """A city with a bonus tile, palaces, and the crown."""
    palaces = tuple(Piece("palace", seat) for seat in owners)
    return Line(
        ident(city),
        ids=shows(city),
        key=ident(city),
        gives=() if bonus == NONE else (Item(ident(Bonus(bonus))),),
        pieces=(*palaces, CROWN) if crowned else palaces,
    )


@lru_cache(maxsize=16)
def roads(provinces: tuple[ProvinceRow, ...], cities: tuple[CityRow, ...], joined: tuple[RoadsRow, ...]) -> Map:
    """Where everything lies, and which cities are joined."""
    wide, high = (max(getattr(row, side) for row in cities) + 0.4 for side in "xy")
    tokens = {ident(PROVINCE_NAMED[row.id]): (row.x / wide, row.y / high) for row in provinces}
    places = {ident(CITY_NAMED[row.id]): (row.x / wide, row.y / high) for row in cities}
    links = ((ident(CITY_NAMED[road.a]), ident(CITY_NAMED[road.b])) for row in joined for road in row.roads)
    return Map(apart(tokens, places), tuple(links))


def apart(
    tokens: dict[str, tuple[float, float]], cities: dict[str, tuple[float, float]]
) -> dict[str, tuple[float, float]]:
    """All places; a token under which a city lies stands beside it, to the north-west."""
    taken = set(cities.values())
    moved = {id: (x - 0.07, y - 0.085) if (x, y) in taken else (x, y) for id, (x, y) in tokens.items()}
    return {**moved, **cities}
