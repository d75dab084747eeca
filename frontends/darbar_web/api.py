"""For programs: tables as JSON. A seat's token stands in the header `Authorization: Bearer …`; others only watch.

`docs/web-api.md` tells all of it. What is refused is `{"error": …}`, one sentence, and changes nothing.
"""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from darbar import games
from darbar.sessions.pages import as_json, page_of, schema
from msgspec.structs import replace
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from . import acts, news
from .bearers import visit
from .guards.limits import address_of
from .messages import Answer, At, Begun, Saying, Sitting, since, told
from .pages.lobby import row
from .programs import bot
from .refusals import Refusal
from .server import Server
from .speech import Speech
from .tables import Plan
from .visits import Visit, place

T = TypeVar("T")
Looking = Callable[[Callable[[Request], Response]], Callable[[Request], Awaitable[Response]]]


def routes(looking: Looking) -> list[BaseRoute]:
    """Everything that programs can ask for."""
    one = "/api/tables/{id}"
    return [
        Route("/api/games", looking(list_games)),
        Route("/api/schema", looking(schemas)),
        Route("/api/tables", looking(list_tables)),
        Route("/api/tables", sending(Plan, begin), methods=["POST"]),
        Route(one, looking(page)),
        Route(f"{one}/news", listening),
        Route(f"{one}/bot", looking(bot)),
        Route(f"{one}/chat", looking(chat)),
        Route(f"{one}/record", looking(record)),
        Route(f"{one}/answer", sending(Answer, answer), methods=["POST"]),
        Route(f"{one}/undo", sending(At, undo), methods=["POST"]),
        Route(f"{one}/restart", sending(At, restart), methods=["POST"]),
        Route(f"{one}/say", sending(Saying, say), methods=["POST"]),
        Route(f"{one}/sit", sending(Sitting, sit), methods=["POST"]),
    ]


def sending(kind: type[T], do: Callable[[Request, T], Response]) -> Callable[[Request], Awaitable[Response]]:
    """Something in JSON that changes something."""

    async def endpoint(request: Request) -> Response:
        from .routes import greeted

        try:
            given = msgspec.json.decode(await request.body() or b"{}", type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal("web-not-expected", why=str(error)) from None
        return await run_in_threadpool(greeted, request, lambda: do(request, given))

    return endpoint


# Looking


def list_games(request: Request) -> Response:
    """The games that can be played, with how many seats and which options."""
    return told(
        [
            {
                "name": game.name,
                "title": game.title,
                "about": game.about,
                "seats": game.seats,
                "options": {one.name: {"values": one.values, "default": one.default} for one in game.options},
                "rulings": {one.name: {"values": one.values, "default": one.default} for one in game.rulings},
            }
            for game in games().values()
        ]
    )


def list_tables(request: Request) -> Response:
    """The matches in the lobby."""
    server: Server = request.app.state.server
    speech = Speech(request.state.language)
    return told([row(one, speech) for one in server.hall.lobby()])


def schemas(request: Request) -> Response:
    """The JSON Schema of pages, and of everything that is sent."""
    kinds = {"plan": Plan, "answer": Answer, "at": At, "saying": Saying, "sitting": Sitting, "begun": Begun}
    return told({"page": schema(), **{name: msgspec.json.schema(kind) for name, kind in kinds.items()}})


def page(request: Request) -> Response:
    """The session's page; of the events those from a place on."""
    return told(as_page(visit(request), since(request)))


def as_page(come: Visit, since: int = 0) -> dict[str, Any]:
    """The page of a seat or a spectator, with the version that counts what is said too."""
    with come.session.still():
        seen = page_of(come.session, come.seat, come.language, since)
        return as_json(replace(seen, version=come.table.version(come.seat)))


async def listening(request: Request) -> Response:
    """A stream of pages."""
    from .routes import greeted

    come = await run_in_threadpool(greeted, request, lambda: visit(request))
    first = since(request)

    def draw(come: Visit, before: int) -> tuple[int, str]:
        seen = as_page(come, first)
        return seen["version"], msgspec.json.encode(seen).decode()

    return news.stream(come, draw, "page")


def chat(request: Request) -> Response:
    """What was said last."""
    return told(visit(request).table.chat)


def record(request: Request) -> Response:
    """The record of a match that is over."""
    come = visit(request)
    return told({"record": come.server.hall.record(come.table.id).dumps()})


# Doing


def begin(request: Request, plan: Plan) -> Response:
    """Begin a match."""
    server: Server = request.app.state.server
    server.begun.check(address_of(request))
    match = server.hall.begin(plan)
    address = server.settings.address
    links = tuple(token and f"{address}/join/{match.id}/{seat}/{token}" for seat, token in enumerate(match.tokens, 1))
    return told(Begun(match.id, match.tokens, links, address + place(match.id, None)), 201)


def answer(request: Request, given: Answer) -> Response:
    """Answer the open question. What might deserve a second thought of people is played at once."""
    come = visit(request)
    come.server.answers.check(come.address, (come.table.id, come.seated))
    come.session.play(come.session.parse(given.move[: acts.LONGEST_TYPED], come.seated), come.seated, given.number)
    return told({"version": come.table.version(come.seat)})


def undo(request: Request, given: At) -> Response:
    """Take back the last decision."""
    return acted(request, acts.undo, {"version": given.version})


def restart(request: Request, given: At) -> Response:
    """Take back the present turn."""
    return acted(request, acts.restart, {"version": given.version})


def say(request: Request, given: Saying) -> Response:
    """Say something to everybody at the table."""
    return acted(request, acts.say, {"text": given.text})


def sit(request: Request, given: Sitting) -> Response:
    """Let a bot play the seat, or play it again."""
    return acted(request, acts.sit, {"bot": given.bot})


def acted(request: Request, act: Callable[[Visit, acts.Form], object], form: dict[str, Any]) -> Response:
    """Do what people do by a form."""
    come = visit(request)
    act(come, {name: str(value) for name, value in form.items() if value is not None})
    return told({"version": come.table.version(come.seat)})
