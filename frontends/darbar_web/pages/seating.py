"""Seating: whoever gets a seat gets its secret in a cookie; friends get theirs by a link."""

from darbar import Seat
from darbar.sessions.players import usual_bot
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..again import next_match
from ..guards.limits import address_of
from ..notices import at_seat
from ..refusals import Refusal
from ..server import Server
from ..speech import Speech
from ..tables import Begun, LiveTable, Plan
from ..visits import MOST_SEATS, YEAR, Visit, cookie_of, place, seats_in, visit
from .rendering import page


def seated(request: Request, begun: Begun, plan: Plan) -> Response:
    """Lead whoever has begun a match to the table; where friends are to come, by the page with their links."""
    mine = next((Seat(seat) for seat, token in enumerate(begun.tokens) if token), None)
    alone = sum(token is not None for token in begun.tokens) < 2
    response = RedirectResponse(place(begun.id, mine, "" if alone else "links"), 303)
    for seat, token in enumerate(begun.tokens):
        if token is not None:
            give(request, response, begun.id, Seat(seat), token)
    return response


def give(request: Request, response: Response, id: str, seat: Seat, token: str) -> None:
    """Put the secret of a seat into the browser, and forget the oldest ones."""
    secure = request.app.state.server.settings.secure
    for old_id, old_seat in seats_in(request)[: -MOST_SEATS or None]:
        response.delete_cookie(cookie_of(old_id, old_seat))
    response.set_cookie(cookie_of(id, seat), token, max_age=YEAR, samesite="lax", httponly=True, secure=secure)


def join(request: Request) -> Response:
    """Somebody has a seat's secret link: to the table, or, if nobody has sat there yet, who they are."""
    server: Server = request.app.state.server
    table, seat, token = linked(request)
    if seat in table.free:
        return page(request, "join.html", names=names(request, table), number=seat + 1, game=table.session.title)
    response = RedirectResponse(place(table.id, seat), 303)
    if request.state.account and not table.account_of(seat):
        server.hall.bind(table.id, token, request.state.account)
    give(request, response, table.id, seat, token)
    return response


def names(request: Request, table: LiveTable) -> list[str]:
    """Who sits at a table, in the language of whoever comes."""
    speech = Speech(request.state.language)
    return [speech.player(seat, name) for seat, name in enumerate(table.session.names)]


def sit_down(request: Request, form: FormData) -> Response:
    """A friend says who they are, and sits down."""
    server: Server = request.app.state.server
    table, seat, token = linked(request)
    name = str(form.get("name", "")).strip() or table.session.names[seat]
    server.hall.sit_down(table.id, token, name, request.state.account)
    response = RedirectResponse(place(table.id, seat), 303)
    give(request, response, table.id, seat, token)
    return response


def linked(request: Request) -> tuple[LiveTable, Seat, str]:
    """The seat whose secret stands in a link."""
    server: Server = request.app.state.server
    server.linked.check(address_of(request))
    table, token = server.hall.table(request.path_params["id"]), request.path_params["token"]
    seat = table.seat_of(token)
    if seat is None or seat != request.path_params["number"] - 1:
        raise Refusal("web-no-link")
    return table, seat, token


def take(request: Request, form: FormData) -> Response:
    """Take a free seat of a match that is for everyone."""
    server: Server = request.app.state.server
    server.begun.check(address_of(request), request.state.account)
    number = str(form.get("seat", ""))
    seat = Seat(int(number) - 1) if number.isascii() and number.isdigit() and len(number) < 3 else Seat(-1)
    name = str(form.get("name", "")).strip() or request.state.account or Speech(request.state.language).say("web-guest")
    token = server.hall.take_seat(request.path_params["id"], seat, name, request.state.account)
    response = RedirectResponse(place(request.path_params["id"], seat), 303)
    give(request, response, request.path_params["id"], seat, token)
    return response


def again(request: Request, form: FormData) -> Response:
    """Another match like the one that is over, at the same seat; the others are told, and find the same one."""
    come = visit(request)
    come.server.begun.check(come.address, come.account)
    if come.session.asked is not None or come.table.stays:
        raise Refusal("web-again-later")
    known = come.server.hall.store.follower(come.table.id)
    id = next_match(come.server.hall, come.table.id)
    if known is None:
        come.table.say(come.seated, come.session.names[come.seated], come.words.say("web-again-said"))
    response = RedirectResponse(place(id, come.seated), 303)
    for seat, token in held(come):
        give(request, response, id, seat, token)
    return response


def held(visit: Visit) -> list[tuple[Seat, str]]:
    """The seats of a table of which this browser has the secrets, and the secrets."""
    seats = [Seat(seat) for seat in range(len(visit.table.seats))]
    given = [(seat, visit.request.cookies.get(cookie_of(visit.table.id, seat), "")) for seat in seats]
    return [(seat, token) for seat, token in given if token and visit.table.seat_of(token) == seat]


def links(request: Request) -> Response:
    """The secret links of all seats of which this browser has the secrets, and the one for spectators."""
    come = visit(request)
    address, table = come.server.settings.address, come.table
    notice = come.server.hall.notices.of(table.id, come.seated)
    confirmed = come.server.hall.notices.letters.confirmed(at_seat(table.id, come.seated), notice.mail)
    return page(
        request,
        "links.html",
        title=come.session.title,
        here=come.path(),
        watching=f"{address}{place(table.id, None)}",
        away=away(come),
        usual=usual_bot(),
        notice=notice,
        asked=bool(notice.mail) and not confirmed,
        mail=come.server.settings.mail is not None,
        webhooks=come.server.settings.webhooks,
        links=[
            {
                "seat": seat + 1,
                "name": come.words.player(seat),
                "free": seat in table.free,
                "mine": seat == come.seat,
                "link": f"{address}/join/{table.id}/{seat + 1}/{token}",
                "play": place(table.id, seat),
            }
            for seat, token in held(come)
        ],
    )


def away(visit: Visit) -> list[tuple[int, str]]:
    """The people who have been away for so long that others may let a bot play for them."""
    people = [seat for seat in visit.session.people if seat != visit.seat]
    gone = [seat for seat in people if visit.server.presence.away(visit.table, seat)]
    return [(seat + 1, visit.words.player(seat)) for seat in gone]


def renew(request: Request, form: FormData) -> Response:
    """A new secret for one's seat: the old link ends."""
    come = visit(request)
    token = come.server.hall.new_link(come.table.id, come.seated, come.token)
    response = RedirectResponse(come.path("links"), 303)
    give(request, response, come.table.id, come.seated, token)
    return response
