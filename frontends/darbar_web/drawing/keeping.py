"""Panels that were drawn before: most of a table is the same after a move, and for everyone who looks at it."""

from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Final, NamedTuple

from darbar.ui.diff import inside, pieces
from darbar.ui.once import OnceOf
from darbar.ui.scene import Grid, Panel, Part
from markupsafe import Markup
from msgspec.json import encode

from .drawings import Drawings
from .pen import Pen

ROOM: Final = 24_000_000
"""So many bytes of drawings are kept."""

MOST: Final = 1024
"""Of so many panels is known what stands in them."""


class Content(NamedTuple):
    """What is in a panel: the keys that something may point at, and a fingerprint of all of it."""

    keys: frozenset[str]
    fingerprint: bytes


def kept(pen: Pen, part: Panel, draw: Callable[[Pen, Panel], Markup]) -> Markup:
    """A panel, drawn now or before; the same for all who are offered the same there, and have seen the same."""
    content = content_of(part)
    about = tuple((key, pen.offers[key]) for key in sorted(content.keys & frozenset(pen.offers)))
    marked = (tuple(sorted(content.keys & pen.changed)), tuple(sorted(content.keys & pen.look)))
    people = tuple(person.name for person in pen.page.players)
    place = (pen.docked, pen.around, pen.depth, pen.what, pen.at)
    known = (draw, pen.package, pen.page.language, people, place, about, marked, content.fingerprint)
    return DRAWINGS.get(known, lambda: draw(pen, part))


DRAWINGS: Final = Drawings(ROOM)


def content_of(part: Panel) -> Content:
    """What is in a panel; of the very same one it is known already."""
    return _CONTENTS.get(part, None, lambda: Content(frozenset(keys_of(part)), fingerprint(part)))


_CONTENTS: Final[OnceOf[Content]] = OnceOf(MOST)


def fingerprint(part: Panel) -> bytes:
    """A few bytes that no other panel has."""
    return blake2b(encode(part), digest_size=16).digest()


def keys_of(part: Part) -> Iterator[str]:
    """The key of a part, and of all that stands in it."""
    yield part.key
    match part:
        case Panel():
            yield from pieces(part)
            for one in part.parts:
                yield from content_of(one).keys if isinstance(one, Panel) else keys_of(one)
        case Grid():
            yield from pieces(part)
            for row in part.rows:
                for cell in row:
                    yield from keys_of(cell)
        case _:
            yield from inside(part)
