"""Lines, cards, piles and dice."""

from typing import Final

from darbar.ui.scene import Card, Dice, Line, Part, Pile
from markupsafe import Markup

from .hits import hit, named
from .looks import portrait
from .pen import NOTHING, Pen, element, frame, heard, joined, sign
from .pieces import pieces
from .stocks import exchange

SPOTS: Final = {
    1: ((12, 12),),
    2: ((7, 7), (17, 17)),
    3: ((7, 7), (12, 12), (17, 17)),
    4: ((7, 7), (17, 7), (7, 17), (17, 17)),
    5: ((7, 7), (17, 7), (12, 12), (7, 17), (17, 17)),
    6: ((7, 6.5), (17, 6.5), (7, 12), (17, 12), (7, 17.5), (17, 17.5)),
}
SPOT = Markup('<circle cx="{}" cy="{}" r="2.1"/>')
NUMBER = Markup('<text x="12" y="17" text-anchor="middle" font-size="14" font-weight="700">{}</text>')
DIE = Markup(
    '<svg class="die" viewBox="0 0 24 24" aria-hidden="true" focusable="false">'
    '<rect x="1.5" y="1.5" width="21" height="21" rx="4.5" class="face"/>{}</svg>'
)


def line(pen: Pen, part: Part) -> Markup:
    """One sentence, with the picture of what it is about."""
    seen = portrait(pen.package, part.ids)
    plain = isinstance(part, Line) and not (part.ids or part.pieces or part.takes or part.gives)
    return frame(
        pen, part, "line plain" if plain else "line", named(pen, part, seen), exchange(pen, part), pieces(pen, part)
    )


def card(pen: Pen, part: Card) -> Markup:
    """A card with its picture, what it takes and gives, what is written on it, and what stands there."""
    if part.face_down:
        return back(pen, part)
    seen = portrait(pen.package, part.ids)
    lines = joined(element("span", "text", str(line)) for line in part.lines)
    kind = "card face" if seen and not (part.lines or part.takes or part.gives) else "card"
    return frame(
        pen, part, kind, named(pen, part, seen), exchange(pen, part), lines, pieces(pen, part), owned(pen, part)
    )


def back(pen: Pen, part: Card) -> Markup:
    """The back of a card."""
    inside = hit(pen, part.key, part.ids, heard(f"{part.label}, {pen.say('draw-face-down')}"), bare=True)
    return frame(pen, part, "card back", inside, exchange(pen, part), pieces(pen, part))


def owned(pen: Pen, part: Part) -> Markup:
    """Whose a card is that has another owner than what is around it; the sign is for those who look."""
    if part.owner in (None, pen.around):
        return NOTHING
    return joined((sign(part.owner), heard(pen.player(part.owner))))


def pile(pen: Pen, part: Pile) -> Markup:
    """Cards on top of one another: how many, and what lies open."""
    count = element("b", "count", str(part.count))
    pack = element("span", "pack" if part.count else "pack empty", portrait(pen.package, part.ids), count)
    top = element("span", "text", str(part.top)) if part.top else NOTHING
    return frame(pen, part, "pile", named(pen, part, pack), top, exchange(pen, part), pieces(pen, part))


def dice(pen: Pen, part: Dice) -> Markup:
    """Dice as they lie."""
    faces = joined(map(die, part.faces))
    said = heard(", ".join(map(str, part.faces)))
    return frame(pen, part, "dice", named(pen, part), element("span", "faces", faces, said), pieces(pen, part))


def die(face: int) -> Markup:
    """What one die shows; more than six spots are a number."""
    return DIE.format(joined(SPOT.format(*at) for at in SPOTS[face]) if face in SPOTS else NUMBER.format(face))
