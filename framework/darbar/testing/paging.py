"""A check of pages for machines: they are read again as they were written, and point at what is there."""

from collections.abc import Iterator
from itertools import cycle

import msgspec

from ..core.seats import Seat
from ..sessions.pages import Page, page_of
from ..sessions.session import Session
from ..ui.words import LANGUAGES
from .pointing import parts, questions
from .trials import Trial

EVERY = 25
"""Of so many questions one is put on a page: it is the slowest of all looks at a match."""

LATEST = 5
"""So many events are on a page."""


def pages_are_complete(trial: Trial) -> Iterator[str]:
    """The page of the asked seat, and that of a spectator."""
    languages = cycle(LANGUAGES)
    for place, (match, ask) in enumerate(questions(trial)):
        if place % EVERY == 0:
            session = Session(match)
            for seat in (ask.seat, None):
                since = max(0, session.told(seat) - LATEST)
                yield from _faults(page_of(session, seat, next(languages), since), seat)
            yield from (session.words().say(remark.text) for remark in session.remarks)


def _faults(page: Page, seat: Seat | None) -> Iterator[str]:
    if msgspec.json.decode(msgspec.json.encode(page), type=Page) != page:
        yield "a page is not the same when it is read again from JSON"
    there = {part.key for part in parts(page.scene)}
    moves = page.question.moves if page.question else ()
    for move in moves:
        if lost := [key for key in move.targets if key not in there and key.rpartition("/")[0] not in there]:
            yield f"on its page, {move.notation!r} points at {lost[0]!r}, which is not there"
    if (page.question is None) is (seat is not None) and not page.over:
        yield "the page of the seat that is asked has no question, or a spectator's has one"
    if nameless := [id for id, name in page.names.items() if not name]:
        yield f"on a page, {nameless[0]!r} has no name"
