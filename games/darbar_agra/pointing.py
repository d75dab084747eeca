"""What a move is about on the table, and what it costs, where its enum members do not say so.

A part of one's own is named by its key, which has the seat in it; the seat that is asked is the one whose bag is open.
"""

from collections.abc import Iterable

from darbar import Ask, Move, Seat, Text
from darbar.components import HIDDEN
from darbar.core.moves import ident
from darbar.ui.scene import Item

from .components import NONE, Lesson, Notable, Site, Space, WheelAction
from .farm import STEPS
from .moves import (
    Build,
    CallCook,
    Choose,
    Deliver,
    Double,
    Drink,
    Dye,
    Exchange,
    Fill,
    Follow,
    Give,
    Inlay,
    Keep,
    Learn,
    Make,
    Mark,
    Pay,
    PaySailor,
    Peonage,
    Present,
    Produce,
    Receive,
    Return,
    ReturnFavour,
    Rise,
    Serve,
    Spend,
    TakeFavours,
    Transform,
    Use,
    Walk,
    Wheel,
)
from .notables import wanted
from .payment import Payment, least_missed
from .phases.actions import fee
from .phases.characters.architect import payments_for, takshaka_saves
from .phases.characters.sailor import MOST_PAYMENT
from .phases.meditation import COVER_POINTS, DELIVERY_POINTS, FARMER_POINTS
from .scene.board import space_key
from .scene.empire import track_key
from .scene.players import field_key, goods_key
from .scene.shown import GOODS, NOTABLES, SPACES, counted
from .secondary.powers import INLAY_POINTS
from .secondary.tonics import INGREDIENTS
from .state import Agra


def points(view: Agra, move: Move, ask: Ask) -> list[str] | None:
    """The parts that a move is about: goods in the own stock, buildings, tracks, orders, spaces of the own farm."""
    seat = ask.seat
    match move:
        case Give(good) | Return(good):
            return [own_good(seat, good)]
        case Pay():
            return [SPACES[view.now.site], *held(view, seat, dict.fromkeys(paid(view, move)))]
        case PaySailor():
            return [SPACES[Space.SAILOR], *held(view, seat, dict.fromkeys(paid(view, move)))]
        case Choose():
            return held(view, seat, view.box.materials)
        case Receive(good) | Dye(good):
            return [SPACES[good], *held(view, seat, [good])]
        case Transform(good):
            return arrow(view, seat, good)
        case Make() | Follow():
            return arrow(view, seat, named(ask, "good"))
        case Produce():
            return [SPACES[named(ask, "good")], f"production-{seat}"]
        case Double():
            return [NOTABLES[named(ask, "notable")], own_good(seat, named(ask, "good"))]
        case Mark(good):
            return [f"values/{GOODS[good]}"]
        case ReturnFavour() | TakeFavours():
            return [f"supply-{seat}/favour"]
        case Rise(guild):
            return [track_key(guild)]
        case Walk(side, direction):
            space = view.players[seat].farmers[side]
            return [field_key(seat, side, space), field_key(seat, side, space + STEPS[direction])]
    return empire_points(view, seat, move)


def empire_points(view: Agra, seat: Seat, move: Move) -> list[str] | None:
    """The same for deliveries and orders, and for what happens at notables and characters."""
    match move:
        case Deliver(notable):
            return [ident(notable), *held(view, seat, wanted(view, seat, notable))]
        case Fill(guild):
            place = view.order_markers[guild]
            return [f"columns/{place},{int(guild)}", *held(view, seat, view.box.orders[guild][place])]
        case Serve(good):
            return [f"akbar/{GOODS[good]}", *held(view, seat, [good])]
        case Drink(tonic):
            return [ident(tonic), *held(view, seat, INGREDIENTS[tonic])]
        case Present(good):
            return [ident(good), *held(view, seat, [good])]
        case Learn(Lesson.MEDITATE as lesson):
            return [ident(lesson), space_key(view.players[seat].meditation + 1)]
        case CallCook() | Keep():
            return [ident(Notable.COOK)]
        case Inlay():
            return [ident(Notable.MOSAIC_MAKER), f"supply-{seat}/favour"]
        case Exchange():
            return [SPACES[Space.TRADER]]
    return None


