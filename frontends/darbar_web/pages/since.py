"""Since my last turn: what the others did, step by step, with the table as it was after each step."""

from collections.abc import Sequence
from typing import Any

from darbar import DarbarError, Seat
from darbar.sessions.reels import Reel
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ..drawing.screens import context
from ..speech import Speech
from ..visits import Visit, visit
from . import replay
from .rendering import page, rendered, wants_fragments


def since(request: Request) -> Response:
    """One of the steps since a seat's last turn; 0 is the table as they left it."""
    come = visit(request)
    reel, lock = come.server.reels.of(come.table, come.seat, come.language)
    given = request.query_params.get("step", "")
    with lock:
        places = missed(reel, come.seated, come.seated in come.session.waiting)
        step = min(int(given) if given.isascii() and given.isdigit() and len(given) < 8 else 1, len(places) - 1)
        stand(reel, places, step)
        seen = context(replay.screen(come, reel), Speech(come.language).say) | around(come, reel, step, len(places) - 1)
    if wants_fragments(request):
        return HTMLResponse(rendered("replay/fragments.html", come.language, **seen))
    return page(request, "replay/page.html", **seen)


def recall(visit: Visit, seat: Seat) -> None:
    """Remember what a seat saw when it left the table: the server may have been started anew since."""
    try:
        reel, lock = visit.server.reels.of(visit.table, seat, visit.language)
    except DarbarError:
        return  # a match that is only imagined has no record
    if all(who != seat for who, _ in reel.record.moves):
        return
    with lock:
        reel.jump(missed(reel, seat, seat in visit.session.waiting)[0])
        scene, told = reel.scene(), len(reel.match.events_seen_by(seat, 0))
    visit.server.memories.of(visit.table).recall(seat, scene, told)


def missed(reel: Reel, seat: Seat, asked: bool) -> list[int]:
    """Where a seat left the table, and each place at which something has happened since, in answers.

    While it is asked, what it has done itself in this turn does not end what came before.
    """
    seats = [who for who, _ in reel.record.moves]
    last = len(seats)
    while asked and last and seats[last - 1] == seat:
        last -= 1
    first = last
    while first and seats[first - 1] != seat:
        first -= 1
    reel.jump(reel.last)
    return [first, *(at for at in range(first + 1, last + 1) if heard(reel, seat, at))]


def heard(reel: Reel, seat: Seat, at: int) -> bool:
    """Whether a seat was told something of an answer: of what happens in secret, not even that."""
    before, after = reel.told[at - 1], reel.told[at]
    happened = reel.match.events_since(before)[: after - before]
    return bool(reel.match.seen_by(seat, happened))


def stand(reel: Reel, places: Sequence[int], step: int) -> None:
    """Go to a step, by way of the one before: what is new there is marked."""
    reel.jump(places[max(step - 1, 0)])
    reel.jump(places[step])


def around(visit: Visit, reel: Reel, step: int, last: int) -> dict[str, Any]:
    """Where one can go from here: back, on, and at the end to the table."""
    here, words = visit.path("since"), reel.words
    place = "web-since-none" if not last else "web-since-left" if not step else "web-since-step"
    return {
        "kind": "since",
        "step": step,
        "last": last,
        "place": Speech(visit.language).say(place, step=step, last=last),
        "told": [words.event(event) for event in reel.events()] if step else [],
        "back": f"{here}?step={max(step - 1, 0)}",
        "on": f"{here}?step={min(step + 1, last)}",
        "replay_link": f"{visit.path('replay')}?at={reel.at}",
        "table_link": visit.path(),
    }
