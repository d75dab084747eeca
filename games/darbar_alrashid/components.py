"""What things are called: goods, pawns, sectors, titles. Every enum is an index into lists of the state and the box.

Sectors go from the city to the map: the five guilds, the court, the seven countries; so a guild, its service and its
favour have the same number, and `sector - COUNTRIES` is a country's place in its table.
"""

from enum import IntEnum
from typing import Final, Literal, TypeAlias

from darbar.core.moves import word

NONE: Final = -1
"""No seat, no sector, no title: an empty place in any list of the state."""

YEARS, ACTING = 5, 3


class Good(IntEnum):
    """The five luxury goods: three common ones, then two rare ones."""

    WOOD = 0
    METAL = 1
    POTTERY = 2
    SPICE = 3
    SILK = 4


class Rank(IntEnum):
    """The ranks of pawns in a family."""

    PASHA = 0
    MERCHANT = 1
    SAGE = 2


class Sector(IntEnum):
    """Where pawns go: five guild palaces, Al-Rashid's palace, then seven countries."""

    INTRIGUE = 0
    MILITARY = 1
    TRADITIONS = 2
    TRADE = 3
    POLITICS = 4
    COURT = 5
    SILK_ROAD = 6
    SPICE_ROAD = 7
    SANMATIA = 8
    MARE_INDIANUM = 9
    ABBASID_CALIPHATE = 10
    MARE_INTERNUM = 11
    NILUS_VALLEY = 12


class Service(IntEnum):
    """What the guilds do for those who act there, with the numbers of their palaces."""

    ESPIONAGE = 0
    RECRUITMENT = 1
    SAGE = 2
    MERCHANT = 3
    PASHA = 4


class Favour(IntEnum):
    """The favours of the guild leaders, with the numbers of their palaces."""

    FAVORITE = 0
    GENERAL = 1
    SCHOLAR = 2
    VIZIER = 3
    QADI = 4


class Title(IntEnum):
    """The titles in the order of the annex, palace by palace."""

    SMUGGLER = 0
    PLOTTER = 1
    INFORMER = 2
    IMPOSTOR = 3
    STRATEGIST = 4
    RECRUITER = 5
    RAIDER = 6
    NEGOTIATOR = 7
    LOREMASTER = 8
    ENCHANTER = 9
    DIPLOMAT = 10
    BANKER = 11
    TRADER = 12
    HARDWOOD_IMPORTER = 13
    POTTERY_IMPORTER = 14
    METAL_IMPORTER = 15
    AIDE_TO_THE_QADI = 16
    STEWARD_OF_THE_CITY = 17
    WAREHOUSE_KEEPER = 18
    FAVORITES_MAIDEN = 19
    WEAPON_MASTER = 20
    DEAN_OF_THE_ACADEMY = 21
    ECONOMIST = 22
    COUNSELOR_TO_THE_CALIPH = 23
    TREASURER = 24
    AGHA = 25
    SILK_MONOPOLIST = 26
    SPICES_MONOPOLIST = 27
    ASTROLOGIST = 28
    LAW_EXPERT = 29
    QUARTERMASTER = 30
    ALCHEMIST = 31


class Colour(IntEnum):
    """The two colours of mercenaries: red fights on land, blue at sea."""

    RED = 0
    BLUE = 1


class Crisis(IntEnum):
    """The crisis tiles: three for the first year, eight for the years after it."""

    SETUP_1 = 0
    SETUP_2 = 1
    SETUP_3 = 2
    YEAR_1 = 3
    YEAR_2 = 4
    YEAR_3 = 5
    YEAR_4 = 6
    YEAR_5 = 7
    YEAR_6 = 8
    YEAR_7 = 9
    YEAR_8 = 10


class Disgrace(IntEnum):
    """What brings dishonour."""

    FLIGHT = 0
    NO_PASHA = 1
    IDLE_VISIT = 2
    ENCHANTMENT = 3


COUNTRIES: Final = Sector.SILK_ROAD
"""The first sector that is a country and no palace."""

COMMON: Final = (Good.WOOD, Good.METAL, Good.POTTERY)
RARE: Final = (Good.SPICE, Good.SILK)

GoodName: TypeAlias = Literal["wood", "metal", "pottery", "spice", "silk"]
RankName: TypeAlias = Literal["pasha", "merchant", "sage"]
ColourName: TypeAlias = Literal["red", "blue"]
PalaceName: TypeAlias = Literal["intrigue", "military", "traditions", "trade", "politics", "court"]
CountryName: TypeAlias = Literal[
    "silk-road", "spice-road", "sanmatia", "mare-indianum", "abbasid-caliphate", "mare-internum", "nilus-valley"
]
"""Goods, ranks, colours and sectors as data files write them."""

GOOD_NAMED: Final[dict[str, Good]] = {word(good): good for good in Good}
RANK_NAMED: Final[dict[str, Rank]] = {word(rank): rank for rank in Rank}
COLOUR_NAMED: Final[dict[str, Colour]] = {word(colour): colour for colour in Colour}
SECTOR_NAMED: Final[dict[str, Sector]] = {word(sector): sector for sector in Sector}
