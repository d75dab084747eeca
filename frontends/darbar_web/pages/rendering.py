"""Rendering: templates become pages. Whatever stands in them is text, unless it was made to be markup."""

from functools import lru_cache
from typing import Any, Final

from babel import Locale
from darbar.ui.words import LANGUAGES
from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse

from ..speech import COOKIE, Speech

FRAGMENTS: Final = "darbar-fragments"
"""The header with which our script asks for the changed parts of a page alone."""


@lru_cache
def environment() -> Environment:
    """Where templates come from; what a template asks for and nobody gave is a fault."""
    return Environment(
        loader=PackageLoader("darbar_web"),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def rendered(template: str, language: str, **context: Any) -> str:
    """A template in words."""
    speech = Speech(language)
    return environment().get_template(template).render(say=speech.say, bot=speech.bot, language=language, **context)


def page(request: Request, template: str, status: int = 200, **context: Any) -> HTMLResponse:
    """A whole page for whoever asks."""
    language = request.state.language
    around = {
        "here": request.url.path,
        "languages": {one: language_name(one) for one in LANGUAGES},
        "account": request.state.account,
        "accounts": request.app.state.server.settings.accounts,
    }
    response = HTMLResponse(rendered(template, language, **{**around, **context}), status)
    if request.query_params.get(COOKIE) == language:
        secure = request.app.state.server.settings.secure
        response.set_cookie(COOKIE, language, max_age=31_536_000, samesite="lax", httponly=True, secure=secure)
    return response


def wants_fragments(request: Request) -> bool:
    """Whether our script asks, and knows what to do with parts of a page."""
    return FRAGMENTS in request.headers


@lru_cache
def language_name(code: str) -> str:
    """What a language calls itself."""
    return str(Locale(code).get_display_name()).capitalize()
