"""What a move is about on the table, and what it costs.

An id that is in several places means the asked player's own, or that of the player whom a move names; a key means one
place: `sector-trade/title-trader` is a title on offer, `sector-sanmatia/goods/good-wood` the wood of a country.
"""

from darbar import Ask, Move, Pass, Seat
from darbar.core.moves import ident, word
from darbar.ui.scene import Item

from .components import Colour, Favour, Good, Rank, Sector, Service, Title
from .gold import suggestion
from .moves import (
    Acquire,
    Benevolence,
    Draw,
    Enough,
    Flee,
    Give,
    Hold,
    Imitate,
    Lift,
    Pay,
    Promote,
    PromoteAtHome,
    Remove,
    RemoveOpen,
    Request,
    Send,
    Serve,
    Spy,
    Take,
    TakeAll,
    TakeNote,
    UseNote,
)
from .offers import gold
from .payment import price as title_price
from .phases.countries import FLIGHT
from .phases.guilds import service_price
from .scene import mercenary
from .state import AlRashid, Stage
from .visits import favour_price


def points(view: AlRashid, move: Move, ask: Ask) -> list[str] | None:
    """The ids and keys of what a move is about; None where its sector, rank, favour or title says it."""
    match move:
        case Pass() | Enough():
            return []
        case Draw(colour):
            return [f"pile-{word(colour)}"]
        case Hold(rank):
            return [ident(rank), ident(Title.DIPLOMAT)]
        case Lift() | Promote():
            return [family_in(move.sector)]
        case PromoteAtHome():
            return [ident(Rank.SAGE)]
        case Flee():
            return [family_in(Sector(view.now.sector))]
    return palace_points(view, move) or country_points(view, move)


def palace_points(view: AlRashid, move: Move) -> list[str] | None:
    """What is asked for in a palace, and what it is paid with."""
    match move:
        case Serve():
            return [ident(Service(view.now.sector))]
        case Acquire(title):
            return [f"{ident(view.box.title_palaces[title])}/{ident(title)}"]
        case Imitate(favour):
            return [ident(favour), ident(Favour.FAVORITE)]
        case Benevolence():
            return ["benevolence"]
        case Pay():
            return [item.id for item in price(view, move)]
        case UseNote():
            return ["credit-note"]
    return None


def country_points(view: AlRashid, move: Move) -> list[str] | None:
    """Goods and notes that lie in a country, and mercenaries, one's own and those that bar the way."""
    match move:
        case Take(good) | TakeAll(good) if view.stage is Stage.TRADE:
            return [f"{ident(Sector(view.now.sector))}/goods/{ident(good)}"]
        case TakeNote():
            return [f"{ident(Sector(view.now.sector))}/goods/credit-note"]
        case Spy(sector):
            return [garrison(sector, colour) for colour in Colour if view.garrisons[sector][colour]]
        case Send(colour, value):
            country = view.now.talks[0] if view.now.talks else view.now.sector
            return [mercenary(colour, value), garrison(Sector(country), colour)]
        case Remove() | RemoveOpen():
            country, spent = view.now.talks
            return [garrison(Sector(country), Colour(spent))]
    return None


def family_in(sector: Sector) -> str:
    """The id of a family's pawns in a sector."""
    return f"pawn-{word(sector)}"


def garrison(sector: Sector, colour: Colour) -> str:
    """The key of the mercenaries of a colour in a country."""
    return f"{ident(sector)}/{word(colour)}"


def price(view: AlRashid, move: Move) -> tuple[Item, ...]:
    """What a move costs: gold that it adds to the bill, goods, a note, a mercenary, or dishonour."""
    match move:
        case Serve():
            return gold(service_price(view, visitor(view)))
        case Acquire(title):
            return gold(title_price(view, view.players[visitor(view)], title))
        case Request(favour) if favour == view.now.sector:
            return gold(favour_price(view, favour))
        case Imitate(favour):
            return gold(favour_price(view, favour))
        case Pay():
            best = suggestion(view, view.players[visitor(view)].goods, view.visit.gold - view.visit.note)
            return tuple(Item(ident(good), best.count(good)) for good in Good if good in best)
        case Give(good):
            return (Item(ident(good)),)
        case UseNote():
            return (Item("credit-note"),)
        case Send():
            return (Item("mercenary"),)
        case Flee():
            return (Item("dishonour", FLIGHT),)
    return ()


def visitor(view: AlRashid) -> Seat:
    """Who acts in the palace that is being resolved."""
    return view.now.acting[view.now.at]
