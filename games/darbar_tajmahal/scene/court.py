"""The visit, and the court of the Grand Mogul with what is still to be won there."""

from darbar import Text, text
from darbar.core.moves import ident, word
from darbar.ui.scene import Card, Columns, Item, Line, Panel, Part, shows

from ..components import VISITS, Good, Province, Symbol
from ..state import Taj

COURT = Columns(3)


def visit_panel(view: Taj) -> Panel:
    """Which province is visited, who is first, and who has not withdrawn yet."""
    parts: list[Part] = [
        Line(text("line-visit", visit=max(view.visit, 1), visits=VISITS, province=Province(view.province))),
        Line(text("line-first", seat=view.order.first)),
    ]
    if still_in := view.order.still_in:
        parts.append(Line(text("line-still-in", seat=still_in)))
    return Panel("visit", "panel-visit", tuple(parts))


def court_panel(view: Taj) -> Panel:
    """The prizes that nobody has won in this visit."""
    left = [symbol for symbol in Symbol if view.court >> symbol & 1]
    return Panel("court", "panel-court", tuple(prize(view, symbol) for symbol in left), COURT)


def prize(view: Taj, symbol: Symbol) -> Card:
    """One prize, who would win it now, and the goods of the province."""
    goods = view.box.goods[view.visit] if symbol is Symbol.ELEPHANT else ()
    return Card(
        ident(symbol),
        leading(view, symbol),
        ids=shows(symbol),
        key=f"prize-{word(symbol)}",
        gives=tuple(Item(ident(Good(good))) for good in goods),
    )


def leading(view: Taj, symbol: Symbol) -> tuple[Text, ...]:
    """3.1 Who has most of a symbol on the table: one alone would win it, and equals would not."""
    strengths = [player.strength[symbol] for player in view.players]
    most = max(strengths)
    if not most:
        return ()
    seats = [seat for seat, strength in enumerate(strengths) if strength == most]
    return (text("line-leads" if len(seats) == 1 else "line-equal", seat=seats, count=most),)
