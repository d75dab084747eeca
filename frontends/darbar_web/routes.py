"""The routes: what people and programs can ask for. Each is a sentence: find the seat, ask the session, answer."""

from collections.abc import Awaitable, Callable, Sequence
from importlib.resources import files
from typing import Final, TypeVar

from darbar import DarbarError
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from . import acts, api, news
from .aside import NOTHING, Aside
from .errors import status_of
from .pages import accounts, lobby, preferences, records, replay, rules, seating, since, start, table
from .pages.rendering import wants_fragments
from .server import Server
from .speech import language_of
from .visits import CONFIRM, Visit, visit

MOST_FIELDS: Final = 200

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]
Act = Callable[[Visit, acts.Form], Aside]


def routes(metrics: bool) -> Sequence[BaseRoute]:
    """Everything, in the order of a visit."""
    return [
        Route("/", looking(start.start)),
        Route("/games/{game}", looking(start.settle)),
        Route("/games/{game}/begin", doing(start.begin), methods=["POST"]),
        Route("/games/{game}/quick", doing(start.quick), methods=["POST"]),
        Route("/games/{game}/learn", doing(start.learn), methods=["POST"]),
        Route("/rules/{game}", looking(rules.rules)),
        Route("/load", doing(records.load), methods=["POST"]),
        Route("/lobby", looking(lobby.lobby)),
        Route("/next", looking(lobby.next_turn)),
        Route("/account", looking(accounts.account)),
        Route("/account/new", doing(accounts.create), methods=["POST"]),
        Route("/account/enter", doing(accounts.enter), methods=["POST"]),
        Route("/account/leave", doing(accounts.leave), methods=["POST"]),
        Route("/account/notices", doing(accounts.notices), methods=["POST"]),
        Route("/mail/{letter}", looking(accounts.letter)),
        Route("/mail/{letter}", doing(accounts.obey), methods=["POST"]),
        Route("/join/{id}/{number:int}/{token}", looking(seating.join)),
        Route("/join/{id}/{number:int}/{token}", doing(seating.sit_down), methods=["POST"]),
        Route("/table/{id}/take", doing(seating.take), methods=["POST"]),
        *at_table("/table/{id}"),
        *at_table("/table/{id}/seat/{number:int}"),
        *at_seat("/table/{id}/seat/{number:int}"),
        *api.routes(looking),
        *([Route("/metrics", looking(records.metrics))] if metrics else []),
        Mount("/static", StaticFiles(directory=str(files("darbar_web") / "static"))),
    ]


def at_table(place: str) -> list[BaseRoute]:
    """What can be seen of a table, by a seat or by spectators."""
    return [
        Route(place, looking(table.table)),
        Route(f"{place}/news", listening),
        Route(f"{place}/what", looking(table.what)),
        Route(f"{place}/replay", looking(replay.replay)),
        Route(f"{place}/record", looking(records.record)),
    ]


def at_seat(place: str) -> list[BaseRoute]:
    """What whoever plays can do."""
    done: dict[str, Act] = {
        "answer": acts.answer,
        "undo": acts.undo,
        "restart": acts.restart,
        "hint": acts.hint,
        "say": acts.say,
        "note": acts.note,
        "sit": acts.sit,
        "pause": acts.pause,
        "go-on": acts.go_on,
        "lesson": acts.lesson,
    }
    return [
        Route(f"{place}/why", looking(table.why)),
        Route(f"{place}/since", looking(since.since)),
        Route(f"{place}/links", looking(seating.links)),
        Route(f"{place}/again", doing(seating.again), methods=["POST"]),
        Route(f"{place}/renew", doing(seating.renew), methods=["POST"]),
        Route(f"{place}/prefer", doing(preferences.prefer), methods=["POST"]),
        Route(f"{place}/notices", doing(accounts.seat_notices), methods=["POST"]),
        *(Route(f"{place}/{name}", acting(act), methods=["POST"]) for name, act in done.items()),
    ]


def looking(draw: Callable[[Request], Response]) -> Endpoint:
    """A page that changes nothing, drawn in a thread."""

    async def endpoint(request: Request) -> Response:
        return await run_in_threadpool(greeted, request, lambda: draw(request))

    return endpoint


def doing(do: Callable[[Request, FormData], Response]) -> Endpoint:
    """A form that changes something."""

    async def endpoint(request: Request) -> Response:
        async with request.form(max_files=1, max_fields=MOST_FIELDS) as form:
            return await run_in_threadpool(greeted, request, lambda: do(request, form))

    return endpoint


def acting(act: Act) -> Endpoint:
    """Something that a seat does; then comes the table as it is now, with what there is to say about it."""

    def do(request: Request, form: FormData) -> Response:
        come = visit(request)
        given = {name: value for name, value in form.items() if isinstance(value, str)}
        try:
            aside = act(come, given)
        except DarbarError as error:
            return table.shown(come, Aside(acts.refusal(come, error), refused=True), status_of(error))
        never = bool(given.get(CONFIRM) and given.get("never"))
        moved = aside is NOTHING and not wants_fragments(request)
        if never:
            request.cookies[CONFIRM] = "off"
            aside = preferences.said(come, "off") if aside is NOTHING else aside
        response = RedirectResponse(come.path(), 303) if moved else table.shown(come, aside)
        return preferences.remembered(request, response, "off") if never else response

    return doing(do)


async def listening(request: Request) -> Response:
    """A stream of the table's changes."""
    come = await run_in_threadpool(greeted, request, lambda: visit(request))
    return news.stream(come, table.fragments, "table")


def greeted(request: Request, answer: Callable[[], T]) -> T:
    """See who comes, and in which language, and answer; not too many at one table at once."""
    server: Server = request.app.state.server
    request.state.language = language_of(request, server.settings.language)
    request.state.account = accounts.who(request)
    id = request.path_params.get("id")
    if id is None:
        return answer()
    leave = server.at_once.enter(id)
    try:
        with server.hall.busy_with(id):
            return answer()
    finally:
        leave()
