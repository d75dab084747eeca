"""Differences: what came, went, moved and changed between two scenes of the same table.

Everything in a scene has a key: parts their own; things of a stock, pieces, lines of a card, markers and steps of a
track the key of their part and a name after it. What is the same in both scenes is not looked into.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from .scene import Card, Cell, Grid, Item, Label, Panel, Part, Piece, Scene, Stock, Track, label_key

Thing: TypeAlias = Scene | Part | Item | Piece | Label | int
"""Whatever has a key."""


class Moved(Struct, frozen=True):
    """Something that stands elsewhere now: a piece by its key there, or a part that kept its key."""

    key: str
    source: str
    target: str


class Diff(Struct, frozen=True):
    """The keys of what came, went and changed, and what moved; `marks` are the keys that a reader should notice."""

    came: tuple[str, ...] = ()
    went: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    moved: tuple[Moved, ...] = ()
    marks: frozenset[str] = frozenset()


NOTHING = Diff()


def diff(old: Scene, new: Scene) -> Diff:
    """What is different in the new scene. A part that came or went is named, and not what is in it."""
    if old == new:
        return NOTHING
    found = _Search()
    found.compare("", old, new)
    return found.result()


def differing(old: Scene, new: Scene) -> Scene:
    """The new scene with only the parts that came or changed, for those who are read what is new.

    Of a panel within a panel from which something went, or to which something came, all is left: a hand of cards, say.
    """
    before = inside(old)
    found = (_differing(before.get(panel.key), panel) for panel in new.panels)
    return Scene(tuple(panel for panel in found if panel is not None))


def _differing(old: Part | None, new: Panel) -> Panel | None:
    """What is different in a panel; the whole panel, where that is only that something went."""
    if old == new:
        return None
    if not isinstance(old, Panel) or _alone(old) != _alone(new):
        return new
    before = contents(old)
    other = {_unnumbered(key) for key in before.keys() ^ contents(new).keys()}  # of several, more or fewer are left
    found = (one if _unnumbered(one.key) in other else _changed(before.get(one.key), one) for one in new.parts)
    parts = tuple(part for part in found if part is not None)
    return new if not parts or pieces(old) != pieces(new) else replace(new, parts=parts)


def _changed(old: Part | None, new: Part) -> Part | None:
    """A part, if it is another one than before; of a panel with the same parts, those that are."""
    if not isinstance(new, Panel) or old is None or inside(old).keys() != inside(new).keys():
        return None if old == new else new
    return _differing(old, new)


def _unnumbered(key: str) -> str:
    return key.partition("#")[0]


def inside(thing: Thing) -> dict[str, Any]:
    """What stands in a part, by key."""
    match thing:
        case Scene(panels):
            return {panel.key: panel for panel in panels}
        case Part():
            return {**contents(thing), **pieces(thing)}
    return {}


def contents(part: Part) -> dict[str, Any]:
    """The same without its pieces."""
    match part:
        case Panel():
            return {one.key: one for one in part.parts}
        case Grid():
            return {cell.key: cell for row in part.rows for cell in row}
        case Stock():
            return {f"{part.key}/{item.id}": item for item in part.items}
        case Card(face_down=True):
            return {}  # whatever stands on its face
        case Card():
            return _numbered((f"{part.key}/{label_key(line)}", line) for line in part.lines)
        case Track():
            markers = {f"{part.key}/{seat}": step for seat, step in enumerate(part.markers)}
            neutral = {f"{part.key}/neutral-{place}": step for place, step in enumerate(part.neutral)}
            return {**markers, **neutral, **{f"{part.key}/step-{step}": label for step, label in part.steps.items()}}
    return {}


def pieces(part: Part) -> dict[str, Piece]:
    """The pieces on a part, by key."""
    return _numbered((piece_key(part, piece), piece) for piece in part.pieces) if part.pieces else {}


def piece_key(part: Part, piece: Piece) -> str:
    """The key of a piece on a part, if it is the only one of its kind and owner there."""
    return f"{part.key}/{piece.id}" if piece.owner is None else f"{part.key}/{piece.id}@{piece.owner}"


def _numbered(things: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """Things by key; those whose key is taken get a number."""
    found: dict[str, Any] = {}
    for key, thing in things:
        unique, number = key, 1
        while unique in found:
            number += 1
            unique = f"{key}#{number}"
        found[unique] = thing
    return found


def _alone(thing: Thing) -> object:
    """A part without what stands in it."""
    match thing:
        case Panel():
            return thing.label, thing.owner, thing.ids, thing.shape
        case Grid():
            return thing.label, thing.owner, thing.ids
        case Card():
            return thing.label, thing.owner, thing.face_down, thing.ids, thing.takes, thing.gives
        case Track():
            return thing.label, thing.top
        case Stock() | Cell():
            return thing.label, thing.owner, thing.takes, thing.gives
        case Part():
            own = set(thing.__struct_fields__) - {"pieces", "ids"}
            return [getattr(thing, name) for name in sorted(own)]
    return thing


class _Search:
    """What has been found so far: things by key, with the key of the part around them."""

    def __init__(self) -> None:
        self.came: dict[str, tuple[str, Any]] = {}
        self.went: dict[str, tuple[str, Any]] = {}
        self.changed: list[str] = []
        self.marks: set[str] = set()

    def compare(self, key: str, old: Thing, new: Thing) -> None:
        """Look for differences in what is different."""
        before, now = inside(old), inside(new)
        count = len(self.marks)
        for name, thing in now.items():
            if name not in before:
                self.came[name] = (key, thing)
                self.marks.add(name)
            elif before[name] != thing:
                self.compare(name, before[name], thing)
        gone = [name for name in before if name not in now]
        self.went.update((name, (key, before[name])) for name in gone)
        self.marks |= set(map(_unnumbered, gone)) & now.keys()  # of several, fewer are left
        if key and (altered := _alone(old) != _alone(new)):
            self.changed.append(key)
        if key and (altered or (gone and len(self.marks) == count)):
            self.marks.add(key)

    def result(self) -> Diff:
        """What moved is neither new nor gone."""
        moved = [*self._kept_keys(), *self._same_pieces()]
        return Diff(tuple(self.came), tuple(self.went), tuple(self.changed), tuple(moved), frozenset(self.marks))

    def _kept_keys(self) -> list[Moved]:
        """Parts that came to one place and went from another."""
        both = [key for key in self.came if key in self.went]
        return [Moved(key, self.went.pop(key)[0], self.came.pop(key)[0]) for key in both]

    def _same_pieces(self) -> list[Moved]:
        """Pieces of the same kind and owner of which one came and another went."""
        gone: dict[tuple[str, Any], list[str]] = {}
        for key, (_, thing) in self.went.items():
            if isinstance(thing, Piece):
                gone.setdefault((thing.id, thing.owner), []).append(key)
        moved = []
        for key, (target, thing) in list(self.came.items()):
            if isinstance(thing, Piece) and (there := gone.get((thing.id, thing.owner))):
                source, _ = self.went.pop(there.pop(0))
                del self.came[key]
                moved.append(Moved(key, source, target))
        return moved
