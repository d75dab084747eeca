"""Round, turn order, supply and what is still to come; the two tracks."""

from darbar import Seat, text
from darbar.core.moves import ident
from darbar.ui.scene import Item, Label, Line, Panel, Part, Stock, Track

from ..components import NONE, Colour, Tile
from ..state import Rajas
from ..steps import Step
from ..tracks import overlap
from .items import items


def round_panel(view: Rajas) -> Panel:
    """How far the match has come, the order, the dice that are left, and what the turn still brings."""
    supply = Stock("panel-supply", tuple(Item(ident(one), view.supply[one]) for one in Colour), key="supply")
    parts: list[Part] = [
        Line(text("line-round", round=view.round, phase=view.lap)),
        Line(text("line-order", seats=view.order.seats)),
        supply,
    ]
    if view.mogul != NONE:
        parts.append(Line(text("line-next-first", seat=view.mogul)))
    if view.works.tile != NONE:
        parts.append(Line(text("line-chosen", tile=Tile(view.works.tile)), key="chosen"))
    if view.crossed:
        parts.append(Line("line-last-phase"))
    if waiting := items(tuple(view.agenda.in_order())):
        parts.append(Line("line-todo", gives=waiting, key="todo"))
    return Panel("round", "panel-round", tuple(parts))


def tracks_panel(view: Rajas) -> Panel:
    """Fame and money, and how far apart the markers of everybody are."""
    box = view.box
    fame, money = (row.spaces for row in box.components.tracks)
    tracks = (
        track(view.fame, fame, "fame", dict(box.fame_track.bonuses)),
        track(view.money, money, "money", dict(box.money_track.bonuses)),
    )
    gaps = (Line(gap(view, Seat(seat)), key=f"gap-{seat}", owner=Seat(seat)) for seat in range(len(view.players)))
    return Panel("tracks", "panel-tracks", (*tracks, *gaps))


def track(markers: list[int], spaces: int, name: str, bonuses: dict[int, tuple[Step, ...]]) -> Track:
    """A track with its bonuses."""
    steps: dict[int, Label] = {step: label(given) for step, given in bonuses.items()}
    return Track(f"line-{name}", max(spaces, *markers), tuple(markers), steps, key=f"track-{name}")


def label(given: tuple[Step, ...]) -> Label:
    """What a bonus is called."""
    item = items(given)[0]
    return text(f"{item.id}-count", count=item.count) if item.count > 1 else item.id


def gap(view: Rajas, seat: Seat) -> Label:
    """How far the markers of a player are apart, or have crossed; and which bonus of money comes next."""
    over, following = overlap(view, seat), view.box.money_track.next_bonus(view.best_money[seat])
    if over >= 0:
        return text("line-crossed", seat=seat, fame=over)
    return text("line-gap", seat=seat, fame=-over, bonus=following or 0)
