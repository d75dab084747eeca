"""The table: its page for a seat or for spectators, whole, or the parts that change."""

from functools import lru_cache
from time import gmtime, monotonic, strftime
from typing import Any, Final

from darbar import Seat, Session
from darbar.sessions.bots import installed_bots
from darbar.sessions.pages import Page, page_of
from darbar.ui.scene import Scene
from markupsafe import Markup
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ..aside import NOTHING, Aside
from ..drawing.explaining import explain
from ..drawing.screens import Held, Links, Said, Screen, context
from ..speech import Speech
from ..tables import LiveTable
from ..visits import Visit, visit
from .charts import chart
from .rendering import page, rendered, wants_fragments
from .since import recall

LATEST: Final = 60
"""So many events stand beside the table; the replay has all of them."""

ACTS: Final = (
    *("answer", "undo", "restart", "hint", "say", "sit", "lesson", "why", "links"),
    *("since", "note", "prefer"),
)
"""What whoever plays can always do."""

MOMENT: Final = 1.0
"""Two who look within so many seconds look at the same moment: their clocks need not differ."""

MOST_NEWS: Final = 40
MOST_REASONS: Final = 12


def table(request: Request) -> Response:
    """The table as it is now; a part that was pressed without script narrows the answers to what is about it."""
    come = visit(request)
    if come.seat is not None and not come.server.memories.of(come.table).knows(come.seat):
        recall(come, come.seat)
    return shown(come, at=request.query_params.get("at", ""))


def what(request: Request) -> Response:
    """What a part is, what can be done with it, and why something cannot."""
    come = visit(request)
    found = explain(come.session, come.seat, come.language, request.query_params.get("key", "")[:200])
    if wants_fragments(request):
        return HTMLResponse(rendered("table/what.html", come.language, what=found) if found else "")
    return shown(come, what=found)


def why(request: Request) -> Response:
    """What is not possible now, and why."""
    come = visit(request)
    words = come.words
    told = [words.reason(reason) for reason, _ in come.session.refusals(come.seated)]
    reasons = tuple(dict.fromkeys(told))[:MOST_REASONS] or (words.say("web-no-reasons"),)
    return shown(come, reasons=reasons)


def shown(visit: Visit, aside: Aside = NOTHING, status: int = 200, **more: Any) -> Response:
    """The page of a table, or with our script its parts, and what is said once."""
    if aside is NOTHING and not any(more.values()) and wants_fragments(visit.request):
        return HTMLResponse(fragments(visit)[1])
    seen = context(screen(visit, aside, **more), Speech(visit.language).say) | personal(visit)
    if wants_fragments(visit.request):
        return HTMLResponse(rendered("table/fragments.html", visit.language, **seen))
    return page(visit.request, "table/page.html", status, **seen)


def personal(visit: Visit) -> dict[str, Any]:
    """What is only for whoever asks, in this browser, and therefore never in the news for a seat."""
    seat = visit.seat
    return {"confirms": visit.confirms, "notes": "" if seat is None else visit.table.notes(seat)}


def fragments(visit: Visit, before: int = -1) -> tuple[int, str]:
    """The version of a table, and the parts of its page that are new for whoever has seen the version before.

    What others are shown at the same moment is not drawn again; where clocks run, no moment is long.
    """
    memory, seat, language = visit.server.memories.of(visit.table), visit.seat, visit.language
    with memory.drawing:
        version = visit.table.version(seat)
        since = monotonic() - MOMENT if visit.session.clocks else 0.0
        known = memory.page(seat, language, version, before, since)
        if known is not None:
            return version, known
        seen = context(screen(visit), Speech(language).say)
        drawn, whole = seen["page"].version, rendered("table/fragments.html", language, **seen)
        memory.keep(seat, language, drawn, whole)
        return drawn, memory.page(seat, language, drawn, before, 0.0) or whole


def said(visit: Visit) -> tuple[Said, ...]:
    """What was said last."""
    speech = Speech(visit.language)
    return tuple(
        Said(
            line.seat,
            line.name if line.seat is None else speech.player(line.seat, line.name),
            line.text,
            clock_time(line.when),
        )
        for line in visit.table.chat
    )


def screen(visit: Visit, aside: Aside = NOTHING, **more: Any) -> Screen:
    """All that a page shows, seen at one moment."""
    session, seat = visit.session, visit.seat
    memory = visit.server.memories.of(visit.table)
    with session.still():
        scene = memory.scene(seat, session.version(seat)) or session.scene(seat)
        seen = seen_by(visit.table, seat, visit.language, scene)
        changed, told = memory.changed(seat, scene), memory.told(seat)
        undo = can_undo(session, seat)
        points = chart(session, seat, visit.words) if seen.over else Markup("")
    news = () if told is None else tuple(one.says for one in seen.events[len(seen.events) - (seen.told - told) :])
    return Screen(
        page=seen,
        package=session.words().game.package,
        links=links(visit),
        changed=changed,
        news=news[-MOST_NEWS:] if told is not None and told < seen.told else (),
        notice="" if aside.refused else aside.notice,
        error=aside.notice if aside.refused else "",
        held=held(seen, aside),
        hint=tuple(". ".join(filter(None, (one.says.rstrip("."), one.why, one.expected))) for one in aside.hints),
        can_undo=undo,
        can_restart=undo,
        chat=said(visit),
        bots=bots(),
        chart=points,
        **more,
    )


def seen_by(table: LiveTable, seat: Seat | None, language: str, scene: Scene) -> Page:
    """The page of a seat, with the latest events, and the version that counts what is said too."""
    seen = page_of(table.session, seat, language, -LATEST, scene)
    return replace(seen, version=table.version(seat))


def held(seen: Page, aside: Aside) -> Held | None:
    """The move that waits to be confirmed, if it is offered."""
    if aside.held is None or seen.question is None:
        return None
    offers = (one for one in seen.question.moves if one.notation == aside.held.notation)
    return next((Held(offer, aside.held.why) for offer in offers), None)


def can_undo(session: Session, seat: Seat | None) -> bool:
    """Whether there may be something that a seat can take back; while all choose at once, it may try."""
    if seat is None or (session.guide is not None and session.guide.reading):
        return False
    return session.sealed or session.undo_limit(seat) < session.chair(seat).answered


def links(visit: Visit) -> Links:
    """Where everything is done at this table: a spectator does nothing but look."""
    path, over = visit.path, visit.session.asked is None
    public = {"here": path(), "news": path("news"), "what": path("what"), "replay": path("replay")}
    public |= {"rules": f"/rules/{visit.session.game}", **({"record": path("record")} if over else {})}
    if visit.seat is None:
        return Links(**public)
    again = ("again",) if over and visit.session.guide is None and not visit.table.stays else ()
    clocks = ("pause", "go_on") if visit.session.clocks else ()
    return Links(**public, **{act: path(act.replace("_", "-")) for act in (*ACTS, *again, *clocks)})


@lru_cache
def bots() -> tuple[str, ...]:
    """The bots that may sit in for somebody: none that starts a program."""
    return tuple(kind.name for kind in installed_bots() if not kind.starts_programs and not kind.needs_setting)


def clock_time(when: float) -> str:
    """When something was said."""
    return strftime("%H:%M", gmtime(when))
