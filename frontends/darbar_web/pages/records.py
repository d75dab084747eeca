"""Records: a match as a file, to take home when it is over, and to bring along."""

from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ..guards.limits import address_of
from ..refusals import Refusal
from ..server import Server
from ..tables import Plan
from ..visits import visit
from .seating import seated


def record(request: Request) -> Response:
    """The record of a match that is over; before that it would tell every secret."""
    come = visit(request)
    text = come.server.hall.record(come.table.id).dumps()
    name = f'attachment; filename="{come.session.game}-{come.table.id[:6]}.darbar"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


def load(request: Request, form: FormData) -> Response:
    """Go on with a record that somebody brings; whoever brings it has the seats of all people in it."""
    server: Server = request.app.state.server
    server.begun.check(address_of(request), request.state.account)
    brought = form.get("record")
    if not isinstance(brought, UploadFile):
        raise Refusal("web-no-file")
    plan = Plan(game="", players=(), language=request.state.language)
    return seated(request, server.hall.load(brought.file.read(), plan, request.state.account), plan)


def metrics(request: Request) -> Response:
    """What the server does, in numbers, for Prometheus."""
    from ..metrics import text

    server: Server = request.app.state.server
    return PlainTextResponse(text(server.hall), media_type="text/plain; version=0.0.4")
