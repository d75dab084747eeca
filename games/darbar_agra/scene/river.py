"""The river: the piers with the boat, and the notables by level."""

from collections.abc import Hashable

from darbar import Seat, Text, text
from darbar.core.moves import word
from darbar.ui.once import encoded, kept
from darbar.ui.scene import Card, Item, Line, Panel, Piece, River

from ..components import NONE, Good, Notable
from ..state import Agra
from .shown import GUILDS, NOTABLES, ONE, ROMAN

BOAT = (Piece("boat"),)
SLOTS = tuple(map(word, Good))
"""Where a marker lies on a notable: on one of its goods."""


def _river(view: Agra) -> Hashable:
    return view.box, view.pier, encoded((view.river, view.doubles, view.completed))


@kept(_river)
def river_panel(view: Agra) -> Panel:
    """The piers, and the notables that are still there."""
    levels = sorted({view.box.notable_levels[one] for one in Notable if view.river[one]})
    return Panel(
        "river", "panel-river", (piers_panel(view), *(level_panel(view, one) for one in levels)), shape=River()
    )


def piers_panel(view: Agra) -> Panel:
    """The six piers: where the boat is, and what takes it on."""
    piers = range(1, len(view.box.legs))
    lines = (Line(pier_label(view, one), key=f"pier-{one}", pieces=BOAT if one == view.pier else ()) for one in piers)
    return Panel("piers", "panel-piers", tuple(lines))


def pier_label(view: Agra, pier: int) -> Text:
    """A pier with the level in reach there; the next one says how many notables are missing until then."""
    level = ROMAN[view.box.reach[pier]]
    if pier != view.pier + 1:
        return text("line-pier", pier=pier, level=level)
    wanted, count = view.box.legs[view.pier]
    return text(
        "line-next-pier", pier=pier, level=level, wanted=ROMAN[wanted], count=max(count - view.completed[wanted], 1)
    )


def level_panel(view: Agra, level: int) -> Panel:
    """The notables of a level, and whether the boat has come so far."""
    cards = (notable_card(view, one) for one in Notable if view.river[one] and view.box.notable_levels[one] == level)
    key = "panel-level" if level <= view.box.reach[view.pier] else "panel-level-later"
    return Panel(f"level-{level}", text(key, level=ROMAN[level]), tuple(cards))


def notable_card(view: Agra, notable: Notable) -> Card:
    """A notable: the goods that it takes from top to bottom, whose influence it gives, and who has delivered what."""
    box, id = view.box, NOTABLES[notable]
    markers = enumerate(zip(box.notable_goods[notable], view.river[notable], strict=True))
    return Card(
        id,
        key=id,
        ids=(id,),
        takes=tuple(ONE[good] for good in box.notable_goods[notable]),
        gives=(Item(GUILDS[box.notable_guilds[notable]]),),
        pieces=tuple(
            Piece("marker", Seat(who), 1 + (view.doubles[notable] >> slot & 1), SLOTS[good])
            for slot, (good, who) in markers
            if who != NONE
        ),
    )
