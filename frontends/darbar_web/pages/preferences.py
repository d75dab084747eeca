"""Preferences: what a browser remembers for whoever sits before it, with script or without."""

from typing import Final

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..aside import Aside
from ..visits import CONFIRM, YEAR, Visit, visit
from . import table
from .rendering import wants_fragments

SAID: Final = {"on": "web-confirm-on", "off": "web-confirm-off"}


def prefer(request: Request, form: FormData) -> Response:
    """Hold moves that deserve a second thought until they are confirmed, or play them at once."""
    come = visit(request)
    wanted = "off" if form.get("hold") == "no" else "on"
    if not wants_fragments(request):
        response: Response = RedirectResponse(come.path(), 303)
    else:
        request.cookies[CONFIRM] = wanted
        response = table.shown(come, said(come, wanted))
    return remembered(request, response, wanted)


def said(visit: Visit, wanted: str) -> Aside:
    """What is wanted from now on, in words."""
    return Aside(notice=visit.words.say(SAID[wanted]))


def remembered(request: Request, response: Response, wanted: str) -> Response:
    """An answer after which the browser knows what is wanted."""
    secure = request.app.state.server.settings.secure
    response.set_cookie(CONFIRM, wanted, max_age=YEAR, samesite="lax", httponly=True, secure=secure)
    return response
