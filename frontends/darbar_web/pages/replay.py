"""The replay: a match step by step, by link. A seat sees what it saw; when the match is over, spectators see all."""

from collections.abc import Callable
from typing import Any

from darbar import Seat
from darbar.core.moves import tag_of
from darbar.sessions.pages import FORMAT, Page, Person, Told
from darbar.sessions.reels import Reel
from darbar.ui.diff import diff
from darbar.ui.render import mark_of
from darbar.ui.spoken import names, spoken
from darbar.ui.summary import summary
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ..drawing.pen import NOTHING
from ..drawing.screens import Links, Screen, context
from ..speech import Speech
from ..visits import Visit, visit
from .charts import chart
from .rendering import page, rendered, wants_fragments


def replay(request: Request) -> Response:
    """One place of a match: where so many answers have been given."""
    come = visit(request)
    seat = watching(come, request.query_params.get("as", ""))
    reel, lock = come.server.reels.of(come.table, seat, come.language)
    given = request.query_params.get("at", "")
    with lock:
        reel.jump(int(given) if given.isascii() and given.isdigit() and len(given) < 8 else 0)
        points = chart(come.session, reel.seat, come.words)
        seen = context(screen(come, reel, points), Speech(come.language).say) | around(come, reel)
    if wants_fragments(request):
        return HTMLResponse(rendered("replay/fragments.html", come.language, **seen))
    return page(request, "replay/page.html", **seen)


def watching(visit: Visit, wanted: str) -> Seat | None:
    """As whom somebody watches: a seat as itself, and when the match is over as anybody, or as one who sees all."""
    if visit.session.asked is not None or not wanted:
        return visit.seat
    number = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 3 else 0
    return Seat(number - 1) if 1 <= number <= len(visit.session.names) else None


def screen(visit: Visit, reel: Reel, points: Markup = NOTHING) -> Screen:
    """The table at this place, which nobody can change."""
    scene = reel.scene()
    return Screen(
        page=page_at(visit, reel),
        package=reel.match.game.package,
        links=Links(here=visit.path("replay")),
        changed=frozenset() if reel.before is None or not reel.at else frozenset(diff(reel.before, scene).marks),
        chart=points,
    )


def page_at(visit: Visit, reel: Reel) -> Page:
    """The table at this place as a page: nothing is asked, everything can be read."""
    match, scene, words = reel.match, reel.scene(), reel.words
    over = reel.at == reel.last and match.ask is None
    return Page(
        format=FORMAT,
        game=match.game.name,
        title=match.game.title,
        language=visit.language,
        seat=reel.seat,
        version=reel.at,
        turn=reel.turn,
        phase=words.say(match.phase, "phase-") if match.phase and not over else "",
        sealed=False,
        paused=False,
        over=over,
        outcome=words.outcome(match.outcome_seen_by(reel.seat)) if over else "",
        players=tuple(
            Person(Seat(seat), words.player(Seat(seat)), mark_of(Seat(seat)), None, None, False)
            for seat in range(match.seats)
        ),
        question=None,
        scene=spoken(scene, words),
        own=() if reel.seat is None else tuple(part.key for part in summary(scene, reel.seat)),
        names=names(scene, words),
        events=tuple(Told(tag_of(type(event)), words.event(event)) for event in reel.events()),
        told=0,
        remarks=(),
        standings=(),
        lesson=None,
    )


def views(reel: Reel, link: Callable[[int, str], str]) -> list[tuple[str, str, bool]]:
    """From whose view a match that is over can be watched: who, where, and whether it is this one."""
    named = [(name, str(number)) for number, name in enumerate(reel.words.names, 1)]
    everyone = (reel.words.say("web-replay-all"), "all")
    now = "all" if reel.seat is None else str(reel.seat + 1)
    return [(name, link(reel.at, who), who == now) for name, who in (everyone, *named)]


def around(visit: Visit, reel: Reel) -> dict[str, Any]:
    """Where one can go from here."""
    here, words = visit.path("replay"), reel.words
    turns = reel.turns
    decision = reel.decision()

    as_whom = "all" if reel.seat is None else str(reel.seat + 1)

    def link(at: int, who: str = as_whom) -> str:
        return f"{here}?at={min(max(at, 0), reel.last)}&as={who}"

    return {
        "kind": "reel",
        "reel": reel,
        "as_whom": as_whom,
        "views": [] if visit.session.asked is not None else views(reel, link),
        "place": words.say(reel.place()),
        "decision": "" if decision is None else words.say(decision),
        "first": link(0),
        "back": link(reel.at - 1),
        "step": link(reel.at + 1),
        "end": link(reel.last),
        "last_turn": link(turns.index(turns[max(reel.at - 1, 0)])),
        "next_turn": link(next((at for at in range(reel.at, reel.last) if turns[at] > reel.turn), reel.last)),
        "table_link": visit.path(),
    }
