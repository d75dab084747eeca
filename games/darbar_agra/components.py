"""What things are called: goods, spaces, notables, tiles. Every enum is an index into lists of the state and the box.

Goods go row by row, so `good // 4` is its row (its colour) and `good % 4` its column: basic, two manufactured, luxury.
A building has the number of its good: `Space.PAPER_MILL == Good.PAPER`.
"""

from enum import IntEnum
from typing import Final, Literal, TypeAlias

from darbar import Way
from darbar.core.moves import word

NONE: Final = -1
"""No seat, no good, no place: an empty space in any list of the state."""

NEUTRAL: Final = -2
"""A neutral marker, where otherwise a seat stands."""

ABSENT: Final = -3
"""There is no such space: a good that Akbar does not want, a notable that stayed in the box."""

MARKERS, WORKERS, COVERS, START_RUPEES = 22, 10, 8, 2
TILE_ROOM, DISPLAY, COOK_ROOM = 3, 3, 2


class Good(IntEnum):
    """The sixteen goods."""

    SANDSTONE = 0
    CEMENT = 1
    BRICKS = 2
    STATUE = 3
    WOOD = 4
    PLANKS = 5
    PAPER = 6
    BOOK = 7
    TURMERIC = 8
    CURRY = 9
    DYE = 10
    PAINTING = 11
    COTTON = 12
    OIL = 13
    CLOTH = 14
    CLOTHES = 15


class Space(IntEnum):
    """Where workers go: the sixteen buildings, then the four characters."""

    QUARRY = 0
    CEMENT_WORKS = 1
    BRICKWORKS = 2
    SCULPTOR = 3
    SAWMILL = 4
    CARPENTRY = 5
    PAPER_MILL = 6
    BINDERY = 7
    TURMERIC_FIELD = 8
    CURRY_KITCHEN = 9
    DYE_WORKS = 10
    PAINTING_STUDIO = 11
    COTTON_FIELD = 12
    OIL_PRESS = 13
    WEAVING_MILL = 14
    TAILOR = 15
    ARCHITECT = 16
    SAILOR = 17
    TRADER = 18
    BOTANIST = 19


class Site(IntEnum):
    """The buildings that have to be built, with the numbers of their spaces."""

    CEMENT_WORKS = 1
    BRICKWORKS = 2
    SCULPTOR = 3
    CARPENTRY = 5
    PAPER_MILL = 6
    BINDERY = 7
    CURRY_KITCHEN = 9
    DYE_WORKS = 10
    PAINTING_STUDIO = 11
    OIL_PRESS = 13
    WEAVING_MILL = 14
    TAILOR = 15


class Luxury(IntEnum):
    """The goods with a luxury action, with the numbers of their goods."""

    STATUE = 3
    BOOK = 7
    PAINTING = 11
    CLOTHES = 15


class Guild(IntEnum):
    """The guilds, from left to right on the empire board."""

    ARTISANS = 0
    MERCHANTS = 1
    SCHOLARS = 2


class Notable(IntEnum):
    """The notables in the order of annex I."""

    PORTUGUESE_TRADER = 0
    SUFI = 1
    TAKSHAKA = 2
    MAHOUT = 3
    KHATIB = 4
    FRENCH_TRADER = 5
    DYER = 6
    COOK = 7
    MUEZZIN = 8
    JAGIRDAR = 9
    CALIPH = 10
    CALLIGRAPHER = 11
    MULLAH = 12
    ENGLISH_TRADER = 13
    MOSAIC_MAKER = 14
    MUJTAHIDA = 15
    DUTCH_TRADER = 16
    PAINTER = 17
    SUBADAR = 18
    SADR_US_SUDUR = 19
    GRAND_MUFTI = 20
    GRAND_IMAM = 21
    COURT_ARTIST = 22
    DEWAN = 23


class Power(IntEnum):
    """The contracts that are used once a turn when their owner says so, with the numbers of their notables."""

    FRENCH_TRADER = 5
    CALIPH = 10
    MULLAH = 12
    ENGLISH_TRADER = 13
    MOSAIC_MAKER = 14


class Tile(IntEnum):
    """The favour tiles in the order of annex III."""

    RAISE = 0
    ONE_MORE = 1
    POINT = 2
    SALE = 3
    COVER = 4
    DELIVERY = 5
    EMPIRE = 6
    FARMERS = 7
    PRICE = 8
    TRADE = 9
    MANUFACTURED = 10
    MEDITATION = 11
    VALUE_TWO = 12
    PEONAGE = 13


class Printed(IntEnum):
    """The favour actions printed on every player board."""

    BASIC_GOOD = 0
    TRANSFORMATION = 1
    INFLUENCE = 2


class Bonus(IntEnum):
    """The building bonus tiles, four for each level."""

    ARTISANS_TWO = 0
    COVER_TWO = 1
    MERCHANTS_TWO = 2
    FAVOUR_TWO = 3
    ARTISANS_THREE = 4
    FAVOUR_THREE = 5
    SCHOLARS_THREE = 6
    RUPEES_THREE = 7
    SCHOLARS_FOUR = 8
    FAVOUR_FOUR = 9
    MERCHANTS_FOUR = 10
    RUPEES_FOUR = 11


class WheelAction(IntEnum):
    """The meditation wheel: four outer actions, then the centre."""

    TRADE = 0
    DELIVER = 1
    TRANSFORM = 2
    UNCOVER = 3
    FARMER = 4


class Token(IntEnum):
    """The price tokens."""

    FIRST = 0
    SECOND = 1
    THIRD = 2


class Face(Way, IntEnum):
    """The sides of a price token: fewer flags, more flags."""

    LOW = 0
    HIGH = 1


class Side(IntEnum):
    """The sides of a farm, clockwise; each has its farmer."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class Direction(Way, IntEnum):
    """Which way a farmer walks."""

    CLOCKWISE = 0
    COUNTERCLOCKWISE = 1


class Cover(IntEnum):
    """The cover tiles of a farm: two on each side (`cover // 2`), by the good whose corner is near."""

    NORTH_SANDSTONE = 0
    NORTH_WOOD = 1
    EAST_WOOD = 2
    EAST_TURMERIC = 3
    SOUTH_TURMERIC = 4
    SOUTH_COTTON = 5
    WEST_COTTON = 6
    WEST_SANDSTONE = 7


class Lesson(IntEnum):
    """What the Botanist teaches."""

    MEDITATE = 0
    UNCOVER = 1
    FARMERS = 2


class Tonic(IntEnum):
    """What makes workers get up."""

    OIL = 0
    CURRY = 1
    BOTH = 2


GoodName: TypeAlias = Literal[
    "sandstone", "cement", "bricks", "statue", "wood", "planks", "paper", "book",
    "turmeric", "curry", "dye", "painting", "cotton", "oil", "cloth", "clothes",
]  # fmt: skip
"""A good as data files write it."""

GuildName: TypeAlias = Literal["artisans", "merchants", "scholars"]
"""A guild as data files write it."""

CHARACTERS: Final = Space.ARCHITECT
"""The first space that is a character and no building."""

PATH: Final[tuple[int, ...]] = tuple(row * 4 + column for column in range(4) for row in range(4))
"""The buildings in the order of the Merchant's and the Builder's way: down a column, then the next one."""

BASIC: Final = (Good.SANDSTONE, Good.WOOD, Good.TURMERIC, Good.COTTON)

GOOD_NAMED: Final[dict[str, Good]] = {word(good): good for good in Good}
GUILD_NAMED: Final[dict[str, Guild]] = {word(guild): guild for guild in Guild}
