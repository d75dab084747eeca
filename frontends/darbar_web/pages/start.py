"""The start: choose a game from pictures, settle who plays and by which rules, and begin."""

from collections.abc import Mapping
from typing import Any

from darbar import DarbarError, Game, Words, games, lessons
from darbar.core.data import word
from darbar.core.settings import Setting
from darbar.plugins import plugins
from darbar.sessions.players import YOU, usual_bot
from darbar.ui.words import LANGUAGES
from msgspec import Struct
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from ..drawing.covers import cover
from ..guards.limits import address_of
from ..refusals import Refusal
from ..server import Server
from ..speech import Speech
from ..tables import Begun, Plan
from .lobby import mine
from .rendering import language_name, page
from .seating import seated
from .table import bots

FRIEND = "friend"


class Question(Struct, frozen=True):
    """An option or a ruling in a form: what it is about, and what can be chosen, each with what it means."""

    field: str
    about: str
    reason: str
    values: tuple[tuple[str, str], ...]
    default: str
    longest: int = 0


def start(request: Request) -> Response:
    """All games, and the matches of whoever comes back."""
    told = [tile(game, request.state.language) for game in games().values()]
    return page(request, "start.html", games=told, mine=mine(request))


def tile(game: Game[Any], language: str) -> dict[str, Any]:
    """What is shown of a game: a picture, its name, how many play, and a sentence."""
    words = Words(game, language)
    return {
        "name": game.name,
        "title": game.title,
        "about": about(words),
        "fewest": game.seats[0],
        "most": game.seats[1],
        "cover": cover(game.package),
        "teaches": bool(lessons_of(game)),
    }


def about(words: Words) -> str:
    """What a game is about: how one wins, in the reader's language, or else its own sentence in English."""
    chapters = words.overview()
    return chapters[0].says[0] if chapters else words.game.about


def lessons_of(game: Game[Any]) -> list[str]:
    """The lessons of a game; one that is broken teaches nothing."""
    try:
        return [lesson.id for lesson in lessons(game)]
    except DarbarError:
        return []


def settle(request: Request, told: str = "", given: Mapping[str, str] | None = None) -> Response:
    """Everything that can be settled before a match of one game."""
    game = plugins().game(request.path_params["game"])
    words, language = Words(game, request.state.language, packages=["darbar_web"]), request.state.language
    return page(
        request,
        "settle.html",
        422 if told else 200,
        game=tile(game, language),
        seats=range(1, game.seats[1] + 1),
        players=(YOU, FRIEND, *bots()),
        usual=usual_bot(),
        options=[question(words, "option", one) for one in game.options],
        rulings=[question(words, "ruling", one) for one in game.rulings],
        variants=[(name, one.card.about) for name, one in plugins().variants(game.name).items()],
        lessons=lessons_of(game),
        given=given or {},
        error=told,
        chapters=words.overview(),
        languages_spoken={code: language_name(code) for code in LANGUAGES},
    )


def question(words: Words, kind: str, setting: Setting) -> Question:
    """A setting as people read it."""
    values = tuple((word(value), words.reading(setting, value) or word(value)) for value in setting.values)
    return Question(
        f"{kind}-{setting.name}",
        words.ruling(setting),
        words.ruling_reason(setting),
        values,
        word(setting.default),
        setting.longest,
    )


def begin(request: Request, form: FormData) -> Response:
    """Begin what was settled; what cannot be is told on the same page, with all that was chosen."""
    server: Server = request.app.state.server
    given = {name: value for name, value in form.items() if isinstance(value, str)}
    try:
        server.begun.check(address_of(request), request.state.account)
        plan = planned(request, given, form)
        return seated(request, server.hall.begin(plan, request.state.account), plan)
    except DarbarError as error:
        return settle(request, Speech(request.state.language).error(error), given)


def planned(request: Request, given: Mapping[str, str], form: FormData) -> Plan:
    """What a form says, as a plan."""
    players = tuple(player(given, number) for number in range(1, 20) if given.get(f"seat-{number}"))
    language = given.get("language", request.state.language)
    return Plan(
        game=request.path_params["game"],
        players=players,
        options=settled(given, "option-"),
        rulings=settled(given, "ruling-"),
        variants=tuple(str(one) for one in form.getlist("variant")),
        language=language if language in LANGUAGES else "en",
        clock=given.get("clock", "").strip()[:80],
        public=given.get("public") == "yes",
        title=given.get("title", "").strip()[:80],
    )


def player(given: Mapping[str, str], number: int) -> str:
    """Who sits at a seat: you with a name, a friend who will come, or a bot."""
    kind, name = given[f"seat-{number}"], given.get(f"name-{number}", "").strip()
    if kind in (YOU, FRIEND):
        return f"{YOU}:{name}" if name else YOU
    return kind


def settled(given: Mapping[str, str], prefix: str) -> dict[str, str]:
    """The options or rulings that a form names."""
    return {name.removeprefix(prefix): value for name, value in given.items() if name.startswith(prefix)}


def quick(request: Request, form: FormData) -> Response:
    """Play against bots, with everything as usual."""
    game = plugins().game(request.path_params["game"])
    bot = str(form.get("bot") or usual_bot())
    name = str(form.get("name") or request.state.account or "").strip()
    others = (bot if bot in bots() else usual_bot(),) * (game.seats[0] - 1)
    return begun(
        request,
        Plan(game=game.name, players=(f"{YOU}:{name}" if name else YOU, *others), language=request.state.language),
    )


def learn(request: Request, form: FormData) -> Response:
    """Begin a lesson."""
    game = plugins().game(request.path_params["game"])
    known = lessons_of(game)
    lesson = str(form.get("lesson") or (known[0] if known else ""))
    if lesson not in known:
        raise Refusal("web-no-lesson")
    return begun(request, Plan(game=game.name, players=(), language=request.state.language, lesson=lesson))


def begun(request: Request, plan: Plan) -> Response:
    """A match that begins at once."""
    server: Server = request.app.state.server
    server.begun.check(address_of(request), request.state.account)
    match: Begun = server.hall.begin(plan, request.state.account)
    return seated(request, match, plan)