def asked(view: Agra) -> Seat:
    """Whose eyes the view is for."""
    return next((Seat(seat) for seat, one in enumerate(view.players) if one.rupees != HIDDEN), Seat(view.turn_seat))


def named(ask: Ask, what: str) -> int:
    """Which good or notable a question is about."""
    assert isinstance(ask.prompt, Text)
    return int(ask.prompt.args[what])


def own_good(seat: Seat, good: int) -> str:
    """The key of a good in a player's stock."""
    return f"{goods_key(seat)}/{GOODS[good]}"


def arrow(view: Agra, seat: Seat, good: int) -> list[str]:
    """The goods from which one is made, and the building where it is."""
    return [*held(view, seat, [view.box.made_from[good]]), SPACES[good]]


def held(view: Agra, seat: Seat, goods: Iterable[int]) -> list[str]:
    """The keys of those of the goods that a player has."""
    own = view.players[seat].goods
    return [own_good(seat, good) for good in goods if good != NONE and own[good]]


def paid(view: Agra, move: Pay | PaySailor) -> Payment:
    """The goods of a payment of the seat whose turn it is; none where there is nothing to pay."""
    seat, site = Seat(view.turn_seat), view.now.site
    if isinstance(move, PaySailor):
        return least_missed(view, seat, MOST_PAYMENT).get(move.worth, ())
    ways = [] if site == NONE else payments_for(view, seat, Site(site))
    return ways[move.way - 1] if move.way <= len(ways) else ()


# What moves cost


def price(view: Agra, move: Move) -> tuple[Item, ...]:
    """What a move costs, where that is known before its further questions."""
    seat, box = asked(view), view.box
    match move:
        case Pay() | PaySailor():
            return goods_price(paid(view, move))
        case Give(good) | Return(good) | Serve(good) | Present(good):
            return (Item(GOODS[good]),)
        case ReturnFavour():
            return (Item("favour"),)
        case Peonage():
            return counted("rupee", min(fee(view, seat), view.players[seat].rupees))
        case Build(site):
            return building_price(view, seat, site)
        case Fill(guild):
            return goods_price(box.orders[guild][view.order_markers[guild]])
        case Drink(tonic):
            return goods_price(INGREDIENTS[tonic])
        case Learn(Lesson.MEDITATE):
            return goods_price(box.enlightenment[view.players[seat].meditation + 1])
        case Spend(action):
            return (Item("favour", box.printed_costs[action][1]),)
        case Use(tile):
            return (Item("favour", box.tile_costs[tile][1]),)
        case Inlay(favours):
            return (Item("point", INLAY_POINTS[favours]),)
        case Wheel(action):
            return counted("point", wheel_points(view, action))
    return ()


def goods_price(goods: Iterable[int]) -> tuple[Item, ...]:
    """Goods, those of one kind together."""
    wished = list(goods)
    return tuple(Item(GOODS[good], wished.count(good)) for good in dict.fromkeys(wished))


def building_price(view: Agra, seat: Seat, site: Site) -> tuple[Item, ...]:
    """Materials: which ones where there is no choice, else what they have to be worth; and a second worker."""
    ways = payments_for(view, seat, site)
    if len(ways) == 1:
        return (*goods_price(ways[0]), Item("worker"))
    return Item("material", view.box.costs[site] - takshaka_saves(view, seat)), Item("worker")


def wheel_points(view: Agra, action: WheelAction) -> int:
    """The points for an action of the wheel; 0 where they depend on what is chosen next."""
    if action is WheelAction.DELIVER:
        return DELIVERY_POINTS if view.box.rulings.delivery_cost == "flat" else 0
    return {WheelAction.UNCOVER: COVER_POINTS, WheelAction.FARMER: FARMER_POINTS}.get(action, 0)
