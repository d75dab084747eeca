"""Bearers: programs show a seat's token in the header `Authorization: Bearer …`; without one they only watch."""

from starlette.requests import Request

from .refusals import NotYours
from .server import Server
from .visits import Visit


def visit(request: Request) -> Visit:
    """Whoever has a seat's token is that seat; whoever brings none watches; a wrong one is refused."""
    server: Server = request.app.state.server
    table = server.hall.table(request.path_params["id"])
    given = request.headers.get("authorization", "")
    seat = table.seat_of(given[len("bearer ") :].strip()) if given else None
    if given and (seat is None or not given.lower().startswith("bearer ")):
        raise NotYours("web-no-token")
    table.look()
    if seat is not None:
        server.presence.seen(table, seat)
    return Bearer(request, server, table, seat, request.state.language)


class Bearer(Visit, frozen=True):
    """A visit with a token, which is looked at again before each piece of news."""

    def holds(self) -> bool:
        """Whether the token still is that of the seat."""
        token = self.request.headers.get("authorization", "")[len("bearer ") :].strip()
        return self.seat is None or self.table.seat_of(token) == self.seat
