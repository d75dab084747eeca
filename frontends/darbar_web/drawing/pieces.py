"""Pieces that stand on parts: in the colour and with the sign of their owner, and in their state."""

from darbar.ui.diff import pieces as keyed
from darbar.ui.scene import Part, Piece
from markupsafe import Markup

from .looks import picture
from .pen import NOTHING, Pen, element, heard, joined, key_of, marks, seat_class, sign

MOST_DRAWN = 5
"""So many pieces of a kind are drawn one by one; more are a number."""

SEEN = ("lying", "standing", "home", "burning")
"""States that are drawn, or are what one expects; others stand beside the piece in words."""


def pieces(pen: Pen, part: Part) -> Markup:
    """All that stands on a part."""
    if not part.pieces:
        return NOTHING
    return element("span", "pieces", joined((piece(pen, key, one) for key, one in keyed(part).items()), " "))


def piece(pen: Pen, key: str, one: Piece) -> Markup:
    """A piece, or several of a kind."""
    drawn = picture(pen.package, one.id, "pic man")
    few = 0 < one.count <= MOST_DRAWN
    some = [drawn] * one.count if few else [drawn, element("b", "count", str(one.count))]
    state = pen.name(f"state-{one.state}") if one.state else ""
    shown = element("span", "state", state, aria_hidden="true") if state and one.state not in SEEN else NOTHING
    classes = " ".join(filter(None, ("piece", seat_class(one.owner), marks(pen, key))))
    return element(
        "span",
        classes,
        *some,
        sign(one.owner),
        shown,
        heard(in_words(pen, one, state)),
        title=in_words(pen, one, state),
        data_state=one.state or None,
        data_kind=f"{one.id}@{one.owner}",
        **key_of(pen, key),
    )


def in_words(pen: Pen, one: Piece, state: str) -> str:
    """What it is, how many, in which state, and whose."""
    owner = "" if one.owner is None else pen.player(one.owner)
    many = "" if one.count == 1 else f"× {one.count}"
    return ", ".join(filter(None, (f"{pen.name(one.id)} {many}".strip(), state, owner)))
