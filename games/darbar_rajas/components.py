"""What things are called: colours, buildings, sites, tiles. Enums are indices into lists of the state and the box."""

from enum import IntEnum
from typing import Final, Literal, TypeAlias

from darbar import Way
from darbar.core.moves import word

NONE: Final = -1
"""No tile, no seat, no colour: an empty place in any list of the state."""

ANY: Final = -1
"""A die of whatever colour its owner likes."""


class Colour(IntEnum):
    """The colours of dice and province tiles."""

    BLUE = 0
    GREEN = 1
    ORANGE = 2
    PURPLE = 3


class Building(IntEnum):
    """The buildings of a province, each with a scroll of its own."""

    TEMPLE = 0
    PALACE = 1
    FORT = 2
    MILL = 3


class Good(IntEnum):
    """What markets sell."""

    SILK = 0
    TEA = 1
    SPICES = 2


class Symbol(IntEnum):
    """What is on the backs of province tiles."""

    SNAKE = 0
    COW = 1
    TIGER = 2


class Hue(IntEnum):
    """The colours of income tiles and of the slots that take them."""

    WHITE = 0
    YELLOW = 1
    RED = 2
    BROWN = 3


class Site(IntEnum):
    """Where a worker goes: quarry, port, markets, and the parts of the palace. Several have more than one space."""

    QUARRY = 0
    PORT = 1
    MIXED_GOODS = 2
    SILK = 3
    TEA = 4
    SPICES = 5
    OUTER_TERRACE = 6
    TERRACE_BLUE = 7
    TERRACE_GREEN = 8
    TERRACE_ORANGE = 9
    TERRACE_PURPLE = 10
    BALCONY_BLUE = 11
    BALCONY_GREEN = 12
    BALCONY_ORANGE = 13
    BALCONY_PURPLE = 14
    GREAT_MOGUL = 15
    DANCER = 16
    YOGI = 17
    RAJA = 18
    MASTER_BUILDER = 19
    PORTUGUESE = 20


class Cell(IntEnum):
    """The cells of a province board, row by row; not all of them can be built on."""

    A1 = 0
    B1 = 1
    C1 = 2
    D1 = 3
    E1 = 4
    A2 = 5
    B2 = 6
    C2 = 7
    D2 = 8
    E2 = 9
    A3 = 10
    B3 = 11
    C3 = 12
    D3 = 13
    E3 = 14
    A4 = 15
    B4 = 16
    C4 = 17
    D4 = 18
    E4 = 19


class Roads(Way, IntEnum):
    """To which sides the roads of a tile lead once it lies there: the sum of north 1, east 2, south 4 and west 8."""

    N_E = 3
    N_S = 5
    E_S = 6
    N_E_S = 7
    N_W = 9
    E_W = 10
    N_E_W = 11
    S_W = 12
    N_S_W = 13
    E_S_W = 14
    N_E_S_W = 15


class Yield(IntEnum):
    """The special incomes on the border of a province: top, corners, left, right, and the middle of the bottom."""

    T2 = 0
    T4 = 1
    CL = 2
    CR = 3
    L2 = 4
    L3 = 5
    L4 = 6
    R2 = 7
    R3 = 8
    R4 = 9
    BM = 10


