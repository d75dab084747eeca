"""The pen: all that a drawing needs to know besides the part that it draws."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias
from urllib.parse import quote

from darbar import Seat
from darbar.sessions.pages import Offer, Page
from darbar.ui.render import mark_of
from darbar.ui.scene import Part
from markupsafe import Markup, escape
from msgspec import Struct
from msgspec.structs import replace

Say: TypeAlias = Callable[..., str]
"""Says the message with a key, and arguments by their names, in the reader's language."""

NOTHING = Markup("")
WHAT, AT = Markup("<what>"), Markup("<at>")
"""Places for addresses, in drawings for several. What somebody has written is escaped, and never looks like this."""


class Pen(Struct, frozen=True):
    """A page and the package of its game, how things are said, what leads where, and what is to stand out.

    `what` and `at` are addresses to which a key is added: what a part is, and the answers that point at it. Without
    them, nothing leads anywhere; `WHAT` and `AT` stand for those of whoever will look. `docked` is true for a second
    drawing of parts that stand on the board too, and `around` is the owner of the panel in which one draws.
    """

    page: Page
    package: str
    say: Say
    what: str = ""
    at: str = ""
    changed: frozenset[str] = frozenset()
    offers: Mapping[str, tuple[Offer, ...]] = {}
    look: frozenset[str] = frozenset()
    docked: bool = False
    around: Seat | None = None
    depth: int = 2

    def name(self, id: str) -> str:
        """What the thing with an id is called."""
        return self.page.names.get(id, "")

    def player(self, seat: Seat) -> str:
        """The name of whoever plays a seat."""
        return next((person.name for person in self.page.players if person.seat == seat), mark_of(seat))

    def inside(self, owner: Seat | None) -> "Pen":
        """The pen for what is in a panel, under headings one deeper."""
        return replace(self, depth=min(self.depth + 1, 6), around=self.around if owner is None else owner)


def pen(
    page: Page, package: str, say: Say, *, what: str = "", at: str = "", changed: Iterable[str] = (), mine: bool = True
) -> Pen:
    """A pen for a page; where it is not `mine` to answer, nothing can be played."""
    offers: dict[str, list[Offer]] = {}
    for move in page.question.moves if page.question and mine else ():
        for key in move.targets:
            offers.setdefault(key, []).append(move)
    look = page.lesson.look if page.lesson else ()
    pointed = {key: tuple(moves) for key, moves in offers.items()}
    return Pen(page, package, say, what, at, frozenset(changed), pointed, frozenset(look))


def joined(parts: Iterable[Markup | str], between: str = "") -> Markup:
    """Several pieces of a page, one after another; what is no markup is escaped."""
    return Markup(between).join(parts)


def element(tag: str, classes: str, *inside: Markup | str, **attributes: Any) -> Markup:
    """An element of a page; attributes that are None or False are left out, and those that are True have no value."""
    written = [f"<{tag}"]
    if classes:
        written.append(f' class="{escape(classes)}"')
    for name, value in attributes.items():
        if value is True:
            written.append(f" {attribute(name)}")
        elif value is not None and value is not False:
            written.append(f' {attribute(name)}="{escape(value)}"')
    written.append(">")
    written += [one if type(one) is Markup else escape(one) for one in inside]
    written.append(f"</{tag}>")
    return Markup("".join(written))


def attribute(name: str) -> str:
    """The name of an attribute, where Python has no dash."""
    return name.rstrip("_").replace("_", "-")


def heard(said: str) -> Markup:
    """What is only for those who listen."""
    return element("span", "heard", said) if said else NOTHING


def seat_class(seat: Seat | None) -> str:
    """The class of what belongs to a player."""
    return "" if seat is None else f"owned seat-{seat % 6}"


def sign(seat: Seat | None) -> Markup:
    """The sign of a player, beside whatever has their colour."""
    return NOTHING if seat is None else element("span", f"sign seat-{seat % 6}", mark_of(seat), aria_hidden="true")


def marks(part_pen: Pen, *keys: str) -> str:
    """The classes of what stands out: what is asked about, what changed, what a lesson wants one to look at."""
    found = {
        "about": any(key in part_pen.offers for key in keys),
        "changed": not part_pen.changed.isdisjoint(keys),
        "look": not part_pen.look.isdisjoint(keys),
    }
    return " ".join(name for name, is_so in found.items() if is_so)


def frame(part_pen: Pen, part: Part, kind: str, *inside: Markup | str, tag: str = "div", **more: str) -> Markup:
    """A part in its place: known by its key, marked, and in the colours of its owner."""
    classes = " ".join(filter(None, ("part", kind, seat_class(part.owner), marks(part_pen, part.key))))
    return element(tag, classes, *inside, changed_word(part_pen, part.key), **key_of(part_pen, part.key), **more)


def key_of(part_pen: Pen, key: str) -> dict[str, str]:
    """The attribute by which a part is found again; the second drawing of a part has another."""
    return {"data-twin" if part_pen.docked else "data-key": key}


def changed_word(part_pen: Pen, key: str) -> Markup:
    """A word for those who do not see that something changed."""
    return heard(part_pen.say("draw-changed")) if key in part_pen.changed else NOTHING


def address(base: str, key: str) -> str:
    """Where something about a key is found."""
    return base + quote(key, safe="")


def addressed(drawn: Markup, what: str, at: str) -> Markup:
    """A drawing for somebody: with their addresses in the places that were left for them."""
    return Markup(str(drawn).replace(WHAT, escape(what)).replace(AT, escape(at)))
