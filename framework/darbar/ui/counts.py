"""Counts: what a seat can count as its own in a scene, and what becomes more or less of it."""

from collections.abc import Collection, Iterable, Iterator
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ..core.seats import Seat
from .scene import Label, Panel, Part, Scene, Stock, Track, name_of


class Change(Struct, frozen=True):
    """Something counted that becomes more or less for a seat, and how much of it there was, if that is known.

    It is a thing in one of its stocks, what a stock yields, its place on a track, or its points. `label` is what the
    stock or the track is called.
    """

    id: str
    count: int
    had: int | None = None
    kind: Literal["thing", "yield", "track", "score"] = "thing"
    label: Label = ""


Counted: TypeAlias = dict[tuple[str, str], Change]
"""Numbers by the key of a part and the id of a thing."""


def counts(scene: Scene, seat: Seat, untold: Collection[str] = ()) -> Counted:
    """The things in the stocks of a seat, and its places on tracks."""
    found: Counted = {}
    for part in own_parts(scene.panels, seat):
        if isinstance(part, Track):
            name = name_of(part)
            if name not in untold:
                found[part.key, name] = Change(name, part.markers[seat], kind="track", label=part.label)
        elif isinstance(part, Stock):
            kind: Literal["thing", "yield"] = "yield" if part.yields else "thing"
            for item in part.items:
                if item.id not in untold:
                    found[part.key, item.id] = Change(item.id, item.count, kind=kind, label=part.label)
    return found


def own_parts(parts: Iterable[Part], seat: Seat, own: bool = False) -> Iterator[Part]:
    """The stocks of a seat, and the tracks on which it has a marker."""
    for part in parts:
        mine = part.owner == seat or (own and part.owner is None)
        match part:
            case Panel():
                yield from own_parts(part.parts, seat, mine)
            case Track() if seat < len(part.markers):
                yield part
            case Stock() if mine:
                yield part


def changed(before: Counted, after: Counted) -> Iterator[Change]:
    """What has become more or less; points are not told where they only follow another number."""
    told: set[int] = set()
    for key in dict.fromkeys([*before, *after]):
        known = before.get(key) or after[key]
        had = before[key].count if key in before else 0
        count = (after[key].count if key in after else 0) - had
        if count and not (known.kind == "score" and count in told):
            told.add(count)
            yield replace(known, count=count, had=had)


def held(scene: Scene, seat: Seat) -> dict[str, int]:
    """How much a seat has of everything in its stocks, by id."""
    return {one.id: one.count for one in counts(scene, seat).values() if one.kind == "thing"}
