"""The bazaar as a frontend draws it."""

from darbar import Seat, Text, text
from darbar.components import HIDDEN, Pose, Worker
from darbar.core.moves import ident
from darbar.ui.scene import Card, Item, Label, Line, Panel, Part, Scene, Stock, Track

from .components import Good, OrderCard, Space
from .state import Bazaar


def scene(view: Bazaar, seat: Seat | None) -> Scene:
    """The day, the spaces, the orders, the reputation track, and each player."""
    players = [player_panel(view, Seat(number), seat) for number in range(len(view.players))]
    return Scene((day_panel(view), spaces_panel(view), offers_panel(view), reputation_panel(view), *players))


def day_panel(view: Bazaar) -> Panel:
    """Which day it is, what is in fashion, and what the caravan has."""
    days = view.box.options.days
    stock = goods_stock("panel-caravan", [view.caravan.cards.count(good) for good in Good], "caravan")
    lines = (
        Line(text("line-day", day=min(view.day, days), days=days)),
        Line(text("line-fashion", good=Good(view.fashion))),
        Line(text("line-first", seat=view.first)),
    )
    return Panel("day", "panel-day", (*lines, stock, goods_stock("panel-stalls", view.stalls.left, "stalls")))


def spaces_panel(view: Bazaar) -> Panel:
    """The eight spaces with their workers."""
    rows = zip(Space, view.box.components.spaces, view.workforce.spaces, strict=True)
    cards = tuple(
        Card(
            ident(space),
            (text("line-space", sharing=row.sharing, cost=row.cost), *(worker_line(worker) for worker in workers)),
            id=ident(space),
        )
        for space, row, workers in rows
    )
    return Panel("spaces", "panel-spaces", cards)


def worker_line(worker: Worker) -> Text:
    """One worker, standing or lying."""
    return text("line-lying" if worker.pose is Pose.LYING else "line-standing", seat=worker.seat)


def offers_panel(view: Bazaar) -> Panel:
    """The orders that lie open, and how many are left."""
    cards = tuple(order_card(view, card) for card in view.offers.cards)
    return Panel("orders", "panel-orders", (*cards, Line(text("line-deck", count=len(view.deck.cards)))))


def order_card(view: Bazaar, card: int, owner: Seat | None = None) -> Card:
    """An order, face up or face down."""
    if card == HIDDEN:
        return Card("card-order", owner=owner, face_down=True)
    order, row = OrderCard(card), view.box.components.orders[card]
    needs = tuple(text("line-needs", count=count, good=Good(good)) for good, count in enumerate(row.goods) if count)
    pays = text("line-pays", coins=row.coins, points=row.points)
    return Card(ident(order), (*needs, pays), id=ident(order), owner=owner)


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
        Line(text("line-coins", coins=player.coins)),
        Line(text("line-workers", home=workforce.home[seat], reserve=workforce.reserve[seat])),
        goods_stock("panel-goods", player.goods.left, f"goods-{seat}"),
        *(order_card(view, card, seat) for card in player.hand),
        Line(text("line-filled", orders=[OrderCard(card) for card in player.filled])),
    )
    return Panel(f"player-{seat}", text("panel-player", seat=seat), parts, owner=seat)


def goods_stock(label: str, counts: list[int], id: str) -> Stock:
    """So many of each good."""
    return Stock(label, tuple(Item(ident(good), counts[good]) for good in Good), id=id)
