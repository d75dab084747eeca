"""Counted things: what lies in a stock, and what a part takes and gives."""

from collections.abc import Iterable

from darbar.ui.scene import Item, Part, Stock
from markupsafe import Markup

from .hits import hit, named
from .looks import arrow, picture
from .pen import NOTHING, Pen, element, frame, heard, joined, key_of, marks
from .pieces import pieces


def stock(pen: Pen, part: Stock) -> Markup:
    """What it is called, and each thing with its number."""
    title = named(pen, part) if part.label or part.key in pen.offers else NOTHING
    items = [stocked(pen, part, item) for item in part.items] or [element("span", "none", "–")]
    kind = "stock yields" if part.yields else "stock"
    return frame(pen, part, kind, title, element("span", "items", *items), pieces(pen, part), exchange(pen, part))


def stocked(pen: Pen, part: Stock, item: Item) -> Markup:
    """One kind of thing in a stock; moves may point at it."""
    key = f"{part.key}/{item.id}"
    shown = (picture(pen.package, item.id), element("b", "count", str(item.count)), heard(pen.name(item.id)))
    empty = "" if item.count else "empty"
    classes = " ".join(filter(None, ("item", empty, marks(pen, key))))
    inside = hit(pen, key, (item.id,), *shown)
    return element("span", classes, inside, title=f"{pen.name(item.id)} {item.count}", **key_of(pen, key))


def exchange(pen: Pen, part: Part) -> Markup:
    """What a part takes and gives."""
    if not part.takes and not part.gives:
        return NOTHING
    takes = element("span", "takes", amounts(pen, part.takes)) if part.takes else NOTHING
    arrows = arrow() if part.takes else NOTHING
    gives = element("span", "gives", arrows, amounts(pen, part.gives)) if part.gives else NOTHING
    return element("span", "exchange", takes, gives, heard(exchanged(pen, part)))


def exchanged(pen: Pen, part: Part) -> str:
    """The same for those who listen."""
    takes, gives = (
        ", ".join(f"{item.count} {pen.name(item.id)}" for item in items) for items in (part.takes, part.gives)
    )
    both = (("draw-takes", takes), ("draw-gives", gives))
    return ", ".join(pen.say(key, what=what) for key, what in both if what)


def amounts(pen: Pen, items: Iterable[Item]) -> Markup:
    """Things and how many of them; one of a thing is its picture alone."""
    return joined(amount(pen, item) for item in items)


def amount(pen: Pen, item: Item, before: str = "") -> Markup:
    """So many of a thing, for those who look."""
    count = f"{before}{item.count}" if item.count != 1 or before else ""
    number = element("b", "count", count) if count else NOTHING
    drawn = picture(pen.package, item.id)
    return element("span", "amount", number, drawn, title=f"{item.count} {pen.name(item.id)}", aria_hidden="true")
