"""The bazaar as a frontend draws it."""

from darbar import Ask, Move, Seat, text
from darbar.components import HIDDEN, Pose, Worker
from darbar.core.moves import ident
from darbar.ui.scene import Card, Item, Label, Line, Panel, Part, Piece, Pile, Scene, Stock, Track, shows

from .components import Good, OrderCard, Space
from .moves import Buy, DrawOrder, Drink, Place, Take
from .state import Bazaar


def scene(view: Bazaar, seat: Seat | None) -> Scene:
    """The day, the spaces, the orders, the reputation track, and each player."""
    players = [player_panel(view, Seat(number), seat) for number in range(len(view.players))]
    return Scene((day_panel(view), spaces_panel(view), offers_panel(view), reputation_panel(view), *players))


def day_panel(view: Bazaar) -> Panel:
    """Which day it is, what is in fashion, and what the caravan has."""
    days = view.box.options.days
    caravan = [view.caravan.cards.count(good) for good in Good]
    lines = (
        Line(text("line-day", day=min(view.day, days), days=days)),
        Line(text("line-fashion", good=Good(view.fashion))),
        Line(text("line-first", seat=view.first)),
    )
    stocks = (goods_stock("panel-caravan", caravan, "caravan"), goods_stock("panel-stalls", view.stalls.left, "stalls"))
    return Panel("day", "panel-day", (*lines, *stocks))


def spaces_panel(view: Bazaar) -> Panel:
    """The eight spaces with their prices and workers."""
    rows = zip(Space, view.box.components.spaces, view.workforce.spaces, strict=True)
    cards = tuple(
        Card(
            ident(space),
            (ident(row.sharing),),
            takes=coins(row.cost),
            pieces=tuple(map(worker_piece, workers)),
            ids=shows(space),
        )
        for space, row, workers in rows
    )
    return Panel("spaces", "panel-spaces", cards)


def worker_piece(worker: Worker) -> Piece:
    """One worker, standing or lying."""
    return Piece("worker", worker.seat, state="lying" if worker.pose is Pose.LYING else "standing")


def coins(count: int) -> tuple[Item, ...]:
    """So many coins, if any."""
    return (Item("coin", count),) if count else ()


def offers_panel(view: Bazaar) -> Panel:
    """The orders that lie open, and how many are left."""
    cards = tuple(order_card(view, card) for card in view.offers.cards)
    return Panel("orders", "panel-orders", (*cards, Pile("pile-deck", len(view.deck.cards), key="deck")))


def order_card(view: Bazaar, card: int, owner: Seat | None = None) -> Card:
    """An order, face up or face down."""
    if card == HIDDEN:
        return Card("card-order", owner=owner, face_down=True)
    order, row = OrderCard(card), view.box.components.orders[card]
    goods = tuple(Item(ident(Good(good)), count) for good, count in enumerate(row.goods) if count)
    pays = (*coins(row.coins), Item("point", row.points))
    return Card(ident(order), takes=goods, gives=pays, ids=shows(order), owner=owner)


def reputation_panel(view: Bazaar) -> Panel:
    """The reputation track."""
    track = view.box.track
    steps: dict[int, Label] = {step: ident(bonus) for step, bonus in track.bonuses.items()}
    return Panel(
        "reputation", "panel-reputation", (Track("panel-reputation", track.top, tuple(view.reputation), steps),)
    )


def player_panel(view: Bazaar, seat: Seat, watcher: Seat | None) -> Panel:
    """What one player owns; whether orders in hand are face up is already decided in the view."""
    player, workforce = view.players[seat], view.workforce
    parts: tuple[Part, ...] = (
        Stock("", (Item("coin", player.coins),), key=f"purse-{seat}"),
        Line("line-workers", pieces=idle_workers(seat, workforce.home[seat], workforce.reserve[seat])),
        goods_stock("panel-goods", player.goods.left, f"goods-{seat}"),
        *(order_card(view, card, seat) for card in player.hand),
        Line(text("line-filled", orders=[OrderCard(card) for card in player.filled])),
    )
    return Panel(f"player-{seat}", text("panel-player", seat=seat), parts, owner=seat)


def idle_workers(seat: Seat, home: int, reserve: int) -> tuple[Piece, ...]:
    """The workers that are at home, and those that have not come yet."""
    return Piece("worker", seat, home, "home"), Piece("worker", seat, reserve, "reserve")


def goods_stock(label: str, counts: list[int], key: str) -> Stock:
    """So many of each good."""
    return Stock(label, tuple(Item(ident(good), counts[good]) for good in Good), key=key)


def points(view: Bazaar, move: Move, ask: Ask) -> list[str] | None:
    """What a move is about where its goods and spaces do not say it: goods of the caravan, the deck, one's own tea."""
    match move:
        case Buy(good) | Take(good):
            return [f"caravan/{ident(good)}"]
        case DrawOrder():
            return ["deck"]
        case Drink(space):
            return [ident(space), ident(Good.TEA)]
    return None


def price(view: Bazaar, move: Move) -> tuple[Item, ...]:
    """What a move costs."""
    match move:
        case Buy():
            return coins(1)
        case Place(space):
            return coins(view.box.components.spaces[space].cost)
        case Drink():
            return (Item(ident(Good.TEA)),)
    return ()