class Tile(IntEnum):
    """The province tiles: a letter for the colour, one for the symbol on the back, and a number."""

    B_S1 = 0
    B_S2 = 1
    B_S3 = 2
    B_S4 = 3
    B_S5 = 4
    B_C1 = 5
    B_C2 = 6
    B_C3 = 7
    B_C4 = 8
    B_C5 = 9
    B_T1 = 10
    B_T2 = 11
    B_T3 = 12
    B_T4 = 13
    B_T5 = 14
    B_T6 = 15
    G_S1 = 16
    G_S2 = 17
    G_S3 = 18
    G_S4 = 19
    G_S5 = 20
    G_C1 = 21
    G_C2 = 22
    G_C3 = 23
    G_C4 = 24
    G_C5 = 25
    G_T1 = 26
    G_T2 = 27
    G_T3 = 28
    G_T4 = 29
    G_T5 = 30
    G_T6 = 31
    O_S1 = 32
    O_S2 = 33
    O_S3 = 34
    O_S4 = 35
    O_S5 = 36
    O_C1 = 37
    O_C2 = 38
    O_C3 = 39
    O_C4 = 40
    O_C5 = 41
    O_T1 = 42
    O_T2 = 43
    O_T3 = 44
    O_T4 = 45
    O_T5 = 46
    O_T6 = 47
    P_S1 = 48
    P_S2 = 49
    P_S3 = 50
    P_S4 = 51
    P_S5 = 52
    P_C1 = 53
    P_C2 = 54
    P_C3 = 55
    P_C4 = 56
    P_C5 = 57
    P_T1 = 58
    P_T2 = 59
    P_T3 = 60
    P_T4 = 61
    P_T5 = 62
    P_T6 = 63


class Income(IntEnum):
    """The income tiles: white, yellow, red and brown ones."""

    IW1 = 0
    IW2 = 1
    IW3 = 2
    IW4 = 3
    IW5 = 4
    IW6 = 5
    IW7 = 6
    IW8 = 7
    IY1 = 8
    IY2 = 9
    IY3 = 10
    IY4 = 11
    IY5 = 12
    IY6 = 13
    IY7 = 14
    IY8 = 15
    IY9 = 16
    IR1 = 17
    IR2 = 18
    IR3 = 19
    IR4 = 20
    IR5 = 21
    IR6 = 22
    IB1 = 23
    IB2 = 24
    IB3 = 25
    IB4 = 26
    IB5 = 27
    IB6 = 28
    IB7 = 29


class RiverTile(IntEnum):
    """The river tiles of the Ganges module."""

    RT1 = 0
    RT2 = 1
    RT3 = 2
    RT4 = 3
    RT5 = 4
    RT6 = 5
    RT7 = 6
    RT8 = 7


class Post(IntEnum):
    """Where the workers wait that are not active yet."""

    FAME = 0
    MONEY = 1
    RIVER = 2


class Cause(IntEnum):
    """Why a match ended."""

    MARKERS_MET = 0
    STALEMATE = 1


CHAMBERS: Final = Site.GREAT_MOGUL
"""The first of the six chambers: the one for a die of 1."""

TERRACES, BALCONIES, MARKETS = Site.TERRACE_BLUE, Site.BALCONY_BLUE, Site.SILK
"""The first of the sites that have one for each colour or good."""

COLOURS, GOODS, CELLS, TILES = tuple(Colour), tuple(Good), tuple(Cell), tuple(Tile)
YIELDS, INCOMES, ROADS = tuple(Yield), tuple(Income), {int(one): one for one in Roads}
"""What has a number, by that number: faster than to ask the enum for it."""

ColourName: TypeAlias = Literal["blue", "green", "orange", "purple"]
BuildingName: TypeAlias = Literal["temple", "palace", "fort", "mill"]
GoodName: TypeAlias = Literal["silk", "tea", "spices"]
SymbolName: TypeAlias = Literal["snake", "cow", "tiger"]
HueName: TypeAlias = Literal["white", "yellow", "red", "brown"]
SideName: TypeAlias = Literal["n", "e", "s", "w"]
RoadName: TypeAlias = Literal["straight", "bend", "tee", "cross"]

COLOUR_NAMED: Final[dict[str, Colour]] = {word(one): one for one in Colour}
BUILDING_NAMED: Final[dict[str, Building]] = {word(one): one for one in Building}
GOOD_NAMED: Final[dict[str, Good]] = {word(one): one for one in Good}
SYMBOL_NAMED: Final[dict[str, Symbol]] = {word(one): one for one in Symbol}
HUE_NAMED: Final[dict[str, Hue]] = {word(one): one for one in Hue}
CELL_NAMED: Final[dict[str, Cell]] = {word(one): one for one in Cell}
SIDE_NAMED: Final[dict[str, int]] = {"n": 1, "e": 2, "s": 4, "w": 8}
