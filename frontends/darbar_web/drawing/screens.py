"""Screens: all that the page of a table shows, gathered for its templates."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from darbar import Seat
from darbar.sessions.pages import Offer, Page, Person, Place
from markupsafe import Markup
from msgspec import Struct

from .boards import board, own
from .explaining import Explanation
from .looks import sprite
from .panels import panel_id
from .pen import AT, WHAT, Say, addressed, pen, sign
from .questions import answers


class Links(Struct, frozen=True, kw_only=True):
    """Where everything is done; what has no address is not offered."""

    here: str = ""
    answer: str = ""
    undo: str = ""
    restart: str = ""
    hint: str = ""
    say: str = ""
    note: str = ""
    prefer: str = ""
    sit: str = ""
    pause: str = ""
    go_on: str = ""
    lesson: str = ""
    news: str = ""
    what: str = ""
    why: str = ""
    replay: str = ""
    since: str = ""
    rules: str = ""
    record: str = ""
    links: str = ""
    again: str = ""


class Held(Struct, frozen=True):
    """An answer that waits for a second thought, and why."""

    offer: Offer
    why: str


class Said(Struct, frozen=True):
    """A line of chat: who, and what."""

    seat: Seat | None
    name: str
    text: str
    when: str = ""


class Screen(Struct, frozen=True, kw_only=True):
    """A page with all that it does not know itself.

    `changed` are the keys of what is new since the reader's last turn, `news` the sentences; `at` is the key of a part
    whose answers are wanted, `what` an explanation, `hint` the lines of a hint, `reasons` what is not possible and why.
    """

    page: Page
    package: str
    links: Links
    changed: frozenset[str] = frozenset()
    news: tuple[str, ...] = ()
    notice: str = ""
    error: str = ""
    held: Held | None = None
    at: str = ""
    what: Explanation | None = None
    hint: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()
    can_undo: bool = False
    can_restart: bool = False
    chat: tuple[Said, ...] = ()
    bots: tuple[str, ...] = ()
    chart: Markup = Markup("")


def context(screen: Screen, say: Say) -> dict[str, Any]:
    """What the templates in `table/` are given."""
    page, links = screen.page, screen.links
    what, at = (f"{links.what}?key=" if links.what else ""), f"{links.here}?at="
    reading = page.lesson is not None and page.lesson.reading and not page.lesson.left
    asking = page.question is not None and bool(links.answer) and not reading
    drawn = pen(page, screen.package, say, what=WHAT if what else "", at=AT, changed=screen.changed, mine=asking)
    return {
        "screen": screen,
        "page": page,
        "links": links,
        "sprite": sprite(page, screen.package),
        "board": addressed(board(drawn), what, at),
        "own": addressed(own(drawn), what, at),
        "asking": asking,
        "answers": answers(drawn, screen.at),
        "you": next((one for one in page.players if one.seat == page.seat), None),
        "homes": {part.owner: panel_id(part) for part in reversed(page.scene.panels) if part.owner is not None},
        "places": {place.seat: place for place in page.standings},
        "waiting": waiting(page.players),
        "sign": sign,
        "points": points,
        "clock": partial(clock, say),
    }


def waiting(players: Sequence[Person]) -> str:
    """The names of those whose answers are awaited."""
    return ", ".join(person.name for person in players if person.waiting)


def points(places: Mapping[Seat, Place], seat: Seat) -> str:
    """The points of a seat, with a question mark where some are hidden."""
    place = places.get(seat)
    return "" if place is None else f"{place.points}{'+?' if place.unknown else ''}"


def clock(say: Say, seconds: float) -> str:
    """Time that is left: minutes and seconds, hours, or days."""
    sign_of, left = ("−" if seconds < 0 else ""), int(abs(seconds))
    days, hours, minutes = left // 86400, left // 3600 % 24, left // 60 % 60
    if days:
        return sign_of + say("draw-days-left", days=days, hours=hours)
    return f"{sign_of}{hours}:{minutes:02}:{left % 60:02}" if hours else f"{sign_of}{minutes}:{left % 60:02}"
