"""The voice: what a scene says, as spans, with the players' styles and the signs of what stands out."""

import re
from collections.abc import Collection, Iterable
from copy import copy

from ...core.seats import Seat
from ...core.texts import Text, text
from ..scene import Label, Panel
from ..words import Words
from .spans import NBSP, Row, Span, styled

MARKS = "XO#@+%"
"""Each seat's sign; later seats are numbers."""

NEUTRAL = "◆"
"""The sign of a marker that belongs to nobody."""

ABOUT = "►"
"""Stands before what the present question is about."""

CHANGED = "*"
"""Stands before what has changed."""

NAME = re.compile("\x01(\\d+)\x02(.*?)\x03")
"""A player's name in a sentence, with the seat before it."""


PLACE = "at:"
"""Begins a style name that is the key of what stands there."""


def keys_at(style: str) -> list[str]:
    """The keys of what a span shows, if the present question is about it."""
    return [name[len(PLACE) :].replace(NBSP, " ") for name in style.split(" ") if name.startswith(PLACE)]


def mark_of(seat: Seat) -> str:
    """A seat's sign: beside its player's name, and for its markers."""
    return MARKS[seat] if seat < len(MARKS) else str(seat + 1)


def signed(words: Words, seat: Seat) -> Span:
    """A player's sign and name, in the style of the seat; no line ends between them."""
    return f"seat-{seat}", f"{mark_of(seat)}{NBSP}{words.player(seat)}"


class Voice:
    """A language, the names of the players, and what is to stand out."""

    def __init__(self, words: Words, about: Collection[str], changed: Collection[str]) -> None:
        self.about = frozenset(about)
        self.changed = frozenset(changed)
        self.words = copy(words)
        self.words.names = [self.named(Seat(seat), name) for seat, name in enumerate(words.names)]
        self.colon = words.say(text("scene-titled", title="", what=""))

    def named(self, seat: Seat, name: str) -> str:
        """A player's name as it is put into sentences, where `spans` finds it again."""
        return f"\x01{seat}\x02{name}\x03"

    def player(self, seat: Seat, style: str = "") -> Row:
        """A player's name."""
        return self.spans(self.words.player(seat), style)

    def said(self, label: Label, style: str = "") -> Row:
        """A label in words."""
        return self.spans(self.words.say(label), style)

    def spans(self, said: str, style: str = "") -> Row:
        """A sentence on one line, the names in it in the styles of their seats."""
        said = said.replace("\n", " ")
        if "\x01" not in said:
            return [(style, said)]
        pieces = NAME.split(said)
        row = [(style, pieces[0])]
        for seat, name, after in zip(pieces[1::3], pieces[2::3], pieces[3::3], strict=True):
            row += [(styled(style, f"seat-{seat}"), name), (style, after)]
        return [span for span in row if span[1]]

    def title(self, label: Label, owner: Seat | None, panel: Panel, style: str = "") -> Row:
        """What a part is called; nothing where its panel is called the same."""
        return [] if self.words.say(label) == self.words.say(panel.label) else self.owned(label, owner, panel, style)

    def owned(self, label: Label, owner: Seat | None, panel: Panel | None = None, style: str = "") -> Row:
        """A label with its owner, unless the label itself or the panel around it names the owner."""
        named = isinstance(label, Text) and label.args.get("seat") == owner
        if owner is None or named or (panel is not None and panel.owner == owner):
            return self.said(label, style)
        return [*self.said(label, style), (style, " ("), *self.player(owner, style), (style, ")")]

    def lead(self, title: Row) -> Row:
        """A title before what follows it on the same row."""
        return [*title, ("", self.colon)] if title else []

    def titled(self, title: Row, what: Row) -> Row:
        """A title and what follows it, either alone, or a dash for neither."""
        return [*self.lead(title), *what] if title and what else title or what or [("", "–")]

    def note(self, *keys: str) -> tuple[str, Row]:
        """The style of what is asked about or has changed, and its sign."""
        asked, other = not self.about.isdisjoint(keys), not self.changed.isdisjoint(keys)
        if not asked and not other:
            return "", []
        style = styled("about" if asked else "", self.places(keys), "changed" if other else "")
        return style, [(style, CHANGED * other + ABOUT * asked)]

    def places(self, keys: Iterable[str]) -> str:
        """Style names that tell which keys of what is asked about stand there, for those who point at it."""
        return styled(*(PLACE + key.replace(" ", NBSP) for key in keys if key in self.about))
