"""Visits: somebody comes to a table, and shows that a seat is theirs, or only looks on."""

from typing import TYPE_CHECKING, Final

from darbar import Seat, Session, Words
from msgspec import Struct
from starlette.requests import Request

from .guards.limits import address_of
from .refusals import NotYours as NotYours
from .server import Server

if TYPE_CHECKING:
    from .tables import LiveTable

MOST_SEATS: Final = 40
"""So many seats a browser remembers; the one that it got first is forgotten first."""

YEAR: Final = 31_536_000
CONFIRM: Final = "confirm"
"""The cookie of a browser in which no move is held: `off`."""


class Visit(Struct, frozen=True):
    """One request at a table; `seat` is None for whoever only looks on."""

    request: Request
    server: Server
    table: "LiveTable"
    seat: Seat | None
    language: str

    @property
    def session(self) -> Session:
        """The match."""
        return self.table.session

    @property
    def words(self) -> Words:
        """The game in the language of whoever reads."""
        return self.session.words("darbar_web", language=self.language)

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return address_of(self.request)

    @property
    def account(self) -> str | None:
        """The account of whoever has one, and entered."""
        account: str | None = self.request.state.account
        return account

    @property
    def seated(self) -> Seat:
        """The seat; whoever only looks on has none, and does nothing either."""
        if self.seat is None:
            raise NotYours("web-only-players")
        return self.seat

    @property
    def confirms(self) -> bool:
        """Whether this browser holds moves that deserve a second thought, until they are confirmed."""
        return self.request.cookies.get(CONFIRM) != "off"

    def path(self, action: str = "") -> str:
        """Where something of this seat, or for spectators, is to be found."""
        return place(self.table.id, self.seat, action)

    @property
    def token(self) -> str:
        """The secret of the seat, as the browser has it; nothing where an account stands for it."""
        return "" if self.seat is None else self.request.cookies.get(cookie_of(self.table.id, self.seat), "")

    def holds(self) -> bool:
        """Whether the seat still is of whoever came: secrets can be changed."""
        return self.seat is None or owns(self.request, self.table, self.seat)


def place(id: str, seat: Seat | None, action: str = "") -> str:
    """The path of a page at a table."""
    at = f"/table/{id}" if seat is None else f"/table/{id}/seat/{seat + 1}"
    return f"{at}/{action}" if action else at


def visit(request: Request) -> Visit:
    """Who comes to which table: as the seat in the path, if it is theirs."""
    server: Server = request.app.state.server
    table = server.hall.table(request.path_params["id"])
    seat = seat_in(request, table)
    if seat is not None and not owns(request, table, seat):
        raise NotYours("web-not-yours")
    table.look()
    if seat is not None:
        server.presence.seen(table, seat)
    return Visit(request, server, table, seat, request.state.language)


def seat_in(request: Request, table: "LiveTable") -> Seat | None:
    """The seat that a path names."""
    number = request.path_params.get("number")
    if number is None:
        return None
    if not 1 <= number <= len(table.session.names):
        raise NotYours("web-no-seat")
    return Seat(number - 1)


def owns(request: Request, table: "LiveTable", seat: Seat) -> bool:
    """Whether a browser has the secret of a seat, or its person has an account that plays there."""
    token = request.cookies.get(cookie_of(table.id, seat))
    if token is not None and table.seat_of(token) == seat:
        return True
    account: str | None = request.state.account
    return account is not None and table.account_of(seat) == account


def cookie_of(id: str, seat: Seat) -> str:
    """What the cookie with a seat's secret is called."""
    return f"seat-{id}-{seat + 1}"


def seats_in(request: Request) -> list[tuple[str, Seat]]:
    """The seats of which a browser has the secrets, those that it got first before others."""
    found = []
    for name in request.cookies:
        kind, _, rest = name.partition("-")
        id, _, number = rest.rpartition("-")
        if kind == "seat" and id and number.isascii() and number.isdigit() and len(number) < 3 and int(number) > 0:
            found.append((id, Seat(int(number) - 1)))
    return found
