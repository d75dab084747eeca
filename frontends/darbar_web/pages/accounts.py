"""Accounts: a name and a password, which bring one's matches back on another device; nobody needs one."""

from contextlib import suppress
from typing import Final

from darbar import DarbarError
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..accounts import Accounts
from ..guards.limits import address_of
from ..notices import of_account
from ..refusals import Refused
from ..server import Server
from ..speech import Speech
from ..visits import YEAR, seats_in, visit
from .lobby import mine
from .rendering import page

COOKIE: Final = "account"


def who(request: Request) -> str | None:
    """The account of whoever asks, if they have entered."""
    server: Server = request.app.state.server
    secret = request.cookies.get(COOKIE)
    return server.accounts.who(secret) if server.accounts is not None and secret else None


def account(request: Request, told: str = "") -> Response:
    """One's matches and notices; or the way in."""
    server, found = request.app.state.server, accounts_of(request)
    kept = found.account(request.state.account) if request.state.account else None
    confirmed = kept and server.hall.notices.letters.confirmed(of_account(kept.name), kept.mail)
    return page(
        request,
        "account.html",
        403 if told else 200,
        error=told,
        mine=mine(request) if request.state.account else [],
        kept=kept,
        asked=bool(kept and kept.mail) and not confirmed,
        mail=server.settings.mail is not None,
        webhooks=server.settings.webhooks,
    )


def accounts_of(request: Request) -> Accounts:
    """The accounts of this server, if it has any."""
    server: Server = request.app.state.server
    if server.accounts is None:
        raise Refused("web-no-accounts")
    return server.accounts


def create(request: Request, form: FormData) -> Response:
    """A new account."""
    return _entered(request, form, new=True)


def enter(request: Request, form: FormData) -> Response:
    """Come back to one's account."""
    return _entered(request, form, new=False)


def _entered(request: Request, form: FormData, new: bool) -> Response:
    server, found = request.app.state.server, accounts_of(request)
    name, password = str(form.get("name", "")), str(form.get("password", ""))
    try:
        server.entered.check(address_of(request))
        server.guessed.check(name.casefold()[:60])  # more than one address has, or a stranger would lock somebody out
        secret = found.create(name, password, request.state.language) if new else found.enter(name, password)
    except DarbarError as error:
        return account(request, Speech(request.state.language).error(error))
    own = found.who(secret)
    bring_along(request, server, own or "")
    response = RedirectResponse("/account", 303)
    secure = server.settings.secure
    response.set_cookie(COOKIE, secret, max_age=YEAR // 12, samesite="lax", httponly=True, secure=secure)
    return response


def bring_along(request: Request, server: Server, account: str) -> None:
    """The seats that a browser has become those of the account, if nobody else's account has them."""
    for id, seat in seats_in(request):
        with suppress(DarbarError):
            table = server.hall.table(id)
            token = request.cookies.get(f"seat-{id}-{seat + 1}", "")
            if table.seat_of(token) == seat and not table.account_of(seat) and table.seat_of_account(account) is None:
                server.hall.bind(id, token, account)


def leave(request: Request, form: FormData) -> Response:
    """Leave the account on this device."""
    accounts_of(request).leave(request.cookies.get(COOKIE, ""))
    response = RedirectResponse("/", 303)
    response.delete_cookie(COOKIE)
    return response


def notices(request: Request, form: FormData) -> Response:
    """Where somebody is told that it is their turn, in all of their matches."""
    if not request.state.account:
        raise Refused("web-enter-first")
    mail, webhook = str(form.get("mail", "")).strip(), str(form.get("webhook", "")).strip()
    try:
        accounts_of(request).change(request.state.account, mail=mail, webhook=webhook)
        request.app.state.server.hall.notices.ask(of_account(request.state.account), mail, request.state.language)
    except DarbarError as error:
        return account(request, Speech(request.state.language).error(error))
    return RedirectResponse("/account", 303)


def seat_notices(request: Request, form: FormData) -> Response:
    """Where somebody is told that it is their turn, in this match."""
    come = visit(request)
    mail, webhook = str(form.get("mail", "")).strip(), str(form.get("webhook", "")).strip()
    come.server.answers.check(come.address, (come.table.id, come.seat))
    come.server.hall.notices.set(
        come.table.id, come.seated, mail=mail, webhook=webhook, language=request.state.language
    )
    return RedirectResponse(come.path("links"), 303)


def letter(request: Request, done: bool = False) -> Response:
    """What a link in a mail means, and a button: programs that look at every link press none."""
    server: Server = request.app.state.server
    read = server.hall.notices.letters.read(request.path_params["letter"])
    return page(request, "mail.html", letter=read, done=done)


def obey(request: Request, form: FormData) -> Response:
    """Do what a link in a mail means."""
    server: Server = request.app.state.server
    letters = server.hall.notices.letters
    letters.obey(letters.read(request.path_params["letter"]))
    return letter(request, done=True)
