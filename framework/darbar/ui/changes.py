"""Changes in words: what came, went, moved and changed on a table, part by part; for logs and for those who listen."""

from typing import Any, NamedTuple

from ..core.seats import Seat
from ..core.texts import Text, text
from .diff import Thing, diff, inside
from .scene import Card, Cell, Dice, Grid, Item, Panel, Part, Piece, Pile, Scene, Stock, Track
from .words import Words


class Found(NamedTuple):
    """Something in a scene, and the parts around it, the outermost first."""

    thing: Any
    around: tuple[Part, ...]


def changes(old: Scene, new: Scene, words: Words) -> list[str]:
    """What is different in the new scene: a line for each part, such as “Goods (Ana): silk 1 → silk 2”."""
    found, before, now = diff(old, new), _all(old), _all(new)
    told: dict[str, list[str]] = {}

    def tell(where: Found, what: str) -> None:
        if what:
            told.setdefault(_called(where.around, words), []).append(what)

    for one in found.moved:
        thing, source, target = now[one.key].thing, before[one.source], now[one.target]
        path = f"{_named(source.thing, words)} → {_named(target.thing, words)}"
        tell(Found(None, target.around or (target.thing,)), words.titled(_said(thing, one.key, words), path))
    for key in found.changed:
        tell(now[key], _change(before[key].thing, now[key].thing, key, words))
    for key in found.went:
        tell(before[key], f"− {_said(before[key].thing, key, words)}")
    for key in found.came:
        tell(now[key], f"+ {_said(now[key].thing, key, words)}")
    return [words.say(text("scene-titled", title=where, what=", ".join(what))) for where, what in told.items()]


def _all(thing: Thing, around: tuple[Part, ...] = ()) -> dict[str, Found]:
    """Everything in a scene, by key."""
    found = {}
    for key, one in inside(thing).items():
        found[key] = Found(one, around)
        if isinstance(one, Part):
            found |= _all(one, (*around, one))
    return found


# Where it is


def _called(around: tuple[Part, ...], words: Words) -> str:
    """What the parts around something are called: the innermost that has a name, and whose it is."""
    owner = next((part.owner for part in reversed(around) if part.owner is not None), None)
    name = next((said for part in reversed(around) if (said := _title(part, words))), "")
    if owner is None or words.player(owner) in name:
        return name
    return words.say(text("scene-owned", title=name, seat=owner)) if name else words.player(owner)


def _title(part: Part, words: Words) -> str:
    if part.label:
        return words.say(part.label)
    return words.called(part.ids[0]) if part.ids else ""


def _named(part: Part, words: Words) -> str:
    return _title(part, words) or part.key


# What it is


def _said(thing: Thing, key: str, words: Words) -> str:
    """One thing of any kind."""
    match thing:
        case Item():
            return words.amount(thing)
        case Piece():
            return words.piece(thing)
        case Card(face_down=True):
            return words.say(text("scene-face-down", count=1))
        case Pile():
            return f"{_title(thing, words)} ({thing.count})"
        case Dice():
            return ", ".join(map(str, thing.faces))
        case Cell(owner=owner) if owner is not None:
            return words.player(owner)
        case Part():
            return _title(thing, words) or words.exchange(thing)
        case int():
            return f"{_marker(key, words)} {thing}"
        case str() | Text():
            return words.say(thing)
    return ""


def _marker(key: str, words: Words) -> str:
    """Whose marker on a track it is, by its key."""
    seat = key.rpartition("/")[2]
    return words.player(Seat(int(seat))) if seat.isdecimal() else words.say("scene-neutral")


def _change(old: Any, new: Any, key: str, words: Words) -> str:
    """What has become of something that kept its place; nothing for what only holds other things."""
    before, now = _said(old, key, words), _said(new, key, words)
    match new:
        case Cell():
            name = words.called(new.ids[0]) if new.ids else key
            return f"{name} {now}" if new.owner is not None else name
        case Panel() | Grid() | Stock() | Track() | Card() if before == now:
            return ""
        case int():
            return f"{_marker(key, words)} {old} → {new}"
        case _:
            return now if before == now else f"{before} → {now}"
