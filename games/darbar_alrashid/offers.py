"""What palaces offer, as cards and piles with what they take and give: made once for each box."""

from functools import lru_cache

from darbar import text
from darbar.core.moves import ident
from darbar.ui.scene import Card, Item, Part, Pile, shows

from .box import AlRashidBox
from .components import Favour, Sector, Service, Title
from .favours import EXCHANGES
from .phases.guilds import TRAINED

SERVED = {Sector.INTRIGUE: "operation", Sector.MILITARY: "mercenary"}
"""What services bring that train no pawn."""

BROUGHT = {Favour.FAVORITE: "favour", Favour.SCHOLAR: "credit-note", Favour.VIZIER: "good", Favour.QADI: "influence"}
"""What favours bring; the General a mercenary."""


@lru_cache
def hosts(box: AlRashidBox, sector: Sector) -> tuple[Card, ...]:
    """The service of a guild and the favour of its leader; at the court the benevolence of Al-Rashid."""
    if sector >= Sector.COURT:
        front = Card("benevolence", ("line-front",), gives=(Item("good"),), ids=("benevolence",), key="benevolence")
        return (front,)
    return service_card(box, sector), favour_card(box, Favour(sector))


def service_card(box: AlRashidBox, guild: Sector) -> Card:
    """What a service costs and brings the first, and what is different for the second and the third."""
    service, prices, amounts = Service(guild), box.service_gold[guild], box.service_amount[guild]
    brings = ident(TRAINED[guild]) if guild in TRAINED else SERVED[guild]
    _, *others = prices if any(prices) else amounts
    return Card(
        ident(service),
        (text("line-then", others="/".join(map(str, others))),),
        takes=gold(prices[0]),
        gives=(Item(brings, amounts[0]),),
        ids=shows(service),
        key=f"{ident(guild)}/{ident(service)}",
    )


def favour_card(box: AlRashidBox, favour: Favour) -> Card:
    """What the leader of a guild takes and gives."""
    good = (Item("good"),) if favour in EXCHANGES else ()
    brings = Item(BROUGHT.get(favour, "mercenary"))
    return Card(
        ident(favour),
        takes=(*gold(box.favour_gold[favour]), *good),
        gives=(brings,),
        ids=shows(favour),
        key=f"{ident(Sector(favour))}/{ident(favour)}",
    )


def gold(count: int) -> tuple[Item, ...]:
    """So much gold, if any."""
    return (Item("gold", count),) if count else ()


@lru_cache
def copies(box: AlRashidBox, players: int) -> tuple[int, ...]:
    """How many of each title there are for so many players."""
    return tuple(box.copies(players))


@lru_cache(maxsize=1024)
def offered(box: AlRashidBox, title: Title, left: int, most: int) -> Part:
    """A title that can be had, with its price and its prestige; several of one kind lie on a pile."""
    prestige, palace = box.title_prestige[title], box.title_palaces[title]
    by_steps = palace == Sector.POLITICS
    steps = "/".join(map(str, sorted(set(box.title_steps[title]))))
    lines = (text("line-steps", prestige=steps),) if by_steps else ()
    gives = (Item("prestige", prestige),) if prestige and not by_steps else ()
    takes, key = gold(box.title_gold[title]), f"{ident(palace)}/{ident(title)}"
    if most > 1:
        return Pile(ident(title), left, takes=takes, gives=gives, ids=shows(title), key=key)
    return Card(ident(title), lines, takes=takes, gives=gives, ids=shows(title), key=key)
