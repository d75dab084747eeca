"""At home: one match in the browser, with nothing to set up. It ends when whoever began it presses Ctrl-C."""

import webbrowser
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Final

import click
import httpx
from darbar import DarbarError, Seat, Session
from msgspec import Struct
from msgspec.structs import replace

from .app import application
from .hall import Hall
from .reading import read
from .server import Server
from .serving import Background, listener, listening
from .settings import Settings
from .store import open_store
from .tables import Begun
from .visits import cookie_of, place

SHORT: Final = 0.02
OPTIONS: Final = ("port", "open")


class Home(Struct, frozen=True):
    """A server with one match."""

    server: Server
    begun: Begun

    def link(self, seat: Seat | None) -> str:
        """Where a seat is played, or watched."""
        token = None if seat is None else self.begun.tokens[seat]
        path = (
            place(self.begun.id, None) if seat is None or token is None else f"/join/{self.begun.id}/{seat + 1}/{token}"
        )
        return self.server.settings.address + path


def run(session: Session, options: Mapping[str, str] = {}) -> None:
    """Play one session in the browser, until Ctrl-C; `port=8080` chooses where, `open=no` opens nothing."""
    settings = replace(settled(options), language=session.language)
    bound = listener(settings)
    settings = replace(settings, port=bound.getsockname()[1])
    with at_home(session, settings) as home:

        def ready() -> None:
            seats: list[Seat | None] = [*session.people] or [None]
            for seat in seats:
                name = "" if seat is None else f"{session.words().player(seat)}: "
                click.echo(f"{name}{home.link(seat)}")
            click.echo(session.words("darbar_web").say("web-home"))
            if options.get("open", "yes") == "yes":
                webbrowser.open(home.link(seats[0]))

        listening(application(home.server), home.server, ready).run(sockets=[bound])


def settled(options: Mapping[str, str]) -> Settings:
    """What was typed after `--frontend web:`."""
    port = options.get("port", "0")
    if not set(options) <= set(OPTIONS) or options.get("open", "yes") not in ("yes", "no"):
        raise DarbarError("the web frontend has two options: port=NUMBER and open=yes or open=no")
    if not (port.isascii() and port.isdigit() and len(port) < 6 and int(port) < 65536):
        raise DarbarError(f"a port is a number from 0 to 65535, not {port!r}")
    return Settings(port=int(port), accounts=False)


@contextmanager
def at_home(session: Session, settings: Settings) -> Iterator[Home]:
    """A hall for one match, which the session keeps itself; chat and links are forgotten at the end."""
    with TemporaryDirectory(prefix="darbar-") as folder:
        hall = Hall(open_store(str(Path(folder) / "home.sqlite")), bots=1, programs=True)
        try:
            yield Home(Server(settings, hall), hall.adopt(session))
        finally:
            hall.close()


# For the kit that checks frontends


def conversation(session: Session, person: Callable[[str], str], options: Mapping[str, str] = {}) -> str:
    """Play a session over HTTP with somebody who reads the pages aloud, and types answers into their forms."""
    bound = listener(Settings(port=0))
    settings = replace(settled({}), port=bound.getsockname()[1], language=session.language)
    with at_home(session, settings) as home:
        served = Background(application(home.server), home.server, bound)
        served.start()
        try:
            return _talk(session, home, person)
        finally:
            served.stop()


def _talk(session: Session, home: Home, person: Callable[[str], str]) -> str:
    said, last = "", session.people[0] if session.people else None
    while (seat := _awaited(session)) is not None:
        last = seat
        try:
            with _browser(session, home, seat) as browser:
                page = browser.get("").text
                said = _answered(browser, page, person(said + read(page)))
        except EOFError:
            return ""
    with _browser(session, home, last) as browser:
        return said + read(browser.get("").text)


def _awaited(session: Session) -> Seat | None:
    """The person who is asked; bots answer first, by themselves."""
    while (seat := session.asked) in session.bots:
        sleep(SHORT)
    return seat


def _browser(session: Session, home: Home, seat: Seat | None) -> httpx.Client:
    """A browser without script, at a seat."""
    token = None if seat is None else home.begun.tokens[seat]
    cookies = {} if seat is None or token is None else {cookie_of(home.begun.id, seat): token}
    address = home.server.settings.address
    return httpx.Client(
        base_url=address + place(home.begun.id, seat if token else None),
        cookies=cookies,
        headers={"Origin": address, "Accept-Language": session.language},
        follow_redirects=True,
        timeout=None,
        trust_env=False,
    )


def _answered(browser: httpx.Client, page: str, typed: str) -> str:
    """Send what was typed, and confirm it if it is held; what the page says about it."""
    form = _hidden(page)
    answer = browser.post("/answer", data={**form, "typed": typed})
    if (held := _between(answer.text, 'name="confirm" value="', '"')) is not None:
        answer = browser.post("/answer", data={**form, "confirm": held})
    return "" if answer.history else read(answer.text) + "\n"


def _hidden(page: str) -> dict[str, str]:
    """The number of the question and the version that a page shows."""
    form = page.partition('id="answers"')[2]
    found = {name: _between(form, f'name="{name}" value="', '"') for name in ("number", "version")}
    return {name: value for name, value in found.items() if value is not None}


def _between(page: str, before: str, after: str) -> str | None:
    _, found, rest = page.partition(before)
    return unescape(rest.partition(after)[0]) if found else None


run.conversation = conversation  # type: ignore[attr-defined]
