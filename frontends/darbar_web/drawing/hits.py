"""What can be pressed: a part that one move points at plays it, several are a choice, and any other explains itself.

All of it works without script: a button of the form with the answers, or a link.
"""

from collections.abc import Sequence

from darbar.sessions.pages import Offer
from darbar.ui.scene import Part
from markupsafe import Markup

from .pen import Pen, address, element, heard

FORM = "answers"
"""The id of the form that answers the question; buttons anywhere on the page belong to it."""


def hit(pen: Pen, key: str, ids: Sequence[str], *inside: Markup | str, bare: bool = False) -> Markup:
    """What stands for a key, as a button, as a link, or as it is; where there is nothing to see of it, it is `bare`."""
    offers, more = pen.offers.get(key, ()), " bare" if bare else ""
    if len(offers) == 1:
        return playing(offers[0], *inside, more=more)
    if offers:
        return choosing(pen, key, offers, *inside, more=more)
    if pen.what and ids:
        return element("a", f"hit quiet{more}", *inside, href=address(pen.what, key), tabindex="-1", data_what=key)
    return element("span", f"hit still{more}", *inside)


def playing(offer: Offer, *inside: Markup | str, more: str = "") -> Markup:
    """A button that plays a move."""
    told = told_of(offer)
    answer = {"type": "submit", "form": FORM, "name": "move", "value": offer.notation}
    return element("button", f"hit play{more}", *inside, heard(f", {told}"), **answer, title=told)


def choosing(pen: Pen, key: str, offers: Sequence[Offer], *inside: Markup | str, more: str = "") -> Markup:
    """A link to the few answers that point at something."""
    told = pen.say("draw-several", count=len(offers))
    target = f"{address(pen.at, key)}#question"
    return element("a", f"hit several{more}", *inside, heard(f", {told}"), href=target, data_at=key, title=told)


def told_of(offer: Offer) -> str:
    """What a move does, costs and brings, and why it deserves a second thought, in one line."""
    terms = f"({offer.terms})" if offer.terms else ""
    return " ".join(filter(None, (offer.says, terms, offer.warning)))


def named(pen: Pen, part: Part, *before: Markup | str, label: str | None = None) -> Markup:
    """The name of a part, to be pressed; a part without one is called after what it shows."""
    said = str(part.label) if label is None else label
    shown = element("span", "name", said) if said else heard(called(pen, part))
    return hit(pen, part.key, part.ids, *before, shown, bare=not said and not any(before))


def called(pen: Pen, part: Part) -> str:
    """What a part is called that has no label."""
    return ", ".join(filter(None, (pen.name(id) for id in part.ids[:1])))
