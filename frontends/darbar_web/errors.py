"""Errors: which number an answer has that refuses something, and how it is told, to people and to programs."""

from typing import Final

from darbar import DarbarError, PluginError, RecordError, RuleViolation, StaleAnswer
from darbar.errors import NotKept, UnknownName
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from .pages.rendering import page, wants_fragments
from .refusals import NoSuchTable, NotYou, NotYours, Refused, TooMuch
from .speech import Speech, language_of
from .visits import place

STATUS: Final[tuple[tuple[type[DarbarError], int], ...]] = (
    (NotYours, 403),
    (NotYou, 403),
    (Refused, 403),
    (NoSuchTable, 404),
    (UnknownName, 404),
    (TooMuch, 429),
    (StaleAnswer, 409),
    (RuleViolation, 422),
    (RecordError, 422),
    (NotKept, 503),
    (PluginError, 500),
)
"""What an error is to a browser; the first that fits."""


def status_of(error: DarbarError) -> int:
    """The number of an answer that tells of an error."""
    return next((status for kind, status in STATUS if isinstance(error, kind)), 400)


def told(request: Request, error: Exception) -> Response:
    """What somebody is told whose request was refused; never more than a sentence."""
    assert isinstance(error, DarbarError)
    return sentence(request, Speech(language(request)).error(error), status_of(error))


def missing(request: Request, error: Exception) -> Response:
    """What somebody is told who asks for what is not there, or in a way that is not understood."""
    assert isinstance(error, HTTPException)
    key = {404: "web-not-found", 405: "web-not-so", 413: "web-too-large"}.get(error.status_code, "web-not-understood")
    return sentence(request, Speech(language(request)).say(key), error.status_code)


def failed(request: Request, error: Exception) -> Response:
    """What somebody is told when the server itself is wrong: whoever runs it reads the rest in the log."""
    return sentence(request, Speech(language(request)).say("web-failed"), 500)


def sentence(request: Request, said: str, status: int) -> Response:
    """One sentence, as a page, as JSON, or alone."""
    headers = {"Retry-After": "5"} if status == 429 else None
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": said}, status, headers)
    if wants_fragments(request) or request.url.path.endswith("/news"):
        return PlainTextResponse(said, status, headers)
    id = request.path_params.get("id")
    watch = place(id, None) if id and status == 403 else ""
    return page(request, "error.html", status, sentence=said, watch=watch)


def language(request: Request) -> str:
    """The language of whoever asks, also when nobody was greeted yet."""
    if not hasattr(request.state, "language"):
        request.state.language = language_of(request, request.app.state.server.settings.language)
        request.state.account = None
    spoken: str = request.state.language
    return spoken
