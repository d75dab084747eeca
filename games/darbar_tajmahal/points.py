"""4 Influence points: bonus tiles, province tokens, and palaces that hang together."""

from darbar import Seat, Table

from .cards import draw_card
from .components import NONE, Bonus, City, Good, Province, Source
from .events import BonusTaken, PalacesScored, ProvinceWon
from .state import Player, Taj


def take_bonus(table: Table[Taj], seat: Seat, city: int) -> None:
    """4.1 to 4.4 The tile in a fortified city scores at once; one with a good is kept."""
    state = table.state
    bonus = state.bonuses[city]
    if bonus == NONE:
        return
    player, points = state.players[seat], state.box.bonus_points[bonus]
    state.bonuses[city] = NONE
    if bonus < len(Good):
        player.goods[bonus] += 1
        points = player.goods[bonus]
    player.points[Source.BONUSES] += points
    table.tell(BonusTaken, seat, Bonus(bonus), City(city), points)
    if bonus == Bonus.CARD:
        draw_card(table, seat)


def win_province(table: Table[Taj], seat: Seat) -> None:
    """4.5 A point for each good of the kinds on the token, also on all that was won before."""
    state, player = table.state, table.state.players[seat]
    goods = state.box.goods[state.visit]
    for good in goods:
        player.goods[good] += 1
    points = sum([player.goods[good] for good in {*goods}])
    player.provinces.append(state.visit)
    player.points[Source.PROVINCES] += points
    told = tuple([Good(good) for good in goods])
    table.tell(ProvinceWon, seat, Province(state.province), state.visit, told, points)


def score_palaces(table: Table[Taj], seat: Seat) -> None:
    """4.6 A point for the visited province, and for each other one that hangs together with it."""
    state, player = table.state, table.state.players[seat]
    points = connected(state, player, state.province)
    player.points[Source.PALACES] += points
    table.tell(PalacesScored, seat, points - 1, points)


def connected(state: Taj, player: Player, province: int) -> int:
    """4.6 In how many provinces a player has palaces that hang together with those in one, itself included."""
    box, palaces = state.box, player.palaces
    reached = box.network.reached(palaces & box.cities[province], palaces)
    return sum([1 for cities in box.cities if cities & reached])
